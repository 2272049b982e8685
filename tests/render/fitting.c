/* Which texts and numbers are too long for their boxes, and what is said of them. */
#include "cases.h"
#include "table.h"

#include "draw/typesetter.h"
#include "render/faces/fitting.h"
#include "render/faces/number.h"
#include "render/faces/part.h"
#include "render/sheets/print.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

/* The narrowest box that is promised to hold it; INFINITY when none is. */
static double narrowest(struct part part, const struct notation *notation,
                        const struct number_style *style)
{
    struct fit fit = part_fit(&part, 1);

    for (part.box.width = 0.5; part.box.width < 1000; part.box.width += 0.5) {
        struct number_look look = number_look_of(&part, 0, 0);
        if (number_surely_fits(notation, style, &look, fit.smallest))
            return part.box.width;
    }
    return INFINITY;
}

START_TEST(a_number_that_surely_fits_does_fit)
{
    static const char *const numbers[] = {
        "1",      "8",          "1000000000", "1/2",    "100/200",           "123456/1000000",
        "-1 1/2", "99 8888/99", "0.(3)",      "0.125",  "-0.123456789",      "33 1/3%",
        "75%",    "-50.50%",    "0.1(6)",     "-88/88", "1 1000000/3000000", "0 1/2",
    };
    struct typesetter setter = typesetter_open(typesetter_families[_i % 2]);

    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++)
        for (int recurring = 0; recurring < 3; recurring++) {
            enum mixed_form mixed = recurring == 0 ? MIXED_PLUS : MIXED_SPACE;
            struct number_style style = {.decimal_comma = true,
                                         .percent_space = PERCENT_SPACE_NO_BREAK,
                                         .recurring = (enum recurring_mark)recurring,
                                         .mixed = mixed,
                                         .minus_sign = true};
            struct part part = {.kind = PART_NUMBER,
                                .size = 9,
                                .in_line = _i / 2,
                                .box = {0, 0, 0, _i / 2 ? 5 : 9.4}};
            struct notation notation;
            double em;
            ck_assert_int_eq(notation_parse(&notation, numbers[i], NULL, NULL), STATUS_OK);
            part.box.width = narrowest(part, &notation, &style);
            ck_assert_msg(part.box.width < 1000, "%s", numbers[i]);
            struct number_look look = number_look_of(&part, 0, 0);
            number_fit(setter.type, &notation, &style, &look, &em);
            ck_assert_msg(em >= SMALLEST_NUMBER, "%s in %.1f mm: %f", numbers[i], part.box.width,
                          em);
        }
    typesetter_close(&setter);
}
END_TEST

START_TEST(type_that_a_template_wants_smaller_fits_nowhere)
{
    struct part small = {.kind = PART_TEXT, .size = 2}, number = {.kind = PART_NUMBER, .size = 40};

    struct fit small_fit = part_fit(&small, 1), number_fit = part_fit(&number, 1);
    ck_assert_double_eq(small_fit.smallest, SMALLEST_WORDS);
    ck_assert(!fit_surely_line(&small_fit, "a"));
    ck_assert_double_eq(number_fit.smallest, SMALLEST_NUMBER);
}
END_TEST

START_TEST(the_smallest_type_is_measured_on_paper)
{
    struct part text = {.kind = PART_TEXT, .size = 5}, number = {.kind = PART_NUMBER, .size = 9};

    ck_assert_double_eq_tol(part_fit(&text, 0.5).smallest, 2 * SMALLEST_WORDS, 1e-9);
    ck_assert_double_eq_tol(part_fit(&number, 2).smallest, SMALLEST_NUMBER / 2, 1e-9);
}
END_TEST

#define FACE(layers)                                                                               \
    "<template format='1'><card width='63' height='88'/><font family='Andika'/>"                   \
    "<sign name='square'><area d='M 0 0 H 1'/></sign><sign name='star'><area d='M 0 0 H 1'/>"      \
    "</sign>\n<face><layer for='number'/>\n" layers "</face></template>"
#define LONG "Donaudampfschifffahrtsgesellschaft"

/* Decks whose first element stands in line 2, templates whose last layer stands in line 3. */
static const struct {
    const char *name, *elements, *template;
    bool every_language;
    size_t errors;
    const char *said; /* of the first: its file, line and column, and a part of its id */
} cases[] = {
    {"a title in the language of the print", "<extra><title lang='en'>" LONG "</title></extra>",
     FACE("<layer for='title'><text show='title' x='1' y='1' width='20' height='9' size='9'/>"
          "</layer>"),
     false, 1, "test.xml:3:8 “{text}” (language {language})"},
    {"a title in another language",
     "<extra><title lang='en'>Hi</title><title lang='nl'>" LONG "</title></extra>",
     FACE("<layer for='title'><text show='title' x='1' y='1' width='20' height='9' size='9'/>"
          "</layer>"),
     false, 0, ""},
    {"the same where all languages are asked for",
     "<extra><title lang='en'>Hi</title><title lang='nl'>" LONG "</title></extra>",
     FACE("<layer for='title'><text show='title' x='1' y='1' width='20' height='9' size='9'/>"
          "</layer>"),
     true, 1, "test.xml:3:35 “{text}” (language {language})"},
    {"a title in two boxes, one of them in both corners",
     "<extra><title lang='en'>" LONG "</title></extra>",
     FACE("<layer for='title'><text show='title' x='1' y='1' width='20' height='9' size='9'/>"
          "<corners><text show='title' x='1' y='1' width='20' height='9' size='9'/></corners>"
          "</layer>"),
     true, 1, "test.xml:3:8 “{text}”"},
    {"narrow letters, which nobody can be sure of",
     "<extra><title lang='en'>illililillililli</title></extra>",
     FACE("<layer for='title'><text show='title' x='1' y='1' width='20' height='9' size='9'/>"
          "</layer>"),
     true, 0, ""},
    {"suits' names, of suits that have such cards", "<action does='skip' suits='yellow'/>",
     FACE("<layer for='action'><text show='suit' x='1' y='1' width='2' height='9' size='9'/>"
          "</layer>"),
     true, 1, "test.xml:1:205 “{text}” (language {language})"},
    {"the names of actions, all of those that the layer is for", "<action does='skip'/>",
     FACE("<layer for='action'><text show='action' x='1' y='1' width='2' height='9' size='9'/>"
          "</layer>"),
     true, 3, "template:3:21 “{text}” (language {language}) does not fit its box of {width} by"},
    {"the deck's title", "",
     FACE("<layer for='number'><text show='deck' x='1' y='1' width='2' height='9' size='9'/>"
          "</layer>"),
     true, 1, "test.xml:1:38 “{text}”"},
    {"a number, once for both suits", "<numbers values='12345678/9'/>",
     FACE("<layer for='number'><number x='1' y='1' width='9' height='9' size='9'/></layer>"), true,
     1, "test.xml:3:1 {number} does not fit"},
    {"a mixed number, in the language in use", "<numbers values='123 4/5;'/>",
     FACE("<layer for='number'><number x='1' y='1' width='13' height='20' size='20'/></layer>"),
     false, 0, ""},
    {"a mixed number where a language writes it with a plus", "<numbers values='123 4/5;'/>",
     FACE("<layer for='number'><number x='1' y='1' width='13' height='20' size='20'/></layer>"),
     true, 1, "test.xml:3:1 {number} does not fit"},
    {"a mixed number whose style the deck fixes",
     "<style mixed='space'/><numbers values='123 4/5;'/>",
     FACE("<layer for='number'><number x='1' y='1' width='13' height='20' size='20'/></layer>"),
     true, 0, ""},
    {"a value of the template's own", "",
     FACE("<layer for='number'><number value='123456/7' x='1' y='1' width='9' height='9' size='9'/>"
          "</layer>"),
     true, 1, "template:3:21 {number} does not fit"},
    {"what the actions do",
     "<action does='skip'/><wild-draw-four/><extra reference='yes'><title "
     "lang='en'>Help</title></extra>",
     FACE("<layer for='action wild'/><layer for='reference'><text show='reference' x='1' y='1' "
          "width='20' height='9' size='3'/></layer>"),
     true, 1, "test.xml:3:39 the list of what the wheel or the actions do"},
    {"what the actions do, shared by two cards: the longer half on the second",
     "<action does='skip'/><wild-draw-four/><extra reference='yes'><title "
     "lang='en'>Help</title></extra>\n<extra reference='yes'><title lang='en'>Help</title></extra>",
     FACE("<layer for='action wild'/><layer for='reference'><text show='reference' x='1' y='1' "
          "width='20' height='15' size='3'/></layer>"),
     true, 1, "test.xml:4:1 the list of what the wheel or the actions do"},
    {"a picture that cannot show a number, once for both suits", "<numbers values='-1/2 1/3'/>",
     FACE("<layer for='number'><picture show='pie' x='1' y='1' width='9' height='9'/></layer>"),
     true, 1, "test.xml:3:1 the template cannot draw {number} as this picture"},
    {"a picture that cannot show a number, of hundredths", "<numbers values='1/3 0.07 1/2'/>",
     FACE("<layer for='number'><picture show='square' x='1' y='1' width='9' height='9'/></layer>"),
     true, 1, "test.xml:3:1 the template cannot draw {number} as this picture"},
    {"type that the template itself wants too small, once for all cards",
     "<numbers values='12345678/9 2/4'/><action does='skip'/>",
     FACE("<layer for='number action'><number x='1' y='1' width='9' height='9' size='4.7'/>"
          "</layer>"),
     true, 1, "template:3:28 type of {size} mm is too small to read across a table"},
    {"words that it wants too small, in both corners once", "<action does='skip'/>",
     FACE("<layer for='action'><corners><text show='suit' x='1' y='1' width='20' height='9' "
          "size='2.3'/></corners></layer>"),
     true, 1, "template:3:30 type of {size} mm is too small to read in the hand"},
    {"type of its own on cards that the deck has none of", "<numbers values='1/2'/>",
     FACE("<layer for='number'/><layer for='title'><text show='title' x='1' y='1' width='20' "
          "height='9' size='1'/></layer>"),
     true, 0, ""},
    {"a box too low for any letter, once for both suits", "<action does='skip'/>",
     FACE("<layer for='action'><text show='suit' x='1' y='1' width='20' height='1.7' size='9'/>"
          "</layer>"),
     true, 1, "template:3:21 a box {height} mm high has no room for type of {least} mm"},
    {"a picture that is left out then", "<numbers values='-1/2 1/3'/>",
     FACE("<layer for='number'><picture show='pie' optional='yes' x='1' y='1' width='9' "
          "height='9'/></layer>"),
     true, 0, ""},
    {"a picture on other cards", "<numbers values='-1/2 1/3'/>",
     FACE("<layer for='number'/><layer for='picture'><picture show='suitable' x='1' y='1' "
          "width='9' height='9'/></layer>"),
     true, 0, ""},
};

/* "file:line:column id"; a template's file has a name of its own each time. */
static void describe(const struct diag *diag, struct strbuf *out)
{
    for (size_t i = 0; i < diag->count; i++) {
        const struct diag_entry *entry = &diag->entries[i];
        bool deck = strcmp(entry->where.file, "test.xml") == 0;
        strbuf_addf(out, "%s:%d:%d %s\n", deck ? "test.xml" : "template", entry->where.line,
                    entry->where.column, entry->message.id);
    }
}

START_TEST(what_is_too_long_is_told_at_its_place)
{
    struct strbuf elements = {0}, said = {0};

    strbuf_addf(&elements, "<numbers values='1/2'/>\n%s", cases[_i].elements);
    struct table table = table_lay(elements.text, cases[_i].template);
    struct fitting fitting = {.template = table.template,
                              .deck = table.deck,
                              .words = &table.words,
                              .every_language = cases[_i].every_language};
    size_t before = table.diag.count;
    ck_assert_uint_eq(table.diag.errors, 0);
    fitting_check(&fitting, &table.diag);
    describe(&table.diag, &said);
    ck_assert_msg(table.diag.errors == cases[_i].errors, "%s\n%s", cases[_i].name,
                  strbuf_text(&said));
    ck_assert_msg(strstr(strbuf_text(&said), cases[_i].said) != NULL, "%s\n%s", cases[_i].name,
                  strbuf_text(&said));
    ck_assert_uint_eq(table.diag.count - before, table.diag.errors - table.diag.repeated);
    strbuf_release(&elements);
    strbuf_release(&said);
    table_clear(&table);
}
END_TEST

/* The ids of cards that are not printed, in all suits or in one, with commas between them. */
static bool is_left_out(const struct deck *deck, const struct card *card, const char *ids)
{
    char text[128], named[64], *rest = text, *id;

    snprintf(text, sizeof text, "%s", ids);
    snprintf(named, sizeof named, "%s %s",
             card->suit == DECK_NONE ? "" : deck_suit(deck, card->suit)->id, card->id);
    while ((id = strsep(&rest, ",")))
        if (!strcmp(id, card->id) || !strcmp(id, named))
            return true;
    return false;
}

#define TWO_NUMBERS                                                                                \
    "<numbers values='12345678/9' suits='red'/>\n<numbers values='12345678/9' suits='yellow'/>"

/* What is wrong with all cards, and without those that are left out. */
static const struct {
    const char *name, *elements, *template, *left_out;
    size_t errors, errors_left;
} choices[] = {
    {"a title",
     "<extra><title lang='en'>Hi</title></extra><extra><title lang='en'>" LONG "</title></extra>",
     FACE("<layer for='title'><text show='title' x='1' y='1' width='20' height='9' "
          "size='9'/></layer>"),
     "extra-4", 1, 0},
    {"what the actions do",
     "<action does='skip'/><wild-draw-four/><extra reference='yes'><title "
     "lang='en'>Help</title></extra>\n<extra reference='yes'><title lang='en'>Help</title></extra>",
     FACE("<layer for='action wild'/><layer for='reference'><text show='reference' x='1' y='1' "
          "width='20' height='15' size='3'/></layer>"),
     "extra-7", 1, 0},
    {"a number", "<numbers values='12345678/9'/>",
     FACE("<layer for='number'><number x='1' y='1' width='9' height='9' size='9'/></layer>"),
     "12345678/9", 1, 0},
    {"a number of one suit", TWO_NUMBERS,
     FACE("<layer for='number'><number x='1' y='1' width='9' height='9' size='9'/></layer>"),
     "red 12345678/9", 1, 1},
    {"a picture", "<numbers values='-1/2 1/3'/>",
     FACE("<layer for='number'><picture show='pie' x='1' y='1' width='9' height='9'/></layer>"),
     "-1/2", 1, 0},
    {"an action's name", "<action does='skip'/><action does='reverse'/>",
     FACE("<layer for='action'><text show='action' x='1' y='1' width='2' height='9' "
          "size='9'/></layer>"),
     "reverse", 2, 1},
    {"a suit's name", "<action does='skip'/>",
     FACE("<layer for='action'><text show='suit' x='1' y='1' width='2' height='9' "
          "size='9'/></layer>"),
     "yellow skip", 2, 1},
    {"what stands on each card of a kind", "<action does='skip'/>",
     FACE("<layer for='action'><number value='123456/7' x='1' y='1' width='9' height='9' "
          "size='9'/></layer>"),
     "skip", 1, 0},
    {"a back", "<numbers values='1/3' back='words'/>",
     "<template format='1'><card width='63' height='88'/><font family='Andika'/><face>"
     "<layer for='number'/></face><back/><back name='words'><text show='deck' x='1' y='1' "
     "width='1' "
     "height='1' size='9'/></back></template>",
     "1/3", 1, 0},
};

static size_t errors_of(const struct fitting *fitting)
{
    struct diag diag = {0};

    fitting_check(fitting, &diag);
    size_t errors = diag.errors;
    diag_release(&diag);
    return errors;
}

START_TEST(what_is_not_printed_need_not_fit)
{
    struct strbuf elements = {0};
    int copies[16];

    strbuf_addf(&elements, "<numbers values='1/2'/>\n%s", choices[_i].elements);
    struct table table = table_lay(elements.text, choices[_i].template);
    struct fitting fitting = {.template = table.template,
                              .deck = table.deck,
                              .words = &table.words,
                              .copies = copies,
                              .back = true};
    for (int i = 0; i < deck_card_count(table.deck); i++)
        copies[i] = 1;
    ck_assert_msg(errors_of(&fitting) == choices[_i].errors, "%s", choices[_i].name);
    for (int i = 0; i < deck_card_count(table.deck); i++)
        copies[i] = !is_left_out(table.deck, deck_card(table.deck, i), choices[_i].left_out);
    ck_assert_msg(errors_of(&fitting) == choices[_i].errors_left, "%s: not all", choices[_i].name);
    strbuf_release(&elements);
    table_clear(&table);
}
END_TEST

START_TEST(the_back_is_looked_at_where_it_is_wanted)
{
    struct table table =
        table_lay("<numbers values='1/2'/>",
                  "<template format='1'><card width='63' height='88'/><font family='Andika'/><face>"
                  "<layer for='number'/></face><back><text show='deck' x='1' y='1' width='1' "
                  "height='1' size='9'/></back></template>");
    struct fitting fitting = {
        .template = table.template, .deck = table.deck, .words = &table.words};

    fitting_check(&fitting, &table.diag);
    ck_assert_uint_eq(table.diag.errors, 0);
    fitting.back = true;
    fitting_check(&fitting, &table.diag);
    ck_assert_uint_eq(table.diag.errors, 1);
    table_clear(&table);
}
END_TEST

START_TEST(a_template_alone_is_held_to_its_own_words)
{
    struct table table = table_lay("<numbers values='1/2'/>", cases[6].template);
    struct fitting fitting = {.template = table.template, .words = &table.words, .back = true};

    fitting_check(&fitting, &table.diag);
    ck_assert_uint_eq(table.diag.errors, 3);
    table_clear(&table);
}
END_TEST

/* Then print says what is missing; check has found all that can be found. */
START_TEST(without_any_typeface_what_is_doubtful_is_passed_over)
{
    struct table table = table_lay("<extra><title lang='en'>" LONG "</title></extra>"
                                   "<numbers values='1/2'/>",
                                   cases[0].template);
    const char *given = getenv("BREUK_FONTS");
    char *kept = given ? strdup(given) : NULL;

    setenv("BREUK_FONTS", "/dev/null", 1);
    struct print_job job = {.deck = table.deck, .template = table.template, .words = table.words};
    ck_assert_int_eq(print_check(&job, &table.diag), STATUS_OK);
    ck_assert_uint_eq(table.diag.count, 0);
    if (kept)
        setenv("BREUK_FONTS", kept, 1);
    else
        unsetenv("BREUK_FONTS");
    free(kept);
    ck_assert_int_eq(print_check(&job, &table.diag), STATUS_INVALID);
    ck_assert_uint_eq(table.diag.errors, 1);
    table_clear(&table);
}
END_TEST

void add_fitting_tests(Suite *suite)
{
    TCase *estimate = add_case(suite, "estimate"), *fitting = add_case(suite, "fitting");

    tcase_add_loop_test(estimate, a_number_that_surely_fits_does_fit, 0, 4);
    tcase_add_test(estimate, type_that_a_template_wants_smaller_fits_nowhere);
    tcase_add_test(estimate, the_smallest_type_is_measured_on_paper);
    tcase_add_loop_test(fitting, what_is_too_long_is_told_at_its_place, 0,
                        sizeof cases / sizeof *cases);
    tcase_add_loop_test(fitting, what_is_not_printed_need_not_fit, 0,
                        sizeof choices / sizeof *choices);
    tcase_add_test(fitting, the_back_is_looked_at_where_it_is_wanted);
    tcase_add_test(fitting, a_template_alone_is_held_to_its_own_words);
    tcase_add_test(fitting, without_any_typeface_what_is_doubtful_is_passed_over);
}
