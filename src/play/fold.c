#include "play/fold.h"

#include <string.h>
#include <wchar.h>
#include <wctype.h>

void fold_text(struct strbuf *out, const char *text)
{
    /* Numbers are shown with spaces that keep them together, and typed with those of a keyboard. */
    static const wchar_t spaces[] = L" \t\u00A0\u2009\u202F";
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
