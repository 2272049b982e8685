/* The template bold beside plain, and number lines, on cards of every size that ships: how high
 * digits really are, and that nothing stands on anything else. */
#include "cases.h"
#include "desk.h"
#include "table.h"

#include "rational/notation.h"
#include "render/sheets/print.h"

#include <stdio.h>
#include <string.h>

#define SIZE(array) (sizeof(array) / sizeof *(array))

/* The sheets of all sizes of card. */
static const char *const sheets[] = {"a4",          "a4-bridge",   "a4-euro",
                                     "a4-japanese", "a4-mini",     "a4-us-mini",
                                     "a4-jumbo",    "a4-us-poker", "a4-us-bridge"};

/* The numbers of plain.xml as it was when bold was first measured by it, commit 7618cf7. */
static const char plain_then[] =
    "<template format='1'><card width='63' height='88'/><font family='Andika'/>"
    "<sign name='square'><area d='M 0 0 H 1'/></sign><sign name='star'><area d='M 0 0 H 1'/></sign>"
    "<face><layer for='number'><number x='12' y='24' width='39' height='40' size='40'/></layer>"
    "<layer for='number spin'><corners><number inline='yes' x='6.4' y='4.9' width='42' height='7.2'"
    " size='8.2' align='left'/></corners></layer>"
    "<layer for='picture'><picture x='12' y='23' width='39' height='42'/><corners>"
    "<picture x='6.6' y='5' width='17.4' height='6.8'/></corners></layer>"
    "<layer for='spin'><number x='20.5' y='32' width='22' height='24' size='31'/>"
    "<picture x='19' y='31.5' width='25' height='25'/></layer></face></template>";

static double scale_on(const struct table *table, const char *name)
{
    struct diag diag = {0};
    struct sheet *sheet;
    char path[4096];

    snprintf(path, sizeof path, "%s/print/%s.xml", getenv("BREUK_SOURCE"), name);
    ck_assert_int_eq(sheet_load(&sheet, path, &diag), STATUS_OK);
    double scale = sheet_scale(sheet, table->template->width, table->template->height);
    sheet_free(sheet);
    diag_release(&diag);
    return scale;
}

/* A note of the card, turned back if it is turned. */
static bool read_note(const char *line, char word[16], struct box *box, char what[64])
{
    static const char turned[] = "turned ";
    bool is_turned = strncmp(line, turned, strlen(turned)) == 0;

    *what = '\0';
    line += is_turned ? strlen(turned) : 0;
    if (sscanf(line, "%15s %lf %lf %lf %lf #%*6s%*1[ ]%63[^\n]", word, &box->x, &box->y,
               &box->width, &box->height, what) < 5)
        return false;
    if (is_turned)
        *box = (struct box){63 - box->x - box->width, 88 - box->y - box->height, box->width,
                            box->height};
    return true;
}

/* The height of the lowest of these words in the middle of the card, or in its upper corner. */
static double height_of(const struct table *table, const char *words, bool in_corner)
{
    double height = 0;

    for (const char *line = strbuf_text(&table->notes); *line; line += strcspn(line, "\n") + 1) {
        struct box box;
        char word[16], what[64];
        if (!read_note(line, word, &box, what) || strcmp(word, "text") || strcmp(what, words) ||
            box.y + box.height / 2 > 71 || (box.y + box.height / 2 < 17) != in_corner)
            continue;
        height = height == 0 || box.height < height ? box.height : height;
    }
    ck_assert_msg(height > 0, "no “%s” in\n%s", words, strbuf_text(&table->notes));
    return height;
}

/* Numbers of every kind, in the corner, and piece by piece in the middle. In a corner 125/1000 is
 * as wide as the card, and so less than 1.5 times as high. */
static const struct {
    const char *elements, *corner;
    const char *middle[5];
} numbers[] = {
    {"<numbers values='1/2'/>", "1/2", {"1", "2"}},
    {"<numbers values='9/10'/>", "9/10", {"9", "10"}},
    {"<numbers values='12/30'/>", "12/30", {"12", "30"}},
    {"<numbers values='25/100'/>", "25/100", {"25", "100"}},
    {"<numbers values='100/125'/>", "100/125", {"100", "125"}},
    {"<numbers values='125/1000'/>", NULL, {"125", "1000"}},
    {"<numbers values='-3/4'/>", "-3/4", {"3", "4"}},
    {"<numbers values='1 1/3;'/>", "1 1/3", {"1", "3"}},
    {"<numbers values='11 1/12;'/>", "11 1/12", {"11", "12"}},
    {"<numbers values='33 1/3%;'/>", "33 1/3%", {"33", "1", "3", "%"}},
    {"<style percent-space='wide'/><numbers values='66 2/3%;'/>",
     "66 2/3\u00A0%",
     {"66", "2", "3"}},
    {"<style mixed='plus'/><numbers values='1 1/3;'/>", "1\u00A0+\u00A01/3", {"1", "3", "+"}},
    {"<numbers values='0.5'/>", "0.5", {"0.5"}},
    {"<numbers values='0.125'/>", "0.125", {"0.125"}},
    {"<numbers values='12.5%'/>", "12.5%", {"12.5%"}},
    {"<numbers values='0.(3)'/>", "0.3", {"0.3"}},
    {"<numbers values='0.(142857)'/>", "0.142857", {"0.142857"}},
    {"<numbers values='50%'/>", "50%", {"50%"}},
    {"<numbers values='7'/>", "7", {"7"}},
    {"<numbers values='6'/>", "6", {"6"}},
    {"<numbers values='12'/>", "12", {"12"}},
    {"<numbers values='100'/>", "100", {"100"}},
    {"<numbers values='7/4 12 3/4' picture='line'/>", "2", {"0", "2"}},
    {"<numbers values='12' picture='line'/>", NULL, {"12"}},
};

static void draw_both(struct table tables[2], const char *elements, const char *sheet)
{
    static const char style[] = "<style decimal-mark='point' recurring='overline'/>";
    struct strbuf all = {0};

    strbuf_addf(&all, "%s%s", strstr(elements, "<style") ? "" : style, elements);
    for (int i = 0; i < 2; i++) {
        tables[i] = table_lay(all.text, i ? plain_then : "bold");
        tables[i].scale = scale_on(&tables[i], sheet);
        ck_assert_int_eq(table_draw(&tables[i], 0), STATUS_OK);
    }
    strbuf_release(&all);
}

static void expect_times(const struct table tables[2], const char *words, bool in_corner,
                         double times, const char *sheet)
{
    double bold = height_of(&tables[0], words, in_corner),
           plain = height_of(&tables[1], words, in_corner);

    /* The notes are rounded to hundredths of a millimetre. */
    ck_assert_msg(bold + 0.005 >= times * (plain - 0.005), "%s: “%s”: %g mm is %.3f times %g",
                  sheet, words, bold, bold / plain, plain);
}

START_TEST(in_bold_every_kind_of_number_is_much_larger_than_in_plain_on_every_size)
{
    /* Each sheet begins elsewhere, so that a sample comes by all numbers. */
    const size_t at = (size_t)_i / SIZE(numbers), row = ((size_t)_i + at) % SIZE(numbers);
    const char *sheet = sheets[at];
    struct table tables[2];

    draw_both(tables, numbers[row].elements, sheet);
    for (int i = 0; numbers[row].middle[i]; i++)
        expect_times(tables, numbers[row].middle[i], false, 1.4, sheet);
    /* On the smallest cards a corner of plain has no numbers below its line. */
    if (numbers[row].corner && (!strstr(numbers[row].elements, "picture") || !strcmp(sheet, "a4")))
        expect_times(tables, numbers[row].corner, true, 1.5, sheet);
    for (int i = 0; i < 2; i++)
        table_clear(&tables[i]);
}
END_TEST

/* What stands on a card and is read: words, signs and bars. */
struct thing {
    struct box box;
    char word[16], what[64];
};

static int things_of(const struct table *table, struct thing things[64])
{
    int count = 0;

    for (const char *line = strbuf_text(&table->notes); *line; line += strcspn(line, "\n") + 1) {
        struct thing *thing = &things[count];
        if (!read_note(line, thing->word, &thing->box, thing->what) ||
            (strcmp(thing->word, "text") && strcmp(thing->word, "sign") &&
             strcmp(thing->word, "bar")))
            continue;
        ck_assert_int_lt(++count, 64);
    }
    return count;
}

static bool tells_suit(const struct thing *thing, const char *abbreviation)
{
    return !strcmp(thing->word, "sign") || !strcmp(thing->what, abbreviation);
}

/* The whirl of a spin card stands round its number. */
static bool is_whirl(const struct thing *thing)
{
    return !strcmp(thing->what, "whirl") && thing->box.width > 20;
}

static void check_apart(const struct table *table, const struct card *card)
{
    const char *abbreviation =
        words_in(&deck_suit(table->deck, card->suit)->abbreviations, table->words.language);
    struct thing things[64];
    int count = things_of(table, things);

    for (int i = 0; i < count; i++) {
        ck_assert_msg(box_contains((struct box){3, 3, 57, 82}, things[i].box), "%s: %s %s",
                      card->id, things[i].word, things[i].what);
        for (int k = 0; k < count; k++) {
            if (i != k && tells_suit(&things[i], abbreviation) && !is_whirl(&things[i]) &&
                !is_whirl(&things[k]))
                ck_assert_msg(desk_apart(box_grown(things[i].box, 0.35), things[k].box),
                              "%s: %s %s to %.2f mm, and %s %s from %.2f mm", card->id,
                              things[i].word, things[i].what,
                              things[i].box.y + things[i].box.height, things[k].word,
                              things[k].what, things[k].box.y);
        }
    }
}

static const char *const decks[] = {"fractions", "mixed-forms", "percent", "spin",
                                    "improper",  "lines",       "equals",  "tenths"};

START_TEST(in_bold_nothing_stands_on_anything_else_or_near_the_cut)
{
    static const char *const languages[] = {"en", "de"};
    struct table table = table_of_files(decks[(size_t)_i / 2], "bold.xml");
    struct placing placing = {{0, 0, 63, 88}, 0};

    table.words.language = languages[_i % 2];
    ck_assert_int_eq(table_draw(&table, 0), STATUS_OK);
    for (int i = 0; i < deck_card_count(table.deck); i++) {
        const struct card *card = deck_card(table.deck, i);
        if (card->kind != CARD_NUMBER)
            continue;
        strbuf_clear(&table.notes);
        faces_free(table.faces); /* what cards of a suit share is noted once */
        table.faces = faces_new(&(struct faces_job){.template = table.template,
                                                    .deck = table.deck,
                                                    .words = &table.words,
                                                    .type = table.type});
        ck_assert_int_eq(faces_draw(table.faces, &table.canvas, i, placing, &table.diag),
                         STATUS_OK);
        check_apart(&table, card);
    }
    table_clear(&table);
}
END_TEST

START_TEST(in_bold_the_longest_numbers_leave_room_for_the_suit)
{
    struct table table = table_lay(numbers[_i].elements, "bold");

    ck_assert_int_eq(table_draw(&table, 0), STATUS_OK);
    check_apart(&table, deck_card(table.deck, 0));
    table_clear(&table);
}
END_TEST

START_TEST(the_digits_of_a_number_line_have_6_points_on_paper_or_are_left_out)
{
    static const char *const templates[] = {"plain", "bold", "picture", "studio"};
    static const char *const values[] = {"3/4", "7/4", "5/2", "9", "12", "81/20"};
    const double least = 0.7 * 6 * 25.4 / 72; /* a digit is 0.71 em high */
    const size_t at = (size_t)_i / SIZE(sheets);
    const char *template = templates[at], *sheet = sheets[((size_t)_i + at) % SIZE(sheets)];
    int labels = 0;

    for (size_t i = 0; i < SIZE(values); i++) {
        char elements[64];
        snprintf(elements, sizeof elements, "<numbers values='%s' picture='line'/>", values[i]);
        struct table table = table_lay(elements, template);
        table.scale = scale_on(&table, sheet);
        ck_assert_int_eq(table_draw(&table, 0), STATUS_OK);
        struct thing things[64];
        int count = things_of(&table, things);
        for (int k = 0; k < count; k++) {
            if (strspn(things[k].what, "0123456789") == 0)
                continue;
            ck_assert_msg(things[k].box.height * table.scale > least, "%s, %s: %s in %g mm",
                          template, sheet, things[k].what, things[k].box.height * table.scale);
            labels++;
        }
        table_clear(&table);
    }
    ck_assert_int_ge(labels, 2 * (int)SIZE(values)); /* in the middle there always are some */
}
END_TEST

/* Of long numbers, too. */
START_TEST(in_bold_a_picture_card_tells_its_suit_in_a_band)
{
    static const char *const values[] = {"1/2", "33 1/3%", "66 2/3%"};
    char elements[96];

    snprintf(elements, sizeof elements, "<numbers values='%s;' picture='pie'/>", values[_i]);
    struct table table = table_lay(elements, "bold");
    ck_assert_int_eq(table_draw(&table, 0), STATUS_OK);
    table_expect(&table, "box 3.20 3.20 56.60 13.70 #B24B42");
    table_expect(&table, "#FFFFFF square");
    table_expect(&table, "#FFFFFF R");
    table_clear(&table);
}
END_TEST

/* Between two lengths a layer is left out; cards that are no numbers have it all the same. */
START_TEST(a_layer_may_be_for_short_or_long_numbers_only)
{
    static const char template[] =
        "<template format='1'><card width='63' height='88'/><font family='Andika'/>"
        "<sign name='square'><area d='M 0 0 H 1'/></sign><sign name='star'><area d='M 0 0 H 1'/>"
        "</sign><face><layer for='number' longest='5'><number x='9' y='9' width='40' height='40' "
        "size='9'/></layer><layer for='number wild' shortest='6'><circle x='9' y='9' radius='9' "
        "fill='dark'/></layer></face></template>";
    static const struct {
        int card;
        bool is_long;
    } cards[] = {{0, false}, {1, false}, {2, true}, {3, true}, {8, true}};

    for (size_t i = 0; i < SIZE(cards); i++) {
        struct table table = table_lay(
            "<numbers values='1/2 10/12 10/120'/><numbers values='1 1/12;'/><wild/>", template);
        ck_assert_int_eq(table_draw(&table, cards[i].card), STATUS_OK);
        const char *notes = strbuf_text(&table.notes);
        ck_assert_msg((strstr(notes, "circle ") != NULL) == cards[i].is_long &&
                          (strstr(notes, "text ") != NULL) != cards[i].is_long,
                      "%d:\n%s", cards[i].card, notes);
        table_clear(&table);
    }
}
END_TEST

void add_bold_tests(Suite *suite)
{
    TCase *bold = add_case(suite, "bold");

    add_sample(bold, in_bold_every_kind_of_number_is_much_larger_than_in_plain_on_every_size,
               SIZE(sheets) * SIZE(numbers));
    add_sample(bold, in_bold_nothing_stands_on_anything_else_or_near_the_cut, 2 * SIZE(decks));
    tcase_add_loop_test(bold, in_bold_the_longest_numbers_leave_room_for_the_suit, 0,
                        SIZE(numbers));
    add_sample(bold, the_digits_of_a_number_line_have_6_points_on_paper_or_are_left_out,
               4 * SIZE(sheets));
    tcase_add_loop_test(bold, in_bold_a_picture_card_tells_its_suit_in_a_band, 0, 3);
    tcase_add_test(bold, a_layer_may_be_for_short_or_long_numbers_only);
}
