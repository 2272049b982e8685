/* What a pupil hears of wrong answers in a sitting, of what was skipped, and at the end. */
#include "lesson/help/ending.h"
#include "cases.h"
#include "lesson/diagnosis/diagnosis.h"
#include "lesson/diagnosis/simulated_pupil.h"
#include "lesson/sitting.h"
#include "sitter.h"
#include "skill/evidence.h"
#include "text/text.h"

#include <stdio.h>
#include <string.h>

static struct course course;

static void open(void)
{
    course_open(&course);
}

static void close_course(void)
{
    course_release(&course);
}

/* ---- the likeliest cause ---- */

static struct judgement judge(const struct item *item, const struct response *response)
{
    struct judgement judgement;

    item_judge(item, response, &judgement);
    return judgement;
}

static bool has_form_in(hypothesis_set set, enum misconception belief)
{
    for (enum hypothesis h = 0; h < HYPOTHESES; h++)
        if (set & hypothesis_bit(h) && hypothesis_belief(h) == belief)
            return true;
    return false;
}

/* Those of which a sentence says what the pupil did. */
static bool claims_cause(enum misconception belief)
{
    return belief == BELIEF_ADDS || belief == BELIEF_TWO_FACTORS || belief == BELIEF_UPSIDE_DOWN ||
           belief == BELIEF_PART_LEFT || belief == BELIEF_PART_TO_PART;
}

static void check_cause(const struct item *item, const struct response *response)
{
    struct judgement judgement = judge(item, response);
    struct decision decision;

    if (judgement.verdict != VERDICT_NOT_YET || !claims_cause(judgement.belief) ||
        item->task == TASK_LINE)
        return;
    decision_of_item(&decision, item, response);
    ck_assert_msg(has_form_in(evidence_causes(&decision), judgement.belief), "%s, %s: %s",
                  item->lesson->name, item_kind_names[item->kind],
                  misconception_name(judgement.belief));
}

/* Every number of small parts, and every option, sign and order. */
static void check_answers(const struct item *item)
{
    enum { MOST = 24 };
    struct response response = {.kind = item->answers};

    item_solve(item, &response);
    if (item->answers == ANSWER_NUMBER) {
        for (int a = 1; a <= MOST; a++)
            for (int b = 1; b <= MOST; b++) {
                response.number = item->key.kind == NOTATION_WHOLE ? notation_of_whole(a * b)
                                                                   : notation_of_fraction(a, b);
                check_cause(item, &response);
            }
    } else if (item->answers == ANSWER_CHOICE || item->answers == ANSWER_CHOICES) {
        for (response.chosen = 1; response.chosen < 1u << item->options; response.chosen++)
            if (item->answers == ANSWER_CHOICES || !(response.chosen & (response.chosen - 1)))
                check_cause(item, &response);
    } else if (item->answers == ANSWER_SIGN) {
        for (response.sign = -1; response.sign <= 1; response.sign++)
            check_cause(item, &response);
    } else if (item->answers == ANSWER_YES_NO) {
        response.yes = !item->yes;
        check_cause(item, &response);
    }
}

START_TEST(a_cause_is_named_only_where_no_other_and_no_slip_is_likelier)
{
    enum { SAMPLE = 6 };

    for (int l = 0; l < course.count; l++)
        for (int k = 0; k < ITEM_KINDS; k++) {
            struct chance chance;
            struct item item;
            chance_init(&chance, 5, CHANCE_LESSON, (uint32_t)k);
            for (int i = 0; course.lesson[l]->kind[k].share > 0 && i < SAMPLE; i++) {
                ck_assert(item_make(&item, course.lesson[l], (enum item_kind)k, &chance));
                check_answers(&item);
            }
        }
}
END_TEST

static struct strbuf said_of(int stem_top, int stem_below, int top, int below)
{
    struct item item = {.kind = ITEM_SIMPLIFY,
                        .lesson = course_find(&course, "simplify"),
                        .task = TASK_EQUAL,
                        .answers = ANSWER_NUMBER,
                        .simplest = true,
                        .forms = 1u << NOTATION_FRACTION};
    struct notation stem = notation_of_fraction(stem_top, stem_below);
    struct response response = {.kind = ANSWER_NUMBER, .number = notation_of_fraction(top, below)};
    struct rational value = notation_value(&stem);
    struct strbuf said = {0};
    struct telling telling;

    item.stem = figure_printed(&stem);
    item.key = notation_of_fraction(value.numerator, value.denominator);
    struct judgement judgement = judge(&item, &response);
    ck_assert(judgement.verdict == VERDICT_NOT_YET);
    item_correct(&item, &judgement, false, &telling);
    text_of(telling.say, NULL, &said);
    return said;
}

static const struct {
    int stem[2], answer[2];
    const char *said;
} simplified[] = {
    {{5, 15}, {1, 2}, "Not yet. Compare the pictures: one of them shows 1/2."},
    {{8, 18}, {1, 2}, "Not yet. Compare the pictures: one of them shows 1/2."},
    {{12, 20}, {3, 10}, "You divided by 4 above and by 2 below. Both need the same number."},
    {{15, 20},
     {14, 19},
     "You took away 1 above and below. Do that to 1/2, a half: it becomes 0/1."},
};

START_TEST(of_who_simplified_otherwise_nothing_is_said_that_nobody_did)
{
    struct strbuf said = said_of(simplified[_i].stem[0], simplified[_i].stem[1],
                                 simplified[_i].answer[0], simplified[_i].answer[1]);

    ck_assert_str_eq(strbuf_text(&said), simplified[_i].said);
    strbuf_release(&said);
}
END_TEST

START_TEST(who_simplifies_never_hears_of_parts_nor_of_divisors_that_nobody_uses)
{
    for (int b = 4; b <= 36; b++)
        for (int a = 2; a < b; a++) {
            if (rational_gcd((uint64_t)a, (uint64_t)b) == 1)
                continue;
            for (int p = 1; p < a; p++)
                for (int q = p + 1; q < b; q++) {
                    if (p * b == q * a)
                        continue;
                    struct strbuf said = said_of(a, b, p, q);
                    const char *text = strbuf_text(&said);
                    int above = 0, below = 0;
                    ck_assert_msg(!strstr(text, "parts"), "%d/%d, %d/%d: %s", a, b, p, q, text);
                    if (sscanf(text, "You divided by %d above and by %d", &above, &below) == 2)
                        ck_assert_msg(above <= 6 && below <= 6, "%d/%d, %d/%d: %s", a, b, p, q,
                                      text);
                    strbuf_release(&said);
                }
        }
}
END_TEST

/* ---- a sitting ---- */

enum { LINES = 400, LINE_SIZE = 160, QUESTIONS = 64 };

/* Somebody who answers, and all that was said. */
struct desk {
    struct simulated_pupil pupil;
    bool skips;   /* each question, whenever it comes */
    bool insists; /* answers the same once more, where that was not right */
    struct chance chance;
    struct item item;
    bool is_example;
    int answers; /* to this question */
    int asked;
    struct item all[QUESTIONS];
    char said[LINES][LINE_SIZE]; /* sentences that were said to answers */
    int figures[LINES];          /* and the pictures that were shown with each */
    int lines_only[LINES];       /* of these, number lines */
    int count;
};

static void keep(struct desk *desk, struct message message, const struct telling *telling)
{
    struct strbuf text = {0};

    if (desk->is_example || desk->count == LINES)
        return;
    if (message.id)
        text_of(message, NULL, &text);
    snprintf(desk->said[desk->count], LINE_SIZE, "%s", strbuf_text(&text));
    desk->figures[desk->count] = telling ? telling->figures : 0;
    desk->lines_only[desk->count] = 0;
    for (int i = 0; telling && i < telling->figures; i++)
        desk->lines_only[desk->count] += telling->figure[i].shape == SHAPE_LINE;
    desk->count++;
    strbuf_release(&text);
}

static void say(void *context, struct message message)
{
    keep(context, message, NULL);
}

static void tell(void *context, const struct telling *telling)
{
    keep(context, telling->say, telling);
    for (int i = 0; i < TELLING_MORE && telling->more[i].id; i++)
        keep(context, telling->more[i], NULL);
}

static void turn(void *context, int pupil, int number, int all)
{
    struct desk *desk = context;

    (void)pupil;
    (void)number;
    (void)all;
    desk->is_example = false;
    desk->answers = 0;
}

static void example(void *context, int number)
{
    struct desk *desk = context;

    (void)number;
    desk->is_example = true;
}

static void show(void *context, const struct item *item)
{
    struct desk *desk = context;

    desk->item = *item;
    if (!desk->is_example)
        desk->all[desk->asked++] = *item;
}

/* The first answer is the pupil’s own, then what is right, unless the pupil insists. */
static enum front_answer ask(void *context, int pupil, struct strbuf *line)
{
    struct desk *desk = context;
    struct response response;

    (void)pupil;
    if (desk->skips) {
        strbuf_add(line, "skip");
        return FRONT_LINE;
    }
    if (desk->answers++ == 0 || desk->insists)
        simulated_answer(&desk->pupil, &desk->item, &desk->chance, &response);
    else
        item_solve(&desk->item, &response);
    sitter_type(&desk->item, &response, line);
    return FRONT_LINE;
}

static struct sitting_result sit(struct desk *desk, const char *name, uint64_t seed)
{
    const struct lesson_front front = {.context = desk,
                                       .say = say,
                                       .turn = turn,
                                       .example = example,
                                       .tell = tell,
                                       .show = show,
                                       .ask = ask};
    const struct lesson *lesson = course_find(&course, name), *before[COURSE_BEFORE];
    struct sitting_result result;
    struct sitting_setup setup = {.lesson = lesson,
                                  .before = before,
                                  .befores = course_before(&course, lesson, before),
                                  .seed = seed,
                                  .pupils = 1,
                                  .front = &front};

    desk->count = desk->asked = 0;
    chance_init(&desk->chance, seed, CHANCE_TEST, 7);
    ck_assert_int_eq(sitting_run(&setup, &result), SITTING_DONE);
    return result;
}

/* Whether it only says whether an answer was right, or which one is: of some questions that is “=”
 * more than twice. */
static bool is_verdict(const char *said)
{
    return !*said || strncmp(said, "Not yet. The answer is ", 23) == 0 ||
           strcmp(said, "That is right.") == 0 || strcmp(said, "Not yet.") == 0 ||
           strncmp(said, "Right value!", strlen("Right value!")) == 0;
}

/* Whether it says what the answer to this question is: who errs twice hears that in any case. */
static bool names_something(const char *said)
{
    return strpbrk(said, "0123456789") || strncmp(said, "That is where ", 14) == 0;
}

static void check_sentences(const struct desk *desk, const char *lesson)
{
    for (int i = 0; i < desk->count; i++) {
        int times = 0;
        for (int j = 0; j < desk->count; j++)
            times += strcmp(desk->said[i], desk->said[j]) == 0;
        ck_assert_msg(times <= 2 || is_verdict(desk->said[i]) ||
                          (desk->insists && names_something(desk->said[i])),
                      "%s: %d times: %s", lesson, times, desk->said[i]);
    }
}

START_TEST(no_sentence_to_wrong_answers_is_said_more_than_twice_in_a_sitting)
{
    static struct desk desk;
    const char *name = course.lesson[_i]->name;
    hypothesis_set shown = lesson_shows(course.lesson[_i]);

    for (enum hypothesis h = 0; h < HYPOTHESES; h++) {
        if (!(shown & hypothesis_bit(h)))
            continue;
        simulated_init(&desk.pupil, SIMULATED_BELIEVER, h, 1);
        sit(&desk, name, 3);
        check_sentences(&desk, name);
    }
    simulated_init(&desk.pupil, SIMULATED_GUESSING, HYPOTHESES, 0);
    sit(&desk, name, 4);
    check_sentences(&desk, name);
    desk.insists = true; /* guesses again, and hears why each time that this is wrong, too */
    sit(&desk, name, 4);
    check_sentences(&desk, name);
    desk.insists = false;
}
END_TEST

START_TEST(the_same_belief_leads_to_the_line_then_to_pictures_alone)
{
    static struct desk desk;
    int added = 0, lines = 0, alone = 0;

    simulated_init(&desk.pupil, SIMULATED_BELIEVER, HYPOTHESIS_ADDS, 1);
    sit(&desk, "fill-top", 2);
    for (int i = 0; i < desk.count; i++) {
        bool line = strstr(desk.said[i], "on the line.") != NULL;
        added += strncmp(desk.said[i], "You added", strlen("You added")) == 0;
        ck_assert(!line || (added == 1 && alone == 0));
        ck_assert(!line || (desk.figures[i] > 0 && desk.lines_only[i] == desk.figures[i]));
        lines += line;
        alone += strcmp(desk.said[i], "Not yet.") == 0 && desk.figures[i] > 0;
    }
    ck_assert_int_eq(added, 1);
    ck_assert_int_eq(lines, 1);
    ck_assert_int_gt(alone, 1);
}
END_TEST

START_TEST(what_is_skipped_is_answered_with_a_picture_and_comes_back_once)
{
    static struct desk desk;
    int back = 0, answered = 0;

    desk.skips = true;
    struct sitting_result result = sit(&desk, course.lesson[_i]->name, 5);
    ck_assert_int_eq(desk.asked % 2, 0);
    for (int i = 0; i < desk.asked; i++) {
        int times = 0;
        for (int j = 0; j < desk.asked; j++)
            times += item_same(&desk.all[i], &desk.all[j]);
        ck_assert_msg(times >= 2, "question %d", i);
    }
    for (int i = 0; i < desk.count; i++) {
        bool answer = strncmp(desk.said[i], "The answer is ", strlen("The answer is ")) == 0;
        back += answer && strstr(desk.said[i], "It comes back later.");
        answered += answer;
        ck_assert_msg(!answer || i + 1 < desk.count, "nothing says why");
    }
    ck_assert_int_eq(answered, desk.asked);
    ck_assert_int_eq(2 * back, desk.asked);
    ck_assert_int_eq(result.right, 0);
    ck_assert_int_le(result.first_tries, SITTING_NEW);
    ck_assert(!result.passed);
    desk.skips = false;
}
END_TEST

/* ---- the end ---- */

static const struct {
    const char *lesson;
    enum hypothesis belief;
    const char *easier;
} cures[] = {
    {"factor", HYPOTHESIS_ADDS, "cut"},
    {"same-above", HYPOTHESIS_LARGER_IS_LARGER, "line"},
    {"shaded", HYPOTHESIS_UPSIDE_DOWN, "parts"},
    {"parts", HYPOTHESIS_UPSIDE_DOWN, "half"},
};

START_TEST(who_holds_a_belief_that_the_lesson_itself_cures_hears_what_to_look_at)
{
    static struct desk desk;
    const struct lesson *lesson = course_find(&course, cures[_i].lesson);

    for (uint64_t seed = 1; seed <= 5; seed++) {
        simulated_init(&desk.pupil, SIMULATED_BELIEVER, cures[_i].belief, BELIEVER_STRENGTH);
        struct sitting_result result = sit(&desk, cures[_i].lesson, seed);
        ck_assert_msg(result.belief == hypothesis_family(cures[_i].belief), "%s, seed %d",
                      cures[_i].lesson, (int)seed);
        ck_assert_int_ge(result.shown, 2);
        ck_assert_str_eq(diagnosis_easier(&course, lesson, result.belief)->name, cures[_i].easier);
    }
}
END_TEST

START_TEST(who_slips_or_guesses_hears_of_no_belief)
{
    static const enum simulated kinds[] = {SIMULATED_CARELESS_20, SIMULATED_CARELESS_35,
                                           SIMULATED_GUESSING};
    static const char *const lessons[] = {"factor", "same-above", "shaded"};
    static struct desk desk;

    for (int k = 0; k < 3; k++)
        for (int l = 0; l < 3; l++)
            for (uint64_t seed = 1; seed <= 5; seed++) {
                simulated_init(&desk.pupil, kinds[k], HYPOTHESES, 0);
                struct sitting_result result = sit(&desk, lessons[l], seed);
                ck_assert_msg(result.belief == HYPOTHESES, "%s, kind %d, seed %d: %s", lessons[l],
                              k, (int)seed, hypothesis_name(result.belief));
            }
}
END_TEST

START_TEST(each_family_and_each_kind_has_its_words)
{
    for (enum hypothesis h = 0; h < HYPOTHESES; h++)
        ck_assert_ptr_nonnull(ending_did(h, 2).id);
    for (enum item_kind k = 0; k < ITEM_KINDS; k++)
        ck_assert_ptr_nonnull(ending_kind(k));
}
END_TEST

/* Whoever did not pass is never sent to what comes later, nor to the same. */
START_TEST(an_easier_lesson_is_one_that_comes_before)
{
    for (int l = 0; l < course.count; l++)
        for (int h = 0; h <= HYPOTHESES; h++) {
            const struct lesson *lesson = course.lesson[l], *before[COURSE_BEFORE];
            enum hypothesis family =
                h < HYPOTHESES ? hypothesis_family((enum hypothesis)h) : HYPOTHESES;
            const struct lesson *easier = diagnosis_easier(&course, lesson, family);
            ck_assert(easier || lesson->needs == 0);
            if (!easier)
                continue;
            ck_assert_str_ne(easier->name, lesson->name);
            for (int i = course_before(&course, easier, before) - 1; i >= 0; i--)
                ck_assert_str_ne(before[i]->name, lesson->name);
        }
}
END_TEST

void add_ending_tests(Suite *suite)
{
    enum { LESSONS_COUNT = 27 };
    TCase *tests = add_case(suite, "ending");

    tcase_add_checked_fixture(tests, open, close_course);
    tcase_add_test(tests, a_cause_is_named_only_where_no_other_and_no_slip_is_likelier);
    tcase_add_loop_test(tests, of_who_simplified_otherwise_nothing_is_said_that_nobody_did, 0,
                        sizeof simplified / sizeof *simplified);
    tcase_add_test(tests, who_simplifies_never_hears_of_parts_nor_of_divisors_that_nobody_uses);
    add_sample(tests, no_sentence_to_wrong_answers_is_said_more_than_twice_in_a_sitting,
               LESSONS_COUNT);
    tcase_add_test(tests, the_same_belief_leads_to_the_line_then_to_pictures_alone);
    add_sample(tests, what_is_skipped_is_answered_with_a_picture_and_comes_back_once,
               LESSONS_COUNT);
    tcase_add_loop_test(tests,
                        who_holds_a_belief_that_the_lesson_itself_cures_hears_what_to_look_at, 0,
                        sizeof cures / sizeof *cures);
    tcase_add_test(tests, who_slips_or_guesses_hears_of_no_belief);
    tcase_add_test(tests, each_family_and_each_kind_has_its_words);
    tcase_add_test(tests, an_easier_lesson_is_one_that_comes_before);
}
