#include "lesson/typed_verb.h"

#include "base/message.h"
#include "lesson/typed_words.h"
#include "text/text.h"

#include <string.h>

static const struct {
    const char *words, *what;
} verbs[VERBS] = {
#define VERB(kind, words, what) {words, what},
#include "lesson/verb-list.h"
#undef VERB
};

void verb_add_word(enum verb verb, struct strbuf *out)
{
    const char *words = text_get(verbs[verb].words);

    strbuf_add_bytes(out, words, strcspn(words, ","));
}

const char *verb_meaning(enum verb verb)
{
    return verbs[verb].what;
}

bool verb_typed(const char *line, enum verb *verb)
{
    struct strbuf folded = {0};
    bool found = false;

    fold_typed(&folded, line);
    for (*verb = 0; *verb < VERBS && !found; *verb += !found)
        found = word_is(verbs[*verb].words, strbuf_text(&folded), folded.length);
    strbuf_release(&folded);
    return found;
}
