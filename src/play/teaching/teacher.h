/*
 * Decides at a table when something is explained, and remembers which numbers have met. Whatever it
 * remembers follows from the moves, so a game that is taken up again goes on as if it had not been
 * left. Private to the room.
 *
 * With `peers` a card is explained only when nobody may call it wrong any more (X4): before, that
 * it is explained would say that it is right.
 */
#ifndef BREUK_PLAY_TEACHER_H
#define BREUK_PLAY_TEACHER_H

#include "play/table.h"
#include "play/teaching/teaching.h"
#include "rules/game.h"

struct table;

/* The card laid last. */
struct lain {
    int card, top; /* what it was laid on; NO_CARD: nothing has been laid */
    int suit;      /* the colour then; NO_SUIT: none */
    unsigned fit;  /* the ways in which it fitted, of enum fit */
    bool waiting;  /* it is equal to the card below, and that is not said yet */
    int shown_to;  /* the seat that doubts it and is shown the hand */
    int fitted;    /* a card of that hand that fitted instead; NO_CARD: none */
};

/* A pair of faces, for each card the first of the deck that shows the same. */
struct faces_met {
    uint64_t row[VIEW_CARDS][VIEW_CARDS / 64];
};

struct teacher {
    enum explain_when when;
    struct lain lain, covered; /* and the one below, where the last was laid out of turn */
    struct faces_met explained, mentioned; /* with bars; as a thing that the colour hides */
    int refusals, refused;                 /* since the last move: how many, the last one's card */
};

/* Zeroed, it explains nothing. */
void teacher_begin(struct teacher *teacher, enum explain_when when);

/* What was refused before belongs to a turn that is over. */
void teacher_forget_refusals(struct table *table);

/* Notes a move that is about to be made; table->now.wrong says whether its card is wrong. `told`:
 * the front hears of it; otherwise it was played before the game was left, and all was explained
 * then.
 */
void teacher_before_move(struct table *table, struct move move, bool told);
void teacher_after_move(struct table *table, bool told);

/* Explain what is to be explained before an event is told, and after it. */
void teacher_before_event(struct table *table, const struct event *event);
void teacher_after_event(struct table *table, const struct event *event);
/* Remembers an event that was told before the game was left. */
void teacher_past_event(struct table *table, const struct event *event);

/* Whether the reason that a card is wrong, or is refused, is explained with both numbers, so that
 * it need not be said. */
bool teacher_explains_wrong(const struct table *table);

/* Explains to the one who was asked why a card was refused; false: there is nothing to explain. */
bool teacher_refused(struct table *table, struct move move, const struct refusal *why);

/*
 * The numbers that are missing in the second explanation of a turn's refusals ("5/20 = ?/4 and
 * 18/24 = ?/4"), typed with a = before them. Whether they are right decides nothing in the game.
 */

/* Hears whether a line answers, as "=1 3" or "= 1/4 and 3/4"; if so, the front is told whether it
 * is right. */
bool gaps_hear(struct table *table, const char *line);

/*
 * A hint for whoever is on turn, when they ask for it: how many of their cards fit, then which,
 * then why one does. Nothing of it is done unasked. How far it went is kept in the journal with the
 * move, and what the move tells of its player weighs less (skill/evidence.h).
 *
 * After a draw only the drawn card may be laid: the hint says at once why it fits, or why not.
 */

enum hint_step {
    HINT_NONE,
    HINT_HOW_MANY,
    HINT_WHICH, /* said at once where no card fits: it is all that there is to say */
    HINT_WHY
};

/* Tells the person at table->view.seat, who sees the hand of that view and has asked, the next step
 * about the turn. */
void table_hint(struct table *table);

#endif
