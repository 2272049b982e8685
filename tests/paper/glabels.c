/* Label stock that gLabels describes, read as sheets. */
#include "cases.h"

#include "paper/glabels.h"
#include "paper/sheet.h"

#include <stdio.h>
#include <string.h>
#include <unistd.h>

/* Two brands; one part number in both; an equal one, an alias; every unit; figures that do not
 * quite add up, as in real files; and labels that cannot be cards. */
static const char stock[] =
    "<?xml version='1.0'?>\n"
    "<Glabels-templates xmlns='http://glabels.org/xmlns/3.0/'>\n"
    "<Template brand='Ours' part='10' size='US-Letter' _description='Cards'><Meta category='card'/>"
    "<Label-rectangle id='0' width='3.5in' height='2in' round='0in' x_waste='5pt' y_waste='9pt'>"
    "<Markup-margin size='0.125 in'/>"
    "<Layout nx='2' ny='4' x0='0.5in' y0='0.75in' dx='4in' dy='2.5in'/></Label-rectangle>"
    "<Alias brand='Theirs' part='77'/></Template>\n"
    "<Template brand='Ours' part='11' equiv='10'/>\n"
    "<Template brand='Theirs' part='10' size='A4'><Meta category='label'/>"
    "<Meta category='rectangle-label'/><Meta product_url='x'/><Label-rectangle id='0' "
    "width='240.94' "
    "height='153.07' round='0'><Layout nx='2' ny='5' x0='40' y0='40' dx='269' dy='153'/>"
    "</Label-rectangle></Template>\n"
    "<Template brand='Ours' part='one' size='Other' width='10cm' height='36pc'><Label-rectangle "
    "id='0' width='90mm' height='12 pc' waste='1mm'><Layout nx='1' ny='1' x0='' y0='1cm'/>"
    "</Label-rectangle></Template>\n"
    "<Template brand='Ours' part='disc' size='A4'>\n"
    "<Label-cd id='0' radius='20mm' hole='5mm'><Layout nx='1' ny='1'/></Label-cd></Template>\n"
    "<Template brand='Ours' part='bare' size='A4'/>\n"
    "<Template brand='Ours' part='lost' equiv='nowhere'/>\n"
    "<Template brand='Ours' part='ring' equiv='ring'/>\n"
    "<Template brand='Ours' part='groups' size='A4'><Label-rectangle width='20mm' height='20mm'>"
    "<Layout nx='1' ny='1'/>\n<Layout nx='1' ny='1' x0='9cm'/></Label-rectangle></Template>\n"
    "<Template brand='Ours' part='quarto' size='Quarto'><Label-rectangle width='20mm' "
    "height='20mm'><Layout nx='1' ny='1'/></Label-rectangle></Template>\n"
    "<Template brand='Ours' part='far' size='A4'><Label-rectangle width='20mm' height='20mm'>\n"
    "<Layout nx='9' ny='1' x0='40mm' dx='20mm'/></Label-rectangle></Template>\n"
    "<Template brand='Ours' part='tight' size='A4'><Label-rectangle width='20mm' height='20mm'>\n"
    "<Layout nx='2' ny='1' dx='19mm'/></Label-rectangle></Template>\n"
    "<Template brand='Ours' part='tiny' size='A4'>\n"
    "<Label-rectangle width='20mm' height='9mm'><Layout nx='1' ny='1'/></Label-rectangle>"
    "</Template>\n"
    "<Template brand='Ours' part='words' size='A4'>\n"
    "<Label-rectangle width='wide' height='20mm'><Layout nx='1' ny='1'/></Label-rectangle>"
    "</Template>\n"
    "<Template brand='Ours' part='minus' size='A4'>\n"
    "<Label-rectangle width='20mm' height='20mm'><Layout nx='1' ny='1' x0='-1mm'/>"
    "</Label-rectangle></Template>\n"
    "<Template brand='Ours' part='miles' size='A4'>\n"
    "<Label-rectangle width='20miles' height='20mm'><Layout nx='1' ny='1'/></Label-rectangle>"
    "</Template>\n"
    "<Template brand='Ours' part='none' size='A4'>\n"
    "<Label-rectangle width='20mm' height='20mm'><Layout nx='0' ny='1'/></Label-rectangle>"
    "</Template>\n"
    "</Glabels-templates>\n";

static enum status load(struct sheet **sheet, const char *text, const char *part, struct diag *diag)
{
    char path[] = "/tmp/breuk-glabels-test.XXXXXX";
    int file = mkstemp(path);

    ck_assert_int_eq(write(file, text, strlen(text)), (ssize_t)strlen(text));
    close(file);
    enum status status = sheet_load_part(sheet, path, part, diag);
    unlink(path);
    return status;
}

START_TEST(the_table_of_their_files_has_no_fault)
{
    const char *fault = grammar_fault(&glabels_grammar);

    ck_assert_msg(fault == NULL, "%s", fault);
}
END_TEST

#define PT (25.4 / 72)

/* The same stock as PRINT.md has for Avery 8373, by inches; and that for Zweckform 32010 in points,
 * of which the upper ones overlap the lower ones by 0.07 pt. */
static const struct {
    const char *part, *name;
    struct grid grid;
    double bleed, safe;
    enum backs backs;
} right[] = {
    {"Ours 10",
     "Ours 10",
     {215.9, 279.4, 88.9, 50.8, 2, 4, 12.7, 12.7, 12.7, 19.05},
     5 * PT,
     3.175,
     BACKS_LONG},
    {"11",
     "Ours 11",
     {215.9, 279.4, 88.9, 50.8, 2, 4, 12.7, 12.7, 12.7, 19.05},
     5 * PT,
     3.175,
     BACKS_LONG},
    {"77",
     "Ours 10",
     {215.9, 279.4, 88.9, 50.8, 2, 4, 12.7, 12.7, 12.7, 19.05},
     5 * PT,
     3.175,
     BACKS_LONG},
    {"theirs 10",
     "Theirs 10",
     {210, 297, 240.94 * PT, 153 * PT, 2, 5, (269 - 240.94) * PT, 0, 40 * PT, 40 * PT},
     0,
     0,
     BACKS_NONE},
    /* A waste of 1 mm, but nothing of it at the left. */
    {"one", "Ours one", {100, 6 * 25.4, 90, 2 * 25.4, 1, 1, 0, 0, 0, 10}, 0, 0, BACKS_LONG},
};

START_TEST(a_template_is_a_sheet_with_its_labels_as_cards)
{
    struct sheet *sheet;
    struct diag diag = {0};
    const struct grid *wanted = &right[_i].grid;

    ck_assert_msg(load(&sheet, stock, right[_i].part, &diag) == STATUS_OK, "%s",
                  diag.count ? diag.entries[0].message.id : "");
    ck_assert_uint_eq(diag.count, 0);
    ck_assert_str_eq(sheet->name, right[_i].name);
    const struct grid *grid = &sheet->grid;
    ck_assert_double_eq_tol(grid->paper_width, wanted->paper_width, 1e-6);
    ck_assert_double_eq_tol(grid->paper_height, wanted->paper_height, 1e-6);
    ck_assert_double_eq_tol(grid->card_width, wanted->card_width, 1e-6);
    ck_assert_double_eq_tol(grid->card_height, wanted->card_height, 1e-6);
    ck_assert_int_eq(grid->columns, wanted->columns);
    ck_assert_int_eq(grid->rows, wanted->rows);
    ck_assert_double_eq_tol(grid->gap_x, wanted->gap_x, 1e-6);
    ck_assert_double_eq_tol(grid->gap_y, wanted->gap_y, 1e-6);
    ck_assert_double_eq_tol(grid->left, wanted->left, 1e-6);
    ck_assert_double_eq_tol(grid->top, wanted->top, 1e-6);
    ck_assert_double_eq_tol(sheet->bleed, right[_i].bleed, 1e-6);
    ck_assert_double_eq_tol(sheet->safe, right[_i].safe, 1e-6);
    ck_assert_double_eq(sheet->marks.length, 0);
    ck_assert_int_eq(sheet->backs, right[_i].backs);
    sheet_free(sheet);
    diag_release(&diag);
}
END_TEST

/* What is said, and where. */
static const struct {
    const char *part;
    int line, column;
    const char *id;
} wrong[] = {
    {NULL, 2, 1, "this file contains several templates"},
    {"99", 2, 1, "this file has no template “{part}”"},
    {"10", 2, 1, "“{part}” matches several templates"},
    {"disc", 8, 1, "the template “{part}” has <{element}> labels"},
    {"bare", 9, 1, "the template “{part}” has no labels; choose another"},
    {"lost", 10, 43, "the template “{part}” is defined as equal to one"},
    {"ring", 11, 43, "the template “{part}” is defined as equal to one"},
    {"groups", 13, 1, "the labels of the template “{part}” must form one group"},
    {"quarto", 14, 44, "the template “{part}” has an unknown paper size"},
    {"far", 16, 1, "the labels of the template “{part}” run off the paper"},
    {"tight", 18, 27, "the labels of the template “{part}” overlap"},
    {"tiny", 20, 25, "the labels of the template “{part}” are too small"},
    {"words", 22, 25, "“{text}” is not a paper length"},
    {"minus", 24, 71, "“{text}” is not a paper length"},
    {"miles", 26, 25, "“{text}” is not a paper length"},
    {"none", 28, 57, "“{text}” is not a number of rows or columns"},
};

START_TEST(a_template_that_cannot_be_a_sheet_is_refused_at_its_place)
{
    struct sheet *sheet;
    struct diag diag = {0};

    ck_assert_int_eq(load(&sheet, stock, wrong[_i].part, &diag), STATUS_INVALID);
    ck_assert_ptr_null(sheet);
    ck_assert_uint_eq(diag.errors, 1);
    const struct diag_entry *entry = &diag.entries[0];
    ck_assert_msg(strstr(entry->message.id, wrong[_i].id) == entry->message.id, "%s: %s",
                  wrong[_i].part, entry->message.id);
    ck_assert_msg(entry->where.line == wrong[_i].line && entry->where.column == wrong[_i].column,
                  "%s: %d:%d", entry->message.id, entry->where.line, entry->where.column);
    diag_release(&diag);
}
END_TEST

START_TEST(the_only_template_need_not_be_named)
{
    struct sheet *sheet;
    struct diag diag = {0};

    ck_assert_int_eq(load(&sheet,
                          "<Glabels-templates><Template brand='B' part='1' size='a5'>"
                          "<Label-rectangle width='63mm' height='88mm'><Layout nx='1' ny='1' "
                          "x0='40mm' y0='60mm'/></Label-rectangle></Template></Glabels-templates>",
                          NULL, &diag),
                     STATUS_OK);
    ck_assert_double_eq(sheet->grid.paper_width, 148);
    ck_assert_str_eq(sheet->name, "B 1");
    sheet_free(sheet);
    ck_assert_int_eq(load(&sheet, "<Glabels-templates/>", NULL, &diag), STATUS_INVALID);
    ck_assert_str_eq(diag.entries[0].message.id,
                     "this file contains no <Template>; choose another file");
    diag_release(&diag);
}
END_TEST

START_TEST(a_sheet_of_ours_has_no_parts)
{
    struct sheet *sheet;
    struct diag diag = {0};

    ck_assert_int_eq(load(&sheet,
                          "<sheet format='1'><paper width='210' height='297'/>"
                          "<card width='63' height='88'/><grid columns='3' rows='3'/></sheet>",
                          "5371", &diag),
                     STATUS_INVALID);
    ck_assert_ptr_nonnull(strstr(diag.entries[0].message.id, "leave it out"));
    /* And still needs its format, which theirs does not have. */
    ck_assert_int_eq(load(&sheet, "<sheet/>", NULL, &diag), STATUS_INVALID);
    ck_assert_int_eq(load(&sheet, "<Glabels-templates format='1'/>", NULL, &diag), STATUS_INVALID);
    diag_release(&diag);
}
END_TEST

/* A4 with one label so large that it leaves these margins; and whether ruler and label are there,
 * within what a printer prints and beside the label. */
static const struct {
    double left, top, right, bottom;
    bool ruler, ruler_down, label, label_down;
} margins[] = {
    {20, 20, 20, 20, true, false, true, false}, {20, 5, 20, 5, true, true, true, true},
    {5, 5, 5, 5, false, false, false, false},   {5, 5, 20, 10, true, false, true, true},
    {9.3, 7.7, 5, 5, true, true, true, false},
};

START_TEST(ruler_and_label_stand_in_margins_with_room_or_not_at_all)
{
    char text[512];
    struct sheet *sheet;
    struct diag diag = {0};

    snprintf(text, sizeof text,
             "<Glabels-templates><Template brand='B' part='1' size='A4'><Label-rectangle "
             "width='%gmm' height='%gmm'><Layout nx='1' ny='1' x0='%gmm' y0='%gmm'/>"
             "</Label-rectangle></Template></Glabels-templates>",
             210 - margins[_i].left - margins[_i].right, 297 - margins[_i].top - margins[_i].bottom,
             margins[_i].left, margins[_i].top);
    ck_assert_int_eq(load(&sheet, text, NULL, &diag), STATUS_OK);
    struct box safe = {4, 4, 202, 289}, card = grid_front(&sheet->grid, 0);
    ck_assert(sheet->ruler.there == margins[_i].ruler);
    ck_assert(sheet->labelled == margins[_i].label);
    if (sheet->ruler.there) {
        ck_assert(sheet->ruler.down == margins[_i].ruler_down);
        ck_assert(box_contains(safe, ruler_box(&sheet->ruler)));
        ck_assert(!box_overlaps(card, ruler_box(&sheet->ruler)));
    }
    if (sheet->labelled) {
        ck_assert(sheet->label_down == margins[_i].label_down);
        ck_assert(box_contains(safe, sheet->label));
        ck_assert(!box_overlaps(card, sheet->label));
    }
    sheet_free(sheet);
    diag_release(&diag);
}
END_TEST

#define SIZE(array) (sizeof(array) / sizeof *(array))

void add_glabels_tests(Suite *suite)
{
    TCase *tests = add_case(suite, "glabels");

    tcase_add_test(tests, the_table_of_their_files_has_no_fault);
    tcase_add_loop_test(tests, a_template_is_a_sheet_with_its_labels_as_cards, 0, SIZE(right));
    tcase_add_loop_test(tests, a_template_that_cannot_be_a_sheet_is_refused_at_its_place, 0,
                        SIZE(wrong));
    tcase_add_test(tests, the_only_template_need_not_be_named);
    tcase_add_test(tests, a_sheet_of_ours_has_no_parts);
    tcase_add_loop_test(tests, ruler_and_label_stand_in_margins_with_room_or_not_at_all, 0,
                        SIZE(margins));
}
