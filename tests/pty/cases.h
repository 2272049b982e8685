/* What the tests of breuk at a terminal share. A case is a file. */
#ifndef BREUK_TESTS_PTY_CASES_H
#define BREUK_TESTS_PTY_CASES_H

#include "driver.h"
#include "harness.h"

#include <signal.h>
#include <stdio.h>
#include <string.h>

void add_ends(Suite *suite);
void add_typing(Suite *suite);
void add_windows(Suite *suite);
void add_answers(Suite *suite);
void add_kinds(Suite *suite);
void add_journal(Suite *suite);
void add_covers(Suite *suite);
void add_playing(Suite *suite);
void add_picture(Suite *suite);

/* A case whose tests have a folder of their own for what breuk remembers. */
TCase *add_pty_case(Suite *suite, const char *name);

/* That folder. */
const char *case_folder(void);

/* The journal in it, as an option's value. */
const char *journal_path(void);

/* Begins “play equals --players PLAYERS --seed 3 --pace 0 --journal …”, and reads what is said
 * before the first turn. Ann begins; with two people a cover is there before her turn. */
void begin_game(struct pty *pty, struct pty_wish wish, const char *players);

/* Goes on with the game in the journal, until somebody may play. */
void resume_game(struct pty *pty);

/* Presses the keys again and again until the text comes: a new question is deaf at first. */
void press_until(struct pty *pty, const char *keys, const char *text);

/* That the program ends with this code, and the terminal is as it was found. */
void check_end(struct pty *pty, int status);

/* That nothing came that a terminal would not understand. */
void check_clean(const struct pty *pty);

/* The number of cards that lie in the stock, as the screen says; −1: it does not. */
int stock_seen(const struct pty *pty);

#define ANN_PLAYS "Ann: play"

#endif
