/*
 * The words that players type for commands and moves. VERB(what is typed, the move, its words with
 * commas between them; NULL: none). Words are translated; the English ones are always understood as
 * well. No include guard.
 */
VERB(TYPED_HELP, MOVE_KINDS, N_("?,help,h"))
VERB(TYPED_HINT, MOVE_KINDS, N_("hint,hints,tip,clue"))
VERB(TYPED_HAND, MOVE_KINDS, N_("hand,cards"))
VERB(TYPED_AGAIN, MOVE_KINDS, N_("again,repeat"))
VERB(TYPED_RULES, MOVE_KINDS, N_("rules,rule"))
VERB(TYPED_STOP, MOVE_KINDS, N_("stop,quit,exit"))
VERB(TYPED_POINTS, MOVE_KINDS, N_("points,score"))
#define MOVE(identifier, word, argument, typed, ...) VERB(TYPED_MOVE, MOVE_##identifier, typed)
#include "rules/move-list.h"
#undef MOVE
