/* Label stock that gLabels and LibreOffice describe, read as sheets. */
#include "cases.h"

#include "grammar_fault.h"
#include "paper/sheet.h"
#include "paper/stock.h"

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

START_TEST(the_tables_of_their_files_have_no_fault)
{
    const char *fault = grammar_fault(&glabels_grammar);

    ck_assert_msg(fault == NULL, "%s", fault);
    fault = grammar_fault(&libreoffice_grammar);
    ck_assert_msg(fault == NULL, "%s", fault);
}
END_TEST

#define PT (25.4 / 72)

/* The same stock as the sheet of Avery 8373, by inches; and that for Zweckform 32010 in points,
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
    {"one", "Ours one", {100, 6 * 25.4, 90, 2 * 25.4, 1, 1, 0, 0, 0, 10}, 0, 0, BACKS_NONE},
};

START_TEST(a_template_is_a_sheet_with_its_labels_as_cards)
{
    struct sheet *sheet;
    struct diag diag = {0};
    const struct grid *wanted = &right[_i].grid;

    ck_assert_msg(load(&sheet, stock, right[_i].part, &diag) == STATUS_OK, "%s",
                  diag.count ? diag.entries[0].message.id : "");
    ck_assert_uint_eq(diag.errors, 0);
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
    diag_release(&diag);
    diag = (struct diag){0};
    ck_assert_int_eq(load(&sheet, "<Glabels-templates/>", NULL, &diag), STATUS_INVALID);
    ck_assert_str_eq(diag.entries[0].message.id,
                     "this file contains no template of labels; choose another file");
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

/* The notes on templates, by their parts, in their order; and whether they are printed on backs. */
static const char telling[] =
    "<!DOCTYPE Glabels-templates SYSTEM 'http://127.0.0.1:1/glabels.dtd'>\n"
    "<Glabels-templates>\n"
    /* The list of a newer gLabels, with what this one does not know, and templates that are wrong.
     */
    "<Future kind='1'>text<More/></Future>text\n"
    "<Template brand='Z'><Label-rectangle/></Template>\n"
    "<Template brand='Z' part='sized' size='A4' new='1'><Label-rectangle width='20mm'>"
    "<Layout nx='1' ny='1'/></Label-rectangle></Template>\n"
    "<Template brand='Z' part='A4/24' size='A4'><Meta category='label'/>"
    "<Label-rectangle width='97mm' height='70mm'>"
    "<Layout nx='2' ny='4' x0='7.5mm' y0='5.5mm' dx='98mm' "
    "dy='72mm'/></Label-rectangle></Template>\n"
    "<Template brand='Z' part='#8' size='SRA4'><Meta category='mail'/><Meta category='postcards'/>"
    "<Label-rectangle width='105mm' height='148mm'>"
    "<Layout nx='2' ny='2' x0='7.5mm' y0='12mm' dx='105mm' dy='148mm'/></Label-rectangle>"
    "</Template>\n"
    "<Template brand='Z' part='plain' size='RA4'><Label-rectangle width='105mm' height='148mm'>"
    "<Layout nx='2' ny='2' x0='2.5mm' y0='4.5mm' dx='105mm' dy='148mm'/></Label-rectangle>"
    "</Template>\n"
    /* Half of A4 across in whole points, 2 × 298 of them; and an overlap of one. */
    "<Template brand='Z' part='wide' size='A4'><Meta category='label'/>"
    "<Label-rectangle width='298' height='210'>"
    "<Layout nx='2' ny='4' x0='0' y0='0' dx='298' dy='210'/></Label-rectangle></Template>\n"
    "<Template brand='Z' part='lap' size='A4'><Meta category='label'/>"
    "<Label-rectangle width='280' height='190'>"
    "<Layout nx='2' ny='4' x0='15' y0='43' dx='285' dy='189'/></Label-rectangle></Template>\n"
    "<Template brand='Z' part='same' equiv='plain'><Meta category='card'/></Template>\n"
    "<Template brand='Z' part='off' size='A4'><Meta category='label'/>"
    "<Label-rectangle width='99.1mm' height='38.1mm'>"
    "<Layout nx='2' ny='7' x0='3.35mm' y0='15.17mm' dx='103.01mm' dy='38.1mm'/></Label-rectangle>"
    "</Template>\n"
    "<Template brand='Z' part='high' size='A4'><Meta category='label'/>"
    "<Label-rectangle width='99mm' height='38mm'>"
    "<Layout nx='2' ny='7' x0='6mm' y0='15.1mm' dx='99mm' dy='38mm'/></Label-rectangle>"
    "</Template>\n"
    "<Template brand='Z' part='mini' size='a9'><Meta category='label'/>"
    "<Label-rectangle width='37mm' height='52mm'><Layout nx='1' ny='1'/></Label-rectangle>"
    "</Template>\n"
    "</Glabels-templates>\n";

#define UNSAID "this file does not say whether"
#define OFF    "the labels of the template “{part}” are not in the middle"

static const struct {
    const char *part;
    enum backs backs;
    const char *note; /* NULL: none */
} told[] = {
    {"A4/24", BACKS_NONE, NULL},
    {"z a4/24", BACKS_NONE, NULL},
    {"#8", BACKS_LONG, NULL},
    {"plain", BACKS_NONE, UNSAID},
    {"same", BACKS_LONG, NULL},
    {"wide", BACKS_NONE, "the labels of the template “{part}” reach {over} mm beyond"},
    {"lap", BACKS_NONE, "the labels of the template “{part}” measure {size} mm one way"},
    {"off", BACKS_NONE, OFF},
    {"high", BACKS_NONE, OFF},
    {"mini", BACKS_NONE, NULL},
};

START_TEST(what_is_doubtful_in_a_template_is_a_note_and_it_is_a_sheet_all_the_same)
{
    struct sheet *sheet;
    struct diag diag = {0};

    ck_assert_int_eq(load(&sheet, telling, told[_i].part, &diag), STATUS_OK);
    ck_assert_int_eq(sheet->backs, told[_i].backs);
    ck_assert_uint_eq(diag.errors + diag.warnings, 0);
    ck_assert_uint_eq(diag.count, told[_i].note != NULL);
    if (diag.count)
        ck_assert_msg(strstr(diag.entries[0].message.id, told[_i].note) ==
                          diag.entries[0].message.id,
                      "%s", diag.entries[0].message.id);
    struct box paper = {0, 0, sheet->grid.paper_width, sheet->grid.paper_height};
    ck_assert(box_contains(paper, grid_area(&sheet->grid)));
    ck_assert(!sheet->labelled || box_contains(paper, sheet->label));
    sheet_free(sheet);
    diag_release(&diag);
}
END_TEST

START_TEST(what_a_template_lacks_is_told_when_it_is_chosen)
{
    struct sheet *sheet;
    struct diag diag = {0};

    ck_assert_int_eq(load(&sheet, telling, "sized", &diag), STATUS_INVALID);
    ck_assert_uint_eq(diag.errors, 1);
    ck_assert_str_eq(diag.entries[0].message.id,
                     "the template “{part}” lacks “{attribute}” in its <{element}>; add that, or "
                     "choose another");
    diag_release(&diag);
}
END_TEST

START_TEST(a_doctype_that_defines_entities_is_refused)
{
    struct sheet *sheet;
    struct diag diag = {0};

    ck_assert_int_eq(load(&sheet,
                          "<!DOCTYPE Glabels-templates [<!ENTITY a 'b'>]>\n<Glabels-templates/>",
                          NULL, &diag),
                     STATUS_UNREADABLE);
    ck_assert_ptr_null(sheet);
    diag_release(&diag);
}
END_TEST

/* LibreOffice's list: two makers with one number, endless paper, and one that is wrong. */
static const char office[] =
    "<?xml version='1.0' encoding='UTF-8'?>\n"
    "<manufacturers>\n"
    "<manufacturer name='Ours A4'><label id='L0'><name>Dd8/D9 Cards, large</name>"
    "<measure>S;9100;5500;9000;5400;1450;1150;2;5;21000;29700</measure></label>\n"
    "<label id='L1'><name>11 Endless</name>"
    "<measure>C;9100;5500;9100;5500;1400;1100;1;1;21000;29700</measure></label></manufacturer>\n"
    "<manufacturer name='Theirs'/>\n"
    "<manufacturer name='Ours'><label><name>Dd8 &amp; more</name>"
    "<measure>S;9100;5500;9100;5500;1400;1100;2;5;21000;29700</measure></label>\n"
    "<label><name>short</name><measure>S;1;2</measure></label><label/></manufacturer>\n"
    "</manufacturers>\n";

START_TEST(a_format_of_libreoffice_is_a_sheet)
{
    struct sheet *sheet;
    struct diag diag = {0};

    ck_assert_int_eq(load(&sheet, office, "ours a4 dd8", &diag), STATUS_OK);
    ck_assert_str_eq(sheet->name, "Ours A4 Dd8/D9 Cards, large");
    const struct grid *grid = &sheet->grid;
    ck_assert_double_eq_tol(grid->paper_width, 210, 1e-6);
    ck_assert_double_eq_tol(grid->paper_height, 297, 1e-6);
    ck_assert_double_eq_tol(grid->card_width, 90, 1e-6);
    ck_assert_double_eq_tol(grid->card_height, 54, 1e-6);
    ck_assert_double_eq_tol(grid->gap_x, 1, 1e-6);
    ck_assert_double_eq_tol(grid->gap_y, 1, 1e-6);
    ck_assert_double_eq_tol(grid->left, 14.5, 1e-6);
    ck_assert_double_eq_tol(grid->top, 11.5, 1e-6);
    ck_assert_int_eq(grid->columns, 2);
    ck_assert_int_eq(grid->rows, 5);
    /* The list does not say what is card. */
    ck_assert_int_eq(sheet->backs, BACKS_NONE);
    ck_assert_uint_eq(diag.count, 1);
    sheet_free(sheet);
    ck_assert_int_eq(load(&sheet, office, "Dd8 & more", &diag), STATUS_OK);
    sheet_free(sheet);
    diag_release(&diag);
}
END_TEST

static const struct {
    const char *part;
    int line;
    const char *id;
} office_wrong[] = {
    {NULL, 2, "this file contains several templates"},
    {"Dd8", 2, "“{part}” matches several templates"},
    {"D", 2, "this file has no template “{part}”"},
    {"", 2, "this file has no template “{part}”"},
    {"11", 4, "“{part}” is continuous paper"},
    {"short", 7, "the format “{text}” is not “S”"},
};

START_TEST(a_format_of_libreoffice_that_cannot_be_a_sheet_is_refused_at_its_place)
{
    struct sheet *sheet;
    struct diag diag = {0};

    ck_assert_int_eq(load(&sheet, office, office_wrong[_i].part, &diag), STATUS_INVALID);
    ck_assert_uint_eq(diag.errors, 1);
    const struct diag_entry *entry = &diag.entries[0];
    ck_assert_msg(strstr(entry->message.id, office_wrong[_i].id) == entry->message.id &&
                      entry->where.line == office_wrong[_i].line,
                  "%d: %s", entry->where.line, entry->message.id);
    diag_release(&diag);
}
END_TEST

/* What is written of a sheet of stock is read as the same sheet, of which our own check has nothing
 * to say. */
START_TEST(a_sheet_of_stock_is_written_as_one_of_ours)
{
    struct sheet *theirs, *ours;
    struct diag diag = {0};
    struct strbuf text = {0};

    ck_assert_int_eq(load(&theirs, telling, told[_i].part, &diag), STATUS_OK);
    sheet_write_stock(theirs, "en", &text);
    diag_release(&diag);
    diag = (struct diag){0};
    enum status status = load(&ours, strbuf_text(&text), NULL, &diag);
    ck_assert_msg(status == STATUS_OK && !diag.count, "%s: %s", strbuf_text(&text),
                  diag.count ? diag.entries[0].message.id : "");
    ck_assert_int_eq(ours->backs, theirs->backs);
    ck_assert_double_eq_tol(ours->grid.card_width, theirs->grid.card_width, 0.0011);
    ck_assert_double_eq_tol(ours->grid.gap_y, theirs->grid.gap_y, 0.0011);
    ck_assert_double_eq_tol(ours->grid.left, theirs->grid.left, 0.0011);
    ck_assert_double_eq(ours->marks.length, 0);
    ck_assert(ours->ruler.there == theirs->ruler.there && ours->labelled == theirs->labelled);
    sheet_free(ours);
    sheet_free(theirs);
    strbuf_release(&text);
    diag_release(&diag);
}
END_TEST

#define SIZE(array) (sizeof(array) / sizeof *(array))

void add_glabels_tests(Suite *suite)
{
    TCase *tests = add_case(suite, "glabels");

    tcase_add_test(tests, the_tables_of_their_files_have_no_fault);
    tcase_add_loop_test(tests, a_template_is_a_sheet_with_its_labels_as_cards, 0, SIZE(right));
    tcase_add_loop_test(tests, a_template_that_cannot_be_a_sheet_is_refused_at_its_place, 0,
                        SIZE(wrong));
    tcase_add_test(tests, the_only_template_need_not_be_named);
    tcase_add_test(tests, a_sheet_of_ours_has_no_parts);
    tcase_add_loop_test(tests, ruler_and_label_stand_in_margins_with_room_or_not_at_all, 0,
                        SIZE(margins));
    tcase_add_loop_test(tests,
                        what_is_doubtful_in_a_template_is_a_note_and_it_is_a_sheet_all_the_same, 0,
                        SIZE(told));
    tcase_add_test(tests, what_a_template_lacks_is_told_when_it_is_chosen);
    tcase_add_test(tests, a_doctype_that_defines_entities_is_refused);
    tcase_add_test(tests, a_format_of_libreoffice_is_a_sheet);
    tcase_add_loop_test(tests,
                        a_format_of_libreoffice_that_cannot_be_a_sheet_is_refused_at_its_place, 0,
                        SIZE(office_wrong));
    tcase_add_loop_test(tests, a_sheet_of_stock_is_written_as_one_of_ours, 0, SIZE(told));
}
