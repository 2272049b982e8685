/*
 * PIECE(name, help): what can be printed of a deck, in the order of `print DECK all`. The help is
 * N_(), for the list in --help; no capital, no full stop.
 */
PIECE(cards, N_("the cards, if nothing is said"))
PIECE(wheel, N_("the wheel that spin cards set in motion, as large as the paper, and its arrow"))
PIECE(board,
      N_("a mat to play on: places for the piles, the direction of play, the colour in force"))
PIECE(box, N_("a box to fold that just holds the cards; more than one where the paper is small"))
PIECE(reference, N_("what the action cards and the wheel do, to lie on the table"))
PIECE(rules, N_("the rules of the game, house rules included"))
PIECE(score, N_("a sheet to write the points of a game on"))
PIECE(answers, N_("for the teacher: which cards are equal; with --self-check also by which mark"))
