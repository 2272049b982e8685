/* A template on cards of another size than it was drawn for: what becomes too small to read, and
 * what comes too near to the cut. */
#include "cases.h"
#include "table.h"

#include "render/sheets/print.h"
#include "render/sheets/safe_zone.h"

#include <string.h>

START_TEST(a_template_is_scaled_to_its_place_whole)
{
    struct sheet right = {.grid = {.card_width = 88.9, .card_height = 50.8},
                          .turning = TURNED_RIGHT};
    struct sheet left = right, upright = right;
    struct sheet mini = {.grid = {.card_width = 44, .card_height = 67}, .turning = TURNED_NONE};

    left.turning = TURNED_LEFT;
    upright.turning = TURNED_NONE;

    /* Turned, 63 mm stand in 50.8 and 88 in 88.9: the first is less. */
    ck_assert_double_eq_tol(sheet_scale(&right, 63, 88), 50.8 / 63, 1e-9);
    ck_assert_double_eq_tol(sheet_scale(&left, 63, 88), 50.8 / 63, 1e-9);
    ck_assert_double_eq_tol(sheet_scale(&upright, 63, 88), 50.8 / 88, 1e-9);
    ck_assert_double_eq_tol(sheet_scale(&mini, 63, 88), 44. / 63, 1e-9);
    ck_assert_double_eq_tol(sheet_scale(&mini, 44, 60), 1, 1e-9);
}
END_TEST

START_TEST(a_sheet_says_how_cards_are_turned)
{
    static const struct {
        enum card_turning turning;
        int upright, lying; /* in a place that stands, that lies */
    } wanted[] = {
        {TURNED_AUTO, 0, 1}, {TURNED_NONE, 0, 0}, {TURNED_LEFT, 3, 3}, {TURNED_RIGHT, 1, 1}};
    struct sheet sheet = {.turning = wanted[_i].turning,
                          .grid = {.card_width = 63, .card_height = 88}};

    ck_assert_int_eq(sheet_turns(&sheet, 63, 88), wanted[_i].upright);
    sheet.grid = (struct grid){.card_width = 88, .card_height = 63};
    ck_assert_int_eq(sheet_turns(&sheet, 63, 88), wanted[_i].lying);
}
END_TEST

#define HEAD                                                                                       \
    "<template format='1'><card width='63' height='88'/><font family='Andika'/>"                   \
    "<sign name='square'><area d='M 0 0 H 1'/></sign><sign name='star'><area d='M 0 0 H "          \
    "1'/></sign><face><layer for='number action wild'>\n"
#define TAIL "</layer></face><back><circle x='9' y='9' radius='9' fill='dark'/></back></template>"

/* One part, on cards of so many per cent of the template's size; `id` of the only complaint. */
static const struct {
    const char *name, *part;
    double percent;
    const char *id; /* NULL: it fits */
} sizes[] = {
    {"a number that fits as it is",
     "<number inline='yes' x='9' y='9' width='30' height='9' size='7'/>", 100, NULL},
    {"and at 70 %", "<number inline='yes' x='9' y='9' width='30' height='9' size='7'/>", 70, NULL},
    {"and not at 68 %: 7 mm become 4.76",
     "<number inline='yes' x='9' y='9' width='30' height='9' size='7'/>", 68,
     "on these cards this type is {size} mm high, too small to read across a table"},
    {"words at 50 %", "<text show='abbreviation' x='9' y='9' width='30' height='9' size='5'/>", 50,
     NULL},
    {"words at 47 %", "<text show='abbreviation' x='9' y='9' width='30' height='9' size='5'/>", 47,
     "on these cards this type is {size} mm high, too small to read in the hand"},
    {"a title at 50 %", "<text show='deck' x='9' y='9' width='40' height='20' size='5'/>", 50,
     NULL},
    {"a title at 47 %", "<text show='deck' x='9' y='9' width='40' height='20' size='5'/>", 47,
     "on these cards this type is {size} mm high, too small to read in the hand"},
    {"words in 2 mm",
     "<text show='deck' x='9' y='9' width='40' height='20' "
     "size='2'/>",
     100, "type of {size} mm is too small to read in the hand"},
    {"what fits only on a large card",
     "<number x='9' y='9' width='12' height='5' size='5' "
     "inline='yes' value='100/100'/>",
     200, NULL},
    {"and not on its own",
     "<number x='9' y='9' width='12' height='5' size='5' inline='yes' "
     "value='100/100'/>",
     100, "{number} does not fit"},
};

/* The same answer by measuring and by estimate, which print_check makes without a typeface. */
START_TEST(words_and_numbers_are_held_to_their_size_on_paper)
{
    struct strbuf text = {0};

    strbuf_addf(&text, HEAD "%s" TAIL, sizes[_i].part);
    struct table table = table_lay("<numbers values='1/2'/>", text.text);
    table.sheet->grid.card_width = 0.63 * sizes[_i].percent;
    table.sheet->grid.card_height = 0.88 * sizes[_i].percent;
    struct print_job job = {.deck = table.deck,
                            .template = table.template,
                            .sheet = table.sheet,
                            .backs = BACKS_NONE,
                            .words = table.words};
    struct press_job press_job = {
        .title = "Test", .author = "", .creator = "test", .language = "en", .family = "Andika"};
    struct press *press;
    ck_assert_int_eq(press_open(&press, &press_job, &table.diag), STATUS_OK);
    enum status status = print_cards(&job, press, &table.diag);
    press_close(press);
    ck_assert_msg(status == (sizes[_i].id ? STATUS_INVALID : STATUS_OK), "%s: %s", sizes[_i].name,
                  table.diag.count ? table.diag.entries[0].message.id : "nothing is said");
    if (sizes[_i].id) {
        ck_assert_msg(strstr(table.diag.entries[0].message.id, sizes[_i].id) != NULL, "%s: %s",
                      sizes[_i].name, table.diag.entries[0].message.id);
        /* Why, when it is the sheet that makes it small; at the sheet's place. */
        const struct diag_entry *last = &table.diag.entries[table.diag.count - 1];
        ck_assert_int_eq(last->severity == SEVERITY_NOTE, sizes[_i].percent < 100);
        ck_assert_msg(sizes[_i].percent >= 100 || strstr(last->where.file, "print/a4.xml"), "%s",
                      last->where.file);
    }
    strbuf_release(&text);
    table_clear(&table);
}
END_TEST

/* On a card of 63 by 88 mm with a safe zone of 3. */
static const struct {
    const char *part;
    bool back; /* it stands on the back, which is printed */
    size_t warnings;
} edges[] = {
    {"<number x='3' y='3' width='57' height='82' size='40'/>", false, 0},
    {"<number x='2.9' y='3' width='20' height='20' size='9'/>", false, 1},
    {"<number x='9' y='2.9' width='20' height='20' size='9'/>", false, 1},
    {"<number x='9' y='9' width='51.1' height='20' size='9'/>", false, 1},
    {"<number x='9' y='9' width='20' height='76.1' size='9'/>", false, 1},
    {"<corners><number x='1' y='9' width='20' height='20' size='9'/></corners>", false, 1},
    {"<text show='abbreviation' x='1' y='9' width='9' height='9' size='5'/>", false, 1},
    {"<mark sign='suit' x='5' y='9' size='5'/><mark sign='suit' x='7' y='9' size='5'/>", false, 1},
    {"<picture show='pie' value='1/2' x='1' y='9' width='9' height='9'/>", false, 1},
    {"<suits x='20' y='20' radius='17.5'/>", false, 1},
    {"<box x='-5' y='-5' width='73' height='98' fill='suit'/>", false, 0},
    {"<circle x='1' y='1' radius='5' fill='suit'/><path x='0' y='0' d='M 0 0 H 2' "
     "stroke='dark'/>",
     false, 0},
    {"<text show='deck' x='1' y='9' width='40' height='9' size='5'/>", true, 1},
    {"<text show='deck' x='4' y='9' width='40' height='9' size='5'/>", true, 0},
};

static struct table lay_edge(int row)
{
    struct strbuf text = {0};

    strbuf_addf(&text,
                "<template format='1'><card width='63' height='88'/><font family='Andika'/>"
                "<sign name='square'><area d='M 0 0 H 1'/></sign><sign name='star'>"
                "<area d='M 0 0 H 1'/></sign><face><layer for='number'>\n%s</layer>"
                "<layer for='wild'><number value='1' x='0' y='0' width='9' height='9' size='9'/>"
                "</layer></face>\n<back>%s</back></template>",
                edges[row].back ? "" : edges[row].part, edges[row].back ? edges[row].part : "");
    struct table table = table_lay("<numbers values='1/2'/>", text.text);
    table.sheet->safe = 3;
    strbuf_release(&text);
    return table;
}

START_TEST(what_is_read_in_the_safe_zone_is_warned_of_at_its_place)
{
    struct table table = lay_edge(_i);

    safe_zone_check(table.template, table.deck, table.sheet, true, &table.diag);
    ck_assert_msg(table.diag.warnings == edges[_i].warnings, "%s: %zu", edges[_i].part,
                  table.diag.warnings);
    ck_assert_uint_eq(table.diag.errors, 0);
    if (table.diag.warnings)
        ck_assert_int_eq(table.diag.entries[0].where.line, edges[_i].back ? 4 - 1 : 2);
    table_clear(&table);
}
END_TEST

START_TEST(a_back_that_is_not_printed_and_a_sheet_without_a_safe_zone_warn_of_nothing)
{
    struct table table = lay_edge(12), other = lay_edge(1);

    safe_zone_check(table.template, table.deck, table.sheet, false, &table.diag);
    ck_assert_uint_eq(table.diag.count, 0);
    other.sheet->safe = 0;
    safe_zone_check(other.template, other.deck, other.sheet, true, &other.diag);
    ck_assert_uint_eq(other.diag.count, 0);
    table_clear(&table);
    table_clear(&other);
}
END_TEST

/* At half its size what stood at 5 mm comes to 2.5. In a place that is wider than the template it
 * stands in the middle, so that there is room at its sides. */
START_TEST(the_safe_zone_is_measured_on_the_card_as_it_is_printed)
{
    struct table table = lay_edge(7);

    table.sheet->safe = 2.4;
    safe_zone_check(table.template, table.deck, table.sheet, true, &table.diag);
    ck_assert_uint_eq(table.diag.warnings, 0); /* 2.5 mm */
    table.sheet->grid.card_width = 44;
    table.sheet->grid.card_height = 31.5; /* lies: turned and half as large */
    safe_zone_check(table.template, table.deck, table.sheet, true, &table.diag);
    ck_assert_uint_eq(table.diag.warnings, 2); /* 1.25 and 2.25 mm */
    table.sheet->grid.card_height = 41.5;      /* 5 mm more at each side */
    safe_zone_check(table.template, table.deck, table.sheet, true, &table.diag);
    ck_assert_uint_eq(table.diag.warnings, 2);
    table_clear(&table);
}
END_TEST

/* An image may run over the edge of the card, as boxes may. */
START_TEST(an_image_may_come_near_to_the_cut)
{
    struct table table = lay_edge(0);
    const struct part image = {.kind = PART_IMAGE, .box = {-3, -3, 69, 94}};
    const struct layer layer = {.kinds = ~0u, .parts = &image, .count = 1};
    const struct template template = {
        .width = 63, .height = 88, .layers = &layer, .layer_count = 1};

    safe_zone_check(&template, table.deck, table.sheet, false, &table.diag);
    ck_assert_uint_eq(table.diag.count, 0);
    table_clear(&table);
}
END_TEST

#define SIZE(array) (sizeof(array) / sizeof *(array))

void add_scale_tests(Suite *suite)
{
    TCase *tests = add_case(suite, "scale");

    tcase_add_test(tests, a_template_is_scaled_to_its_place_whole);
    tcase_add_loop_test(tests, a_sheet_says_how_cards_are_turned, 0, 4);
    tcase_add_loop_test(tests, words_and_numbers_are_held_to_their_size_on_paper, 0, SIZE(sizes));
    tcase_add_loop_test(tests, what_is_read_in_the_safe_zone_is_warned_of_at_its_place, 0,
                        SIZE(edges));
    tcase_add_test(tests,
                   a_back_that_is_not_printed_and_a_sheet_without_a_safe_zone_warn_of_nothing);
    tcase_add_test(tests, the_safe_zone_is_measured_on_the_card_as_it_is_printed);
    tcase_add_test(tests, an_image_may_come_near_to_the_cut);
}
