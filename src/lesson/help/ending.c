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
#define ITEM(kind, name, meaning, doing) doing,
#include "lesson/item-list.h"
#undef ITEM
    };

    return kinds[kind];
}
