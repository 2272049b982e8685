/* Every bot. BOT(name, help). Its function is bot_NAME, in NAME.c, which includes choose.h. No
 * include guard. */
BOT(random, N_("plays any card that fits, and draws only when none fits"))
BOT(beginner, N_("plays like random, but only sees that numbers are equal when they look the same"))
/* Those who lay wrong cards where the table lets them; else they play like random. */
BOT(adder, N_("plays like a pupil who takes 2/3 and 3/4 for equal, because 1 was added twice"))
BOT(numerator, N_("plays like a pupil who looks at the numerator alone: 3/4 and 3/8"))
BOT(denominator, N_("plays like a pupil who looks at the denominator alone: 2/8 and 3/8"))
BOT(careless, N_("plays like a pupil who lays any card one time in five, and knows better"))
