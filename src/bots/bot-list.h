/* Every bot. BOT(name, help). Its function is bot_NAME, in NAME.c, which includes choose.h. No
 * include guard. */
BOT(random, N_("plays any card that fits, and draws only when none does"))
BOT(beginner, N_("as random, but knows numbers to be equal only when they look the same"))
