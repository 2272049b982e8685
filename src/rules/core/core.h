/*
 * The core as the rest of the room calls it: game->rules->core->challenge(game, listener). Each
 * member is named as the function that it points to, which stands in one of the core's parts, is
 * static and is compiled once for each width of card set; core.inc.c tells which part holds what.
 * What is to be known of a function before it is called is said here, how it does it is said there.
 *
 * Nothing is checked here: the situations, or game.c, have found the move legal. `listener` may be
 * NULL. Private to the room.
 */
#ifndef BREUK_RULES_CORE_H
#define BREUK_RULES_CORE_H

#include "rules/game.h"

struct core {
    size_t game_size; /* bytes of a game of this width: struct contents, core-contents.inc.c */

    /* All cards come into the stock, in no order. */
    void (*gather)(struct game *game);
    void (*deal)(struct game *game, const struct listener *listener);
    void (*turn_first)(struct game *game, const struct listener *listener);
    /* Lays a card that the situation lets that seat lay, right or wrong, in turn or out of it. */
    void (*lay)(struct game *game, int seat, int card, const struct listener *listener);
    void (*draw_piece)(struct game *game, const struct listener *listener);
    void (*pass)(struct game *game, const struct listener *listener);
    void (*take_colour)(struct game *game, int suit, const struct listener *listener);
    bool (*matches)(const struct game *game, bool by_colour);
    void (*declare)(struct game *game, bool by_colour, const struct listener *listener);
    void (*spin)(struct game *game, const struct listener *listener);
    void (*shout)(struct game *game, int seat, const struct listener *listener);
    void (*stay_silent)(struct game *game, int seat, const struct listener *listener);
    void (*discard)(struct game *game, int card, const struct listener *listener);
    void (*finish_discards)(struct game *game, const struct listener *listener);
    void (*take_owed)(struct game *game, int more, const struct listener *listener);
    void (*challenge)(struct game *game, const struct listener *listener);
    void (*swap)(struct game *game, int one, int other, const struct listener *listener);
    /* Reports about printed cards: R1. may_be_bluff judges the +4 on top by the cards that lie
     * open. */
    void (*turned)(struct game *game, int card, const struct listener *listener);
    bool (*may_be_bluff)(const struct game *game);
    void (*say_shown)(struct game *game, bool bluff, const struct listener *listener);
    void (*drew)(struct game *game, int count, const struct listener *listener);
    void (*won_showdown)(struct game *game, int seat, int shown, const struct listener *listener);
    bool (*may_shuffle)(const struct game *game);
    void (*shuffle_pile)(struct game *game, const struct listener *listener);
    void (*put_right)(struct game *game, int seat, int count, const struct listener *listener);
    /* R2: this seat has gone out or, with NO_SEAT, no player can go on: the others count. */
    void (*end_outcome)(struct game *game, int out, const struct listener *listener);
    /* Makes the seat draw `count` cards; the turn stays as it is: U2, X2. */
    void (*penalty)(struct game *game, int seat, int count, const struct listener *listener);
    /* Takes back the card on top, which is wrong, as `noticed` says: X1, X6. */
    void (*take_back)(struct game *game, int noticed, const struct listener *listener);
    /* Closes the window; play goes on. */
    void (*shut_window)(struct game *game, const struct listener *listener);
    /* E8, T19: ends the round as if no player could go on, unless one has laid a last card. */
    void (*break_off)(struct game *game, const struct listener *listener);

    /* Play at random until the round is over, and return the number of moves. rollout_sensible ends
     * after `most`, and the seats in `seats` play sensibly. rollout_counted counts in the tally,
     * whose beginners play as such; count_move counts a move of a game that is played otherwise. */
    int (*rollout_sensible)(struct game *game, unsigned seats, int most, struct chance *chance);
    int (*rollout_counted)(struct game *game, struct chance *chance, struct tally *tally);
    void (*count_move)(const struct game *game, struct move move, struct tally *tally);

    /* T1, T2: returns whether the card fits on the top as it lies. */
    bool (*fits)(const struct game *game, int seat, int card);
    /* In CHOOSE: returns whether the chooser may discard the card. */
    bool (*may_discard)(const struct game *game, int card);
    /* Return whether the card, which the seat holds, is right in the game's situation, and whether
     * this table lets the seat lay it: X3. */
    bool (*right)(const struct game *game, int seat, int card);
    bool (*may_lay)(const struct game *game, int seat, int card);
    /* After a position or a view is set up with a +4 on top: judges whether the +4 was honest by
     * the player's hand as it is now, the colour before and the card below, if there is one. */
    void (*judge)(struct game *game);
    /* Counts the copies of each card in that hand; with NO_SEAT, of those not laid, which are all
     * that is known of printed cards: R1. counts has room for rules.cards. */
    void (*count_copies)(const struct game *game, int seat, uint16_t *counts);
    /* After a view is set up in CHOOSE: the chooser began with the hand that it has now: W8. */
    void (*choosing)(struct game *game);
    /* Notes that the +4's player did not hold that card yet when it laid the +4 (C4), or that the
     * chooser did not hold it yet when it showed its cards (W8). */
    void (*drawn_since)(struct game *game, int card);
    /* Returns the piece of the card that the seat holds, or NO_PIECE. */
    unsigned (*piece_held)(const struct game *game, int seat, int card);
    int (*hand_size)(const struct game *game, int seat);
    /* Return the card at a place. Place 0 is where the first card was put: the lowest. */
    int (*stock_card)(const struct game *game, int place);
    int (*pile_card)(const struct game *game, int place);

    /* For positions: takes a piece out of the stock, from its ordered part if it lies nowhere else,
     * or any piece of a stock without order. The piece is then put somewhere: on top of the stock
     * it comes before all that lie there. */
    unsigned (*take)(struct game *game, int card);
    unsigned (*take_any)(struct game *game, struct chance *chance);
    /* Takes a card that does not fit on the card of `lack` in its colour; any card if it finds
     * none. */
    unsigned (*take_lacking)(struct game *game, struct lack lack, struct chance *chance);
    void (*put_hand)(struct game *game, int seat, unsigned piece);
    void (*put_on_pile)(struct game *game, unsigned piece);
    void (*put_stock)(struct game *game, unsigned piece);
};

/* For decks of at most 128, 256 and 512 cards in play; rules_compile takes the narrowest. */
extern const struct core core_2, core_4, core_8;

#endif
