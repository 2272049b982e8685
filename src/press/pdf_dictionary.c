#include "press/pdf_dictionary.h"

#include "base/utf8.h"

#include <stdlib.h>
#include <string.h>

bool pdf_has(const struct strbuf *text, const char *part)
{
    return text->length > 0 && memmem(text->text, text->length, part, strlen(part));
}

bool pdf_reopen(struct strbuf *value)
{
    size_t length = strlen(">>");

    if (value->length < length || memcmp(value->text + value->length - length, ">>", length) != 0)
        return false;
    value->length -= length;
    return true;
}

bool pdf_take_entry(struct strbuf *dictionary, const char *name, size_t *number, bool *reference)
{
    static const char object[] = " 0 R";
    char *at = pdf_has(dictionary, name)
                   ? memmem(dictionary->text, dictionary->length, name, strlen(name))
                   : NULL;

    if (!at)
        return false;
    char *end;
    *number = strtoul(at + strlen(name), &end, 10);
    *reference = strncmp(end, object, strlen(object)) == 0;
    end += *reference ? strlen(object) : 0;
    memmove(at, end, (size_t)(dictionary->text + dictionary->length - end));
    dictionary->length -= (size_t)(end - at);
    return true;
}

void pdf_take_dictionary(struct strbuf *dictionary, const char *name)
{
    char *at = strstr(dictionary->text, name), *end = at ? strstr(at, ">>") : NULL;

    if (!end)
        return;
    end += strlen(">>");
    memmove(at, end, (size_t)(dictionary->text + dictionary->length - end) + 1);
    dictionary->length -= (size_t)(end - at);
}

void pdf_add_text(struct strbuf *out, const char *text)
{
    bool plain = true;

    for (const char *c = text; *c; c++)
        plain = plain && *c >= ' ' && *c <= '~';
    strbuf_add(out, plain ? "(" : "<FEFF");
    while (*text) {
        uint32_t code = 0;
        text += utf8_first(text, &code);
        if (plain && strchr("()\\", (int)code))
            strbuf_add_char(out, '\\');
        if (plain)
            strbuf_add_char(out, (char)code);
        else if (code < 0x10000)
            strbuf_addf(out, "%04X", code);
        else
            strbuf_addf(out, "%04X%04X", 0xD800 + ((code - 0x10000) >> 10),
                        0xDC00 + ((code - 0x10000) & 0x3FF));
    }
    strbuf_add_char(out, plain ? ')' : '>');
}
