/* PIECE(name): what can be printed of a deck, in the order of `print DECK all`. */
PIECE(cards)
PIECE(answers)
PIECE(wheel)
PIECE(board)
PIECE(box)
