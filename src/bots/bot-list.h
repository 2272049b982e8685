/* Every bot. BOT(name, help). Its function is bot_NAME, in NAME.c, which includes choose.h. No
 * include guard. */
BOT(random, N_("plays any card that fits, and draws only when none fits"))
BOT(beginner, N_("plays like random, but only sees that numbers are equal when they look the same"))
