#include "tui/lesson/ticket_view.h"

#include "text/text.h"
#include "tui/lesson/lesson_keys.h"
#include "tui/numeral.h"
#include "tui/wrap.h"

#include <stdio.h>

enum {
    MARGIN = 3,
    TOP = 2, /* the row of the question */
    GAP = 2,
    BOARD = -1 /* in place of a face: numbers as on a board */
};

struct sheet {
    const struct ticket_view *view;
    const struct display_looks *looks;
    struct cells *cells;
    int columns, rows; /* within the margins; of the page alone */
};

/* --- large numbers and letters */

static bool measure(const char *text, int face, int *columns, int *rows)
{
    struct cells nowhere = {0};

    if (face != BOARD)
        return numeral_size(text, (enum numeral_face)face, columns, rows);
    *columns = board_put(text, &nowhere, 0, 0);
    *rows = 3;
    return true;
}

static int base_of(const char *text, int face)
{
    return face == BOARD ? 1 : numeral_base(text, (enum numeral_face)face);
}

static void put_large(struct cells *cells, const char *text, int face, int x, int y)
{
    if (face == BOARD)
        board_put(text, cells, x, y + 1);
    else
        numeral_put(text, (enum numeral_face)face, cells, x, y);
}

static bool is_number(const struct ballot *ballot, int option)
{
    return !ballot->shown.option[option].words.id &&
           ballot->shown.option[option].figure.shape == SHAPE_PRINTED;
}

/* --- the options, side by side */

/* An option in a face: its letter, and its number beside it. */
struct stall {
    char label[LABEL_SIZE];
    struct strbuf text;
    bool large;         /* a number; else words below the letter */
    int letter, number; /* columns */
    int rows, base;
};

static bool make_stall(const struct ballot *ballot, int option, int face, struct stall *stall)
{
    int letter_rows, rows = 0;

    *stall = (struct stall){.large = is_number(ballot, option)};
    item_label(&ballot->shown, option, stall->label);
    ballot_add_option(ballot, option, &stall->text);
    if (!measure(stall->label, face, &stall->letter, &letter_rows))
        return false;
    stall->rows = letter_rows;
    stall->base = base_of(stall->label, face);
    if (!stall->large)
        return true;
    if (!measure(strbuf_text(&stall->text), face, &stall->number, &rows))
        return false;
    stall->rows = rows > letter_rows ? rows : letter_rows;
    stall->base = rows > letter_rows ? base_of(strbuf_text(&stall->text), face) : stall->base;
    return true;
}

/* Puts the options, and returns how many rows they take; 0: in that face they are too wide. */
static int put_options(const struct sheet *sheet, int face, int y, bool draws)
{
    const struct ballot *ballot = sheet->view->ballot;
    const int options = ballot->shown.options, width = sheet->columns / options;
    struct cells nowhere = {0}, *cells = draws ? sheet->cells : &nowhere;
    struct stall stall[BALLOT_OPTIONS];
    int rows = 0, base = 0;
    bool fits = true;

    for (int i = 0; i < options; i++) {
        fits = make_stall(ballot, i, face, &stall[i]) && fits;
        fits =
            fits && stall[i].letter + (stall[i].large ? GAP + stall[i].number : 0) + GAP <= width;
        base = stall[i].base > base ? stall[i].base : base;
    }
    for (int i = 0; i < options && fits; i++) {
        int x = MARGIN + i * width, below = base - stall[i].base + stall[i].rows;
        put_large(cells, stall[i].label, face, x, y + base - base_of(stall[i].label, face));
        if (stall[i].large)
            put_large(cells, strbuf_text(&stall[i].text), face, x + stall[i].letter + GAP,
                      y + base - base_of(strbuf_text(&stall[i].text), face));
        else
            below += 1 + words_put(cells, x, y + below + 1, width - GAP,
                                   strbuf_text(&stall[i].text), ROLE_TEXT);
        rows = below > rows ? below : rows;
    }
    for (int i = 0; i < options; i++)
        strbuf_release(&stall[i].text);
    return fits ? rows : 0;
}

/* Puts pictures as in a lesson: those the question is about, and options that are pictures;
 * *options says whether there are such options. */
static int put_pictures(const struct sheet *sheet, enum gallery_size size, int y, bool draws,
                        bool *options)
{
    const struct item *item = &sheet->view->ballot->shown;
    struct cells nowhere = {0};
    struct gallery gallery = {0};

    *options = false;
    if (item->stem.shape > SHAPE_PRINTED)
        gallery_add(&gallery, &item->stem, NULL, NULL);
    if (item->other.shape > SHAPE_PRINTED)
        gallery_add(&gallery, &item->other, NULL, NULL);
    *options = item->other.marks > 0; /* they are the letters of that line */
    for (int i = 0; i < item->options; i++)
        *options = *options || item->option[i].figure.shape > SHAPE_PRINTED;
    for (int i = 0; i < item->options && *options && item->other.marks == 0; i++)
        gallery_add_option(&gallery, item, i);
    return gallery.count == 0 ? 0
                              : gallery_put(&gallery, size, sheet->columns, sheet->looks,
                                            draws ? sheet->cells : &nowhere, MARGIN - 2, y, NULL);
}

/* A way to draw a question: the faces of its numbers and of its options, and a size of pictures. */
struct way {
    int stem, options;
    enum gallery_size size;
};

/* Puts the question's numbers and pictures in one way; returns the rows, 0: it cannot. */
static int put_question(const struct sheet *sheet, const struct way *way, int y, bool draws)
{
    struct strbuf stem = {0};
    int rows = 0, columns = 0, high = 0;
    bool pictured, fits = true;

    ballot_add_stem(sheet->view->ballot, &stem);
    if (stem.length) {
        fits = measure(strbuf_text(&stem), way->stem, &columns, &high) && columns <= sheet->columns;
        if (fits && draws)
            put_large(sheet->cells, strbuf_text(&stem), way->stem, MARGIN, y);
        rows = high + 1;
    }
    strbuf_release(&stem);
    int pictures = put_pictures(sheet, way->size, y + rows, draws, &pictured);
    rows += pictures > 0 ? pictures + 1 : 0;
    if (!fits || pictured)
        return fits ? rows : 0;
    int options = put_options(sheet, way->options, y + rows, draws);
    return options ? rows + options : 0;
}

static void draw_question(const struct sheet *sheet, int y)
{
    static const struct way ways[] = {
        {NUMERAL_BLOCKS, NUMERAL_BLOCKS, GALLERY_LARGE},
        {NUMERAL_HALVES, NUMERAL_BLOCKS, GALLERY_LARGE},
        {NUMERAL_HALVES, NUMERAL_HALVES, GALLERY_LARGE},
        {NUMERAL_HALVES, NUMERAL_HALVES, GALLERY_SMALL},
        {BOARD, NUMERAL_HALVES, GALLERY_SMALL},
        {BOARD, BOARD, GALLERY_SMALL},
    };
    static const struct way ascii[] = {
        {NUMERAL_BLOCKS, NUMERAL_BLOCKS, GALLERY_LARGE},
        {NUMERAL_POINTS, NUMERAL_POINTS, GALLERY_LARGE},
        {BOARD, NUMERAL_POINTS, GALLERY_LARGE},
        {BOARD, NUMERAL_POINTS, GALLERY_SMALL},
        {BOARD, BOARD, GALLERY_SMALL},
    };
    const struct way *way = sheet->looks->ascii ? ascii : ways;
    int count = sheet->looks->ascii ? (int)(sizeof ascii / sizeof *ascii)
                                    : (int)(sizeof ways / sizeof *ways);

    for (int i = 0; i < count; i++) {
        int rows = put_question(sheet, &way[i], y, false);
        if ((rows > 0 && y + rows <= sheet->rows) || i == count - 1) {
            put_question(sheet, &way[i], y, true);
            return;
        }
    }
}

/* “a: 12”, a place for each option; the one that is counted now is marked. */
static void draw_counts(const struct sheet *sheet, int y)
{
    const struct ticket_view *view = sheet->view;
    const int options = view->ballot->shown.options, width = sheet->columns / options;
    char label[LABEL_SIZE], text[32];

    for (int i = 0; i < options; i++) {
        int x = MARGIN + i * width;
        item_label(&view->ballot->shown, i, label);
        snprintf(text, sizeof text, " %s: %d ", label, view->hands.of[i]);
        if (i == view->at)
            cells_put(sheet->cells, x - 1, y, U'►', ROLE_TURN);
        cells_put_words(sheet->cells, x, y, width, text, i == view->at ? ROLE_CHOSEN : ROLE_TEXT,
                        0);
    }
}

/* --- bars */

/* Returns how many rows an option's name takes in `columns` columns. */
static int name_rows(const char *name, int columns)
{
    struct cells nowhere = {0};

    return words_put(&nowhere, 0, 0, columns, name, ROLE_TEXT);
}

/* How many columns the options' names take so that none has more rows than its bar, and no more
 * than half of all. */
static int name_columns(const struct sheet *sheet, int height)
{
    enum { LEAST = 16 };
    const struct ballot *ballot = sheet->view->ballot;
    int columns = 0;

    for (int i = 0; i < ballot->shown.options; i++) {
        struct strbuf shows = {0};
        ballot_add_option(ballot, i, &shows);
        int wanted = wrap_columns(strbuf_text(&shows));
        wanted = wanted > LEAST ? LEAST : wanted;
        while (wanted < sheet->columns / 2 && name_rows(strbuf_text(&shows), wanted) > height)
            wanted++;
        columns = wanted > columns ? wanted : columns;
        strbuf_release(&shows);
    }
    return columns;
}

/* Draws a bar with its letter before it and its number behind it, `height` rows high. */
static void draw_bar(const struct sheet *sheet, int option, int name, int y, int height)
{
    const struct ticket_view *view = sheet->view;
    const int face = sheet->looks->ascii ? NUMERAL_POINTS : NUMERAL_HALVES;
    const int hands = view->hands.of[option];
    const char *right = text_get(N_("right"));
    struct strbuf shows = {0};
    char label[LABEL_SIZE], count[16];
    int columns, rows, middle = y + height / 2, x = MARGIN;

    item_label(&view->ballot->shown, option, label);
    bool large = measure(label, face, &columns, &rows) && rows <= height;
    if (large)
        put_large(sheet->cells, label, face, x, y + (height - rows) / 2);
    else
        cells_put_words(sheet->cells, x, middle, LABEL_SIZE, label, ROLE_KEY, 0);
    x += (large ? columns : 1) + GAP;
    ballot_add_option(view->ballot, option, &shows);
    int lines = name_rows(strbuf_text(&shows), name);
    words_put(sheet->cells, x, lines < height ? y + (height - lines + 1) / 2 : y, name,
              strbuf_text(&shows), ROLE_TEXT);
    strbuf_release(&shows);
    x += name + (name > 0 ? GAP : 0);
    int behind = 2 * GAP + 12 + wrap_columns(right), longest = MARGIN + sheet->columns - x - behind;
    int length = longest < 1
                     ? 0
                     : (hands * longest + hands_most(&view->hands) - 1) / hands_most(&view->hands);
    for (int row = 0; row < height; row++)
        cells_fill(sheet->cells, x, y + row, length,
                   option == view->ballot->right ? ROLE_SHADED : ROLE_SHADED_SECOND);
    x += length + (length > 0 ? GAP : 0);
    snprintf(count, sizeof count, "%d", hands);
    if (large && measure(count, face, &columns, &rows) && rows <= height)
        put_large(sheet->cells, count, face, x, y + (height - rows) / 2);
    else
        columns = cells_put_words(sheet->cells, x, middle, 8, count, ROLE_TEXT, 0);
    if (option == view->ballot->right) {
        cells_put(sheet->cells, x + columns + 1, middle, U'◄', ROLE_TURN);
        cells_put_words(sheet->cells, x + columns + 3, middle, sheet->columns, right, ROLE_TURN, 0);
    }
}

static void draw_bars(const struct sheet *sheet, int y)
{
    enum { HIGHEST = 5 };
    const struct ballot *ballot = sheet->view->ballot;
    const int options = ballot->shown.options;
    int height = (sheet->rows - y + 1) / options - 1;

    height = height > HIGHEST ? HIGHEST : height < 1 ? 1 : height;
    int name = name_columns(sheet, height);
    for (int i = 0; i < options; i++)
        draw_bar(sheet, i, name, y + i * (height + 1), height);
}

/* --- the told texts */

static int put_passages(const struct sheet *sheet, int last, struct cells *cells, int y)
{
    const struct ticket_view *view = sheet->view;
    const struct passage_place place = {
        .columns = sheet->columns - 2, .most = sheet->rows - y, .looks = sheet->looks};
    struct passage_seen seen = {0};
    int rows = 0;

    for (int i = view->first; i < last; i++) {
        rows += i > view->first;
        struct passage_choice choice = passage_choose(&view->told[i], &seen, &place);
        rows += passage_put(&view->told[i], &choice, NULL, &place, cells, MARGIN, y + rows);
    }
    return rows;
}

int ticket_view_fits(const struct ticket_view *view, const struct display_looks *looks, int columns,
                     int rows)
{
    const struct sheet sheet = {
        .view = view, .looks = looks, .columns = columns - 2 * MARGIN, .rows = rows - 3};
    struct cells nowhere = {0};
    int last = view->tolds;

    while (last > view->first + 1 && put_passages(&sheet, last, &nowhere, TOP) > sheet.rows - TOP)
        last--;
    return last - view->first;
}

/* --- all of it */

static void put_title(const struct ticket_view *view, struct cells *cells)
{
    struct strbuf left = {0}, right = {0}, cut = {0};

    cells_fill(cells, 0, 0, cells->columns, ROLE_TITLE);
    text_of(message_with(N_("Exit ticket: {title}."), arg_text("title", view->title)), NULL, &left);
    if (view->number > 0)
        text_of(message_with(N_("question {number} of {all}"), arg_count("number", view->number),
                             arg_count("all", view->all)),
                NULL, &right);
    int wide = wrap_columns(strbuf_text(&right));
    wrap_add_cut(&cut, strbuf_text(&left), cells->columns - wide - 4);
    cells_put_words(cells, 1, 0, cells->columns - wide - 4, strbuf_text(&cut), ROLE_TITLE, 0);
    cells_put_words(cells, cells->columns - wide - 1, 0, wide, strbuf_text(&right), ROLE_TITLE, 0);
    strbuf_release(&left);
    strbuf_release(&right);
    strbuf_release(&cut);
}

/* The keys, in rows from y on; returns how many these are. */
static int put_keys(const struct ticket_view *view, int columns, struct cells *cells, int y)
{
    struct key_row row = {cells, KEY_ROW_LEFT, y, columns};
    char last[LABEL_SIZE];

    if (view->leaves) {
        key_row_put(&row, message_of(N_("[Enter] go on")), true);
        key_row_put(&row, message_of(N_("[S] stop")), true);
    } else if (view->phase == TICKET_COUNTS) {
        item_label(&view->ballot->shown, view->ballot->shown.options - 1, last);
        bool any = hands_all(&view->hands) > 0;
        key_row_put(&row, message_with(N_("[a–{last}] one hand more"), arg_text("last", last)),
                    true);
        key_row_put(&row, message_of(N_("[0–9] how many")), true);
        key_row_put(&row, message_of(N_("[← →] which letter")), true);
        key_row_put(&row, message_of(any ? N_("[Enter] show bars") : N_("[Enter] skip")), true);
        key_row_put(&row, message_of(N_("[Esc] stop")), true);
    } else {
        key_row_put(&row, message_of(N_("[Enter] go on")), true);
        if (view->ballot)
            key_row_put(&row, message_of(N_("[C] count again")), true);
        key_row_put(&row, message_of(N_("[Esc] stop")), true);
    }
    return row.y - y + 1;
}

void ticket_view_draw(const struct ticket_view *view, const struct display_looks *looks,
                      struct cells *cells)
{
    struct cells nowhere = {0};
    struct strbuf text = {0};
    int y = TOP;

    if (cells->columns < LESSON_COLUMNS || cells->rows < LESSON_ROWS) {
        lesson_say_too_small(cells);
        return;
    }
    int keys = cells->rows - put_keys(view, cells->columns, &nowhere, 0);
    bool counts = view->phase == TICKET_COUNTS;
    const struct sheet sheet = {.view = view,
                                .looks = looks,
                                .cells = cells,
                                .columns = cells->columns - 2 * MARGIN,
                                .rows = keys - 1 - (counts ? 2 : 0)};
    put_title(view, cells);
    put_keys(view, cells->columns, cells, keys);
    if (view->leaves)
        text_of(message_of(N_("Stop here? What was counted so far is summed up.")), NULL, &text);
    else if (view->ballot && view->phase != TICKET_TELLS)
        text_of(ballot_question(view->ballot), NULL, &text);
    y += words_put(cells, MARGIN, y, sheet.columns, strbuf_text(&text),
                   view->leaves ? ROLE_TURN : ROLE_TEXT);
    strbuf_release(&text);
    if (view->leaves)
        return;
    if (view->phase == TICKET_TELLS) {
        put_passages(&sheet,
                     view->first + ticket_view_fits(view, looks, cells->columns, cells->rows),
                     cells, TOP);
    } else if (counts) {
        draw_question(&sheet, y + 1);
        draw_counts(&sheet, keys - 2);
    } else {
        draw_bars(&sheet, y + 1);
    }
}
