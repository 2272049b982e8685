/* What is drawn on a card, and where: structure as text, before any pixel. And the decks that
 * cannot be printed. */
#include "cases.h"

#include "base/strbuf.h"
#include "deck/deck.h"
#include "render/face.h"
#include "render/fonts.h"
#include "render/print.h"

#include <stdio.h>
#include <string.h>
#include <unistd.h>

static const char suits[] =
    "<suit id='red' colour='#B24B42' shape='square'><name lang='en' short='R'>red</name></suit>"
    "<suit id='yellow' colour='#FFC32D' shape='star'><name lang='en' "
    "short='Y'>yellow</name></suit>";

/* Says a message's English, placeholders and all: enough to see that it was asked for. */
static void say(const void *context, const struct message *message, struct strbuf *out)
{
    (void)context;
    strbuf_add(out, message->id);
}

static const struct number_style dutch = {.decimal_comma = true};

/* A table with everything that a face is drawn with. */
struct table {
    struct diag diag;
    struct deck *deck;
    struct template *template;
    struct sheet *sheet;
    struct fonts *fonts;
    struct type *type;
    struct faces *faces;
    struct paper_words words;
    struct strbuf notes;
    cairo_surface_t *surface;
    struct canvas canvas;
};

static void load_deck(struct table *table, const char *elements)
{
    struct strbuf text = {0};

    strbuf_addf(&text,
                "<deck format='1' ruleset='fractions'><title lang='en'>Test</title>%s\n%s</deck>",
                suits, elements);
    enum status status =
        deck_load_bytes(&table->deck, "test.xml", text.text, text.length, &table->diag);
    ck_assert_msg(status == STATUS_OK, "%s: %s", elements,
                  table->diag.count ? table->diag.entries[0].message.id : "");
    strbuf_release(&text);
}

static void load_template(struct table *table, const char *text)
{
    char path[4096];

    snprintf(path, sizeof path, "%s/templates/plain.xml", getenv("BREUK_SOURCE"));
    if (text) {
        snprintf(path, sizeof path, "/tmp/breuk-template-test.XXXXXX");
        int file = mkstemp(path);
        ck_assert_int_eq(write(file, text, strlen(text)), (ssize_t)strlen(text));
        close(file);
    }
    ck_assert_int_eq(template_load(&table->template, path, &table->diag), STATUS_OK);
    if (text)
        unlink(path);
}

static void load_sheet(struct table *table)
{
    char path[4096];

    snprintf(path, sizeof path, "%s/print/a4.xml", getenv("BREUK_SOURCE"));
    ck_assert_int_eq(sheet_load(&table->sheet, path, &table->diag), STATUS_OK);
}

static struct table lay(const char *elements, const char *template)
{
    struct table table = {.words = {"en", &dutch, say, NULL}};

    load_deck(&table, elements);
    load_template(&table, template);
    load_sheet(&table);
    return table;
}

/* Draws the first card in a box of its own size, or the back, and leaves notes. */
static enum status draw(struct table *table, int card)
{
    struct box box = {0, 0, table->template->width, table->template->height};

    ck_assert_int_eq(fonts_open(&table->fonts, table->template->family,
                                table->template->family_where, &table->diag),
                     STATUS_OK);
    table->type = type_new(table->fonts);
    table->faces =
        faces_new(table->template, table->deck, &table->words, table->type, table->sheet->bleed);
    table->surface = cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, NULL);
    table->canvas = (struct canvas){
        .cr = cairo_create(table->surface), .type = table->type, .notes = &table->notes};
    return card < 0 ? faces_draw_back(table->faces, &table->canvas, box, &table->diag)
                    : faces_draw(table->faces, &table->canvas, card, box, &table->diag);
}

static void clear(struct table *table)
{
    cairo_destroy(table->canvas.cr);
    cairo_surface_destroy(table->surface);
    faces_free(table->faces);
    type_free(table->type);
    fonts_free(table->fonts);
    strbuf_release(&table->notes);
    sheet_free(table->sheet);
    template_free(table->template);
    deck_free(table->deck);
    diag_release(&table->diag);
}

static void expect_note(const struct table *table, const char *note)
{
    ck_assert_msg(strstr(strbuf_text(&table->notes), note) != NULL, "no “%s” in\n%s", note,
                  strbuf_text(&table->notes));
}

/* The box of the note that ends so; fails when there is none. */
static struct box box_of(const struct table *table, const char *start, const char *end)
{
    struct box box = {0};
    const char *line = strbuf_text(&table->notes);

    for (; *line; line += strcspn(line, "\n") + 1) {
        size_t length = strcspn(line, "\n"), tail = strlen(end);
        if (strncmp(line, start, strlen(start)) == 0 && length > tail &&
            strncmp(line + length - tail, end, tail) == 0) {
            ck_assert_int_eq(sscanf(line + strlen(start), " %lf %lf %lf %lf", &box.x, &box.y,
                                    &box.width, &box.height),
                             4);
            return box;
        }
    }
    ck_abort_msg("no %s … %s in\n%s", start, end, strbuf_text(&table->notes));
    return box;
}

START_TEST(a_fraction_stands_one_number_above_the_other_in_the_middle_of_the_panel)
{
    struct table table = lay("<numbers values='2/10 1/2'/>", NULL);

    ck_assert_int_eq(draw(&table, 0), STATUS_OK);
    struct box above = box_of(&table, "text", "#B24B42 2");
    struct box below = box_of(&table, "text", "#B24B42 10");
    struct box bar = box_of(&table, "bar", "fraction");
    ck_assert_double_eq_tol(above.x + above.width / 2, 31.5, 0.02);
    ck_assert_double_eq_tol(below.x + below.width / 2, 31.5, 0.02);
    ck_assert_double_eq_tol(bar.x + bar.width / 2, 31.5, 0.02);
    ck_assert_double_eq_tol(bar.y + bar.height / 2, 44, 0.02);
    ck_assert_double_gt(bar.width, below.width);
    ck_assert_double_lt(above.y + above.height, bar.y);
    ck_assert_double_gt(below.y, bar.y + bar.height);
    ck_assert_double_gt(above.height, 14); /* to be read across a table */
    expect_note(&table, "box 8.00 19.00 47.00 50.00 #FFFFFF");
    clear(&table);
}
END_TEST

START_TEST(both_corners_say_number_suit_sign_and_letter_within_the_safe_zone)
{
    struct table table = lay("<numbers values='2/10'/>", NULL);
    static const char *const starts[] = {"text", "turned text"};

    ck_assert_int_eq(draw(&table, 0), STATUS_OK);
    for (int i = 0; i < 2; i++) {
        struct box index = box_of(&table, starts[i], "#FFFFFF 2/10");
        struct box letter = box_of(&table, starts[i], "#FFFFFF R");
        ck_assert(box_contains((struct box){3, 3, 57, 82}, index));
        ck_assert_double_lt(letter.y + letter.height, 19);
        ck_assert_double_lt(index.y + index.height, letter.y);
    }
    expect_note(&table, "\nsign 6.60 13.10 5.20 5.20 #FFFFFF square");
    expect_note(&table, "\nturned sign 6.60 13.10 5.20 5.20 #FFFFFF square");
    clear(&table);
}
END_TEST

START_TEST(on_yellow_everything_is_dark)
{
    struct table table = lay("<numbers values='1/2'/>", NULL);

    ck_assert_int_eq(draw(&table, 1), STATUS_OK);
    expect_note(&table, "#20232A 1/2");
    expect_note(&table, "#20232A star");
    expect_note(&table, "#20232A Y");
    expect_note(&table, "box 3.00 3.00 57.00 82.00 #FFC32D");
    clear(&table);
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
    struct table table = lay(elements, NULL);
    ck_assert_int_eq(draw(&table, 0), STATUS_OK);
    expect_note(&table, notations[_i].text);
    const char *line = strbuf_text(&table.notes);
    for (; *line; line += strcspn(line, "\n") + 1) {
        struct box box;
        unsigned colour;
        if (sscanf(line, "text %lf %lf %lf %lf #%x", &box.x, &box.y, &box.width, &box.height,
                   &colour) == 5 &&
            colour == 0xB24B42)
            ck_assert_msg(box_contains(panel, box), "%s", line);
    }
    clear(&table);
}
END_TEST

static const struct {
    const char *number;
    bool turns;
} turning[] = {{"6", true},    {"9", true},    {"8", false},    {"6/8", true},
               {"8/9", true},  {"1/6", false}, {"60", true},    {"16", false},
               {"0.6", false}, {"-6", false},  {"10/80", false}};

START_TEST(numbers_that_read_as_others_upside_down_are_marked)
{
    char elements[64];

    snprintf(elements, sizeof elements, "<numbers values='%s'/>", turning[_i].number);
    struct table table = lay(elements, NULL);
    ck_assert_int_eq(draw(&table, 0), STATUS_OK);
    ck_assert_msg((strstr(strbuf_text(&table.notes), " foot\n") != NULL) == turning[_i].turns, "%s",
                  turning[_i].number);
    clear(&table);
}
END_TEST

static const char *const pictures[][2] = {
    {"pie", "pie 12"}, {"bar", "bar-picture 12"}, {"line", "line 12"}, {"dots", "dots 12"}};

START_TEST(a_picture_card_shows_the_picture_and_no_number)
{
    char elements[64];

    snprintf(elements, sizeof elements, "<numbers values='7/4' picture='%s'/>", pictures[_i][0]);
    struct table table = lay(elements, NULL);
    ck_assert_int_eq(draw(&table, 0), STATUS_OK);
    expect_note(&table, pictures[_i][1]);
    expect_note(&table, "#B24B42 7/4");
    ck_assert_ptr_null(strstr(strbuf_text(&table.notes), "#FFFFFF 7/4"));
    clear(&table);
}
END_TEST

START_TEST(an_action_card_has_its_sign_in_the_middle_and_in_both_corners_and_its_name)
{
    struct table table = lay("<numbers values='1/2'/><action does='reverse'/>", NULL);

    ck_assert_int_eq(draw(&table, deck_find_card(table.deck, 0, "reverse")), STATUS_OK);
    expect_note(&table, "\nsign 15.00 24.50 33.00 33.00 #B24B42 reverse");
    expect_note(&table, "\nsign 6.20 4.40 7.60 7.60 #FFFFFF reverse");
    expect_note(&table, "\nturned sign 6.20 4.40 7.60 7.60 #FFFFFF reverse");
    expect_note(&table, "#20232A reverse");
    clear(&table);
}
END_TEST

START_TEST(a_wild_shows_every_suit)
{
    struct table table = lay("<numbers values='1/2'/><wild-draw-four/>", NULL);

    ck_assert_int_eq(draw(&table, deck_find_card(table.deck, DECK_NONE, "+4")), STATUS_OK);
    expect_note(&table, "suits 12.00 21.00 39.00 39.00");
    expect_note(&table, "#FFFFFF square");
    expect_note(&table, "#20232A star");
    expect_note(&table, "#20232A wild-draw-four");
    expect_note(&table, "#20232A draw four");
    clear(&table);
}
END_TEST

START_TEST(a_spin_card_has_a_whirl_round_its_number)
{
    struct table table = lay("<numbers values='3/4'/><numbers values='1/2' spin='yes'/>"
                             "<wheel><segment does='show-hand'><title lang='en'>Show</title>"
                             "</segment></wheel>",
                             NULL);
    int card = deck_find_card(table.deck, 0, "1/2*");

    ck_assert_int_ge(card, 0);
    ck_assert_int_eq(draw(&table, card), STATUS_OK);
    struct box whirl = box_of(&table, "sign", "#B24B42 whirl"),
               number = box_of(&table, "bar", "fraction");
    ck_assert(box_contains(whirl, number));
    clear(&table);
}
END_TEST

START_TEST(a_back_is_the_same_upside_down)
{
    struct table table = lay("<numbers values='1/2'/>", NULL);

    ck_assert_int_eq(draw(&table, -1), STATUS_OK);
    const char *line = strbuf_text(&table.notes);
    int pairs = 0;
    for (; *line; line += strcspn(line, "\n") + 1)
        if (strncmp(line, "bar-picture", 11) == 0) {
            char turned[256];
            snprintf(turned, sizeof turned, "turned %.*s\n", (int)strcspn(line, "\n"), line);
            expect_note(&table, turned);
            pairs++;
        }
    ck_assert_int_eq(pairs, 3);
    expect_note(&table, "box 7.00 7.00 49.00 74.00"); /* 7 mm of plain border all round */
    clear(&table);
}
END_TEST

/* Printing: what is refused. */

static struct print_job job_of(const struct table *table)
{
    return (struct print_job){.deck = table->deck,
                              .template = table->template,
                              .sheet = table->sheet,
                              .backs = BACKS_LONG,
                              .words = table->words,
                              .creator = "test"};
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
    {"no sign for two suits", "<numbers values='1/2'/>",
     "<template format='1'><card width='63' height='88'/><font family='Andika'/><face>" NUMBERS
     "</face>" BACK "</template>",
     2, "the template “{template}” has no sign “{sign}”, the shape of this suit"},
    {"no layer for two kinds", "<numbers values='1/2'/><action does='skip'/><wild/>",
     HEAD "<face>" NUMBERS "</face>" BACK "</template>", 2,
     "the template “{template}” has no layer"},
    {"no sign for an action", "<numbers values='1/2'/><action does='skip'/>",
     HEAD "<face>" NUMBERS "<layer for='action'><mark sign='action' x='9' y='9' size='9'/></layer>"
          "</face>" BACK "</template>",
     1, "the template “{template}” has no sign “{sign}” for this action"},
    {"no back", "<numbers values='1/2'/>", HEAD "<face>" NUMBERS "</face></template>", 1,
     "the template “{template}” has no <back>"},
    {"two titles too long",
     "<numbers values='1/2'/><extra copies='3'><title lang='en'>Donaudampfschifffahrtsgesellschaft"
     "</title></extra><extra><title lang='en'>Rindfleischetikettierungsgesetz</title></extra>",
     HEAD "<face>" NUMBERS
          "<layer for='title'><text show='title' x='1' y='1' width='20' height='20'"
          " size='9'/></layer></face>" BACK "</template>",
     2, "“{text}” does not fit"},
    {"an abbreviation too wide", "<numbers values='1/2'/>",
     HEAD "<face><layer for='number'><text show='abbreviation' x='1' y='1' width='1' height='9' "
          "size='9'/></layer></face>" BACK "</template>",
     2, "“{text}” does not fit"},
    {"a number that no pie shows", "<numbers values='-1/2'/>",
     HEAD "<face><layer for='number'><picture show='pie' x='1' y='1' width='9' height='9'/></layer>"
          "</face>" BACK "</template>",
     2, "a picture cannot show a number below zero"},
};

START_TEST(a_deck_that_a_template_cannot_draw_is_refused_with_every_reason_and_nothing_is_written)
{
    struct table table = lay(refusals[_i].elements, refusals[_i].template);
    struct print_job job = job_of(&table);
    struct print_summary summary;
    struct strbuf pdf = {0};

    ck_assert_int_eq(print_deck(&job, &pdf, &summary, &table.diag), STATUS_INVALID);
    ck_assert_uint_eq(pdf.length, 0);
    ck_assert_msg(table.diag.errors == refusals[_i].errors, "%s: %zu errors", refusals[_i].name,
                  table.diag.errors);
    for (size_t i = 0; i < table.diag.count; i++) {
        ck_assert_msg(strstr(table.diag.entries[i].message.id, refusals[_i].id) != NULL, "%s: %s",
                      refusals[_i].name, table.diag.entries[i].message.id);
        ck_assert_int_gt(table.diag.entries[i].where.line, 0);
    }
    strbuf_release(&pdf);
    clear(&table);
}
END_TEST

START_TEST(a_character_that_no_font_has_is_warned_of_once)
{
    struct table table = lay("<numbers values='1/2'/><extra><title lang='en'>\U000F0000</title>"
                             "</extra><extra><title lang='en'>\U000F0001</title></extra>",
                             NULL);
    struct print_job job = job_of(&table);
    struct print_summary summary;
    struct strbuf pdf = {0};

    ck_assert_int_eq(print_deck(&job, &pdf, &summary, &table.diag), STATUS_OK);
    ck_assert_uint_eq(table.diag.warnings, 1);
    ck_assert_int_eq(summary.cards, 4);
    ck_assert_int_eq(summary.sheets, 1);
    ck_assert_int_eq(summary.pages, 2);
    strbuf_release(&pdf);
    clear(&table);
}
END_TEST

START_TEST(more_numbers_than_are_kept_in_type_are_all_printed)
{
    struct table table = lay("<fractions denominators='2-50'/>", NULL);
    struct print_job job = job_of(&table);
    struct print_summary summary;
    struct strbuf pdf = {0};

    job.backs = BACKS_NONE;
    ck_assert_int_eq(print_deck(&job, &pdf, &summary, &table.diag), STATUS_OK);
    ck_assert_int_eq(summary.cards, 2 * 49 * 50 / 2);
    ck_assert_int_eq(summary.pages, (summary.cards + 8) / 9);
    ck_assert_mem_eq(pdf.text, "%PDF-1.5", 8);
    strbuf_release(&pdf);
    clear(&table);
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
    struct table table = lay(elements.text, NULL);
    ck_assert_int_eq(draw(&table, 0), STATUS_OK);
    for (int card = 1; card <= 400 + _i; card++) {
        struct box box = {0, 0, table.template->width, table.template->height};
        char note[32];
        strbuf_clear(&table.notes);
        ck_assert_int_eq(faces_draw(table.faces, &table.canvas, card, box, &table.diag), STATUS_OK);
        snprintf(note, sizeof note, "#B24B42 %d\n", 1000 + card - 1);
        expect_note(&table, note);
        snprintf(note, sizeof note, "#B24B42 %d\n", 5000 + card - 1);
        if (card > _i)
            expect_note(&table, note);
    }
    strbuf_release(&elements);
    clear(&table);
}
END_TEST

#define SIZE(array) (sizeof(array) / sizeof *(array))

void add_face_tests(Suite *suite)
{
    TCase *face = add_case(suite, "face"), *print = add_case(suite, "print");

    tcase_add_test(face, a_fraction_stands_one_number_above_the_other_in_the_middle_of_the_panel);
    tcase_add_test(face, both_corners_say_number_suit_sign_and_letter_within_the_safe_zone);
    tcase_add_test(face, on_yellow_everything_is_dark);
    tcase_add_loop_test(face,
                        every_notation_is_printed_in_the_languages_style_and_stays_in_the_panel, 0,
                        SIZE(notations));
    tcase_add_loop_test(face, numbers_that_read_as_others_upside_down_are_marked, 0, SIZE(turning));
    tcase_add_loop_test(face, a_picture_card_shows_the_picture_and_no_number, 0, SIZE(pictures));
    tcase_add_test(face,
                   an_action_card_has_its_sign_in_the_middle_and_in_both_corners_and_its_name);
    tcase_add_test(face, a_wild_shows_every_suit);
    tcase_add_test(face, a_spin_card_has_a_whirl_round_its_number);
    tcase_add_test(face, a_back_is_the_same_upside_down);
    tcase_add_loop_test(
        print,
        a_deck_that_a_template_cannot_draw_is_refused_with_every_reason_and_nothing_is_written, 0,
        SIZE(refusals));
    tcase_add_test(print, a_character_that_no_font_has_is_warned_of_once);
    tcase_add_loop_test(face, a_mixed_number_keeps_its_pieces_while_older_lines_are_forgotten, 0,
                        3);
    tcase_add_test(print, more_numbers_than_are_kept_in_type_are_all_printed);
}
