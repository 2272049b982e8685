/* What worksheets have and other documents have not: boxes to write in, frames, what stands at the
 * foot, and keys that are small copies. */
#include "cases.h"
#include "one_page.h"

#include "render/pages/answer.h"

#include <math.h>
#include <string.h>

/* --- boxes */

START_TEST(a_box_has_its_width_and_is_no_higher_than_a_hand_writes)
{
    static const struct {
        double scale, asked, width, height;
    } rows[] = {{1, 5, 5, 5},   {1, 12, 12, 12}, {1, 40, 40, 14}, {0.8, 12, 9.6, 9.6},
                {1, 0, 12, 12}, {1, -3, 12, 12}, {1, NAN, 12, 12}};

    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct one_page sheet;
        one_page_begin(&sheet, rows[i].scale);
        page_add_box(&sheet.desk.page, sheet.cell, rows[i].asked);
        one_page_draw(&sheet);
        struct box box = one_page_find(&sheet, "box", NULL, 0)->box;
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
        struct one_page sheet;
        one_page_begin(&sheet, 1);
        page_add_box(&sheet.desk.page, sheet.cell, widths[i]);
        ck_assert_int_eq(desk_plan(&sheet.desk), STATUS_INVALID);
        desk_close(&sheet.desk);
    }
}
END_TEST

START_TEST(a_tick_and_an_answer_stand_in_their_boxes)
{
    struct one_page sheet;

    one_page_begin(&sheet, 1);
    page_add_box(&sheet.desk.page, sheet.cell, 5)->filled = true;
    page_write(&sheet.desk.page, page_add_box(&sheet.desk.page, sheet.cell, 12), "20");
    page_write(&sheet.desk.page, page_add_box(&sheet.desk.page, sheet.cell, 12), "1234567890");
    page_write(&sheet.desk.page, page_add_blank(&sheet.desk.page, sheet.cell, 30), "three");
    one_page_draw(&sheet);
    ck_assert(box_contains(one_page_find(&sheet, "box", "ticked", 0)->box,
                           one_page_find(&sheet, "tick", NULL, 0)->box));
    struct box text = one_page_find(&sheet, "text", "20", 0)->box;
    ck_assert(box_contains(one_page_find(&sheet, "box", "20", 0)->box, text));
    ck_assert_double_eq_tol(text.height, ANSWER_DIGITS, 0.4);
    ck_assert(box_contains(one_page_find(&sheet, "box", "1234567890", 0)->box,
                           one_page_find(&sheet, "text", "1234567890", 0)->box));
    struct box blank = one_page_find(&sheet, "blank", NULL, 0)->box;
    struct box answer = one_page_find(&sheet, "text", "three", 0)->box;
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
        struct one_page sheet;
        int above = 0, below = 0;
        one_page_begin(&sheet, 1);
        one_page_boxed(&sheet, "15/20", rows[i].hole);
        one_page_draw(&sheet);
        struct box bar = one_page_find(&sheet, "bar", "fraction", 0)->box;
        for (int k = 0; k < one_page_count(&sheet, "box", ""); k++) {
            struct box box = one_page_find(&sheet, "box", "", k)->box;
            ck_assert_double_eq_tol(box.width, 12, 0.02);
            ck_assert(box.x >= bar.x && box.x + box.width <= bar.x + bar.width);
            above += box.y + box.height < bar.y;
            below += box.y > bar.y + bar.height;
        }
        ck_assert_int_eq(above, rows[i].above);
        ck_assert_int_eq(below, rows[i].below);
        ck_assert_int_eq(one_page_count(&sheet, "text", "15"), !rows[i].above);
        ck_assert_int_eq(one_page_count(&sheet, "text", "20"), !rows[i].below);
        for (int k = 0; k < one_page_count(&sheet, "text", "15"); k++)
            ck_assert_double_ge(one_page_find(&sheet, "text", "15", 0)->box.height,
                                ANSWER_DIGITS - 0.05);
        desk_close(&sheet.desk);
    }
}
END_TEST

START_TEST(in_a_key_the_numbers_stand_in_the_boxes)
{
    struct one_page sheet;

    one_page_begin(&sheet, 1);
    one_page_boxed(&sheet, "15/20", PAGE_HOLE_BOTH)->filled = true;
    one_page_draw(&sheet);
    ck_assert(box_contains(one_page_find(&sheet, "box", "15", 0)->box,
                           one_page_find(&sheet, "text", "15", 0)->box));
    ck_assert(box_contains(one_page_find(&sheet, "box", "20", 0)->box,
                           one_page_find(&sheet, "text", "20", 0)->box));
    desk_close(&sheet.desk);
}
END_TEST

START_TEST(a_number_without_a_bar_is_one_box_and_keeps_its_sign)
{
    static const struct {
        const char *number, *sign, *written;
    } rows[] = {{"20%", "%", "20"}, {"0.25", NULL, "0,25"}, {"7", NULL, "7"}};

    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct one_page sheet;
        one_page_begin(&sheet, 1);
        one_page_boxed(&sheet, rows[i].number, PAGE_HOLE_TOP);
        one_page_boxed(&sheet, rows[i].number, PAGE_HOLE_BOTH)->filled = true;
        one_page_draw(&sheet);
        ck_assert_int_eq(one_page_count(&sheet, "box", ""), 1);
        ck_assert_int_eq(one_page_count(&sheet, "box", NULL), 2);
        ck_assert_int_eq(one_page_count(&sheet, "text", rows[i].written), 1);
        ck_assert(box_contains(one_page_find(&sheet, "box", rows[i].written, 0)->box,
                               one_page_find(&sheet, "text", rows[i].written, 0)->box));
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
    struct one_page sheet;

    one_page_begin(&sheet, 1);
    one_page_boxed(&sheet, "2 1/3", PAGE_HOLE_BELOW);
    one_page_draw(&sheet);
    struct box whole = one_page_find(&sheet, "text", "2", 0)->box,
               box = one_page_find(&sheet, "box", "", 0)->box;
    ck_assert_double_lt(whole.x + whole.width, box.x);
    ck_assert_int_eq(one_page_count(&sheet, "text", "1"), 1);
    ck_assert_int_eq(one_page_count(&sheet, "text", "3"), 0);
    desk_close(&sheet.desk);
}
END_TEST

START_TEST(a_number_and_words_have_digits_of_the_size_that_is_asked_for)
{
    struct notation number = desk_number("3/4");
    struct one_page sheet;

    one_page_begin(&sheet, 1);
    page_add_number(&sheet.desk.page, sheet.cell, &number)->size = 5;
    page_add_text(&sheet.desk.page, sheet.cell, "17 of")->size = 8;
    page_add_text(&sheet.desk.page, sheet.cell, "18");
    one_page_draw(&sheet);
    ck_assert_double_eq_tol(one_page_find(&sheet, "text", "3", 0)->box.height, 5, 0.3);
    ck_assert_double_eq_tol(one_page_find(&sheet, "text", "17", 0)->box.height, 8, 0.5);
    ck_assert_double_lt(one_page_find(&sheet, "text", "18", 0)->box.height, 3.5);
    desk_close(&sheet.desk);
}
END_TEST

/* --- frames, rings and crosses */

START_TEST(frames_are_of_one_size_with_labels_in_them_and_four_fit_a_column)
{
    static const char *const options[] = {"1/2", "3/6", "2/3", "50/100"};
    static const double weights[] = {9, 84, 9, 84};
    struct one_page sheet;

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
    one_page_draw(&sheet);
    struct box first = one_page_find(&sheet, "frame", "a", 0)->box;
    for (int i = 0; i < 4; i++) {
        const char label[] = {(char)('a' + i), '\0'};
        const struct note *frame = one_page_find(&sheet, "frame", label, 0);
        ck_assert_double_eq_tol(frame->box.width, first.width, 0.02);
        ck_assert_double_eq_tol(frame->box.height, first.height, 0.02);
        ck_assert_double_eq_tol(frame->box.y, first.y, 0.02);
        struct box text = one_page_find(&sheet, "text", label, 0)->box;
        struct box bar = one_page_find(&sheet, "bar", "fraction", i)->box;
        ck_assert(box_contains(frame->box, text) && box_contains(frame->box, bar));
        ck_assert_double_lt(text.x + text.width, bar.x); /* it covers no digit */
        if (i > 0)
            ck_assert_double_gt(frame->box.x, first.x + first.width);
        first = frame->box;
    }
    ck_assert(box_contains(one_page_find(&sheet, "ring", NULL, 0)->box,
                           one_page_find(&sheet, "frame", "b", 0)->box));
    ck_assert(box_contains(one_page_find(&sheet, "cross", NULL, 0)->box,
                           one_page_find(&sheet, "frame", "c", 0)->box));
    desk_close(&sheet.desk);
}
END_TEST

/* Frames of pictures: two low ones in one place, and of one width only if there is room for that.
 */
START_TEST(two_low_frames_stand_in_the_place_of_one_and_labels_cover_no_picture)
{
    static const double weights[] = {9, 84, 9, 84};
    struct one_page sheet;
    struct box frames[4];

    desk_open(&sheet.desk, 1, 210, 297);
    struct page_table *table = page_add_table(&sheet.desk.page, 4, weights);
    sheet.cell = &page_add_row(&sheet.desk.page, table)[1];
    for (int i = 0; i < 4; i++) {
        const char label[] = {(char)('1' + i), '\0'};
        struct page_item *item =
            one_page_picture(&sheet, i == 0 ? PAGE_PIE : PAGE_BAR, "2/3", i == 0 ? 15.5 : 25);
        item->below = i == 2;
        page_frame(&sheet.desk.page, item, label);
    }
    one_page_draw(&sheet);
    for (int i = 0; i < 4; i++) {
        const char label[] = {(char)('1' + i), '\0'};
        frames[i] = one_page_find(&sheet, "frame", label, 0)->box;
        struct box text = one_page_find(&sheet, "text", label, 0)->box;
        ck_assert(box_contains(frames[i], text));
        if (i > 0) /* a circle leaves the corner free, but its box does not */
            ck_assert(desk_apart(text, one_page_find(&sheet, "bars", NULL, i - 1)->box));
    }
    ck_assert_double_eq_tol(frames[1].x, frames[2].x, 0.02);
    ck_assert_double_eq_tol(frames[1].width, frames[2].width, 0.02);
    ck_assert_double_lt(frames[1].y + frames[1].height, frames[2].y);
    ck_assert_double_eq_tol(frames[0].y, frames[1].y, 0.02);
    ck_assert_double_eq_tol(frames[0].y + frames[0].height, frames[2].y + frames[2].height, 0.02);
    ck_assert_double_eq_tol(frames[0].y, frames[3].y, 0.02);
    ck_assert_double_lt(frames[0].width, frames[1].width);
    desk_close(&sheet.desk);
}
END_TEST

/* --- lines that are as low as need be */

/* A word, then a box that may begin a line, in a row of this height: does it? */
START_TEST(a_thing_that_may_begin_a_line_does_so_where_there_is_height_for_it)
{
    static const struct {
        double height;
        bool below;
    } rows[] = {{0, false}, {12, false}, {25, true}};
    static const double weights[] = {1};

    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct one_page sheet;
        desk_open(&sheet.desk, 1, 210, 297);
        struct page_table *table = page_add_table(&sheet.desk.page, 1, weights);
        table->row_height = rows[i].height;
        sheet.cell = page_add_row(&sheet.desk.page, table);
        page_add_text(&sheet.desk.page, sheet.cell, "word");
        page_add_box(&sheet.desk.page, sheet.cell, 12)->may_break = true;
        one_page_draw(&sheet);
        struct box word = one_page_find(&sheet, "text", "word", 0)->box;
        struct box box = one_page_find(&sheet, "box", NULL, 0)->box;
        ck_assert_int_eq(box.y > word.y + word.height, rows[i].below);
        ck_assert_int_eq(box.x > word.x + word.width, !rows[i].below);
        desk_close(&sheet.desk);
    }
}
END_TEST

/* Nobody asked the second number to stand on a line of its own: rather both on the next one. */
START_TEST(things_that_find_room_on_the_next_line_are_not_torn_apart)
{
    struct one_page sheet;

    one_page_begin(&sheet, 1);
    page_add_text(&sheet.desk.page, sheet.cell, "word");
    one_page_picture(&sheet, PAGE_BAR, "1/2", 90)->may_break = true;
    one_page_picture(&sheet, PAGE_BAR, "1/3", 90);
    one_page_draw(&sheet);
    struct box one = one_page_find(&sheet, "bars", NULL, 0)->box,
               two = one_page_find(&sheet, "bars", NULL, 1)->box;
    ck_assert_double_eq_tol(one.y, two.y, 0.02);
    ck_assert_double_gt(one.y, one_page_find(&sheet, "text", "word", 0)->box.y);
    desk_close(&sheet.desk);
}
END_TEST

/* Words that are longer than a line, and a box: at their right, level with their middle. */
START_TEST(what_stands_aside_makes_the_lines_before_it_shorter)
{
    static const char words[] =
        "one two three four five six seven eight nine ten eleven twelve "
        "thirteen fourteen fifteen sixteen seventeen eighteen nineteen last";

    for (int aside = 0; aside < 2; aside++) {
        struct one_page sheet;
        one_page_begin(&sheet, 1);
        page_add_text(&sheet.desk.page, sheet.cell, words);
        page_add_box(&sheet.desk.page, sheet.cell, 14)->aside = aside;
        page_add_text(&sheet.desk.page, sheet.cell, "below")->on_new_line = true;
        one_page_draw(&sheet);
        struct box box = one_page_find(&sheet, "box", NULL, 0)->box;
        struct box first = one_page_find(&sheet, "text", "one", 0)->box;
        struct box last = one_page_find(&sheet, "text", "last", 0)->box;
        ck_assert_double_gt(last.y, first.y + first.height);
        ck_assert_double_gt(one_page_find(&sheet, "text", "below", 0)->box.y, box.y + box.height);
        ck_assert_int_eq(box.y < first.y, aside);
        for (int i = 0; aside && i < sheet.count; i++)
            ck_assert(strcmp(sheet.notes[i].word, "text") != 0 ||
                      desk_apart(sheet.notes[i].box, box));
        if (aside)
            ck_assert_double_eq_tol(box.y + box.height / 2, (first.y + last.y + last.height) / 2,
                                    1);
        desk_close(&sheet.desk);
    }
}
END_TEST

/* With too little room beside them words stay as they are. */
START_TEST(nothing_stands_aside_of_words_that_would_be_too_narrow)
{
    struct one_page sheet;

    one_page_begin(&sheet, 1);
    page_add_text(&sheet.desk.page, sheet.cell, "some words that need more room than is left");
    one_page_picture(&sheet, PAGE_BAR, "1/2", 165)->aside = true;
    one_page_draw(&sheet);
    struct box bar = one_page_find(&sheet, "bars", NULL, 0)->box;
    ck_assert_double_gt(bar.y, one_page_find(&sheet, "text", "left", 0)->box.y);
    ck_assert_double_eq_tol(bar.x, PAGE_MARGIN, 0.1);
    desk_close(&sheet.desk);
}
END_TEST

/* Boxes below numbers, one of which is higher: all boxes are level. */
START_TEST(what_stands_below_a_thing_is_level_with_what_stands_below_others)
{
    static const char *const numbers[] = {"62.5%", "1/8"};
    struct box boxes[2];
    struct one_page sheet;

    one_page_begin(&sheet, 1);
    for (int i = 0; i < 2; i++) {
        struct notation number = desk_number(numbers[i]);
        page_add_number(&sheet.desk.page, sheet.cell, &number)->size = 5;
        page_add_box(&sheet.desk.page, sheet.cell, 10)->below = true;
    }
    one_page_draw(&sheet);
    for (int i = 0; i < 2; i++)
        boxes[i] = one_page_find(&sheet, "box", NULL, i)->box;
    ck_assert_double_eq_tol(boxes[0].y, boxes[1].y, 0.02);
    struct box bar = one_page_find(&sheet, "bar", "fraction", 0)->box;
    ck_assert_double_gt(boxes[1].y, bar.y + 5);
    ck_assert_double_eq_tol(boxes[1].x + 5, bar.x + bar.width / 2, 0.2);
    desk_close(&sheet.desk);
}
END_TEST

START_TEST(all_digits_of_a_mixed_number_are_of_the_size_that_is_asked_for)
{
    struct notation number = desk_number("66 2/3%");
    struct one_page sheet;

    one_page_begin(&sheet, 1);
    page_add_number(&sheet.desk.page, sheet.cell, &number)->size = 5;
    one_page_draw(&sheet);
    ck_assert_double_eq_tol(one_page_find(&sheet, "text", "66", 0)->box.height, 5, 0.3);
    ck_assert_double_eq_tol(one_page_find(&sheet, "text", "3", 0)->box.height, 5, 0.3);
    desk_close(&sheet.desk);
}
END_TEST

/* The words of a small copy can be larger than the rest of it. */
START_TEST(type_has_a_scale_of_its_own_until_the_next_scale)
{
    struct one_page sheet;
    double words[3], boxes[3];

    desk_open(&sheet.desk, 1, 210, 297);
    for (int i = 0; i < 3; i++) {
        page_set_scale(&sheet.desk.page, 0.5);
        if (i == 1)
            page_set_type(&sheet.desk.page, 1);
        sheet.cell = page_add_paragraph(&sheet.desk.page);
        page_add_text(&sheet.desk.page, sheet.cell, "18");
        page_add_box(&sheet.desk.page, sheet.cell, 12);
    }
    one_page_draw(&sheet);
    for (int i = 0; i < 3; i++) {
        words[i] = one_page_find(&sheet, "text", "18", i)->box.height;
        boxes[i] = one_page_find(&sheet, "box", NULL, i)->box.height;
    }
    ck_assert_double_eq_tol(words[1], 2 * words[0], 0.1);
    ck_assert_double_eq_tol(words[2], words[0], 0.02);
    ck_assert_double_eq_tol(boxes[1], boxes[0], 0.02);
    desk_close(&sheet.desk);
}
END_TEST

/* Told when pages are planned, and a label that is wider than its thing widens the frame. */
START_TEST(what_is_written_and_labels_are_looked_up_in_the_fonts_too)
{
    static const char unknown[] = "\U000F1234";

    for (int i = 0; i < 4; i++) {
        struct one_page sheet;
        one_page_begin(&sheet, 1);
        struct page_item *item = i == 1 ? page_add_blank(&sheet.desk.page, sheet.cell, 20)
                                        : page_add_box(&sheet.desk.page, sheet.cell, 12);
        if (i < 2)
            page_write(&sheet.desk.page, item, unknown);
        else
            page_frame(&sheet.desk.page, item, i == 2 ? unknown : "a label that is long");
        one_page_draw(&sheet);
        ck_assert_uint_eq(sheet.desk.table.diag.count, i < 3);
        if (i == 3)
            ck_assert_double_gt(
                one_page_find(&sheet, "frame", NULL, 0)->box.width,
                one_page_find(&sheet, "text", "a label that is long", 0)->box.width);
        desk_close(&sheet.desk);
    }
}
END_TEST

START_TEST(a_word_can_be_ringed_too)
{
    struct one_page sheet;

    one_page_begin(&sheet, 1);
    page_add_text(&sheet.desk.page, sheet.cell, "yes")->pen = PAGE_PEN_RING;
    one_page_draw(&sheet);
    ck_assert(box_contains(one_page_find(&sheet, "ring", NULL, 0)->box,
                           one_page_find(&sheet, "text", "yes", 0)->box));
    desk_close(&sheet.desk);
}
END_TEST

START_TEST(a_thing_on_a_new_line_stands_below_those_before_it)
{
    struct one_page sheet;

    one_page_begin(&sheet, 1);
    page_add_text(&sheet.desk.page, sheet.cell, "one two");
    struct page_item *item = page_add_text(&sheet.desk.page, sheet.cell, "three four");
    item->on_new_line = item->joined = true;
    one_page_draw(&sheet);
    struct box one = one_page_find(&sheet, "text", "one", 0)->box;
    struct box three = one_page_find(&sheet, "text", "three", 0)->box;
    ck_assert_double_gt(three.y, one.y + one.height);
    ck_assert_double_eq_tol(three.x, one.x, 1);
    ck_assert_double_lt(one_page_find(&sheet, "text", "four", 0)->box.y, three.y + three.height);
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
    table = page_add_table(page, 1, weights);
    table->row_height = strip;
    table->bare = true;
    page_add_row(page, table);
    page_add_text(page, page_add_paragraph(page), "exit");
}

START_TEST(a_strip_stands_at_the_foot_however_much_is_above_it)
{
    static const struct {
        int rows, page;
        bool foot;
    } rows[] = {{0, 0, true}, {1, 0, true}, {9, 0, true}, {10, 1, false}, {12, 1, true}};

    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct one_page sheet;
        desk_open(&sheet.desk, 1, 210, 297);
        fill_sheet(&sheet.desk.page, rows[i].rows, 20);
        ck_assert_int_eq(desk_plan(&sheet.desk), STATUS_OK);
        ck_assert_int_eq(page_plan_pages(sheet.desk.plan), rows[i].page + 1);
        sheet.count = desk_draw(&sheet.desk, rows[i].page, sheet.notes);
        desk_check(&sheet.desk, sheet.notes, sheet.count);
        struct box exit = one_page_find(&sheet, "paragraph", NULL, 0)->box;
        struct box cut = one_page_find(&sheet, "cut", NULL, 0)->box;
        if (rows[i].foot)
            ck_assert_double_eq_tol(exit.y + exit.height, 297 - PAGE_MARGIN - 7, 0.05);
        else
            ck_assert_double_eq_tol(cut.y, PAGE_MARGIN, 0.05);
        const struct note *empty = NULL;
        for (int k = 0; one_page_count(&sheet, "row", NULL) > k; k++)
            empty = one_page_find(&sheet, "row", NULL, k);
        ck_assert_ptr_nonnull(empty);
        ck_assert_double_eq_tol(empty->box.height, 20, 0.02);
        ck_assert(box_contains(cut, one_page_find(&sheet, "scissors", NULL, 0)->box));
        ck_assert_double_eq_tol(cut.width, 210 - 2 * PAGE_MARGIN, 0.02);
        desk_close(&sheet.desk);
    }
}
END_TEST

START_TEST(cells_begin_at_the_top_of_rows_that_have_their_height_and_no_lines)
{
    struct one_page sheet;

    desk_open(&sheet.desk, 1, 210, 297);
    page_set_scale(&sheet.desk.page, 0.5);
    fill_sheet(&sheet.desk.page, 2, 0);
    one_page_draw(&sheet);
    struct box row = one_page_find(&sheet, "row", NULL, 1)->box;
    ck_assert_double_eq_tol(row.height, 12.5, 0.02);
    struct box words = one_page_find(&sheet, "block", "left", 1)->box;
    ck_assert_double_lt(words.y - row.y, 1);
    desk_close(&sheet.desk);
}
END_TEST

/* The same worksheet in full size, and as a small copy. */
START_TEST(a_small_copy_has_everything_in_its_scale)
{
    struct one_page sheet;
    struct box boxes[2], bars[2];

    for (int i = 0; i < 2; i++) {
        one_page_begin(&sheet, i ? 0.75 : 1);
        one_page_boxed(&sheet, "3/4", PAGE_HOLE_TOP);
        one_page_picture(&sheet, PAGE_BAR, "3/4", 80);
        page_add_text(&sheet.desk.page, sheet.cell, "word");
        one_page_draw(&sheet);
        boxes[i] = one_page_find(&sheet, "box", "", 0)->box;
        bars[i] = one_page_find(&sheet, "bars", NULL, 0)->box;
        desk_close(&sheet.desk);
    }
    ck_assert_double_eq_tol(boxes[1].height, 0.75 * boxes[0].height, 0.02);
    ck_assert_double_eq_tol(bars[1].width, 0.75 * bars[0].width, 0.02);
    ck_assert_double_eq_tol(bars[1].x - PAGE_MARGIN, 0.75 * (bars[0].x - PAGE_MARGIN), 0.05);
}
END_TEST

/* Bars of 80 mm do not shrink with the type when that saves a page. */
START_TEST(smaller_type_leaves_the_size_of_pictures_alone)
{
    struct one_page sheet;
    double words[2];

    for (int i = 0; i < 2; i++) {
        desk_open(&sheet.desk, 1, 210, 297);
        sheet.desk.page.most_pages = i;
        sheet.cell = page_add_paragraph(&sheet.desk.page);
        one_page_picture(&sheet, PAGE_BAR, "3/4", 80);
        for (int k = 0; k < 33; k++)
            page_add_text(&sheet.desk.page, page_add_paragraph(&sheet.desk.page), "A word.");
        one_page_draw(&sheet);
        ck_assert_int_eq(page_plan_pages(sheet.desk.plan), 2 - i);
        words[i] = one_page_find(&sheet, "paragraph", NULL, 1)->box.height;
        ck_assert_double_eq_tol(one_page_find(&sheet, "bars", NULL, 0)->box.width, 80, 0.02);
        desk_close(&sheet.desk);
    }
    ck_assert_double_lt(words[1], 0.98 * words[0]);
}
END_TEST

/* Where that does not do, all becomes smaller: but not so small that nobody can read it. */
START_TEST(what_shrinks_keeps_to_its_pages_down_to_seven_tenths)
{
    static const struct {
        int rows, pages;
        bool smaller;
    } rows[] = {{15, 1, false}, {20, 1, true}, {30, 2, false}};

    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct one_page sheet;
        desk_open(&sheet.desk, 1, 210, 297);
        sheet.desk.page.most_pages = 1;
        sheet.desk.page.shrinks = true;
        for (int k = 0; k < rows[i].rows; k++)
            page_add_box(&sheet.desk.page, page_add_paragraph(&sheet.desk.page), 14);
        one_page_draw(&sheet);
        ck_assert_int_eq(page_plan_pages(sheet.desk.plan), rows[i].pages);
        struct box box = one_page_find(&sheet, "box", NULL, 0)->box;
        ck_assert_int_eq(box.width < 13.9, rows[i].smaller);
        ck_assert_double_ge(box.width, 0.7 * 14 - 0.02);
        ck_assert_double_eq_tol(box.height, box.width, 0.02);
        desk_close(&sheet.desk);
    }
}
END_TEST

START_TEST(a_thing_keeps_the_space_before_it_that_it_asks_for)
{
    static const double scales[] = {1, 0.5};

    for (size_t i = 0; i < sizeof scales / sizeof *scales; i++) {
        struct one_page sheet;
        one_page_begin(&sheet, scales[i]);
        for (int k = 0; k < 3; k++)
            page_add_box(&sheet.desk.page, sheet.cell, 12)->gap = k == 1 ? 20 : 0;
        one_page_draw(&sheet);
        struct box one = one_page_find(&sheet, "box", NULL, 0)->box,
                   two = one_page_find(&sheet, "box", NULL, 1)->box,
                   three = one_page_find(&sheet, "box", NULL, 2)->box;
        ck_assert_double_eq_tol(two.x - one.x - one.width, 20 * scales[i], 0.02);
        ck_assert_double_lt(three.x - two.x - two.width, 10 * scales[i]);
        desk_close(&sheet.desk);
    }
}
END_TEST

START_TEST(pages_for_different_people_have_no_numbers)
{
    int texts[2];

    for (int unnumbered = 0; unnumbered < 2; unnumbered++) {
        struct one_page sheet;
        one_page_begin(&sheet, 1);
        page_set_foot(&sheet.desk.page, "the foot");
        sheet.desk.page.unnumbered = unnumbered;
        page_add_text(&sheet.desk.page, sheet.cell, "A word.");
        one_page_draw(&sheet);
        ck_assert_int_eq(one_page_count(&sheet, "text", "the foot"), 1);
        texts[unnumbered] = one_page_count(&sheet, "text", NULL);
        desk_close(&sheet.desk);
    }
    ck_assert_int_eq(texts[1], texts[0] - 1);
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
    tcase_add_test(tests, frames_are_of_one_size_with_labels_in_them_and_four_fit_a_column);
    tcase_add_test(tests, two_low_frames_stand_in_the_place_of_one_and_labels_cover_no_picture);
    tcase_add_test(tests, a_thing_that_may_begin_a_line_does_so_where_there_is_height_for_it);
    tcase_add_test(tests, things_that_find_room_on_the_next_line_are_not_torn_apart);
    tcase_add_test(tests, what_stands_aside_makes_the_lines_before_it_shorter);
    tcase_add_test(tests, nothing_stands_aside_of_words_that_would_be_too_narrow);
    tcase_add_test(tests, what_stands_below_a_thing_is_level_with_what_stands_below_others);
    tcase_add_test(tests, all_digits_of_a_mixed_number_are_of_the_size_that_is_asked_for);
    tcase_add_test(tests, type_has_a_scale_of_its_own_until_the_next_scale);
    tcase_add_test(tests, what_is_written_and_labels_are_looked_up_in_the_fonts_too);
    tcase_add_test(tests, a_word_can_be_ringed_too);
    tcase_add_test(tests, a_thing_on_a_new_line_stands_below_those_before_it);
    tcase_add_test(tests, a_strip_stands_at_the_foot_however_much_is_above_it);
    tcase_add_test(tests, cells_begin_at_the_top_of_rows_that_have_their_height_and_no_lines);
    tcase_add_test(tests, a_small_copy_has_everything_in_its_scale);
    tcase_add_test(tests, smaller_type_leaves_the_size_of_pictures_alone);
    tcase_add_test(tests, what_shrinks_keeps_to_its_pages_down_to_seven_tenths);
    tcase_add_test(tests, a_thing_keeps_the_space_before_it_that_it_asks_for);
    tcase_add_test(tests, pages_for_different_people_have_no_numbers);
}
