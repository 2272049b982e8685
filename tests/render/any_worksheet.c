/* Worksheets made at random, of sensible and of senseless sizes: each is drawn with everything in
 * its place, or refused. */
#include "cases.h"
#include "desk.h"

#include <math.h>
#include <string.h>

enum { SHEETS = 150 };

/* Numbers that look random and are the same each time: Marsaglia's xorshift. */
static uint32_t chance(uint32_t *state, uint32_t below)
{
    *state ^= *state << 13;
    *state ^= *state >> 17;
    *state ^= *state << 5;
    return *state % below;
}

static const char *const numbers[] = {"1/2",  "3/4",      "0/6",   "5/4",     "2 1/3",  "7",
                                      "20%",  "0.25",     "7/100", "50/100",  "0",      "1/1000",
                                      "-3/4", "999/1000", "0.(3)", "125/100", "33 1/3%"};
static const double sizes[] = {80, 80, 40, 24, 12, 5, 18, 0, -1, 0.001, 100, 1e9, NAN};

static double any_size(uint32_t *state)
{
    /* Senseless ones are rare, or hardly a sheet would be drawn. */
    return sizes[chance(state, chance(state, 25) ? 7 : sizeof sizes / sizeof *sizes)];
}

static void add_figure(struct page_item *item, uint32_t *state)
{
    item->width = any_size(state);
    item->figure.wholes = (int)chance(state, 4);
    item->figure.unequal = !chance(state, 4);
    item->figure.blank = !chance(state, 4);
    item->figure.turn = (int)chance(state, 9) - 3;
    item->figure.scattered = !chance(state, 4);
    item->figure.letters = chance(state, 3) ? 0 : (int)chance(state, 12);
    for (int i = 0; i < PAGE_LETTERS; i++)
        item->figure.letter_at[i] = (int)chance(state, 12) - 1;
}

static void add_any(struct page *page, struct page_cell *cell, uint32_t *state)
{
    struct notation number = desk_number(numbers[chance(state, sizeof numbers / sizeof *numbers)]);
    struct page_item *item = NULL;

    switch (chance(state, 7)) {
    case 0:
        item = page_add_text(page, cell, "Which is a half?");
        item->size = chance(state, 4) ? 0 : 5;
        break;
    case 1:
        item = page_add_number(page, cell, &number);
        item->size = chance(state, 2) ? 0 : 5;
        break;
    case 2:
        item = page_add_box(page, cell, any_size(state));
        item->filled = chance(state, 2);
        page_write(page, item, chance(state, 2) ? "12" : "");
        break;
    case 3:
        item = page_add_boxed(page, cell, &number, (enum page_hole)chance(state, 4));
        item->filled = chance(state, 2);
        break;
    case 4:
        item = page_add_blank(page, cell, any_size(state));
        page_write(page, item, chance(state, 2) ? "three parts of four" : "");
        break;
    default:
        item = page_add_picture(page, cell, (enum page_picture)chance(state, 5), &number, 0x6B7A99);
        add_figure(item, state);
        break;
    }
    item->on_new_line = !chance(state, 3);
    item->joined = !chance(state, 6);
    item->may_break = !chance(state, 4);
    item->aside = !chance(state, 4);
    item->below = !chance(state, 4);
    item->pen = chance(state, 4) ? PAGE_PEN_NONE : (enum page_pen)chance(state, 3);
    if (!chance(state, 4))
        page_frame(page, item, chance(state, 2) ? "a" : "");
}

static void add_any_block(struct page *page, uint32_t *state)
{
    static const double weights[] = {9, 84, 9, 84};
    struct page_table *table;

    switch (chance(state, 9)) {
    case 0:
        page_add_paragraph(page);
        break;
    case 1:
        page_add_cut(page);
        break;
    case 2:
        page_add_heading(page, "Worksheet");
        break;
    case 3:
        page_add_spring(page);
        break;
    case 4:
        page_add_heading(page, "Exit");
        break;
    case 5:
        page_set_scale(page, 0.5 + 0.1 * chance(state, 6));
        break;
    case 6:
        add_any(page, page_add_point(page), state);
        break;
    default:
        table = page_add_table(page, 4, weights);
        table->bare = chance(state, 2);
        table->from_top = chance(state, 2);
        table->row_height = chance(state, 2) ? 25 : 0;
        for (uint32_t rows = chance(state, 4); rows > 0; rows--) {
            struct page_cell *cells = page_add_row(page, table);
            for (int i = 0; i < 8; i++)
                add_any(page, &cells[i % 2 * 2 + 1], state);
        }
        break;
    }
}

static bool is_thing(const struct note *note)
{
    static const char *const words[] = {"box",  "bars",    "pies",        "frame",
                                        "dots", "squares", "number-line", "bar-picture"};

    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if (strcmp(note->word, words[i]) == 0)
            return true;
    return false;
}

/* Boxes, pictures and frames lie on each other only as a thing does in its frame. */
static void check_things(const struct note *notes, int count)
{
    for (int i = 0; i < count; i++)
        for (int k = 0; is_thing(&notes[i]) && k < i; k++)
            ck_assert_msg(!is_thing(&notes[k]) || desk_apart(notes[i].box, notes[k].box) ||
                              (strcmp(notes[k].word, "frame") == 0 &&
                               box_contains(notes[k].box, notes[i].box)),
                          "%s at %g %g lies on %s", notes[i].word, notes[i].box.x, notes[i].box.y,
                          notes[k].word);
}

START_TEST(any_worksheet_has_everything_in_its_place_or_is_refused)
{
    static struct note notes[NOTES];
    int drawn = 0;

    for (uint32_t sheet = 1; sheet <= SHEETS; sheet += (uint32_t)stride(3)) {
        uint32_t state = 2654435769u * sheet;
        struct desk desk;
        desk_open(&desk, 1 + !chance(&state, 4), 210, 297);
        desk.page.most_pages = (int)chance(&state, 3);
        for (uint32_t blocks = 1 + chance(&state, 8); blocks > 0; blocks--)
            add_any_block(&desk.page, &state);
        enum status status = desk_plan(&desk);
        ck_assert_msg(status == STATUS_OK || status == STATUS_INVALID, "sheet %u", sheet);
        drawn += status == STATUS_OK;
        for (int i = 0; status == STATUS_OK && i < page_plan_pages(desk.plan); i++) {
            int count = desk_draw(&desk, i, notes);
            desk_check(&desk, notes, count);
            check_things(notes, count);
        }
        desk_close(&desk);
    }
    ck_assert_int_gt(drawn, SHEETS / 3 / stride(3));
    ck_assert_int_lt(drawn, SHEETS / stride(3));
}
END_TEST

void add_any_worksheet_tests(Suite *suite)
{
    TCase *tests = add_case(suite, "any worksheet");

    tcase_add_test(tests, any_worksheet_has_everything_in_its_place_or_is_refused);
}
