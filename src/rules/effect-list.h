/*
 * The operations that effect programs are made of. A program runs after a card was laid or turned;
 * it knows the *player* (who laid the card; of a turned card the dealer) and a *cursor*, at first
 * the player: the seat after the cursor will be on. EFFECT(name, argument, what the program does
 * after it). THEN_MAY_ASK: it
 * asks only if there is something to ask. No include guard.
 */
EFFECT(next_turn, ARGUMENT_NONE, THEN_STOP) /* the turn of the seat after the cursor begins */
EFFECT(end_round, ARGUMENT_NONE, THEN_STOP) /* the player has gone out: E1 */
EFFECT(choose_colour, ARGUMENT_SEAT,
       THEN_ASK) /* the seat so many after the player names the colour: T8, T9, S8 */
EFFECT(ask, ARGUMENT_SITUATION,
       THEN_ASK) /* the cursor is asked what the situation asks, unless it has no choice: H3, W9 */
EFFECT(declare, ARGUMENT_NONE,
       THEN_MAY_ASK) /* the player says by what a number matches the number below: H16 */
EFFECT(window, ARGUMENT_NONE, THEN_MAY_ASK) /* the others may react to the card: H11, X1, U4 */
EFFECT(catch_window, ARGUMENT_NONE,
       THEN_MAY_ASK) /* the same where hands came to one card without a card being laid: U7, W10 */
EFFECT(draw_owed, ARGUMENT_NONE,
       THEN_GO_ON) /* the next seat draws what is owed and loses the turn: T5, S5, E2 */
EFFECT(face, ARGUMENT_NONE, THEN_ASK)    /* the next seat answers what it owes: C1, H1 */
EFFECT(skip, ARGUMENT_COUNT, THEN_GO_ON) /* so many seats lose the turn: T7, S7 */
EFFECT(reverse, ARGUMENT_NONE,
       THEN_GO_ON) /* direction turns; between two players the other is skipped: T6, V1, V10 */
EFFECT(turn_round, ARGUMENT_NONE,
       THEN_GO_ON) /* direction turns, but between two players: S6, S13 */
EFFECT(begin, ARGUMENT_SEAT,
       THEN_GO_ON) /* the seat so many left of the dealer will be on: S6, S7 */
EFFECT(turn_another, ARGUMENT_NONE,
       THEN_GO_ON) /* the turned card goes back, another is turned, its program follows: S9 */
EFFECT(return_turned, ARGUMENT_NONE, THEN_GO_ON) /* the turned card goes back: S9 */
/* The wheel; the player of a wheel segment is the cursor, who has turned it. */
EFFECT(spin, ARGUMENT_COUNT,
       THEN_ASK) /* the next seat turns the wheel; 1: for a last card: W1, E3 */
EFFECT(back, ARGUMENT_NONE, THEN_GO_ON) /* the segment is done; what comes after `spin` follows */
EFFECT(almost_out, ARGUMENT_NONE, THEN_MAY_ASK)    /* W2 */
EFFECT(discard_alike, ARGUMENT_NONE, THEN_MAY_ASK) /* W3, W4 */
EFFECT(draw_until, ARGUMENT_SUIT, THEN_GO_ON)      /* W5 */
EFFECT(trade_hands, ARGUMENT_NONE, THEN_GO_ON)     /* W6 */
EFFECT(show_hand, ARGUMENT_NONE, THEN_GO_ON)       /* W7 */
EFFECT(showdown, ARGUMENT_NONE, THEN_MAY_ASK)      /* W8 */
EFFECT(pass_hands, ARGUMENT_NONE, THEN_GO_ON)      /* all hands move in the direction of play: H3 */
