/*
 * What the kinds of bots are called at a table. BOT_WORDS("its name in bots/bot-list.h", the words
 * that are typed after “bot:”, with commas between them, the first one for lists, what it is called
 * in a game). A bot that has no row is typed by its name and called as the first one. No include
 * guard.
 */
BOT_WORDS("random", N_("random,fair"), N_("Bot {number}"))
BOT_WORDS("first", N_("first"), N_("First-card bot"))
BOT_WORDS("careful", N_("careful"), N_("Careful bot"))
BOT_WORDS("search", N_("search,searcher"), N_("Search bot"))
BOT_WORDS("beginner", N_("beginner,looks"), N_("Beginner bot"))
BOT_WORDS("adder", N_("adds,adder"), N_("Adder bot"))
BOT_WORDS("numerator", N_("top,numerator"), N_("Numerator bot"))
BOT_WORDS("denominator", N_("bottom,denominator"), N_("Denominator bot"))
BOT_WORDS("careless", N_("careless,guesses"), N_("Careless bot"))
