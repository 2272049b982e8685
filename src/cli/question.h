/* Questions that a command asks a person at a terminal before it begins, a line for an answer. */
#ifndef BREUK_CLI_QUESTION_H
#define BREUK_CLI_QUESTION_H

#include "tui/input.h"
#include "tui/plain.h"

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

#endif
