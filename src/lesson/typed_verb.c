#include "lesson/typed_verb.h"

#include "base/message.h"
#include "text/text.h"

#include <string.h>

static const struct {
    const char *word, *what;
} verbs[VERBS] = {
#define VERB(kind, word, what) {word, what},
#include "lesson/verb-list.h"
#undef VERB
};

const char *verb_word(enum verb verb)
{
    return verbs[verb].word;
}

const char *verb_meaning(enum verb verb)
{
    return verbs[verb].what;
}

bool verb_typed(const char *line, enum verb *verb)
{
    if (strcmp(line, "?") == 0)
        line = verbs[VERB_HELP].word;
    for (*verb = 0; *verb < VERBS; ++*verb)
        if (strcasecmp(line, verbs[*verb].word) == 0 ||
            strcasecmp(line, text_get(verbs[*verb].word)) == 0)
            return true;
    return false;
}
