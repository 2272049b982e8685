#include "console/shell_word.h"

#include "base/utf8.h"
#include "text/text.h"
#include "tui/show.h"
#include "xml/library.h"

#include <string.h>

/* $'…', each byte that cannot be shown as \ooo: what bash, zsh and ksh understand, and POSIX since
 * 2024. */
static void add_in_octal(struct strbuf *out, const char *word)
{
    uint32_t code;

    strbuf_add(out, "$'");
    while (*word) {
        size_t length = utf8_first(word, &code), whole = length ? length : 1;
        if (*word == '\'' || *word == '\\')
            strbuf_addf(out, "\\%c", *word);
        else if (length && !utf8_acts(code))
            strbuf_add_bytes(out, word, length);
        else
            for (size_t i = 0; i < whole; i++)
                strbuf_addf(out, "\\%03o", (unsigned)(unsigned char)word[i]);
        word += whole;
    }
    strbuf_add_char(out, '\'');
}

void shell_word_add(struct strbuf *out, const char *word)
{
    static const char plain[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
                                "/._-+,:@%";
    uint32_t code;

    if (*word && !word[strspn(word, plain)]) {
        strbuf_add(out, word);
    } else if (!utf8_is_text(word) || utf8_find_acting(word, &code)) {
        add_in_octal(out, word);
    } else {
        strbuf_add_char(out, '\'');
        for (; *word; word++)
            if (*word == '\'')
                strbuf_add(out, "'\\''");
            else
                strbuf_add_char(out, *word);
        strbuf_add_char(out, '\'');
    }
}

void shell_path_add(struct strbuf *out, const char *path)
{
    struct strbuf whole = {0};

    strbuf_addf(&whole, library_is_path(path) && *path != '-' ? "%s" : "./%s", path);
    shell_word_add(out, strbuf_text(&whole));
    strbuf_release(&whole);
}

void shell_call_add(struct strbuf *out, const struct manner *manner)
{
    shell_word_add(out, manner->called ? manner->called : "breuk");
    if (manner->language) {
        strbuf_add(out, " --lang ");
        shell_word_add(out, manner->language);
    }
}

void shell_line_show(FILE *out, const char *what, const struct strbuf *typed)
{
    struct strbuf text = {0};

    text_of(message_of(what), NULL, &text);
    show_line(out, strbuf_text(&text));
    strbuf_clear(&text);
    strbuf_addf(&text, "  %s", strbuf_text(typed));
    show_line(out, strbuf_text(&text));
    strbuf_release(&text);
}
