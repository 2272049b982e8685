#include "tui/sentence.h"

#include "tui/show.h"

#include <string.h>
#include <wchar.h>
#include <wctype.h>

void sentence_add(struct strbuf *out, const char *words)
{
    mbstate_t state = {0};
    wchar_t first;
    size_t colour = show_colour_length(words);

    strbuf_add_bytes(out, words, colour);
    words += colour;
    size_t length = strlen(words), size = mbrtowc(&first, words, length, &state);
    if (size > 0 && size <= length) {
        strbuf_add_code_point(out, (unsigned)towupper((wint_t)first));
        words += size;
    }
    strbuf_add(out, words);
    sentence_add_stop(out);
}

void sentence_add_stop(struct strbuf *out)
{
    if (out->length && !strchr(".!?:", out->text[out->length - 1]))
        strbuf_add_char(out, '.');
}
