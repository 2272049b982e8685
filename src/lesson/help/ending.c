#include "lesson/help/ending.h"

struct message ending_did(enum hypothesis family, int times)
{
    static const char *const sentences[HYPOTHESES] = {
#define DID(family, words) [HYPOTHESIS_##family] = words,
#include "lesson/help/did-list.h"
#undef DID
    };

    return message_with(sentences[hypothesis_family(family)], arg_count("count", times));
}

const char *ending_kind(enum item_kind kind)
{
    static const char *const kinds[ITEM_KINDS] = {
        [ITEM_READ] = N_("Reading pictures"),
        [ITEM_SAME] = N_("Recognising equal numbers"),
        [ITEM_FIND] = N_("Finding an equal number"),
        [ITEM_ALL] = N_("Finding all equal numbers"),
        [ITEM_FILL] = N_("Filling in the missing number"),
        [ITEM_LEFT] = N_("Seeing what is left"),
        [ITEM_SIMPLIFY] = N_("Making a fraction simpler"),
        [ITEM_WRITE] = N_("Writing a number in another form"),
        [ITEM_PLACE] = N_("Finding the place on the line"),
        [ITEM_COMPARE] = N_("Comparing two numbers"),
        [ITEM_ORDER] = N_("Putting numbers in order"),
        [ITEM_ODD] = N_("Finding the odd one out"),
        [ITEM_PROVE] = N_("Saying why"),
    };

    return kinds[kind];
}
