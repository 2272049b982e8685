#include "text/fold.h"

#include "base/utf8.h"

#include <string.h>
#include <wchar.h>
#include <wctype.h>

void fold_text(struct strbuf *out, const char *text, size_t length)
{
    /* Numbers are shown with spaces that keep them together, and typed with those of a keyboard. */
    static const wchar_t spaces[] = L" \t\u00A0\u2009\u202F";
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
        if (wide && wcschr(spaces, wide)) {
            space = begun;
        } else {
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

/* Small letters with accents, the apostrophe, and what is typed where a keyboard lacks them: without
 * the accent, and as German spells it then ("grün": gruen); NULL: the same. */
static const struct {
    unsigned short first, last;
    const char *plain, *german;
} letters[] = {
    {0xDF, 0xDF, "ss", NULL},  {0xE0, 0xE3, "a", NULL},    {0xE4, 0xE4, "a", "ae"},
    {0xE5, 0xE5, "a", NULL},   {0xE6, 0xE6, "ae", NULL},   {0xE7, 0xE7, "c", NULL},
    {0xE8, 0xEB, "e", NULL},   {0xEC, 0xEF, "i", NULL},    {0xF1, 0xF1, "n", NULL},
    {0xF2, 0xF5, "o", NULL},   {0xF6, 0xF6, "o", "oe"},    {0xF8, 0xF8, "o", NULL},
    {0xF9, 0xFB, "u", NULL},   {0xFC, 0xFC, "u", "ue"},    {0xFD, 0xFD, "y", NULL},
    {0xFF, 0xFF, "y", NULL},   {0x100, 0x105, "a", NULL},  {0x106, 0x10D, "c", NULL},
    {0x10E, 0x111, "d", NULL}, {0x112, 0x11B, "e", NULL},  {0x11C, 0x123, "g", NULL},
    {0x128, 0x131, "i", NULL}, {0x139, 0x142, "l", NULL},  {0x143, 0x148, "n", NULL},
    {0x14C, 0x151, "o", NULL}, {0x152, 0x153, "oe", NULL}, {0x154, 0x159, "r", NULL},
    {0x15A, 0x161, "s", NULL}, {0x162, 0x167, "t", NULL},  {0x168, 0x173, "u", NULL},
    {0x179, 0x17E, "z", NULL}, {0x218, 0x219, "s", NULL},  {0x21A, 0x21B, "t", NULL},
    {0x300, 0x36F, "", NULL}, /* accents that stand by themselves */
    {0x2019, 0x2019, "'", NULL},
};

/* Returns how the letter is typed without its accent; NULL: it has none. */
static const char *without_accent(uint32_t code, bool german)
{
    for (size_t i = 0; i < sizeof letters / sizeof *letters; i++)
        if (code >= letters[i].first && code <= letters[i].last)
            return german && letters[i].german ? letters[i].german : letters[i].plain;
    return NULL;
}

void fold_spell(struct strbuf *out, const char *folded, enum fold_spelling spelling)
{
    uint32_t code;

    for (size_t length; *folded; folded += length) {
        length = utf8_first(folded, &code);
        const char *plain = length && spelling != SPELLED_WHOLE
                                ? without_accent(code, spelling == SPELLED_GERMAN)
                                : NULL;
        if (plain)
            strbuf_add(out, plain);
        else
            strbuf_add_bytes(out, folded, length ? length : 1);
        length = length ? length : 1;
    }
}

static enum fold_match match_spelled(const char *own, const char *folded, enum fold_spelling as)
{
    struct strbuf spelled = {0};
    size_t length = strlen(folded);
    enum fold_match match = FOLD_NOT;

    fold_spell(&spelled, own, as);
    if (!spelled.failed && strncmp(strbuf_text(&spelled), folded, length) == 0)
        match = spelled.length == length ? FOLD_EQUALS : FOLD_STARTS;
    strbuf_release(&spelled);
    return match;
}

enum fold_match fold_match(const char *text, const char *folded)
{
    struct strbuf own = {0};
    enum fold_match match = FOLD_NOT;

    fold_text(&own, text, strlen(text));
    for (int as = 0; as < SPELLINGS && !own.failed && match != FOLD_EQUALS; as++) {
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
    bool equal = !own.failed && strcmp(strbuf_text(&own), folded) == 0;
    strbuf_release(&own);
    return equal;
}
