/*
 * Every bot. BOT(name, help, members of struct bot: what it knows, how it errs). What people may
 * type for it: play/bot-word-list.h. No include guard.
 */
BOT(random, N_("plays any card that fits, and draws only when none fits"), .knows = NULL)
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
