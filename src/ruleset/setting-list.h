/*
 * The settings: a row each, in the order in which they are listed and explained.
 * SETTING(identifier, "name", first value, minimum, maximum, words, "rule ids", help)
 * A number has a range and NO_WORDS. A setting of words has them in WORDS(…), with 0 for both ends
 * of the range: its value is the index of a word. A switch is a setting of the words no and yes.
 * What the rules core does not obey has no row.
 */
/* clang-format off */
SETTING(HAND_SIZE, "hand-size", 7, 1, 40, NO_WORDS, "S3",
        N_("how many cards each player gets"))
SETTING(CARDS, "cards", CARDS_DEALT, 0, 0, WORDS("dealt", "real", "score"), "R1 R2",
        N_("who has the cards: the program deals them (dealt), or you play with printed cards and tell it each card that is played (real), or only what everyone still holds when a round is over (score)"))
SETTING(FIRST_REVERSE, "first-reverse", FIRST_REVERSE_DEALER, 0, 0, WORDS("dealer", "right-of-dealer"), "S6",
        N_("who begins if the first card turned up is a reverse"))
SETTING(FIRST_SKIP, "first-skip", FIRST_SKIP_SECOND_LEFT, 0, 0, WORDS("second-left", "second-right"), "S7",
        N_("who begins if the first card turned up is a skip: the second player to the left or right of the dealer"))
SETTING(FIRST_WILD_COLOUR, "first-wild-colour", FIRST_WILD_COLOUR_NEXT, 0, 0, WORDS("next", "dealer"), "S8",
        N_("who chooses the colour if the first card turned up is a wild: the player who begins, or the dealer"))
SETTING(MATCH, "match", MATCH_VALUE, 0, 0, WORDS("value", "printed", "value-only"), "T1 T19",
        N_("when number cards match: by colour, or if their values are equal (2/4 on 1/2) (value), by colour, or if they look the same in print (printed), or only if their values are equal, whatever the colour (value-only)"))
SETTING(SAY, "say", SAY_NOTHING, 0, 0, WORDS("nothing", "declare", "prove"), "H16 H17",
        N_("what a player says of a number played on a number: nothing, why it matches, by its colour or by its value (declare), or, if an opponent doubts it, why the two numbers are equal (prove)"))
SETTING(HONEST, "honest", HONEST_COLOUR, 0, 0, WORDS("colour", "fitting"), "T10",
        N_("when a wild +4 is honest: if its player has no card of the current colour (colour), or no coloured card that fits (fitting)"))
SETTING(BLUFF, "bluff", BLUFF_STAYS, 0, 0, WORDS("stays", "back"), "C2",
        N_("what happens to a wild +4 after a successful challenge: it stays on the pile, or its player takes it back and plays a coloured card that fits; either way the player draws four"))
SETTING(CALLS, "calls", CALLS_SPOKEN, 0, 0, WORDS("spoken", "automatic"), "U1",
        N_("who calls out that a player has one card left: the player, who can forget and be caught (spoken), or the program (automatic)"))
SETTING(CALL_PENALTY, "call-penalty", 2, 0, 20, NO_WORDS, "U2",
        N_("how many cards a player draws when caught with one card without having called"))
SETTING(WRONG, "wrong", WRONG_STRICT, 0, 0, WORDS("strict", "referee", "peers"), "X1 X3",
        N_("what happens to a card that does not fit: the program refuses and explains it (strict), the program allows it but then points it out (referee), or the other players must notice it (peers)"))
SETTING(WRONG_PENALTY, "wrong-penalty", 2, 0, 20, NO_WORDS, "X1",
        N_("how many cards a player draws for a wrong card that is noticed"))
SETTING(TALK_PENALTY, "talk-penalty", 2, 0, 20, NO_WORDS, "X2",
        N_("how many cards a player draws for telling another what to play"))
SETTING(SCORING, "scoring", SCORING_WINNER, 0, 0, WORDS("winner", "charged", "none"), "P4 P5 P6",
        N_("how points are counted: the player who goes out scores what the others hold (winner), everyone scores what they hold and the lowest total wins (charged), or there are no points and the first to go out wins the match (none)"))
SETTING(NUMBER_POINTS, "number-points", NUMBER_POINTS_FACE, 0, 0, WORDS("face", "ten"), "P1",
        N_("what a number card counts: its number if that is whole (10 if not), or always 10"))
SETTING(SYMBOL_POINTS, "symbol-points", 20, 0, 1000, NO_WORDS, "P2",
        N_("what a +2, reverse or skip card counts"))
SETTING(WILD_POINTS, "wild-points", 50, 0, 1000, NO_WORDS, "P3",
        N_("what a wild or wild +4 card counts"))
SETTING(TARGET, "target", 500, 1, 1000000, NO_WORDS, "P4 P5 P6 V5",
        N_("the number of points that ends the match or, with elimination, puts a player out"))
SETTING(ROUNDS, "rounds", 0, 0, 1000, NO_WORDS, "P6 V3",
        N_("the number of rounds in a match, after which the best total wins; with 0 it lasts until the target, or as long as the variant says"))
SETTING(PARTNERS, "partners", PARTNERS_NONE, 0, 0, WORDS("none", "fixed", "changing", "tables"), "V2 V3 V4",
        N_("who are partners: nobody (none), the same two throughout (fixed), four players with a new partner each round (changing), or eight players at two tables with a new partner every four rounds (tables)"))
SETTING(PARTNER_SEATS, "partner-seats", PARTNER_SEATS_FOUR, 0, 0, WORDS("four", "even"), "V2 V6",
        N_("how many can play with fixed partners: only four players, or any even number from four"))
SETTING(CHANGING_ROUNDS, "changing-rounds", 4, 1, 1000, NO_WORDS, "V3",
        N_("the number of rounds in a match with changing partners, if the setting rounds is 0"))
SETTING(TABLE, "table", TABLE_FIRST, 0, 0, WORDS("first", "second", "both"), "V4",
        N_("which of the two tables you play here: the first, the second, or both, one after the other"))
SETTING(ELIMINATION, "elimination", 0, 0, 0, WORDS("no", "yes"), "V5",
        N_("everyone scores what they hold, and whoever reaches the target is out of the match"))
SETTING(PROGRESSIVE, "progressive", 0, 0, 0, WORDS("no", "yes"), "H1",
        N_("you may answer a +2 with a +2, and a wild +4 with another; the next player draws for all of them"))
SETTING(SEVEN, "seven", 0, 0, 0, WORDS("no", "yes"), "H3",
        N_("some numbers move hands, often 7 and 0: with one you swap hands with another player, with the other everyone passes their hand on; the deck says which numbers"))
SETTING(JUMP_IN, "jump-in", 0, 0, 0, WORDS("no", "yes"), "H4",
        N_("a player with exactly the same card as the top one may play it at once, out of turn"))
SETTING(WHEEL, "wheel", 0, 0, 0, WORDS("no", "yes"), "W1",
        N_("spin cards make the next player turn the wheel; decks with spin cards need this"))
/* clang-format on */
