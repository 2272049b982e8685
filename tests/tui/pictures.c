/* Pictures on a grid of cells: whole ones are in pictures.txt, to be looked at. */
#include "base/memory.h"
#include "rational/rational.h"
#include "roles.h"
#include "screen.h"
#include "text/text.h"
#include "tui/gallery.h"
#include "tui/picture.h"
#include "tui/wrap.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

/* --- what is drawn, to look at */

/* "pie 3/8", "bar 2_1/3", "bar 3/4 unequal", "line 3/8 at 2 3 6 7", "3/4"; in front of it a label:
 * "a: …"; at its end its number: "= 3/4". */
struct described {
    struct figure figure;
    char label[LABEL_SIZE];
    struct notation number;
    bool numbered;
};

static struct notation fraction_of(const char *text)
{
    struct notation number;
    char canonical[NOTATION_TEXT_SIZE];

    snprintf(canonical, sizeof canonical, "%s", text);
    for (char *gap; (gap = strchr(canonical, '_'));)
        *gap = ' ';
    ck_assert_int_eq(notation_parse_canonical(&number, canonical, NULL), STATUS_OK);
    return number;
}

static void describe(const char *text, struct described *out)
{
    static const char *const shapes[SHAPES] = {
        [SHAPE_PIE] = "pie", [SHAPE_BAR] = "bar", [SHAPE_LINE] = "line", [SHAPE_DOTS] = "dots"};
    char copy[100], *rest = copy, *word;
    enum shape shape = SHAPE_PRINTED;

    *out = (struct described){0};
    snprintf(copy, sizeof copy, "%s", text);
    while ((word = strsep(&rest, " "))) {
        size_t length = strlen(word);
        bool known = false;
        for (enum shape s = SHAPE_PIE; s < SHAPES; s++)
            if (strcmp(word, shapes[s]) == 0) {
                shape = s;
                known = true;
            }
        if (known || strcmp(word, "at") == 0)
            continue;
        if (word[length - 1] == ':') {
            snprintf(out->label, sizeof out->label, "%.*s", (int)length - 1, word);
        } else if (strcmp(word, "unequal") == 0) {
            out->figure.unequal = true;
        } else if (strcmp(word, "blank") == 0) {
            out->figure.blank = true;
        } else if (*word == 'x') {
            out->figure.wholes = atoi(word + 1);
        } else if (strcmp(word, "=") == 0) {
            out->numbered = true;
        } else if (out->numbered) {
            out->number = fraction_of(word);
        } else if (out->figure.shape == SHAPE_NONE) {
            struct notation number = fraction_of(word);
            out->figure =
                shape == SHAPE_PRINTED ? figure_printed(&number) : figure_picture(shape, &number);
        } else {
            out->figure.mark[out->figure.marks++] = atoi(word);
        }
    }
}

/* Pictures with commas between, shown together. */
static void show_together(const char *text, int columns, bool drawn, bool ascii, struct strbuf *out)
{
    struct described described[GALLERY_MOST];
    struct gallery gallery = {0};
    char copy[300], *rest = copy, *word;

    snprintf(copy, sizeof copy, "%s", text);
    while ((word = strsep(&rest, ","))) {
        struct described *one = &described[gallery.count];
        describe(word + strspn(word, " "), one);
        gallery_add(&gallery, &one->figure, one->label, one->numbered ? &one->number : NULL);
    }
    if (drawn)
        gallery_draw(&gallery, columns, ascii, out);
    else
        gallery_say(&gallery, columns, out);
}

static void compare_with_file(const char *name, const struct strbuf *text)
{
    char path[4096];
    struct strbuf expected = {0};

    snprintf(path, sizeof path, "%s/tests/tui/%s", getenv("BREUK_SOURCE"), name);
    FILE *file = fopen(path, getenv("BREUK_EXPECT") ? "w" : "r");
    ck_assert_ptr_nonnull(file);
    if (getenv("BREUK_EXPECT")) {
        fwrite(strbuf_text(text), 1, text->length, file);
    } else {
        char bytes[4096];
        for (size_t length; (length = fread(bytes, 1, sizeof bytes, file)) > 0;)
            strbuf_add_bytes(&expected, bytes, length);
        ck_assert_str_eq(strbuf_text(text), strbuf_text(&expected));
    }
    fclose(file);
    strbuf_release(&expected);
}

static void start(void)
{
    struct message why;

    ck_assert_int_eq(text_start("en", &why), STATUS_OK);
}

/* After a change: BREUK_EXPECT=write, run the program, look at each. */
START_TEST(pictures_look_as_they_did_when_they_were_looked_at)
{
    static const struct {
        int columns;
        bool ascii;
        const char *what;
    } rows[] = {
        {80, false, "bar 3/4"},
        {80, false, "bar 1/2 = 1/2, bar 2/4 = 2/4"},
        {80, false, "bar 7/9, bar 7/10"},
        {80, false, "bar 5/7, bar 5/11"},
        {80, false, "bar 7/3"},
        {80, false, "bar 3/4 unequal, bar 1/2 unequal"},
        {80, false, "bar 1/5 blank"},
        {80, false, "bar 17/36"},
        {80, false, "bar 5/60"},
        {80, false, "bar 7/100"},
        {80, false, "bar 1/4 = 0.25, bar 25/100 = 0.25"},
        {80, false, "line 3/4"},
        {80, false, "line 5/4"},
        {80, false, "line 3/8 blank at 2 3 6 7"},
        {80, false, "line 3/8 blank"},
        {80, false, "line 5/4 x3, bar 5/4"},
        {80, false, "pie 1/2, pie 2/3, pie 3/4"},
        {80, false, "pie 3/8 = 3/8, pie 4/7"},
        {80, false, "pie 5/9, pie 7/10"},
        {80, false, "pie 11/11, pie 5/12"},
        {80, false, "pie 3/3, pie 3/5 blank"},
        {80, false, "pie 2/4 unequal, pie 1/3 unequal"},
        {80, false, "pie 5/3"},
        {80, false, "pie 5/16, pie 3/4"},
        {80, false, "dots 2/5, dots 3/8, dots 5/9, dots 7/12"},
        {80, false, "1: pie 3/4, 2: pie 3/4 unequal, 3: pie 6/8, 4: 3/4"},
        {80, false, "1: bar 3/4, 2: 6/8, 3: bar 1/4, 4: line 3/4"},
        {40, false, "line 5/4, bar 5/4"},
        {40, false, "pie 7/4"},
        {24, false, "1: bar 5/6, 2: pie 1/2"},
        {24, false, "bar 5/12"},
        {80, true, "bar 3/4, bar 3/5 unequal"},
        {80, true, "line 3/4, line 3/4 blank at 1 2 3 4"},
        {80, true, "pie 5/8, pie 3/3, pie 3/3 blank"},
        {80, true, "pie 5/16, dots 5/8"},
    };
    struct strbuf text = {0};

    start();
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        strbuf_addf(&text, "# %s; %d columns%s\n\n", rows[i].what, rows[i].columns,
                    rows[i].ascii ? ", ASCII" : "");
        show_together(rows[i].what, rows[i].columns, true, rows[i].ascii, &text);
        strbuf_add_char(&text, '\n');
    }
    compare_with_file("pictures.txt", &text);
    strbuf_release(&text);
}
END_TEST

START_TEST(a_picture_is_said_without_the_number_it_shows)
{
    static const struct {
        const char *what, *said;
    } rows[] = {
        {"bar 3/8", "  A bar in 8 equal parts; 3 are shaded.\n"},
        {"bar 1/8", "  A bar in 8 equal parts; 1 is shaded.\n"},
        {"bar 3/8 blank", "  A bar in 8 equal parts.\n"},
        {"bar 1/4 unequal", "  A bar, its parts 3, 5, 7, 9 long; shaded: 3.\n"},
        {"bar 1/4 unequal blank", "  A bar, its parts 3, 5, 7, 9 long; shaded: 0.\n"},
        {"bar 7/3", "  3 bars, each in 3 equal parts; 7 parts are shaded altogether.\n"},
        {"bar 1/3 x2", "  2 bars, each in 3 equal parts; 1 part is shaded altogether.\n"},
        {"bar 1/3 x2 blank", "  2 bars, each in 3 equal parts.\n"},
        {"bar 1", "  One whole bar, shaded.\n"},
        {"bar 1 blank", "  One whole bar.\n"},
        {"bar 2 x3", "  3 whole bars; 2 are shaded.\n"},
        {"bar 0.25", "  A bar in 100 equal parts; 25 are shaded.\n"},
        {"bar 2_1/3", "  3 bars, each in 3 equal parts; 7 parts are shaded altogether.\n"},
        {"pie 5/6", "  A pie in 6 equal parts; 5 are shaded.\n"},
        {"pie 5/6 blank", "  A pie in 6 equal parts.\n"},
        {"pie 3/4 unequal", "  A pie, its parts 3, 5, 7, 9 in size; shaded: 3, 5, 7.\n"},
        {"pie 3/2", "  2 pies, each in 2 equal parts; 3 parts are shaded altogether.\n"},
        {"pie 2", "  2 whole pies; 2 are shaded.\n"},
        {"dots 5/8", "  8 dots; 5 are filled.\n"},
        {"dots 1/8", "  8 dots; 1 is filled.\n"},
        {"dots 1/8 blank", "  8 empty dots.\n"},
        {"line 3/4", "  A line from 0 to 1 in 4 equal steps; the arrow is 3 steps from 0.\n"},
        {"line 1/4", "  A line from 0 to 1 in 4 equal steps; the arrow is 1 step from 0.\n"},
        {"line 5/4", "  A line from 0 to 2, each whole in 4 equal steps; the arrow is 5 steps from "
                     "0.\n"},
        {"line 2 x5", "  A line from 0 to 5 in steps of 1; the arrow is 2 steps from 0.\n"},
        {"line 2 x5 blank", "  A line from 0 to 5 in steps of 1.\n"},
        {"line 1/4 x2 blank", "  A line from 0 to 2, each whole in 4 equal steps.\n"},
        {"line 3/8 blank at 1 3 6 7", "  A line from 0 to 1 in 8 equal steps; a is 1 step from 0, "
                                      "b is 3, c is 6, d is 7.\n"},
        {"1: bar 3/8", "  1: a bar in 8 equal parts; 3 are shaded.\n"},
        {"bar 3/8 = 3/8", "  3/8: a bar in 8 equal parts; 3 are shaded.\n"},
        {"2: 3/8", "  2: 3/8\n"},
    };

    start();
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct strbuf text = {0};
        show_together(rows[i].what, 200, false, false, &text);
        ck_assert_str_eq(strbuf_text(&text), rows[i].said);
        strbuf_release(&text);
    }
}
END_TEST

/* --- equal parts */

static struct figure picture_of(enum shape shape, int64_t top, int64_t bottom)
{
    struct notation number = notation_of_fraction(top, bottom);

    return figure_picture(shape, &number);
}

/* A picture alone on a grid of its own size. False: it is not drawn. */
static bool draw_alone(const struct figure *figure, int columns, struct cells *cells)
{
    struct picture_scale scale = picture_scale(&figure, 1, columns, PIES_LARGE, CUTS_EQUAL);
    int width, height;

    if (!picture_size(figure, &scale, &width, &height))
        return false;
    ck_assert_int_le(width, columns);
    cells_init(cells, width, height);
    picture_put(figure, &scale, cells, 0, 0);
    return true;
}

START_TEST(parts_of_a_bar_are_as_wide_as_each_other_and_can_be_counted)
{
    for (int parts = 2; parts <= 36; parts++) {
        for (int shaded = 0; shaded <= parts; shaded++) {
            struct figure figure = picture_of(SHAPE_BAR, shaded, parts);
            struct cells cells;
            int edges = 0, found = 0, last = 0, width = 0;
            ck_assert(draw_alone(&figure, 73, &cells));
            for (int x = 0; x < cells.columns; x++) {
                if (cells_role(&cells, x, 0) != ROLE_EDGE)
                    continue;
                if (edges == 1)
                    width = x - last;
                if (edges > 0) {
                    ck_assert_int_eq(x - last, width);
                    found += cells_role(&cells, x - 1, 0) == ROLE_SHADED;
                    ck_assert_int_eq(cells_role(&cells, x - 1, 0),
                                     edges <= shaded ? ROLE_SHADED : ROLE_EMPTY);
                }
                edges++;
                last = x;
            }
            ck_assert_int_ge(width, 2);
            ck_assert_int_eq(edges, parts + 1);
            ck_assert_int_eq(found, shaded);
            ck_assert_int_eq(last, cells.columns - 1);
            cells_release(&cells);
        }
    }
}
END_TEST

START_TEST(steps_of_a_line_are_as_long_as_each_other_and_the_arrow_stands_at_one)
{
    for (int parts = 2; parts <= 36; parts++) {
        for (int steps = 0; steps <= parts; steps++) {
            struct figure figure = picture_of(SHAPE_LINE, steps, parts);
            struct cells cells;
            ck_assert(draw_alone(&figure, 73, &cells));
            ck_assert_int_eq((cells.columns - 1) % parts, 0);
            int step = (cells.columns - 1) / parts;
            for (int x = 0; x < cells.columns; x++) {
                uint32_t mark = cells.cell[cells.columns + x].character;
                ck_assert((mark == U'─') == (x % step != 0));
                ck_assert((cells.cell[x].character == U'▼') == (x == steps * step));
            }
            ck_assert_int_eq(cells.cell[2 * cells.columns].character, '0');
            ck_assert_int_eq(cells.cell[3 * cells.columns - 1].character, '1');
            cells_release(&cells);
        }
    }
}
END_TEST

/* Goes round a pie of so many rows and counts how often the tint changes; `shaded` gets in how many
 * of these stretches parts are shaded. */
static int stretches(const struct cells *cells, int *shaded)
{
    enum { STEPS = 2000 };
    enum role last = ROLE_NOTHING;
    int count = 0;

    *shaded = 0;
    for (int i = 0; i <= STEPS; i++) {
        double turn = 2 * M_PI * (i + 0.5) / STEPS, radius = 0.36 * cells->rows;
        int x = (int)floor(cells->rows + 2 * radius * sin(turn));
        int y = (int)floor(cells->rows / 2.0 - radius * cos(turn));
        enum role role = cells_role(cells, x, y);
        ck_assert_int_ne(role, ROLE_NOTHING);
        if (i > 0 && role != last) {
            count++;
            *shaded += role <= ROLE_SHADED_THIRD;
        }
        last = role;
    }
    return count;
}

START_TEST(parts_of_a_pie_can_be_counted_and_none_is_much_larger)
{
    for (int parts = 2; parts <= 12; parts++) {
        for (int shaded = 0; shaded <= parts; shaded++) {
            struct figure figure = picture_of(SHAPE_PIE, shaded, parts);
            struct cells cells;
            int found, area[ROLE_EMPTY_THIRD + 1] = {0}, all = 0;
            ck_assert(draw_alone(&figure, 73, &cells));
            ck_assert_int_eq(cells.columns, 2 * cells.rows);
            ck_assert_int_eq(stretches(&cells, &found), parts);
            ck_assert_int_eq(found, shaded);
            for (int i = 0; i < cells.columns * cells.rows; i++) {
                area[cells.cell[i].role]++;
                all += cells.cell[i].role != ROLE_NOTHING;
            }
            /* What is shaded has its share of the cells, to the eighth of a part. */
            int dark = area[ROLE_SHADED] + area[ROLE_SHADED_SECOND] + area[ROLE_SHADED_THIRD];
            ck_assert_int_le(8 * abs(dark * parts - all * shaded), all);
            cells_release(&cells);
        }
    }
}
END_TEST

START_TEST(all_dots_of_a_set_are_there_and_so_many_filled)
{
    for (int dots = 1; dots <= 72; dots++) {
        for (int filled = 0; filled <= dots; filled++) {
            struct figure figure = picture_of(SHAPE_DOTS, filled, dots);
            struct cells cells;
            int full = 0, empty = 0;
            ck_assert(draw_alone(&figure, 73, &cells));
            for (int i = 0; i < cells.columns * cells.rows; i++) {
                full += cells.cell[i].character == U'●';
                empty += cells.cell[i].character == U'○';
            }
            ck_assert_int_eq(full, filled);
            ck_assert_int_eq(empty, dots - filled);
            ck_assert_int_le(cells.columns, 11);
            cells_release(&cells);
        }
    }
    struct cells cells;
    struct figure many = picture_of(SHAPE_DOTS, 1, 73), sets = picture_of(SHAPE_DOTS, 9, 8);
    ck_assert(!draw_alone(&many, 73, &cells));
    ck_assert(!draw_alone(&sets, 73, &cells));
}
END_TEST

START_TEST(a_hundredth_is_a_cell_of_a_square_and_a_tenth_a_column)
{
    for (int shaded = 0; shaded <= 100; shaded++) {
        struct figure figure = picture_of(SHAPE_BAR, shaded, 100);
        struct cells cells;
        ck_assert(draw_alone(&figure, 73, &cells));
        ck_assert_int_eq(cells.columns, 20);
        for (int i = 0; i < 100; i++) {
            enum role role = cells_role(&cells, 2 * (i / 10), i % 10);
            ck_assert((role < ROLE_EMPTY) == (i < shaded));
            ck_assert_int_eq(role, cells_role(&cells, 2 * (i / 10) + 1, i % 10));
            if (i % 10)
                ck_assert_int_ne(role, cells_role(&cells, 2 * (i / 10), i % 10 - 1));
            if (i >= 10)
                ck_assert_int_ne(role, cells_role(&cells, 2 * (i / 10) - 1, i % 10));
        }
        cells_release(&cells);
    }
}
END_TEST

/* --- one whole, one size */

START_TEST(one_whole_is_as_wide_in_all_pictures_shown_together)
{
    int drawn = 0, pairs = 0;

    for (int one = 1; one <= 12; one++) {
        for (int other = 1; other < one; other++) {
            struct figure bar = picture_of(SHAPE_BAR, 1, one);
            struct figure line = picture_of(SHAPE_LINE, 1, other);
            const struct figure *both[] = {&bar, &line};
            struct picture_scale scale = picture_scale(both, 2, 75, PIES_LARGE, CUTS_EQUAL);
            int width, line_width, height;
            bool can = picture_size(&bar, &scale, &width, &height);
            pairs++;
            ck_assert(picture_size(&line, &scale, &line_width, &height) == can);
            if (!can)
                continue;
            drawn++;
            ck_assert_int_eq(width, line_width);
            bool exact = (width - 1) % one == 0 && (width - 1) % other == 0;
            ck_assert(exact || (width - 1) / one >= 7);
            ck_assert_int_le(width, 73);
            ck_assert_int_ge(width, 37);
        }
    }
    /* 91 % */
    ck_assert_int_eq(pairs, 66);
    ck_assert_int_eq(drawn, 60);
}
END_TEST

START_TEST(a_line_of_several_wholes_makes_the_bars_beside_it_as_short)
{
    struct figure bar = picture_of(SHAPE_BAR, 5, 4), line = picture_of(SHAPE_LINE, 5, 2);
    const struct figure *both[] = {&bar, &line};
    struct picture_scale scale = picture_scale(both, 2, 80, PIES_LARGE, CUTS_EQUAL);
    int bar_width, bar_height, line_width, line_height;

    ck_assert(picture_size(&bar, &scale, &bar_width, &bar_height));
    ck_assert(picture_size(&line, &scale, &line_width, &line_height));
    ck_assert_int_eq(bar_width, 25);
    ck_assert_int_eq(bar_height, 3);
    ck_assert_int_eq(line_width, 73);
}
END_TEST

START_TEST(numbers_beside_pictures_do_not_halve_them)
{
    struct strbuf text = {0};

    start();
    show_together("bar 15/36 = 15/36, bar 1/2 = 1/2", 80, true, false, &text);
    ck_assert_int_eq(wrap_columns(strbuf_text(&text)), 2 * (2 + 73));
    ck_assert_ptr_null(strstr(strbuf_text(&text), "/36"));
    strbuf_release(&text);
}
END_TEST

START_TEST(a_digit_that_goes_on_keeps_its_mark)
{
    start();
    for (int columns = 20; columns <= 80; columns++) {
        struct strbuf marked = {0}, plain = {0};
        show_together("1: bar 2/3, 2: 0.(3)", columns, true, false, &marked);
        show_together("1: bar 2/3, 2: 0.(3)", columns, true, true, &plain);
        ck_assert_msg(strstr(strbuf_text(&marked), "0.3\u0307") != NULL, "%s",
                      strbuf_text(&marked));
        ck_assert_msg(strstr(strbuf_text(&plain), "0.(3)") != NULL, "%s", strbuf_text(&plain));
        strbuf_release(&marked);
        strbuf_release(&plain);
    }
}
END_TEST

/* --- unequal parts */

START_TEST(unequal_parts_differ_and_show_no_share_of_equal_ones)
{
    for (int parts = 2; parts <= 18; parts++) {
        struct figure figure = picture_of(SHAPE_BAR, 1, parts);
        int64_t last = 0, first = 0;
        figure.unequal = true;
        for (int i = 1; i <= parts; i++) {
            int64_t width = figure_edge(&figure, i, 10000) - figure_edge(&figure, i - 1, 10000);
            ck_assert_int_gt(width, last);
            if (i < parts)
                ck_assert_int_lt(figure_edge(&figure, i, 10000) * parts, 10000 * i);
            first = i == 1 ? width : first;
            last = width;
        }
        ck_assert_int_eq(figure_edge(&figure, parts, 10000), 10000);
        ck_assert_int_ge(last, 29 * first / 10);
        struct cells cells;
        ck_assert(draw_alone(&figure, 73, &cells));
        cells_release(&cells);
    }
    struct figure alone = picture_of(SHAPE_BAR, 1, 1);
    alone.unequal = true;
    ck_assert_int_eq(figure_edge(&alone, 1, 72), 72);
}
END_TEST

/* --- the grid */

START_TEST(what_lies_outside_the_grid_is_left_out)
{
    struct cells cells;
    struct strbuf text = {0};

    cells_init(&cells, 4, 2);
    cells_put_text(&cells, 2, 0, "abc");
    cells_put_text(&cells, -1, 1, "½x");
    cells_fill(&cells, 3, 1, 9, ROLE_SHADED);
    cells_put(&cells, 0, 2, 'z', ROLE_TEXT);
    ck_assert_int_eq(cells_role(&cells, 4, 0), ROLE_NOTHING);
    ck_assert_int_eq(cells_role(&cells, 0, -1), ROLE_NOTHING);
    cells_add_lines(&cells, false, &text);
    ck_assert_str_eq(strbuf_text(&text), "  ab\nx  █\n");
    strbuf_clear(&text);
    cells_put_text(&cells, 0, 1, "½\u00a0é");
    cells_add_lines(&cells, true, &text);
    ck_assert_str_eq(strbuf_text(&text), "  ab\n? e#\n");
    cells_release(&cells);
    strbuf_release(&text);
}
END_TEST

START_TEST(no_line_is_wider_than_the_screen_and_ascii_is_ascii)
{
    static const char *const pictures[] = {
        "bar 5/6 = 5/6, bar 10/12 = 10/12",
        "line 7/5, pie 2/3",
        "1: pie 2/8, 2: pie 1/4, 3: 1/4, 4: dots 2/9",
        "bar 3/100",
        "line 3/8 blank at 1 2 6 7",
    };

    start();
    for (size_t i = 0; i < sizeof pictures / sizeof *pictures; i++) {
        for (int columns = 20; columns <= 80; columns++) {
            struct strbuf text = {0};
            show_together(pictures[i], columns, true, columns % 2, &text);
            ck_assert_uint_gt(text.length, 0);
            for (size_t b = 0; columns % 2 && b < text.length; b++)
                ck_assert_int_ge(text.text[b], 0);
            char *rest = text.text, *line;
            while ((line = strsep(&rest, "\n")))
                ck_assert_msg(wrap_columns(line) <= columns, "%d columns: %s", columns, line);
            strbuf_release(&text);
        }
    }
}
END_TEST

START_TEST(a_gallery_takes_no_more_than_there_is_room_for)
{
    struct figure figure = picture_of(SHAPE_BAR, 1, 2), none = {0};
    struct gallery gallery = {0};

    for (int i = 0; i < 2 * GALLERY_MOST; i++) {
        gallery_add(&gallery, &none, NULL, NULL);
        gallery_add(&gallery, &figure, "1", NULL);
        gallery_add_words(&gallery, message_of("none of them"), "2");
    }
    ck_assert_int_eq(gallery.count, GALLERY_MOST);
    ck_assert_ptr_eq(gallery.exhibit[0].figure, &figure);
    ck_assert_ptr_null(gallery.exhibit[1].figure);
}
END_TEST

void add_pictures(Suite *suite)
{
    TCase *tests = add_case(suite, "pictures");

    tcase_add_test(tests, pictures_look_as_they_did_when_they_were_looked_at);
    tcase_add_test(tests, a_picture_is_said_without_the_number_it_shows);
    tcase_add_test(tests, parts_of_a_bar_are_as_wide_as_each_other_and_can_be_counted);
    tcase_add_test(tests, steps_of_a_line_are_as_long_as_each_other_and_the_arrow_stands_at_one);
    tcase_add_test(tests, parts_of_a_pie_can_be_counted_and_none_is_much_larger);
    tcase_add_test(tests, all_dots_of_a_set_are_there_and_so_many_filled);
    tcase_add_test(tests, a_hundredth_is_a_cell_of_a_square_and_a_tenth_a_column);
    tcase_add_test(tests, one_whole_is_as_wide_in_all_pictures_shown_together);
    tcase_add_test(tests, a_line_of_several_wholes_makes_the_bars_beside_it_as_short);
    tcase_add_test(tests, numbers_beside_pictures_do_not_halve_them);
    tcase_add_test(tests, a_digit_that_goes_on_keeps_its_mark);
    tcase_add_test(tests, unequal_parts_differ_and_show_no_share_of_equal_ones);
    tcase_add_test(tests, what_lies_outside_the_grid_is_left_out);
    tcase_add_test(tests, no_line_is_wider_than_the_screen_and_ascii_is_ascii);
    tcase_add_test(tests, a_gallery_takes_no_more_than_there_is_room_for);
}
