/* Reasons why two fractions are equal, or not: which of them prove it, by a rule that is written
 * from the meaning of the sentences alone. A reason is a proof if what it says is so, and if each
 * proper fraction of which the same can be said is equal to the first one, or none is. */
#include "cases.h"
#include "lesson/course.h"
#include "lesson/maker.h"
#include "text/text.h"

#include <stdio.h>
#include <string.h>

enum { SEEDS = 150, DENOMINATORS = 40, OWN_DENOMINATORS = 12 };

struct pair {
    long long a, b, c, d;
};

static bool are_equal(const struct pair *p)
{
    return p->a * p->d == p->c * p->b;
}

static long long divisor(long long one, long long other)
{
    while (other) {
        long long rest = one % other;
        one = other;
        other = rest;
    }
    return one;
}

static bool in_lowest_terms(long long top, long long bottom)
{
    return divisor(top, bottom) == 1;
}

/* ---- a sentence, and what it says ---- */

enum form { CUT_ALIKE, SIMPLIFIED, MORE, NO_FACTOR };

struct sentence {
    bool yes;
    enum form form;
    long long number[4];
};

static struct sentence read_sentence(const char *text)
{
    struct sentence s = {.yes = strncmp(text, "yes: ", 5) == 0};
    long long *n = s.number;
    const char *said = strchr(text, ' ') + 1;

    ck_assert_msg(s.yes || strncmp(text, "no: ", 4) == 0, "%s", text);
    if (sscanf(said, "in equal pieces they are %lld/%lld and %lld/%lld", &n[0], &n[1], &n[2], &n[3]) ==
        4)
        s.form = CUT_ALIKE;
    else if (sscanf(said, "simplified, they are %lld/%lld and %lld/%lld", &n[0], &n[1], &n[2],
                    &n[3]) == 4)
        s.form = SIMPLIFIED;
    else if (sscanf(said, "%lld more above, and %lld more below", &n[0], &n[1]) == 2 ||
             sscanf(said, "%lld more above is not the same as %lld more below", &n[0], &n[1]) == 2)
        s.form = MORE;
    else if (sscanf(said, "no whole number times %lld can ever make %lld", &n[0], &n[1]) == 2)
        s.form = NO_FACTOR;
    else
        ck_abort_msg("nobody knows what this says: %s", text);
    return s;
}

/* Whether it is so of these two, as it stands. */
static bool is_so(const struct sentence *s, const struct pair *p)
{
    const long long *n = s->number;
    bool are_these = n[0] * p->b == p->a * n[1] && n[2] * p->d == p->c * n[3];

    switch (s->form) {
    case CUT_ALIKE:
        return are_these && n[1] == n[3];
    case SIMPLIFIED:
        return are_these && in_lowest_terms(n[0], n[1]) && in_lowest_terms(n[2], n[3]);
    case MORE:
        return n[0] == p->c - p->a && n[1] == p->d - p->b && (n[0] == n[1]) == s->yes;
    default:
        return n[0] == p->a && n[1] == p->c && p->c % p->a != 0;
    }
}

/* Whether the same could be said of these two, with their own numbers. */
static bool could_be_said(const struct sentence *s, const struct pair *p)
{
    switch (s->form) {
    case CUT_ALIKE:
    case SIMPLIFIED: /* that both become the same, or do not */
        return are_equal(p) == (s->number[0] * s->number[3] == s->number[2] * s->number[1]);
    case MORE:
        return (p->c - p->a == p->d - p->b) == s->yes && (p->c != p->a || p->d != p->b);
    default:
        return p->c % p->a != 0;
    }
}

static bool is_proof(const char *text, const struct pair *claim)
{
    struct sentence s = read_sentence(text);
    struct pair p = {claim->a, claim->b, 0, 0};

    if (!is_so(&s, claim))
        return false;
    for (p.d = 2; p.d <= DENOMINATORS; p.d++)
        for (p.c = 1; p.c <= p.d; p.c++)
            if (could_be_said(&s, &p) && are_equal(&p) != s.yes)
                return false;
    return true;
}

/* ---- questions ---- */

static struct pair pair_of_item(const struct item *item)
{
    const struct notation *one = &item->stem.number, *other = &item->other.number;

    return (struct pair){one->numerator, one->denominator, other->numerator, other->denominator};
}

static void write_option(const struct item *item, int option, char *out, size_t size)
{
    struct strbuf text = {0};

    ck_assert(text_of(item->option[option].words, NULL, &text) == STATUS_OK);
    snprintf(out, size, "%s", strbuf_text(&text));
    strbuf_release(&text);
}

static void check_reasons(const struct item *item)
{
    struct pair claim = pair_of_item(item);
    int proofs = 0;

    for (int i = 0; i < item->options; i++) {
        struct response response = {.kind = ANSWER_CHOICE, .chosen = 1u << i};
        struct judgement judgement;
        char text[200];
        write_option(item, i, text, sizeof text);
        bool proof = is_proof(text, &claim);
        proofs += proof;
        item_judge(item, &response, &judgement);
        ck_assert_msg((judgement.verdict == VERDICT_RIGHT) == proof,
                      "%lld/%lld and %lld/%lld: “%s” %s a proof", claim.a, claim.b, claim.c,
                      claim.d, text, proof ? "is" : "is not");
    }
    ck_assert_msg(proofs == 1, "%lld/%lld and %lld/%lld: %d proofs", claim.a, claim.b, claim.c,
                  claim.d, proofs);
}

/* Why the right reason is right is told in one sentence with its numbers, no others but those of
 * the claim; then which reason that is. */
static void check_explanation(const struct item *item)
{
    struct pair claim = pair_of_item(item);
    struct strbuf said = {0};
    struct telling telling;
    char reason[200] = "";
    int numbers = 0;

    item_explain(item, &telling);
    ck_assert_str_eq(telling.more[0].id, "So reason {label} is right.");
    text_of(telling.say, NULL, &said);
    for (int i = 0; i < item->options; i++)
        if (item->option[i].right)
            write_option(item, i, reason, sizeof reason);
    struct sentence right = read_sentence(reason);
    const char *at = strbuf_text(&said);
    for (; (at = strpbrk(at, "0123456789")) != NULL; numbers++) {
        long long a, b;
        int length;
        ck_assert_int_eq(sscanf(at, "%lld/%lld%n", &a, &b, &length), 2);
        bool known = (a == claim.a && b == claim.b) || (a == claim.c && b == claim.d) ||
                     (a == right.number[0] && b == right.number[1]) ||
                     (a == right.number[2] && b == right.number[3]);
        ck_assert_msg(known, "%s: %s", reason, strbuf_text(&said));
        at += length;
    }
    ck_assert_int_ge(numbers, 2);
    strbuf_release(&said);
}

/* What is said to a wrong reason is so of these two. */
static void check_reply(const struct item *item, const char *reason, const struct telling *telling)
{
    struct pair p = pair_of_item(item);
    const char *id = telling->say.id;
    bool so = strncmp(id, "Adding tells nothing here", 25) == 0;

    if (strncmp(id, "It need not be × a whole number", 32) == 0)
        so = !in_lowest_terms(p.a, p.b);
    if (strncmp(id, "You added", 9) == 0)
        so = p.c - p.a == p.d - p.b && p.c > p.a;
    if (strncmp(id, "Pieces of {one} and {other} differ", 34) == 0)
        so = p.b != p.d;
    if (strncmp(id, "{a} piece", 9) == 0 || strncmp(id, "The pieces are the same size", 28) == 0) {
        struct notation said = item->option[0].figure.number;
        for (int i = 0; i < item->options; i++)
            if (item->option[i].figure.number.denominator)
                said = item->option[i].figure.number;
        so = *id == '{' ? said.numerator == p.a && said.denominator != p.b
                        : said.denominator == p.b && said.numerator != p.a;
    }
    ck_assert_msg(so, "%lld/%lld and %lld/%lld, “%s”: “%s” is not so", p.a, p.b, p.c, p.d, reason,
                  id);
}

static void check_replies(const struct item *item)
{
    for (int i = 0; i < item->options; i++) {
        struct response response = {.kind = ANSWER_CHOICE, .chosen = 1u << i};
        struct judgement judgement;
        struct telling telling;
        char text[200];
        item_judge(item, &response, &judgement);
        if (judgement.verdict == VERDICT_RIGHT)
            continue;
        write_option(item, i, text, sizeof text);
        item_correct(item, &judgement, false, &telling);
        check_reply(item, text, &telling);
    }
}

typedef void item_check(const struct item *item);

/* Of all lessons that ask for reasons, with many seeds. */
static void each_made(item_check *check)
{
    struct course course;
    int lessons = 0;

    course_open(&course);
    for (int l = 0; l < course.count; l++) {
        lessons += course.lesson[l]->kind[ITEM_PROVE].share > 0;
        for (uint32_t seed = 0; seed < SEEDS && course.lesson[l]->kind[ITEM_PROVE].share; seed++) {
            struct chance chance;
            struct item item;
            chance_init(&chance, seed, CHANCE_TEST, 0);
            ck_assert(item_make(&item, course.lesson[l], ITEM_PROVE, &chance));
            check(&item);
        }
    }
    course_release(&course);
    ck_assert_int_ge(lessons, 3);
}

static bool check_own(const struct lesson *lesson, const struct pair *p, item_check *check)
{
    struct notation one = notation_of_fraction(p->a, p->b),
                    other = notation_of_fraction(p->c, p->d);
    const struct lesson_item own = {
        .kind = ITEM_PROVE, .stem = figure_printed(&one), .other = figure_printed(&other)};
    struct chance chance;
    struct item item;

    /* So many pairs have one draw each, and all draws come. */
    chance_init(&chance, (uint64_t)(((p->a * 16 + p->b) * 16 + p->c) * 16 + p->d), CHANCE_TEST, 1);
    bool made = item_of_own(&item, lesson, &own, &chance);
    if (made)
        check(&item);
    return made;
}

/* Of each two fractions of an author's that are different as printed. */
static void each_own(item_check *check)
{
    struct lesson *lesson =
        lesson_of("denominators='2 3'", "factor", "<items kind='find' share='100'/>");
    struct pair p;
    int made = 0;

    for (p.b = 2; p.b <= OWN_DENOMINATORS; p.b++)
        for (p.a = 1; p.a <= p.b; p.a++)
            for (p.d = 2; p.d <= OWN_DENOMINATORS; p.d++)
                for (p.c = 1; p.c <= p.d; p.c++)
                    if (p.a != p.c || p.b != p.d)
                        made += check_own(lesson, &p, check);
    lesson_free(lesson);
    ck_assert_int_gt(made, 2000);
}

START_TEST(exactly_one_reason_proves_a_claim_and_it_is_the_right_one)
{
    each_made(check_reasons);
}
END_TEST

START_TEST(exactly_one_reason_proves_an_authors_claim_and_it_is_the_right_one)
{
    each_own(check_reasons);
}
END_TEST

START_TEST(the_right_reason_is_explained_with_its_own_numbers)
{
    each_made(check_explanation);
    each_own(check_explanation);
}
END_TEST

START_TEST(what_is_said_to_a_wrong_reason_is_so)
{
    each_made(check_replies);
    each_own(check_replies);
}
END_TEST

void add_proving_tests(Suite *suite)
{
    TCase *tests = add_case(suite, "proving");

    tcase_add_test(tests, exactly_one_reason_proves_a_claim_and_it_is_the_right_one);
    tcase_add_test(tests, exactly_one_reason_proves_an_authors_claim_and_it_is_the_right_one);
    tcase_add_test(tests, the_right_reason_is_explained_with_its_own_numbers);
    tcase_add_test(tests, what_is_said_to_a_wrong_reason_is_so);
}
