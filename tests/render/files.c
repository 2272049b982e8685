/* Templates and sheets: their grammars, what ships, and what is refused where. */
#include "cases.h"

#include "base/strbuf.h"
#include "deck/deck.h"
#include "grammar_fault.h"
#include "paper/sheet.h"
#include "render/template/template.h"
#include "xml/committed.h"

#include <string.h>
#include <unistd.h>

static const struct grammar *const grammars[] = {&template_grammar, &sheet_grammar};
static const char *const schemas[] = {"templates/template", "print/sheet"};

START_TEST(the_tables_have_no_fault)
{
    const char *fault = grammar_fault(grammars[_i]);

    ck_assert_msg(fault == NULL, "%s: %s", grammars[_i]->root, fault);
}
END_TEST

START_TEST(the_committed_schemas_are_those_of_the_tables)
{
    expect_committed_schemas(grammars[_i], schemas[_i]);
}
END_TEST

static const char *const shipped[][2] = {{"templates/template.rng", "plain"},
                                         {"templates/template.rng", "bold"},
                                         {"templates/template.rng", "picture"},
                                         {"templates/template.rng", "parts/signs"},
                                         {"templates/template.rng", "parts/back"},
                                         {"templates/template.rng", "studio"},
                                         {"templates/template.rng", "parts/studio-signs"},
                                         {"print/sheet.rng", "a4"},
                                         {"print/sheet.rng", "a4-bleed"},
                                         {"print/sheet.rng", "avery-5371"},
                                         {"print/sheet.rng", "shop-poker"}};

START_TEST(xmllint_finds_every_shipped_file_right_by_its_schema)
{
    char folder[32];

    snprintf(folder, sizeof folder, "%.*s", (int)strcspn(shipped[_i][0], "/"), shipped[_i][0]);
    expect_xmllint_content(shipped[_i][0], folder, shipped[_i][1]);
}
END_TEST

static const char *in_tree(const char *path)
{
    static char full[4096];

    snprintf(full, sizeof full, "%s/%s", getenv("BREUK_SOURCE"), path);
    return full;
}

static const char *const templates[] = {"plain", "bold", "picture", "studio"};

START_TEST(a_shipped_template_has_a_sign_for_every_shape_and_action_and_a_layer_for_every_kind)
{
    struct template *template;
    struct diag diag = {0};
    char path[64];
    unsigned kinds = 0;

    snprintf(path, sizeof path, "templates/%s.xml", templates[_i]);
    ck_assert_int_eq(template_load(&template, in_tree(path), &diag), STATUS_OK);
    ck_assert_uint_eq(diag.count, 0);
    ck_assert_str_eq(template->name, templates[_i]);
    for (int i = 0; deck_shapes[i]; i++)
        ck_assert_ptr_nonnull(template_sign(template, deck_shapes[i]));
    for (int action = ACTION_DRAW_TWO; action <= ACTION_WILD_DRAW_FOUR; action++)
        ck_assert_ptr_nonnull(template_sign(template, deck_action_word((enum action)action)));
    for (size_t i = 0; i < template->layer_count; i++)
        kinds |= template->layers[i].kinds;
    ck_assert_uint_eq(kinds, (1u << FACE_KINDS) - 1);
    ck_assert_uint_ge(template->back_count, 2);
    template_free(template);
    diag_release(&diag);
}
END_TEST

/* A file of its own for each text; the path lives until the next call. */
static const char *file_of(const char *text)
{
    static char path[] = "/tmp/breuk-render-test.XXXXXX";

    snprintf(path, sizeof path, "/tmp/breuk-render-test.XXXXXX");
    int file = mkstemp(path);
    ck_assert_int_ge(file, 0);
    ck_assert_int_eq(write(file, text, strlen(text)), (ssize_t)strlen(text));
    close(file);
    return path;
}

struct mistake {
    const char *text; /* parts or elements of the file */
    int line, column;
    const char *id; /* how the message begins */
};

static void expect_mistake(const struct mistake *mistake, const struct diag *diag)
{
    ck_assert_msg(diag->errors == 1, "%s: %zu errors", mistake->text, diag->errors);
    const struct diag_entry *entry = &diag->entries[0];
    ck_assert_msg(strstr(entry->message.id, mistake->id) == entry->message.id, "%s: %s",
                  mistake->text, entry->message.id);
    ck_assert_msg(entry->where.line == mistake->line && entry->where.column == mistake->column,
                  "%s: at %d:%d", mistake->text, entry->where.line, entry->where.column);
}

/* On line 3 of a template, in its first layer. */
static const struct mistake parts[] = {
    {"<box x='1' y='1' width='2' height='2' fill='siut'/>", 3, 45, "there is no ink “{name}”; did"},
    {"<box x='1' y='1' width='2' height='2' fill='xyzzy'/>", 3, 45,
     "there is no ink “{name}”; choose one of:"},
    {"<path d='M 1 1 L 2' fill='dark'/>", 3, 19, "a number is missing"},
    {"</layer><layer for='number' shortest='7' longest='6'>", 3, 39, "shortest is more than"},
    {"</layer><layer for='number' value='1/2 1/0'>", 3, 40, "“{text}”: nothing can be divided"},
    {"<path d='&#x4D; 1 1 X' fill='dark'/>", 3, 21, "this is not a path command"},
    {"<mark sign='moon' x='1' y='1' size='2'/>", 3, 13, "there is no sign"},
    {"<number value='1/0' x='1' y='1' width='2' height='2' size='3'/>", 3, 16,
     "“{text}”: nothing can be divided into 0 parts; write 1, 2 or more instead"},
    {"<picture value='1/2' x='1' y='1' width='2' height='2'/>", 3, 17,
     "a picture with its own value"},
    {"<picture show='pie' value='-1/2' x='1' y='1' width='2' height='2'/>", 3, 28,
     "only a number line can show a number below zero"},
    {"<picture show='pie' value='1/101' x='1' y='1' width='2' height='2'/>", 3, 28,
     "a picture can show at most {count} parts"},
    {"<picture fill='none' x='1' y='1' width='2' height='2'/>", 3, 16,
     "<{element}> needs a visible"},
    {"<picture stroke='none' x='1' y='1' width='2' height='2'/>", 3, 18,
     "<{element}> needs a visible"},
    {"<mark sign='suit' ink='none' x='1' y='1' size='2'/>", 3, 24, "<{element}> needs a visible"},
    {"<text show='deck' ink='none' x='1' y='1' width='2' height='2' size='3'/>", 3, 24,
     "<{element}> needs a visible"},
    {"<number ink='none' x='1' y='1' width='2' height='2' size='3'/>", 3, 14,
     "<{element}> needs a visible"},
    {"<picture show='line' value='13' x='1' y='1' width='2' height='2'/>", 3, 29,
     "a picture can show at most {count} wholes"},
    {"<box x='1' y='1' width='2' height='2' wider='1 2 3 4 5 6 7 8' fill='dark'/>", 3, 46,
     "at most {most} numbers can stand here"},
    {"<box x='1' y='1' width='2' height='2' wider='3 2' fill='dark'/>", 3, 48,
     "each number must be larger than the one before"},
    {"<wall value='1/13' x='1' y='1' width='9' height='9'/>", 3, 14, "a wall shows a fraction"},
    {"<wall value='1' x='1' y='1' width='9' height='9'/>", 3, 14, "a wall shows a fraction"},
    {"<wall value='1/0' x='1' y='1' width='9' height='9'/>", 3, 14, "“{text}”: nothing can be"},
};

/* Loads a template with the mistake between two texts. */
static void expect_refused(const char *before, const struct mistake *mistake, const char *behind)
{
    struct strbuf text = {0};
    struct template *template;
    struct diag diag = {0};

    strbuf_addf(&text,
                "<template format='1'><card width='63' height='88'/><font family='Andika'/>\n"
                "%s%s%s</template>",
                before, mistake->text, behind);
    const char *path = file_of(text.text);
    ck_assert_int_eq(template_load(&template, path, &diag), STATUS_INVALID);
    ck_assert_ptr_null(template);
    expect_mistake(mistake, &diag);
    unlink(path);
    strbuf_release(&text);
    diag_release(&diag);
}

START_TEST(a_mistake_in_a_part_is_told_at_its_place)
{
    expect_refused("<face><layer for='number'>\n", &parts[_i], "</layer></face>");
}
END_TEST

/* On line 2 of a template. */
static const struct mistake heads[] = {
    {"<ink name='sky' colour='#112233'/><ink name='suit' colour='#112233'/>", 2, 46,
     "the ink “{name}” already exists"},
    {"<sign name='moon'/>", 2, 1, "the sign “{name}” is empty"},
    {"<sign name='star' parts='5'><area d='M 0 -5 L 1.35 -1.7 L 4.9 -1.5 L 2.15 0.75 L 3.05 4.2 L "
     "0 2.25 L -3.05 4.2 L -2.15 0.75 L -4.9 -1.5 L -1.35 -1.7 Z'/></sign>",
     2, 26, "{parts} parts of the sign “{name}” would not be equal"},
    {"<back><text show='suit' x='1' y='1' width='2' height='2' size='3'/></back>", 2, 7,
     "a back does not belong to a card"},
    {"<back><mark sign='action' x='1' y='1' size='2'/></back>", 2, 7,
     "a back does not belong to a card"},
    {"<back><mark sign='suit' x='1' y='1' size='2'/></back>", 2, 7,
     "a back does not belong to a card"},
    {"<back><number x='1' y='1' width='2' height='2' size='3'/></back>", 2, 7,
     "a back does not belong to a card"},
};

START_TEST(a_mistake_in_a_templates_head_or_back_is_told_at_its_place)
{
    expect_refused("", &heads[_i], "\n<face><layer for='number'/></face>");
}
END_TEST

START_TEST(a_cut_that_would_run_into_a_fractions_bar_is_warned_of)
{
    const char *path =
        file_of("<template format='1'><card width='63' height='88'/><font family='Andika'/>\n"
                "<sign name='square' parts='4'><area d='M -3 -3 H 3 V 3 H -3 Z'/></sign>\n"
                "<sign name='tilted' parts='4' first='22.5'><area d='M -3 -3 H 3 V 3 H -3 Z'/>"
                "</sign><face><layer for='number'/></face></template>");
    struct template *template;
    struct diag diag = {0};

    ck_assert_int_eq(template_load(&template, path, &diag), STATUS_OK);
    ck_assert_uint_eq(diag.count, 1);
    ck_assert_int_eq(diag.entries[0].severity, SEVERITY_WARNING);
    ck_assert_int_eq(diag.entries[0].where.line, 2);
    ck_assert_int_eq(diag.entries[0].where.column, 28);
    ck_assert_ptr_nonnull(strstr(diag.entries[0].message.id, "would lie level"));
    template_free(template);
    diag_release(&diag);
    unlink(path);
}
END_TEST

static const struct mistake sheets[] = {
    {"<card width='63' height='88'/>\n<grid columns='4' rows='3'/>", 3, 1,
     "the cards do not fit on the paper"},
    {"<card width='63' height='88'/>\n<grid columns='3' rows='3' left='22'/>", 3, 34,
     "the cards run off the paper: “{name}” can be at most"},
    {"<card width='50' height='88' bleed='3'/>\n<grid columns='3' rows='1' gap-x='5'/>", 2, 37,
     "a bleed of {bleed} mm"},
    {"<card width='50' height='70' bleed='3'/>\n<grid columns='1' rows='3' gap-y='5'/>", 2, 37,
     "a bleed of {bleed} mm"},
    {"<card width='63' height='88'/>\n<grid columns='3' rows='3'/><ruler x='120' y='5'/>", 3, 29,
     "<{element}> runs off the paper"},
    {"<card width='63' height='88'/><grid columns='3' rows='3'/>\n"
     "<ruler x='203' y='198' direction='down'/>",
     3, 1, "<{element}> runs off the paper"},
    {"<card width='63' height='88'/><grid columns='3' rows='3'/>\n<label x='9' y='9' width='202'/>",
     3, 1, "<{element}> runs off the paper"},
    {"<card width='63' height='88'/><grid columns='3' rows='3'/>\n<crop-marks length='9'/>", 3, 1,
     "<{element}> runs off the paper"},
    {"<card width='50' height='70' bleed='3'/><grid columns='1' rows='1'/>\n"
     "<crop-marks offset='2.9'/>",
     3, 21, "the crop marks are inside the bleed"},
    {"<card width='50' height='70' bleed='3'/><grid columns='1' rows='1'/>\n"
     "<crop-marks style='extended' offset='2.9'/>",
     3, 38, "the crop marks are inside the bleed"},
    {"<card width='63' height='88'/><grid columns='3' rows='3'/>\n"
     "<crop-marks style='extended' offset='10.6'/>",
     3, 1, "<{element}> runs off the paper"},
    {"<card width='50' height='70' bleed='3'/><grid columns='1' rows='1'/>\n"
     "<crop-marks offset='3' inner='1'/>",
     3, 31, "crosses of {inner} mm are inside the bleed"},
    {"<card width='63' height='88' bleed='11'/>\n<grid columns='1' rows='1' left='10.5'/>", 3, 34,
     "a bleed of {bleed} mm runs off the paper; make “{name}” from"},
    {"<card width='63' height='88' safe='31.5'/>\n<grid columns='3' rows='3'/>", 2, 36,
     "a safe zone of {safe} mm leaves no room"},
    {"<card width='63' height='88'/><grid columns='3' rows='3'/>\n<ruler x='50' y='276'/>", 3, 1,
     "<{element}> overlaps the cards"},
    {"<card width='63' height='88'/><grid columns='3' rows='3'/>\n"
     "<ruler x='6' y='50' direction='down'/>",
     3, 1, "<{element}> overlaps the cards"},
    {"<card width='50' height='88' bleed='3'/><grid columns='3' rows='1'\n gap-x='9'/>"
     "<label x='80' y='180' width='50' height='4'/>",
     3, 13, "<{element}> overlaps the cards"},
    {"<card width='63' height='88'/><grid columns='3' rows='3'/>\n<ruler x='50' y='292.5'/>", 3, 1,
     "<{element}> runs off the paper"},
};

START_TEST(a_sheet_that_cannot_be_is_told_at_its_place)
{
    struct strbuf text = {0};
    struct sheet *sheet;
    struct diag diag = {0};

    strbuf_addf(&text, "<sheet format='1'><paper width='210' height='297'/>\n%s</sheet>",
                sheets[_i].text);
    const char *path = file_of(text.text);
    ck_assert_int_eq(sheet_load(&sheet, path, &diag), STATUS_INVALID);
    ck_assert_ptr_null(sheet);
    expect_mistake(&sheets[_i], &diag);
    unlink(path);
    strbuf_release(&text);
    diag_release(&diag);
}
END_TEST

START_TEST(a_bleed_as_wide_as_half_the_gap_and_marks_at_its_edge_are_taken)
{
    const char *path = file_of("<sheet format='1'><paper width='210' height='297'/>"
                               "<card width='50' height='70' bleed='3'/>"
                               "<grid columns='3' rows='3' gap-x='6' gap-y='6'/>"
                               "<crop-marks offset='3'/><ruler x='40' y='262.5'/>"
                               "<label x='12' y='30' width='9' height='200' direction='down'/>"
                               "</sheet>");
    struct sheet *sheet;
    struct diag diag = {0};

    ck_assert_int_eq(sheet_load(&sheet, path, &diag), STATUS_OK);
    ck_assert_double_eq(sheet->bleed, 3);
    sheet_free(sheet);
    unlink(path);
    diag_release(&diag);
}
END_TEST

START_TEST(a_file_that_is_not_there_is_not_found)
{
    struct template *template;
    struct sheet *sheet;
    struct diag diag = {0};

    ck_assert_int_eq(template_load(&template, in_tree("templates/none.xml"), &diag),
                     STATUS_NOT_FOUND);
    ck_assert_int_eq(sheet_load(&sheet, in_tree("print/none.xml"), &diag), STATUS_NOT_FOUND);
    ck_assert_uint_eq(diag.errors, 2);
    diag_release(&diag);
}
END_TEST

#define SIZE(array) (sizeof(array) / sizeof *(array))

void add_file_tests(Suite *suite)
{
    TCase *tests = add_case(suite, "files");

    tcase_add_loop_test(tests, the_tables_have_no_fault, 0, SIZE(grammars));
    tcase_add_loop_test(tests, the_committed_schemas_are_those_of_the_tables, 0, SIZE(grammars));
    tcase_add_loop_test(tests, xmllint_finds_every_shipped_file_right_by_its_schema, 0,
                        SIZE(shipped));
    tcase_add_loop_test(
        tests, a_shipped_template_has_a_sign_for_every_shape_and_action_and_a_layer_for_every_kind,
        0, SIZE(templates));
    tcase_add_loop_test(tests, a_mistake_in_a_part_is_told_at_its_place, 0, SIZE(parts));
    tcase_add_test(tests, a_cut_that_would_run_into_a_fractions_bar_is_warned_of);
    tcase_add_loop_test(tests, a_mistake_in_a_templates_head_or_back_is_told_at_its_place, 0,
                        SIZE(heads));
    tcase_add_loop_test(tests, a_sheet_that_cannot_be_is_told_at_its_place, 0, SIZE(sheets));
    tcase_add_test(tests, a_bleed_as_wide_as_half_the_gap_and_marks_at_its_edge_are_taken);
    tcase_add_test(tests, a_file_that_is_not_there_is_not_found);
}
