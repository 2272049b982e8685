/* What is drawn on a card, and where: structure as text, before any pixel. */
#include "cases.h"
#include "table.h"

#include "render/faces/picture.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#define SIZE(array) (sizeof(array) / sizeof *(array))

START_TEST(a_fraction_stands_one_number_above_the_other_in_the_middle_of_the_panel)
{
    struct table table = table_lay("<numbers values='2/10 1/2'/>", NULL);

    ck_assert_int_eq(table_draw(&table, 0), STATUS_OK);
    struct box above = table_box(&table, "text", "#B24B42 2");
    struct box below = table_box(&table, "text", "#B24B42 10");
    struct box bar = table_box(&table, "bar", "fraction");
    ck_assert_double_eq_tol(above.x + above.width / 2, 31.5, 0.02);
    ck_assert_double_eq_tol(below.x + below.width / 2, 31.5, 0.02);
    ck_assert_double_eq_tol(bar.x + bar.width / 2, 31.5, 0.02);
    ck_assert_double_eq_tol(bar.y + bar.height / 2, 44, 0.02);
    ck_assert_double_gt(bar.width, below.width);
    ck_assert_double_lt(above.y + above.height, bar.y);
    ck_assert_double_gt(below.y, bar.y + bar.height);
    ck_assert_double_gt(above.height, 14); /* to be read across a table */
    table_expect(&table, "box 8.00 19.00 47.00 50.00 #FFFFFF");
    table_clear(&table);
}
END_TEST

START_TEST(both_corners_say_number_suit_sign_and_letter_within_the_safe_zone)
{
    struct table table = table_lay("<numbers values='2/10'/>", NULL);
    static const char *const starts[] = {"text", "turned text"};

    ck_assert_int_eq(table_draw(&table, 0), STATUS_OK);
    for (int i = 0; i < 2; i++) {
        ck_assert(
            box_contains((struct box){3, 3, 57, 82}, table_box(&table, starts[i], "#FFFFFF 2")));
        ck_assert(
            box_contains((struct box){3, 3, 57, 82}, table_box(&table, starts[i], "#FFFFFF 10")));
        ck_assert_double_lt(table_box(&table, starts[i], "#FFFFFF R").y, 19);
    }
    table_expect(&table, "\nsign 13.80 5.10 5.60 5.60 #FFFFFF square");
    table_expect(&table, "\nturned sign 13.80 5.10 5.60 5.60 #FFFFFF square");
    table_clear(&table);
}
END_TEST

static double middle_of(struct box box)
{
    return box.y + box.height / 2;
}

/* Numbers of all widths, and the note of the piece that stands on the axis of the corner. */
static const struct {
    const char *number, *start, *end;
} on_axis[] = {
    {"1/2", "bar", "fraction"},      {"10/12", "bar", "fraction"}, {"75/100", "bar", "fraction"},
    {"125/1000", "bar", "fraction"}, {"-3/4", "bar", "fraction"},  {"1~1/2", "bar", "fraction"},
    {"33~1/3~%", "bar", "fraction"}, {"7", "text", "7"},           {"0", "text", "0"},
    {"100", "text", "100"},          {"0.5", "text", "0.5"},       {"0.75", "text", "0.75"},
    {"0.125", "text", "0.125"},      {"20%", "text", "20%"},       {"0.(3)", "text", "0.3"}};

/* Returns the right end of the number in the upper corner. */
static double right_of_number(const struct table *table)
{
    double right = 0;

    for (const char *line = strbuf_text(&table->notes); *line; line += strcspn(line, "\n") + 1) {
        struct box box;
        char word[16];
        if (sscanf(line, "%15s %lf %lf %lf %lf", word, &box.x, &box.y, &box.width, &box.height) ==
                5 &&
            (!strcmp(word, "text") || !strcmp(word, "bar")) && middle_of(box) < 17 &&
            line[strcspn(line, "\n") - 1] != 'R')
            right = fmax(right, box.x + box.width);
    }
    return right;
}

START_TEST(in_a_corner_number_sign_and_letter_have_one_axis_and_stand_together)
{
    static const char *const templates[] = {"plain", "picture", "bold"};
    const char *template = templates[_i / (int)SIZE(on_axis)];
    size_t row = (size_t)_i % SIZE(on_axis);
    bool bold = !strcmp(template, "bold");
    char elements[128], end[32];

    snprintf(elements, sizeof elements,
             "<style decimal-mark='point' recurring='dots'/><numbers values='%s;'/>",
             on_axis[row].number);
    for (char *c = elements; *c; c++)
        *c = *c == '~' ? ' ' : *c;
    struct table table = table_lay(elements, template);
    ck_assert_int_eq(table_draw(&table, 0), STATUS_OK);
    if (!bold || strlen(on_axis[row].number) <= 5) { /* in bold a longer number needs their place */
        struct box sign = table_box(&table, "sign", "#FFFFFF square"),
                   letter = table_box(&table, "text", "#FFFFFF R");
        double gap = sign.x - right_of_number(&table);
        ck_assert_msg(gap >= 0.8 && gap < 7, "%s, %s: the sign begins %.2f mm after the number",
                      template, on_axis[row].number, gap);
        if (bold) {
            ck_assert_double_eq_tol(middle_of(sign), middle_of(letter), 0.35);
        } else {
            snprintf(end, sizeof end, "#FFFFFF %s", on_axis[row].end);
            struct box axis = table_box(&table, on_axis[row].start, end);
            ck_assert_double_eq_tol(middle_of(axis), 11, 0.35);
            ck_assert_double_le(right_of_number(&table), 12.7); /* a fan shows 13 mm */
            ck_assert_double_eq_tol((sign.y + letter.y + letter.height) / 2, 11, 0.35);
            ck_assert_double_eq_tol(sign.x + sign.width / 2, letter.x + letter.width / 2, 0.02);
        }
    }
    table_clear(&table);
}
END_TEST

/* Bold is for weak eyes: “1 1/3G” would be read as one word. */
START_TEST(in_bold_the_suits_letter_stands_apart_from_the_widest_numbers)
{
    static const struct {
        const char *deck, *card;
    } cards[] = {{"improper", "1 1/3"}, {"equals", "12/30"}, {"fractions", "3/10"}};

    for (size_t i = 0; i < sizeof cards / sizeof *cards; i++) {
        struct table table = table_of_files(cards[i].deck, "bold.xml");
        char end[32];
        ck_assert_int_eq(table_draw(&table, deck_find_card(table.deck, 1, cards[i].card)),
                         STATUS_OK);
        snprintf(end, sizeof end, "#000000 %s", cards[i].card);
        struct box number = table_box(&table, "text", end), letter = table_box(&table, "text", "G");
        ck_assert_msg(letter.x - number.x - number.width > 3.5, "%s: %g mm", cards[i].card,
                      letter.x - number.x - number.width);
        table_clear(&table);
    }
}
END_TEST

START_TEST(on_yellow_everything_is_dark)
{
    struct table table = table_lay("<numbers values='1/2'/>", NULL);

    ck_assert_int_eq(table_draw(&table, 1), STATUS_OK);
    table_expect(&table, "#000000 1\n");
    table_expect(&table, "#000000 2\n");
    table_expect(&table, "#000000 fraction");
    table_expect(&table, "#000000 star");
    table_expect(&table, "#000000 Y");
    table_expect(&table, "box 3.00 3.00 57.00 82.00 #FFC32D");
    table_clear(&table);
}
END_TEST

static const struct {
    const char *number, *text;
} notations[] = {{"0.5", "#B24B42 0,5"},     {"50%", "#B24B42 50%"},    {"0.125", "#B24B42 0,125"},
                 {"1~1/2", "#B24B42 1\n"},   {"7", "#B24B42 7"},        {"-3/4", "#B24B42 -\n"},
                 {"33~1/3~%", "#B24B42 33"}, {"0.(3)", "#B24B42 0,(3)"}};

START_TEST(every_notation_is_printed_in_the_languages_style_and_stays_in_the_panel)
{
    char elements[128];
    struct box panel = {8, 19, 47, 50};

    snprintf(elements, sizeof elements, "<numbers values='%s;'/>", notations[_i].number);
    for (char *c = elements; *c; c++)
        *c = *c == '~' ? ' ' : *c;
    struct table table = table_lay(elements, NULL);
    ck_assert_int_eq(table_draw(&table, 0), STATUS_OK);
    table_expect(&table, notations[_i].text);
    const char *line = strbuf_text(&table.notes);
    for (; *line; line += strcspn(line, "\n") + 1) {
        struct box box;
        unsigned colour;
        if (sscanf(line, "text %lf %lf %lf %lf #%x", &box.x, &box.y, &box.width, &box.height,
                   &colour) == 5 &&
            colour == 0xB24B42)
            ck_assert_msg(box_contains(panel, box), "%s", line);
    }
    table_clear(&table);
}
END_TEST

START_TEST(the_percent_sign_after_a_mixed_number_is_as_large_as_its_whole)
{
    struct table table = table_lay("<numbers values='33 1/3%;'/>", NULL);

    ck_assert_int_eq(table_draw(&table, 0), STATUS_OK);
    struct box whole = table_box(&table, "text", "#B24B42 33"),
               sign = table_box(&table, "text", "%");
    struct box below = table_box(&table, "text", "#B24B42 3");
    ck_assert_double_gt(sign.height, 0.95 * whole.height);
    ck_assert_double_gt(sign.height, 1.2 * below.height);
    ck_assert_double_eq_tol(sign.y + sign.height, whole.y + whole.height, 0.08 * whole.height);
    table_clear(&table);
}
END_TEST

/* 1 + 1/2: level with the bar, and as far from the one as from the other. */
START_TEST(a_plus_stands_between_a_whole_and_its_fraction)
{
    struct table table = table_lay("<style mixed='plus'/><numbers values='3 1/2;'/>", NULL);
    struct box panel = {8, 19, 47, 50};

    ck_assert_int_eq(table_draw(&table, 0), STATUS_OK);
    struct box whole = table_box(&table, "text", "#B24B42 3"),
               plus = table_box(&table, "text", "#B24B42 +"),
               bar = table_box(&table, "bar ", "#B24B42 fraction");
    ck_assert(box_contains(panel, plus));
    double left = plus.x - whole.x - whole.width, right = bar.x - plus.x - plus.width;
    ck_assert_double_eq_tol(plus.y + plus.height / 2, bar.y + bar.height / 2, 0.04 * whole.height);
    ck_assert_double_gt(plus.height, 0.4 * whole.height);
    ck_assert_double_gt(left, 0.1 * plus.width);
    ck_assert_double_eq_tol(left, right, 0.25 * left);
    table_clear(&table);
}
END_TEST

START_TEST(below_zero_a_minus_takes_its_place)
{
    struct table table =
        table_lay("<style mixed='plus' minus-sign='yes'/><numbers values='-3 1/2;'/>", NULL);

    ck_assert_int_eq(table_draw(&table, 0), STATUS_OK);
    table_expect(&table, "#B24B42 \u22123");
    table_expect(&table, "#B24B42 \u2212\n");
    table_clear(&table);
}
END_TEST

START_TEST(in_a_percentage_no_plus_is_printed)
{
    struct table table = table_lay("<style mixed='plus'/><numbers values='33 1/3%;'/>", NULL);

    ck_assert_int_eq(table_draw(&table, 0), STATUS_OK);
    ck_assert_ptr_null(strstr(strbuf_text(&table.notes), "#B24B42 +"));
    table_clear(&table);
}
END_TEST

static int count_notes(const struct table *table, const char *end)
{
    int count = 0;

    for (const char *at = strbuf_text(&table->notes); (at = strstr(at, end)); at++)
        count++;
    return count;
}

static const struct {
    const char *style, *number, *text;
    int marks; /* in the middle and in two corners */
} recurring[] = {
    {"overline", "0.(3)", "#B24B42 0.3", 3},       {"overline", "0.1(6)", "#B24B42 0.16", 3},
    {"overline", "33.(3)%", "#B24B42 33.3%", 3},   {"dots", "0.(3)", "#B24B42 0.3", 3},
    {"dots", "0.(142857)", "#B24B42 0.142857", 6}, {"parentheses", "0.(3)", "#B24B42 0.(3)", 0},
};

START_TEST(recurring_digits_are_marked_close_above_them)
{
    char elements[128];
    struct box panel = {8, 19, 47, 50};

    snprintf(elements, sizeof elements,
             "<style decimal-mark='point' recurring='%s'/><numbers values='%s'/>",
             recurring[_i].style, recurring[_i].number);
    struct table table = table_lay(elements, NULL);
    ck_assert_int_eq(table_draw(&table, 0), STATUS_OK);
    table_expect(&table, recurring[_i].text);
    ck_assert_int_eq(count_notes(&table, " recurring\n"), recurring[_i].marks);
    if (recurring[_i].marks > 0) {
        struct box mark = table_box(&table, "bar ", "#B24B42 recurring");
        struct box digits = table_box(&table, "text ", recurring[_i].text);
        double gap = digits.y - (mark.y + mark.height);
        ck_assert_msg(box_contains(panel, mark), "%f %f", mark.x, mark.y);
        ck_assert_msg(gap > 0 && gap < 0.2 * digits.height, "%f of %f", gap, digits.height);
        ck_assert_double_gt(mark.x, digits.x + 0.3 * digits.width / 2);
        ck_assert_double_le(mark.x + mark.width, digits.x + digits.width + 0.5);
    }
    table_clear(&table);
}
END_TEST

static const struct {
    const char *number;
    bool turns;
} turning[] = {{"6", true},      {"9", true},    {"8", false},   {"6/8", true},  {"8/9", true},
               {"1/6", false},   {"60", true},   {"16", false},  {"0.6", false}, {"-6", false},
               {"10/80", false}, {"6/9", false}, {"9/6", false}, {"69", false},  {"9/8", true},
               {"66/99", false}, {"66", true}};

START_TEST(numbers_that_read_as_others_upside_down_are_marked)
{
    char elements[64];

    snprintf(elements, sizeof elements, "<numbers values='%s'/>", turning[_i].number);
    struct table table = table_lay(elements, NULL);
    ck_assert_int_eq(table_draw(&table, 0), STATUS_OK);
    ck_assert_msg((strstr(strbuf_text(&table.notes), " foot\n") != NULL) == turning[_i].turns, "%s",
                  turning[_i].number);
    if (turning[_i].turns)
        ck_assert(
            box_contains((struct box){8, 19, 47, 50}, table_box(&table, "bar ", "#B24B42 foot")));
    table_clear(&table);
}
END_TEST

/* 0.5 and 0.333…: what stands above the digits must not push them down. */
START_TEST(a_number_with_recurring_marks_has_the_baseline_of_others)
{
    struct table table = table_lay(
        "<style decimal-mark='point' recurring='dots'/><numbers values='0.7 0.(7)'/>", NULL);

    ck_assert_int_eq(table_draw(&table, 0), STATUS_OK);
    struct box plain = table_box(&table, "text ", "#B24B42 0.7");
    table_draw_next(&table, 1);
    struct box marked = table_box(&table, "text ", "#B24B42 0.7");
    ck_assert_double_eq_tol(marked.y + marked.height / 2, plain.y + plain.height / 2, 0.02);
    table_clear(&table);
}
END_TEST

static const char *const pictures[][2] = {{"pie", "pie 12"},
                                          {"bar", "bar-picture 12"},
                                          {"line", "line 12"},
                                          {"dots", "dots 12"},
                                          {"square", "square-picture 12"}};

START_TEST(a_picture_card_shows_the_picture_in_its_corners_too_and_no_number)
{
    char elements[64];

    snprintf(elements, sizeof elements, "<numbers values='7/4' picture='%s'/>", pictures[_i][0]);
    struct table table = table_lay(elements, NULL);
    ck_assert_int_eq(table_draw(&table, 0), STATUS_OK);
    table_expect(&table, pictures[_i][1]);
    ck_assert_int_eq(count_notes(&table, " #B24B42 7/4\n"), 3); /* in both corners, too */
    ck_assert_ptr_null(strstr(strbuf_text(&table.notes), "#FFFFFF 7/4"));
    table_clear(&table);
}
END_TEST

#define PICTURE_BOX(attributes)                                                                    \
    "<template format='1'><card width='63' height='88'/><font family='Andika'/>"                   \
    "<sign name='square'><area d='M 0 0 H 1'/></sign><sign name='star'><area d='M 0 0 H 1'/>"      \
    "</sign><face><layer for='number picture wild'><picture x='10' y='10' width='40' "             \
    "height='40' " attributes "/></layer></face></template>"

/* What is drawn beside a number, or nothing. */
static const struct {
    const char *number, *drawn;
} suitable[] = {
    {"values='1/2'", "pie "},
    {"values='11/12'", "pie "},
    {"values='24/12'", "pie "},
    {"values='4/2'", "pie "},
    {"values='1/13'", "bar-picture "},
    {"values='5/2'", "bar-picture "},
    {"values='80/20'", "bar-picture "},
    {"values='1/21'", "line "},
    {"values='81/20'", "line "},
    {"values='7'", "line "},
    {"values='0'", "line "},
    {"values='50%'", "line "},
    {"values='0.5'", "pie "},
    {"values='0.125'", "pie "},
    {"values='1/1000'", "line "},
    {"values='1/2' picture='dots'", "dots "},
    {"values='1/2' picture='square'", "square-picture "},
    {"values='13'", NULL},
    {"values='-1/2'", "line "},
    {"values='-13'", NULL},
    {"values='1/1000000000'", NULL},
};

START_TEST(a_suitable_picture_is_one_whose_parts_can_be_counted_or_the_cards_own_or_none)
{
    char elements[96];

    snprintf(elements, sizeof elements, "<numbers %s/><wild/>", suitable[_i].number);
    struct table table = table_lay(elements, PICTURE_BOX("show='suitable' optional='yes'"));
    ck_assert_int_eq(table_draw(&table, 0), STATUS_OK);
    const char *notes = strbuf_text(&table.notes);
    if (suitable[_i].drawn)
        table_expect(&table, suitable[_i].drawn);
    else
        ck_assert_str_eq(notes, "");
    table_draw_next(&table, deck_find_card(table.deck, DECK_NONE, "wild"));
    ck_assert_str_eq(strbuf_text(&table.notes), "");
    table_clear(&table);
}
END_TEST

static const struct {
    const char *value, *drawn;
} decimals[] = {{"0.5", "#B24B42 5/10"}, {"0.125", "#B24B42 1/8"}, {"12.5%", "#B24B42 1/8"}};

START_TEST(a_decimal_of_too_many_parts_is_drawn_in_its_simplest)
{
    char elements[64];

    snprintf(elements, sizeof elements, "<numbers values='%s' picture='pie'/>", decimals[_i].value);
    struct table table = table_lay(elements, NULL);
    ck_assert_int_eq(table_draw(&table, 0), STATUS_OK);
    table_expect(&table, decimals[_i].drawn);
    table_clear(&table);
}
END_TEST

/* A number line in black in that box, on a table that the caller clears. */
static struct table draw_line(const char *value, struct box box)
{
    struct table table = table_lay("<numbers values='1'/>", NULL);
    struct picture_look look = {box, .fill = 0, .stroke = 0, .stroke_width = 0.4};
    struct notation notation;

    table_open_page(&table);
    ck_assert_int_eq(notation_parse_canonical(&notation, value, NULL), STATUS_OK);
    picture_draw(&table.canvas, PICTURE_LINE, &notation, &look);
    return table;
}

static const struct {
    struct box box; /* in the middle of a card, below its number, and in corners */
    const char *value, *labels;
} lines[] = {{{10, 20, 39, 42}, "3", "0123"},        {{10, 20, 39, 42}, "9", "0123456789"},
             {{10, 20, 39, 42}, "12", "024681012"},  {{10, 20, 41, 20}, "9", "0123456789"},
             {{10, 20, 17.4, 6.8}, "3/4", "01"},     {{10, 20, 17.4, 6.8}, "7/4", "012"},
             {{10, 20, 17.4, 6.8}, "5/2", "0123"},   {{10, 20, 17.4, 6.8}, "9", "0369"},
             {{10, 20, 24.4, 12.4}, "5/2", "0123"},  {{10, 20, 24.4, 12.4}, "11", "011"},
             {{10, 20, 39, 42}, "-3/4", "−101"},     {{10, 20, 39, 42}, "-5/2", "−3−2−101"},
             {{10, 20, 39, 42}, "-4", "−4−3−2−101"}, {{10, 20, 17.4, 6.8}, "-3/4", "−101"}};

START_TEST(the_numbers_below_a_line_can_be_read_and_stay_apart)
{
    struct table table = draw_line(lines[_i].value, lines[_i].box);
    const char *line = strbuf_text(&table.notes);
    char labels[64] = "";
    double end = 0;

    for (; *line; line += strcspn(line, "\n") + 1) {
        struct box label;
        char number[8];
        if (sscanf(line, "text %lf %lf %lf %lf #%*6s %7s", &label.x, &label.y, &label.width,
                   &label.height, number) != 5)
            continue;
        strcat(labels, number);
        ck_assert_msg(label.height > 0.7 * 6 * 25.4 / 72, "%s: %g mm", number, label.height);
        ck_assert_msg(label.x > end + 0.5, "%s: %g mm", number, label.x - end);
        end = label.x + label.width;
    }
    ck_assert_str_eq(labels, lines[_i].labels);
    table_clear(&table);
}
END_TEST

static const struct {
    double width;
    const char *value, *ticks;
} ticked[] = {{41, "3/8", "8"},    {41, "25/100", "10"}, {41, "0.25", "10"}, {17.4, "12/30", "10"},
              {17.4, "1/23", "0"}, {17.4, "1/10", "10"}, {41, "7", "1"}};

START_TEST(parts_too_narrow_to_count_are_ticked_as_tenths_or_not_at_all)
{
    struct table table = draw_line(ticked[_i].value, (struct box){10, 20, ticked[_i].width, 20});
    char end[32];

    snprintf(end, sizeof end, "#000000 %s", ticked[_i].ticks);
    table_box(&table, "ticks", end);
    table_clear(&table);
}
END_TEST

/* In a wide box and in a low one: the pin, at whichever end, and the numbers below the line. */
START_TEST(a_number_line_stays_within_its_box_and_in_its_middle)
{
    static const char *const values[] = {"0", "3/4", "3"};
    struct box boxes[] = {
        {10, 20, 41, 42}, {10, 20, 41, 20.2}, {10, 20, 41, 9}, {10, 20, 17.4, 6.8}};
    struct box box = boxes[_i];
    struct table table = table_lay("<numbers values='1'/>", NULL);
    struct picture_look look = {box, .fill = 0, .stroke = 0, .stroke_width = 0.4};

    table_open_page(&table);
    for (int i = 0; i < 3; i++) {
        struct notation notation;
        ck_assert_int_eq(notation_parse(&notation, values[i], NULL, NULL), STATUS_OK);
        picture_draw(&table.canvas, PICTURE_LINE, &notation, &look);
    }
    struct box ink = table_ink(&table);
    ck_assert_double_ge(ink.y, box.y - 0.3);
    ck_assert_double_le(ink.y + ink.height, box.y + box.height + 0.3);
    ck_assert_double_eq_tol(ink.y + ink.height / 2, box.y + box.height / 2, 0.8);
    table_clear(&table);
}
END_TEST

#define TITLE_BOX(attributes)                                                                      \
    "<template format='1'><card width='63' height='88'/><font family='Andika'/>"                   \
    "<sign name='square'><area d='M 0 0 H 1'/></sign><sign name='star'><area d='M 0 0 H 1'/>"      \
    "</sign><face><layer for='number'/><layer for='title'><text show='title' x='10' y='10' "       \
    "width='40' height='40' size='9' " attributes "/></layer></face></template>"

static const struct {
    const char *template;
    double share; /* of the room beside the words that is left of them */
} aligned[] = {{TITLE_BOX("align='left'"), 0},
               {TITLE_BOX("align='centre'"), 0.5},
               {TITLE_BOX("align='right'"), 1}};

START_TEST(words_stand_left_in_the_middle_or_right_of_their_box)
{
    struct table table = table_lay(
        "<numbers values='1/2'/><extra><title lang='en'>Hi</title></extra>", aligned[_i].template);

    ck_assert_int_eq(table_draw(&table, 2), STATUS_OK);
    struct box words = table_box(&table, "block", "#000000 Hi");
    ck_assert_double_eq_tol(words.x, 10 + aligned[_i].share * (40 - words.width), 0.02);
    table_clear(&table);
}
END_TEST

START_TEST(a_title_of_a_paragraph_is_set_as_small_as_a_newspaper)
{
    struct table table =
        table_lay("<numbers values='1/2'/><extra><title lang='en'>House rules: whoever "
                  "has the most cards when school is over deals the next time; on "
                  "Fridays anyone may jump in, and the teacher decides all else"
                  "</title></extra>",
                  TITLE_BOX(""));

    ck_assert_int_eq(table_draw(&table, 2), STATUS_OK);
    ck_assert(
        box_contains((struct box){10, 10, 40, 40}, table_box(&table, "block", "decides all else")));
    table_clear(&table);
}
END_TEST

START_TEST(an_action_card_has_its_sign_in_the_middle_and_in_both_corners_and_its_name)
{
    struct table table = table_lay("<numbers values='1/2'/><action does='reverse'/>", NULL);

    ck_assert_int_eq(table_draw(&table, deck_find_card(table.deck, 0, "reverse")), STATUS_OK);
    table_expect(&table, "\nsign 15.00 24.50 33.00 33.00 #B24B42 reverse");
    table_expect(&table, "\nsign 6.10 6.20 9.60 9.60 #FFFFFF reverse");
    table_expect(&table, "\nturned sign 6.10 6.20 9.60 9.60 #FFFFFF reverse");
    table_expect(&table, "#000000 Reverse");
    table_clear(&table);
}
END_TEST

START_TEST(a_wild_shows_every_suit)
{
    struct table table = table_lay("<numbers values='1/2'/><wild-draw-four/>", NULL);

    ck_assert_int_eq(table_draw(&table, deck_find_card(table.deck, DECK_NONE, "+4")), STATUS_OK);
    table_expect(&table, "suits 12.00 21.00 39.00 39.00");
    table_expect(&table, "#FFFFFF square");
    table_expect(&table, "#000000 star");
    table_expect(&table, "#000000 wild-draw-four");
    table_expect(&table, "#000000 Wild +4");
    table_clear(&table);
}
END_TEST

START_TEST(a_spin_card_has_a_whirl_round_its_number)
{
    struct table table = table_lay("<numbers values='3/4'/><numbers values='1/2' spin='yes'/>"
                                   "<set name='wheel' value='yes'/>"
                                   "<wheel><segment does='show-hand'><title lang='en'>Show</title>"
                                   "</segment></wheel>",
                                   NULL);
    int card = deck_find_card(table.deck, 0, "1/2*");

    ck_assert_int_ge(card, 0);
    ck_assert_int_eq(table_draw(&table, card), STATUS_OK);
    struct box whirl = table_box(&table, "sign", "#B24B42 whirl"),
               number = table_box(&table, "bar", "#B24B42 fraction");
    ck_assert(box_contains(whirl, number));
    table_clear(&table);
}
END_TEST

START_TEST(a_back_is_the_same_upside_down)
{
    struct table table = table_lay("<numbers values='1/2'/>", NULL);

    ck_assert_int_eq(table_draw(&table, -1), STATUS_OK);
    const char *line = strbuf_text(&table.notes);
    int pairs = 0;
    for (; *line; line += strcspn(line, "\n") + 1)
        if (strncmp(line, "bar-picture", 11) == 0) {
            char turned[256];
            snprintf(turned, sizeof turned, "turned %.*s\n", (int)strcspn(line, "\n"), line);
            table_expect(&table, turned);
            pairs++;
        }
    ck_assert_int_eq(pairs, 3);
    table_expect(&table, "box 7.00 7.00 49.00 74.00"); /* 7 mm of plain border all round */
    table_clear(&table);
}
END_TEST

START_TEST(a_card_has_the_back_that_it_asks_for_and_else_the_first)
{
    static const struct {
        int card;
        const char *note;
    } backs[] = {{0, "circle 0.00 0.00 18.00"}, {1, "circle 0.00 0.00 40.00"}};
    struct table table = table_lay(
        "<numbers values='1/2'/><numbers values='1/3' back='hard'/>",
        "<template format='1'><card width='63' height='88'/><font family='Andika'/>"
        "<ink name='night' colour='#112233'/><sign name='square'><area d='M 0 0 H 1'/></sign>"
        "<sign name='star'><area d='M 0 0 H 1'/></sign><face><layer for='number'/></face>"
        "<back><circle x='9' y='9' radius='9' fill='night'/></back>"
        "<back name='hard'><circle x='20' y='20' radius='20' fill='night'/></back></template>");

    ck_assert_int_eq(table_draw(&table, -1 - backs[_i].card), STATUS_OK);
    table_expect(&table, backs[_i].note);
    table_clear(&table);
}
END_TEST

/* Each layer has a box that begins this far from the left. */
static const char limited[] =
    "<template format='1'><card width='63' height='88'/><font family='Andika'/>"
    "<sign name='square'><area d='M 0 0 H 1'/></sign><sign name='star'><area d='M 0 0 H 1'/></sign>"
    "<face><layer for='number picture action wild'/>"
    "<layer for='number action wild' suit='red'><box x='1' y='1' width='2' height='2' "
    "fill='dark'/></layer>"
    "<layer for='number picture action' value='1/2'><box x='2' y='1' width='2' height='2' "
    "fill='dark'/></layer>"
    "<layer for='picture number action' picture='line pie'><box x='3' y='1' width='2' height='2' "
    "fill='dark'/>"
    "</layer>"
    "<layer for='number' suit='blue yellow' value='1+1/2 2/4'><box x='4' y='1' width='2' "
    "height='2' fill='dark'/></layer></face></template>";

START_TEST(a_layer_may_be_for_some_suits_numbers_or_pictures_only)
{
    static const char elements[] =
        "<numbers values='1/2; 2/4; 1 1/2; 0.5'/><numbers values='1/2 2/4' picture='pie'/>"
        "<numbers values='1/2' picture='bar'/><action does='skip'/><wild/>";
    static const char *const layers[] = {
        "12", "1", "1", "1", "23", "3", "2", "1", /* red */
        "2",  "4", "4", "",  "23", "3", "2", "",  /* yellow */
        "",
    };

    for (int card = 0; card < (int)SIZE(layers); card++) {
        struct table table = table_lay(elements, limited);
        char drawn[8] = "", start[24];
        size_t count = 0;
        ck_assert_int_eq(table_draw(&table, card), STATUS_OK);
        for (int i = 1; i <= 4; i++) {
            snprintf(start, sizeof start, "box %d.00 1.00", i);
            if (strstr(strbuf_text(&table.notes), start))
                drawn[count++] = (char)('0' + i);
        }
        ck_assert_msg(strcmp(drawn, layers[card]) == 0, "card %d has %s, not %s", card, drawn,
                      layers[card]);
        table_clear(&table);
    }
}
END_TEST

START_TEST(a_card_that_no_layer_is_for_is_told_though_others_of_its_kind_have_one)
{
    static const char one[] =
        "<template format='1'><card width='63' height='88'/><font family='Andika'/>"
        "<sign name='square'><area d='M 0 0 H 1'/></sign><sign name='star'><area d='M 0 0 H 1'/>"
        "</sign><face><layer for='number' value='1/2 2/4'/></face></template>";
    struct table good = table_lay("<numbers values='1/2 2/4'/>", one);
    struct table bad = table_lay("<numbers values='1/2'/>\n<numbers values='2/4 3/6'/>", one);

    ck_assert_int_eq(table_draw(&good, 0), STATUS_OK);
    ck_assert_int_eq(faces_check(good.faces, false, true, &good.diag), STATUS_OK);
    ck_assert_int_eq(table_draw(&bad, 0), STATUS_OK);
    ck_assert_int_eq(faces_check(bad.faces, false, true, &bad.diag), STATUS_INVALID);
    ck_assert_uint_eq(bad.diag.errors, 1);
    ck_assert_int_eq(bad.diag.entries[0].where.line, 3);
    ck_assert_ptr_nonnull(strstr(bad.diag.entries[0].message.id, "and none for {card}"));
    table_clear(&good);
    table_clear(&bad);
}
END_TEST

void add_face_tests(Suite *suite)
{
    TCase *face = add_case(suite, "face");

    tcase_add_loop_test(face, a_card_has_the_back_that_it_asks_for_and_else_the_first, 0, 2);
    tcase_add_test(face, a_fraction_stands_one_number_above_the_other_in_the_middle_of_the_panel);
    tcase_add_test(face, both_corners_say_number_suit_sign_and_letter_within_the_safe_zone);
    tcase_add_loop_test(face, in_a_corner_number_sign_and_letter_have_one_axis_and_stand_together,
                        0, 3 * SIZE(on_axis));
    tcase_add_test(face, in_bold_the_suits_letter_stands_apart_from_the_widest_numbers);
    tcase_add_test(face, on_yellow_everything_is_dark);
    tcase_add_loop_test(face,
                        every_notation_is_printed_in_the_languages_style_and_stays_in_the_panel, 0,
                        SIZE(notations));
    tcase_add_test(face, the_percent_sign_after_a_mixed_number_is_as_large_as_its_whole);
    tcase_add_test(face, a_plus_stands_between_a_whole_and_its_fraction);
    tcase_add_test(face, below_zero_a_minus_takes_its_place);
    tcase_add_test(face, in_a_percentage_no_plus_is_printed);
    tcase_add_test(face, a_number_with_recurring_marks_has_the_baseline_of_others);
    tcase_add_loop_test(face, recurring_digits_are_marked_close_above_them, 0, SIZE(recurring));
    tcase_add_loop_test(face, numbers_that_read_as_others_upside_down_are_marked, 0, SIZE(turning));
    tcase_add_loop_test(face, a_number_line_stays_within_its_box_and_in_its_middle, 0, 4);
    tcase_add_loop_test(face, a_picture_card_shows_the_picture_in_its_corners_too_and_no_number, 0,
                        SIZE(pictures));
    tcase_add_loop_test(
        face, a_suitable_picture_is_one_whose_parts_can_be_counted_or_the_cards_own_or_none, 0,
        SIZE(suitable));
    tcase_add_loop_test(face, a_decimal_of_too_many_parts_is_drawn_in_its_simplest, 0,
                        SIZE(decimals));
    tcase_add_loop_test(face, the_numbers_below_a_line_can_be_read_and_stay_apart, 0, SIZE(lines));
    tcase_add_loop_test(face, parts_too_narrow_to_count_are_ticked_as_tenths_or_not_at_all, 0,
                        SIZE(ticked));
    tcase_add_loop_test(face, words_stand_left_in_the_middle_or_right_of_their_box, 0,
                        SIZE(aligned));
    tcase_add_test(face, a_title_of_a_paragraph_is_set_as_small_as_a_newspaper);
    tcase_add_test(face,
                   an_action_card_has_its_sign_in_the_middle_and_in_both_corners_and_its_name);
    tcase_add_test(face, a_wild_shows_every_suit);
    tcase_add_test(face, a_layer_may_be_for_some_suits_numbers_or_pictures_only);
    tcase_add_test(face, a_card_that_no_layer_is_for_is_told_though_others_of_its_kind_have_one);
    tcase_add_test(face, a_spin_card_has_a_whirl_round_its_number);
    tcase_add_test(face, a_back_is_the_same_upside_down);
}
