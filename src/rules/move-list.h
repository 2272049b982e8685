/* Every kind of move. MOVE(identifier, "word that it is written with", what follows the word). No
 * include guard. */
MOVE(PLAY, "play", ARGUMENT_CARD) /* lay a card: T1, T2; on a pile: H1; a remedy card: C2 */
MOVE(DRAW, "draw",
     ARGUMENT_NONE) /* take one card from the stock: T3, T4; or all that are owed: T9, H8 */
MOVE(PASS, "pass",
     ARGUMENT_NONE) /* keep the drawn card: T17; nothing fits and nothing is left to draw: T15; let
                       a window go by: H11; discard no more: W2–W4, W8, W9 */
MOVE(COLOUR, "colour", ARGUMENT_SUIT)       /* name the colour of a wild: T8, T9 */
MOVE(CHALLENGE, "challenge", ARGUMENT_NONE) /* a +4: C1 */
MOVE(SWAP, "swap", ARGUMENT_SEAT)           /* hands with another player: H3 */
MOVE(CALL, "call", ARGUMENT_NONE)           /* "UNO": U1 */
MOVE(CATCH, "catch", ARGUMENT_SEAT)         /* who did not call: U2 */
MOVE(JUMP, "jump", ARGUMENT_CARD)           /* lay the same card out of turn: H4 */
MOVE(WRONG, "wrong", ARGUMENT_NONE)         /* call the card on top wrong: X1 */
MOVE(SPIN, "spin", ARGUMENT_NONE)           /* turn the wheel: W1 */
MOVE(SHOUT, "shout", ARGUMENT_NONE)         /* "UNO spin": W9 */
MOVE(DISCARD, "discard", ARGUMENT_CARD)     /* what the wheel allows: W2–W4, W8, W9 */
MOVE(DEAL, "deal", ARGUMENT_NONE)           /* the next dealer deals the next round: E4, S11 */
MOVE(TALK, "talk",
     ARGUMENT_SEAT) /* whoever referees the table, NO_SEAT, has that player draw: X2, X7 */
