/* The words that a deck file has for what stands on cards, and what they mean. */
#include "deck/builder.h"

/* The words are in the order of enum picture without PICTURE_NONE, the actions of
 * enum action that are no wilds, and enum wheel_effect. */
const char *const deck_shapes[] = {"circle",  "square", "triangle", "diamond", "star",
                                   "hexagon", "cross",  "drop",     NULL};
const char *const picture_words[] = {
#define PICTURE(identifier, word, ...) word,
#include "deck/picture-list.h"
#undef PICTURE
    NULL};
const char *const action_words[] = {"draw-two", "reverse", "skip", NULL};
const char *const wheel_words[] = {"almost-out", "discard-number", "discard-colour",
                                   "draw-until", "trade-hands",    "show-hand",
                                   "showdown",   "shout",          NULL};

/* What the words mean, in the same order. */
const char *const picture_meanings[] = {
#define PICTURE(identifier, word, meaning, ...) meaning,
#include "deck/picture-list.h"
#undef PICTURE
    NULL};
const char *const action_meanings[] = {N_("the next player draws 2 cards and misses a turn"),
                                       N_("play changes direction"),
                                       N_("the next player misses a turn"), NULL};
const char *const wheel_meanings[] = {
    N_("you can discard all but two of your cards"),
    N_("choose a number: discard all your cards of it, or some"),
    N_("choose a colour: discard all your cards of it, or some"),
    N_("draw cards until you get one of the segment’s suit or a wild card, and keep them all"),
    N_("everyone gives their cards to the player on the left"),
    N_("show everyone your cards"),
    N_("everyone puts down their highest number; the highest one is discarded"),
    N_("the first to shout can discard a card"),
    NULL};

/* in the order of enum hands_effect, without HANDS_NONE */
const char *const hands_words[] = {
#define HANDS(identifier, word, ...) word,
#include "deck/hands-list.h"
#undef HANDS
    NULL};
const char *const hands_meanings[] = {
#define HANDS(identifier, word, meaning, ...) meaning,
#include "deck/hands-list.h"
#undef HANDS
    NULL};

const char *deck_action_word(enum action action)
{
    switch (action) {
    case ACTION_NONE:
        return NULL;
    case ACTION_DRAW_TWO:
    case ACTION_REVERSE:
    case ACTION_SKIP:
        return action_words[action - ACTION_DRAW_TWO];
    case ACTION_WILD:
        return "wild";
    case ACTION_WILD_DRAW_FOUR:
        return "wild-draw-four";
    }
    return NULL;
}

const char *deck_hands_word(enum hands_effect hands)
{
    return hands == HANDS_NONE ? NULL : hands_words[hands - HANDS_NONE - 1];
}

const char *deck_wheel_word(enum wheel_effect effect)
{
    return wheel_words[effect];
}
