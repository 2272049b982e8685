/*
 * The inside of a table, and how a game goes on there. Private to the room; table.h is what callers
 * see.
 *
 * A table brings together three parties that know nothing of each other: the game, which judges and
 * makes moves; those who choose them, bots or the people at the front; and the journal, from which
 * the game can be played again. All that happens is a row of steps, and a step is one_move():
 *
 *   take_back_begin         take_back.c  saves the game and table->now, in case of a mistake
 *   choose                  table.c      finds the next move:
 *     whose_go              table.c        the people's or which bot's, by the table's own chance
 *     bot_moves             table.c        a bot chooses by what its seat sees
 *     table_ask_people      asking.c       or it is asked of people; in a window only of those who
 *                                          have something to do there (window_asks)
 *       table_ask           asking.c       takes lines from the front until a move is accepted
 *         take_back_hear    take_back.c      lines that are no moves: “undo”,
 *         table_hear_seat_change           “Bo leaves” (seat_changes.c)
 *         read_line         asking.c         a line becomes a move (play/typing); of printed cards
 *                                            by real_read (real_cards.c)
 *         accept            asking.c         the rules allow it, or the front says why not
 *   journal_add                          before anybody can see what comes of the move
 *   take_back_note, table_notice_decision  what it ends or decides, while the game is as it was
 *   foresee                 table.c      what can be known only before the move: is the card wrong?
 *   carry_out               table.c      game_apply(), whose listener is
 *     hear                  telling.c      the front is told as its watcher may see the event; the
 *                                          teacher explains
 *       drawn_hear          drawn.c        may ask in the middle of the move, see below
 *   after_move              table.c      if the round is over: points, review, observer
 *
 * Every step that can end the game returns an enum table_end. Within the room TABLE_OVER means that
 * nothing has ended it: play goes on as long as the game asks somebody. A move of MOVE_KINDS is
 * none: somebody has come or gone, or a card was taken back, and the step begins anew.
 *
 * A journal holds the seed and the moves, not what chance was asked for in between. So
 * table_replay() goes through the steps again: it draws whose_go() and lets bots choose wherever
 * play did, and calls the same functions, which hear by `told` or `past` that the front has told
 * this before. What a step draws from chance or notes in table->now has to happen there, too.
 *
 * The table owns its game, the copies for taking back and the rounds, and borrows all else.
 * table->view and table->choices belong to the question that is being asked; table->other and
 * table->decided are scratch, which any call may overwrite. Read table.c from one_move() first,
 * then asking.c from table_ask_people().
 */
#ifndef BREUK_PLAY_TABLE_STATE_H
#define BREUK_PLAY_TABLE_STATE_H

#include "bots/bot.h"
#include "log/line.h"
#include "log/tried.h"
#include "play/seat_changes.h"
#include "play/table.h"
#include "play/teaching/review.h"
#include "play/teaching/teacher.h"
#include "play/typing/typed.h"
#include "ruleset/setting.h"

/*
 * A card laid by mistake is taken back, as long as nobody has reacted to it: the game, its chance
 * and its journal are again as they were before it, so that a journal knows nothing of it. With
 * printed cards (R1, R2), where nobody sees what they should not, every step can be undone, back to
 * the beginning of the match.
 */

struct moment;
struct step;

/* A table's state for taking back. A zeroed one is empty. */
struct take_back {
    struct moment *now;  /* before the move that is being found */
    struct moment *card; /* before the card that may be taken back, and its call */
    bool open;           /* it may */
    int seat;            /* who laid it */
    int laid;            /* the card */
    struct step *step;   /* with printed cards: the state before each move of the match */
    size_t steps, capacity;
};

void take_back_init(struct take_back *back, const struct rules *rules);
void take_back_release(struct take_back *back);

/* Saves the state before somebody is asked for a move, and where the journal ends then. */
void take_back_begin(struct table *table, struct journal_mark mark);

/* Notes a move that is about to be made: a card that a person typed can be taken back from then on;
 * most other moves end that. `planned`: it was typed together with the one before it. */
void take_back_note(struct table *table, struct move move, bool planned);

/* Notes an event: once a card was drawn or shown, no card can be taken back. */
void take_back_see(struct table *table, const struct event *event);

/* Nothing may be taken back any more. */
void take_back_end(struct table *table);

/* Returns whether a line asks to take something back. */
bool take_back_is_line(const char *line);

/* Takes back what a line asks for. *heard: it asks for that; *changed: it was done; else the front
 * was told why not. TABLE_UNWRITTEN: the journal could not be cut. */
enum table_end take_back_hear(struct table *table, const char *text, bool *heard, bool *changed);

/*
 * A drawn card that does not fit, where wrong cards are refused (X3). By T3 the turn is over with
 * it, and the game goes on; but the person who drew it is to find that out. So the table asks about
 * it as about a card that fits, in the middle of the move: before anybody hears that the turn is
 * over. The game does not know of the question; the journal has the draw before it, and another
 * line (log/tried.h) once it is answered. So a resumed game holds back the last draw of a person,
 * whatever its outcome, and asks in the middle of it again.
 */

struct drawn_question {
    int drawer;         /* the person whose draw is made now; NO_SEAT: none */
    int card;           /* the card that is asked about now; NO_CARD: none */
    bool called;        /* the drawer has called meanwhile */
    bool held;          /* the draw is one of a journal, and not made yet */
    bool answered;      /* the journal has the answer, so nothing is asked */
    bool put;           /* the question was asked: later events are told */
    int left;           /* whose question was open when the game was left; NO_SEAT: none */
    enum table_end end; /* how the question ended; TABLE_OVER: it was answered, or not put */
};

/* Note that a move is about to be made, and that it was made; drawn_end returns how the question
 * ended. */
void drawn_begin(struct table *table, struct move move);
enum table_end drawn_end(struct table *table);

/* Notes a line of the journal that follows a draw held back. */
void drawn_hear_tried(struct table *table, const struct log_tried *tried);

/* Asks the question, if the event is such a draw. Its player has been told of the event. */
void drawn_hear(struct table *table, const struct event *event);

/* Returns whether the move may be made. While a drawn card is asked about, it must be an answer or
 * come before one, as a call does. Otherwise *why has the reason, in the same words whether the
 * card fits or not. */
bool drawn_check(const struct table *table, struct move move, struct refusal *why);

enum { PLANNED = 2 };

/* All state besides the game's that decides how a table goes on: taking a card back restores it. */
struct table_moment {
    struct chance chance[SEATS_MAX];   /* each bot's own */
    struct chance order;               /* decides who is first, where several may act */
    unsigned seen;                     /* seats that have seen the hand they hold */
    unsigned passed;                   /* people who have answered that no one does anything */
    struct log_trial trial[SEATS_MAX]; /* what came before each seat's move in this turn; a refused
                                          card is a number */
    int hints[SEATS_MAX];              /* steps of a hint that each seat was told in this turn
                                          (teaching/teacher.h) */
    int turns[SEATS_MAX];              /* begun: one of a team plays each */
    bool wrong;                        /* the card laid last is wrong: the reason */
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
    const struct table_observer *observer; /* NULL: none */
    const struct table_clock *clock;       /* NULL: none runs */
    struct game *game;
    struct table_moment now;
    unsigned bots; /* bit s is set: a bot sits there */
    struct bot bot[SEATS_MAX];
    bool started;
    int planned;               /* moves that a person typed with another one */
    struct move plan[PLANNED]; /* the next one last */
    int planner;               /* the watcher when they were typed */
    int watcher;               /* who looks at the screen; NO_SEAT: everybody, or several in turn */
    unsigned seated,
        seated_before; /* who sits at the table in this round, and sat there in the last: V4 */
    struct view view, other;
    struct choices choices, none;
    struct take_back back;
    struct drawn_question drawn;
    struct rounds rounds; /* where people count the points */
    bool undecided;       /* the decision is held back, as its card may be taken back */
    struct table_decision decision;
    bool weighed; /* the last turn of a person was one in which numbers decide */
    bool helped;  /* a hint was given in it */
    bool unsaid;  /* the statement is held back, as its card may be taken back */
    struct table_said said;
    struct view decided; /* the view of the player who decides */
};

int table_setting(const struct table *table, enum setting setting);
static inline const struct deck *table_deck(const struct table *table)
{
    return table->names->deck;
}

/* Returns the listener for the table's events. `told`: the screen tells them; else it told them
 * before, and only remembers. */
struct listener table_listener(struct table *table, bool told);

/* Shows the points on the screen; `all`: with all rounds, where people count them (R2). */
void table_show_points(struct table *table, bool all);

/* Returns whether only the score of the game is kept: R2. */
bool table_keeps_score(const struct table *table);

bool table_round_is_over(const struct table *table);

/* Tells the observer a person's decision with a move that is about to be made; `past`: the move is
 * from a journal. */
void table_notice_decision(struct table *table, struct move move, bool past);
/* Tells the observer the last decision of a person, if it was held back. */
void table_tell_decision(struct table *table);

/* Notes the round that the move just made has ended, if people count the points. */
void table_note_round(struct table *table);
/* Says that a round looks as if it had been typed twice. */
void table_say_repeated(struct table *table);
/* Tells the observer that a round is over, if the move just made has ended it. TABLE_OVER: play
 * goes on. */
enum table_end table_notice_round(struct table *table, struct move move, bool past);

/* Writes to the journal how the question about a drawn card was answered. */
enum table_end table_keep_drawn(struct table *table, int seat, enum log_drawn drawn);

/* Returns whether several seats may be asked at once. */
bool table_asks_several(const struct table *table);

/*
 * Asks the people for a move. Where several of them sit at the table, a window asks all of them
 * together and shows nobody's hand; it asks a single person only when there is something to do.
 * With TABLE_OVER, *move is to be made.
 */
enum table_end table_ask_people(struct table *table, struct move *move);

/* Puts the question of table->view and table->choices until the rules accept a move. With
 * TABLE_OVER, *move is that move; with MOVE_KINDS there is none, but somebody has left, returned or
 * joined. */
enum table_end table_ask(struct table *table, struct move *move);

/* Asks the only person, who need not deal, before the dealer deals; otherwise like
 * table_ask_people. */
enum table_end table_ask_to_go_on(struct table *table, int person, int dealer, struct move *move);

/* Asks whether the match, which is over, is to end like this. *again: the last step was undone, and
 * the match goes on. */
enum table_end table_ask_at_end(struct table *table, bool *again);

/*
 * Whom a table asks in the window after a card (H11), and how.
 *
 * A table asks only people who can do something. It does not ask them whether they hold a card like
 * the top (H4) after a card of their own, or before they have seen their hand. A person who would
 * be asked alone, and whose turn comes next anyway, is asked as on turn: the window stays open
 * until they play or draw, and what they lay, draw or say counts in it.
 */

struct window_asks {
    unsigned seats; /* people who may want to react; 0: all let the window go by, unasked */
    int on_turn;    /* the only one of them, asked as on turn; NO_SEAT: they are asked together */
};

/* Returns whom of these people, all asked by the game in REACT, the table asks. Uses table->other.
 */
struct window_asks window_asks(struct table *table, unsigned people);

/* Turns the view of a seat that is asked as on turn into one of its turn, in which it may also say
 * that the card on top is wrong. */
void window_as_turn(const struct table *table, struct view *view);

/* Track which players have seen the hand that they hold, from each event, and from each move before
 * it is made. */
void window_note_event(struct table *table, const struct event *event);
void window_note_move(struct table *table, struct move move);

/*
 * A table with printed cards (R1), or one that only keeps the score (R2): the person at the
 * keyboard types what all can see. Nothing is secret, so everybody is told the same, and every line
 * may begin with the name of the player whom it is about.
 */

/* Returns whether the cards are printed ones. */
bool table_is_real(const struct table *table);

/* Fills table->view and table->choices for the next question. In a window (H11) that is the next
 * turn's: a reaction is typed instead of an answer, and without one the window closes unnoticed. */
void real_look(struct table *table);

/* Reads a line. With TYPED_ANSWERED the front has given the answer already. typed_release in any
 * case. */
void real_read(struct table *table, const char *line, struct typed *typed);

/* Who sits at a table changes. */

/* Carries out a change, which must have been checked, and has the front tell of it if `told`. */
void table_seat(struct table *table, const struct seat_change *change, bool told);

/*
 * Carries out a line in which somebody leaves, returns or joins. *heard: it is such a line.
 * *changed: the change is in the journal and done; else the front was told why not. TABLE_OVER: the
 * match goes on. TABLE_LEFT: the last person leaves.
 */
enum table_end table_hear_seat_change(struct table *table, const char *text, bool *heard,
                                      bool *changed);

#endif
