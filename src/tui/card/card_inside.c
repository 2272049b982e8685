#include "tui/card/card_inside.h"

#include "base/strbuf.h"
#include "tui/wrap.h"

#include <string.h>

void inside_set(const struct card_inside *inside, int x, int y, struct cell cell)
{
    if (inside->cells && x >= 0 && x < inside->width && y >= 0 && y < inside->height)
        cells_set(inside->cells, inside->x + x, inside->y + y, cell);
}

void inside_put(const struct card_inside *inside, int x, int y, uint32_t character)
{
    inside_set(inside, x, y, (struct cell){.character = character, .role = ROLE_PAPER});
}

void inside_put_centred(const struct card_inside *inside, int y, const char *text)
{
    int columns = wrap_columns(text);
    int x = columns < inside->width ? (inside->width - columns) / 2 : 0;

    if (inside->cells && y >= 0 && y < inside->height)
        cells_put_words(inside->cells, inside->x + x, inside->y + y, inside->width - x, text,
                        ROLE_PAPER, 0);
}

/* Takes as many words as a row holds off the front of a text, at least one. */
static void take_row(const char **text, int width, struct strbuf *row)
{
    struct strbuf longer = {0};

    strbuf_clear(row);
    while (**text) {
        size_t word = strcspn(*text, " ");
        strbuf_clear(&longer);
        strbuf_add(&longer, strbuf_text(row));
        strbuf_add(&longer, row->length ? " " : "");
        strbuf_add_bytes(&longer, *text, word);
        if (row->length && wrap_columns(strbuf_text(&longer)) > width)
            break;
        strbuf_clear(row);
        strbuf_add(row, strbuf_text(&longer));
        *text += word;
        *text += strspn(*text, " ");
    }
    strbuf_release(&longer);
}

int inside_rows(const struct card_inside *inside, const char *text)
{
    struct strbuf row = {0};
    int rows = 0;

    while (*text && rows >= 0) {
        take_row(&text, inside->width, &row);
        rows = wrap_columns(strbuf_text(&row)) > inside->width ? -1 : rows + 1;
    }
    strbuf_release(&row);
    return rows < 0 ? 0 : rows;
}

void inside_put_words(const struct card_inside *inside, int y, const char *text)
{
    struct strbuf row = {0};

    while (*text) {
        take_row(&text, inside->width, &row);
        inside_put_centred(inside, y++, strbuf_text(&row));
    }
    strbuf_release(&row);
}
