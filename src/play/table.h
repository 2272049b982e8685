/*
 * A table being played: people are asked when it is their turn, bots choose, each move is written
 * to the journal before it is made, and what happened is told. It knows no screen: it asks through
 * struct table_front.
 *
 * Where several may act, a stream of chance decides which bot is next, or whether the people are;
 * they are asked together, and know among themselves who was first. So a game can be replayed from
 * its seed and its moves.
 */
#ifndef BREUK_PLAY_TABLE_H
#define BREUK_PLAY_TABLE_H

#include "bots/number_turn.h"
#include "log/journal.h"
#include "log/line.h"
#include "log/reader.h"
#include "play/choices.h"
#include "play/names.h"
#include "play/players.h"
#include "play/rounds.h"
#include "play/teaching/review.h"
#include "play/teaching/teaching.h"
#include "rules/event.h"
#include "rules/game.h"

/*
 * The evidence in a person's turn on their knowledge of fractions: the numbers that they saw, and
 * their choice. A table hands it to its observer.
 *
 * Only a turn in which numbers alone decide counts (bots/number_turn.h), by rules under which equal
 * numbers fit.
 */

struct decision;

struct table_decision {
    int seat;
    int round; /* from 1 */
    bool past; /* it was made before the game was resumed */
    int top;   /* index of a card of the deck */
    struct shown top_shown;
    int count; /* of hand: 1 … VIEW_CARDS, in the deck's order */
    struct decision_card hand[VIEW_CARDS];
    const struct decision_card *chosen; /* the number that they laid or, if cards were refused in
                                           this turn, the first of those; NULL: they drew, passed
                                           or laid a card without a number */
    bool drew;                          /* in the end, no matter which cards were refused before */
    int hints;                          /* steps of a hint before it, and before `chosen` */
};

/* True if the move, which game_check must allow, is what its player does with a turn: it lays a
 * card, draws or passes, and is no reaction to a card. */
bool table_decision_ends_turn(const struct game *game, struct move move);

/* Whether the move, which was refused for that reason, lays a number card of the hand that fits
 * neither by colour nor by value, in a turn of its player. */
bool table_decision_is_misfit(const struct game *game, struct move move, const struct refusal *why);

/* A person's statement on the number that they laid on a number: by what it matches (H16), or why
 * the two are equal (H17). */
struct table_said {
    int seat;
    bool past; /* it was said before the game was resumed */
    const struct notation *below, *laid;
    struct move move; /* MOVE_BY_COLOUR, MOVE_BY_VALUE, MOVE_PROVE */
    bool same_colour; /* by its colour it matches */
    bool right;
};

/* Each fills in the evidence on the person's beliefs (skill/evidence.h). */
void table_decision_weigh(const struct table_decision *decision, struct decision *out);
void table_said_weigh(const struct table_said *said, struct decision *out);

/* Sentences about events, for the person who looks at the screen. */

/*
 * Returns the sentence for an event, with a capital and a full stop; to `viewer` it speaks of
 * "you". Its id is NULL when there is nothing to say. `list` gets the cards that it names, and must
 * outlive it.
 */
struct message telling_of(const struct event *event, int viewer, const struct naming *names,
                          struct strbuf *list);

enum table_answer {
    ANSWER_LINE,   /* a line was typed */
    ANSWER_END,    /* there are no more lines: end of input, the terminal is gone */
    ANSWER_STOPPED /* the program is told to end */
};

/* How the match stands. */
struct table_score {
    int points[SEATS_MAX];
    int partner[SEATS_MAX];      /* the seat that shares its points all through the match (V2); else
                                    NO_SEAT */
    unsigned out;                /* bit s is set: seat s plays no more (V5) */
    bool timed;                  /* a clock ends the match, too */
    const struct rounds *rounds; /* all of them, where they are to be shown; else NULL */
};

/* The functions of a screen. */
struct table_front {
    void *context;
    /* Tells what happened as `watcher` sees it, the player who looks at the screen now; NO_SEAT:
     * everybody does. */
    void (*tell)(void *context, const struct event *event, int watcher);
    /* Tells everybody more about what happened: why a card was wrong. */
    void (*remark)(void *context, struct message message);
    /* Shows the person at view->seat their view and choices, and takes a line from them, without
     * control characters. NO_SEAT: asks all people of view->asked at once; the view then shows no
     * hand. */
    enum table_answer (*ask)(void *context, const struct view *view, const struct choices *choices,
                             struct strbuf *line);
    /* Tells the person who was asked why their line was refused, or asks what it means. */
    void (*say)(void *context, struct message message);
    void (*help)(void *context, const struct view *view, const struct choices *choices);
    /* Shows the points, at the end of a round or when somebody asks. */
    void (*points)(void *context, const struct table_score *score);
    /* Explains, to whom *teaching says; it is borrowed until this returns. `watcher` as of tell.
     * Called only after table_teach or table_review, for a hint, and for the picture that a player
     * asks for (H17). NULL where a game is only told, not played. */
    void (*teach)(void *context, const struct teaching *teaching, int watcher);
    /* Tells the person who is asked what happened since their last turn; `ask` then follows again.
     */
    void (*again)(void *context, const struct view *view);
    /* Shows the rules in short. */
    void (*rules)(void *context, const struct view *view);
    /* Hears what happened before a game went on, as everybody sees it. May be NULL. */
    void (*recall)(void *context, const struct event *event);
    /* Hears that somebody has left that seat, returned to it or taken it; `people` play now. May be
     * NULL. */
    void (*seated)(void *context, int seat, int people);
    /* Shows everybody the review of a round, or of the match, after the points. Called only after
     * table_review. */
    void (*review)(void *context, const struct review *review);
    /* True if the text may scroll away: a person alone among bots is then asked before a bot deals
     * the next round, too. */
    bool scrolls;
};

enum table_end {
    TABLE_OVER,     /* the match was played to its end */
    TABLE_LEFT,     /* a person typed that they stop */
    TABLE_NO_INPUT, /* ANSWER_END */
    TABLE_STOPPED,  /* ANSWER_STOPPED */
    TABLE_UNWRITTEN /* the journal cannot be written: journal->error says why; the last move was
                       not made */
};

/* An observer hears what people decide and when rounds end, and takes no part in the game. */
struct table_observer {
    void *context;
    /* A person has decided; the move is in the journal and not made yet. *decision is borrowed
     * until it returns. */
    void (*decided)(void *context, const struct table_decision *decision);
    /* A person has said why their number fits. May be NULL. *said is borrowed until it returns. */
    void (*said)(void *context, const struct table_said *said);
    /* Round number `round`, from 1, is over, and the points were shown; the next one is not dealt.
     * Unless it is past, the front may be used to ask people something. Anything but TABLE_OVER
     * ends table_run, which returns it; of a past round it is ignored. */
    enum table_end (*round_over)(void *context, int round, bool past);
};

/* A clock that a match is played against. */
struct table_clock {
    void *context;
    bool (*is_up)(void *context); /* the time is up, and stays up */
};

struct table;

/* The table borrows all arguments, which must outlive it; it changes names and players when people
 * come and go (seat_changes.h). The journal has its header already. STATUS_INVALID: *why says which
 * bot is unknown. On success *out belongs to the caller. */
enum status table_new(struct table **out, const struct rules *rules, struct naming *names,
                      struct players *players, uint64_t seed, struct journal *journal,
                      const struct table_front *front, struct message *why);
void table_free(struct table *table);

/* Sets the observer, which is borrowed, for all that happens from now on; NULL: none. */
void table_observe(struct table *table, const struct table_observer *observer);

/* Has the front explain cards that are laid, refused or doubted, from now on: call it before
 * table_run and table_replay. Without it nothing is explained. */
void table_teach(struct table *table, enum explain_when when);
/* Plays against the clock, which is borrowed, from now on: once it is up the table makes MOVE_TIME,
 * which the journal keeps, so that a game played again needs no clock (E8). NULL: no clock runs. */
void table_play_against(struct table *table, const struct table_clock *clock);

/* Has the front sum up each round and the match, where equal numbers can be laid, and tell of
 * missed cards, from now on: call it before table_run and table_replay. */
void table_review(struct table *table, enum missed_when when);

/*
 * Makes the moves that a journal holds after its header, without telling the front; the observer
 * hears what people decided, as past. Bots think along, so that their chances go on where they
 * were. STATUS_INVALID: a move that the rules refuse, or another line; diag says which.
 */
enum status table_replay(struct table *table, struct log_reader *reader, struct diag *diag);

/*
 * Tells the game that a journal holds, as `watcher` sees it (NO_SEAT: as everybody does); neither
 * people nor bots are asked. Returns as table_replay does.
 */
enum status table_retell(struct table *table, struct log_reader *reader, int watcher,
                         struct diag *diag);

/* Returns whether the table should read a line that was typed where only Enter is asked for: its
 * player stops, time is up, somebody leaves, returns or joins, or a card is taken back. */
bool table_is_aside(const char *line);

/* Begins the match, unless table_replay did, and plays it; if it is over already, tells its end. */
enum table_end table_run(struct table *table);

const struct game *table_game(const struct table *table);

/* Tells again who has won a match that is over, and the points. */
void table_tell_end(struct table *table);

/* Fills in how the match stands; `all`: with its rounds, where people count them (R2). */
void table_score_now(struct table *table, bool all, struct table_score *score);

/* Writes the name of the team member who has this turn of the seat, or the seat's only name;
 * returns out. */
const char *table_person(const struct table *table, int seat, char out[TEAM_NAME_SIZE]);

#endif
