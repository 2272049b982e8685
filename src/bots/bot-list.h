/* Every bot. BOT(name, help). Its function is bot_NAME, in NAME.c, which includes choose.h. No
 * include guard. */
BOT(random, N_("plays any card that fits, and draws only when none fits"))
BOT(beginner, N_("plays like random, but only sees that numbers are equal when they look the same"))
/* Those who lay wrong cards where the table lets them (X1); else they play like random. */
BOT(adder, N_("with wrong=referee or peers lays 3/4 on 2/3, since it adds 1 above and below; "
              "otherwise like random"))
BOT(numerator, N_("with wrong=referee or peers lays 3/8 on 3/4, since it looks at the numerator "
                  "alone; otherwise like random"))
BOT(denominator, N_("with wrong=referee or peers lays 3/8 on 2/8, since it looks at the "
                    "denominator alone; otherwise like random"))
BOT(careless, N_("with wrong=referee or peers lays any number one time in five; otherwise like "
                 "random"))
