#include "press/pdf_dictionary.h"

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
    char *at = dictionary->failed ? NULL : strstr(dictionary->text, name),
         *end = at ? strstr(at, ">>") : NULL;

    if (!end)
        return;
    end += strlen(">>");
    memmove(at, end, (size_t)(dictionary->text + dictionary->length - end) + 1);
    dictionary->length -= (size_t)(end - at);
}
