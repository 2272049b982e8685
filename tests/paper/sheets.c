/* The sheets that ship: each where its source says that its cards lie. The figures stand here a
 * second time, by inches or millimetres as their makers give them. */
#include "cases.h"

#include "paper/sheet.h"
#include "xml/library.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#define INCH 25.4

static struct sheet *load(const char *name)
{
    char path[4096];
    struct sheet *sheet;
    struct diag diag = {0};

    snprintf(path, sizeof path, "%s/print/%s.xml", getenv("BREUK_SOURCE"), name);
    ck_assert_msg(sheet_load(&sheet, path, &diag) == STATUS_OK, "%s", path);
    ck_assert_uint_eq(diag.count, 0);
    diag_release(&diag);
    return sheet;
}

/* A length by the figures of others, to 0.01 mm. */
static void expect_mm(double is, double wanted, const char *name, const char *what)
{
    ck_assert_msg(fabs(is - wanted) < 0.01, "%s: %s is %.3f, not %.3f mm", name, what, is, wanted);
}

enum paper { A4, LETTER, A3, A4_LYING, LETTER_LYING };
static const double papers[][2] = {
    {210, 297}, {8.5 * INCH, 11 * INCH}, {297, 420}, {297, 210}, {11 * INCH, 8.5 * INCH}};

/* Perforated and sticker stock, by its makers. The last card's right and lower edge are worked
 * out from the pitch, as a maker measures it. */
static const struct {
    const char *name;
    enum paper paper;
    double width, height;
    int columns, rows;
    double left, top, pitch_x, pitch_y;
} stock[] = {
    {"avery-5371", LETTER, 88.9, 50.8, 2, 5, 19.05, 12.7, 88.9, 50.8},
    {"avery-c32011", A4, 85, 54, 2, 5, 15, 13.5, 95, 54},
    {"avery-c32015", A4, 85, 54, 2, 4, 17, 31.5, 91, 60},
    {"avery-l7414", A4, 90, 52, 2, 5, 15, 18.5, 90, 52},
    {"sigel-dp835", A4, 85, 55, 2, 5, 15, 11, 95, 55},
    {"herma-8897", A4, 88.9, 63.5, 2, 4, 13.56, 15.15, 93.98, 67.73},
    {"zweckform-6081", A4, 88.9, 63.5, 2, 4, 13.56, 15.09, 93.98, 67.73},
    {"avery-8373", LETTER, 88.9, 50.8, 2, 4, 12.7, 19.05, 101.6, 63.5},
};

START_TEST(stock_has_its_cards_where_its_maker_cuts_them)
{
    const char *name = stock[_i].name;
    struct sheet *sheet = load(name);
    const struct grid *grid = &sheet->grid;
    struct box first = grid_front(grid, 0), last = grid_front(grid, grid_places(grid) - 1);

    expect_mm(grid->paper_width, papers[stock[_i].paper][0], name, "the width of the paper");
    expect_mm(grid->paper_height, papers[stock[_i].paper][1], name, "the paper’s height");
    ck_assert_int_eq(grid->columns, stock[_i].columns);
    ck_assert_int_eq(grid->rows, stock[_i].rows);
    expect_mm(first.x, stock[_i].left, name, "the left margin");
    expect_mm(first.y, stock[_i].top, name, "the top margin");
    expect_mm(first.width, stock[_i].width, name, "a card’s width");
    expect_mm(first.height, stock[_i].height, name, "a card’s height");
    expect_mm(last.x, stock[_i].left + (stock[_i].columns - 1) * stock[_i].pitch_x, name,
              "the last card’s left");
    expect_mm(last.y, stock[_i].top + (stock[_i].rows - 1) * stock[_i].pitch_y, name,
              "the last card’s top");
    /* It is cut already. */
    ck_assert_double_eq(sheet->marks.length, 0);
    ck_assert_double_eq(sheet->bleed, 0);
    /* Cards have backs, stickers none. */
    bool stickers = strstr(name, "herma") || strstr(name, "zweckform");
    ck_assert_int_eq(sheet->backs, stickers ? BACKS_NONE : BACKS_LONG);
    sheet_free(sheet);
}
END_TEST

/* Card sizes, on paper that is cut by hand; and how many of them there are. */
static const struct {
    const char *name;
    enum paper paper;
    double width, height; /* as the card stands */
    int cards;
} cut[] = {
    {"a4", A4, 63, 88, 9},
    {"a4-bleed", A4, 63, 88, 8},
    {"a4-us-poker", A4, 2.5 * INCH, 3.5 * INCH, 9},
    {"a4-bridge", A4, 56, 87, 9},
    {"a4-us-bridge", A4, 2.25 * INCH, 3.5 * INCH, 9},
    {"a4-euro", A4, 59, 92, 9},
    {"a4-japanese", A4, 59, 86, 9},
    {"a4-mini", A4, 44, 67, 16},
    {"a4-us-mini", A4, 1.75 * INCH, 2.5 * INCH, 16},
    {"a4-jumbo", A4, 3.5 * INCH, 5 * INCH, 4},
    {"letter", LETTER, 63, 88, 9},
    {"letter-bleed", LETTER, 63, 88, 6},
    {"letter-us-poker", LETTER, 2.5 * INCH, 3.5 * INCH, 9},
    {"letter-bridge", LETTER, 56, 87, 9},
    {"letter-us-bridge", LETTER, 2.25 * INCH, 3.5 * INCH, 9},
    {"letter-euro", LETTER, 59, 92, 8},
    {"letter-japanese", LETTER, 59, 86, 9},
    {"letter-mini", LETTER, 44, 67, 16},
    {"letter-us-mini", LETTER, 1.75 * INCH, 2.5 * INCH, 16},
    {"letter-jumbo", LETTER, 3.5 * INCH, 5 * INCH, 4},
    {"a3", A3, 63, 88, 18},
    /* Fronts and backs, to fold. */
    {"a4-fold", A4_LYING, 63, 88, 8},
    {"letter-fold", LETTER_LYING, 63, 88, 8},
};

START_TEST(paper_has_cards_of_its_size_in_the_middle_and_marks_to_cut_them)
{
    const char *name = cut[_i].name;
    struct sheet *sheet = load(name);
    const struct grid *grid = &sheet->grid;
    struct box area = grid_area(grid);
    bool lying = grid->card_width > grid->card_height;

    expect_mm(grid->paper_width, papers[cut[_i].paper][0], name, "the width of the paper");
    expect_mm(grid->paper_height, papers[cut[_i].paper][1], name, "the paper’s height");
    expect_mm(lying ? grid->card_height : grid->card_width, cut[_i].width, name, "a card’s width");
    expect_mm(lying ? grid->card_width : grid->card_height, cut[_i].height, name,
              "a card’s height");
    ck_assert_int_eq(grid_places(grid), cut[_i].cards);
    expect_mm(area.x, (grid->paper_width - area.width) / 2, name, "the left margin");
    expect_mm(area.y, (grid->paper_height - area.height) / 2, name, "the top margin");
    ck_assert_double_gt(sheet->marks.length, 0);
    ck_assert_int_eq(sheet_turns(sheet, 63, 88), lying);
    ck_assert_int_eq(sheet->backs, strstr(name, "-fold") ? BACKS_FOLD : BACKS_LONG);
    sheet_free(sheet);
}
END_TEST

static const struct {
    const char *name;
    double width, height, bleed; /* of the card; TheGameCrafter's is told by its pixels */
} shops[] = {
    {"shop-poker", 825 / 300. * INCH - 2 * INCH / 8, 1125 / 300. * INCH - 2 * INCH / 8, INCH / 8},
    {"shop-bridge", 2.25 * INCH, 3.5 * INCH, INCH / 8},
    {"shop-mini", 1.75 * INCH, 2.5 * INCH, INCH / 8},
    {"shop-jumbo", 3.5 * INCH, 5 * INCH, INCH / 8},
    {"shop-metric-poker", 63, 88, 3},
    {"shop-euro", 59, 92, 3},
    {"shop-japanese", 59, 86, 3},
};

START_TEST(a_print_shops_page_is_one_card_with_its_bleed_and_nothing_else)
{
    const char *name = shops[_i].name;
    struct sheet *sheet = load(name);
    const struct grid *grid = &sheet->grid;

    ck_assert_int_eq(grid_places(grid), 1);
    expect_mm(grid->card_width, shops[_i].width, name, "the card’s width");
    expect_mm(grid->card_height, shops[_i].height, name, "the card’s height");
    expect_mm(grid->paper_width, shops[_i].width + 2 * shops[_i].bleed, name, "the page’s width");
    expect_mm(grid->paper_height, shops[_i].height + 2 * shops[_i].bleed, name,
              "the page’s height");
    expect_mm(sheet->bleed, shops[_i].bleed, name, "the bleed");
    expect_mm(grid->left, shops[_i].bleed, name, "the left margin");
    expect_mm(sheet->safe, shops[_i].bleed, name, "the safe zone");
    ck_assert(!sheet->ruler.there && !sheet->labelled && sheet->marks.length <= 0);
    sheet_free(sheet);
}
END_TEST

static bool is_listed(const char *name)
{
    for (size_t i = 0; i < sizeof stock / sizeof *stock; i++)
        if (strcmp(stock[i].name, name) == 0)
            return true;
    for (size_t i = 0; i < sizeof cut / sizeof *cut; i++)
        if (strcmp(cut[i].name, name) == 0)
            return true;
    for (size_t i = 0; i < sizeof shops / sizeof *shops; i++)
        if (strcmp(shops[i].name, name) == 0)
            return true;
    return false;
}

static struct library shipped_sheets(void)
{
    struct library library = {0};
    char folder[4096];

    snprintf(folder, sizeof folder, "%s/print", getenv("BREUK_SOURCE"));
    library_add_folder(&library, folder, true);
    return library;
}

START_TEST(every_sheet_that_ships_is_measured_here)
{
    struct library library = shipped_sheets();

    ck_assert_uint_eq(library.count, sizeof stock / sizeof *stock + sizeof cut / sizeof *cut +
                                         sizeof shops / sizeof *shops);
    for (size_t i = 0; i < library.count; i++)
        ck_assert_msg(is_listed(library.entries[i].name), "%s", library.entries[i].name);
    library_release(&library);
}
END_TEST

START_TEST(every_sheet_that_ships_has_a_title_in_each_language)
{
    static const char *const languages[] = {"en", "nl", "de", "fr"};
    struct library library = shipped_sheets();

    for (size_t i = 0; i < library.count; i++) {
        struct sheet *sheet = load(library.entries[i].name);
        for (int k = 0; k < 4; k++)
            ck_assert_msg(words_exactly_in(&sheet->title, languages[k]) != NULL, "%s: %s",
                          sheet->name, languages[k]);
        ck_assert_int_eq(sheet->title.count, 4);
        sheet_free(sheet);
    }
    library_release(&library);
}
END_TEST

/* Of the marks that run to the paper's edge a printer leaves the outer part white. */
static double marks_reach(const struct sheet *sheet)
{
    return sheet->marks.style == MARKS_EXTENDED ? sheet->marks.offset + 1
                                                : sheet->marks.offset + 2.5;
}

/* Whatever a desk printer prints stays so far inside the paper that one which needs 4 mm of margin
 * prints it; the ruler and the label are there, and not on the cards (sheet_check). */
START_TEST(nothing_that_matters_stands_where_printers_cannot_print)
{
    struct library library = shipped_sheets();

    for (size_t i = 0; i < library.count; i++) {
        struct sheet *sheet = load(library.entries[i].name);
        const char *name = sheet->name;
        struct box safe = {4, 4, sheet->grid.paper_width - 8, sheet->grid.paper_height - 8};
        struct box cards = grid_area(&sheet->grid);
        bool marked = sheet->marks.length > 0;
        if (strncmp(name, "shop-", 5) != 0) {
            ck_assert_msg(sheet->ruler.there && sheet->labelled, "%s", name);
            ck_assert_double_eq(sheet->ruler.length, 100);
            ck_assert_msg(box_contains(safe, ruler_box(&sheet->ruler)), "%s", name);
            ck_assert_msg(box_contains(safe, sheet->label), "%s", name);
            ck_assert_msg(box_contains(safe, box_grown(cards, sheet->bleed)), "%s", name);
            ck_assert_msg(!marked || box_contains(safe, box_grown(cards, marks_reach(sheet))),
                          "%s: its marks", name);
        }
        sheet_free(sheet);
    }
    library_release(&library);
}
END_TEST

#define SIZE(array) (sizeof(array) / sizeof *(array))

void add_sheet_tests(Suite *suite)
{
    TCase *tests = add_case(suite, "sheets");

    tcase_add_loop_test(tests, stock_has_its_cards_where_its_maker_cuts_them, 0, SIZE(stock));
    tcase_add_loop_test(tests, paper_has_cards_of_its_size_in_the_middle_and_marks_to_cut_them, 0,
                        SIZE(cut));
    tcase_add_loop_test(tests, a_print_shops_page_is_one_card_with_its_bleed_and_nothing_else, 0,
                        SIZE(shops));
    tcase_add_test(tests, every_sheet_that_ships_is_measured_here);
    tcase_add_test(tests, every_sheet_that_ships_has_a_title_in_each_language);
    tcase_add_test(tests, nothing_that_matters_stands_where_printers_cannot_print);
}
