#include "tui/lesson/lesson_told.h"

#include "base/utf8.h"
#include "text/text.h"
#include "tui/sentence.h"
#include "tui/wrap.h"
#include "xml/translated.h"

#include <string.h>
#include <wchar.h>

static void add_sentence(struct told *told, const char *words)
{
    if (told->words.length)
        strbuf_add_char(&told->words, '\n');
    sentence_add(&told->words, words);
}

void told_message(struct told *told, struct message message)
{
    struct strbuf words = {0};

    text_of(message, NULL, &words);
    add_sentence(told, strbuf_text(&words));
    strbuf_release(&words);
}

void told_telling(struct told *told, const struct telling *telling)
{
    if (telling->words)
        add_sentence(told, words_in(telling->words, text_language()));
    else if (telling->say.id)
        told_message(told, telling->say);
    for (int i = 0; i < TELLING_MORE && telling->more[i].id; i++)
        told_message(told, telling->more[i]);
    told->figures = telling->figures;
    for (int i = 0; i < telling->figures; i++) {
        told->figure[i] = telling->figure[i];
        told->said[i] = !telling->words &&
                        gallery_is_said(&telling->say, &telling->figure[i], &told->number[i]);
    }
}

void told_release(struct told *told)
{
    strbuf_release(&told->words);
    *told = (struct told){0};
}

static bool is_seen(const struct told_seen *seen, const struct figure *figure)
{
    for (int i = 0; i < seen->count; i++)
        if (figure_same(&seen->figure[i], figure))
            return true;
    return false;
}

void told_seen_add(struct told_seen *seen, const struct figure *figure)
{
    if (seen->count < (int)(sizeof seen->figure / sizeof *seen->figure) && !is_seen(seen, figure))
        seen->figure[seen->count++] = *figure;
}

/* How many bytes of a line, at least one character, stand on so many columns. */
static size_t fitting(const char *line, int columns)
{
    size_t bytes = 0;
    uint32_t code;

    for (size_t next; line[bytes]; bytes += next) {
        next = utf8_first(line + bytes, &code);
        int width = next ? wcwidth((wchar_t)code) : 1;
        next += next == 0;
        columns -= width < 0 ? 1 : width;
        if (columns < 0 && bytes > 0)
            break;
    }
    return bytes;
}

int words_put(struct cells *cells, int x, int y, int columns, const char *words, enum role role)
{
    struct strbuf text = {0};
    int rows = 0;

    for (; *words; words += *words == '\n') {
        struct strbuf line = {0};
        size_t length = strcspn(words, "\n");
        strbuf_add_bytes(&line, words, length);
        wrap_add(&text, strbuf_text(&line), 0, columns);
        strbuf_release(&line);
        words += length;
    }
    for (char *line = text.text; line && *line;) {
        size_t length = strcspn(line, "\n");
        char *next = line + length + (line[length] == '\n');
        line[length] = '\0';
        /* A word that is longer than a row goes on in the next one. */
        do {
            cells_put_words(cells, x, y + rows, columns, line, role, 0);
            line += fitting(line, columns);
            rows++;
        } while (*line);
        line = next;
    }
    strbuf_release(&text);
    return rows;
}

int told_put(const struct told *told, struct told_seen *seen, int most, int columns,
             const struct surface_looks *looks, struct cells *cells, int x, int y)
{
    struct cells nowhere = {0};
    struct gallery gallery = {0};
    int rows = words_put(cells, x, y, columns, strbuf_text(&told->words), ROLE_TEXT);

    for (int i = 0; i < told->figures; i++) {
        if (!is_seen(seen, &told->figure[i]) || told->said[i])
            gallery_add(&gallery, &told->figure[i], NULL, told->said[i] ? &told->number[i] : NULL);
        told_seen_add(seen, &told->figure[i]);
    }
    if (gallery.count == 0)
        return rows;
    rows += rows > 0;
    enum gallery_size size = GALLERY_LARGE;
    while (size < GALLERY_SAID &&
           rows + gallery_put(&gallery, size, columns - 2, looks, &nowhere, 0, 0, NULL) > most)
        size++;
    return rows + gallery_put(&gallery, size, columns - 2, looks, cells, x, y + rows, NULL);
}
