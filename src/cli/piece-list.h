/* PIECE(name): what can be printed of a deck, in the order of `print DECK all`. */
PIECE(cards)
PIECE(wheel)
PIECE(board)
PIECE(box)
PIECE(reference)
PIECE(rules)
PIECE(score)
PIECE(answers)
