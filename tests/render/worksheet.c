/* What worksheets have and other documents have not: boxes to write in, large pictures, frames,
 * what stands at the foot, and keys that are small copies. */
#include "cases.h"
#include "desk.h"
#include "draw/sketch.h"

#include "render/pages/answer.h"
#include "render/pages/large_picture.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

static const uint32_t COUNTED = 0x6B7A99;

/* A page whose one paragraph is filled by the test, and its notes. */
struct worksheet {
    struct desk desk;
    struct page_cell *cell;
    struct note notes[NOTES];
    int count;
};

static void begin(struct worksheet *sheet)
{
    desk_open(&sheet->desk, 1, 210, 297);
    sheet->cell = page_add_paragraph(&sheet->desk.page);
}

/* Draws the first page, on which all must be in its place. */
static void draw_sheet(struct worksheet *sheet)
{
    ck_assert_int_eq(desk_plan(&sheet->desk), STATUS_OK);
    sheet->count = desk_draw(&sheet->desk, 0, sheet->notes);
    desk_check(&sheet->desk, sheet->notes, sheet->count);
}

static int count_of(const struct worksheet *sheet, const char *word, const char *what)
{
    int count = 0;

    for (int i = 0; i < sheet->count; i++)
        count += strcmp(sheet->notes[i].word, word) == 0 &&
                 (!what || strcmp(sheet->notes[i].what, what) == 0);
    return count;
}

/* The n-th note of this word, from 0; `what` NULL: whatever it says. */
static const struct note *find(const struct worksheet *sheet, const char *word, const char *what,
                               int n)
{
    for (int i = 0; i < sheet->count; i++)
        if (strcmp(sheet->notes[i].word, word) == 0 &&
            (!what || strcmp(sheet->notes[i].what, what) == 0) && n-- == 0)
            return &sheet->notes[i];
    ck_abort_msg("no %s %s", word, what ? what : "");
    return NULL;
}

static struct page_item *add_picture(struct worksheet *sheet, enum page_picture shape,
                                     const char *text, double width)
{
    struct notation number = desk_number(text);
    struct page_item *item =
        page_add_picture(&sheet->desk.page, sheet->cell, shape, &number, COUNTED);

    item->width = width;
    return item;
}

static struct page_item *add_boxed(struct worksheet *sheet, const char *text, enum page_hole hole)
{
    struct notation number = desk_number(text);

    return page_add_boxed(&sheet->desk.page, sheet->cell, &number, hole);
}

/* --- boxes */

START_TEST(a_box_has_its_width_and_is_no_higher_than_a_hand_writes)
{
    static const struct {
        double scale, asked, width, height;
    } rows[] = {{1, 5, 5, 5},   {1, 12, 12, 10}, {1, 40, 40, 10}, {0.8, 12, 9.6, 8},
                {1, 0, 12, 10}, {1, -3, 12, 10}, {1, NAN, 12, 10}};

    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct worksheet sheet;
        desk_open(&sheet.desk, 1, 210, 297);
        page_set_scale(&sheet.desk.page, rows[i].scale);
        sheet.cell = page_add_paragraph(&sheet.desk.page);
        page_add_box(&sheet.desk.page, sheet.cell, rows[i].asked);
        draw_sheet(&sheet);
        struct box box = find(&sheet, "box", NULL, 0)->box;
        ck_assert_double_eq_tol(box.width, rows[i].width, 0.02);
        ck_assert_double_eq_tol(box.height, rows[i].height, 0.02);
        desk_close(&sheet.desk);
    }
}
END_TEST

START_TEST(a_box_that_is_wider_than_its_cell_is_told)
{
    static const double widths[] = {200, 1e12, INFINITY};

    for (size_t i = 0; i < sizeof widths / sizeof *widths; i++) {
        struct worksheet sheet;
        begin(&sheet);
        page_add_box(&sheet.desk.page, sheet.cell, widths[i]);
        ck_assert_int_eq(desk_plan(&sheet.desk), STATUS_INVALID);
        desk_close(&sheet.desk);
    }
}
END_TEST

START_TEST(a_tick_and_an_answer_stand_in_their_boxes)
{
    struct worksheet sheet;

    begin(&sheet);
    page_add_box(&sheet.desk.page, sheet.cell, 5)->filled = true;
    page_write(&sheet.desk.page, page_add_box(&sheet.desk.page, sheet.cell, 12), "20");
    page_write(&sheet.desk.page, page_add_box(&sheet.desk.page, sheet.cell, 12), "1234567890");
    page_write(&sheet.desk.page, page_add_blank(&sheet.desk.page, sheet.cell, 30), "three");
    draw_sheet(&sheet);
    ck_assert(
        box_contains(find(&sheet, "box", "ticked", 0)->box, find(&sheet, "tick", NULL, 0)->box));
    struct box text = find(&sheet, "text", "20", 0)->box;
    ck_assert(box_contains(find(&sheet, "box", "20", 0)->box, text));
    ck_assert_double_eq_tol(text.height, ANSWER_DIGITS, 0.4);
    ck_assert(box_contains(find(&sheet, "box", "1234567890", 0)->box,
                           find(&sheet, "text", "1234567890", 0)->box));
    struct box blank = find(&sheet, "blank", NULL, 0)->box;
    struct box answer = find(&sheet, "text", "three", 0)->box;
    ck_assert(answer.x > blank.x && answer.x + answer.width < blank.x + blank.width);
    ck_assert(answer.y + answer.height <= blank.y);
    desk_close(&sheet.desk);
}
END_TEST

/* Which digits are printed, and where the boxes are: above the bar, below it. */
START_TEST(a_fraction_has_boxes_in_place_of_its_numbers)
{
    static const struct {
        enum page_hole hole;
        int above, below;
    } rows[] = {{PAGE_HOLE_NONE, 0, 0},
                {PAGE_HOLE_TOP, 1, 0},
                {PAGE_HOLE_BELOW, 0, 1},
                {PAGE_HOLE_BOTH, 1, 1}};

    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct worksheet sheet;
        int above = 0, below = 0;
        begin(&sheet);
        add_boxed(&sheet, "15/20", rows[i].hole);
        draw_sheet(&sheet);
        struct box bar = find(&sheet, "bar", "fraction", 0)->box;
        for (int k = 0; k < count_of(&sheet, "box", ""); k++) {
            struct box box = find(&sheet, "box", "", k)->box;
            ck_assert_double_eq_tol(box.width, 12, 0.02);
            ck_assert(box.x >= bar.x && box.x + box.width <= bar.x + bar.width);
            above += box.y + box.height < bar.y;
            below += box.y > bar.y + bar.height;
        }
        ck_assert_int_eq(above, rows[i].above);
        ck_assert_int_eq(below, rows[i].below);
        ck_assert_int_eq(count_of(&sheet, "text", "15"), !rows[i].above);
        ck_assert_int_eq(count_of(&sheet, "text", "20"), !rows[i].below);
        for (int k = 0; k < count_of(&sheet, "text", "15"); k++)
            ck_assert_double_ge(find(&sheet, "text", "15", 0)->box.height, ANSWER_DIGITS - 0.05);
        desk_close(&sheet.desk);
    }
}
END_TEST

START_TEST(in_a_key_the_numbers_stand_in_the_boxes)
{
    struct worksheet sheet;

    begin(&sheet);
    add_boxed(&sheet, "15/20", PAGE_HOLE_BOTH)->filled = true;
    draw_sheet(&sheet);
    ck_assert(box_contains(find(&sheet, "box", "15", 0)->box, find(&sheet, "text", "15", 0)->box));
    ck_assert(box_contains(find(&sheet, "box", "20", 0)->box, find(&sheet, "text", "20", 0)->box));
    desk_close(&sheet.desk);
}
END_TEST

START_TEST(a_number_without_a_bar_is_one_box_and_keeps_its_sign)
{
    static const struct {
        const char *number, *sign, *written;
    } rows[] = {{"20%", "%", "20"}, {"0.25", NULL, "0,25"}, {"7", NULL, "7"}};

    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct worksheet sheet;
        begin(&sheet);
        add_boxed(&sheet, rows[i].number, PAGE_HOLE_TOP);
        add_boxed(&sheet, rows[i].number, PAGE_HOLE_BOTH)->filled = true;
        draw_sheet(&sheet);
        ck_assert_int_eq(count_of(&sheet, "box", ""), 1);
        ck_assert_int_eq(count_of(&sheet, "box", NULL), 2);
        ck_assert_int_eq(count_of(&sheet, "text", rows[i].written), 1);
        ck_assert(box_contains(find(&sheet, "box", rows[i].written, 0)->box,
                               find(&sheet, "text", rows[i].written, 0)->box));
        int others = 0; /* signs, some with a space before them */
        for (int k = 0; k < sheet.count; k++)
            others += rows[i].sign && strcmp(sheet.notes[k].word, "text") == 0 &&
                      strstr(sheet.notes[k].what, rows[i].sign);
        ck_assert_int_eq(others, rows[i].sign ? 2 : 0);
        desk_close(&sheet.desk);
    }
}
END_TEST

START_TEST(the_whole_of_a_mixed_number_stands_before_its_boxes)
{
    struct worksheet sheet;

    begin(&sheet);
    add_boxed(&sheet, "2 1/3", PAGE_HOLE_BELOW);
    draw_sheet(&sheet);
    struct box whole = find(&sheet, "text", "2", 0)->box, box = find(&sheet, "box", "", 0)->box;
    ck_assert_double_lt(whole.x + whole.width, box.x);
    ck_assert_int_eq(count_of(&sheet, "text", "1"), 1);
    ck_assert_int_eq(count_of(&sheet, "text", "3"), 0);
    desk_close(&sheet.desk);
}
END_TEST

START_TEST(a_number_and_words_have_digits_of_the_size_that_is_asked_for)
{
    struct notation number = desk_number("3/4");
    struct worksheet sheet;

    begin(&sheet);
    page_add_number(&sheet.desk.page, sheet.cell, &number)->size = 5;
    page_add_text(&sheet.desk.page, sheet.cell, "17 of")->size = 8;
    page_add_text(&sheet.desk.page, sheet.cell, "18");
    draw_sheet(&sheet);
    ck_assert_double_eq_tol(find(&sheet, "text", "3", 0)->box.height, 5, 0.3);
    ck_assert_double_eq_tol(find(&sheet, "text", "17", 0)->box.height, 8, 0.5);
    ck_assert_double_lt(find(&sheet, "text", "18", 0)->box.height, 3.5);
    desk_close(&sheet.desk);
}
END_TEST

/* --- pictures */

static const struct shown {
    enum page_picture shape;
    const char *number;
    double width;
    struct page_figure figure;
    const char *note, *what; /* what is drawn */
    int parts, taken;        /* so many are noted in all wholes */
    double drawn_width, drawn_height;
} shown[] = {
    {PAGE_BAR, "3/4", 80, {0}, "bars", "3/4 of 1", 4, 3, 80, 10},
    {PAGE_BAR, "3/4", 20, {0}, "bars", "3/4 of 1", 4, 3, 20, 5},
    {PAGE_BAR, "0/5", 80, {0}, "bars", "0/5 of 1", 5, 0, 80, 10},
    {PAGE_BAR, "2/5", 80, {.blank = true}, "bars", "0/5 of 1", 5, 0, 80, 10},
    {PAGE_BAR, "5/4", 80, {0}, "bars", "5/4 of 2", 8, 5, 80, 18},
    {PAGE_BAR, "5/4", 80, {.wholes = 3}, "bars", "5/4 of 3", 12, 5, 80, 21},
    {PAGE_BAR, "3", 80, {0}, "bars", "3/1 of 3", 3, 3, 80, 21},
    {PAGE_BAR, "88/88", 80, {0}, "bars", "88/88 of 1", 88, 88, 80, 10},
    {PAGE_BAR, "7/100", 80, {0}, "squares", "7/100 of 1", 0, 0, 28, 28},
    {PAGE_BAR, "125/100", 80, {0}, "squares", "125/100 of 2", 0, 0, 59.36, 28},
    {PAGE_BAR, "0.3", 80, {0}, "bars", "3/10 of 1", 10, 3, 80, 10},
    {PAGE_PIE, "7/100", 24, {0}, "squares", "7/100 of 1", 0, 0, 24, 24},
    {PAGE_PIE, "3/8", 24, {0}, "pies", "3/8 of 1", 8, 3, 24, 24},
    {PAGE_PIE, "5/4", 24, {0}, "pies", "5/4 of 2", 8, 5, 50.88, 24},
    {PAGE_PIE, "1/2", 24, {.unequal = true}, "pies", "1/2 of 1", 2, 1, 24, 24},
    {PAGE_DOTS, "3/8", 40, {0}, "dots", "3/8 of 1", 8, 3, 32, 16},
    {PAGE_DOTS, "3/8", 80, {.blank = true}, "dots", "0/8 of 1", 8, 0, 64, 8},
    {PAGE_SQUARE, "27%", 40, {0}, "squares", "27/100 of 1", 0, 0, 40, 40},
};

START_TEST(a_large_picture_has_its_size_and_all_its_parts)
{
    const struct shown *row = &shown[_i];
    struct worksheet sheet;
    int parts = 0, taken = 0;

    begin(&sheet);
    add_picture(&sheet, row->shape, row->number, row->width)->figure = row->figure;
    draw_sheet(&sheet);
    const struct note *whole = find(&sheet, row->note, NULL, 0);
    ck_assert_str_eq(whole->what, row->what);
    ck_assert_double_eq_tol(whole->box.width, row->drawn_width, 0.02);
    ck_assert_double_eq_tol(whole->box.height, row->drawn_height, 0.02);
    for (int i = 0; i < sheet.count; i++) {
        const struct note *note = &sheet.notes[i];
        if (strcmp(note->word, "part") != 0 && strcmp(note->word, "sector") != 0 &&
            strcmp(note->word, "dot") != 0)
            continue;
        ck_assert(box_contains(box_grown(whole->box, 0.02), note->box));
        parts++;
        taken += strcmp(note->what, "taken") == 0;
    }
    ck_assert_int_eq(parts, row->parts);
    ck_assert_int_eq(taken, row->taken);
    ck_assert_uint_eq(sheet.desk.table.diag.count, 0);
    desk_close(&sheet.desk);
}
END_TEST

START_TEST(unequal_parts_of_a_bar_are_cut_where_the_screen_cuts_them)
{
    struct worksheet sheet;

    begin(&sheet);
    add_picture(&sheet, PAGE_BAR, "2/4", 80)->figure.unequal = true;
    draw_sheet(&sheet);
    double left = find(&sheet, "bars", NULL, 0)->box.x;
    for (int i = 0; i < 4; i++) {
        struct box part = find(&sheet, "part", NULL, i)->box;
        ck_assert_double_eq_tol(part.x - left, (double)page_part_edge(true, 4, i, 8000) / 100,
                                0.02);
    }
    desk_close(&sheet.desk);
}
END_TEST

/* What nobody could count: too fine, too small, too many, below zero. */
static const struct {
    enum page_picture shape;
    const char *number;
    double width;
    struct page_figure figure;
} countless[] = {
    {PAGE_BAR, "1/1000", 80, {0}},
    {PAGE_BAR, "1/97", 80, {0}},
    {PAGE_BAR, "1/2", 1e-9, {0}},
    {PAGE_BAR, "13", 80, {0}},
    {PAGE_BAR, "-1/2", 80, {0}},
    {PAGE_BAR, "1/50", 80, {.unequal = true}},
    {PAGE_BAR, "1/2", 80, {.wholes = 99}},
    {PAGE_PIE, "1/97", 24, {0}},
    {PAGE_NUMBER_LINE, "1/100", 40, {0}},
    {PAGE_NUMBER_LINE, "1/2", 5, {0}},
    {PAGE_DOTS, "1/60", 80, {.wholes = 2}},
    {PAGE_DOTS, "1/2", 3, {0}},
    {PAGE_SQUARE, "1/3", 40, {0}},
    {PAGE_SQUARE, "1/2", 5, {0}},
    {PAGE_BAR, "1/999999999", 80, {0}},
    {PAGE_DOTS, "999999999", 80, {0}},
    {PAGE_BAR, "999999999/2", 0, {0}},
    {PAGE_PIE, "1/1000", 0, {0}},
};

START_TEST(a_picture_that_nobody_could_count_is_its_number_and_that_is_told)
{
    struct worksheet sheet;

    begin(&sheet);
    add_picture(&sheet, countless[_i].shape, countless[_i].number, countless[_i].width)->figure =
        countless[_i].figure;
    draw_sheet(&sheet);
    ck_assert_int_gt(count_of(&sheet, "text", NULL), 2); /* the foot has two */
    ck_assert_int_eq(count_of(&sheet, "part", NULL), 0);
    ck_assert_uint_eq(sheet.desk.table.diag.count, 1);
    ck_assert_ptr_nonnull(
        strstr(sheet.desk.table.diag.entries[0].message.id, "more parts than can be counted"));
    desk_close(&sheet.desk);
}
END_TEST

START_TEST(a_picture_of_no_width_is_drawn_as_small_as_among_words)
{
    static const double widths[] = {0, -80, NAN};

    for (size_t i = 0; i < sizeof widths / sizeof *widths; i++) {
        struct worksheet sheet;
        begin(&sheet);
        add_picture(&sheet, PAGE_BAR, "3/4", widths[i]);
        draw_sheet(&sheet);
        ck_assert_int_eq(count_of(&sheet, "bar-picture", "3/4"), 1);
        desk_close(&sheet.desk);
    }
}
END_TEST

static double middle_of(const struct note *note)
{
    return note->box.x + note->box.width / 2;
}

START_TEST(an_arrow_stands_at_the_number_and_wholes_are_written_below)
{
    static const struct {
        const char *number;
        int wholes, last;
        double share; /* of the way from 0 to the last whole */
    } rows[] = {{"3/4", 0, 1, 0.75}, {"7/3", 0, 3, 7.0 / 9}, {"37/100", 0, 1, 0.37},
                {"3", 5, 5, 0.6},    {"0/4", 0, 1, 0},       {"3/4", 2, 2, 0.375}};

    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct worksheet sheet;
        char last[4];
        begin(&sheet);
        add_picture(&sheet, PAGE_NUMBER_LINE, rows[i].number, 80)->figure.wholes = rows[i].wholes;
        draw_sheet(&sheet);
        snprintf(last, sizeof last, "%d", rows[i].last);
        double from = middle_of(find(&sheet, "text", "0", 0));
        double to = middle_of(find(&sheet, "text", last, 0));
        ck_assert_double_eq_tol(to - from, 74, 0.05);
        ck_assert_double_eq_tol(middle_of(find(&sheet, "arrow", NULL, 0)),
                                from + rows[i].share * 74, 0.05);
        ck_assert_double_eq_tol(find(&sheet, "number-line", NULL, 0)->box.width, 80, 0.02);
        desk_close(&sheet.desk);
    }
}
END_TEST

START_TEST(an_empty_line_has_no_arrow_and_room_for_a_cross)
{
    struct worksheet sheet;

    begin(&sheet);
    add_picture(&sheet, PAGE_NUMBER_LINE, "0/8", 80)->figure.blank = true;
    draw_sheet(&sheet);
    ck_assert_int_eq(count_of(&sheet, "arrow", NULL), 0);
    struct box ticks = find(&sheet, "ticks", "8", 0)->box;
    ck_assert_double_ge(ticks.y - find(&sheet, "number-line", NULL, 0)->box.y, 5);
    desk_close(&sheet.desk);
}
END_TEST

/* Two of them beside each other on a line of hundredths, one off the line. */
START_TEST(letters_stand_over_their_places_and_keep_off_each_other)
{
    static const struct {
        const char *number;
        int at[6], all;
    } rows[] = {{"1/8", {3, 7, 6, 1, 0, 8}, 8}, {"1/100", {30, 31, 33, 80, 100, 32}, 100}};

    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct worksheet sheet;
        begin(&sheet);
        struct page_item *item = add_picture(&sheet, PAGE_NUMBER_LINE, rows[i].number, 80);
        item->figure.letters = 8;
        memcpy(item->figure.letter_at, rows[i].at, sizeof rows[i].at);
        item->figure.letter_at[6] = -1;
        item->figure.letter_at[7] = rows[i].all + 1;
        draw_sheet(&sheet);
        double zero = middle_of(find(&sheet, "text", "0", 0));
        ck_assert_int_eq(count_of(&sheet, "arrow", NULL), 6); /* one below each letter */
        for (int k = 0; k < 6; k++) {
            const char letter[] = {(char)('a' + k), '\0'};
            const struct note *note = find(&sheet, "text", letter, 0);
            ck_assert_double_eq_tol(middle_of(note), zero + 74.0 * rows[i].at[k] / rows[i].all,
                                    0.05);
            for (int other = 0; other < k; other++) {
                const char before[] = {(char)('a' + other), '\0'};
                struct box box = find(&sheet, "text", before, 0)->box;
                ck_assert(
                    note->box.x >= box.x + box.width || box.x >= note->box.x + note->box.width ||
                    note->box.y >= box.y + box.height || box.y >= note->box.y + note->box.height);
            }
        }
        ck_assert_int_eq(count_of(&sheet, "text", "g") + count_of(&sheet, "text", "h"), 0);
        desk_close(&sheet.desk);
    }
}
END_TEST

/* Shaded parts are seen in every look, in grey and with low ink too; others are white. */
START_TEST(what_is_shaded_is_seen_in_every_look)
{
    static const struct look looks[] = {{false, false}, {true, false}, {false, true}, {true, true}};
    static const struct {
        enum page_picture shape;
        const char *number;
        struct box taken, left;
    } rows[] = {{PAGE_BAR, "1/4", {3, 2, 14, 6}, {43, 2, 14, 6}},
                {PAGE_PIE, "1/4", {43, 20, 15, 15}, {20, 43, 15, 15}},
                {PAGE_DOTS, "1/4", {2.5, 2.5, 3, 3}, {10.5, 2.5, 3, 3}}};

    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct sketch sketch = sketch_begin(looks[_i]);
        struct notation number = desk_number(rows[i].number);
        struct page_item item = {.kind = PAGE_PICTURE,
                                 .shape = rows[i].shape,
                                 .number = number,
                                 .width = 80,
                                 .colour = COUNTED};
        struct box box = {0, 0, 0, 0};
        double contrast, none;
        large_picture_measure(&item, 1, &box.width, &box.height);
        ck_assert_int_eq(large_picture_draw(&sketch.canvas, &item, 1, box), STATUS_OK);
        double share = sketch_share(&sketch, rows[i].taken, &contrast);
        ck_assert_msg(share > 0.15 && (looks[_i].low_ink || share == 1), "%d: %f", rows[i].shape,
                      share);
        ck_assert_double_ge(contrast, 2.9);
        ck_assert_double_eq(sketch_share(&sketch, rows[i].left, &none), 0);
        sketch_end(&sketch);
    }
}
END_TEST

/* --- frames, rings and crosses */

START_TEST(frames_are_of_one_size_with_labels_above_and_four_fit_a_column)
{
    static const char *const options[] = {"1/2", "3/6", "2/3", "50/100"};
    static const double weights[] = {9, 84, 9, 84};
    struct worksheet sheet;

    desk_open(&sheet.desk, 1, 210, 297);
    struct page_table *table = page_add_table(&sheet.desk.page, 4, weights);
    sheet.cell = &page_add_row(&sheet.desk.page, table)[1];
    for (int i = 0; i < 4; i++) {
        struct notation number = desk_number(options[i]);
        const char label[] = {(char)('a' + i), '\0'};
        struct page_item *item = page_add_number(&sheet.desk.page, sheet.cell, &number);
        item->size = 5;
        item->pen = i == 1 ? PAGE_PEN_RING : i == 2 ? PAGE_PEN_CROSS : PAGE_PEN_NONE;
        page_frame(&sheet.desk.page, item, label);
    }
    draw_sheet(&sheet);
    struct box first = find(&sheet, "frame", "a", 0)->box;
    for (int i = 0; i < 4; i++) {
        const char label[] = {(char)('a' + i), '\0'};
        const struct note *frame = find(&sheet, "frame", label, 0);
        ck_assert_double_eq_tol(frame->box.width, first.width, 0.02);
        ck_assert_double_eq_tol(frame->box.height, first.height, 0.02);
        ck_assert_double_eq_tol(frame->box.y, first.y, 0.02);
        struct box text = find(&sheet, "text", label, 0)->box;
        ck_assert_double_le(text.y + text.height, frame->box.y);
        ck_assert(box_contains(frame->box, find(&sheet, "bar", "fraction", i)->box));
        if (i > 0)
            ck_assert_double_gt(frame->box.x, first.x + first.width);
        first = frame->box;
    }
    ck_assert(box_contains(find(&sheet, "ring", NULL, 0)->box, find(&sheet, "frame", "b", 0)->box));
    ck_assert(
        box_contains(find(&sheet, "cross", NULL, 0)->box, find(&sheet, "frame", "c", 0)->box));
    desk_close(&sheet.desk);
}
END_TEST

/* Told when pages are planned, and a label that is wider than its thing widens the frame. */
START_TEST(what_is_written_and_labels_are_looked_up_in_the_fonts_too)
{
    static const char unknown[] = "\U000F1234";

    for (int i = 0; i < 4; i++) {
        struct worksheet sheet;
        begin(&sheet);
        struct page_item *item = i == 1 ? page_add_blank(&sheet.desk.page, sheet.cell, 20)
                                        : page_add_box(&sheet.desk.page, sheet.cell, 12);
        if (i < 2)
            page_write(&sheet.desk.page, item, unknown);
        else
            page_frame(&sheet.desk.page, item, i == 2 ? unknown : "a label that is long");
        draw_sheet(&sheet);
        ck_assert_uint_eq(sheet.desk.table.diag.count, i < 3);
        if (i == 3)
            ck_assert_double_gt(find(&sheet, "frame", NULL, 0)->box.width,
                                find(&sheet, "text", "a label that is long", 0)->box.width);
        desk_close(&sheet.desk);
    }
}
END_TEST

START_TEST(a_word_can_be_ringed_too)
{
    struct worksheet sheet;

    begin(&sheet);
    page_add_text(&sheet.desk.page, sheet.cell, "yes")->pen = PAGE_PEN_RING;
    draw_sheet(&sheet);
    ck_assert(
        box_contains(find(&sheet, "ring", NULL, 0)->box, find(&sheet, "text", "yes", 0)->box));
    desk_close(&sheet.desk);
}
END_TEST

START_TEST(a_thing_on_a_new_line_stands_below_those_before_it)
{
    struct worksheet sheet;

    begin(&sheet);
    page_add_text(&sheet.desk.page, sheet.cell, "one two");
    struct page_item *item = page_add_text(&sheet.desk.page, sheet.cell, "three four");
    item->on_new_line = item->joined = true;
    draw_sheet(&sheet);
    struct box one = find(&sheet, "text", "one", 0)->box;
    struct box three = find(&sheet, "text", "three", 0)->box;
    ck_assert_double_gt(three.y, one.y + one.height);
    ck_assert_double_eq_tol(three.x, one.x, 1);
    ck_assert_double_lt(find(&sheet, "text", "four", 0)->box.y, three.y + three.height);
    desk_close(&sheet.desk);
}
END_TEST

/* --- blocks */

static const double weights[] = {1, 1};

/* So many rows of 25 mm, then a strip of `strip` mm at the foot below a line to cut along. */
static void fill_sheet(struct page *page, int rows, double strip)
{
    struct page_table *table = page_add_table(page, 2, weights);

    table->row_height = 25;
    table->bare = table->from_top = true;
    for (int i = 0; i < rows; i++) {
        struct page_cell *cells = page_add_row(page, table);
        page_add_text(page, &cells[0], "left");
        page_add_text(page, &cells[1], "right");
    }
    page_add_spring(page);
    page_add_cut(page);
    page_add_gap(page, strip);
    page_add_text(page, page_add_paragraph(page), "exit");
}

START_TEST(a_strip_stands_at_the_foot_however_much_is_above_it)
{
    static const struct {
        int rows, page;
        bool foot;
    } rows[] = {{0, 0, true}, {1, 0, true}, {9, 0, true}, {10, 1, false}, {12, 1, true}};

    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct worksheet sheet;
        desk_open(&sheet.desk, 1, 210, 297);
        fill_sheet(&sheet.desk.page, rows[i].rows, 20);
        ck_assert_int_eq(desk_plan(&sheet.desk), STATUS_OK);
        ck_assert_int_eq(page_plan_pages(sheet.desk.plan), rows[i].page + 1);
        sheet.count = desk_draw(&sheet.desk, rows[i].page, sheet.notes);
        desk_check(&sheet.desk, sheet.notes, sheet.count);
        struct box exit = find(&sheet, "paragraph", NULL, 0)->box;
        struct box cut = find(&sheet, "cut", NULL, 0)->box;
        if (rows[i].foot)
            ck_assert_double_eq_tol(exit.y + exit.height, 297 - PAGE_MARGIN - 7, 0.05);
        else
            ck_assert_double_eq_tol(cut.y, PAGE_MARGIN, 0.05);
        ck_assert_double_eq_tol(find(&sheet, "gap", NULL, 0)->box.height, 20, 0.02);
        ck_assert(box_contains(cut, find(&sheet, "scissors", NULL, 0)->box));
        ck_assert_double_eq_tol(cut.width, 210 - 2 * PAGE_MARGIN, 0.02);
        desk_close(&sheet.desk);
    }
}
END_TEST

START_TEST(cells_begin_at_the_top_of_rows_that_have_their_height_and_no_lines)
{
    struct worksheet sheet;

    desk_open(&sheet.desk, 1, 210, 297);
    page_set_scale(&sheet.desk.page, 0.5);
    fill_sheet(&sheet.desk.page, 2, 0);
    draw_sheet(&sheet);
    struct box row = find(&sheet, "row", NULL, 1)->box;
    ck_assert_double_eq_tol(row.height, 12.5, 0.02);
    struct box words = find(&sheet, "block", "left", 1)->box;
    ck_assert_double_lt(words.y - row.y, 1);
    desk_close(&sheet.desk);
}
END_TEST

START_TEST(a_page_begins_at_each_break_with_a_title_and_a_foot_of_its_own)
{
    static const char *const feet[] = {"form A", "key A", "form B"};
    struct worksheet sheet;

    desk_open(&sheet.desk, 1, 210, 297);
    struct page *page = &sheet.desk.page;
    page_add_break(page); /* of an empty page */
    for (int i = 0; i < 3; i++) {
        page_set_foot(page, feet[i]);
        page_add_title(page, feet[i]);
        page_add_text(page, page_add_paragraph(page), "text");
        page_add_break(page);
        page_add_break(page); /* twice is once */
    }
    page_add_spring(page); /* nothing follows it */
    ck_assert_int_eq(desk_plan(&sheet.desk), STATUS_OK);
    ck_assert_int_eq(page_plan_pages(sheet.desk.plan), 3);
    for (int i = 0; i < 3; i++) {
        sheet.count = desk_draw(&sheet.desk, i, sheet.notes);
        desk_check(&sheet.desk, sheet.notes, sheet.count);
        ck_assert_double_eq_tol(find(&sheet, "title", NULL, 0)->box.y, PAGE_MARGIN, 0.02);
        ck_assert_int_eq(count_of(&sheet, "paragraph", NULL), 1);
        ck_assert_str_eq(sheet.notes[sheet.count - 2].what, feet[i]);
    }
    desk_close(&sheet.desk);
}
END_TEST

/* The same worksheet in full size, and as a small copy. */
START_TEST(a_small_copy_has_everything_in_its_scale)
{
    struct worksheet sheet;
    struct box boxes[2], bars[2];

    for (int i = 0; i < 2; i++) {
        desk_open(&sheet.desk, 1, 210, 297);
        page_set_scale(&sheet.desk.page, i ? 0.75 : 1);
        sheet.cell = page_add_paragraph(&sheet.desk.page);
        add_boxed(&sheet, "3/4", PAGE_HOLE_TOP);
        add_picture(&sheet, PAGE_BAR, "3/4", 80);
        page_add_text(&sheet.desk.page, sheet.cell, "word");
        draw_sheet(&sheet);
        boxes[i] = find(&sheet, "box", "", 0)->box;
        bars[i] = find(&sheet, "bars", NULL, 0)->box;
        desk_close(&sheet.desk);
    }
    ck_assert_double_eq_tol(boxes[1].height, 0.75 * boxes[0].height, 0.02);
    ck_assert_double_eq_tol(bars[1].width, 0.75 * bars[0].width, 0.02);
    ck_assert_double_eq_tol(bars[1].x - PAGE_MARGIN, 0.75 * (bars[0].x - PAGE_MARGIN), 0.05);
}
END_TEST

/* Every allocation in turn. */
START_TEST(running_out_of_memory_is_told)
{
    struct worksheet sheet;
    long failed = 0;

    begin(&sheet);
    add_boxed(&sheet, "20%", PAGE_HOLE_TOP)->filled = true;
    add_boxed(&sheet, "2 1/3", PAGE_HOLE_BOTH);
    page_frame(&sheet.desk.page, add_picture(&sheet, PAGE_NUMBER_LINE, "1/4", 60), "a");
    fill_sheet(&sheet.desk.page, 2, 5);
    for (long after = 0;; after++) {
        memory_fail_after(after);
        enum status status = desk_plan(&sheet.desk);
        if (status == STATUS_OK)
            status = page_plan_draw(sheet.desk.plan, &sheet.desk.table.canvas, 0);
        bool hit = memory_fault_hit();
        memory_fail_after(-1);
        page_plan_free(sheet.desk.plan);
        sheet.desk.plan = NULL;
        strbuf_release(&sheet.desk.table.notes); /* it failed too, and would stay so */
        if (!hit)
            break;
        ck_assert(status == STATUS_NO_MEMORY || status == STATUS_OK); /* a note that is not kept */
        failed += status == STATUS_NO_MEMORY;
    }
    ck_assert_int_gt(failed, 10);
    desk_close(&sheet.desk);
}
END_TEST

/* Bars of 80 mm do not shrink with the type when that saves a page. */
START_TEST(smaller_type_leaves_the_size_of_pictures_alone)
{
    struct worksheet sheet;
    double words[2];

    for (int i = 0; i < 2; i++) {
        desk_open(&sheet.desk, 1, 210, 297);
        sheet.desk.page.most_pages = i;
        sheet.cell = page_add_paragraph(&sheet.desk.page);
        add_picture(&sheet, PAGE_BAR, "3/4", 80);
        for (int k = 0; k < 33; k++)
            page_add_text(&sheet.desk.page, page_add_paragraph(&sheet.desk.page), "A word.");
        draw_sheet(&sheet);
        ck_assert_int_eq(page_plan_pages(sheet.desk.plan), 2 - i);
        words[i] = find(&sheet, "paragraph", NULL, 1)->box.height;
        ck_assert_double_eq_tol(find(&sheet, "bars", NULL, 0)->box.width, 80, 0.02);
        desk_close(&sheet.desk);
    }
    ck_assert_double_lt(words[1], 0.98 * words[0]);
}
END_TEST

void add_worksheet_tests(Suite *suite)
{
    TCase *tests = add_case(suite, "worksheet");

    tcase_add_test(tests, a_box_has_its_width_and_is_no_higher_than_a_hand_writes);
    tcase_add_test(tests, a_box_that_is_wider_than_its_cell_is_told);
    tcase_add_test(tests, a_tick_and_an_answer_stand_in_their_boxes);
    tcase_add_test(tests, a_fraction_has_boxes_in_place_of_its_numbers);
    tcase_add_test(tests, in_a_key_the_numbers_stand_in_the_boxes);
    tcase_add_test(tests, a_number_without_a_bar_is_one_box_and_keeps_its_sign);
    tcase_add_test(tests, the_whole_of_a_mixed_number_stands_before_its_boxes);
    tcase_add_test(tests, a_number_and_words_have_digits_of_the_size_that_is_asked_for);
    tcase_add_loop_test(tests, a_large_picture_has_its_size_and_all_its_parts, 0,
                        sizeof shown / sizeof *shown);
    tcase_add_test(tests, unequal_parts_of_a_bar_are_cut_where_the_screen_cuts_them);
    tcase_add_loop_test(tests, a_picture_that_nobody_could_count_is_its_number_and_that_is_told, 0,
                        sizeof countless / sizeof *countless);
    tcase_add_test(tests, a_picture_of_no_width_is_drawn_as_small_as_among_words);
    tcase_add_test(tests, an_arrow_stands_at_the_number_and_wholes_are_written_below);
    tcase_add_test(tests, an_empty_line_has_no_arrow_and_room_for_a_cross);
    tcase_add_test(tests, letters_stand_over_their_places_and_keep_off_each_other);
    tcase_add_loop_test(tests, what_is_shaded_is_seen_in_every_look, 0, 4);
    tcase_add_test(tests, frames_are_of_one_size_with_labels_above_and_four_fit_a_column);
    tcase_add_test(tests, what_is_written_and_labels_are_looked_up_in_the_fonts_too);
    tcase_add_test(tests, a_word_can_be_ringed_too);
    tcase_add_test(tests, a_thing_on_a_new_line_stands_below_those_before_it);
    tcase_add_test(tests, a_strip_stands_at_the_foot_however_much_is_above_it);
    tcase_add_test(tests, cells_begin_at_the_top_of_rows_that_have_their_height_and_no_lines);
    tcase_add_test(tests, a_page_begins_at_each_break_with_a_title_and_a_foot_of_its_own);
    tcase_add_test(tests, a_small_copy_has_everything_in_its_scale);
    tcase_add_test(tests, running_out_of_memory_is_told);
    tcase_add_test(tests, smaller_type_leaves_the_size_of_pictures_alone);
}
