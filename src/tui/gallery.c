#include "tui/gallery.h"

#include "text/text.h"
#include "tui/sentence.h"
#include "tui/wrap.h"

#include <stdio.h>
#include <string.h>

enum {
    INDENT = 2,
    GAP = 3, /* between pictures side by side */
    GAP_SMALL = 2
};

static struct exhibit *add(struct gallery *gallery, const char *label)
{
    if (gallery->count == GALLERY_MOST)
        return NULL;
    struct exhibit *exhibit = &gallery->exhibit[gallery->count++];
    *exhibit = (struct exhibit){0};
    snprintf(exhibit->label, LABEL_SIZE, "%s", label ? label : "");
    return exhibit;
}

void gallery_add(struct gallery *gallery, const struct figure *figure, const char *label,
                 const struct notation *number)
{
    struct exhibit *exhibit = figure->shape == SHAPE_NONE ? NULL : add(gallery, label);

    if (exhibit) {
        exhibit->figure = figure;
        exhibit->number = figure->shape == SHAPE_PRINTED ? NULL : number;
    }
}

void gallery_add_words(struct gallery *gallery, struct message words, const char *label)
{
    struct exhibit *exhibit = add(gallery, label);

    if (exhibit)
        exhibit->words = words;
}

void gallery_add_option(struct gallery *gallery, const struct item *item, int option)
{
    char label[LABEL_SIZE];

    item_label(item, option, label);
    if (item->option[option].words.id)
        gallery_add_words(gallery, item->option[option].words, label);
    else
        gallery_add(gallery, &item->option[option].figure, label, NULL);
}

void gallery_add_label(struct strbuf *out, const char *label)
{
    text_of(message_with(N_("{label}: "), arg_text("label", label)), NULL, out);
}

/* --- said */

/* Whether the sentence names the argument. */
static bool is_said(const struct message *message, const struct message_arg *arg)
{
    struct strbuf braced = {0};

    strbuf_addf(&braced, "{%s}", arg->name);
    bool said = strstr(message->id, strbuf_text(&braced)) != NULL;
    strbuf_release(&braced);
    return said;
}

bool gallery_is_said(const struct message *message, const struct figure *figure,
                     struct notation *number)
{
    if (figure->blank) /* it shows no number, however many parts it has */
        return false;
    for (int i = 0; message->id && i < message->args; i++) {
        const struct message_arg *arg = &message->arg[i];
        if (arg->kind != MESSAGE_NOTATION || !is_said(message, arg))
            continue;
        *number = notation_of_arg(arg);
        struct figure same = figure_picture(figure->shape, number);
        if (notation_identical(&same.number, &figure->number))
            return true;
    }
    return false;
}

/* ASCII has no marks for digits that go on, but parentheses. */
static void add_number(const struct notation *number, bool ascii, struct strbuf *out)
{
    struct number_style style = *text_number_style();

    if (ascii)
        style.recurring = RECURRING_PARENTHESES;
    notation_print(number, &style, out);
}

static bool is_picture(const struct exhibit *exhibit)
{
    return exhibit->figure && exhibit->figure->shape != SHAPE_PRINTED;
}

/* Whether the parts of pictures have to be told by their sizes. */
static bool has_unequal(const struct gallery *gallery)
{
    for (int i = 0; i < gallery->count; i++)
        if (gallery->exhibit[i].figure && gallery->exhibit[i].figure->unequal)
            return true;
    return false;
}

static void add_sizes(const struct figure *figure, struct strbuf *out)
{
    struct strbuf sizes = {0}, shaded = {0};

    figure_add_sizes(figure, false, &sizes);
    figure_add_sizes(figure, true, &shaded);
    text_of(figure_say_sizes(figure, strbuf_text(&sizes), strbuf_text(&shaded)), NULL, out);
    strbuf_release(&sizes);
    strbuf_release(&shaded);
}

/* Adds the exhibit in words or digits, without its label. `sizes`: as has_unequal says. */
static void add_text(const struct exhibit *exhibit, bool sizes, bool ascii, struct strbuf *out)
{
    const struct figure *figure = exhibit->figure;

    if (!figure) {
        text_of(exhibit->words, NULL, out);
        return;
    }
    if (figure->shape == SHAPE_PRINTED) {
        add_number(&figure->number, ascii, out);
        return;
    }
    if (sizes && (figure->shape == SHAPE_BAR || figure->shape == SHAPE_PIE)) {
        add_sizes(figure, out);
        return;
    }
    text_of(figure_say(figure), NULL, out);
    for (int i = 0; i < figure->marks; i++) {
        strbuf_add(out, i == 0 ? text_get(N_("; ")) : ", ");
        text_of(figure_say_mark(figure, i), NULL, out);
    }
}

/* "1: a bar in …." or, where nothing is in front of it, "A bar in …." */
static void add_line(const struct exhibit *exhibit, bool sizes, int columns, struct strbuf *out)
{
    struct strbuf text = {0}, line = {0};

    strbuf_addf(&line, "%*s", INDENT, "");
    if (*exhibit->label)
        gallery_add_label(&line, exhibit->label);
    if (exhibit->number) {
        notation_print(exhibit->number, text_number_style(), &text);
        gallery_add_label(&line, strbuf_text(&text));
        strbuf_clear(&text);
    }
    bool alone = line.length == INDENT;
    add_text(exhibit, sizes, false, &text);
    if (!is_picture(exhibit)) {
        strbuf_add(&line, strbuf_text(&text));
    } else if (alone) {
        sentence_add(&line, strbuf_text(&text));
    } else {
        strbuf_add(&line, strbuf_text(&text));
        sentence_add_stop(&line);
    }
    wrap_add(out, strbuf_text(&line), 2 * INDENT, columns);
    strbuf_release(&text);
    strbuf_release(&line);
}

void gallery_say(const struct gallery *gallery, int columns, struct strbuf *out)
{
    for (int i = 0; i < gallery->count; i++)
        add_line(&gallery->exhibit[i], has_unequal(gallery), columns, out);
}

/* --- drawn */

/* How wide a number is where it stands beside a picture; 0: none. */
static int number_columns(const struct exhibit *exhibit, bool ascii)
{
    struct strbuf text = {0};
    int columns = 0;

    if (exhibit->number) {
        add_number(exhibit->number, ascii, &text);
        columns = 1 + wrap_columns(strbuf_text(&text));
    }
    strbuf_release(&text);
    return columns;
}

static int label_columns(const struct exhibit *exhibit)
{
    return *exhibit->label ? wrap_columns(exhibit->label) + 2 : 0;
}

/* All pictures at one scale. `numbered`: numbers stand beside them. */
static struct picture_scale scale_of(const struct gallery *gallery, int columns, bool numbered,
                                     bool ascii, enum picture_pies pies)
{
    const struct figure *figures[GALLERY_MOST];
    int count = 0, beside = 0;
    bool choice = false; /* among labelled pictures: no one compares them cell by cell */

    for (int i = 0; i < gallery->count; i++) {
        const struct exhibit *exhibit = &gallery->exhibit[i];
        int width = label_columns(exhibit) + (numbered ? number_columns(exhibit, ascii) : 0);
        if (!is_picture(exhibit))
            continue;
        figures[count++] = exhibit->figure;
        choice = choice || *exhibit->label;
        beside = width > beside ? width : beside;
    }
    return picture_scale(figures, count, columns - INDENT - beside, pies,
                         choice              ? CUTS_APART
                         : gallery->explains ? CUTS_NEAR
                                             : CUTS_EQUAL);
}

/* A row of pictures that stand side by side. */
struct band {
    int first, count;
    int rows, base; /* the row in which labels and numbers stand */
};

struct layout {
    const struct gallery *gallery;
    struct picture_scale scale;
    bool numbered, ascii;
    bool small; /* a pie's label stands in the corner of its box */
    int columns;
    int order[GALLERY_MOST]; /* in which they stand */
};

static bool in_corner(const struct layout *layout, const struct exhibit *exhibit)
{
    enum { CORNERED = 6 }; /* rows from which a label of two columns has room beside the circle */

    return layout->small && is_picture(exhibit) && exhibit->figure->shape == SHAPE_PIE &&
           layout->scale.rows >= CORNERED && wrap_columns(exhibit->label) == 1;
}

static int before_picture(const struct layout *layout, const struct exhibit *exhibit)
{
    return in_corner(layout, exhibit) ? 0 : label_columns(exhibit);
}

/* The space that a picture or a printed number takes. False: it is said on a line of its own. */
static bool measure(const struct layout *layout, const struct exhibit *exhibit, int *columns,
                    int *rows)
{
    if (is_picture(exhibit)) {
        if (!picture_size(exhibit->figure, &layout->scale, columns, rows))
            return false;
    } else if (exhibit->figure) {
        struct strbuf text = {0};
        add_text(exhibit, false, layout->ascii, &text);
        *columns = wrap_columns(strbuf_text(&text));
        *rows = 1;
        strbuf_release(&text);
    } else {
        return false;
    }
    *columns += before_picture(layout, exhibit);
    if (layout->numbered)
        *columns += number_columns(exhibit, layout->ascii);
    return true;
}

static int base_of(const struct layout *layout, const struct exhibit *exhibit)
{
    return is_picture(exhibit) ? picture_base(exhibit->figure, &layout->scale) : 0;
}

static void draw_exhibit(const struct layout *layout, const struct exhibit *exhibit,
                         struct cells *cells, int x, int columns, int base)
{
    struct strbuf text = {0};

    if (is_picture(exhibit))
        picture_put(exhibit->figure, &layout->scale, cells, x + before_picture(layout, exhibit),
                    base - base_of(layout, exhibit));
    if (*exhibit->label) {
        strbuf_addf(&text, "%s:", exhibit->label);
        cells_put_text(cells, x, base, strbuf_text(&text));
        strbuf_clear(&text);
    }
    if (exhibit->number && layout->numbered)
        add_number(exhibit->number, layout->ascii, &text);
    else if (!is_picture(exhibit))
        add_text(exhibit, false, layout->ascii, &text);
    cells_put_text(cells, x + columns - wrap_columns(strbuf_text(&text)), base, strbuf_text(&text));
    strbuf_release(&text);
}

static const struct exhibit *ordered(const struct layout *layout, int place)
{
    return &layout->gallery->exhibit[layout->order[place]];
}

static int gap_of(const struct layout *layout)
{
    return layout->small ? GAP_SMALL : GAP;
}

/* As many as fit beside the first one; at least that one. */
static struct band take_band(const struct layout *layout, int first)
{
    struct band band = {.first = first};
    int used = INDENT;

    for (int i = first; i < layout->gallery->count; i++) {
        const struct exhibit *exhibit = ordered(layout, i);
        int columns, rows, base = base_of(layout, exhibit);
        if (!measure(layout, exhibit, &columns, &rows) ||
            (band.count > 0 && used + columns > layout->columns))
            break;
        used += columns + gap_of(layout);
        band.count++;
        /* The rows above the base, and below it. */
        int above = base > band.base ? base : band.base;
        int below = rows - base > band.rows - band.base ? rows - base : band.rows - band.base;
        band.base = above;
        band.rows = above + below;
    }
    return band;
}

/* Draws pictures side by side; spots[i] gets the place of exhibit i; spots may be NULL. */
static void put_band(const struct layout *layout, const struct band *band, struct cells *cells,
                     int x, int y, struct gallery_spot *spots)
{
    for (int i = band->first; i < band->first + band->count; i++) {
        const struct exhibit *exhibit = ordered(layout, i);
        int columns, rows;
        measure(layout, exhibit, &columns, &rows);
        draw_exhibit(layout, exhibit, cells, x, columns, y + band->base);
        if (spots)
            spots[layout->order[i]] = (struct gallery_spot){
                .x = x, .y = y, .columns = columns, .rows = band->rows, .base = y + band->base};
        x += columns + gap_of(layout);
    }
}

static void draw_band(const struct layout *layout, const struct band *band, struct strbuf *out)
{
    struct cells cells;

    cells_init(&cells, layout->columns, band->rows);
    put_band(layout, band, &cells, INDENT, 0, NULL);
    cells_add_lines(&cells, layout->ascii, out);
    cells_release(&cells);
}

/* In the scale of all that stand on the page, or of these alone. */
static struct layout layout_beside(const struct gallery *gallery, const struct gallery *page,
                                   int columns, bool ascii, enum picture_pies pies)
{
    struct picture_scale bare = scale_of(page, columns, false, ascii, pies);
    struct layout layout = {.gallery = gallery,
                            .scale = scale_of(page, columns, true, ascii, pies),
                            .numbered = true,
                            .ascii = ascii,
                            .columns = columns};

    for (int i = 0; i < gallery->count; i++)
        layout.order[i] = i;
    /* Numbers beside them must not make pictures much smaller. */
    if (3 * layout.scale.whole < 2 * bare.whole || layout.scale.rows < bare.rows) {
        layout.scale = bare;
        layout.numbered = false;
    }
    return layout;
}

static bool is_drawn(const struct layout *layout)
{
    int columns, rows;

    for (int i = 0; i < layout->gallery->count; i++)
        if (is_picture(&layout->gallery->exhibit[i]) &&
            !measure(layout, &layout->gallery->exhibit[i], &columns, &rows))
            return false;
    return true;
}

static struct layout layout_of(const struct gallery *gallery, int columns, bool ascii,
                               enum picture_pies pies)
{
    if (gallery->page) {
        struct layout layout = layout_beside(gallery, gallery->page, columns, ascii, pies);
        if (is_drawn(&layout))
            return layout;
    }
    return layout_beside(gallery, gallery, columns, ascii, pies);
}

void gallery_draw(const struct gallery *gallery, int columns, bool ascii, struct strbuf *out)
{
    struct layout layout = layout_of(gallery, columns, ascii, PIES_LARGE);

    for (int i = 0; i < gallery->count;) {
        struct band band = take_band(&layout, i);
        if (i > 0 && band.count > 0)
            strbuf_add_char(out, '\n');
        if (band.count > 0) {
            draw_band(&layout, &band, out);
        } else {
            add_line(&gallery->exhibit[i], has_unequal(gallery), columns, out);
            band.count = 1;
        }
        i += band.count;
    }
}

/* --- on a screen */

/* Ranks narrow exhibits before long ones, so that they stand side by side: pies, then numbers, then
 * the others. */
static int rank_of(const struct exhibit *exhibit)
{
    if (!exhibit->figure)
        return 2;
    return exhibit->figure->shape == SHAPE_PIE       ? 0
           : exhibit->figure->shape == SHAPE_PRINTED ? 1
                                                     : 2;
}

static void place_narrow_first(struct layout *layout)
{
    const struct gallery *gallery = layout->gallery;
    int place = 0;

    for (int rank = 0; rank <= 2; rank++)
        for (int i = 0; i < gallery->count; i++)
            if (rank_of(&gallery->exhibit[i]) == rank)
                layout->order[place++] = i;
}

static int rows_in_bands(const struct layout *layout)
{
    int rows = 0;

    for (int i = 0; i < layout->gallery->count;) {
        struct band band = take_band(layout, i);
        rows += band.count > 0 ? band.rows : 1;
        i += band.count > 0 ? band.count : 1;
    }
    return rows;
}

/* Keeps the exhibits in their numbered order, unless they take fewer rows with the narrow ones
 * first. */
static void order_by_room(struct layout *layout)
{
    struct layout narrow = *layout;

    place_narrow_first(&narrow);
    if (rows_in_bands(&narrow) < rows_in_bands(layout))
        *layout = narrow;
}

/* Puts an exhibit in words, and returns how many rows it takes. */
static int put_line(const struct layout *layout, const struct exhibit *exhibit, struct cells *cells,
                    int x, int y, struct gallery_spot *spot)
{
    struct strbuf text = {0};
    int rows = 0;

    add_line(exhibit, has_unequal(layout->gallery), layout->columns, &text);
    for (char *line = text.text; line && *line; rows++) {
        size_t length = strcspn(line, "\n");
        bool last = !line[length];
        line[length] = '\0';
        cells_put_words(cells, x, y + rows, layout->columns, line, ROLE_TEXT, 0);
        line += length + !last;
    }
    strbuf_release(&text);
    if (spot)
        *spot = (struct gallery_spot){
            .x = x + INDENT, .y = y, .columns = layout->columns - INDENT, .rows = rows, .base = y};
    return rows;
}

static enum picture_pies pies_of(enum gallery_size size, const struct display_looks *looks)
{
    return size != GALLERY_SMALL        ? PIES_LARGE
           : looks->face == FACE_HALVES ? PIES_HALVES
                                        : PIES_SMALL;
}

bool gallery_is_drawn(const struct gallery *gallery, enum gallery_size size, int columns,
                      const struct display_looks *looks)
{
    struct layout layout = layout_of(gallery, columns, looks->ascii, pies_of(size, looks));

    return is_drawn(&layout);
}

int gallery_put(const struct gallery *gallery, enum gallery_size size, int columns,
                const struct display_looks *looks, struct cells *cells, int x, int y,
                struct gallery_spot *spots)
{
    const bool halves = looks->face == FACE_HALVES, small = size == GALLERY_SMALL;
    struct layout layout = layout_of(gallery, columns, looks->ascii, pies_of(size, looks));
    const int top = y;
    int above = 0; /* rows of the band above: where room is scarce, only bars are kept apart */

    layout.scale.halves = halves;
    layout.small = small;
    if (small)
        order_by_room(&layout);
    for (int i = 0; i < gallery->count;) {
        struct band band = {0};
        if (size != GALLERY_SAID)
            band = take_band(&layout, i);
        if (band.count > 0) {
            y += i > 0 && !(small && (above > 1 || band.rows > 1));
            put_band(&layout, &band, cells, x + INDENT, y, spots);
            y += band.rows;
            above = band.rows;
        } else {
            int at = layout.order[i];
            y += put_line(&layout, &gallery->exhibit[at], cells, x, y, spots ? &spots[at] : NULL);
            band.count = 1;
        }
        i += band.count;
    }
    return y - top;
}
