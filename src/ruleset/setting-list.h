/*
 * The settings: a row each, in the order in which they are listed and explained.
 * SETTING(identifier, "name", first value, minimum, maximum, words, "rule ids", help)
 * A number has a range and NO_WORDS. A setting of words has them in WORDS(…), with 0 for both ends
 * of the range: its value is the index of a word. A switch is a setting of the words no and yes.
 * What the rules core does not obey has no row.
 */
/* clang-format off */
SETTING(HAND_SIZE, "hand-size", 7, 1, 40, NO_WORDS, "S3",
        N_("how many cards are dealt to each player"))
SETTING(FIRST_REVERSE, "first-reverse", FIRST_REVERSE_DEALER, 0, 0, WORDS("dealer", "right-of-dealer"), "S6",
        N_("who begins when the first card turned up is a reverse"))
SETTING(FIRST_SKIP, "first-skip", FIRST_SKIP_SECOND_LEFT, 0, 0, WORDS("second-left", "second-right"), "S7",
        N_("who begins when the first card turned up is a skip: the second player to the left or to the right of the dealer"))
SETTING(FIRST_WILD_COLOUR, "first-wild-colour", FIRST_WILD_COLOUR_NEXT, 0, 0, WORDS("next", "dealer"), "S8",
        N_("who names the colour when the first card turned up is a wild: the player who begins, or the dealer"))
SETTING(MATCH, "match", MATCH_VALUE, 0, 0, WORDS("value", "printed"), "T1",
        N_("when number cards of different colours match: when their values are equal (2/4 on 1/2), or only when they are printed the same"))
SETTING(HONEST, "honest", HONEST_COLOUR, 0, 0, WORDS("colour", "fitting"), "T10",
        N_("when a wild draw-four is honest: its player holds no card of the current colour (colour), or no coloured card that could be laid (fitting)"))
SETTING(NUMBER_POINTS, "number-points", NUMBER_POINTS_FACE, 0, 0, WORDS("face", "ten"), "P1",
        N_("what a number card counts: its number where that is whole (any other 10), or always 10"))
SETTING(SYMBOL_POINTS, "symbol-points", 20, 0, 1000, NO_WORDS, "P2",
        N_("what a draw-two, reverse or skip card counts"))
SETTING(WILD_POINTS, "wild-points", 50, 0, 1000, NO_WORDS, "P3",
        N_("what a wild or wild draw-four card counts"))
SETTING(TARGET, "target", 500, 1, 1000000, NO_WORDS, "P4 P6",
        N_("how many points win the match"))
/* clang-format on */
