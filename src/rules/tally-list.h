/* The counts of a round. TALLY(identifier, "name in files"). No include guard. */
TALLY(TURNS, "turns")         /* a seat played, drew or passed */
TALLY(PLAYABLE, "playable")   /* turns on which some card of the hand fitted, and was no bluff */
TALLY(AVAILABLE, "available") /* turns on which a card fitted by its value alone, printed
                                 differently from the top: its colour did not fit */
TALLY(NEEDED, "needed")       /* turns on which every card that fitted was of that kind */
TALLY(BEGINNER_TURNS, "beginner_turns") /* turns of beginners */
TALLY(MISSED, "missed")    /* of them, those on which they drew though a card fitted by its value
                              alone */
TALLY(DRAWS, "draws")      /* turns on which a card was drawn */
TALLY(PLAYS, "plays")      /* cards laid in a turn, or on what is owed */
TALLY(COLOUR, "by_colour") /* of them, by their colour */
TALLY(VALUE, "by_value")   /* in another colour, by their value */
TALLY(EQUAL, "by_equal")   /* of these, printed differently from the top */
TALLY(SYMBOL, "by_symbol") /* in another colour, by their symbol */
TALLY(WILD, "by_wild")     /* wilds */
TALLY(HANDS, "hands")      /* hands dealt to a number on top */
TALLY(HANDS_EQUAL, "hands_equal") /* of them, those that held an equal one printed differently */
