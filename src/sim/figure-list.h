/*
 * The figures of a study, in the order of files: FIGURE(identifier, members of struct figure_row in
 * figures.c). One more is a row here, and its words in the other languages; what follows from the
 * results in another way than those here is a function in figures.c, too. No include guard.
 */
FIGURE(TURNS, .name = "turns_per_round", .per = PER_ROUND, .find = mean_of_round,
       .count = TALLY_TURNS, .shown = {{GROUP_LENGTH}}, .help = N_("turns in a round, on average"))
FIGURE(MEDIAN, .name = "turns_median", .per = PER_ROUND, .find = median, .shown = {{GROUP_LENGTH}},
       .help = N_("turns in half of all rounds, at most"))
FIGURE(P90, .name = "turns_p90", .per = PER_ROUND, .find = nine_of_ten, .shown = {{GROUP_LENGTH}},
       .help = N_("turns in nine rounds out of ten, at most"))
FIGURE(PLAYABLE, .name = "playable", .per = PER_TURN, .share = true, .find = of_turns,
       .count = TALLY_PLAYABLE, .shown = {{GROUP_TURNS}}, .help = N_("turns with a card that fits"))
FIGURE(DRAWS, .name = "draws", .per = PER_TURN, .share = true, .find = of_turns,
       .count = TALLY_DRAWS, .shown = {{GROUP_TURNS}},
       .help = N_("turns on which a player draws a card"))
FIGURE(COLOUR, .name = "by_colour", .per = PER_PLAY, .share = true, .find = of_plays,
       .count = TALLY_COLOUR, .shown = {{GROUP_TURNS}, {PANEL_LAID, 1, N_("colour")}},
       .help = N_("cards played by colour"))
FIGURE(VALUE, .name = "by_value", .per = PER_PLAY, .share = true, .find = of_plays,
       .count = TALLY_VALUE,
       .shown = {{GROUP_TURNS}, {PANEL_LAID, 2, N_("value, looking the same")}},
       .help = N_("cards played by value, in another colour"))
FIGURE(SYMBOL, .name = "by_symbol", .per = PER_PLAY, .share = true, .find = of_plays,
       .count = TALLY_SYMBOL, .shown = {{GROUP_TURNS}, {PANEL_LAID, 4, N_("symbol")}},
       .help = N_("cards played by symbol, in another colour"))
FIGURE(WILD, .name = "by_wild", .per = PER_PLAY, .share = true, .find = of_plays,
       .count = TALLY_WILD,
       .shown = {{GROUP_TURNS}, {GROUP_CARDS}, {PANEL_LAID, 5, N_("wild card")}},
       .help = N_("wild cards played"))
FIGURE(EQUAL, .name = "by_equal", .per = PER_PLAY, .share = true, .find = of_plays,
       .count = TALLY_EQUAL,
       .shown = {{GROUP_EQUALS, 5}, {PANEL_LAID, 3, N_("value, looking different"), true}},
       .help = N_("cards played by value on one that looks different"))
FIGURE(AVAILABLE, .name = "equivalence_available", .per = PER_TURN, .share = true, .find = of_turns,
       .count = TALLY_AVAILABLE,
       .shown = {{GROUP_EQUALS, 2}, {PANEL_EQUAL, 1, N_("in hand, of another colour")}},
       .help = N_("turns with an equal card that looks different, of another colour"))
FIGURE(NEEDED, .name = "equivalence_needed", .per = PER_TURN, .share = true, .find = of_turns,
       .count = TALLY_NEEDED,
       .shown = {{GROUP_EQUALS, 3}, {PANEL_EQUAL, 2, N_("needed: nothing else fits"), true}},
       .help = N_("turns on which nothing else fits"))
FIGURE(MISSED, .name = "equivalence_missed", .per = PER_TURN, .share = true,
       .find = of_beginners_turns,
       .shown = {{GROUP_EQUALS, 4},
                 {PANEL_EQUAL, 3, N_("missed by a pupil who knows only identical faces")}},
       .help = N_("turns on which a pupil who knows only identical faces draws needlessly"))
FIGURE(IN_HAND, .name = "equivalence_in_hand", .per = PER_DEAL, .share = true, .find = of_hands,
       .count = TALLY_HANDS_EQUAL, .shown = {{GROUP_EQUALS, 1}},
       .help = N_("hands dealt with an equal card that looks different"))
FIGURE(FIRST, .name = "first_player_wins", .per = PER_ROUND, .share = true, .find = first_wins,
       .help = N_("rounds won by the player with the first turn"))
FIGURE(BLOCKED, .name = "blocked", .per = PER_ROUND, .share = true, .find = blocked,
       .shown = {{GROUP_LENGTH}}, .help = N_("rounds that end because nobody can play or draw"))
FIGURE(POINTS, .name = "points_per_round", .per = PER_ROUND, .find = points,
       .shown = {{GROUP_POINTS}}, .help = N_("points scored in a round"))
FIGURE(ROUNDS, .name = "rounds_per_game", .per = PER_GAME, .find = rounds_of_game,
       .shown = {{GROUP_LENGTH}}, .help = N_("rounds in a game, on average"))
