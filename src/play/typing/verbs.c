#include "play/typing/verbs.h"

#include "text/fold.h"

#include <ctype.h>
#include <string.h>

/* Words are translated; the English ones are always understood as well. */
static const struct verb verbs[] = {
    {TYPED_HELP, MOVE_KINDS, N_("?,help,h")},
    {TYPED_HINT, MOVE_KINDS, N_("hint,hints,tip,clue")},
    {TYPED_HAND, MOVE_KINDS, N_("hand,cards")},
    {TYPED_AGAIN, MOVE_KINDS, N_("again,repeat")},
    {TYPED_RULES, MOVE_KINDS, N_("rules,rule")},
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

/* Returns whether it is of letters that have one spelling only. */
static bool is_plain(const char *word, size_t size)
{
    for (size_t i = 0; i < size; i++)
        if (word[i] < 'a' || word[i] > 'z')
            return false;
    return true;
}

/* Returns whether the word at `text` is that of a list, in any of its spellings. */
static bool is_word(const char *word, size_t size, const char *text, size_t length)
{
    struct strbuf typed = {0}, listed = {0};

    if (size == length && memcmp(word, text, size) == 0)
        return true;
    if ((isascii((unsigned char)*word) && *word != *text) ||
        (is_plain(word, size) && is_plain(text, length)))
        return false;
    strbuf_add_bytes(&typed, text, length);
    strbuf_add_bytes(&listed, word, size);
    bool same = fold_match(strbuf_text(&listed), strbuf_text(&typed)) == FOLD_EQUALS;
    strbuf_release(&typed);
    strbuf_release(&listed);
    return same;
}

/* Returns whether the text is a word of that list, words in small letters with commas between. */
static bool list_has(const char *list, const char *text, size_t length)
{
    bool found = false;

    while (list && length && !found) {
        size_t size = strcspn(list, ",");
        found = is_word(list, size, text, length);
        list = list[size] ? list + size + 1 : NULL;
    }
    return found;
}

bool words_have(const char *id, const char *text, size_t length)
{
    return list_has(text_get(id), text, length) || list_has(id, text, length);
}

const struct verb *verb_find(const char *text, const char **rest)
{
    const struct verb *first = NULL; /* that of the first word */
    size_t length = strlen(text), word = strcspn(text, " ");

    /* all in the language in use, then all in English */
    for (int i = 0; i < 2 * VERBS && length; i++) {
        const struct verb *verb = &verbs[i % VERBS];
        if (!verb->words)
            continue;
        const char *list = i < VERBS ? text_get(verb->words) : verb->words;
        if (list_has(list, text, length)) {
            *rest = text + length;
            return verb;
        }
        if (!first && word < length && list_has(list, text, word))
            first = verb;
    }
    if (!first || verb_rest(first) == ARGUMENT_NONE)
        return NULL;
    *rest = text + word + 1;
    return first;
}

const char *move_words(enum move_kind kind)
{
    for (int i = 0; i < VERBS; i++)
        if (verbs[i].kind == TYPED_MOVE && verbs[i].move == kind)
            return verbs[i].words;
    return "";
}

enum move_argument verb_rest(const struct verb *verb)
{
    return verb->kind == TYPED_MOVE ? move_forms[verb->move].argument : ARGUMENT_NONE;
}
