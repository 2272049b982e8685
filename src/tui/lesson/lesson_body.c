#include "tui/lesson/lesson_body.h"

#include "text/text.h"
#include "tui/numeral.h"
#include "tui/wrap.h"

#include <ctype.h>
#include <string.h>

enum { GAP = 1, BOX_COLUMNS = 14, BOX_LEAST = 8, BOX_ROWS = 6, BOX_GAP = 3, MARK = 2 };

/* Where a body is put. */
struct canvas {
    const struct lesson_view *view;
    enum body_size size;
    const struct display_looks *looks;
    int room; /* rows */
    int columns;
    struct cells *cells;
    int x, y;
    struct lesson_spot *spots;
};

/* --- the choices */

int lesson_options(const struct item *item)
{
    switch (item->answers) {
    case ANSWER_NUMBER:
        return 0;
    case ANSWER_SIGN:
        return 3;
    case ANSWER_YES_NO:
        return 2;
    default:
        return item->options;
    }
}

void lesson_option_label(const struct item *item, int option, struct strbuf *out)
{
    static const char *const signs[] = {"<", "=", ">"};
    char label[LABEL_SIZE];

    if (item->answers == ANSWER_SIGN) {
        strbuf_add(out, signs[option]);
    } else if (item->answers == ANSWER_YES_NO) {
        const char *word = text_get(option == 0 ? N_("yes") : N_("no"));
        strbuf_add_char(out, (char)toupper((unsigned char)*word)); /* a letter of ASCII in all */
    } else {
        item_label(item, option, label);
        strbuf_add(out, label);
    }
}

const char *lesson_option_words(const struct item *item, int option)
{
    static const char *const signs[] = {N_("less than"), N_("equal to"), N_("greater than")};

    if (item->answers == ANSWER_SIGN)
        return signs[option];
    if (item->answers == ANSWER_YES_NO)
        return option == 0 ? N_("yes") : N_("no");
    return NULL;
}

static bool is_chosen(const struct canvas *canvas, int option)
{
    return canvas->view->chosen >> option & 1;
}

static bool is_pointed_at(const struct canvas *canvas, int option)
{
    return canvas->view->at == option;
}

/* --- numbers as on a board */

static void add_number(const struct canvas *canvas, const struct notation *number,
                       struct strbuf *out)
{
    struct number_style style = *text_number_style();

    if (canvas->looks->ascii)
        style.recurring = RECURRING_PARENTHESES;
    notation_print(number, &style, out);
}

/* Adds the question as a line of numbers and signs: “3/4 ? 5/6”; nothing where pictures ask it. */
static void add_formula(const struct canvas *canvas, struct strbuf *out)
{
    const struct item *item = canvas->view->item;
    const struct notation *stem = &item->stem.number, *other = &item->other.number;
    bool printed = item->stem.shape == SHAPE_PRINTED;
    bool both = printed && item->other.shape == SHAPE_PRINTED;
    bool top = item->hole == HOLE_STEM_TOP, below = item->hole == HOLE_STEM_BELOW;

    if (item->kind == ITEM_FILL && both) {
        if (top)
            strbuf_addf(out, "?/%d", (int)stem->denominator);
        else if (below)
            strbuf_addf(out, "%d/?", (int)stem->numerator);
        else
            add_number(canvas, stem, out);
        strbuf_add(out, " = ");
        if (item->hole == HOLE_OTHER_TOP)
            strbuf_addf(out, "?/%d", (int)other->denominator);
        else if (item->hole == HOLE_OTHER_BELOW)
            strbuf_addf(out, "%d/?", (int)other->numerator);
        else
            add_number(canvas, other, out);
        return;
    }
    if (!printed || item->kind == ITEM_PLACE || item->kind == ITEM_READ)
        return;
    add_number(canvas, stem, out);
    if (item->kind == ITEM_LEFT)
        return;
    if (item->kind == ITEM_COMPARE || !both) {
        strbuf_add(out, item->kind == ITEM_COMPARE ? " ? " : " = ?");
        if (item->kind == ITEM_COMPARE && both)
            add_number(canvas, other, out);
    } else {
        strbuf_add(out, " = ");
        add_number(canvas, other, out);
        strbuf_add(out, " ?");
    }
}

static enum numeral_face face_of(const struct canvas *canvas)
{
    enum { FOR_BLOCKS = 24 }; /* rows of a page on which digits of five rows leave room */

    return canvas->looks->ascii         ? NUMERAL_POINTS
           : canvas->room >= FOR_BLOCKS ? NUMERAL_BLOCKS
                                        : NUMERAL_HALVES;
}

/* --- options */

static void set_spot(struct canvas *canvas, int option, int x, int y, int columns, int rows)
{
    canvas->spots[option] = (struct lesson_spot){x, y, columns, rows};
}

/* Puts the mark that shows without colour that an option is chosen or pointed at. */
static void put_mark(struct canvas *canvas, int option, int x, int y)
{
    if (is_chosen(canvas, option))
        cells_put(canvas->cells, x, y, U'►', ROLE_CHOSEN);
    else if (is_pointed_at(canvas, option))
        cells_put(canvas->cells, x, y, U'·', ROLE_TURN);
}

/* “► [2] none of them” and returns how many rows it takes. */
static int put_listed(struct canvas *canvas, int option, const char *words, int x, int y,
                      int columns)
{
    struct strbuf label = {0};

    strbuf_add_char(&label, '[');
    lesson_option_label(canvas->view->item, option, &label);
    strbuf_add_char(&label, ']');
    int width = wrap_columns(strbuf_text(&label));
    put_mark(canvas, option, x, y);
    cells_put_words(canvas->cells, x + MARK, y, columns, strbuf_text(&label),
                    is_chosen(canvas, option) ? ROLE_CHOSEN : ROLE_KEY, 0);
    strbuf_release(&label);
    int rows = words_put(canvas->cells, x + MARK + width + 1, y, columns - MARK - width - 1, words,
                         is_chosen(canvas, option) ? ROLE_CHOSEN : ROLE_TEXT);
    set_spot(canvas, option, x, y, columns, rows > 0 ? rows : 1);
    return rows > 0 ? rows : 1;
}

/* < = > or yes and no, one below another; returns the rows. */
static int put_signs(struct canvas *canvas, int x, int y, int columns)
{
    const struct item *item = canvas->view->item;
    int rows = 0;

    for (int i = 0; i < lesson_options(item); i++)
        rows += put_listed(canvas, i, text_get(lesson_option_words(item, i)), x, y + rows, columns);
    return rows;
}

/* The words or digits of an option. */
static void add_option(const struct canvas *canvas, int index, struct strbuf *out)
{
    const struct option *option = &canvas->view->item->option[index];

    if (option->words.id)
        text_of(option->words, NULL, out);
    else
        add_number(canvas, &option->figure.number, out);
}

static bool all_written(const struct item *item)
{
    for (int i = 0; i < item->options; i++)
        if (!item->option[i].words.id && item->option[i].figure.shape != SHAPE_PRINTED)
            return false;
    return true;
}

/* How wide the longest word of the options is. */
static int longest_word(const struct canvas *canvas, int *longest)
{
    int most = 0;

    *longest = 0;
    for (int i = 0; i < canvas->view->item->options; i++) {
        struct strbuf text = {0}, word = {0};
        add_option(canvas, i, &text);
        int whole = wrap_columns(strbuf_text(&text));
        *longest = whole > *longest ? whole : *longest;
        for (const char *at = strbuf_text(&text); *at; at += strspn(at, " ")) {
            size_t length = strcspn(at, " ");
            strbuf_clear(&word);
            strbuf_add_bytes(&word, at, length);
            int width = wrap_columns(strbuf_text(&word));
            most = width > most ? width : most;
            at += length;
        }
        strbuf_release(&text);
        strbuf_release(&word);
    }
    return most;
}

/* The width of boxes, and how many stand side by side; 0: they are listed instead. */
static int box_columns(const struct canvas *canvas, int *in_row)
{
    int longest, options = canvas->view->item->options;
    int most = longest_word(canvas, &longest);

    if (options == 0)
        return 0;
    for (*in_row = options; *in_row > 1; --*in_row) {
        bool even = options % *in_row == 0 || *in_row == 2;
        int width = (canvas->columns + 1) / *in_row - 1;
        width = width > BOX_COLUMNS ? BOX_COLUMNS : width;
        if (even && width >= BOX_LEAST && most <= width - 4 && longest <= 3 * (width - 4))
            return width;
    }
    return 0;
}

static void put_frame(struct cells *cells, int x, int y, int width, int height, bool chosen)
{
    static const uint32_t edges[2][6] = {{U'─', U'│', U'┌', U'┐', U'└', U'┘'},
                                         {U'═', U'║', U'╔', U'╗', U'╚', U'╝'}};
    const uint32_t *edge = edges[chosen];
    enum role role = chosen ? ROLE_CHOSEN : ROLE_EDGE;

    for (int i = 1; i < width - 1; i++) {
        cells_put(cells, x + i, y, edge[0], role);
        cells_put(cells, x + i, y + height - 1, edge[0], role);
    }
    for (int i = 1; i < height - 1; i++) {
        cells_put(cells, x, y + i, edge[1], role);
        cells_put(cells, x + width - 1, y + i, edge[1], role);
    }
    cells_put(cells, x, y, edge[2], role);
    cells_put(cells, x + width - 1, y, edge[3], role);
    cells_put(cells, x, y + height - 1, edge[4], role);
    cells_put(cells, x + width - 1, y + height - 1, edge[5], role);
}

/* Where an option comes in the order that is being made, from 1 on; 0: not yet. */
static int place_of(const struct lesson_view *view, int option)
{
    for (int i = 0; i < view->ordered; i++)
        if (view->item->answers == ANSWER_ORDER && view->order[i] == option)
            return i + 1;
    return 0;
}

static void put_box(struct canvas *canvas, int option, int x, int y, int width, int height)
{
    struct strbuf text = {0}, label = {0};
    struct cells *cells = canvas->cells, nowhere = {0};
    bool words = canvas->view->item->option[option].words.id != NULL;
    bool chosen = is_chosen(canvas, option);
    int place = place_of(canvas->view, option);

    put_frame(cells, x, y, width, height, chosen);
    strbuf_add_char(&label, '[');
    lesson_option_label(canvas->view->item, option, &label);
    strbuf_add_char(&label, ']');
    cells_put_words(cells, x + 2, y, width - 3, strbuf_text(&label),
                    chosen ? ROLE_CHOSEN : ROLE_KEY, 0);
    if (chosen || is_pointed_at(canvas, option))
        cells_put(cells, x + 1, y, chosen ? U'►' : U'·', chosen ? ROLE_CHOSEN : ROLE_TURN);
    add_option(canvas, option, &text);
    if (words) {
        int rows = words_put(&nowhere, 0, 0, width - 4, strbuf_text(&text), ROLE_TEXT);
        words_put(cells, x + 2, y + (height - rows) / 2, width - 4, strbuf_text(&text), ROLE_TEXT);
    } else {
        int wide = board_put(strbuf_text(&text), &nowhere, 0, 0);
        board_put(strbuf_text(&text), cells, x + (width - wide) / 2, y + height / 2);
    }
    if (place > 0) {
        strbuf_clear(&label);
        strbuf_addf(&label, " %d. ", place);
        cells_put_words(cells, x + (width - 4) / 2, y + height - 1, 4, strbuf_text(&label),
                        ROLE_CHOSEN, 0);
    }
    set_spot(canvas, option, x, y, width, height);
    strbuf_release(&text);
    strbuf_release(&label);
}

static int put_boxes(struct canvas *canvas, int width, int in_row, int y)
{
    int options = canvas->view->item->options;
    int height = canvas->size >= BODY_SMALL ? BOX_ROWS - 1 : BOX_ROWS + 1, rows = 0;
    int gap = in_row * (width + BOX_GAP) - BOX_GAP <= canvas->columns ? BOX_GAP : GAP;

    for (int i = 0; i < options; i++) {
        put_box(canvas, i, canvas->x + i % in_row * (width + gap), y + i / in_row * height, width,
                height);
        rows = (i / in_row + 1) * height;
    }
    return rows;
}

static int put_list(struct canvas *canvas, int y)
{
    const struct item *item = canvas->view->item;
    int rows = 0;

    for (int i = 0; i < item->options; i++) {
        struct strbuf text = {0};
        add_option(canvas, i, &text);
        rows += put_listed(canvas, i, strbuf_text(&text), canvas->x, y + rows, canvas->columns);
        rows += canvas->size < BODY_SMALL && i + 1 < item->options;
        strbuf_release(&text);
    }
    return rows;
}

enum gallery_size body_gallery_size(enum body_size size)
{
    return size >= BODY_SMALL ? GALLERY_SMALL : GALLERY_LARGE;
}

/* Options that are pictures, among them perhaps numbers. */
static int put_pictures(struct canvas *canvas, int y)
{
    const struct item *item = canvas->view->item;
    struct gallery gallery = {0};
    struct gallery_spot spots[GALLERY_MOST] = {0};
    char label[LABEL_SIZE];

    for (int i = 0; i < item->options; i++)
        gallery_add_option(&gallery, item, i);
    int rows = gallery_put(&gallery, body_gallery_size(canvas->size), canvas->columns + 2,
                           canvas->looks, canvas->cells, canvas->x, y, spots);
    for (int i = 0; i < gallery.count; i++) {
        item_label(item, i, label);
        set_spot(canvas, i, spots[i].x, spots[i].y, spots[i].columns, spots[i].rows);
        put_mark(canvas, i, spots[i].x - 2, spots[i].base);
        cells_put_words(canvas->cells, spots[i].x, spots[i].base, LABEL_SIZE, label,
                        is_chosen(canvas, i) ? ROLE_CHOSEN : ROLE_KEY, 0);
    }
    return rows;
}

/* Letters of a line, side by side below it. */
static int put_letters(struct canvas *canvas, int y)
{
    int x = canvas->x + 1;

    for (int i = 0; i < canvas->view->item->options; i++) {
        put_listed(canvas, i, "", x, y, 6);
        x += 8;
    }
    return 1;
}

static int put_options(struct canvas *canvas, int y)
{
    const struct item *item = canvas->view->item;
    int in_row, width;

    if (lesson_options(item) == 0)
        return 0;
    if (item->answers == ANSWER_SIGN || item->answers == ANSWER_YES_NO)
        return put_signs(canvas, canvas->x, y, canvas->columns);
    if (item->other.marks > 0)
        return put_letters(canvas, y);
    if (!all_written(item))
        return put_pictures(canvas, y);
    width = canvas->size < BODY_LISTED ? box_columns(canvas, &in_row) : 0;
    return width > 0 ? put_boxes(canvas, width, in_row, y) : put_list(canvas, y);
}

/* --- all of it */

/* The formula, and beside it < = > or yes and no where there is room; *done says so. */
static int put_formula(struct canvas *canvas, bool *done)
{
    enum { BESIDE = 28, APART = 8 };
    const struct item *item = canvas->view->item;
    struct cells nowhere = {0};
    struct strbuf text = {0};
    int columns = 0, rows = 0;

    *done = false;
    if (canvas->size < BODY_SMALL)
        add_formula(canvas, &text);
    const char *formula = strbuf_text(&text);
    bool large = canvas->size == BODY_LARGE && *formula;
    enum numeral_face face = face_of(canvas);
    if (large && (!numeral_size(formula, face, &columns, &rows) || columns > canvas->columns / 2))
        large = false;
    if (large) {
        numeral_put(formula, face, canvas->cells, canvas->x + 2, canvas->y);
    } else if (*formula) {
        rows = strchr(formula, '/') ? 3 : 1;
        columns = board_put(formula, &nowhere, 0, 0);
        board_put(formula, canvas->cells, canvas->x + 2, canvas->y + rows / 2);
    }
    bool signs = item->answers == ANSWER_SIGN || item->answers == ANSWER_YES_NO;
    int x = canvas->x + 2 + columns + APART;
    if (*formula && signs && item->other.shape <= SHAPE_PRINTED &&
        x + BESIDE <= canvas->x + canvas->columns) {
        int least = lesson_options(item);
        int beside =
            put_signs(canvas, x, canvas->y + (rows > least ? (rows - least) / 2 : 0), BESIDE);
        rows = beside > rows ? beside : rows;
        *done = true;
    }
    strbuf_release(&text);
    return rows;
}

void body_add_pictures(const struct item *item, struct gallery *gallery)
{
    if (item->stem.shape > SHAPE_PRINTED)
        gallery_add(gallery, &item->stem, NULL, NULL);
    if (item->other.shape > SHAPE_PRINTED)
        gallery_add(gallery, &item->other, NULL, NULL);
}

int body_put(const struct lesson_view *view, enum body_size size, const struct display_looks *looks,
             const struct gallery *page, int room, int columns, struct cells *cells, int x, int y,
             struct lesson_spot *spots)
{
    struct canvas canvas = {.view = view,
                            .size = size,
                            .looks = looks,
                            .room = room,
                            .columns = columns,
                            .cells = cells,
                            .x = x,
                            .y = y,
                            .spots = spots};
    const struct item *item = view->item;
    struct gallery gallery = {.explains = page->explains, .page = page};
    bool done;

    int rows = put_formula(&canvas, &done);
    body_add_pictures(item, &gallery);
    if (gallery.count > 0) {
        rows += rows > 0;
        rows += gallery_put(&gallery, body_gallery_size(size), columns, looks, cells, x, y + rows,
                            NULL);
    }
    if (!done && lesson_options(item) > 0) {
        rows += rows > 0 && size < BODY_LISTED;
        rows += put_options(&canvas, y + rows);
    }
    return rows;
}
