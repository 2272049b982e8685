#include "play/verbs.h"

#include <string.h>

/* Words are translated; the English ones are always understood as well. */
static const struct verb verbs[] = {
    {TYPED_HELP, MOVE_KINDS, N_("?,help,h")},
    {TYPED_STOP, MOVE_KINDS, N_("stop,quit,exit")},
    {TYPED_POINTS, MOVE_KINDS, N_("points,score")},
#define MOVE(identifier, word, argument, typed, ...) {TYPED_MOVE, MOVE_##identifier, typed},
#include "rules/move-list.h"
#undef MOVE
};
enum { VERBS = sizeof verbs / sizeof *verbs };

/* Whether the first `length` bytes of a folded text are one of the words, which are in small
 * letters with commas between them. */
static bool among(const char *words, const char *text, size_t length)
{
    for (const char *at = words; at && length;) {
        const char *comma = strchr(at, ',');
        size_t size = comma ? (size_t)(comma - at) : strlen(at);
        if (size == length && memcmp(at, text, length) == 0)
            return true;
        at = comma ? comma + 1 : NULL;
    }
    return false;
}

static const struct verb *find(const char *text, size_t length)
{
    for (size_t i = 0; i < VERBS; i++)
        if (among(text_get(verbs[i].words), text, length))
            return &verbs[i];
    for (size_t i = 0; i < VERBS; i++)
        if (among(verbs[i].words, text, length))
            return &verbs[i];
    return NULL;
}

int verb_count(void)
{
    return VERBS;
}

const struct verb *verb_at(int index)
{
    return &verbs[index];
}

const struct verb *verb_find(const char *word)
{
    return find(word, strlen(word));
}

const struct verb *verb_split(const char *text, const char **rest)
{
    const char *space = strchr(text, ' ');
    const struct verb *command = space ? find(text, (size_t)(space - text)) : NULL;

    if (!command || verb_rest(command) == ARGUMENT_NONE)
        return NULL;
    *rest = space + 1;
    return command;
}

enum move_argument verb_rest(const struct verb *verb)
{
    return verb->kind == TYPED_MOVE ? move_argument(verb->move) : ARGUMENT_NONE;
}

bool verb_is(enum move_kind move, const char *word)
{
    const struct verb *command = verb_find(word);

    return command && command->kind == TYPED_MOVE && command->move == move;
}
