#include "text/fold.h"

#include "base/letter.h"
#include "base/utf8.h"

#include <string.h>
#include <wchar.h>
#include <wctype.h>

void fold_text(struct strbuf *out, const char *text, size_t length)
{
    mbstate_t state = {0};
    bool space = false, begun = false;

    while (length > 0) {
        wchar_t wide;
        size_t size = mbrtowc(&wide, text, length, &state);
        if (size == 0 ||
            size > length) { /* no character of this locale: the byte is taken as it is */
            size = 1;
            wide = 0;
            state = (mbstate_t){0};
        }
        /* Numbers are shown with spaces that keep them together, and typed with those of a
         * keyboard. */
        if (utf8_is_blank((uint32_t)wide)) {
            space = begun;
        } else if (!utf8_is_unseen((uint32_t)wide)) {
            if (space)
                strbuf_add_char(out, ' ');
            space = false;
            begun = true;
            if (wide)
                strbuf_add_code_point(out, (unsigned)towlower((wint_t)wide));
            else
                strbuf_add_bytes(out, text, 1);
        }
        text += size;
        length -= size;
    }
}

/* Small letters that stand for themselves, and are typed so where a keyboard lacks them. */
static const struct {
    const char *plain, *marked;
} letters[] = {
    {"b", "ɓ"},  {"d", "đðɖɗ"}, {"e", "ɛəǝ"}, {"g", "ǥ"},   {"h", "ħ"},  {"i", "ıɨɩ"},
    {"k", "ƙĸ"}, {"l", "łŀ"},   {"n", "ŋŉ"},  {"o", "øɔ"},  {"s", "ſ"},  {"t", "ŧ"},
    {"u", "ʉ"},  {"v", "ʋ"},    {"y", "ƴ"},   {"z", "ƶʒ"},  {"ss", "ß"}, {"th", "þ"},
    {"ae", "æ"}, {"oe", "œ"},   {"ij", "ĳ"},  {"'", "’ʼʻ"}, {"σ", "ς"},  {"", "ʾʿ"},
};

/* As German is spelled where a keyboard lacks them ("grün": gruen). */
static const struct {
    const char *plain, *marked;
} german_letters[] = {{"ae", "ä"}, {"oe", "ö"}, {"ue", "ü"}};

/* Returns how the letter, of `length` bytes, is typed without its marks; NULL if it has none. */
static const char *without_marks(const char *letter, size_t length, bool german)
{
    char one[UTF8_LONGEST + 1] = "";

    memcpy(one, letter, length);
    for (size_t i = 0; german && i < sizeof german_letters / sizeof *german_letters; i++)
        if (strstr(german_letters[i].marked, one))
            return german_letters[i].plain;
    for (size_t i = 0; i < sizeof letters / sizeof *letters; i++)
        if (strstr(letters[i].marked, one))
            return letters[i].plain;
    return letter_without_marks(letter, length);
}

/* Adds the first character of a text in that spelling, and returns how many bytes it has. */
static size_t spell_first(struct strbuf *out, const char *text, enum fold_spelling spelling)
{
    uint32_t code;
    size_t length = utf8_first(text, &code);
    const char *plain = NULL;

    if (length > 1 && spelling != SPELLED_WHOLE)
        plain = letter_is_mark(code) ? "" : without_marks(text, length, spelling == SPELLED_GERMAN);
    length = length ? length : 1;
    if (plain)
        strbuf_add(out, plain);
    else
        strbuf_add_bytes(out, text, length);
    return length;
}

void fold_spell(struct strbuf *out, const char *folded, enum fold_spelling spelling)
{
    while (*folded)
        folded += spell_first(out, folded, spelling);
}

static enum fold_match match_spelled(const char *own, const char *folded, enum fold_spelling as)
{
    struct strbuf spelled = {0};
    size_t length = strlen(folded);
    enum fold_match match = FOLD_NOT;

    fold_spell(&spelled, own, as);
    if (strncmp(strbuf_text(&spelled), folded, length) == 0)
        match = spelled.length == length ? FOLD_EQUALS : FOLD_STARTS;
    strbuf_release(&spelled);
    return match;
}

enum fold_match fold_match(const char *text, const char *folded)
{
    struct strbuf own = {0};
    enum fold_match match = FOLD_NOT;

    fold_text(&own, text, strlen(text));
    for (int as = 0; as < SPELLINGS && match != FOLD_EQUALS; as++) {
        enum fold_match spelled = match_spelled(strbuf_text(&own), folded, (enum fold_spelling)as);
        match = spelled > match ? spelled : match;
    }
    strbuf_release(&own);
    return match;
}

bool fold_equal(const char *text, const char *folded)
{
    struct strbuf own = {0};

    fold_text(&own, text, strlen(text));
    bool equal = strcmp(strbuf_text(&own), folded) == 0;
    strbuf_release(&own);
    return equal;
}
