#include "text/text.h"
#include "tui/lesson/lesson_body.h"
#include "tui/lesson/lesson_keys.h"
#include "tui/wrap.h"

enum {
    ROOMY = 24,      /* rows from which rows stay empty between the parts */
    WIDE = 60,       /* columns from which the page has a margin */
    PAGE_ROWS = 300, /* nothing is longer */
    INDENT = 1
};

/* The space for a page. */
struct room {
    int columns, rows;
    int alone; /* rows that a picture may take, which it has where nothing is answered */
};

/* Where the parts of the screen stand. */
struct layout {
    int columns, rows, margin;
    int sentence, page; /* rows: where the question, and the page, begin */
    struct room room;
    int answer, progress, keys;
};

/* --- the top */

static void add_question_number(const struct lesson_view *view, struct strbuf *out)
{
    struct message message;

    if (view->example == EXAMPLE_TOGETHER)
        message = message_of(N_("an example"));
    else if (view->example > 0)
        message = message_with(N_("example {number}"), arg_count("number", view->example));
    else
        message = message_with(N_("question {number} of {all}"), arg_count("number", view->number),
                               arg_count("all", view->all));
    if (view->example == EXAMPLE_NONE && view->number == 0)
        return;
    text_of(message, NULL, out);
}

/* Puts as much of a title as fits; returns how many columns it took. */
static int put_cut(struct cells *cells, int x, int columns, const char *title)
{
    struct strbuf text = {0};

    wrap_add_cut(&text, title, columns);
    int used = cells_put_words(cells, x, 0, columns, strbuf_text(&text), ROLE_TITLE, 0);
    strbuf_release(&text);
    return used;
}

static void put_title(const struct lesson_view *view, struct cells *cells)
{
    struct strbuf middle = {0};
    const char *help = text_get(N_("? help"));
    int right = cells->columns - wrap_columns(help) - INDENT;

    cells_fill(cells, 0, 0, cells->columns, ROLE_TITLE);
    if (*view->name)
        strbuf_addf(&middle, "%s%s", view->name, view->number || view->example >= 0 ? "   " : "");
    add_question_number(view, &middle);
    int width = wrap_columns(strbuf_text(&middle)), x = INDENT;
    if (INDENT + wrap_columns(view->title) + 3 + width + 2 <= right) {
        x += put_cut(cells, INDENT, right - INDENT, view->title) + 3;
        x = x > (cells->columns - width) / 2 ? x : (cells->columns - width) / 2;
    } else if (width == 0) {
        (void)put_cut(cells, INDENT, right - 2 - INDENT, view->title);
    }
    (void)put_cut(cells, x, right - 1 - x, strbuf_text(&middle));
    if (view->phase == LESSON_ASKS)
        cells_put_words(cells, right, 0, cells->columns - right, help, ROLE_TITLE, 0);
    strbuf_release(&middle);
}

static int put_sentence(const struct lesson_view *view, const struct layout *layout,
                        struct cells *cells)
{
    struct strbuf text = {0};
    int rows = 0;

    if (view->item) {
        text_of(item_question(view->item), NULL, &text);
        rows = words_put(cells, layout->margin, layout->sentence,
                         layout->columns - 2 * layout->margin, strbuf_text(&text), ROLE_TEXT);
    }
    strbuf_release(&text);
    return rows;
}

/* --- the foot */

/* “so far ● ● ○ ► · · ·”; the signs stand close where there is little room. */
static void put_progress(const struct lesson_view *view, int y, struct cells *cells)
{
    int x = INDENT, step = 2;

    if (view->example != EXAMPLE_NONE || view->number == 0)
        return;
    const char *label = text_get(N_("so far"));
    if (INDENT + wrap_columns(label) + 1 + 2 * view->all >= cells->columns)
        step = 1;
    x += cells_put_words(cells, x, y, cells->columns, label, ROLE_QUIET, 0) + 1;
    for (int i = 0; i < view->all; i++, x += step) {
        bool now = i == view->number - 1;
        uint32_t sign = i < view->done ? (view->right[i] ? U'●' : U'○') : now ? U'►' : U'·';
        cells_put(cells, x, y, sign, i < view->done ? ROLE_TEXT : now ? ROLE_TURN : ROLE_QUIET);
    }
}

/* Returns how many bytes to leave out at the beginning so that the rest has at most `columns`
 * columns. */
static size_t left_out(const char *text, int columns)
{
    size_t out = 0;

    while (text[out] && wrap_columns(text + out) > columns) {
        out++;
        while ((text[out] & 0xC0) == 0x80)
            out++;
    }
    return out;
}

static void put_answer(const struct lesson_view *view, const struct layout *layout,
                       struct cells *cells, struct lesson_drawn *drawn)
{
    enum { FIELD = 24 };
    const char *label = text_get(view->phase == LESSON_TYPES ? N_("Type:") : N_("Your answer:"));
    int x = layout->margin, y = layout->answer;

    if (view->phase == LESSON_LEAVES) {
        struct strbuf text = {0};
        text_of(message_of(N_("Stop here? You can continue later.")), NULL, &text);
        words_put(cells, x, y, layout->columns - x, strbuf_text(&text), ROLE_TURN);
        strbuf_release(&text);
        return;
    }
    if (view->phase == LESSON_TELLS || !view->item)
        return;
    x += cells_put_words(cells, x, y, layout->columns - x, label, ROLE_TEXT, 0) + 1;
    int room = layout->columns - layout->margin - x - 3;
    int width = view->phase == LESSON_TYPES || room < FIELD ? room : FIELD;
    int wanted = wrap_columns(view->typed) + 1;
    if (wanted > width)
        width = wanted < room ? wanted : room;
    /* Of a longer line the end is seen, where typing goes on. */
    size_t out = left_out(view->typed, width - 1);
    cells_put(cells, x, y, out ? U'◄' : '[', ROLE_CHOSEN);
    for (int i = 1; i <= width; i++)
        cells_put(cells, x + i, y, ' ', ROLE_CHOSEN);
    cells_put(cells, x + width + 1, y, ']', ROLE_CHOSEN);
    int used = cells_put_words(cells, x + 1, y, width, view->typed + out, ROLE_CHOSEN, 0);
    drawn->cursor_x = x + 1 + used;
    drawn->cursor_y = y;
}

/* --- the page */

/* Which pictures are told of, each telling's; they are added to those of the page. */
static void choose_passages(const struct lesson_view *view, const struct passage_place *place,
                            struct passage_seen *seen, struct passage_choice *choices,
                            struct gallery *page)
{
    for (int i = view->first; i < view->tolds; i++) {
        choices[i] = passage_choose(&view->told[i], seen, place);
        passage_add_pictures(&view->told[i], &choices[i], page);
    }
    page->explains = view->first < view->tolds;
}

/* Puts the told texts, one below another; returns the rows. */
static int put_passages(const struct lesson_view *view, const struct passage_choice *choices,
                        const struct gallery *page, const struct passage_place *place,
                        struct cells *cells, int x, int y)
{
    int rows = 0;

    for (int i = view->first; i < view->tolds; i++) {
        /* Sentences that are said one after another stand close. */
        bool close = i > view->first && view->told[i].said_alone && view->told[i - 1].said_alone;
        rows += rows > 0 && !close;
        rows += passage_put(&view->told[i], &choices[i], page, place, cells, x, y + rows);
    }
    return rows;
}

/* The page with the body in one size. */
static int put_page(const struct lesson_view *view, enum body_size size,
                    const struct display_looks *looks, const struct room *room, struct cells *cells,
                    int x, struct lesson_spot *spots, int *question)
{
    const bool pictured = view->item && view->pictured;
    const struct passage_place place = {.columns = room->columns - 2,
                                        .most = room->alone,
                                        .size = pictured ? body_gallery_size(size) : GALLERY_LARGE,
                                        .looks = looks};
    struct passage_choice choices[LESSON_TOLDS];
    struct passage_seen seen = {0};
    struct gallery page = {0};
    int rows = 0;

    if (pictured) {
        passage_seen_add(&seen, &view->item->stem);
        passage_seen_add(&seen, &view->item->other);
        body_add_pictures(view->item, &page);
    }
    choose_passages(view, &place, &seen, choices, &page);
    if (pictured) {
        rows =
            body_put(view, size, looks, &page, room->rows, room->columns - 2, cells, x, 0, spots);
        if (rows > 0 && view->first < view->tolds)
            rows++;
    }
    if (question)
        *question = rows;
    return rows + put_passages(view, choices, &page, &place, cells, x, rows);
}

/* The largest size in which all fits; where none does, the one that suits the question alone. */
static enum body_size size_of(const struct lesson_view *view, const struct display_looks *looks,
                              const struct room *room)
{
    struct cells nowhere = {0};
    struct lesson_spot spots[LESSON_SPOTS];
    struct lesson_view alone = *view;
    enum body_size size = BODY_LARGE;

    alone.tolds = alone.first;
    while (size < BODY_LISTED &&
           put_page(&alone, size, looks, room, &nowhere, 0, spots, NULL) > room->rows)
        size++;
    for (enum body_size tight = size; tight <= BODY_SMALL; tight++)
        if (put_page(view, tight, looks, room, &nowhere, 0, spots, NULL) <= room->rows)
            return tight;
    return size;
}

/* Where everything lies; `roomy`: with air between. */
static struct layout spread(const struct lesson_view *view, bool scrolls, bool roomy, int columns,
                            int rows)
{
    struct cells nowhere = {0};
    struct layout layout = {.columns = columns, .rows = rows};

    layout.margin = columns >= WIDE ? 3 : INDENT;
    layout.sentence = roomy ? 3 : 2;
    int sentence = put_sentence(view, &layout, &nowhere);
    layout.page = layout.sentence + sentence + (sentence > 0);
    layout.keys = rows - lesson_keys_put(view, scrolls, columns, &nowhere, 0);
    layout.progress = roomy && layout.keys == rows - 1 ? rows - 3 : layout.keys - 1;
    layout.answer = layout.progress - 1 - roomy;
    bool answers = view->phase != LESSON_TELLS;
    layout.room.columns = columns - 2 * layout.margin;
    layout.room.rows =
        (answers ? layout.answer : layout.progress) - layout.page - (roomy && answers);
    layout.room.alone = (roomy ? rows - 3 : rows - 2) - layout.page;
    return layout;
}

static bool page_fits(const struct lesson_view *view, const struct display_looks *looks,
                      const struct layout *layout)
{
    struct cells nowhere = {0};
    struct lesson_spot spots[LESSON_SPOTS];
    enum body_size size = size_of(view, looks, &layout->room);

    return put_page(view, size, looks, &layout->room, &nowhere, 0, spots, NULL) <=
           layout->room.rows;
}

/* The air goes where all fits without it, and not with it. */
static struct layout layout_of(const struct lesson_view *view, const struct display_looks *looks,
                               bool scrolls, int columns, int rows)
{
    struct layout layout = spread(view, scrolls, rows >= ROOMY, columns, rows),
                  close = spread(view, scrolls, false, columns, rows);

    return !page_fits(view, looks, &layout) && page_fits(view, looks, &close) ? close : layout;
}

/* Draws the page on a grid of its own, of which the screen shows as many rows as it can. */
static void draw_page(const struct lesson_view *view, const struct layout *layout,
                      const struct display_looks *looks, struct cells *cells,
                      struct lesson_drawn *drawn)
{
    const int room = layout->room.rows;
    enum body_size size = size_of(view, looks, &layout->room);
    struct cells page;

    cells_init(&page, layout->columns, PAGE_ROWS);
    drawn->room = room;
    drawn->rows = put_page(view, size, looks, &layout->room, &page, layout->margin, drawn->spot,
                           &drawn->question);
    int from = view->from, end = drawn->rows;
    /* A text that does not fit below the question is seen as a whole, or not at all. */
    if (from == 0 && drawn->rows > room && drawn->question > 0 && drawn->question <= room)
        end = drawn->question;
    if (from > drawn->rows - room)
        from = drawn->rows - room;
    if (from < 0)
        from = 0;
    cells_copy_rows(cells, layout->page, &page, from, end - from < room ? end - from : room);
    for (int i = 0; i < LESSON_SPOTS; i++)
        drawn->spot[i].y += layout->page - from;
    cells_release(&page);
}

void lesson_say_too_small(struct cells *cells)
{
    struct strbuf text = {0};

    text_of(message_with(N_("The window is {columns} by {rows}; the lesson needs {least} by "
                            "{least_rows}."),
                         arg_count("columns", cells->columns), arg_count("rows", cells->rows),
                         arg_count("least", LESSON_COLUMNS), arg_count("least_rows", LESSON_ROWS)),
            NULL, &text);
    words_put(cells, 0, 0, cells->columns, strbuf_text(&text), ROLE_TEXT);
    strbuf_release(&text);
}

void lesson_view_draw(const struct lesson_view *view, const struct display_looks *looks,
                      struct cells *cells, struct lesson_drawn *drawn)
{
    *drawn = (struct lesson_drawn){.cursor_x = -1, .cursor_y = -1};
    if (cells->columns < LESSON_COLUMNS || cells->rows < LESSON_ROWS) {
        lesson_say_too_small(cells);
        return;
    }
    bool scrolls = !lesson_view_fits(view, looks, cells->columns, cells->rows);
    struct layout layout = layout_of(view, looks, scrolls, cells->columns, cells->rows);
    put_title(view, cells);
    put_sentence(view, &layout, cells);
    draw_page(view, &layout, looks, cells, drawn);
    put_answer(view, &layout, cells, drawn);
    put_progress(view, layout.progress, cells);
    lesson_keys_put(view, scrolls, cells->columns, cells, layout.keys);
}

bool lesson_view_fits(const struct lesson_view *view, const struct display_looks *looks,
                      int columns, int rows)
{
    struct layout layout = layout_of(view, looks, false, columns, rows);

    return page_fits(view, looks, &layout);
}
