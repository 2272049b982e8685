/* The decks that ship, counted by D1–D5. */
#include "cases.h"
#include "harness.h"
#include "loading.h"
#include "xml/committed.h"

static const char *const languages[] = {"en", "nl", "de", "fr"};

enum { LANGUAGES = sizeof languages / sizeof *languages };

static int count_cards(const struct deck *deck, int suit, enum card_kind kind)
{
    int cards = 0;

    for (int i = 0; i < deck_card_count(deck); i++) {
        const struct card *card = deck_card(deck, i);
        cards += card->suit == suit && card->kind == kind ? card->copies : 0;
    }
    return cards;
}

static void expect_copies(const struct deck *deck, int suit, const char *id, int copies)
{
    ck_assert_msg(copies_of(deck, suit, id) == copies, "%s: %s of %s: %d copies, not %d",
                  deck_about(deck)->name, id,
                  suit == DECK_NONE ? "no suit" : deck_suit(deck, suit)->id,
                  copies_of(deck, suit, id), copies);
}

/* H3: of all number cards those of these two values move hands, in every suit and every form. A
 * deck may leave one out: -1. */
static void expect_hands(const struct deck *deck, const char *ruleset, struct rational swap,
                         struct rational pass)
{
    ck_assert_str_eq(deck_about(deck)->ruleset, ruleset);
    for (int i = 0; i < deck_card_count(deck); i++) {
        const struct card *card = deck_card(deck, i);
        enum hands_effect wanted = card->kind != CARD_NUMBER           ? HANDS_NONE
                                   : rational_equal(card->value, swap) ? HANDS_SWAP
                                   : rational_equal(card->value, pass) ? HANDS_PASS
                                                                       : HANDS_NONE;
        ck_assert_msg(card->hands == wanted, "%s: %s", deck_about(deck)->name, card->id);
    }
}

START_TEST(each_deck_has_its_ruleset_and_values_that_move_hands)
{
    static const struct {
        const char *name, *ruleset;
        struct rational swap, pass;
    } rows[] = {{"classic", "deluxe", {7, 1}, {0, 1}},
                {"classic-112", "deluxe", {7, 1}, {0, 1}},
                {"spin", "spin", {7, 1}, {0, 1}},
                {"fractions", "fractions", {1, 3}, {1, 10}},
                {"fractions-208", "fractions", {1, 3}, {1, 10}},
                {"equals", "fractions", {1, 5}, {-1, 1}},
                {"first-fractions", "fractions", {1, 8}, {1, 6}},
                {"mixed-forms", "fractions", {1, 5}, {-1, 1}},
                {"improper", "fractions", {2, 1}, {-1, 1}},
                {"families", "fractions", {1, 4}, {-1, 1}},
                {"lines", "fractions", {1, 5}, {-1, 1}},
                {"no-factor", "fractions", {1, 5}, {-1, 1}},
                {"tenths", "fractions", {1, 5}, {-1, 1}},
                {"percent", "fractions", {1, 5}, {-1, 1}}};

    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct deck *deck = shipped_deck(rows[i].name);
        expect_hands(deck, rows[i].ruleset, rows[i].swap, rows[i].pass);
        deck_free(deck);
    }
}
END_TEST

/* What D1 says but for the number cards. */
static void expect_classic_actions(const struct deck *deck)
{
    for (int suit = 0; suit < 4; suit++) {
        expect_copies(deck, suit, "+2", 2);
        expect_copies(deck, suit, "reverse", 2);
        expect_copies(deck, suit, "skip", 2);
        ck_assert_int_eq(count_cards(deck, suit, CARD_NUMBER), 19);
        ck_assert_int_eq(count_cards(deck, suit, CARD_ACTION), 6);
    }
    expect_copies(deck, DECK_NONE, "wild", 4);
    expect_copies(deck, DECK_NONE, "+4", 4);
    ck_assert_int_eq(count_cards(deck, DECK_NONE, CARD_ACTION), 8);
    ck_assert_int_eq(deck_played(deck), 108);
    ck_assert_int_eq(deck_value_classes(deck), 10);
}

static void expect_classic_numbers(const struct deck *deck)
{
    for (int suit = 0; suit < 4; suit++) {
        for (int number = 0; number <= 9; number++) {
            char id[16];
            snprintf(id, sizeof id, "%d", number);
            expect_copies(deck, suit, id, number ? 2 : 1);
        }
    }
}

START_TEST(classic_is_the_108_cards_of_D1)
{
    struct deck *deck = shipped_deck("classic");

    expect_classic_actions(deck);
    expect_classic_numbers(deck);
    ck_assert_int_eq(deck_printed(deck), 108);
    ck_assert_int_eq(deck_wheel(deck)->count, 0);
    deck_free(deck);
}
END_TEST

START_TEST(classic_112_adds_four_cards_that_are_never_played)
{
    struct deck *deck = shipped_deck("classic-112");

    expect_classic_actions(deck);
    expect_classic_numbers(deck);
    ck_assert_int_eq(deck_printed(deck), 112);
    ck_assert_int_eq(count_cards(deck, DECK_NONE, CARD_EXTRA), 4);
    ck_assert(!deck_card(deck, deck_card_count(deck) - 1)->reference);
    deck_free(deck);
}
END_TEST

START_TEST(spin_has_a_spin_card_of_each_1_to_5_and_reference_cards_as_D2)
{
    struct deck *deck = shipped_deck("spin");

    expect_classic_actions(deck);
    for (int suit = 0; suit < 4; suit++) {
        for (int number = 0; number <= 9; number++) {
            char id[16];
            snprintf(id, sizeof id, "%d", number);
            expect_copies(deck, suit, id, number < 6 ? 1 : 2);
            snprintf(id, sizeof id, "%d*", number);
            expect_copies(deck, suit, id, number >= 1 && number <= 5 ? 1 : 0);
        }
    }
    const struct card *plain = deck_card(deck, deck_find_card(deck, 0, "3"));
    const struct card *spin = deck_card(deck, deck_find_card(deck, 0, "3*"));
    ck_assert(spin->spin && !plain->spin);
    ck_assert_int_eq(spin->value_class, plain->value_class);
    ck_assert_int_eq(deck_printed(deck), 112);
    ck_assert_int_eq(count_cards(deck, DECK_NONE, CARD_EXTRA), 4);
    ck_assert(deck_card(deck, deck_card_count(deck) - 1)->reference);
    deck_free(deck);
}
END_TEST

START_TEST(the_wheel_has_nine_segments_of_one_size_and_two_of_them_draw)
{
    struct deck *deck = shipped_deck("spin");
    const struct wheel *wheel = deck_wheel(deck);
    int of_effect[WHEEL_SHOUT + 1] = {0}, drawn[4] = {0};

    ck_assert_int_eq(wheel->count, 9);
    for (int i = 0; i < wheel->count; i++) {
        const struct wheel_segment *segment = &wheel->segments[i];
        ck_assert_int_eq(segment->weight, 1);
        of_effect[segment->effect]++;
        if (segment->effect == WHEEL_DRAW_UNTIL)
            drawn[segment->suit]++;
        else
            ck_assert_int_eq(segment->suit, DECK_NONE);
    }
    for (int effect = 0; effect <= WHEEL_SHOUT; effect++)
        ck_assert_int_eq(of_effect[effect], effect == WHEEL_DRAW_UNTIL ? 2 : 1);
    ck_assert_int_eq(drawn[deck_find_suit(deck, "red")], 1);
    ck_assert_int_eq(drawn[deck_find_suit(deck, "blue")], 1);
    deck_free(deck);
}
END_TEST

static void expect_fractions(const struct deck *deck)
{
    for (int suit = 0; suit < 4; suit++) {
        for (int denominator = 2; denominator <= 10; denominator++) {
            for (int numerator = 1; numerator < denominator; numerator++) {
                char id[16];
                snprintf(id, sizeof id, "%d/%d", numerator, denominator);
                expect_copies(deck, suit, id, 1);
                const struct card *card = deck_card(deck, deck_find_card(deck, suit, id));
                ck_assert_int_eq(card->value.numerator * denominator,
                                 card->value.denominator * numerator);
            }
        }
        ck_assert_int_eq(count_cards(deck, suit, CARD_NUMBER), 45);
        expect_copies(deck, suit, "skip", 0);
    }
    expect_copies(deck, DECK_NONE, "wild", 6);
    expect_copies(deck, DECK_NONE, "+4", 6);
    ck_assert_int_eq(count_cards(deck, DECK_NONE, CARD_ACTION), 12);
}

START_TEST(fractions_is_the_196_cards_of_the_sheet_as_D3)
{
    struct deck *deck = shipped_deck("fractions");

    expect_fractions(deck);
    expect_copies(deck, deck_find_suit(deck, "blue"), "+2", 1);
    expect_copies(deck, deck_find_suit(deck, "red"), "+2", 1);
    expect_copies(deck, deck_find_suit(deck, "yellow"), "reverse", 1);
    expect_copies(deck, deck_find_suit(deck, "green"), "reverse", 1);
    for (int suit = 0; suit < 4; suit++)
        ck_assert_int_eq(count_cards(deck, suit, CARD_ACTION), 1);
    ck_assert_int_eq(deck_printed(deck), 196);
    ck_assert_int_eq(deck_played(deck), 196);
    deck_free(deck);
}
END_TEST

START_TEST(fractions_208_has_two_of_each_action_in_each_colour)
{
    struct deck *deck = shipped_deck("fractions-208");

    expect_fractions(deck);
    for (int suit = 0; suit < 4; suit++) {
        expect_copies(deck, suit, "+2", 2);
        expect_copies(deck, suit, "reverse", 2);
        ck_assert_int_eq(count_cards(deck, suit, CARD_ACTION), 4);
    }
    ck_assert_int_eq(deck_printed(deck), 208);
    deck_free(deck);
}
END_TEST

START_TEST(the_fractions_have_31_values_22_of_them_in_one_form)
{
    struct deck *deck = shipped_deck("fractions");
    int forms[64] = {0}, single = 0, classes = deck_value_classes(deck);

    ck_assert_int_eq(classes, 31);
    for (int i = 0; i < deck_card_count(deck); i++) {
        const struct card *card = deck_card(deck, i);
        if (card->suit == 0 && card->kind == CARD_NUMBER)
            forms[card->value_class]++;
    }
    for (int i = 0; i < classes; i++) {
        ck_assert_int_ge(forms[i], 1);
        single += forms[i] == 1;
    }
    ck_assert_int_eq(single, 22);
    for (int i = 0; i < deck_card_count(deck); i++) {
        for (int j = 0; j < i; j++) {
            const struct card *left = deck_card(deck, i), *right = deck_card(deck, j);
            if (left->kind != CARD_NUMBER || right->kind != CARD_NUMBER)
                continue;
            bool equal = left->value.numerator * right->value.denominator ==
                         right->value.numerator * left->value.denominator;
            ck_assert_msg(equal == (left->value_class == right->value_class), "%s %s", left->id,
                          right->id);
        }
    }
    deck_free(deck);
}
END_TEST

/* How many of a colour's cards are of each value, all faces different. */
static void count_forms(const struct deck *deck, int forms[64])
{
    ck_assert_int_le(deck_value_classes(deck), 64);
    for (int i = 0; i < deck_card_count(deck); i++) {
        const struct card *card = deck_card(deck, i);
        if (card->kind != CARD_NUMBER)
            continue;
        ck_assert_msg(card->copies == 1, "%s: %s", deck_about(deck)->name, card->id);
        forms[card->value_class] += card->suit == 0;
    }
}

/* Few cards beside the numbers, the same in every deck made to teach but for the first. */
static void expect_teaching_actions(const struct deck *deck)
{
    for (int suit = 0; suit < 4; suit++) {
        expect_copies(deck, suit, "+2", 1);
        expect_copies(deck, suit, "reverse", 1);
        expect_copies(deck, suit, "skip", 1);
    }
    expect_copies(deck, DECK_NONE, "wild", 4);
    expect_copies(deck, DECK_NONE, "+4", 4);
    ck_assert_int_eq(deck_printed(deck), deck_played(deck) + 1);
}

static const char *const seven_by_six[] = {"equals", "mixed-forms", "improper", "lines"};

START_TEST(decks_of_seven_values_have_six_forms_of_each_in_every_colour)
{
    struct deck *deck = shipped_deck(seven_by_six[_i]);
    int forms[64] = {0};

    expect_teaching_actions(deck);
    ck_assert_int_eq(deck_printed(deck), 189); /* 21 sheets of nine */
    ck_assert_int_eq(deck_value_classes(deck), 7);
    count_forms(deck, forms);
    for (int i = 0; i < 7; i++)
        ck_assert_msg(forms[i] == 6, "%s: class %d: %d forms", deck_about(deck)->name, i, forms[i]);
    deck_free(deck);
}
END_TEST

enum { PICTURED = 1 << 16 }; /* beside the bits of enum notation_kind */

/* In which ways each value is shown: bits of its notations' kinds, PICTURED for any picture. */
static void find_ways(const struct deck *deck, unsigned ways[64])
{
    for (int i = 0; i < deck_card_count(deck); i++) {
        const struct card *card = deck_card(deck, i);
        if (card->kind == CARD_NUMBER)
            ways[card->value_class] |=
                card->picture ? (unsigned)PICTURED : 1u << card->notation.kind;
    }
}

START_TEST(mixed_forms_shows_every_value_as_fraction_decimal_percent_and_picture)
{
    struct deck *deck = shipped_deck("mixed-forms");
    unsigned ways[64] = {0};

    find_ways(deck, ways);
    for (int i = 0; i < deck_value_classes(deck); i++)
        for (size_t k = 0; k < 4; k++) {
            static const unsigned wanted[] = {1u << NOTATION_FRACTION, 1u << NOTATION_DECIMAL,
                                              1u << NOTATION_PERCENT, PICTURED};
            ck_assert_msg(ways[i] & wanted[k], "class %d, way %zu", i, k);
        }
    deck_free(deck);
}
END_TEST

START_TEST(improper_shows_every_value_above_one_as_improper_fraction_mixed_number_and_picture)
{
    struct deck *deck = shipped_deck("improper");
    unsigned ways[64] = {0};

    find_ways(deck, ways);
    for (int i = 0; i < deck_card_count(deck); i++) {
        const struct card *card = deck_card(deck, i);
        if (card->kind != CARD_NUMBER)
            continue;
        unsigned whole = card->value.denominator == 1 ? 1u << NOTATION_WHOLE : 1u << NOTATION_MIXED;
        ck_assert_int_gt(card->value.numerator, card->value.denominator);
        ck_assert_uint_eq(ways[card->value_class], whole | 1u << NOTATION_FRACTION | PICTURED);
    }
    deck_free(deck);
}
END_TEST

START_TEST(first_fractions_has_numbers_and_pictures_of_halves_to_eighths)
{
    struct deck *deck = shipped_deck("first-fractions");
    unsigned ways[64] = {0};
    int forms[64] = {0};

    find_ways(deck, ways);
    count_forms(deck, forms);
    for (int i = 0; i < deck_value_classes(deck); i++) {
        ck_assert_uint_eq(ways[i], 1u << NOTATION_FRACTION | PICTURED);
        ck_assert_int_ge(forms[i], 3);
    }
    for (int i = 0; i < deck_card_count(deck); i++) {
        const struct card *card = deck_card(deck, i);
        int64_t parts = card->notation.denominator;
        ck_assert_msg(card->kind != CARD_NUMBER || parts == 2 || parts == 3 || parts == 4 ||
                          parts == 6 || parts == 8,
                      "%s", card->id);
    }
    for (int suit = 0; suit < 4; suit++)
        ck_assert_int_eq(count_cards(deck, suit, CARD_NUMBER), 38);
    expect_copies(deck, DECK_NONE, "+4", 0);
    ck_assert_int_eq(deck_printed(deck), 171); /* 19 sheets of nine */
    deck_free(deck);
}
END_TEST

/* The faces of each value in the lessons' other decks: a row for each element of the file. */
static const struct {
    const char *deck;
    int printed;
    const char *faces[16]; /* of one colour, with blanks between them */
} taught[] = {
    {"families",
     153,
     {"1/2 2/4 3/6 4/8 5/10 1/3 2/6 3/9 2/3 4/6 6/9 1/4 2/8 3/12 3/4 6/8 9/12",
      "pie:1/3 pie:2/3 pie:1/4 pie:3/4", "bar:1/2 bar:2/4 bar:3/6 bar:4/8",
      "bar:1/3 bar:2/6 bar:2/3 bar:4/6 bar:1/4 bar:2/8 bar:3/4 bar:6/8"}},
    {"lines",
     189,
     {"1/2 2/4 1/3 2/6 2/3 4/6 1/4 2/8 3/4 6/8 1/5 2/10 3/5 6/10",
      "line:1/2 line:2/4 line:3/6 line:1/3 line:2/6 line:3/9 line:2/3 line:4/6 line:6/9",
      "line:1/4 line:2/8 line:3/12 line:3/4 line:6/8 line:9/12 line:1/5 line:2/10 line:3/15",
      "line:3/5 line:6/10 line:9/15", "bar:1/2 bar:1/3 bar:2/3 bar:1/4 bar:3/4 bar:1/5 bar:3/5"}},
    {"no-factor",
     133,
     {"2/4 3/6 5/10 7/14 2/6 3/9 5/15 7/21 4/6 6/9 10/15 14/21 2/8 3/12 5/20 7/28",
      "6/8 9/12 15/20 21/28 2/10 3/15 5/25 7/35 4/10 6/15 10/25 14/35"}},
    {"tenths",
     189,
     {"2/10 20/100 0.2 0.20 line:2/10 bar:2/10", "3/10 30/100 0.3 0.30 line:3/10 bar:3/10",
      "4/10 40/100 0.4 0.40 line:4/10 bar:4/10", "5/10 50/100 0.5 0.50 line:5/10 bar:5/10",
      "7/10 70/100 0.7 0.70 line:7/10 bar:7/10", "9/10 90/100 0.9 0.90 line:9/10 bar:9/10",
      "3/100 0.03 square:3/100", "7/100 0.07 square:7/100"}},
    {"percent",
     185,
     {"1/2 5/10 50/100 0.5 50% square:1/2", "1/4 2/8 25/100 0.25 25% square:1/4",
      "1/5 2/10 20/100 0.2 20% square:1/5", "1/10 2/20 10/100 0.1 10% square:1/10",
      "1/20 2/40 5/100 0.05 5% square:1/20", "1/25 2/50 4/100 0.04 4% square:1/25",
      "1/50 2/100 0.02 2% square:1/50"}}};

static int expect_faces(const struct deck *deck, const char *faces)
{
    char row[256], *rest = row, *id;
    int count = 0;

    snprintf(row, sizeof row, "%s", faces);
    for (; (id = strsep(&rest, " ")); count++)
        for (int suit = 0; suit < 4; suit++)
            expect_copies(deck, suit, id, 1);
    return count;
}

START_TEST(the_other_decks_that_teach_have_these_faces_and_no_others)
{
    struct deck *deck = shipped_deck(taught[_i].deck);
    int faces = 0;

    expect_teaching_actions(deck);
    for (int row = 0; taught[_i].faces[row]; row++)
        faces += expect_faces(deck, taught[_i].faces[row]);
    for (int suit = 0; suit < 4; suit++)
        ck_assert_int_eq(count_cards(deck, suit, CARD_NUMBER), faces);
    ck_assert_int_eq(deck_printed(deck), taught[_i].printed);
    deck_free(deck);
}
END_TEST

START_TEST(in_no_factor_no_card_is_a_whole_number_of_times_an_equal_one)
{
    struct deck *deck = shipped_deck("no-factor");

    for (int i = 0; i < deck_card_count(deck); i++)
        for (int k = 0; k < deck_card_count(deck); k++) {
            const struct card *one = deck_card(deck, i), *other = deck_card(deck, k);
            if (one->suit == 0 && other->suit == 0 && one->kind == CARD_NUMBER && i != k &&
                other->kind == CARD_NUMBER && one->value_class == other->value_class)
                ck_assert_msg(one->notation.numerator % other->notation.numerator != 0, "%s %s",
                              one->id, other->id);
        }
    deck_free(deck);
}
END_TEST

static void expect_all_languages(const struct words *words, const char *what)
{
    for (int i = 0; i < LANGUAGES; i++) {
        const char *text = words_exactly_in(words, languages[i]);
        ck_assert_msg(text && *text, "%s in %s", what, languages[i]);
    }
}

static const char *const decks[] = {
    "classic", "classic-112",     "spin",        "fractions", "fractions-208",
    "equals",  "first-fractions", "mixed-forms", "improper",  "families",
    "lines",   "no-factor",       "tenths",      "percent"};

START_TEST(xmllint_finds_every_shipped_deck_right_by_its_schema)
{
    expect_xmllint_content("decks/deck.rng", "decks", decks[_i]);
}
END_TEST

START_TEST(every_text_of_a_shipped_deck_is_there_in_four_languages)
{
    struct deck *deck = shipped_deck(decks[_i]);

    expect_all_languages(&deck_about(deck)->title, decks[_i]);
    for (int i = 0; i < deck_suit_count(deck); i++)
        expect_all_languages(&deck_suit(deck, i)->names, deck_suit(deck, i)->id);
    for (int i = 0; i < deck_card_count(deck); i++)
        if (deck_card(deck, i)->kind == CARD_EXTRA)
            expect_all_languages(&deck_card(deck, i)->title, deck_card(deck, i)->id);
    for (int i = 0; i < deck_wheel(deck)->count; i++)
        expect_all_languages(&deck_wheel(deck)->segments[i].title, "a segment");
    deck_free(deck);
}
END_TEST

START_TEST(the_suits_have_the_palette_and_the_letters_of_each_language)
{
    static const struct {
        const char *id, *letters[LANGUAGES];
        uint32_t colour;
    } suits[] = {{"blue", {"B", "B", "B", "B"}, 0x314387},
                 {"green", {"G", "Gr", "Gr", "V"}, 0x52A598},
                 {"red", {"R", "R", "R", "R"}, 0xB24B42},
                 {"yellow", {"Y", "Ge", "Ge", "J"}, 0xFFC32D}};
    struct deck *deck = shipped_deck(decks[_i]);

    ck_assert_int_eq(deck_suit_count(deck), 4);
    for (int i = 0; i < 4; i++) {
        const struct suit *suit = deck_suit(deck, i);
        ck_assert_str_eq(suit->id, suits[i].id);
        ck_assert_uint_eq(suit->colour, suits[i].colour);
        for (int l = 0; l < LANGUAGES; l++)
            ck_assert_str_eq(words_exactly_in(&suit->abbreviations, languages[l]),
                             suits[i].letters[l]);
    }
    deck_free(deck);
}
END_TEST

START_TEST(cards_come_suit_by_suit_then_wilds_then_extra_cards)
{
    struct deck *deck = shipped_deck(decks[_i]);
    int last = 0;

    for (int i = 0; i < deck_card_count(deck); i++) {
        const struct card *card = deck_card(deck, i);
        int rank = card->suit != DECK_NONE ? card->suit : card->kind == CARD_ACTION ? 8 : 9;
        ck_assert_int_ge(rank, last);
        last = rank;
        ck_assert_int_eq(deck_find_card(deck, card->suit, card->id), i);
        ck_assert_int_ge(card->copies, 1);
        ck_assert_int_ge(card->where.line, 1);
    }
    ck_assert_int_eq(last, deck_printed(deck) > deck_played(deck) ? 9 : 8);
    deck_free(deck);
}
END_TEST

void add_shipped(Suite *suite)
{
    TCase *tests = add_case(suite, "shipped");
    enum { DECKS = sizeof decks / sizeof *decks };

    tcase_add_test(tests, each_deck_has_its_ruleset_and_values_that_move_hands);
    tcase_add_test(tests, classic_is_the_108_cards_of_D1);
    tcase_add_test(tests, classic_112_adds_four_cards_that_are_never_played);
    tcase_add_test(tests, spin_has_a_spin_card_of_each_1_to_5_and_reference_cards_as_D2);
    tcase_add_test(tests, the_wheel_has_nine_segments_of_one_size_and_two_of_them_draw);
    tcase_add_test(tests, fractions_is_the_196_cards_of_the_sheet_as_D3);
    tcase_add_test(tests, fractions_208_has_two_of_each_action_in_each_colour);
    tcase_add_test(tests, the_fractions_have_31_values_22_of_them_in_one_form);
    tcase_add_test(tests, mixed_forms_shows_every_value_as_fraction_decimal_percent_and_picture);
    tcase_add_test(
        tests, improper_shows_every_value_above_one_as_improper_fraction_mixed_number_and_picture);
    tcase_add_test(tests, first_fractions_has_numbers_and_pictures_of_halves_to_eighths);
    tcase_add_loop_test(tests, decks_of_seven_values_have_six_forms_of_each_in_every_colour, 0,
                        sizeof seven_by_six / sizeof *seven_by_six);
    tcase_add_loop_test(tests, the_other_decks_that_teach_have_these_faces_and_no_others, 0,
                        sizeof taught / sizeof *taught);
    tcase_add_test(tests, in_no_factor_no_card_is_a_whole_number_of_times_an_equal_one);
    tcase_add_loop_test(tests, xmllint_finds_every_shipped_deck_right_by_its_schema, 0, DECKS);
    tcase_add_loop_test(tests, every_text_of_a_shipped_deck_is_there_in_four_languages, 0, DECKS);
    tcase_add_loop_test(tests, the_suits_have_the_palette_and_the_letters_of_each_language, 0,
                        DECKS);
    tcase_add_loop_test(tests, cards_come_suit_by_suit_then_wilds_then_extra_cards, 0, DECKS);
}
