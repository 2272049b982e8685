/* A game for breuk play, or the score of one for breuk score, begun or taken up again: all that a
 * table needs, and its journal. */
#ifndef BREUK_CLI_PLAY_SESSION_H
#define BREUK_CLI_PLAY_SESSION_H

#include "cli/command.h"
#include "cli/saving.h"
#include "lesson/diagnosis/diagnosis.h"
#include "play/names.h"
#include "play/setup.h"
#include "play/table.h"
#include "tui/input.h"
#include "tui/plain.h"
#include "tui/table/table_screen.h"
#include "tui/terminal/terminal.h"

#include <time.h>

/* The words and options typed behind “breuk play” or “breuk score”; a text that was not given is
 * NULL, a number 0. */
struct session_options {
    const char *operand; /* the deck; with --resume the journal */
    struct saving_options saving;
    const char *players, *ruleset;
    struct option_list rules;
    int minutes;
    uint64_t seed; /* a number of chance where none was given */
    bool resume;
    const char *settled; /* the first option that was given and that a journal decides */
    /* Of breuk play alone. */
    const char *bots, *wrong;
    bool cards;           /* printed ones */
    const char *by_hands; /* the first option that was given and goes by hands, which nobody knows
                             of printed cards (R1) */
    int think;            /* seconds */
    enum explain_when explain;
    enum missed_when missed;
    bool no_offers, verbose;
    struct terminal_wish wish; /* without the deck's colours */
    bool projector, still;
    int pace; /* per cent; −1: as usual */
};

/* Reads those that both have. */
struct session_options session_options(const struct command_line *line);

/* The length of a match: a round, a number of minutes, or until a total is reached. */

/* A zeroed one has no end of its own. */
struct match_length {
    bool asked; /* somebody was asked, and said so many minutes, or with 0: one round */
    int minutes;
    bool whole;     /* as long as the rules have it, unless somebody says how long */
    bool one_round; /* as no length was given */
    time_t ends;    /* when the time is up; 0: never */
    struct table_clock clock;
};

/* Settles it, once deck, rules and players are known and before the rules are compiled. Two or more
 * people at one screen play a round, unless they say something else: a lesson is short. */
void length_settle(struct match_length *length, struct setup *setup,
                   const struct session_options *options);

/* Starts the clock, if the match is played against one. *length outlives the table. */
void length_begin(struct match_length *length, struct table *table, const struct setup *setup,
                  const struct session_options *options);

/* Says it; sentences go to `say` with its context. */
void length_say(const struct match_length *length, const struct setup *setup,
                const struct session_options *options,
                void (*say)(void *context, struct message message), void *context);

/* The full screen of a game at a terminal that is fit for one; otherwise lines do. */

/* A zeroed one is closed. */
struct full_screen {
    struct terminal *terminal; /* NULL: it is closed, or cannot be */
    struct table_screen table;
};

struct session;

/* Opens that of a game of people, unless the options or the terminal want lines. Changes the front,
 * which the table has borrowed. */
void full_screen_open(struct session *session);

/* Shows what is left to be read, gives the terminal back, and prints it once more. Does nothing
 * when it is closed. */
void full_screen_close(struct full_screen *screen);

/* Says it there, or where it is closed as plain lines. */
void full_screen_say(struct full_screen *screen, struct plain *plain, struct message message);

/* Says what the program waits for, at once. */
void full_screen_wait(struct full_screen *screen, struct plain *plain, struct message message);

/* Shows what is left to be read, and then the question, on a page. Returns whether somebody says
 * yes; *ended: nobody is there to answer any more. Only while it is open. */
bool full_screen_confirm(struct full_screen *screen, struct message question, bool *ended);

/*
 * What a game offers between two rounds: four questions, to one pupil alone and once a game.
 * Somebody missed equal cards twice; or laid wrong ones, and three of the questions tell which
 * belief may lie behind that. The table tells what people decide and knows nothing of lessons; this
 * joins them.
 *
 * Nothing of it is in the game's journal. Whether the offer was made follows from the moves, as all
 * else does: a game that is taken up again hears of its rounds anew, and makes no offer that it has
 * made.
 *
 * Source: docs/design/lessons.md, “Offer between rounds”.
 */

enum { OFFER_MISSED = 8, OFFER_TIMES = 2, OFFER_QUESTIONS = 4 };

struct offer_pair {
    struct notation top, card;
};

/* Equal cards that were missed; `times` counts different pairs of them. */
struct offer_missed {
    const char *lesson; /* that helps: a literal */
    int times;
    struct offer_pair pair[OFFER_TIMES]; /* the first ones */
};

/* The evidence about the person at a seat. */
struct offer_pupil {
    const char *name; /* of whom it is known: another one may have joined since */
    int misses;
    struct offer_missed missed[OFFER_MISSED];
    struct diagnosis diagnosis;
    struct offer_pair wrong; /* the wrong card laid last */
    bool laid_wrong;
};

/* What a session must hold for it. A zeroed struct offers nothing. */
struct offers {
    struct plain *plain;
    struct full_screen *screen; /* is left for questions, which come in lines */
    struct input *input;        /* borrowed, as all pointers here */
    const struct naming *names;
    const struct players *players;
    const struct rules *rules;
    uint64_t seed;
    bool made;                 /* the offer of this game */
    struct class_book *book;   /* knows what was before, and is told of answers; may be closed */
    const struct table *table; /* knows whose turn of a team it is */
    struct offer_pupil pupil[SEATS_MAX];
};

/* Begins. Everything given is borrowed, and outlives the table. */
void offers_begin(struct offers *offers);

/* Hear what a person decided, and that a round is over: for a table_observer. */
void offers_decided(struct offers *offers, const struct table_decision *decision);
void offers_said(struct offers *offers, const struct table_said *said);
enum table_end offers_round_over(struct offers *offers, int round, bool past);

/* The turns of a game that tell what pupils of a class know, written in the class's book. */

/* Writes a turn, for the person of a team who had it. False: that person is not of the class. */
bool turn_keep(struct class_book *book, const struct table *table,
               const struct table_decision *decision);

/* Writes a remark about a card, unless it was made before the game was resumed, and so written
 * then. `number` counts the remarks of the game, from 1. */
void said_keep(struct class_book *book, const struct table *table, const struct table_said *said,
               int number);

/* The session itself. */

/* The deck where none is named: equal numbers are needed there four times as often as with the
 * sheet's own (docs/design/learner.md, “Decks with equal numbers”). */
#define PLAY_DECK "equals"
/* The one that most people have cards of. */
#define SCORE_DECK "classic"

/* What the commands differ in. */
struct session_kind {
    struct saving_kind saving;
    const char *deck;  /* where none is named */
    const char *other; /* a message id: the file {file} is of the other kind */
    bool score;        /* only the score is kept, of cards on the table: R2 */
};

extern const struct session_kind session_play, session_score;

/* A zeroed struct is empty. Release it with session_release, after a failure too. */
struct session {
    const struct session_options *options;
    const struct manner *manner;
    const struct session_kind *kind;
    struct setup setup;
    struct saving saving;
    struct input input;
    struct plain plain;
    struct full_screen screen;
    struct table_front front;
    struct table *table;
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

/* Begins a game as the options say, or with --resume takes up the journal that they name, else the
 * newest one; on a terminal it asks who plays if they do not say, and deck
 * and length if they say nothing. Complaints are reported. EXIT_DONE without a table: somebody
 * stopped instead of answering. */
enum exit_code session_begin(struct session *session, const struct session_options *options,
                             const struct manner *manner, const struct session_kind *kind);

/* Checks that a journal is of that kind. STATUS_INVALID: diag says which command is for it. */
enum status session_check_kind(const struct session_kind *kind, const struct setup *setup,
                               const char *path, struct diag *diag);

void session_release(struct session *session);

/* Says a sentence on the screen there is; `session` is a struct session. */
void session_say(void *session, struct message message);

/* Says, once a game begins or goes on, whether anything is recorded, and where the game is kept. */
void session_say_kept(struct session *session);

/* Who plays in a session that begins. */

/* Finds them in the options, else asks at the terminal. A complaint is reported. *stopped becomes
 * true if somebody stops instead of saying who plays. */
enum exit_code session_find_players(struct session *session, bool *stopped);

/*
 * Says of which kind the bots are whose kind nobody has said, once players and settings are known:
 * as --bots says, "adds:30,careful", or a number alone for how often; NULL: it was not given, and
 * they err at tables where players must notice wrong cards themselves (X1), as there would be none
 * else but those of people. Reports what is wrong with it.
 */
enum exit_code bots_option_apply(struct setup *setup, const struct manner *manner,
                                 const char *text);

#endif
