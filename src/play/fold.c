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

enum fold_match fold_match(const char *text, const char *folded)
{
    struct strbuf own = {0};
    size_t length = strlen(folded);
    enum fold_match match = FOLD_NOT;

    fold_text(&own, text);
    if (!own.failed && strncmp(strbuf_text(&own), folded, length) == 0)
        match = own.length == length ? FOLD_EQUALS : FOLD_STARTS;
    strbuf_release(&own);
    return match;
}
