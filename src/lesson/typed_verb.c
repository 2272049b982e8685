#include "lesson/typed_verb.h"

#include "base/message.h"
#include "lesson/typed_words.h"

static const struct {
    const char *word, *words, *what;
} verbs[VERBS] = {
#define VERB(kind, word, words, what) {word, words, what},
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
    struct strbuf folded = {0};
    bool found = false;

    fold_typed(&folded, line);
    for (*verb = 0; *verb < VERBS && !found; *verb += !found)
        found = word_is(verbs[*verb].words, strbuf_text(&folded), folded.length) ||
                word_is(verbs[*verb].word, strbuf_text(&folded), folded.length);
    strbuf_release(&folded);
    return found;
}
