/* Decks that cannot be printed, or only with a warning; and long ones. */
#include "cases.h"
#include "table.h"

#include "render/sheets/print.h"

#include <stdio.h>
#include <string.h>

static struct print_job job_of(const struct table *table)
{
    return (struct print_job){.deck = table->deck,
                              .template = table->template,
                              .sheet = table->sheet,
                              .backs = BACKS_LONG,
                              .words = table->words};
}

/* Prints into memory, all the way to the finished file. */
static enum status print_deck(const struct print_job *job, struct strbuf *out, struct diag *diag)
{
    struct press_job press_job = {
        .title = "Test",
        .author = "",
        .creator = "test",
        .language = job->words.language,
        .family = job->template->family,
        .family_where = job->template->family_where,
        .duplex = job->backs != BACKS_NONE,
        .sink = table_sink(out),
    };
    struct press *press;
    enum status status = press_open(&press, &press_job, diag);

    if (status == STATUS_OK)
        status = print_cards(job, press, diag);
    if (status == STATUS_OK)
        status = press_finish(press);
    press_close(press);
    return status;
}

#define HEAD                                                                                       \
    "<template format='1'><card width='63' height='88'/><font family='Andika'/>"                   \
    "<sign name='square'><area d='M 0 0 H 1'/></sign><sign name='star'><area d='M 0 0 H "          \
    "1'/></sign>"
#define NUMBERS "<layer for='number'><number x='1' y='1' width='9' height='9' size='9'/></layer>"
#define BACK    "<back><circle x='9' y='9' radius='9' fill='dark'/></back>"

static const struct {
    const char *name, *elements, *template;
    size_t errors;
    const char *id;
} refusals[] = {
    {"no layer for two kinds", "<numbers values='1/2'/><action does='skip'/><wild/>",
     HEAD "<face>" NUMBERS "</face>" BACK "</template>", 2,
     "the template “{template}” has no layer"},
    {"no sign for an action", "<numbers values='1/2'/><action does='skip'/>",
     HEAD "<face>" NUMBERS "<layer for='action'><mark sign='action' x='9' y='9' size='9'/></layer>"
          "</face>" BACK "</template>",
     1, "the template “{template}” has no sign “{sign}” for this action"},
    {"no back", "<numbers values='1/2'/>", HEAD "<face>" NUMBERS "</face></template>", 1,
     "the template “{template}” has no <back>"},
    {"a back that the template has not", "<numbers values='1/2' back='moon'/><wild back='moon'/>",
     NULL, 0,
     "the template “{template}” has no back “{back}”, so these cards get its first; choose one of: "
     "{names}"},
    {"a template of one back without a name", "<numbers values='1/2' back='moon'/>",
     HEAD "<face>" NUMBERS "</face>" BACK "</template>", 0,
     "the template “{template}” has no back “{back}”, so these cards get its only one"},
    {"two titles too long",
     "<numbers values='1/2'/><extra copies='3'><title lang='en'>Donaudampfschifffahrtsgesellschaft"
     "</title></extra><extra><title lang='en'>Rindfleischetikettierungsgesetz</title></extra>",
     HEAD "<face>" NUMBERS
          "<layer for='title'><text show='title' x='1' y='1' width='20' height='20'"
          " size='9'/></layer></face>" BACK "</template>",
     2, "“{text}” (language {language}) does not fit"},
    {"an abbreviation too wide", "<numbers values='1/2'/>",
     HEAD "<face><layer for='number'><text show='abbreviation' x='1' y='1' width='1' height='9' "
          "size='9'/></layer></face>" BACK "</template>",
     2, "“{text}” (language {language}) does not fit"},
    {"a number too long for two boxes", "<numbers values='1000000000/2000000000'/>",
     HEAD "<face><layer for='number'><number x='1' y='1' width='9' height='9' size='9'/><corners>"
          "<number inline='yes' x='1' y='1' width='9' height='9' size='9'/></corners></layer>"
          "</face>" BACK "</template>",
     2, "{number} does not fit"},
    {"a number that no pie shows", "<numbers values='-1/2'/>",
     HEAD "<face><layer for='number'><picture show='pie' x='1' y='1' width='9' height='9'/></layer>"
          "</face>" BACK "</template>",
     1, "the template cannot draw {number} as this picture"},
};

START_TEST(a_deck_that_a_template_cannot_draw_is_refused_with_every_reason_and_nothing_is_written)
{
    struct table table = table_lay(refusals[_i].elements, refusals[_i].template);
    struct print_job job = job_of(&table);
    struct strbuf pdf = {0};

    ck_assert_int_eq(print_deck(&job, &pdf, &table.diag),
                     refusals[_i].errors ? STATUS_INVALID : STATUS_OK);
    ck_assert_int_eq(pdf.length == 0, refusals[_i].errors > 0);
    ck_assert_uint_gt(table.diag.count, 0);
    ck_assert_msg(table.diag.errors == refusals[_i].errors, "%s: %zu errors", refusals[_i].name,
                  table.diag.errors);
    for (size_t i = 0; i < table.diag.count; i++) {
        ck_assert_msg(strstr(table.diag.entries[i].message.id, refusals[_i].id) != NULL, "%s: %s",
                      refusals[_i].name, table.diag.entries[i].message.id);
        ck_assert_int_gt(table.diag.entries[i].where.line, 0);
    }
    strbuf_release(&pdf);
    table_clear(&table);
}
END_TEST

/* Of each deck one card can be drawn and another cannot. */
static const struct {
    const char *name, *elements, *template;
    int good_suit, bad_suit;
    const char *good, *bad;
} choices[] = {
    {"a kind without a layer", "<numbers values='1/2'/><wild/>",
     HEAD "<face>" NUMBERS "</face>" BACK "</template>", 1, DECK_NONE, "1/2", "wild"},
    {"an action without a sign", "<numbers values='1/2'/><action does='skip'/>",
     HEAD "<face>" NUMBERS "<layer for='action'><mark sign='action' x='9' y='9' size='9'/></layer>"
          "</face>" BACK "</template>",
     0, 0, "1/2", "skip"},
    {"the name of an action", "<numbers values='1/2'/><action does='skip'/>",
     HEAD "<face>" NUMBERS "<layer for='action'><text show='action' x='1' y='1' width='1' "
          "height='9' size='9'/></layer></face>" BACK "</template>",
     0, 0, "1/2", "skip"},
    {"the name of a suit", "<numbers values='1/2'/><action does='skip' suits='yellow'/>",
     HEAD "<face>" NUMBERS "<layer for='action'><text show='suit' x='1' y='1' width='1' height='9' "
          "size='9'/></layer></face>" BACK "</template>",
     1, 1, "1/2", "skip"},
    {"a value of the template's own", "<numbers values='1/2'/><action does='skip'/>",
     HEAD "<face>" NUMBERS "<layer for='action'><number value='123456/7' x='1' y='1' width='9' "
          "height='9' size='9'/></layer></face>" BACK "</template>",
     0, 0, "1/2", "skip"},
    {"the deck's title", "<numbers values='1/2'/><wild/>",
     HEAD "<face>" NUMBERS "<layer for='wild'><text show='deck' x='1' y='1' width='1' height='9' "
          "size='9'/></layer></face>" BACK "</template>",
     0, DECK_NONE, "1/2", "wild"},
    {"a number in the second suit", "<numbers values='1/2 1000000000/2000000000'/>",
     HEAD "<face>" NUMBERS "</face>" BACK "</template>", 0, 1, "1/2", "1000000000/2000000000"},
    {"a picture", "<numbers values='-1/2 1/3'/>",
     HEAD "<face><layer for='number'><picture show='pie' x='1' y='1' width='9' height='9'/></layer>"
          "</face>" BACK "</template>",
     0, 1, "1/3", "-1/2"},
    {"what stands on a back", "<numbers values='1/2'/><numbers values='1/3' back='moon'/>",
     HEAD "<face>" NUMBERS "</face>" BACK "<back name='moon'><text show='deck' x='1' y='1' "
          "width='1' height='9' size='9'/></back></template>",
     0, 0, "1/2", "1/3"},
};

static enum status print_one(struct table *table, int suit, const char *id)
{
    struct print_job job = job_of(table);
    int card = deck_find_card(table->deck, suit, id), *copies;
    struct strbuf pdf = {0};

    ck_assert_int_ne(card, DECK_NONE);
    copies = calloc((size_t)deck_card_count(table->deck), sizeof *copies);
    copies[card] = 1;
    job.copies = copies;
    enum status status = print_deck(&job, &pdf, &table->diag);
    strbuf_release(&pdf);
    free(copies);
    return status;
}

START_TEST(only_a_card_that_is_printed_can_be_a_reason_to_refuse)
{
    struct table table = table_lay(choices[_i].elements, choices[_i].template);
    enum status status = print_one(&table, choices[_i].good_suit, choices[_i].good);

    ck_assert_msg(status == STATUS_OK, "%s: %s", choices[_i].name,
                  table.diag.count ? table.diag.entries[0].message.id : "");
    ck_assert_uint_eq(table.diag.errors, 0);
    status = print_one(&table, choices[_i].bad_suit, choices[_i].bad);
    ck_assert_msg(status == STATUS_INVALID, "%s", choices[_i].name);
    ck_assert_uint_gt(table.diag.errors, 0);
    table_clear(&table);
}
END_TEST

START_TEST(a_character_that_no_font_has_is_warned_of_once)
{
    struct table table =
        table_lay("<numbers values='1/2'/><extra><title lang='en'>\U000F0000</title>"
                  "</extra><extra><title lang='en'>\U000F0001</title></extra>",
                  NULL);
    struct print_job job = job_of(&table);
    struct print_summary summary = print_summarise(&job, &(struct page_set){0});
    struct strbuf pdf = {0};

    ck_assert_int_eq(print_deck(&job, &pdf, &table.diag), STATUS_OK);
    ck_assert_uint_eq(table.diag.warnings, 1);
    ck_assert_int_eq(summary.cards, 4);
    ck_assert_int_eq(summary.sheets, 1);
    ck_assert_int_eq(summary.pages, 2);
    strbuf_release(&pdf);
    table_clear(&table);
}
END_TEST

START_TEST(more_numbers_than_are_kept_in_type_are_all_printed)
{
    struct table table = table_lay("<fractions denominators='2-50'/>", NULL);
    struct print_job job = job_of(&table);
    struct strbuf pdf = {0};

    job.backs = BACKS_NONE;
    struct print_summary summary = print_summarise(&job, &(struct page_set){0});
    ck_assert_int_eq(print_deck(&job, &pdf, &table.diag), STATUS_OK);
    ck_assert_int_eq(summary.cards, 2 * 49 * 50 / 2);
    ck_assert_int_eq(summary.pages, (summary.cards + 8) / 9);
    ck_assert_mem_eq(pdf.text, "%PDF-1.5", 8);
    strbuf_release(&pdf);
    table_clear(&table);
}
END_TEST

/* A mixed number is set in three lines: whatever lines were kept before it, none of its own is
 * forgotten until it is drawn. */
START_TEST(a_mixed_number_keeps_its_pieces_while_older_lines_are_forgotten)
{
    struct strbuf elements = {0};

    strbuf_add(&elements, "<numbers values='1/2");
    for (int i = 0; i < 400 + _i; i++)
        strbuf_addf(&elements, i < _i ? "; %d" : "; %d 1/%d", 1000 + i, 5000 + i);
    strbuf_add(&elements, "'/>");
    struct table table = table_lay(elements.text, NULL);
    ck_assert_int_eq(table_draw(&table, 0), STATUS_OK);
    for (int card = 1; card <= 400 + _i; card++) {
        struct box box = {0, 0, table.template->width, table.template->height};
        char note[32];
        strbuf_clear(&table.notes);
        ck_assert_int_eq(
            faces_draw(table.faces, &table.canvas, card, (struct placing){box, 0}, &table.diag),
            STATUS_OK);
        snprintf(note, sizeof note, "#B24B42 %d\n", 1000 + card - 1);
        table_expect(&table, note);
        snprintf(note, sizeof note, "#B24B42 %d\n", 5000 + card - 1);
        if (card > _i)
            table_expect(&table, note);
    }
    strbuf_release(&elements);
    table_clear(&table);
}
END_TEST

#define SIZE(array) (sizeof(array) / sizeof *(array))

void add_print_tests(Suite *suite)
{
    TCase *print = add_case(suite, "print");

    tcase_add_loop_test(
        print,
        a_deck_that_a_template_cannot_draw_is_refused_with_every_reason_and_nothing_is_written, 0,
        SIZE(refusals));
    tcase_add_loop_test(print, only_a_card_that_is_printed_can_be_a_reason_to_refuse, 0,
                        SIZE(choices));
    tcase_add_test(print, a_character_that_no_font_has_is_warned_of_once);
    tcase_add_loop_test(print, a_mixed_number_keeps_its_pieces_while_older_lines_are_forgotten, 0,
                        3);
    tcase_add_test(print, more_numbers_than_are_kept_in_type_are_all_printed);
}
