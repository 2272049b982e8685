/* One step from a number to another: the sentences of some, and that every step is true. */
#include "rational/explain.h"
#include "cases.h"

#include <string.h>

static const struct {
    const char *from, *to, *sentence; /* "": none */
} cuts[] = {
    {"1/2", "2/4", "Each half is cut in 2: 1 × 2 and 2 × 2"},
    {"2/3", "6/9", "Each third is cut in 3: 2 × 3 and 3 × 3"},
    {"1/4", "4/16", "Each quarter is cut in 4: 1 × 4 and 4 × 4"},
    {"2/1", "4/2", "Each whole is cut in 2: 2 × 2 and 1 × 2"},
    {"5/7", "10/14", "Each part is cut in 2: 5 × 2 and 7 × 2"},
    {"7/4", "14/8", "Each quarter is cut in 2: 7 × 2 and 4 × 2"},
    {"4/8", "1/2", "Put the parts together 4 by 4: 4 ÷ 4 and 8 ÷ 4"},
    {"4/6", "6/9", ""},
    {"1/2", "1/2", ""},
    {"1/2", "0.5", ""},
    {"0/2", "0/4", ""},
    {"-1/2", "-2/4", ""},
    {"1/2", "3/4", ""},
    {"1 1/2", "2 2/4", ""},
};

START_TEST(parts_that_are_cut_or_put_together_are_named)
{
    struct notation from = read_number(cuts[_i].from), to = read_number(cuts[_i].to);
    struct message message = explain_cut(&from, &to);

    ck_assert_str_eq(message.id ? sentence_of(&message) : "", cuts[_i].sentence);
}
END_TEST

static const struct {
    const char *left, *right, *gaps, *filled; /* joined by "; " */
} steps[] = {
    {"12/30", "18/24", "12/30 = ?/5 and 18/24 = ?/4: which numbers are missing?",
     "12/30 = 2/5 (both ÷ 6); 18/24 = 3/4 (both ÷ 6)"},
    {"12/30", "3/4", "12/30 = ?/5: which number is missing?", "12/30 = 2/5 (both ÷ 6)"},
    {"3/4", "12/30", "12/30 = ?/5: which number is missing?", "12/30 = 2/5 (both ÷ 6)"},
    {"2/3", "3/4", "2/3 = ?/12 and 3/4 = ?/12: which numbers are missing?",
     "2/3 = 8/12 (both × 4); 3/4 = 9/12 (both × 3)"},
    {"1/2", "3/8", "1/2 = ?/8: which number is missing?", "1/2 = 4/8 (both × 4)"},
    {"3/8", "1/2", "1/2 = ?/8: which number is missing?", "1/2 = 4/8 (both × 4)"},
    {"3/4", "1/4", "1/4 = ?/8: which number is missing?", "1/4 = 2/8 (both × 2)"},
    {"2/4", "3/4", "3/4 = ?/8: which number is missing?", "3/4 = 6/8 (both × 2)"},
    {"3/4", "2/4", "2/4 = ?/2: which number is missing?", "2/4 = 1/2 (both ÷ 2)"},
    {"1/999", "2/999", "", ""},
    {"6/3", "5/2", "6/3 = ?/6 and 5/2 = ?/6: which numbers are missing?",
     "6/3 = 12/6 (both × 2); 5/2 = 15/6 (both × 3)"},
    {"0.4", "4/5", "0.4 = ?/10 and 4/5 = ?/10: which numbers are missing?",
     "0.4 = 4/10 (4 tenths); 4/5 = 8/10 (both × 2)"},
    {"0.4", "3/4", "0.4 = ?/20 and 3/4 = ?/20: which numbers are missing?",
     "0.4 = 4/10 (4 tenths); 4/10 = 8/20 (both × 2); 3/4 = 15/20 (both × 5)"},
    {"0.4", "0.04", "0.4 = ?/100 and 0.04 = ?/100: which numbers are missing?",
     "0.4 = 4/10 (4 tenths); 4/10 = 40/100 (both × 10); 0.04 = 4/100 (4 hundredths)"},
    {"-1/2", "-1/3", "-1/2 = ?/6 and -1/3 = ?/6: which numbers are missing?",
     "-1/2 = -3/6 (both × 3); -1/3 = -2/6 (both × 2)"},
    {"-1/4", "-3/4", "-3/4 = ?/8: which number is missing?", "-3/4 = -6/8 (both × 2)"},
    {"1/999", "1/1000", "", ""},
};

START_TEST(what_is_to_be_worked_out_has_a_gap_and_then_none)
{
    struct notation left = read_number(steps[_i].left), right = read_number(steps[_i].right);
    struct message gaps = explain_gaps(&left, &right), filled[EXPLANATION_STEPS];
    struct strbuf sentences = {0};
    int count = explain_filled(&left, &right, filled);

    ck_assert_str_eq(gaps.id ? sentence_of(&gaps) : "", steps[_i].gaps);
    for (int i = 0; i < count; i++)
        strbuf_addf(&sentences, "%s%s", i ? "; " : "", sentence_of(&filled[i]));
    ck_assert_str_eq(strbuf_text(&sentences), steps[_i].filled);
    strbuf_release(&sentences);
}
END_TEST

/* What stands behind a gap is where the filled step arrives. */
static void check_pair(const struct notation *left, const struct notation *right)
{
    struct message filled[EXPLANATION_STEPS];
    int count = explain_filled(left, right, filled);
    struct message gaps = explain_gaps(left, right);

    require((gaps.id != NULL) == (count > 0), "gaps without steps");
    for (int i = 0; i < count; i++) {
        struct notation from = notation_of_arg(&filled[i].arg[0]);
        struct notation to = notation_of_arg(&filled[i].arg[1]);
        require(strcmp(filled[i].arg[0].name, "left") == 0 &&
                    strcmp(filled[i].arg[1].name, "right") == 0 &&
                    rational_equal(notation_value(&from), notation_value(&to)),
                "%s", sentence_of(&filled[i]));
    }
}

START_TEST(every_step_is_true)
{
    enum { PAIRS = 20000 };
    struct chance chance;

    chance_init(&chance, 9, CHANCE_TEST, 0);
    for (int i = 0; i < PAIRS; i++) {
        struct rational value, other;
        int sign = i % 10 ? 1 : -1;
        rational_make(&value, sign * (int)chance_below(&chance, 30), 1 + chance_below(&chance, 20),
                      NULL);
        rational_make(&other, 1 + chance_below(&chance, 30), 1 + chance_below(&chance, 20), NULL);
        struct notation left = random_notation(&chance, value);
        struct notation right = random_notation(&chance, other);
        if (!rational_equal(value, other))
            check_pair(&left, &right);
    }
}
END_TEST

void add_explain_step_cases(Suite *suite)
{
    TCase *tests = add_case(suite, "explain step");

    tcase_add_loop_test(tests, parts_that_are_cut_or_put_together_are_named, 0,
                        sizeof cuts / sizeof *cuts);
    tcase_add_loop_test(tests, what_is_to_be_worked_out_has_a_gap_and_then_none, 0,
                        sizeof steps / sizeof *steps);
    tcase_add_test(tests, every_step_is_true);
}
