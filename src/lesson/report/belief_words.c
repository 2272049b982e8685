#include "lesson/report/belief_words.h"

#include "base/message.h"

const char *belief_words(enum hypothesis family)
{
    static const char *const words[HYPOTHESES] = {
#define BELIEF_WORDS(family, words) [HYPOTHESIS_##family] = words,
#include "lesson/report/belief-list.h"
#undef BELIEF_WORDS
    };

    return words[hypothesis_family(family)];
}
