/* The inside of a table. Private to the room. */
#ifndef BREUK_PLAY_TABLE_STATE_H
#define BREUK_PLAY_TABLE_STATE_H

#include "bots/bot.h"
#include "log/line.h"
#include "play/drawn.h"
#include "play/table.h"
#include "play/take_back.h"
#include "play/teaching/review.h"
#include "play/teaching/teacher.h"
#include "ruleset/setting.h"

enum { PLANNED = 2 };

/* All that decides, beside its game, how a table goes on: whoever takes a card back has it as it
 * was before. */
struct table_moment {
    struct chance chance[SEATS_MAX];   /* each bot's own */
    struct chance order;               /* decides who is first, where several may act */
    unsigned seen;                     /* seats that have seen the hand they hold (window.h) */
    unsigned passed;                   /* people who have said that nobody does anything */
    struct log_trial trial[SEATS_MAX]; /* what came before each seat's move in this turn; a refused
                                          card is a number */
    int hints[SEATS_MAX]; /* steps of a hint that each seat was told in this turn (hint.h) */
    int turns[SEATS_MAX]; /* begun: one of a team plays each */
    bool wrong;           /* the card laid last is wrong: the reason */
    struct refusal reason;
    struct teacher teacher;
    struct reviewer reviewer;
};

struct table {
    const struct rules *rules;
    struct naming *names;
    struct players *players;
    uint64_t seed;
    struct journal *journal;
    const struct table_front *front;
    const struct table_observer *observer; /* NULL: nobody */
    const struct table_clock *clock;       /* NULL: none runs */
    struct game *game;
    struct table_moment now;
    unsigned bots; /* bit s is set: a bot sits there */
    struct bot bot[SEATS_MAX];
    bool started;
    int planned;               /* moves that a person typed with another one */
    struct move plan[PLANNED]; /* the next one last */
    int planner;               /* who looked at the screen when they were typed */
    int watcher;               /* who looks at the screen; NO_SEAT: everybody, or several in turn */
    unsigned seated,
        seated_before; /* who sits at the table in this round, and sat there in the last: V4 */
    struct view view, other;
    struct choices choices, none;
    struct take_back back;
    struct drawn_question drawn;
    struct rounds rounds; /* where people count the points */
    bool undecided;       /* the decision is not told yet, as its card may be taken back */
    struct table_decision decision;
    bool weighed; /* the last turn of a person was one in which numbers decide */
    bool helped;  /* a hint was given in it */
    bool unsaid;  /* what was said is not told yet, as its card may be taken back */
    struct table_said said;
    struct view decided; /* what whoever decides sees */
};

int table_setting(const struct table *table, enum setting setting);
static inline const struct deck *table_deck(const struct table *table)
{
    return table->names->deck;
}

/* Returns who hears what happens. `told`: the screen is told; else it was told before, and only
 * remembers. */
struct listener table_listener(struct table *table, bool told);

/* Shows the points on the screen; `all`: with all rounds, where people count them (R2). */
void table_show_points(struct table *table, bool all);

/* Returns whether only the score of the game is kept: R2. */
bool table_keeps_score(const struct table *table);

bool table_round_is_over(const struct table *table);

/* Tells the observer what a person decides with a move that is about to be made; `past`: it is one
 * of a journal. */
void table_notice_decision(struct table *table, struct move move, bool past);
/* Tells the observer the last decision of a person, if that was kept back. */
void table_tell_decision(struct table *table);

/* Notes the round that the move just made has ended, if people count the points. */
void table_note_round(struct table *table);
/* Says that a round looks as if it was told twice. */
void table_say_repeated(struct table *table);
/* Tells the observer that a round is over, if the move just made has ended it. TABLE_OVER: play
 * goes on. */
enum table_end table_notice_round(struct table *table, struct move move, bool past);

/* Writes to the journal what was tried in turns that are not over, for whoever goes on: TABLE_OVER,
 * _UNWRITTEN. */
enum table_end table_keep_tried(struct table *table);
/* Writes to the journal what became of the question of a drawn card. */
enum table_end table_keep_drawn(struct table *table, int seat, enum log_drawn drawn);
/* Makes it so again, if the line read last says that. STATUS_INVALID: diag says what is wrong with
 * it. */
enum status table_try_again(struct table *table, const struct log_reader *reader,
                            struct diag *diag);

/* Returns whether several seats may be asked at once. */
bool table_asks_several(const struct table *table);

/*
 * Asks the people for a move. Where several of them sit at the table, a window asks all of them
 * together and shows nobody's hand; it asks a single person only when there is something to do.
 * With TABLE_OVER, *move is to be made.
 */
enum table_end table_ask_people(struct table *table, struct move *move);

/* Puts the question of table->view and table->choices until the rules accept a move. With
 * TABLE_OVER, *move is that move; MOVE_KINDS: nobody moves, but somebody has left, returned or
 * joined. */
enum table_end table_ask(struct table *table, struct move *move);

/* Asks the only person, who need not deal, before that dealer does; else as table_ask_people. */
enum table_end table_ask_to_go_on(struct table *table, int person, int dealer, struct move *move);

/* Asks whether the match, which is over, is to end like this. *again: the last step was undone, and
 * it goes on. */
enum table_end table_ask_at_end(struct table *table, bool *again);

#endif
