#include "xml/other_word.h"

#include "base/suggest.h"

#include <stdbool.h>
#include <string.h>

static const struct other_word {
    enum value_type type;
    const char *ours;
    const char *theirs; /* with blanks between */
} table[] = {
#define OTHER_WORD(type, ours, theirs) {VALUE_##type, ours, theirs},
#include "xml/other-word-list.h"
#undef OTHER_WORD
};

enum { ROWS = sizeof table / sizeof *table, LONGEST = 40 };

/* Writes the word in small letters, without hyphens and blanks. False: it is too long for the
 * table. */
static bool simplify(const char *text, char out[static LONGEST])
{
    size_t length = 0;

    for (bool wide = false; *text; text++) {
        unsigned char c = (unsigned char)*text;
        if (c == '-' || c == '_' || c == ' ')
            continue;
        if (length + 1 == LONGEST)
            return false;
        bool capital = wide ? c <= 0x9E && c != 0x97 : c >= 'A' && c <= 'Z';
        out[length++] = (char)(capital ? c + 0x20 : c);
        wide = c == 0xC3; /* the first byte of À … ÿ */
    }
    out[length] = '\0';
    return length > 0;
}

static bool has(const char *list, const char *word)
{
    size_t length = strlen(word);

    for (; *list; list += strcspn(list, " "), list += *list == ' ')
        if (strcspn(list, " ") == length && !memcmp(list, word, length))
            return true;
    return false;
}

const char *other_word_value(const char *text, enum value_type type)
{
    char word[LONGEST];

    if (!simplify(text, word))
        return NULL;
    for (size_t i = 0; i < ROWS; i++)
        if (table[i].type == type && has(table[i].theirs, word))
            return table[i].ours;
    return NULL;
}

const char *other_word_nearest(const char *text, const char *const *candidates, size_t count)
{
    char word[LONGEST];
    bool short_enough = simplify(text, word);

    for (size_t i = 0; i < ROWS && short_enough; i++) {
        bool name = table[i].type == VALUE_WORD || table[i].type == VALUE_ID;
        if (!name || !has(table[i].theirs, word))
            continue;
        for (size_t c = 0; c < count; c++)
            if (!strcmp(candidates[c], table[i].ours))
                return candidates[c];
    }
    return suggest_nearest(text, candidates, count);
}
