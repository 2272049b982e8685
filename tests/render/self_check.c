/* The mark by which equal cards are known. */
#include "cases.h"
#include "table.h"

#include "render/faces/self_check.h"

#include <stdio.h>
#include <string.h>

static bool is_same(struct self_check_mark one, struct self_check_mark other)
{
    if (one.count != other.count)
        return false;
    for (int i = 0; i < one.count; i++)
        if (one.sign[i] != other.sign[i])
            return false;
    return true;
}

static const int sizes[] = {1, 2, 7, 8, 9, 31, 40, 41, 64, 65, 512, 513};

START_TEST(no_two_classes_have_the_same_mark_and_few_need_no_counting)
{
    int classes = sizes[_i];

    for (int i = 0; i < classes; i++) {
        struct self_check_mark mark = self_check_mark(i, classes);
        ck_assert_int_ge(mark.count, 1);
        ck_assert_int_le(mark.count, SELF_CHECK_ROW);
        for (int k = 0; k < mark.count; k++) {
            ck_assert_int_lt(mark.sign[k], SELF_CHECK_SIGNS);
            ck_assert(classes > 40 || mark.sign[k] == mark.sign[0]);
        }
        for (int k = 0; k < i; k++)
            ck_assert_msg(!is_same(mark, self_check_mark(k, classes)), "%d and %d of %d", i, k,
                          classes);
    }
}
END_TEST

START_TEST(the_longest_mark_is_that_of_the_largest_deck)
{
    ck_assert_int_eq(
        self_check_mark(8 * 8 * 8 * 8 * 8 * 8 * 8 * 8 - 1, 8 * 8 * 8 * 8 * 8 * 8 * 8 * 8).count,
        SELF_CHECK_LONGEST);
}
END_TEST

static const char *const decks[] = {
    "classic",   "classic-112",   "equals",   "families", "first-fractions",
    "fractions", "fractions-208", "improper", "lines",    "mixed-forms",
    "no-factor", "percent",       "spin",     "tenths"};

/* By the numbers themselves, not by the classes that the deck made of them. */
START_TEST(in_a_shipped_deck_equal_cards_share_a_mark_and_others_never_do)
{
    struct deck *deck;
    struct diag diag = {0};
    char path[4096];
    int equal = 0;

    snprintf(path, sizeof path, "%s/decks/%s.xml", getenv("BREUK_SOURCE"), decks[_i]);
    ck_assert_int_eq(deck_load(&deck, path, &diag), STATUS_OK);
    for (int i = 0; i < deck_card_count(deck); i++)
        for (int k = 0; k < i; k++) {
            const struct card *one = deck_card(deck, i), *other = deck_card(deck, k);
            if (one->kind != CARD_NUMBER || other->kind != CARD_NUMBER)
                continue;
            bool same = one->value.numerator * other->value.denominator ==
                        other->value.numerator * one->value.denominator;
            int classes = deck_value_classes(deck);
            equal += same;
            ck_assert_msg(is_same(self_check_mark(one->value_class, classes),
                                  self_check_mark(other->value_class, classes)) == same,
                          "%s: %s and %s", decks[_i], one->id, other->id);
        }
    ck_assert_int_gt(equal, 50);
    deck_free(deck);
    diag_release(&diag);
}
END_TEST

static const char *const templates[] = {"plain", "bold", "picture", "studio"};

START_TEST(a_number_card_has_its_mark_at_both_edges_where_nothing_else_is_read)
{
    static const char elements[] =
        "<numbers values='1/2 2/4 0.75'/><numbers values='3/4' picture='pie'/>"
        "<action does='skip'/><wild/>";
    struct table unmarked = table_lay(elements, templates[_i]);

    ck_assert_int_eq(table_draw(&unmarked, 0), STATUS_OK);
    ck_assert_ptr_null(strstr(strbuf_text(&unmarked.notes), "self-check"));
    table_clear(&unmarked);
    struct table table = table_lay(elements, templates[_i]);
    table.self_check = true;
    ck_assert_int_eq(table_draw(&table, 0), STATUS_OK);
    static const struct {
        const char *id, *mark;
    } cards[] = {{"1/2", "heart"}, {"2/4", "heart"}, {"0.75", "moon"}, {"pie:3/4", "moon"}};
    for (int i = 0; i < 4; i++)
        for (int suit = 0; suit < 2; suit++) {
            table_draw_next(&table, deck_find_card(table.deck, suit, cards[i].id));
            struct box left = table_box(&table, "self-check", cards[i].mark);
            struct box right = table_box(&table, "turned self-check", cards[i].mark);
            ck_assert(box_contains((struct box){3, 3, 57, 82}, left));
            ck_assert_double_lt(left.x + left.width, 8); /* left of the panel */
            ck_assert_double_eq_tol(left.y + left.height / 2, 44, 0.01);
            ck_assert_double_eq(left.x, right.x);
        }
    table_draw_next(&table, deck_find_card(table.deck, 0, "skip"));
    ck_assert_ptr_null(strstr(strbuf_text(&table.notes), "self-check"));
    table_draw_next(&table, deck_find_card(table.deck, DECK_NONE, "wild"));
    ck_assert_ptr_null(strstr(strbuf_text(&table.notes), "self-check"));
    table_clear(&table);
}
END_TEST

void add_self_check_tests(Suite *suite)
{
    TCase *mark = add_case(suite, "self-check");

    tcase_add_loop_test(mark, no_two_classes_have_the_same_mark_and_few_need_no_counting, 0,
                        sizeof sizes / sizeof *sizes);
    tcase_add_test(mark, the_longest_mark_is_that_of_the_largest_deck);
    tcase_add_loop_test(mark, in_a_shipped_deck_equal_cards_share_a_mark_and_others_never_do, 0,
                        sizeof decks / sizeof *decks);
    tcase_add_loop_test(mark, a_number_card_has_its_mark_at_both_edges_where_nothing_else_is_read,
                        0, 3);
}
