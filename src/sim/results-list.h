/* The counts of a study: whole numbers that add up, so that parts of a study can be merged.
 * RESULT(identifier, how many numbers). No include guard. */
RESULT(games, 1)                   /* whole games: matches that came to their end */
RESULT(given_up, 1)                /* of them, those with a round or a tie that did not end */
RESULT(rounds, 1)                  /* of them */
RESULT(blocked, 1)                 /* rounds that nobody won: T16 */
RESULT(sum, TALLY_COUNTS)          /* of each count of tally-list.h, over all rounds */
RESULT(square, TALLY_COUNTS)       /* of their squares */
RESULT(with_turns, TALLY_COUNTS)   /* of their products with the turns of the round */
RESULT(with_plays, TALLY_COUNTS)   /* with the cards laid in it */
RESULT(with_hands, TALLY_COUNTS)   /* with the hands dealt to a number */
RESULT(won_by_seat, SEATS_MAX)     /* rounds won by each seat */
RESULT(won_by_place, SEATS_MAX)    /* by whoever had the first turn, by the next to the left … */
RESULT(points, 1)                  /* written down for a round */
RESULT(points_square, 1)           /* their squares */
RESULT(paired, TALLY_KINDS)        /* cards laid on an equal one by value alone, by skill */
RESULT(paired_square, TALLY_KINDS) /* the squares of those of a round */
RESULT(played, VIEW_CARDS)         /* how often each kind of card was laid */
RESULT(spins, TALLY_SEGMENTS)      /* stops of the wheel at each segment */
RESULT(spin_cards, TALLY_SEGMENTS) /* by how many cards the hands grew by it: may be below 0 */
RESULT(turns, STUDY_TURNS)         /* rounds of so many turns; the last: of that or more */
RESULT(game_rounds, STUDY_ROUNDS)  /* games of so many rounds; the last: of that or more */
RESULT(beginner_rounds, 1)         /* rounds in which a beginner sat */
RESULT(beginner_turns, 1)          /* the beginners' turns */
RESULT(beginner_turns_square, 1)   /* their squares */
RESULT(missed, 1)                  /* of them, with an equal card that was not seen */
RESULT(missed_square, 1)           /* its squares */
RESULT(missed_with_turns, 1)       /* its products with the beginners' turns */
