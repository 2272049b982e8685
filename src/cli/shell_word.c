#include "cli/shell_word.h"

#include <string.h>

void shell_word_add(struct strbuf *out, const char *word)
{
    static const char plain[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
                                "/._-+,:@%";

    if (*word && !word[strspn(word, plain)]) {
        strbuf_add(out, word);
        return;
    }
    strbuf_add_char(out, '\'');
    for (; *word; word++)
        if (*word == '\'')
            strbuf_add(out, "'\\''");
        else
            strbuf_add_char(out, *word);
    strbuf_add_char(out, '\'');
}
