/* What the cards of the template “studio” show, and where: in a fan, behind a number, in words. */
#include "cases.h"
#include "table.h"

#include "draw/type.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#define SIZE(array) (sizeof(array) / sizeof *(array))

/* The next note of this word, from `*line` on; false: there is none left. */
static bool next_note(const char **line, const char *word, struct box *box, char what[64])
{
    for (; **line; *line += strcspn(*line, "\n") + 1) {
        size_t length = strlen(word);
        if (strncmp(*line, word, length) != 0 || (*line)[length] != ' ')
            continue;
        what[0] = '\0';
        ck_assert_int_ge(sscanf(*line + length, "%lf %lf %lf %lf #%*x %63[^\n]", &box->x, &box->y,
                                &box->width, &box->height, what),
                         4);
        *line += strcspn(*line, "\n") + 1;
        return true;
    }
    return false;
}

/* Draws a card on a table that may have been drawn on. */
static void draw_one(struct table *table, int card, bool again)
{
    if (again)
        table_draw_next(table, card);
    else
        ck_assert_int_eq(table_draw(table, card), STATUS_OK);
}

static const struct {
    const char *number;
    double step; /* of a fan that shows the number, mm */
} fans[] = {{"3/4", 13},   {"10/16", 13}, {"25/100", 13},  {"7", 13},       {"0.25", 13},
            {"0.70", 13},  {"0.75", 13},  {"33 1/3%", 13}, {"66 2/3%", 13}, {"2 1/2", 13},
            {"100%", 13},  {"0.(3)", 13}, {"0.(36)", 13},  {"0.1(6)", 13},  {"12.5%", 13},
            {"0.125", 13}, {"1.25", 13},  {"0.0625", 16}};

/* The tab's words and sign are seen in a fan of such steps, and keep 4.5 mm from the card's edge,
 * which shops that print small cards ask for. */
START_TEST(a_fan_shows_what_is_in_the_tab)
{
    char elements[64], what[64];
    snprintf(elements, sizeof elements, "<numbers values='%s;'/>", fans[_i].number);
    struct table table = table_lay(elements, "studio");
    struct box box;

    for (int card = 0; card < 2; card++) {
        draw_one(&table, card, card > 0);
        int seen = 0;
        for (int k = 0; k < 2; k++)
            for (const char *line = strbuf_text(&table.notes);
                 next_note(&line, k ? "sign" : "text", &box, what);) {
                if (box.y + box.height > 32 || box.x > 20 || strcmp(what, "shoulder") == 0)
                    continue;
                ck_assert_msg(box.x >= 4.5 && box.x + box.width <= fans[_i].step - 0.3,
                              "%s: “%s” from %.2f to %.2f", fans[_i].number, what, box.x,
                              box.x + box.width);
                seen++;
            }
        ck_assert_int_ge(seen, 3); /* the number, the sign, the letter */
    }
    table_clear(&table);
}
END_TEST

/* German has “Ge” and “Gr”. */
START_TEST(two_letters_are_seen_in_a_fan_too)
{
    struct table table = table_of_files("fractions", "studio.xml");
    const char *words[] = {"R", "Ge", "Gr", "B"};
    int found = 0;

    table.words.language = "de";
    for (int suit = 0; suit < deck_suit_count(table.deck); suit++) {
        int card = deck_find_card(table.deck, suit, "10/10") >= 0
                       ? deck_find_card(table.deck, suit, "10/10")
                       : deck_find_card(table.deck, suit, "1/10");
        draw_one(&table, card, suit > 0);
        for (size_t i = 0; i < SIZE(words); i++) {
            char end[8];
            snprintf(end, sizeof end, " %s", words[i]);
            if (!strstr(strbuf_text(&table.notes), end))
                continue;
            struct box box;
            char what[64];
            for (const char *line = strbuf_text(&table.notes);
                 next_note(&line, "text", &box, what);) {
                if (strcmp(what, words[i]) != 0)
                    continue;
                ck_assert_double_ge(box.x, 4.5);
                ck_assert_double_le(box.x + box.width, 12.8);
                ck_assert_double_ge(box.height, 3); /* as large as a single letter */
                found++;
            }
        }
    }
    ck_assert_int_eq(found, 4);
    table_clear(&table);
}
END_TEST

static const char *const behind[] = {"7",   "10",      "3/4",      "4/10",  "10/16", "25/100",
                                     "0.2", "33 1/3%", "125/1000", "2 1/2", "0.75",  "12.5%"};

/* What is cut looks like a value, beside the one that is printed. */
START_TEST(the_suits_shape_is_whole_behind_its_number)
{
    char elements[64], what[64];
    snprintf(elements, sizeof elements, "<numbers values='%s;'/>", behind[_i]);
    struct table table = table_lay(elements, "studio");
    struct box box;

    for (int card = 0; card < 2; card++) {
        draw_one(&table, card, card > 0);
        const char *line = strbuf_text(&table.notes);
        ck_assert(!next_note(&line, "cut", &box, what));
        line = strbuf_text(&table.notes);
        ck_assert(next_note(&line, "emblem", &box, what));
    }
    table_clear(&table);
}
END_TEST

/* The square's four cuts, straight up, down and to the sides. */
START_TEST(cuts_begin_as_far_from_the_middle_as_the_template_says)
{
    struct table table =
        table_lay("<numbers values='1/2'/>",
                  "<template format='1'><card width='63' height='88'/><font family='Andika'/>"
                  "<sign name='square' parts='4'><area d='M -2 -2 H 2 V 2 H -2 Z'/></sign>"
                  "<sign name='star' parts='4'><area d='M -2 -2 H 2 V 2 H -2 Z'/></sign>"
                  "<face><layer for='number'><mark sign='suit' x='31.5' y='44' size='50' cut='1' "
                  "cut-from='17' ink='suit'/></layer></face></template>");
    struct box cut;
    char what[64];
    int cuts = 0;

    ck_assert_int_eq(table_draw(&table, 0), STATUS_OK);
    for (const char *line = strbuf_text(&table.notes); next_note(&line, "cut", &cut, what);) {
        double beside = fmax(cut.x - 31.5, 31.5 - cut.x - cut.width);
        double above = fmax(cut.y - 44, 44 - cut.y - cut.height);
        ck_assert_double_eq_tol(fmax(beside, above), 17, 0.6);
        cuts++;
    }
    ck_assert_int_eq(cuts, 4);
    table_clear(&table);
}
END_TEST

static const char *const languages[] = {"en", "nl", "de", "fr"};
static const char *const names[][5] = {
    {"draw two", "reverse", "skip", "wild", "wild +4"},
    {"pak twee", "keer om", "sla over", "joker", "joker +4"},
    {"zwei ziehen", "Richtungswechsel", "aussetzen", "Joker", "Joker +4"},
    {"pioche deux", "changement de sens", "passe ton tour", "joker", "joker +4"}};

/* Says an action's name in the language that the context is the index of. */
static void say_name(const void *context, struct message message, struct strbuf *out)
{
    const int language = *(const int *)context;

    for (int i = 0; i < 5; i++)
        if (strcmp(names[0][i], message.id) == 0) {
            strbuf_add(out, names[language][i]);
            return;
        }
    strbuf_add(out, message.id);
}

START_TEST(all_actions_of_a_deck_have_words_of_one_size)
{
    struct table table = table_of_files("equals", "studio.xml");
    double least = INFINITY, most = 0;
    int words = 0;

    table.words =
        (struct paper_words){languages[_i], table.words.style, say_name, (const void *)&_i};
    for (int card = 0, drawn = 0; card < deck_card_count(table.deck); card++) {
        if (deck_card(table.deck, card)->kind != CARD_ACTION)
            continue;
        draw_one(&table, card, drawn++ > 0);
        struct box box;
        char what[64];
        for (const char *at = strbuf_text(&table.notes); next_note(&at, "text", &box, what);) {
            struct set_line line;
            if (box.y < 70)
                continue;
            type_line(table.type, what, true, &line);
            least = fmin(least, box.width / line.ink_width);
            most = fmax(most, box.width / line.ink_width);
            ck_assert_double_le(box.x + box.width, 47); /* the tab begins at 48.7 */
            words++;
        }
    }
    ck_assert_int_ge(words, 5);
    ck_assert_double_le(most - least, 0.01);
    ck_assert_double_ge(least, 4.3);
    table_clear(&table);
}
END_TEST

/* The size of the type of a note: its box is as wide as the widest of these lines. */
static double size_of(struct table *table, const char *word, const char *const *lines, int count)
{
    const char *notes = strbuf_text(&table->notes);
    double widest = 0;
    struct box box;
    char what[64];

    ck_assert(next_note(&notes, word, &box, what));
    for (int i = 0; i < count; i++) {
        struct set_line line;
        type_line(table->type, lines[i], true, &line);
        widest = fmax(widest, count > 1 ? line.width : line.ink_width);
    }
    return box.width / widest;
}

/* It is broken where its lines are about equally long. */
START_TEST(a_long_title_on_a_back_has_two_lines_of_the_size_of_a_short_one)
{
    static const char *const one[] = {"Spin"}, *const two[] = {"Mixed forms,", "ages 11 to 13"};
    struct table table = table_of_files("spin", "studio.xml");
    struct table other = table_of_files("mixed-forms", "studio.xml");

    ck_assert_int_eq(table_draw(&table, -1), STATUS_OK);
    double size = size_of(&table, "text", one, 1);
    table_clear(&table);
    ck_assert_int_eq(table_draw(&other, -1), STATUS_OK);
    ck_assert_double_eq_tol(size_of(&other, "block", two, 2), size, 0.05);
    table_clear(&other);
}
END_TEST

/* How high the ink of a number line is, and how many numbers it has. */
static double line_height(const char *labels, int *numbers)
{
    char template[1024], what[64];
    snprintf(template, sizeof template,
             "<template format='1'><card width='63' height='88'/><font family='Andika'/>"
             "<sign name='square'><area d='M -2 -2 H 2 V 2 H -2 Z'/></sign><sign name='star'><area "
             "d='M -2 -2 H 2 V 2 H -2 Z'/></sign><face><layer for='picture'><picture labels='%s' "
             "x='4' y='4' width='8' height='11'/></layer></face></template>",
             labels);
    struct table table = table_lay("<numbers values='3/4' picture='line'/>", template);
    struct box box;

    table_open_page(&table);
    table.faces = faces_new(&(struct faces_job){
        .template = table.template, .deck = table.deck, .words = &table.words, .type = table.type});
    ck_assert_int_eq(
        faces_draw(table.faces, &table.canvas, 0, (struct placing){{0, 0, 63, 88}, 0}, &table.diag),
        STATUS_OK);
    *numbers = 0;
    for (const char *line = strbuf_text(&table.notes); next_note(&line, "text", &box, what);)
        (*numbers)++;
    double height = table_ink(&table).height;
    table_clear(&table);
    return height;
}

/* Its pin takes the room of the numbers. */
START_TEST(a_line_without_numbers_has_a_larger_pin)
{
    int numbers, none;
    double with = line_height("yes", &numbers), without = line_height("no", &none);

    ck_assert_int_eq(numbers, 2);
    ck_assert_int_eq(none, 0);
    ck_assert_double_ge(without, 4.5);
    ck_assert_double_lt(with - 2.1, 0.8 * without); /* the numbers take 2.1 */
}
END_TEST

/* A deck's black suit has black tabs, filled ones. */
START_TEST(the_tab_of_a_wild_is_an_outline)
{
    struct table table = table_of_files("fractions", "studio.xml");
    int card = 0;

    while (deck_card(table.deck, card)->kind != CARD_ACTION ||
           deck_card(table.deck, card)->suit != DECK_NONE)
        card++;
    ck_assert_int_eq(table_draw(&table, card), STATUS_OK);
    table_expect(&table, "box 3.60 3.40 9.70 22.20 #FFFFFF");
    table_expect(&table, "box 3.60 3.40 9.70 22.20 #000000 outline");
    table_clear(&table);
}
END_TEST

/* Light suits too: no second line round those. */
START_TEST(with_low_ink_all_suits_have_lines_of_one_weight)
{
    struct table table = table_of_files("fractions", "studio.xml");

    table.look.low_ink = true;
    for (int suit = 0; suit < deck_suit_count(table.deck); suit++) {
        char outline[64], ground[32];
        snprintf(outline, sizeof outline, "box 3.55 3.35 9.80 22.30 #%06X outline",
                 (unsigned)deck_suit(table.deck, suit)->colour);
        snprintf(ground, sizeof ground, " #FFFFFF %s", deck_suit(table.deck, suit)->shape);
        draw_one(&table, deck_find_card(table.deck, suit, "1/2"), suit > 0);
        table_expect(&table, outline);
        table_box(&table, "emblem ", ground);
        ck_assert_ptr_null(strstr(strbuf_text(&table.notes), " edge\n"));
    }
    table_clear(&table);
}
END_TEST

START_TEST(with_low_ink_a_picture_cards_sign_is_a_line_as_on_number_cards)
{
    struct table table = table_lay("<numbers values='3/4' picture='pie'/>", "studio");

    table.look.low_ink = true;
    ck_assert_int_eq(table_draw(&table, 0), STATUS_OK);
    struct box line = table_box(&table, "emblem-edge ", " #B24B42 square");
    struct box ground = table_box(&table, "emblem ", " #FFFFFF square");
    ck_assert_double_eq_tol(line.width, ground.width, 0.01);
    table_clear(&table);
}
END_TEST

/* A sign of the suit as large as a thumb, in both free corners. */
START_TEST(a_picture_card_shows_its_suit_large)
{
    struct table table = table_lay("<numbers values='3/4' picture='pie'/>", "studio");

    ck_assert_int_eq(table_draw(&table, 0), STATUS_OK);
    struct box sign = table_box(&table, "emblem", " square");
    struct box pie = table_box(&table, "pie", " 3/4");
    ck_assert_double_ge(sign.width, 12);
    ck_assert_double_ge(hypot(sign.x - 31.5, sign.y + sign.height - 44), pie.width / 2 + 2);
    table_clear(&table);
}
END_TEST

/* The deck's two cards have four and five segments of the wheel; on cards of half the size, rows
 * with signs would be too small to read. */
START_TEST(a_reference_card_has_rows_of_names_with_room_for_signs_or_one_text)
{
    struct table table = table_of_files("spin", "studio.xml");
    int drawn = 0;

    table.scale = _i ? 0.7 : 1;
    for (int card = 0; card < deck_card_count(table.deck); card++) {
        struct box box, last = {0};
        char what[64];
        int blocks = 0;
        if (!deck_card(table.deck, card)->reference)
            continue;
        draw_one(&table, card, drawn++ > 0);
        for (const char *at = strbuf_text(&table.notes); next_note(&at, "block", &box, what);) {
            ck_assert(
                box_contains((struct box){4.5, 14, 54.4, 71}, box)); /* below the title's bar */
            ck_assert_double_ge(box.x, _i ? 4.5 : 14.7);
            ck_assert_double_gt(box.y, last.y + last.height - 2);
            last = box;
            blocks++;
        }
        ck_assert_int_eq(blocks, _i ? 1 : 2 * (3 + drawn));
    }
    ck_assert_int_eq(drawn, 2);
    table_clear(&table);
}
END_TEST

void add_studio_face_tests(Suite *suite)
{
    TCase *faces = add_case(suite, "studio faces");

    tcase_add_loop_test(faces, a_fan_shows_what_is_in_the_tab, 0, SIZE(fans));
    tcase_add_test(faces, two_letters_are_seen_in_a_fan_too);
    tcase_add_loop_test(faces, the_suits_shape_is_whole_behind_its_number, 0, SIZE(behind));
    tcase_add_test(faces, cuts_begin_as_far_from_the_middle_as_the_template_says);
    tcase_add_loop_test(faces, all_actions_of_a_deck_have_words_of_one_size, 0, SIZE(languages));
    tcase_add_test(faces, a_long_title_on_a_back_has_two_lines_of_the_size_of_a_short_one);
    tcase_add_test(faces, a_line_without_numbers_has_a_larger_pin);
    tcase_add_test(faces, the_tab_of_a_wild_is_an_outline);
    tcase_add_loop_test(faces, a_reference_card_has_rows_of_names_with_room_for_signs_or_one_text,
                        0, 2);
    tcase_add_test(faces, with_low_ink_all_suits_have_lines_of_one_weight);
    tcase_add_test(faces, with_low_ink_a_picture_cards_sign_is_a_line_as_on_number_cards);
    tcase_add_test(faces, a_picture_card_shows_its_suit_large);
}
