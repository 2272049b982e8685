#include "text/fold.h"

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

enum fold_match fold_match(const char *text, const char *folded)
{
    struct strbuf own = {0};
    size_t length = strlen(folded);
    enum fold_match match = FOLD_NOT;

    fold_text(&own, text, strlen(text));
    if (!own.failed && strncmp(strbuf_text(&own), folded, length) == 0)
        match = own.length == length ? FOLD_EQUALS : FOLD_STARTS;
    strbuf_release(&own);
    return match;
}
