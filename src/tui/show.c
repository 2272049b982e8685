#include "tui/show.h"

#include "base/utf8.h"
#include "text/text.h"

#include <langinfo.h>
#include <locale.h>
#include <stdbool.h>
#include <string.h>
#include <wchar.h>

/* text_start has put C.UTF-8 in place of a locale that is not UTF-8, so it is asked for anew. */
bool encoding_is_ascii(void)
{
    locale_t users = newlocale(LC_CTYPE_MASK, "", (locale_t)0);
    bool utf8 = users && strcmp(nl_langinfo_l(CODESET, users), "UTF-8") == 0;

    if (users)
        freelocale(users);
    return !utf8 || wcwidth(L'●') != 1;
}

bool terminal_is_dumb(void)
{
    const char *kind = getenv("TERM");

    return !kind || !*kind || strcmp(kind, "dumb") == 0;
}

#undef fputs
#undef fwrite

enum { MEANT_LAYOUT = 1, MEANT_COLOURS = 2 };

size_t show_colour_length(const char *text)
{
    if (strncmp(text, "\033[0m", 4) == 0)
        return 4;
    bool begins = strncmp(text, "\033[1;3", 5) == 0 && text[5] >= '0' && text[5] <= '7';
    return begins && text[6] == 'm' ? 7 : 0;
}

static void put(FILE *out, const char *text, int meant)
{
    const char *shown = text;
    uint32_t code;

    for (size_t bytes; *text; text += bytes) {
        bytes = utf8_first(text, &code);
        if (bytes && !utf8_acts(code))
            continue;
        if (bytes && meant & MEANT_LAYOUT && (code == '\n' || code == '\t'))
            continue;
        size_t colour = bytes && meant & MEANT_COLOURS ? show_colour_length(text) : 0;
        if (colour) {
            bytes = colour;
            continue;
        }
        fwrite(shown, 1, (size_t)(text - shown), out);
        fputs("\uFFFD", out);
        bytes = bytes ? bytes : 1;
        shown = text + bytes;
    }
    fwrite(shown, 1, (size_t)(text - shown), out);
}

void show_text(FILE *out, const char *text)
{
    put(out, text, MEANT_LAYOUT);
}

void show_line(FILE *out, const char *text)
{
    put(out, text, 0);
    fputs("\n", out);
}

void show_sentence(FILE *out, struct message message)
{
    struct strbuf sentence = {0};

    text_of(message, NULL, &sentence);
    show_line(out, strbuf_text(&sentence));
    strbuf_release(&sentence);
}

void show_coloured(FILE *out, const char *text)
{
    put(out, text, MEANT_LAYOUT | MEANT_COLOURS);
    fflush(out);
}

void show_add_colour(struct strbuf *out, int colour)
{
    strbuf_addf(out, "\033[1;3%dm", colour);
}

void show_end_colour(struct strbuf *out)
{
    strbuf_add(out, "\033[0m");
}

void show_steering(FILE *out, const char *sequence)
{
    fputs(sequence, out);
}

void show_exact(FILE *out, const char *text)
{
    fputs(text, out);
}

void show_exact_line(FILE *out, const char *text)
{
    fputs(text, out);
    fputs("\n", out);
}
