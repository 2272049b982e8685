/*
 * Decides at a table when something is explained, and remembers which numbers have met. All that it
 * remembers follows from the moves, so a resumed game goes on as if it had never been left. Private
 * to the room.
 *
 * With `peers` a card is explained only once it can no longer be called wrong (X4): an earlier
 * explanation would give away that it is right.
 */
#ifndef BREUK_PLAY_TEACHER_H
#define BREUK_PLAY_TEACHER_H

#include "play/table.h"
#include "play/teaching/teaching.h"
#include "rules/game.h"

struct table;

/* The card laid last. */
struct last_laid {
    int card, top; /* what it was laid on; NO_CARD: nothing has been laid */
    int suit;      /* the colour then; NO_SUIT: none */
    unsigned fit;  /* the ways in which it fitted, of enum fit */
    bool waiting;  /* it is equal to the card below, and that is not said yet */
    int shown_to;  /* the seat that doubts it and sees the hand */
    int fitted;    /* a card of that hand that fitted instead; NO_CARD: none */
};

/* A pair of faces, for each card the first of the deck that shows the same. */
struct faces_met {
    uint64_t row[VIEW_CARDS][VIEW_CARDS / 64];
};

struct teacher {
    enum explain_when when;
    struct last_laid last, covered; /* and the one below, where the last was laid out of turn */
    struct faces_met explained, mentioned; /* with bars; in a sentence, as the colour fitted too */
    int refusals, refused; /* since the last move: how many refusals, and the last refused card */
};

/* Zeroed, it explains nothing. */
void teacher_begin(struct teacher *teacher, enum explain_when when);

/* Forgets the refusals: they belong to a turn that is over. */
void teacher_forget_refusals(struct table *table);

/* Notes a move that is about to be made; table->now.wrong says whether its card is wrong. `told`:
 * the front hears of it; otherwise it was played before the game was left, and all was explained
 * then.
 */
void teacher_before_move(struct table *table, struct move move, bool told);
void teacher_after_move(struct table *table, bool told);

/* Give the explanations that are due before an event is told, and after it. */
void teacher_before_event(struct table *table, const struct event *event);
void teacher_after_event(struct table *table, const struct event *event);
/* Remembers an event that was told before the game was left. */
void teacher_past_event(struct table *table, const struct event *event);

/* True if an explanation with both numbers shows why a card is wrong or refused, so that the reason
 * need not be said. */
bool teacher_explains_wrong(const struct table *table);

/* Explains to the one who was asked why a card was refused; false: there is nothing to explain. */
bool teacher_refused(struct table *table, struct move move, const struct refusal *why);

/*
 * Players may type the numbers that are missing in the second explanation of a turn's refusals
 * ("5/20 = ?/4 and 18/24 = ?/4"), with a = before them. Right or wrong, they change nothing in the
 * game.
 */

/* Returns true if a line is such an answer, as "=1 3" or "= 1/4 and 3/4"; the front is then told
 * whether it is right. */
bool gaps_hear(struct table *table, const char *line);

/*
 * A hint for the player on turn, only when they ask for it: how many of their cards fit, then
 * which, then why one does. The journal keeps with the move how far the hint went, and the move
 * weighs less as evidence on its player (skill/evidence.h).
 *
 * After a draw only the drawn card may be laid: the hint says at once why it fits, or why not.
 */

enum hint_step {
    HINT_NONE,
    HINT_HOW_MANY,
    HINT_WHICH, /* said at once where no card fits: there is nothing more to say */
    HINT_WHY
};

/* Tells the person at table->view.seat, who sees that view's hand and has asked, the next step of
 * the hint. */
void table_hint(struct table *table);

#endif
