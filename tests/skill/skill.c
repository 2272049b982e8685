/* Which skills a pair of equal faces exercises. */
#include "skill/skill.h"
#include "cases.h"

#include <stdio.h>
#include <string.h>

#define K(number) (1u << (number))

/* Two faces of one value: "pie 1/2" is a picture, "line 1/2" a number line, else it is printed. */
static const struct pair {
    const char *one, *other;
    unsigned skills;
} pairs[] = {
    /* printed alike */
    {"1/2", "1/2", 0},
    {"3", "3", 0},
    {"0.75", "0.75", 0},
    {"1 3/4", "1 3/4", 0},
    {"33 1/3%", "33 1/3%", 0},
    /* another way to write the same notation is nothing to learn fractions by */
    {"0.5", "0.50", 0},
    {"0.(3)", "0.(33)", 0},
    {"33 1/3%", "33.(3)%", 0},
    {"3/4", "3:4", 0},
    /* fractions and ratios */
    {"1/2", "4/8", K(3)},
    {"2/4", "4/8", K(3)},
    {"10/15", "2/3", K(3)},
    {"4/6", "6/9", K(6)},
    {"2/4", "3/6", K(6)},
    {"6/4", "9/6", K(6)},
    {"7/7", "3/3", K(6)},
    {"1/1", "3/3", K(3)},
    {"3:4", "6/8", K(3)},
    {"4:6", "6:9", K(6)},
    {"-1/2", "-2/4", K(3)},
    /* whole numbers */
    {"2", "4/2", K(7)},
    {"1", "9/9", K(7)},
    {"0", "0/5", K(7)},
    {"2", "2:1", K(7)},
    /* mixed numbers */
    {"7/4", "1 3/4", K(8)},
    {"14/8", "1 3/4", K(8)},
    {"7:4", "1 3/4", K(8)},
    {"1 1/2", "1 2/4", K(3)},
    {"1 2/4", "1 3/6", K(6)},
    /* decimals */
    {"3/4", "0.75", K(9)},
    {"1/3", "0.(3)", K(9)},
    {"1/6", "0.1(6)", K(9)},
    {"1 3/4", "1.75", K(9)},
    {"2", "2.0", K(9)},
    {"1:4", "0.25", K(9)},
    {"1", "0.(9)", K(9)},
    /* percentages */
    {"3/4", "75%", K(10)},
    {"0.75", "75%", K(10)},
    {"1/3", "33 1/3%", K(10)},
    {"0.(3)", "33.(3)%", K(10)},
    {"0.(3)", "33 1/3%", K(10)},
    {"1 1/2", "150%", K(10)},
    {"1", "100%", K(10)},
    {"1:8", "12.5%", K(10)},
    /* pictures are read first, and show parts */
    {"pie 1/2", "1/2", K(1)},
    {"pie 1/2", "2/4", K(1) | K(3)},
    {"pie 4/6", "6/9", K(1) | K(6)},
    {"pie 1/2", "pie 2/4", K(1) | K(3)},
    {"pie 3/4", "0.75", K(1) | K(9)},
    {"pie 3/4", "75%", K(1) | K(10)},
    {"pie 0.75", "75/100", K(1)},
    {"pie 0.75", "3/4", K(1) | K(3)},
    {"pie 50%", "50%", K(1) | K(10)},
    {"pie 7/4", "1 3/4", K(1) | K(8)},
    {"pie 1 3/4", "1 3/4", K(1) | K(8)},
    {"pie 4/2", "2", K(1) | K(7)},
    /* so are places on a number line */
    {"line 1/2", "1/2", K(2)},
    {"line 1/2", "3/6", K(2) | K(3)},
    {"line 3/4", "0.75", K(2) | K(9)},
    {"line 1/2", "pie 1/2", K(1) | K(2)},
    {"line 4/6", "pie 6/9", K(1) | K(2) | K(6)},
    {"line 0.(3)", "1/3", K(2) | K(3)},
};
enum { PAIRS = sizeof pairs / sizeof *pairs };

static struct shown read_face(const char *text, struct notation *notation)
{
    const struct notation_options options = {.mark = MARK_POINT, .ratio = true};
    const char *number = strstr(text, "pie ") || strstr(text, "line ") ? strchr(text, ' ') : text;
    struct message why;

    ck_assert_msg(notation_parse(notation, number, &options, &why) == STATUS_OK, "%s", text);
    return (struct shown){notation, text[0] == 'p'   ? SHOWN_PICTURE
                                    : text[0] == 'l' ? SHOWN_LINE
                                                     : SHOWN_PRINTED};
}

START_TEST(a_pair_of_equal_faces_exercises_its_skills_in_either_order)
{
    const struct pair *pair = &pairs[_i];
    struct notation one, other;
    struct shown left = read_face(pair->one, &one), right = read_face(pair->other, &other);

    ck_assert_msg(rational_equal(notation_value(&one), notation_value(&other)), "%s is not %s",
                  pair->one, pair->other);
    ck_assert_msg(skills_of_pair(left, right) == pair->skills, "%s, %s: 0x%x", pair->one,
                  pair->other, skills_of_pair(left, right));
    ck_assert_msg(skills_of_pair(right, left) == pair->skills, "%s, %s: 0x%x", pair->other,
                  pair->one, skills_of_pair(right, left));
}
END_TEST

/* A kind of notation that is forgotten above would be met here by chance. */
START_TEST(the_pairs_meet_every_two_kinds_that_can_be_equal)
{
    bool met[NOTATION_RATIO + 1][NOTATION_RATIO + 1] = {{false}};
    unsigned skills = 0;

    for (int i = 0; i < PAIRS; i++) {
        struct notation one, other;
        if (read_face(pairs[i].one, &one).as == SHOWN_PRINTED &&
            read_face(pairs[i].other, &other).as == SHOWN_PRINTED)
            met[one.kind][other.kind] = met[other.kind][one.kind] = true;
        skills |= pairs[i].skills;
    }
    for (int one = NOTATION_WHOLE; one <= NOTATION_RATIO; one++)
        for (int other = one; other <= NOTATION_RATIO; other++) {
            bool never_equal = one == NOTATION_WHOLE && other == NOTATION_MIXED;
            ck_assert_msg(met[one][other] != never_equal, "kinds %d and %d", one, other);
        }
    for (int skill = 1; skill < SKILLS; skill++) {
        bool of_a_pair =
            skill <= SKILL_FACTOR || (skill >= SKILL_NO_FACTOR && skill <= SKILL_PERCENT);
        ck_assert_msg((skills >> skill & 1) == of_a_pair, "K%d", skill);
    }
}
END_TEST

START_TEST(every_skill_is_described_in_words_of_its_own)
{
    int described = 0;

    for (int one = 0; one < SKILLS; one++) {
        if (!skill_description(one))
            continue;
        described++;
        ck_assert(skill_description(one)[0] != '\0');
        for (int other = 0; other < one; other++)
            if (skill_description(other))
                ck_assert_str_ne(skill_description(one), skill_description(other));
    }
    ck_assert_int_eq(described, SKILLS - 1);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("skill");

    add_ability_tests(suite);
    add_evidence_tests(suite);
    add_misconception_tests(suite);
    add_recall_tests(suite);
    TCase *tests = add_case(suite, "pairs");

    tcase_add_loop_test(tests, a_pair_of_equal_faces_exercises_its_skills_in_either_order, 0,
                        PAIRS);
    tcase_add_test(tests, the_pairs_meet_every_two_kinds_that_can_be_equal);
    tcase_add_test(tests, every_skill_is_described_in_words_of_its_own);
    return run_suite(suite);
}
