#include "tui/lesson/lesson_passage.h"

#include "base/utf8.h"
#include "text/text.h"
#include "tui/sentence.h"
#include "tui/wrap.h"
#include "xml/translated.h"

#include <string.h>
#include <wchar.h>

static void add_sentence(struct passage *passage, const char *words)
{
    if (passage->words.length)
        strbuf_add_char(&passage->words, '\n');
    sentence_add(&passage->words, words);
}

void passage_message(struct passage *passage, struct message message)
{
    struct strbuf words = {0};

    text_of(message, NULL, &words);
    add_sentence(passage, strbuf_text(&words));
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

void passage_telling(struct passage *passage, const struct telling *telling)
{
    if (telling->words)
        add_sentence(passage, words_in(telling->words, text_language()));
    else if (telling->say.id)
        passage_message(passage, telling->say);
    for (int i = 0; i < TELLING_MORE && telling->more[i].id; i++)
        passage_message(passage, telling->more[i]);
    passage->figures = telling->figures;
    for (int i = 0; i < telling->figures; i++) {
        passage->figure[i] = telling->figure[i];
        passage->said[i] = find_said(telling, i, &passage->number[i]);
        passage->named[i] = passage->said[i] || telling->named >> i & 1;
        if (!passage->said[i])
            passage->number[i] = telling->number[i];
    }
}

void passage_release(struct passage *passage)
{
    strbuf_release(&passage->words);
    *passage = (struct passage){0};
}

static bool is_seen(const struct passage_seen *seen, const struct figure *figure)
{
    for (int i = 0; i < seen->count; i++)
        if (figure_same(&seen->figure[i], figure))
            return true;
    return false;
}

void passage_seen_add(struct passage_seen *seen, const struct figure *figure)
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

static bool is_line(const struct passage *passage, int figure)
{
    return passage->figure[figure].shape == SHAPE_LINE;
}

/* Without the lines, where there is more than lines. */
static unsigned without_lines(const struct passage *passage, unsigned shown)
{
    unsigned left = 0;

    for (int i = 0; i < passage->figures; i++)
        if (shown >> i & 1 && !is_line(passage, i))
            left |= 1u << i;
    return left ? left : shown;
}

/* Whether a line of several wholes would make the bars beside it much shorter. */
static bool has_long_line(const struct passage *passage, unsigned shown)
{
    for (int i = 0; i < passage->figures; i++)
        if (shown >> i & 1 && is_line(passage, i) && figure_wholes(&passage->figure[i]) > 1)
            return without_lines(passage, shown) != shown;
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

void passage_add_pictures(const struct passage *passage, const struct passage_choice *choice,
                          struct gallery *gallery)
{
    for (int i = 0; i < passage->figures; i++)
        if (choice->shown >> i & 1)
            gallery_add(gallery, &passage->figure[i], NULL,
                        passage->named[i] ? &passage->number[i] : NULL);
}

/* Finds the largest size, not above the given one, in which all is drawn in `most` rows. False:
 * there is none. */
static bool find_size(const struct passage *passage, const struct passage_place *place, int most,
                      struct passage_choice *choice)
{
    struct gallery gallery = {.explains = true};
    struct cells nowhere = {0};

    passage_add_pictures(passage, choice, &gallery);
    for (choice->size = place->size; choice->size < GALLERY_SAID; choice->size++)
        if (gallery_is_drawn(&gallery, choice->size, place->columns, place->looks) &&
            gallery_put(&gallery, choice->size, place->columns, place->looks, &nowhere, 0, 0,
                        NULL) <= most)
            return true;
    return false;
}

/* Finds the fullest way to show some of the pictures in `most` rows. False: there is none. */
static bool find_way(const struct passage *passage, const struct passage_place *place, unsigned all,
                     int most, struct passage_choice *choice)
{
    enum { WAYS = 4 };
    const unsigned few = without_lines(passage, all);
    const unsigned ways[WAYS] = {has_long_line(passage, all) ? few : all, few, first_of(few, 2),
                                 first_of(few, 1)};

    for (int i = 0; i < WAYS; i++) {
        choice->shown = ways[i];
        if (find_size(passage, place, most, choice))
            return true;
    }
    return false;
}

struct passage_choice passage_choose(const struct passage *passage, struct passage_seen *seen,
                                     const struct passage_place *place)
{
    enum { ANY_ROWS = 1000 };
    struct cells nowhere = {0};
    struct passage_choice choice = {0};
    unsigned all = 0;

    for (int i = 0; i < passage->figures; i++) {
        if (passage->figure[i].shape != SHAPE_NONE &&
            (!is_seen(seen, &passage->figure[i]) || passage->said[i]))
            all |= 1u << i;
        passage_seen_add(seen, &passage->figure[i]);
    }
    if (all == 0)
        return choice;
    int words =
        words_put(&nowhere, 0, 0, place->columns + 2, strbuf_text(&passage->words), ROLE_TEXT);
    if (find_way(passage, place, all, place->most - words - (words > 0), &choice) ||
        find_way(passage, place, all, ANY_ROWS, &choice))
        return choice;
    return (struct passage_choice){.shown = all, .size = GALLERY_SAID}; /* none can be drawn */
}

int passage_put(const struct passage *passage, const struct passage_choice *choice,
                const struct gallery *page, const struct passage_place *place, struct cells *cells,
                int x, int y)
{
    struct gallery gallery = {.explains = true, .page = page};
    int rows = words_put(cells, x, y, place->columns + 2, strbuf_text(&passage->words), ROLE_TEXT);

    passage_add_pictures(passage, choice, &gallery);
    if (gallery.count == 0)
        return rows;
    rows += rows > 0;
    return rows + gallery_put(&gallery, choice->size, place->columns, place->looks, cells, x,
                              y + rows, NULL);
}
