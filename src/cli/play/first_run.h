/*
 * A first run: “breuk play” alone, at a terminal, asks three questions: who plays, with which deck,
 * how long. Each has an answer that Enter takes.
 */
#ifndef BREUK_CLI_PLAY_FIRST_RUN_H
#define BREUK_CLI_PLAY_FIRST_RUN_H

#include "classes/class_book.h"
#include "cli/command.h"
#include "play/players.h"
#include "tui/input.h"
#include "tui/plain.h"

struct first_run {
    struct players players;
    const char *deck; /* a literal */
    int minutes;      /* 0: one round */
};

/* Asks who plays, until the names will do: if the book is open, until all are of its class. `bots`
 * bots sit down with a person who plays alone, and also after Enter alone; with 0 a person cannot
 * play alone. Returns false when somebody stops, or there are no more lines. */
bool first_run_players(struct players *players, int bots, struct plain *plain, struct input *input,
                       struct class_book *book);

/* Asks all three. Returns false when somebody stops, or there are no more lines. To be released in
 * any case: players_release. */
bool first_run_ask(struct first_run *run, struct plain *plain, struct input *input,
                   struct class_book *book);

/* “breuk” alone, at a terminal, asks what the user wants to do. */

enum { WELCOME_WORDS = 3 }; /* at most; literals */

/* Asks, and shows the line that does the same, with the options that were typed, which end with
 * NULL. Fills `words` with what is typed behind them, ended by NULL, too. Returns false when
 * somebody stops, or there are no more lines. */
bool welcome_ask(const struct manner *manner, char *const *options,
                 const char *words[WELCOME_WORDS]);

#endif
