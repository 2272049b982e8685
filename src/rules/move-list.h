/* Every kind of move. MOVE(identifier, "word that it is written with", what follows the word). No
 * include guard. */
MOVE(PLAY, "play", ARGUMENT_CARD) /* lay a card: T1, T2 */
MOVE(DRAW, "draw", ARGUMENT_NONE) /* take one card from the stock: T3, T4 */
MOVE(PASS, "pass",
     ARGUMENT_NONE) /* keep the drawn card: T17; or nothing fits and nothing is left to draw: T15 */
MOVE(COLOUR, "colour", ARGUMENT_SUIT) /* name the colour of a wild: T8, T9 */
MOVE(DEAL, "deal", ARGUMENT_NONE)     /* the next dealer deals the next round: E4, S11 */
