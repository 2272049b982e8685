/*
 * The moves of hands and piles, a function each for every width of card set. CORE(return type,
 * name, the function of core-*.inc.c, (parameters)). The situations have already checked that the
 * moves are legal. No include guard.
 */
/* clang-format off */
CORE(void, gather, gather, (struct game *game)) /* all cards into the stock, in no order */
CORE(void, deal, deal, (struct game *game, const struct listener *listener))
CORE(void, turn_first, turn_first, (struct game *game, const struct listener *listener))
/* Lays a card that the situation lets that seat lay, right or wrong, in turn or out of it. */
CORE(void, lay, lay, (struct game *game, int seat, int card, const struct listener *listener))
CORE(void, draw, draw_piece, (struct game *game, const struct listener *listener))
CORE(void, pass, pass, (struct game *game, const struct listener *listener))
CORE(void, name_colour, take_colour, (struct game *game, int suit, const struct listener *listener))
CORE(bool, matches, matches, (const struct game *game, bool by_colour))
CORE(void, declare, declare, (struct game *game, bool by_colour, const struct listener *listener))
CORE(void, spin, spin, (struct game *game, const struct listener *listener))
CORE(void, shout, shout, (struct game *game, int seat, const struct listener *listener))
CORE(void, stay_silent, stay_silent, (struct game *game, int seat, const struct listener *listener))
CORE(void, discard, discard, (struct game *game, int card, const struct listener *listener))
CORE(void, keep_rest, finish_discards, (struct game *game, const struct listener *listener))
CORE(void, take_owed, draw_what_is_owed, (struct game *game, const struct listener *listener))
CORE(void, challenge, challenge, (struct game *game, const struct listener *listener))
CORE(void, swap, swap, (struct game *game, int one, int other, const struct listener *listener))
/* Reports about printed cards: R1. */
CORE(void, turned, turned, (struct game *game, int card, const struct listener *listener))
CORE(bool, may_be_bluff, may_be_bluff, (const struct game *game)) /* the +4 on top, by the cards that lie open */
CORE(void, say_shown, say_shown, (struct game *game, bool bluff, const struct listener *listener))
CORE(void, drew, drew, (struct game *game, int count, const struct listener *listener))
CORE(void, won_showdown, won_showdown, (struct game *game, int seat, int shown, const struct listener *listener))
CORE(bool, may_shuffle, may_shuffle, (const struct game *game))
CORE(void, shuffle_pile, shuffle_pile, (struct game *game, const struct listener *listener))
CORE(void, put_right, put_right, (struct game *game, int seat, int count, const struct listener *listener))
/* R2: this seat has gone out or, with NO_SEAT, no player can go on: the others count. */
CORE(void, end_outcome, end_outcome, (struct game *game, int out, const struct listener *listener))
/* Makes the seat draw `count` cards; the turn stays as it is: U2, X2. */
CORE(void, penalty, penalty, (struct game *game, int seat, int count, const struct listener *listener))
/* Takes back the card on top, which is wrong, as `noticed` says: X1, X6. */
CORE(void, take_back, take_back, (struct game *game, int noticed, const struct listener *listener))
/* Closes the window; play goes on. */
CORE(void, shut, shut_window, (struct game *game, const struct listener *listener))
CORE(int, rollout_sensible, rollout_sensible, (struct game *game, unsigned seats, int most, struct chance *chance))
CORE(int, rollout_counted, rollout_counted, (struct game *game, struct chance *chance, struct tally *tally))
CORE(void, count, count_move, (const struct game *game, struct move move, struct tally *tally))

/* T1, T2: returns whether the card fits on the top as it lies. */
CORE(bool, fits, fits, (const struct game *game, int seat, int card))
CORE(bool, may_discard, may_discard, (const struct game *game, int card)) /* in CHOOSE */
/* Return whether the card, which the seat holds, is right in the game's situation, and whether this
 * table lets the seat lay it: X3. */
CORE(bool, right, right, (const struct game *game, int seat, int card))
CORE(bool, may_lay, may_lay, (const struct game *game, int seat, int card))
/* After a position or a view is set up with a +4 on top: judges whether the +4 was honest by the
 * player's hand as it is now, the colour before and the card below, if there is one. */
CORE(void, judge, judge, (struct game *game))
/* Copies of each card in that hand; counts has room for rules.cards. */
CORE(void, count_hand, count_hand_copies, (const struct game *game, int seat, uint16_t *counts))
CORE(void, count_unseen, count_unseen, (const struct game *game, uint16_t *counts)) /* R1: of each card not laid */
/* After a view is set up in CHOOSE: the chooser began with the hand that it has now: W8. */
CORE(void, choosing, choosing, (struct game *game))
/* Notes that the +4's player did not hold that card yet when it laid the +4 (C4), or that the
 * chooser did not hold it yet when it showed its cards (W8). */
CORE(void, drawn_since, drawn_since, (struct game *game, int card))
CORE(unsigned, piece_held, piece_held, (const struct game *game, int seat, int card)) /* or NO_PIECE */
CORE(void, break_off, break_off, (struct game *game, const struct listener *listener))
CORE(int, hand_size, hand_size, (const struct game *game, int seat))
CORE(int, stock_card, stock_card, (const struct game *game, int place)) /* 0: the first that was put there */
CORE(int, pile_card, pile_card, (const struct game *game, int place)) /* 0: the lowest */

/* For positions: takes a piece out of the stock, from its ordered part if it lies nowhere else, or
 * any piece of a stock without order. The piece is then put somewhere: on top of the stock it comes
 * before all that lie there. */
CORE(unsigned, take, take, (struct game *game, int card))
CORE(unsigned, take_any, take_any, (struct game *game, struct chance *chance))
/* Takes a card that does not fit on the card of `lack` in its colour; any card if it finds none. */
CORE(unsigned, take_lacking, take_lacking, (struct game *game, struct lack lack, struct chance *chance))
CORE(void, put_hand, put_hand, (struct game *game, int seat, unsigned piece))
CORE(void, put_pile, put_on_pile, (struct game *game, unsigned piece))
CORE(void, put_stock, put_stock, (struct game *game, unsigned piece))
