/* A page of figures: what stands where, in proportion, and that texts do not cover each other. */
#include "harness.h"

#include "colour/colour.h"
#include "plot/plot.h"
#include "plot/plotter.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

static const struct number_style plain;
static const struct box page = {0, 0, 297, 210};

struct drawn {
    struct strbuf file, notes;
};

static struct drawn draw(const struct plot_panel *panels, int count, enum surface_kind kind)
{
    struct plot plot = {.title = "A deck",
                        .subtitle = "10 games",
                        .language = "en",
                        .style = &plain,
                        .panels = panels,
                        .panel_count = count};
    struct drawn drawn = {{0}, {0}};
    struct diag diag = {0};

    ck_assert_int_eq(plot_draw(&plot, kind, &drawn.file, &drawn.notes, &diag), STATUS_OK);
    diag_release(&diag);
    return drawn;
}

static void clear(struct drawn *drawn)
{
    strbuf_release(&drawn->file);
    strbuf_release(&drawn->notes);
}

/* One line of the notes. */
struct note {
    char word[16], what[200];
    struct box box;
};

/* Reads the next one; false at the end. */
static bool next_note(const char **at, struct note *note)
{
    int used = 0;

    if (!**at)
        return false;
    *note = (struct note){0};
    ck_assert_int_eq(sscanf(*at, "%15s %lf %lf %lf %lf #%*6s%n", note->word, &note->box.x,
                            &note->box.y, &note->box.width, &note->box.height, &used),
                     5);
    const char *end = strchr(*at, '\n'), *what = *at + used;
    ck_assert_ptr_nonnull(end);
    if (what < end)
        snprintf(note->what, sizeof note->what, "%.*s", (int)(end - what - 1), what + 1);
    *at = end + 1;
    return true;
}

/* The notes of a word; how many. */
static int notes_of(const struct drawn *drawn, const char *word, struct note *notes, int most)
{
    const char *at = strbuf_text(&drawn->notes);
    struct note note;
    int count = 0;

    while (next_note(&at, &note))
        if (strcmp(note.word, word) == 0) {
            ck_assert_int_lt(count, most);
            notes[count++] = note;
        }
    return count;
}

static struct note only_note(const struct drawn *drawn, const char *word, const char *what)
{
    const char *at = strbuf_text(&drawn->notes);
    struct note note, found = {0};
    int count = 0;

    while (next_note(&at, &note))
        if (strcmp(note.word, word) == 0 && strcmp(note.what, what) == 0) {
            found = note;
            count++;
        }
    ck_assert_msg(count == 1, "%d notes “%s … %s” in\n%s", count, word, what,
                  strbuf_text(&drawn->notes));
    return found;
}

START_TEST(bars_are_as_long_as_their_values_and_what_they_are_stands_beside_them)
{
    static const struct plot_row rows[] = {{.label = "one", .figure = "40 of them", .value = 40},
                                           {.label = "two", .figure = "10 of them", .value = 10},
                                           {.label = "none", .figure = "0 of them"}};
    const struct plot_panel panel = {
        .form = PLOT_BARS, .title = "Bars", .note = "Of all.", .rows = rows, .row_count = 3};
    struct drawn drawn = draw(&panel, 1, SURFACE_SVG);
    struct note bars[3];

    ck_assert_int_eq(notes_of(&drawn, "bar", bars, 3), 3);
    ck_assert_double_gt(bars[0].box.width, 20);
    ck_assert_double_eq_tol(bars[0].box.width, 4 * bars[1].box.width, 0.05);
    ck_assert_double_eq(bars[2].box.width, 0);
    for (int i = 0; i < 3; i++) {
        struct note label = only_note(&drawn, "block", rows[i].label),
                    figure = only_note(&drawn, "text", rows[i].figure);
        double middle = bars[i].box.y + bars[i].box.height / 2;
        ck_assert_str_eq(bars[i].what, rows[i].label);
        ck_assert_double_eq(bars[i].box.x, bars[0].box.x);
        ck_assert_double_lt(label.box.x + label.box.width, bars[i].box.x);
        ck_assert_double_gt(figure.box.x, bars[i].box.x + bars[i].box.width);
        ck_assert_double_eq_tol(label.box.y + label.box.height / 2, middle, 0.05);
        ck_assert(figure.box.y < middle && middle < figure.box.y + figure.box.height);
    }
    only_note(&drawn, "text", "A deck");
    only_note(&drawn, "text", "10 games");
    only_note(&drawn, "block", "Bars");
    only_note(&drawn, "block", "Of all.");
    clear(&drawn);
}
END_TEST

START_TEST(an_interval_of_a_bar_is_on_its_scale)
{
    static const struct plot_row rows[] = {
        {.label = "sure", .figure = "20", .value = 20, .low = 20, .high = 20},
        {.label = "unsure", .figure = "10", .value = 10, .low = 5, .high = 30}};
    const struct plot_panel panel = {
        .form = PLOT_BARS, .title = "Bars", .rows = rows, .row_count = 2};
    struct drawn drawn = draw(&panel, 1, SURFACE_SVG);
    struct note bars[2], intervals[2];

    ck_assert_int_eq(notes_of(&drawn, "bar", bars, 2), 2);
    ck_assert_int_eq(notes_of(&drawn, "interval", intervals, 2), 1);
    double unit = bars[0].box.width / 20;
    ck_assert_double_eq_tol(intervals[0].box.x, bars[1].box.x + 5 * unit, 0.05);
    ck_assert_double_eq_tol(intervals[0].box.width, 25 * unit, 0.05);
    ck_assert_double_gt(only_note(&drawn, "text", "10").box.x,
                        intervals[0].box.x + intervals[0].box.width);
    clear(&drawn);
}
END_TEST

START_TEST(what_is_striking_is_hatched)
{
    static const struct plot_row rows[] = {
        {.label = "one", .figure = "4", .value = 4},
        {.label = "two", .figure = "2", .value = 2, .striking = true}};
    struct plot_row same[2] = {rows[0], rows[1]};
    struct plot_panel panel = {.form = PLOT_BARS, .title = "Bars", .rows = rows, .row_count = 2};
    struct drawn hatched = draw(&panel, 1, SURFACE_SVG);

    ck_assert_str_eq(only_note(&hatched, "hatched", "two").what, "two");
    only_note(&hatched, "bar", "one");
    same[1].striking = false;
    panel.rows = same;
    struct drawn filled = draw(&panel, 1, SURFACE_SVG);
    /* One stroke for each line of the hatching. */
    ck_assert_uint_gt(hatched.file.length, filled.file.length + 1000);
    clear(&hatched);
    clear(&filled);
}
END_TEST

START_TEST(points_stand_on_their_axis_with_their_intervals_and_the_line_to_compare_with)
{
    static const struct plot_row rows[] = {
        {.label = "first", .figure = "30 of 100", .value = 30, .low = 26, .high = 34},
        {.label = "second", .figure = "20 of 100", .value = 20, .low = 18, .high = 22}};
    static const struct plot_mark fair = {25, "fair: 25%"};
    const struct plot_panel panel = {.form = PLOT_POINTS,
                                     .title = "Points",
                                     .axis_end = "%",
                                     .rows = rows,
                                     .row_count = 2,
                                     .from = 10,
                                     .to = 40,
                                     .marks = &fair,
                                     .mark_count = 1};
    struct drawn drawn = draw(&panel, 1, SURFACE_SVG);
    struct note first = only_note(&drawn, "point", "first"),
                second = only_note(&drawn, "point", "second"),
                mark = only_note(&drawn, "mark", "fair: 25%"),
                interval = only_note(&drawn, "interval", "first");
    double unit = (first.box.x - second.box.x) / 10, middle = first.box.x + first.box.width / 2;

    ck_assert_double_gt(unit, 1);
    ck_assert_double_eq_tol(mark.box.x, middle - 5 * unit, 0.05);
    ck_assert_double_eq_tol(interval.box.x, middle - 4 * unit, 0.05);
    ck_assert_double_eq_tol(interval.box.width, 8 * unit, 0.05);
    ck_assert_double_gt(second.box.y, first.box.y + first.box.height);
    ck_assert_double_lt(mark.box.y, first.box.y);
    ck_assert_double_gt(mark.box.y + mark.box.height, second.box.y + second.box.height);
    struct note number = only_note(&drawn, "text", "35%");
    ck_assert_double_eq_tol(number.box.x + number.box.width / 2, middle + 5 * unit, 0.3);
    clear(&drawn);
}
END_TEST

START_TEST(bins_are_as_high_as_their_shares_and_marks_stand_at_their_numbers)
{
    static const double bins[] = {10, 40, 0, 30, 20};
    static const struct plot_mark marks[] = {{12, "half"}, {45, "nine of ten"}};
    const struct plot_panel panel = {.form = PLOT_HISTOGRAM,
                                     .title = "Turns",
                                     .axis = "turns",
                                     .bins = bins,
                                     .bin_count = 5,
                                     .to = 50,
                                     .marks = marks,
                                     .mark_count = 2};
    struct drawn drawn = draw(&panel, 1, SURFACE_SVG);
    struct note drawn_bins[5], half = only_note(&drawn, "mark", "half"),
                               nine = only_note(&drawn, "mark", "nine of ten");

    ck_assert_int_eq(notes_of(&drawn, "bin", drawn_bins, 5), 4);
    double percent = drawn_bins[0].box.height / 10,
           bottom = drawn_bins[0].box.y + drawn_bins[0].box.height,
           step = drawn_bins[1].box.x - drawn_bins[0].box.x;
    ck_assert_double_gt(percent, 0.5);
    for (int i = 0, drawn_at = 0; i < 5; i++) {
        if (bins[i] <= 0)
            continue;
        const struct box box = drawn_bins[drawn_at++].box;
        ck_assert_double_eq_tol(box.height, bins[i] * percent, 0.1);
        ck_assert_double_eq_tol(box.y + box.height, bottom, 0.02);
        ck_assert_double_eq_tol(box.x, drawn_bins[0].box.x + i * step, 0.05);
        ck_assert_double_le(box.width, step);
    }
    ck_assert_double_eq_tol(nine.box.x - half.box.x, 3.3 * step, 0.05);
    ck_assert_double_eq_tol(half.box.x, drawn_bins[0].box.x + 1.2 * step, 0.3);
    ck_assert_double_eq_tol(half.box.y + half.box.height, bottom, 0.02);
    only_note(&drawn, "text", "turns");
    only_note(&drawn, "text", "40%");
    clear(&drawn);
}
END_TEST

static bool apart(struct box one, struct box other)
{
    const double touch = 0.05;

    return one.x + one.width <= other.x + touch || other.x + other.width <= one.x + touch ||
           one.y + one.height <= other.y + touch || other.y + other.height <= one.y + touch;
}

/* Ten seats, long words, three columns, marks at both ends and beside each other. */
static const double crowd[][2] = {{50, 60}, {0, 100}, {97, 99}, {2, 3}};

START_TEST(texts_stay_on_the_page_and_cover_neither_each_other_nor_bars)
{
    static const double bins[40] = {1, 2, 3, [38] = 4, [39] = 5};
    const struct plot_mark marks[] = {{crowd[_i][0], "half of all rounds have so many"},
                                      {crowd[_i][1], "nine of ten rounds have so many"}};
    struct plot_row rows[10];
    char labels[10][80];
    struct plot_panel panels[9];
    struct note notes[400];

    for (int i = 0; i < 10; i++) {
        snprintf(labels[i], sizeof labels[i],
                 "row %d whose label is so long that it takes lines of its own", i);
        rows[i] = (struct plot_row){.label = labels[i],
                                    .figure = "10.0%, so to say",
                                    .value = 10 + i,
                                    .low = 8,
                                    .high = 25,
                                    .striking = i % 2};
    }
    for (int i = 0; i < 9; i++)
        panels[i] = (struct plot_panel){.form = (enum plot_form)(i % 3),
                                        .column = i / 3,
                                        .title = "A heading of some length that goes on below",
                                        .note = "A note that is longer than one line of a column "
                                                "of three columns, surely.",
                                        .axis = "so many",
                                        .rows = rows,
                                        .row_count = 10,
                                        .bins = bins,
                                        .bin_count = 40,
                                        .to = 100,
                                        .marks = marks,
                                        .mark_count = i % 3 == 2 ? 2 : 1};
    struct drawn drawn = draw(panels, 9, SURFACE_SVG);
    const char *at = strbuf_text(&drawn.notes);
    int count = 0;
    for (struct note note; next_note(&at, &note);) {
        ck_assert_msg(box_contains(page, note.box), "%s “%s” is beyond the page", note.word,
                      note.what);
        if (strcmp(note.word, "text") == 0 || strcmp(note.word, "block") == 0 ||
            strcmp(note.word, "bar") == 0 || strcmp(note.word, "hatched") == 0) {
            ck_assert_int_lt(count, 400);
            notes[count++] = note;
        }
    }
    ck_assert_int_gt(count, 150);
    for (int i = 0; i < count; i++)
        for (int k = 0; k < i; k++)
            ck_assert_msg(apart(notes[i].box, notes[k].box), "“%s” at %g, %g and “%s” at %g, %g",
                          notes[i].what, notes[i].box.x, notes[i].box.y, notes[k].what,
                          notes[k].box.x, notes[k].box.y);
    clear(&drawn);
}
END_TEST

/* An SVG has a number in it that says how many surfaces cairo opened before in this process. */
static const enum surface_kind alike[] = {SURFACE_PNG, SURFACE_PDF};

START_TEST(files_are_the_same_when_they_are_drawn_again)
{
    static const char *const begins[] = {[SURFACE_PNG] = "\x89PNG", [SURFACE_PDF] = "%PDF-"};
    static const struct plot_row rows[] = {
        {.label = "one", .figure = "4", .value = 4},
        {.label = "two", .figure = "2", .value = 2, .striking = true}};
    const struct plot_panel panel = {
        .form = PLOT_BARS, .title = "Bars", .rows = rows, .row_count = 2};
    enum surface_kind kind = alike[_i];
    struct drawn one = draw(&panel, 1, kind), other = draw(&panel, 1, kind);

    ck_assert_uint_gt(one.file.length, 1000);
    ck_assert_int_eq(memcmp(one.file.text, begins[kind], strlen(begins[kind])), 0);
    ck_assert_uint_eq(one.file.length, other.file.length);
    ck_assert_int_eq(memcmp(one.file.text, other.file.text, one.file.length), 0);
    clear(&one);
    clear(&other);
}
END_TEST

static const struct {
    double length;
    int most;
    double step;
} steps[] = {{100, 5, 20}, {100, 4, 50}, {185, 12, 20}, {3, 4, 1}, {0.3, 3, 0.1}, {9, 2, 5}};

START_TEST(an_axis_has_round_numbers_and_no_more_than_there_is_room_for)
{
    double step = plotter_step(steps[_i].length, steps[_i].most);

    ck_assert_double_eq_tol(step, steps[_i].step, 1e-12);
    ck_assert_double_le(steps[_i].length / step, steps[_i].most + 1e-9);
}
END_TEST

START_TEST(colours_can_be_read_on_paper)
{
    ck_assert_double_ge(colour_contrast(PLOT_TEXT, COLOUR_PAPER), CONTRAST_TEXT);
    ck_assert_double_ge(colour_contrast(PLOT_QUIET, COLOUR_PAPER), CONTRAST_TEXT);
    ck_assert_double_ge(colour_contrast(PLOT_BLUE, COLOUR_PAPER), CONTRAST_TEXT);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("plot");
    TCase *tests = add_case(suite, "page");

    tcase_add_test(tests, bars_are_as_long_as_their_values_and_what_they_are_stands_beside_them);
    tcase_add_test(tests, an_interval_of_a_bar_is_on_its_scale);
    tcase_add_test(tests, what_is_striking_is_hatched);
    tcase_add_test(tests,
                   points_stand_on_their_axis_with_their_intervals_and_the_line_to_compare_with);
    tcase_add_test(tests, bins_are_as_high_as_their_shares_and_marks_stand_at_their_numbers);
    tcase_add_loop_test(tests, texts_stay_on_the_page_and_cover_neither_each_other_nor_bars, 0,
                        sizeof crowd / sizeof *crowd);
    tcase_add_loop_test(tests, files_are_the_same_when_they_are_drawn_again, 0,
                        sizeof alike / sizeof *alike);
    tcase_add_loop_test(tests, an_axis_has_round_numbers_and_no_more_than_there_is_room_for, 0,
                        sizeof steps / sizeof *steps);
    tcase_add_test(tests, colours_can_be_read_on_paper);
    return run_suite(suite);
}
