#include "cli/shell_word.h"

#include "base/utf8.h"

#include <string.h>

/* $'…', each byte that cannot be shown as \ooo: what bash, zsh and ksh understand, and POSIX since
 * 2024. */
static void add_in_octal(struct strbuf *out, const char *word)
{
    const unsigned char *at = (const unsigned char *)word, *end = at + strlen(word);

    strbuf_add(out, "$'");
    while (at < end) {
        uint32_t code;
        size_t length = utf8_character(at, (size_t)(end - at), &code), whole = length ? length : 1;
        if (*at == '\'' || *at == '\\')
            strbuf_addf(out, "\\%c", *at);
        else if (length && !utf8_acts(code))
            strbuf_add_bytes(out, (const char *)at, length);
        else
            for (size_t i = 0; i < whole; i++)
                strbuf_addf(out, "\\%03o", (unsigned)at[i]);
        at += whole;
    }
    strbuf_add_char(out, '\'');
}

static void add_quoted(struct strbuf *out, const char *word)
{
    strbuf_add_char(out, '\'');
    for (; *word; word++)
        if (*word == '\'')
            strbuf_add(out, "'\\''");
        else
            strbuf_add_char(out, *word);
    strbuf_add_char(out, '\'');
}

void shell_word_add(struct strbuf *out, const char *word)
{
    static const char plain[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
                                "/._-+,:@%";
    uint32_t code;

    if (*word && !word[strspn(word, plain)])
        strbuf_add(out, word);
    else if (!utf8_is_text(word) || utf8_find_acting(word, &code))
        add_in_octal(out, word);
    else
        add_quoted(out, word);
}
