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

/* Whether a sentence says the number of a picture. */
static bool find_said(const struct telling *telling, int figure, struct notation *number)
{
    bool said = !telling->words && gallery_is_said(&telling->say, &telling->figure[figure], number);

    for (int i = 0; i < TELLING_MORE && !said && !telling->words; i++)
        said = gallery_is_said(&telling->more[i], &telling->figure[figure], number);
    return said;
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
        told->said[i] = find_said(telling, i, &told->number[i]);
        told->named[i] = told->said[i] || telling->named >> i & 1;
        if (!told->said[i])
            told->number[i] = telling->number[i];
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

/* Returns how many bytes of a line, at least one character, fit in `columns` columns. */
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

/* --- which pictures are shown */

static bool is_line(const struct told *told, int figure)
{
    return told->figure[figure].shape == SHAPE_LINE;
}

/* Without the lines, where there is more than lines. */
static unsigned without_lines(const struct told *told, unsigned shown)
{
    unsigned left = 0;

    for (int i = 0; i < told->figures; i++)
        if (shown >> i & 1 && !is_line(told, i))
            left |= 1u << i;
    return left ? left : shown;
}

/* Whether a line of several wholes would make the bars beside it much shorter. */
static bool has_long_line(const struct told *told, unsigned shown)
{
    for (int i = 0; i < told->figures; i++)
        if (shown >> i & 1 && is_line(told, i) && figure_wholes(&told->figure[i]) > 1)
            return without_lines(told, shown) != shown;
    return false;
}

static unsigned first_of(unsigned shown, int count)
{
    unsigned left = 0;

    for (int i = 0; i < TELLING_FIGURES && count > 0; i++) {
        left |= shown & 1u << i;
        count -= (int)(shown >> i & 1);
    }
    return left;
}

void told_add_pictures(const struct told *told, const struct told_choice *choice,
                       struct gallery *gallery)
{
    for (int i = 0; i < told->figures; i++)
        if (choice->shown >> i & 1)
            gallery_add(gallery, &told->figure[i], NULL, told->named[i] ? &told->number[i] : NULL);
}

/* Finds the largest size, not above the given one, in which all is drawn in `most` rows. False:
 * there is none. */
static bool find_size(const struct told *told, const struct told_place *place, int most,
                      struct told_choice *choice)
{
    struct gallery gallery = {.explains = true};
    struct cells nowhere = {0};

    told_add_pictures(told, choice, &gallery);
    for (choice->size = place->size; choice->size < GALLERY_SAID; choice->size++)
        if (gallery_is_drawn(&gallery, choice->size, place->columns, place->looks) &&
            gallery_put(&gallery, choice->size, place->columns, place->looks, &nowhere, 0, 0,
                        NULL) <= most)
            return true;
    return false;
}

/* Finds the fullest way to show some of the pictures in `most` rows. False: there is none. */
static bool find_way(const struct told *told, const struct told_place *place, unsigned all,
                     int most, struct told_choice *choice)
{
    enum { WAYS = 4 };
    const unsigned few = without_lines(told, all);
    const unsigned ways[WAYS] = {has_long_line(told, all) ? few : all, few, first_of(few, 2),
                                 first_of(few, 1)};

    for (int i = 0; i < WAYS; i++) {
        choice->shown = ways[i];
        if (find_size(told, place, most, choice))
            return true;
    }
    return false;
}

struct told_choice told_choose(const struct told *told, struct told_seen *seen,
                               const struct told_place *place)
{
    enum { ANY_ROWS = 1000 };
    struct cells nowhere = {0};
    struct told_choice choice = {0};
    unsigned all = 0;

    for (int i = 0; i < told->figures; i++) {
        if (told->figure[i].shape != SHAPE_NONE &&
            (!is_seen(seen, &told->figure[i]) || told->said[i]))
            all |= 1u << i;
        told_seen_add(seen, &told->figure[i]);
    }
    if (all == 0)
        return choice;
    int words = words_put(&nowhere, 0, 0, place->columns + 2, strbuf_text(&told->words), ROLE_TEXT);
    if (find_way(told, place, all, place->most - words - (words > 0), &choice) ||
        find_way(told, place, all, ANY_ROWS, &choice))
        return choice;
    return (struct told_choice){.shown = all, .size = GALLERY_SAID}; /* none can be drawn */
}

int told_put(const struct told *told, const struct told_choice *choice, const struct gallery *page,
             const struct told_place *place, struct cells *cells, int x, int y)
{
    struct gallery gallery = {.explains = true, .page = page};
    int rows = words_put(cells, x, y, place->columns + 2, strbuf_text(&told->words), ROLE_TEXT);

    told_add_pictures(told, choice, &gallery);
    if (gallery.count == 0)
        return rows;
    rows += rows > 0;
    return rows + gallery_put(&gallery, choice->size, place->columns, place->looks, cells, x,
                              y + rows, NULL);
}
