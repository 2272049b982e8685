#include "lesson/typed_words.h"

#include "base/message.h"
#include "lesson/sitting.h"
#include "text/fold.h"
#include "text/text.h"

#include <string.h>

void fold_typed(struct strbuf *out, const char *line)
{
    size_t length = strlen(line);

    while (length > 1 && strchr(" .!?", line[length - 1]))
        length--;
    fold_text(out, line, length);
}

static bool is_listed(const char *list, const char *text, size_t length)
{
    while (list) {
        size_t size = strcspn(list, ",");
        if (size == length && length > 0 && memcmp(list, text, length) == 0)
            return true;
        list = list[size] ? list + size + 1 : NULL;
    }
    return false;
}

bool word_is(const char *words, const char *text, size_t length)
{
    return is_listed(text_get(words), text, length) || is_listed(words, text, length);
}

bool yes_or_no_typed(const char *folded, bool *yes)
{
    *yes = word_is(N_("yes,y,yeah,true"), folded, strlen(folded));
    return *yes || word_is(N_("no,n,nope,false"), folded, strlen(folded));
}

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
