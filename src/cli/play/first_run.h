/*
 * A first run: who types “breuk play” and no more, at a terminal, is asked three questions: who
 * plays, with which deck, how long. Each has an answer that Enter takes.
 */
#ifndef BREUK_CLI_PLAY_FIRST_RUN_H
#define BREUK_CLI_PLAY_FIRST_RUN_H

#include "cli/command.h"
#include "cli/records/class_book.h"
#include "play/players.h"
#include "tui/input.h"
#include "tui/plain.h"

/* Questions that a command asks a person at a terminal before it begins, a line for an answer. */

enum heard { HEARD, HEARD_NOTHING, HEARD_STOP };

/* Asks, and puts what is typed into `line`. HEARD_NOTHING: Enter alone. HEARD_STOP: somebody stops,
 * or there are no more lines. */
enum heard question_ask(struct plain *plain, struct input *input, struct message question,
                        struct strbuf *line);

/* Says that an answer will not do, if there was one. */
void question_refuse(struct plain *plain, enum heard heard, const char *typed);

/* Returns the whole number that a text is, from 1 to `most`; 0: it is none. */
int question_number(const char *text, int most);

/* One of several things that are chosen by their number, their name or a word. */
struct question_choice {
    const char *name;  /* in every language */
    const char *word;  /* in the user's; NULL: there is none */
    const char *label; /* shown behind the number, in the user's language; NULL: the name */
};

/* Shows the choices, and asks until one of them is chosen; Enter alone takes the first. Returns its
 * index; −1: somebody stops, or there are no more lines. */
int question_choose(struct plain *plain, struct input *input, const struct question_choice *choices,
                    int count);

struct first_run {
    struct players players;
    const char *deck; /* a literal */
    int minutes;      /* 0: one round */
};

/* Asks who plays, until the names will do: where the book is open, until all are of its class. So
 * many bots sit down with somebody who plays alone, as they do where only Enter is typed; with 0
 * nobody can. Returns false when somebody stops, or there are no more lines.
 */
bool first_run_players(struct players *players, int bots, struct plain *plain, struct input *input,
                       struct class_book *book);

/* Asks which deck, by a short list. Returns its name, a literal; NULL: somebody stops, or there are
 * no more lines. */
const char *first_run_deck(struct plain *plain, struct input *input);

/* Asks all three. Returns false when somebody stops, or there are no more lines. To be released in
 * any case: players_release. */
bool first_run_ask(struct first_run *run, struct plain *plain, struct input *input,
                   struct class_book *book);

/* Who types “breuk” and no more, at a terminal, is asked what they want to do. */

enum { WELCOME_WORDS = 3 }; /* at most; literals */

/* Asks, and shows the line that does the same, with the options that were typed, which end with
 * NULL. Fills `words` with what is typed behind them, ended by NULL, too. Returns false when
 * somebody stops, or there are no more lines. */
bool welcome_ask(const struct command_line *line, char *const *options,
                 const char *words[WELCOME_WORDS]);

#endif
