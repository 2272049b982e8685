/* The figures of a study. FIGURE(identifier, "name in files", per, is it a share, help). No include
 * guard. */
FIGURE(TURNS, "turns_per_round", PER_ROUND, false, N_("turns in a round, on average"))
FIGURE(MEDIAN, "turns_median", PER_ROUND, false, N_("half of the rounds have no more turns"))
FIGURE(P90, "turns_p90", PER_ROUND, false, N_("nine rounds out of ten have no more turns"))
FIGURE(PLAYABLE, "playable", PER_TURN, true, N_("turns with a card that fits"))
FIGURE(DRAWS, "draws", PER_TURN, true, N_("turns on which a card is drawn"))
FIGURE(COLOUR, "by_colour", PER_PLAY, true, N_("cards laid by colour"))
FIGURE(VALUE, "by_value", PER_PLAY, true, N_("cards laid by value, in another colour"))
FIGURE(SYMBOL, "by_symbol", PER_PLAY, true, N_("cards laid by symbol, in another colour"))
FIGURE(WILD, "by_wild", PER_PLAY, true, N_("wild cards laid"))
FIGURE(EQUAL, "by_equal", PER_PLAY, true, N_("cards laid by value on one that looks different"))
FIGURE(AVAILABLE, "equivalence_available", PER_TURN, true,
       N_("turns with an equal card that looks different, of another colour"))
FIGURE(NEEDED, "equivalence_needed", PER_TURN, true, N_("turns on which nothing else fits"))
FIGURE(MISSED, "equivalence_missed", PER_TURN, true,
       N_("turns on which a pupil who knows only identical faces draws in vain"))
FIGURE(IN_HAND, "equivalence_in_hand", PER_DEAL, true,
       N_("hands dealt that hold an equal card that looks different"))
FIGURE(FIRST, "first_player_wins", PER_ROUND, true, N_("rounds won by whoever has the first turn"))
FIGURE(BLOCKED, "blocked", PER_ROUND, true, N_("rounds that end because nobody can go on"))
FIGURE(POINTS, "points_per_round", PER_ROUND, false, N_("points written down for a round"))
FIGURE(ROUNDS, "rounds_per_game", PER_GAME, false, N_("rounds in a game, on average"))
