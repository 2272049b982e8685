/* A game for breuk play, or the score of one for breuk score, begun or taken up again: all that a
 * table needs, and its journal. */
#ifndef BREUK_CLI_PLAY_SESSION_H
#define BREUK_CLI_PLAY_SESSION_H

#include "cli/command.h"
#include "cli/play/full_screen.h"
#include "cli/play/length.h"
#include "cli/play/offer.h"
#include "cli/play/turns.h"
#include "log/journal.h"
#include "play/setup.h"
#include "play/table.h"
#include "tui/input.h"
#include "tui/plain.h"

/* The deck where none is named: equal numbers are needed there four times as often as with the
 * sheet's own (LEARNING). */
#define PLAY_DECK "equals"
/* The one that most people have cards of. */
#define SCORE_DECK "classic"

/* What the commands differ in. */
struct session_kind {
    const char *command;  /* its name */
    const char *journals; /* the folder of its journals: journals.h */
    const char *deck;     /* where none is named */
    const char *none;     /* a message id: there is nothing to take up */
    const char *other;    /* the same: the file {file} is of the other kind */
    bool score;           /* only the score is kept, of cards on the table: R2 */
};

extern const struct session_kind session_play, session_score;

/* A zeroed struct is empty. Release it with session_release, after a failure too. */
struct session {
    const struct command_line *line;
    const struct session_kind *kind;
    struct setup setup;
    struct journal journal;
    struct input input;
    struct plain plain;
    struct full_screen screen;
    struct table_front front;
    struct table *table;
    struct class_book book;         /* closed where no class is named */
    const char *strange[SEATS_MAX]; /* who sits there, is not of the class, and was told so */
    struct offers offers;
    bool offering;
    int said; /* so often somebody said why a card fits */
    struct table_observer observer;
    struct match_length length;
    bool resumed;
};

/* The words of enum explain_when and enum missed_when, for the options --explain and --missed;
 * ended by NULL. */
extern const char *const explain_words[], *const missed_words[];

/* Begins a game as the options say; on a terminal it asks who plays if they do not say, and deck
 * and length if they say nothing. Complaints are reported. EXIT_DONE without a table: somebody
 * stopped instead of answering. */
enum exit_code session_begin(struct session *session, const struct command_line *line,
                             const struct session_kind *kind);

/* Takes up the journal that the operand names, else the newest one. Complaints are reported. */
enum exit_code session_resume(struct session *session, const struct command_line *line,
                              const struct session_kind *kind);

/* Checks that a journal is of that kind. STATUS_INVALID: diag says which command is for it. */
enum status session_check_kind(const struct session_kind *kind, const struct setup *setup,
                               const char *path, struct diag *diag);

void session_release(struct session *session);

/* Says a sentence on the screen there is; `session` is a struct session. */
void session_say(void *session, struct message message);

/* Says, once a game begins or goes on, whether anything is recorded, and where the game is kept. */
void session_say_kept(struct session *session);

#endif
