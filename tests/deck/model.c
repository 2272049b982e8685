/* What a deck file may say, and what comes of it. */
#include "cases.h"
#include "grammar_fault.h"
#include "harness.h"
#include "loading.h"

#include "xml/committed.h"

static uint64_t hash_of(const char *attributes, const char *elements)
{
    struct deck *deck = deck_of(attributes, elements);
    uint64_t hash = deck_hash(deck);

    deck_free(deck);
    return hash;
}

/* However many before it are as the rule set has them. */
START_TEST(each_setting_that_a_deck_changes_is_in_its_hash)
{
    for (int i = 0; i < SETTING_COUNT; i++) {
        const struct setting_row *row = &setting_rows[i];
        char set[2][128], text[SETTING_TEXT_SIZE];
        const int values[] = {row->minimum, row->minimum + 1};
        if ((enum setting)i == SETTING_WHEEL) /* which asks for a wheel */
            continue;
        for (int k = 0; k < 2; k++)
            snprintf(set[k], sizeof set[k],
                     "<set name='%s' value='%s'/><numbers from='0' to='9'/><wild/>", row->name,
                     setting_text((enum setting)i, values[k], text));
        ck_assert_msg(hash_of("", set[0]) != hash_of("", set[1]), "%s", row->name);
    }
}
END_TEST

START_TEST(the_grammar_has_no_fault)
{
    ck_assert_pstr_eq(grammar_fault(&deck_grammar), NULL);
}
END_TEST

START_TEST(the_committed_schemas_are_those_of_the_grammar)
{
    expect_committed_schemas(&deck_grammar, "decks/deck");
}
END_TEST

START_TEST(faces_that_several_elements_make_are_one_kind_with_all_copies)
{
    struct deck *deck =
        deck_of("", "<numbers from=\"0\" to=\"9\"/><numbers from=\"1\" to=\"9\" copies=\"3\"/>"
                    "<action does=\"skip\" copies=\"2\"/><action does=\"skip\" suits=\"red\"/>"
                    "<wild/><wild copies=\"2\"/>");

    ck_assert_int_eq(copies_of(deck, 0, "0"), 1);
    ck_assert_int_eq(copies_of(deck, 0, "9"), 4);
    ck_assert_int_eq(copies_of(deck, deck_find_suit(deck, "red"), "skip"), 3);
    ck_assert_int_eq(copies_of(deck, deck_find_suit(deck, "blue"), "skip"), 2);
    ck_assert_int_eq(copies_of(deck, DECK_NONE, "wild"), 3);
    ck_assert_int_eq(deck_card_count(deck), 4 * 11 + 1);
    ck_assert_int_eq(deck_printed(deck), 4 * 37 + 9 + 3);
    deck_free(deck);
}
END_TEST

START_TEST(a_picture_may_have_a_hundred_parts)
{
    struct deck *deck =
        deck_of("", "<numbers values=\"99/100 100/100 12/1\" picture=\"bar\"/><wild/>");

    ck_assert_int_eq(copies_of(deck, 0, "bar:99/100"), 1);
    ck_assert_int_eq(copies_of(deck, 0, "bar:100/100"), 1);
    ck_assert_int_eq(copies_of(deck, 0, "bar:12/1"), 1);
    deck_free(deck);
}
END_TEST

START_TEST(notations_and_pictures_of_one_value_are_faces_of_one_class)
{
    static const char *const ids[] = {"1/2",      "2/4",          "0.5",     "0.50",
                                      "50%",      "pie:1/2",      "bar:1/2", "line:0.5",
                                      "dots:3/6", "square:25/50", "1/2*"};
    struct deck *deck = deck_of(
        "ruleset=\"spin\"",
        "<numbers values=\"1/2 2/4 0,5 0.50 50% 3/2\"/><numbers values=\"1/2\" picture=\"pie\"/>"
        "<numbers values=\"1/2\" picture=\"bar\"/><numbers values=\"0.5\" picture=\"line\"/>"
        "<numbers values=\"3/6\" picture=\"dots\"/><numbers values=\"25/50\" "
        "picture=\"square\"/><numbers values=\"½\" spin=\"yes\"/>"
        "<wheel><segment does=\"shout\"><title lang=\"en\">!</title></segment></wheel>");

    ck_assert_int_eq(deck_value_classes(deck), 2);
    for (size_t i = 0; i < sizeof ids / sizeof *ids; i++) {
        int card = deck_find_card(deck, 2, ids[i]);
        ck_assert_msg(card != DECK_NONE, "%s", ids[i]);
        ck_assert_int_eq(deck_card(deck, card)->value_class, 0);
    }
    ck_assert_int_eq(deck_card(deck, deck_find_card(deck, 2, "3/2"))->value_class, 1);
    ck_assert_int_eq(deck_card(deck, deck_find_card(deck, 2, "bar:1/2"))->picture, PICTURE_BAR);
    ck_assert_int_eq(deck_find_card(deck, 2, "2/3"), DECK_NONE);
    ck_assert_int_eq(deck_find_card(deck, DECK_NONE, "1/2"), DECK_NONE);
    deck_free(deck);
}
END_TEST

START_TEST(numbers_with_a_space_are_listed_with_semicolons)
{
    struct deck *deck = deck_of("", "<numbers values=\" 1 1/2;3 / 2 ; 150 % ; \"/>");

    ck_assert_int_eq(deck_card_count(deck), 12);
    ck_assert_int_eq(copies_of(deck, 3, "1 1/2"), 1);
    ck_assert_int_eq(copies_of(deck, 3, "3/2"), 1);
    ck_assert_int_eq(copies_of(deck, 3, "150%"), 1);
    ck_assert_int_eq(deck_value_classes(deck), 1);
    deck_free(deck);
}
END_TEST

START_TEST(rows_may_be_negative_and_denominators_may_be_listed)
{
    struct deck *deck = deck_of("", "<numbers from=\"-2\" to=\"1\" suits=\"red blue\"/><fractions "
                                    "denominators=\"3 5-6\" suits=\"green\"/>");
    int red = deck_find_suit(deck, "red"), green = deck_find_suit(deck, "green");

    ck_assert_int_eq(copies_of(deck, red, "-2"), 1);
    ck_assert_int_eq(copies_of(deck, red, "1"), 1);
    ck_assert_int_eq(copies_of(deck, green, "0"), 0);
    ck_assert_int_eq(copies_of(deck, green, "5/6"), 1);
    ck_assert_int_eq(copies_of(deck, green, "1/4"), 0);
    ck_assert_int_eq(deck_printed(deck), 2 * 4 + 2 + 4 + 5);
    deck_free(deck);
}
END_TEST

START_TEST(a_number_line_may_show_what_is_below_0)
{
    struct deck *deck = deck_of("", "<numbers values=\"-3/4 -2 -12 1/2\" picture=\"line\"/>"
                                    "<numbers from=\"-11\" to=\"-10\" picture=\"line\"/>");
    int card = deck_find_card(deck, 0, "line:-3/4");

    ck_assert_int_ne(card, DECK_NONE);
    ck_assert_int_eq(deck_card(deck, card)->picture, PICTURE_LINE);
    ck_assert_int_eq(deck_card(deck, card)->value.numerator, -3);
    ck_assert_int_ne(deck_find_card(deck, 0, "line:-11"), DECK_NONE);
    deck_free(deck);
}
END_TEST

START_TEST(a_value_moves_hands_in_all_its_forms_and_no_other_does)
{
    struct deck *deck =
        deck_of("ruleset=\"spin\"",
                "<hands value=\" 0,50 \" does=\"swap\"/><hands value=\"-2\" does=\"pass\"/>"
                "<numbers values=\"1/2 2/4 50% 3/5 1\"/><numbers values=\"1/2\" picture=\"pie\"/>"
                "<numbers values=\"1/2\" spin=\"yes\"/><numbers from=\"-2\" to=\"-1\"/><action "
                "does=\"skip\"/><wild/><wheel><segment does=\"shout\"><title "
                "lang=\"en\">!</title></segment></wheel>");
    const struct rational half = {1, 2}, minus_two = {-2, 1};
    int marked[HANDS_EFFECTS] = {0};

    for (int i = 0; i < deck_card_count(deck); i++) {
        const struct card *card = deck_card(deck, i);
        marked[card->hands]++;
        ck_assert_msg((card->hands == HANDS_SWAP) == rational_equal(card->value, half), "%s",
                      card->id);
        ck_assert_msg((card->hands == HANDS_PASS) == rational_equal(card->value, minus_two), "%s",
                      card->id);
    }
    ck_assert_int_eq(marked[HANDS_SWAP], 4 * 5);
    ck_assert_int_eq(marked[HANDS_PASS], 4);
    deck_free(deck);
}
END_TEST

START_TEST(the_value_that_moves_hands_is_read_as_the_deck_reads_numbers)
{
    struct deck *deck = deck_of("", "<style decimal-mark=\"comma\"/><numbers values=\"1 2 1000\"/>"
                                    "<hands value=\"1,000\" does=\"swap\"/>");

    ck_assert_int_eq(deck_card(deck, deck_find_card(deck, 0, "1"))->hands, HANDS_SWAP);
    ck_assert_int_eq(deck_card(deck, deck_find_card(deck, 0, "1000"))->hands, HANDS_NONE);
    deck_free(deck);
}
END_TEST

START_TEST(points_belong_to_the_card_where_the_deck_gives_them)
{
    struct deck *deck = deck_of(
        "", "<numbers values=\"1/2\" points=\"0\"/><numbers values=\"1/3\"/><wild points=\"40\"/>");

    ck_assert_int_eq(deck_card(deck, deck_find_card(deck, 0, "1/2"))->points, 0);
    ck_assert_int_eq(deck_card(deck, deck_find_card(deck, 0, "1/3"))->points, DECK_NONE);
    ck_assert_int_eq(deck_card(deck, deck_find_card(deck, DECK_NONE, "wild"))->points, 40);
    deck_free(deck);
}
END_TEST

START_TEST(a_deck_changes_settings_of_its_ruleset)
{
    struct deck *deck =
        deck_of("ruleset=\"fractions\"",
                "<numbers from=\"1\" to=\"3\"/><set name=\"hand-size\" value=\"5\"/>");
    const struct settings *settings = deck_settings(deck);

    ck_assert_int_eq(settings->value[SETTING_HAND_SIZE], 5);
    ck_assert_int_eq(settings->value[SETTING_NUMBER_POINTS], NUMBER_POINTS_TEN);
    ck_assert_int_eq(settings->value[SETTING_WILD_POINTS], 50);
    deck_free(deck);
}
END_TEST

START_TEST(a_deck_may_fix_its_number_style_and_then_knows_what_1_000_is)
{
    struct deck *deck = deck_of(
        "", "<style decimal-mark=\"comma\" percent-space=\"narrow\" division-sign=\"colon\" "
            "recurring=\"dots\" mixed=\"plus\" minus-sign=\"yes\" "
            "fraction-characters=\"yes\"/><numbers "
            "values=\"1,000 1\"/>");
    const struct number_style *style = deck_about(deck)->style;

    ck_assert_ptr_nonnull(style);
    ck_assert(style->decimal_comma && style->minus_sign && style->vulgar_characters);
    ck_assert_int_eq(style->percent_space, PERCENT_SPACE_NARROW);
    ck_assert_int_eq(style->division, DIVISION_COLON);
    ck_assert_int_eq(style->recurring, RECURRING_DOTS);
    ck_assert_int_eq(style->mixed, MIXED_PLUS);
    deck_write_mixed(deck, MIXED_SPACE);
    ck_assert_int_eq(style->mixed, MIXED_SPACE);
    ck_assert_int_eq(style->division, DIVISION_COLON);
    ck_assert_int_eq(deck_value_classes(deck), 1);
    deck_free(deck);
    deck = deck_of("", "<numbers values=\"1\"/>");
    deck_write_mixed(deck, MIXED_PLUS);
    ck_assert_ptr_null(deck_about(deck)->style);
    deck_free(deck);
}
END_TEST

START_TEST(what_a_style_leaves_out_is_the_language_s)
{
    const struct number_style german = {.decimal_comma = true,
                                        .percent_space = PERCENT_SPACE_NO_BREAK,
                                        .recurring = RECURRING_OVERLINE,
                                        .minus_sign = true};
    struct deck *deck =
        deck_of("", "<style minus-sign=\"no\"/><numbers values=\"1/2 0,5 0.25 1/4\"/>");
    struct number_style style = deck_style(deck, &german);

    ck_assert(style.decimal_comma && !style.minus_sign);
    ck_assert_int_eq(style.percent_space, PERCENT_SPACE_NO_BREAK);
    ck_assert_int_eq(style.recurring, RECURRING_OVERLINE);
    ck_assert_int_eq(deck_value_classes(deck), 2);
    deck_write_mixed(deck, MIXED_PLUS);
    ck_assert_int_eq(deck_style(deck, &german).mixed, MIXED_SPACE);
    deck_free(deck);
    deck = deck_of("", "<style/><numbers values=\"1\"/>");
    ck_assert_ptr_null(deck_about(deck)->style);
    ck_assert(deck_style(deck, &german).decimal_comma);
    deck_free(deck);
}
END_TEST

START_TEST(the_heading_is_kept)
{
    struct deck *deck = deck_of("author=\"Ann &amp; Bo\" licence=\"CC0-1.0\" version=\"2\"",
                                "<numbers values=\"1\"/>");

    ck_assert_str_eq(deck_about(deck)->name, "test");
    ck_assert_str_eq(deck_about(deck)->author, "Ann & Bo");
    ck_assert_str_eq(deck_about(deck)->licence, "CC0-1.0");
    ck_assert_str_eq(deck_about(deck)->version, "2");
    ck_assert_str_eq(deck_about(deck)->template, "studio");
    ck_assert_str_eq(deck_about(deck)->ruleset, "deluxe");
    ck_assert_str_eq(words_in(&deck_about(deck)->title, "nl"), "Test");
    deck_free(deck);
    deck = deck_of("", "<numbers values=\"1\"/>");
    ck_assert_str_eq(deck_about(deck)->author, "");
    deck_free(deck);
}
END_TEST

START_TEST(cards_keep_the_name_of_their_back_and_a_name_is_kept_once)
{
    struct deck *deck =
        deck_of("", "<numbers values=\"1/2\"/><numbers values=\"1/3\" back=\"hard\"/>"
                    "<action does=\"skip\" back=\"signs\"/><wild back=\"hard\"/>"
                    "<fractions denominators=\"4\" back=\"hard\"/>"
                    "<extra back=\"signs\"><title lang=\"en\">x</title></extra>");
    static const char *const ids[][2] = {
        {"1/2", NULL}, {"1/3", "hard"}, {"skip", "signs"}, {"3/4", "hard"}};

    ck_assert_int_eq(deck_back_count(deck), 2);
    ck_assert_int_eq(deck_back(deck, 0)->where.line, 1);
    for (size_t i = 0; i < sizeof ids / sizeof *ids; i++) {
        int back = deck_card(deck, deck_find_card(deck, 1, ids[i][0]))->back;
        ck_assert_pstr_eq(back == DECK_NONE ? NULL : deck_back(deck, back)->name, ids[i][1]);
    }
    ck_assert_int_eq(deck_card(deck, deck_find_card(deck, DECK_NONE, "wild"))->back, 0);
    ck_assert_int_eq(deck_card(deck, deck_card_count(deck) - 1)->back, 1);
    deck_free(deck);
}
END_TEST

START_TEST(backs_do_not_change_the_hash)
{
    ck_assert_uint_eq(hash_of("", "<numbers values=\"1/2 2/3\" back=\"hard\"/><wild/>"),
                      hash_of("", "<numbers values=\"1/2 2/3\"/><wild/>"));
}
END_TEST

START_TEST(decks_that_expand_to_the_same_have_the_same_hash)
{
    uint64_t hash = hash_of("", "<fractions denominators=\"2-4\"/><action does=\"skip\" "
                                "copies=\"2\"/><wild/><hands value=\"3/4\" does=\"pass\"/>");

    ck_assert_uint_eq(
        hash,
        hash_of("author=\"somebody\" version=\"3\"",
                "<wild/><fractions denominators=\"2 3\"/><style/><fractions denominators=\"4\"/>"
                "<hands value=\"0.75\" does=\"pass\"/><action does=\"skip\"/><action suits=\"red "
                "blue green yellow\" does=\"skip\"/>"));
    ck_assert_uint_eq(
        hash,
        hash_of(
            "ruleset=\"deluxe\"",
            "<title lang=\"nl\">Anders</title><numbers values=\"1/2; 1/3; 2 / 3; 1/4; 2/4; 3/4\"/>"
            "<action does=\"skip\" copies=\"2\"/><wild copies=\"1\"/><hands does=\"pass\" "
            "value=\"6/8\"/>"));
}
END_TEST

START_TEST(whatever_a_game_depends_on_changes_the_hash)
{
    static const char *const others[] = {
        "<numbers values=\"1/2 2/3\" copies=\"2\"/><wild/>",
        "<numbers values=\"2/4 2/3\"/><wild/>",
        "<numbers values=\"2/3 1/2\"/><wild/>",
        "<numbers values=\"1/2 2/3\" suits=\"red\"/><wild/>",
        "<numbers values=\"1/2 2/3\" points=\"5\"/><wild/>",
        "<numbers values=\"1/2 2/3\" picture=\"pie\"/><wild/>",
        "<numbers values=\"1/2 2/3\"/><wild-draw-four/>",
        "<numbers values=\"1/2 2/3\"/><wild/><wild-draw-four/>",
        "<numbers values=\"1/2 2/3\"/><wild/><hands value=\"1/2\" does=\"swap\"/>",
        "<numbers values=\"1/2 2/3\"/><wild/><hands value=\"1/2\" does=\"pass\"/>",
        "<numbers values=\"1/2 2/3\"/><wild/><hands value=\"2/3\" does=\"swap\"/>",
        "<numbers values=\"1/2 2/3\"/><wild/><set name=\"hand-size\" value=\"5\"/>",
        "<numbers values=\"1/2 2/3\"/><wild/><set name=\"hand-size\" value=\"6\"/>",
        "<numbers values=\"1/2 2/3\"/><wild/><extra><title lang=\"en\">x</title></extra>",
        "<numbers values=\"1/2 2/3\"/><wild/><wheel><segment does=\"shout\"><title "
        "lang=\"en\">!</title></segment></wheel>",
        "<numbers values=\"1/2 2/3\"/><wild/>"
        "<wheel><segment does=\"shout\" weight=\"2\"><title "
        "lang=\"en\">!</title></segment></wheel>",
        "<numbers values=\"1/2 2/3\"/><wild/>"
        "<wheel><segment does=\"showdown\"><title lang=\"en\">!</title></segment></wheel>"};
    enum { OTHERS = sizeof others / sizeof *others };
    uint64_t seen[OTHERS + 2] = {
        hash_of("", "<numbers values=\"1/2 2/3\"/><wild/>"),
        hash_of("ruleset=\"fractions\"", "<numbers values=\"1/2 2/3\"/><wild/>")};

    ck_assert_uint_ne(seen[0], seen[1]);
    for (int i = 0; i < OTHERS; i++) {
        seen[i + 2] = hash_of("", others[i]);
        for (int j = 0; j < i + 2; j++)
            ck_assert_msg(seen[j] != seen[i + 2], "%s: the hash of %d", others[i], j);
    }
}
END_TEST

/* A journal names it: it may not differ from one machine, or one version of the program, to
 * another. */
START_TEST(the_hash_of_a_small_deck_is_the_one_written_down)
{
    ck_assert_uint_eq(hash_of("", "<numbers values=\"1/2 2/3\"/><wild/>"),
                      UINT64_C(8563142232851279190));
}
END_TEST

START_TEST(a_suit_has_the_forms_that_the_file_says_or_else_its_language)
{
    static const struct {
        const char *suit, *language;
        int form;
        const char *said;
    } rows[] = {{"blue", "nl", 0, "blauw"},
                {"blue", "nl", 1, "blauwe"},
                {"blue", "nl-BE", 1, "blauwe"},
                {"blue", "nl", 2, "blauw"},
                {"blue", "de", 4, "blaues"},
                {"blue", "de", DECK_FORMS, "blauem"},
                {"blue", "fr", 3, "bleues"},
                {"blue", "en", 1, "blue"},
                {"blue", "xx", 1, "blue"},
                /* what the file says, though the language knows better */
                {"pink", "nl", 1, "rozige"},
                {"pink", "fr-BE", 1, "rosée"},
                {"pink", "fr-BE", 2, "rose"},
                {"pink", "fr", 1, "rose"},
                {"pink", "fr", 2, "roses"}};
    struct deck *deck =
        deck_of("", "<wild/><numbers values=\"1\"/><suit id=\"pink\" colour=\"#F2A0C0\" "
                    "shape=\"drop\"><name lang=\"nl\" short=\"Rz\" forms=\" rozige \">roze</name>"
                    "<name lang=\"fr\" short=\"Ro\">Rose</name>"
                    "<name lang=\"fr-BE\" short=\"Ro\" forms=\"rosée\">rose</name></suit>");

    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct strbuf form = {0};
        suit_add_form(deck_suit(deck, deck_find_suit(deck, rows[i].suit)), rows[i].language,
                      rows[i].form, &form);
        ck_assert_str_eq(strbuf_text(&form), rows[i].said);
        strbuf_release(&form);
    }
    deck_free(deck);
}
END_TEST

void add_model(Suite *suite)
{
    TCase *tests = add_case(suite, "model");

    tcase_add_test(tests, the_grammar_has_no_fault);
    tcase_add_test(tests, each_setting_that_a_deck_changes_is_in_its_hash);
    tcase_add_test(tests, the_committed_schemas_are_those_of_the_grammar);
    tcase_add_test(tests, faces_that_several_elements_make_are_one_kind_with_all_copies);
    tcase_add_test(tests, a_picture_may_have_a_hundred_parts);
    tcase_add_test(tests, notations_and_pictures_of_one_value_are_faces_of_one_class);
    tcase_add_test(tests, numbers_with_a_space_are_listed_with_semicolons);
    tcase_add_test(tests, rows_may_be_negative_and_denominators_may_be_listed);
    tcase_add_test(tests, a_number_line_may_show_what_is_below_0);
    tcase_add_test(tests, a_value_moves_hands_in_all_its_forms_and_no_other_does);
    tcase_add_test(tests, the_value_that_moves_hands_is_read_as_the_deck_reads_numbers);
    tcase_add_test(tests, points_belong_to_the_card_where_the_deck_gives_them);
    tcase_add_test(tests, a_deck_changes_settings_of_its_ruleset);
    tcase_add_test(tests, a_deck_may_fix_its_number_style_and_then_knows_what_1_000_is);
    tcase_add_test(tests, what_a_style_leaves_out_is_the_language_s);
    tcase_add_test(tests, the_heading_is_kept);
    tcase_add_test(tests, cards_keep_the_name_of_their_back_and_a_name_is_kept_once);
    tcase_add_test(tests, backs_do_not_change_the_hash);
    tcase_add_test(tests, decks_that_expand_to_the_same_have_the_same_hash);
    tcase_add_test(tests, whatever_a_game_depends_on_changes_the_hash);
    tcase_add_test(tests, the_hash_of_a_small_deck_is_the_one_written_down);
    tcase_add_test(tests, a_suit_has_the_forms_that_the_file_says_or_else_its_language);
}
