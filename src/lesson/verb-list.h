/*
 * VERB(KIND, words, what): what can be typed beside answers. The words, which have commas between
 * them, are understood in English and in the language of the program; the first one is shown. No
 * include guard.
 */
VERB(HINT, N_("hint,hints,tip,clue"), N_("one step; the last one is the answer"))
VERB(WHY, N_("why,explain,reason"), N_("why the last answer was right or not"))
VERB(SKIP, N_("skip,next,pass"), N_("see the answer and go on; the question comes back"))
VERB(STOP, N_("stop,quit,exit"), N_("stop here"))
VERB(HELP, N_("help,?"), N_("this list"))
