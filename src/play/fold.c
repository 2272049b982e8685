#include "play/fold.h"

#include <string.h>
#include <wchar.h>
#include <wctype.h>

/* Numbers are shown with spaces that keep them together, and typed with those that a keyboard has.
 */
static bool is_space(wchar_t wide)
{
    return wide == L' ' || wide == L'\t' || wide == 0xA0 || wide == 0x2009 || wide == 0x202F;
}

void fold_text(struct strbuf *out, const char *text)
{
    mbstate_t state = {0};
    size_t left = strlen(text);
    bool space = false, begun = false;

    while (left > 0) {
        wchar_t wide;
        size_t length = mbrtowc(&wide, text, left, &state);
        if (length == 0 || length > left) { /* no character of this locale: the byte as it is */
            length = 1;
            wide = 0;
            state = (mbstate_t){0};
        }
        if (is_space(wide)) {
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
        text += length;
        left -= length;
    }
}

static bool compare(const char *text, const char *folded, bool whole)
{
    struct strbuf own = {0};

    fold_text(&own, text);
    bool same = whole ? strcmp(strbuf_text(&own), folded) == 0
                      : strncmp(strbuf_text(&own), folded, strlen(folded)) == 0;
    same &= !own.failed;
    strbuf_release(&own);
    return same;
}

bool fold_equals(const char *text, const char *folded)
{
    return compare(text, folded, true);
}

bool fold_starts(const char *text, const char *folded)
{
    return compare(text, folded, false);
}
