#include "play/verbs.h"

#include <string.h>

/* Words are translated; the English ones are always understood as well. */
static const struct verb verbs[] = {
    {TYPED_HELP, MOVE_KINDS, N_("?,help,h")},
    {TYPED_HINT, MOVE_KINDS, N_("hint,hints,tip,clue")},
    {TYPED_STOP, MOVE_KINDS, N_("stop,quit,exit")},
    {TYPED_POINTS, MOVE_KINDS, N_("points,score")},
#define MOVE(identifier, word, argument, typed, ...) {TYPED_MOVE, MOVE_##identifier, typed},
#include "rules/move-list.h"
#undef MOVE
};
enum { VERBS = (int)(sizeof verbs / sizeof *verbs) };

int verb_count(void)
{
    return VERBS;
}

const struct verb *verb_at(int index)
{
    return &verbs[index];
}

const struct verb *verb_find(const char *text, const char **rest)
{
    const struct verb *first = NULL; /* that of the first word */
    size_t length = strlen(text), word = strcspn(text, " ");

    /* all in the language in use, then all in English */
    for (int i = 0; i < 2 * VERBS && length; i++) {
        const struct verb *verb = &verbs[i % VERBS];
        const char *at = i < VERBS ? text_get(verb->words) : verb->words;
        while (at) { /* words in small letters with commas between them */
            size_t size = strcspn(at, ",");
            bool same = size <= length && memcmp(at, text, size) == 0;
            if (same && size == length) {
                *rest = text + length;
                return verb;
            }
            if (same && size == word && !first)
                first = verb;
            at = at[size] ? at + size + 1 : NULL;
        }
    }
    if (!first || verb_rest(first) == ARGUMENT_NONE)
        return NULL;
    *rest = text + word + 1;
    return first;
}

enum move_argument verb_rest(const struct verb *verb)
{
    return verb->kind == TYPED_MOVE ? move_forms[verb->move].argument : ARGUMENT_NONE;
}
