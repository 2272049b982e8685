/*
 * Every bot. BOT(name, help, members of struct bot: what it knows, how it errs). What people may
 * type for it: play/typing/bot-word-list.h. No include guard.
 */
BOT(random,
    N_("plays any card that fits, and draws only when none fits. It has no plan, and never bluffs"),
    .knows = NULL)
BOT(first,
    N_("plays the first card that fits, in the order of the deck. It keeps nothing for later, so "
       "soon you know what it will do"),
    .choose = first_chooses)
BOT(careful,
    N_("plays by rules of thumb: it keeps wild cards, plays its longest colour, stops whoever is "
       "nearly out, and bluffs at times. It looks no further than its own turn"),
    .choose = careful_chooses, .watches = true)
BOT(search,
    N_("tries each move in thousands of rounds, with the cards it cannot see dealt anew, and takes "
       "the best. It trusts that all play what fits, and hardly expects a bluff; “search:20ms” "
       "thinks for 20 ms, “search:2000” plays 2000 rounds"),
    .choose = search_chooses, .watches = true, .budget = {.milliseconds = 300, .rollouts = 10000})
BOT(beginner, N_("plays like random, but only sees that numbers are equal when they look the same"),
    .knows = beginner_knows)
/* Those who lay wrong cards where the table lets them (X1); else they play like random. */
BOT(adder,
    N_("with wrong=referee or peers lays 3/4 on 2/3, since it adds 1 above and below; otherwise "
       "like random"),
    BELIEVES(HYPOTHESIS_ADDS))
BOT(numerator,
    N_("with wrong=referee or peers lays 3/8 on 3/4, since it looks at the numerator alone; "
       "otherwise like random"),
    BELIEVES(HYPOTHESIS_SAME_NUMERATOR, HYPOTHESIS_SCALES_BELOW))
BOT(denominator,
    N_("with wrong=referee or peers lays 3/8 on 2/8, since it looks at the denominator alone; "
       "otherwise like random"),
    BELIEVES(HYPOTHESIS_SAME_DENOMINATOR, HYPOTHESIS_SCALES_ABOVE))
BOT(careless,
    N_("with wrong=referee or peers lays any number one time in five; otherwise like random"),
    .pupil = {.way = PUPIL_SLIPS, .slip = .2})
