/*
 * VERB(KIND, word, what): what can be typed beside answers, in any language of the program and in
 * English. No include guard.
 */
VERB(HINT, N_("hint"), N_("a hint; the last one is the answer"))
VERB(WHY, N_("why"), N_("why the last answer was right or not"))
VERB(SKIP, N_("skip"), N_("go on to the next question"))
VERB(STOP, N_("stop"), N_("stop here"))
VERB(HELP, N_("help"), N_("this list"))
