#include "tui/typed_text.h"

#include "base/utf8.h"
#include "tui/input.h"

static void erase_last(struct strbuf *text)
{
    while (text->length > 0 && !utf8_begins(text->text[text->length - 1]))
        text->text[--text->length] = '\0';
    if (text->length > 0)
        text->text[--text->length] = '\0';
}

static void add(struct strbuf *text, uint32_t character)
{
    if (!utf8_acts(character) && text->length + UTF8_LONGEST <= INPUT_LINE_LIMIT)
        strbuf_add_code_point(text, character);
}

bool typed_text_edit(struct strbuf *text, struct key key)
{
    switch (key.kind) {
    case KEY_CHARACTER:
        add(text, key.character);
        return true;
    case KEY_ERASE:
        erase_last(text);
        return true;
    case KEY_ERASE_LINE:
        strbuf_clear(text);
        return true;
    default:
        return false;
    }
}
