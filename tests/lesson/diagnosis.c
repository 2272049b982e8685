/* What lies behind a pupil's answers in lessons: found out by questions like any other, and never
 * told with a label. */
#include "lesson/diagnosis/diagnosis.h"

#include "cases.h"
#include "lesson/course.h"
#include "lesson/diagnosis/simulated_pupil.h"
#include "lesson/learner/learner.h"
#include "lesson/learner/learner_event.h"
#include "lesson/maker.h"
#include "lesson/sitting.h"
#include "sitter.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

static struct course course;

static void open_course(void)
{
    course_open(&course);
}

static void release_course(void)
{
    course_release(&course);
}

/* ---- questions ---- */

enum { SAMPLE = 40 };

/* What a believer answers to a question is wrong, and tells of that belief. */
static void check_believed(const struct item *item, struct chance *chance)
{
    hypothesis_set shown = item_shows(item);

    for (enum hypothesis h = 0; h < HYPOTHESES; h++) {
        struct response response;
        struct decision decision;
        struct judgement judgement;
        bool believed = item_believed(item, h, chance, &response);
        ck_assert_msg(believed == ((shown & hypothesis_bit(h)) != 0), "%s: %s", item->lesson->name,
                      hypothesis_name(h));
        if (!believed)
            continue;
        decision_of_item(&decision, item, &response);
        item_judge(item, &response, &judgement);
        ck_assert_msg(decision.wrong && judgement.verdict == VERDICT_NOT_YET, "%s: %s",
                      item->lesson->name, hypothesis_name(h));
        ck_assert_msg(decision.hits & hypothesis_bit(h), "%s: %s", item->lesson->name,
                      hypothesis_name(h));
    }
}

/* The right answer is no slip of anybody, and no question makes the model senseless. */
static void check_weighed(const struct item *item)
{
    struct evidence evidence;
    struct decision decision;
    struct response right;

    item_solve(item, &right);
    decision_of_item(&decision, item, &right);
    ck_assert(!decision.wrong && decision.hits == 0);
    evidence_init(&evidence, decision_shows(&decision));
    ck_assert(evidence_add(&evidence, &decision, FADING_LESSON));
    ck_assert_int_eq(evidence.decisions, 1);
}

START_TEST(whatever_a_lesson_asks_tells_of_who_believes_it)
{
    const struct lesson *lesson = course.lesson[_i];

    for (int k = 0; k < ITEM_KINDS; k++) {
        struct chance chance;
        struct item item;
        chance_init(&chance, 3, CHANCE_TEST, (uint32_t)k);
        for (int i = 0; lesson->kind[k].share > 0 && i < SAMPLE; i++) {
            ck_assert(item_make(&item, lesson, (enum item_kind)k, &chance));
            check_believed(&item, &chance);
            check_weighed(&item);
        }
    }
}
END_TEST

/* ---- what a lesson can show ---- */

static const struct {
    const char *lesson, *shows, *hides;
} lessons[] = {
    {"shaded", "M5, M6, M7, M38", "M10"},
    {"fill-top", "M1, M2, M2b", "M10"},
    {"simplify", "M1, M2, M2b, M3, M3b, M4, M5", "M12"},
    {"same-below", "M3, M33", "M4"},
    {"near-one", "PART, DEN, GAP", "M6"},
    {"write-percent", "M16, M17a, M17b, M17c, M17d, M18", "M20a"},
    {"mixed", "M20a, M20b, M20c", "M22"},
    {"write-tenths", "M22", "M20a"},
    {"half", "M30", "M10"},
};

static hypothesis_set named_set(const char *names)
{
    hypothesis_set set = 0;

    for (enum hypothesis h = 0; h < HYPOTHESES; h++) {
        char name[24];
        size_t length = strlen(hypothesis_name(h));
        snprintf(name, sizeof name, "%s", hypothesis_name(h));
        for (const char *at = names; (at = strstr(at, name)) != NULL; at += length)
            if ((at == names || at[-1] == ' ') && (at[length] == ',' || at[length] == '\0'))
                set |= hypothesis_bit(h);
    }
    return set;
}

START_TEST(a_lesson_says_which_beliefs_it_can_show)
{
    hypothesis_set shown = lesson_shows(course_find(&course, lessons[_i].lesson)),
                   expected = named_set(lessons[_i].shows);
    struct strbuf text = {0};

    hypotheses_list(shown, &text);
    ck_assert_msg((shown & expected) == expected, "%s: %s", lessons[_i].lesson, strbuf_text(&text));
    ck_assert_msg(!(shown & named_set(lessons[_i].hides)), "%s: %s", lessons[_i].lesson,
                  strbuf_text(&text));
    ck_assert(named_set(strbuf_text(&text)) == shown);
    strbuf_release(&text);
}
END_TEST

/* ---- probes ---- */

/* Somebody who answers as the belief has it, to questions of the lesson that show it, until it is
 * time for a probe. False: it never is. */
static bool believe(struct evidence *evidence, const struct lesson *lesson,
                    enum hypothesis hypothesis, struct chance *chance)
{
    enum { TRIES = 300 };

    evidence_init(evidence, lesson_shows(lesson));
    for (int t = 0; t < TRIES && !evidence_wants_probe(evidence); t++) {
        struct item item;
        struct response response;
        struct decision decision;
        int kind = (int)chance_below(chance, ITEM_KINDS);
        if (lesson->kind[kind].share == 0 ||
            !item_make(&item, lesson, (enum item_kind)kind, chance) ||
            !item_believed(&item, hypothesis, chance, &response))
            continue;
        decision_of_item(&decision, &item, &response);
        ck_assert(evidence_add(evidence, &decision, FADING_LESSON));
    }
    return evidence_wants_probe(evidence);
}

/* The lessons that do good to M2 and M3 come before equal fractions; what a game asks does not. */
START_TEST(a_probe_between_rounds_is_answered_by_each_form_of_a_belief)
{
    static const enum hypothesis forms[] = {HYPOTHESIS_ADDS,         HYPOTHESIS_SAME_NUMERATOR,
                                            HYPOTHESIS_SCALES_BELOW, HYPOTHESIS_SAME_DENOMINATOR,
                                            HYPOTHESIS_SCALES_ABOVE, HYPOTHESIS_TWO_FACTORS};
    const struct lesson *played = course_find(&course, "fill-top");

    for (size_t f = 0; f < sizeof forms / sizeof *forms; f++) {
        const struct lesson *lesson = diagnosis_words_in_play(&course, hypothesis_family(forms[f]));
        struct chance chance;
        struct evidence evidence;
        struct item items[PROBE_ITEMS];
        int hits = 0;
        chance_init(&chance, 5, CHANCE_TEST, (uint32_t)f);
        ck_assert_int_ge(lesson->stage, STAGE_EQUAL);
        if (!believe(&evidence,
                     forms[f] == HYPOTHESIS_SAME_DENOMINATOR || forms[f] == HYPOTHESIS_SCALES_ABOVE
                         ? course_find(&course, "fill-below")
                         : played,
                     forms[f], &chance))
            ck_abort_msg("%s", hypothesis_name(forms[f]));
        ck_assert_int_eq(
            probe_make(&evidence, lesson, course_taught(&course, lesson), &chance, items),
            PROBE_ITEMS);
        for (int i = 0; i < PROBE_ITEMS; i++) {
            struct response response;
            struct decision decision;
            if (!item_believed(&items[i], forms[f], &chance, &response))
                continue;
            decision_of_item(&decision, &items[i], &response);
            hits += (decision.hits & hypothesis_bit(forms[f])) != 0;
        }
        ck_assert_msg(hits >= PROBE_HITS, "%s: %d", hypothesis_name(forms[f]), hits);
    }
}
END_TEST

/* Evidence that leads to one hypothesis alone, from wherever it comes. */
static void suspect(struct evidence *evidence, enum hypothesis hypothesis)
{
    struct decision decision = {.wrong = true,
                                .wrongs = 3,
                                .slips = 1,
                                .by_slip = 1.0 / 3,
                                .alike = 1,
                                .hits = hypothesis_bit(hypothesis)};

    decision.accepted[hypothesis] = 1;
    evidence_init(evidence, hypothesis_bit(hypothesis));
    while (!evidence_wants_probe(evidence))
        ck_assert(evidence_add(evidence, &decision, FADING_LESSON));
}

START_TEST(a_probe_asks_nothing_that_was_not_taught)
{
    const struct lesson *lesson = course.lesson[_i];
    unsigned taught = course_taught(&course, lesson);

    for (enum hypothesis h = 0; h < HYPOTHESES; h++) {
        struct chance chance;
        struct evidence evidence;
        struct item items[PROBE_ITEMS];
        chance_init(&chance, 5, CHANCE_TEST, (uint32_t)h);
        suspect(&evidence, h);
        int count = probe_make(&evidence, lesson, taught, &chance, items);
        for (int i = 0; i < count; i++) {
            ck_assert_msg((items[i].skills & ~taught) == 0, "%s, %s: a question of kind %d",
                          lesson->name, hypothesis_name(h), items[i].kind);
            ck_assert_msg(items[i].kind != ITEM_SIMPLIFY || taught & skill_bit(SKILL_SIMPLIFY),
                          "%s", lesson->name);
        }
    }
}
END_TEST

START_TEST(what_was_taught_is_of_a_lesson_and_of_all_that_it_needs)
{
    unsigned factor = course_taught(&course, course_find(&course, "factor")),
             simplify = course_taught(&course, course_find(&course, "simplify"));

    ck_assert(factor & skill_bit(SKILL_FACTOR) && factor & skill_bit(SKILL_FILL));
    ck_assert(factor & skill_bit(SKILL_PICTURE) && !(factor & skill_bit(SKILL_SIMPLIFY)));
    ck_assert((simplify & ~factor) == skill_bit(SKILL_SIMPLIFY));
    ck_assert(course_taught(&course, course_find(&course, "half")) == skill_bit(SKILL_PICTURE));
}
END_TEST

START_TEST(who_has_passed_a_lesson_may_be_asked_what_it_taught)
{
    const struct lesson *lesson = course_find(&course, "fill-top");
    unsigned taught = course_taught(&course, lesson);
    struct evidence evidence;
    bool simplified[2] = {false};

    suspect(&evidence, HYPOTHESIS_SAME_NUMERATOR);
    for (int passed = 0; passed < 2; passed++) {
        struct chance chance;
        struct item items[PROBE_ITEMS];
        chance_init(&chance, 5, CHANCE_TEST, 0);
        unsigned more = passed ? skill_bit(SKILL_SIMPLIFY) : 0;
        ck_assert_int_eq(probe_make(&evidence, lesson, taught | more, &chance, items), PROBE_ITEMS);
        for (int i = 0; i < PROBE_ITEMS; i++)
            simplified[passed] = simplified[passed] || items[i].kind == ITEM_SIMPLIFY;
    }
    ck_assert(!simplified[0] && simplified[1]);
}
END_TEST

START_TEST(a_probe_tells_the_leader_from_its_rivals)
{
    const struct lesson *lesson = course.lesson[_i];
    hypothesis_set shown = lesson_shows(lesson);

    for (enum hypothesis h = 0; h < HYPOTHESES; h++) {
        struct chance chance;
        struct evidence evidence;
        struct item items[PROBE_ITEMS];
        enum hypothesis rivals[2];
        double p;
        chance_init(&chance, 5, CHANCE_TEST, (uint32_t)h);
        if (!(shown & hypothesis_bit(h)) || !believe(&evidence, lesson, h, &chance))
            continue;
        enum hypothesis leader = evidence_leader(&evidence, &p);
        int count = probe_make(&evidence, lesson, course_taught(&course, lesson), &chance, items),
            others = evidence_rivals(&evidence, leader, rivals, 2);
        for (int i = 0; i < count; i++) {
            bool told = false;
            for (enum hypothesis form = leader; form < HYPOTHESES; form++) {
                struct response response;
                struct decision decision;
                if (hypothesis_family(form) != leader ||
                    !item_believed(&items[i], form, &chance, &response))
                    continue;
                decision_of_item(&decision, &items[i], &response);
                bool shared = false;
                for (int r = 0; r < others; r++)
                    shared = shared || decision.hits & hypothesis_bit(rivals[r]);
                told = told || !shared;
            }
            ck_assert_msg(told, "%s: %s, not %s %s", lesson->name, hypothesis_name(leader),
                          others > 0 ? hypothesis_name(rivals[0]) : "",
                          others > 1 ? hypothesis_name(rivals[1]) : "");
            for (int j = 0; j < i; j++)
                ck_assert(!item_same(&items[i], &items[j]));
            check_weighed(&items[i]);
        }
    }
}
END_TEST

/* ---- sittings ---- */

enum { ASKED_MOST = 40 };

/* A pupil at a desk, who types what a simulated one answers. */
struct desk {
    struct simulated_pupil pupil;
    struct chance chance;
    struct item item;
    struct item asked[ASKED_MOST];
    int asked_count, fresh, all, answers;
    bool is_example;
    bool hints; /* asks for a hint each time */
    char lines[ASKED_MOST * 4][32];
    int line_count;
    const struct desk *like; /* types the same lines */
    const struct sitting_start *start;
};

static void say(void *context, struct message message)
{
    (void)context, (void)message;
}

static void turn(void *context, int pupil, int number, int all)
{
    struct desk *desk = context;

    (void)pupil;
    ck_assert_int_eq(number, desk->asked_count + 1);
    ck_assert_int_le(number, all);
    desk->all = all;
    desk->is_example = false;
    desk->answers = 0;
}

static void example(void *context, int number)
{
    struct desk *desk = context;

    (void)number;
    desk->is_example = true;
}

static void tell(void *context, const struct telling *telling)
{
    (void)context, (void)telling;
}

static void show(void *context, const struct item *item)
{
    struct desk *desk = context;

    if (desk->is_example)
        return;
    ck_assert_int_lt(desk->asked_count, ASKED_MOST);
    desk->item = desk->asked[desk->asked_count++] = *item;
}

/* The first answer is the pupil's own, then what is right. */
static enum front_answer ask(void *context, int pupil, struct strbuf *line)
{
    struct desk *desk = context;
    struct response response;

    (void)pupil;
    if (desk->like) {
        strbuf_add(line, desk->like->lines[desk->line_count]);
    } else if (desk->hints && desk->answers++ == 0) {
        strbuf_add(line, "hint");
    } else if (desk->answers++ == (desk->hints ? 1 : 0)) {
        simulated_answer(&desk->pupil, &desk->item, &desk->chance, &response);
        sitter_type(&desk->item, &response, line);
    } else {
        item_solve(&desk->item, &response);
        sitter_type(&desk->item, &response, line);
    }
    snprintf(desk->lines[desk->line_count++], sizeof desk->lines[0], "%s", strbuf_text(line));
    return FRONT_LINE;
}

static struct sitting_result sit(struct desk *desk, const char *name, uint64_t seed,
                                 const struct lesson_history *history)
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
                                  .front = &front,
                                  .history = history,
                                  .start = desk->start};

    chance_init(&desk->chance, seed, CHANCE_TEST, 7);
    ck_assert_int_eq(sitting_run(&setup, &result), SITTING_DONE);
    ck_assert(!result.faulty);
    for (int i = 0; i < desk->asked_count; i++)
        desk->fresh += desk->asked[i].lesson == lesson;
    return result;
}

static struct desk believer(enum hypothesis hypothesis)
{
    struct desk desk = {0};

    simulated_init(&desk.pupil, SIMULATED_BELIEVER, hypothesis, 1);
    desk.pupil.slips = 0;
    return desk;
}

START_TEST(who_adds_is_asked_three_more_questions_and_hears_of_a_lesson)
{
    int named = 0;

    for (uint64_t seed = 1; seed <= 6; seed++) {
        struct desk desk = believer(HYPOTHESIS_ADDS);
        struct sitting_result result = sit(&desk, "fill-top", seed, NULL);
        ck_assert_int_le(result.first_tries, SITTING_NEW);
        /* Three come in place of old ones: no sitting gets longer by it, while there are any. */
        ck_assert_int_ge(desk.fresh, SITTING_NEW + PROBE_ITEMS);
        ck_assert_int_eq(desk.all, desk.asked_count);
        ck_assert_int_le(desk.asked_count, SITTING_ITEMS + SITTING_PROBES * PROBE_ITEMS);
        ck_assert(!result.passed);
        named += result.helpful && strcmp(result.helpful, "factor") == 0;
        ck_assert(!result.helpful || strcmp(result.helpful, "factor") == 0);
    }
    ck_assert_int_ge(named, 5);
}
END_TEST

/* What its own lesson does not ask, a probe does. */
START_TEST(only_who_has_passed_it_is_asked_for_the_simplest_form)
{
    int asked[2] = {0};

    for (int passed = 0; passed < 2; passed++) {
        const struct sitting_start start = {.olds = 1,
                                            .old = {{course_find(&course, "simplify"), 7, passed}}};
        for (uint64_t seed = 1; seed <= 4; seed++) {
            struct desk desk = believer(HYPOTHESIS_SAME_NUMERATOR);
            desk.start = &start;
            sit(&desk, "fill-top", seed, NULL);
            for (int i = 0; i < desk.asked_count; i++)
                asked[passed] += desk.asked[i].kind == ITEM_SIMPLIFY &&
                                 strcmp(desk.asked[i].lesson->name, "fill-top") == 0;
        }
    }
    ck_assert_int_eq(asked[0], 0);
    ck_assert_int_gt(asked[1], 0);
}
END_TEST

START_TEST(who_knows_all_or_needs_hints_is_asked_nothing_more)
{
    struct desk knows = {0}, hints = believer(HYPOTHESIS_ADDS);
    struct sitting_result result;

    simulated_init(&knows.pupil, SIMULATED_CARELESS_20, HYPOTHESES, 0);
    knows.pupil.slips = 0;
    result = sit(&knows, "fill-top", 1, NULL);
    ck_assert_int_eq(knows.fresh, SITTING_NEW);
    ck_assert_int_eq(knows.asked_count, SITTING_ITEMS);
    ck_assert_ptr_null(result.helpful);
    hints.hints = true;
    result = sit(&hints, "fill-top", 1, NULL);
    ck_assert_int_eq(hints.fresh, SITTING_NEW);
    ck_assert_ptr_null(result.helpful);
}
END_TEST

START_TEST(the_same_lines_lead_to_the_same_questions)
{
    static struct desk first, again;

    first = believer(HYPOTHESIS_SAME_NUMERATOR);
    sit(&first, "fill-top", 4, NULL);
    again.like = &first;
    sit(&again, "fill-top", 4, NULL);
    ck_assert_int_eq(again.asked_count, first.asked_count);
    ck_assert_int_eq(again.line_count, first.line_count);
    for (int i = 0; i < first.asked_count; i++)
        ck_assert(item_same(&first.asked[i], &again.asked[i]));
}
END_TEST

/* ---- what was before ---- */

struct keeper {
    const struct lesson *lesson;
    struct learner learner;
    int answers;
};

static void keep(void *context, const struct lesson_answer *answer)
{
    struct keeper *keeper = context;
    struct record_event event;
    struct event_texts texts;

    ck_assert_int_eq(answer->pupil, 0);
    event_of_answer(&event, &texts, keeper->lesson, answer);
    event.at = ++keeper->answers;
    learner_learn(&keeper->learner, &event);
    event_texts_release(&texts);
}

static void add_before(void *context, int pupil, struct evidence *evidence)
{
    const struct keeper *keeper = context;

    ck_assert_int_eq(pupil, 0);
    if (keeper->answers > 0)
        *evidence = keeper->learner.evidence;
}

START_TEST(what_was_before_counts_and_changes_no_question)
{
    static struct keeper keeper;
    const struct lesson_history history = {
        .context = &keeper, .answered = keep, .before = add_before};
    static struct desk first, second;

    keeper.lesson = course_find(&course, "fill-top");
    first = believer(HYPOTHESIS_ADDS);
    sit(&first, "fill-top", 2, &history);
    ck_assert_int_eq(keeper.answers, first.asked_count);
    double p = evidence_p(&keeper.learner.evidence, HYPOTHESIS_ADDS);
    ck_assert_double_gt(p, .9);
    ck_assert_int_eq(evidence_named(&keeper.learner.evidence), HYPOTHESIS_ADDS);
    /* Nothing of it changes what is asked, or a sitting could not be taken up again. */
    second = believer(HYPOTHESIS_ADDS);
    struct sitting_result result = sit(&second, "fill-top", 2, &history);
    ck_assert_int_eq(second.asked_count, first.asked_count);
    for (int i = 0; i < first.asked_count; i++)
        ck_assert(item_same(&first.asked[i], &second.asked[i]));
    ck_assert_str_eq(result.helpful, "factor");
    ck_assert_double_gt(evidence_p(&keeper.learner.evidence, HYPOTHESIS_ADDS), p);
    learner_release(&keeper.learner);
}
END_TEST

START_TEST(what_was_done_before_and_cannot_be_read_is_passed_over)
{
    static const char *const garbled[] = {"", "wrong 3 1 .5 1 M99:1+", "nobody knows what this was",
                                          "wrong 3 9 9 9 M1:1"};
    struct evidence evidence, untouched;

    evidence_init(&evidence, 0);
    for (size_t i = 0; i < sizeof garbled / sizeof *garbled; i++) {
        const struct record_event event = {.kind = RECORD_QUESTION, .decision = garbled[i]};
        learner_weigh(&evidence, &event);
    }
    evidence_init(&untouched, evidence.shown);
    ck_assert_double_eq(evidence_p(&evidence, HYPOTHESIS_ADDS),
                        evidence_p(&untouched, HYPOTHESIS_ADDS));
}
END_TEST

START_TEST(a_fault_in_the_model_ends_the_diagnosis_and_nothing_else)
{
    const struct lesson *lesson = course_find(&course, "fill-top");
    struct diagnosis diagnosis;
    struct chance chance;
    struct item item, items[PROBE_ITEMS];
    struct response response;

    chance_init(&chance, 1, CHANCE_TEST, 0);
    diagnosis_init(&diagnosis, 0);
    do
        ck_assert(item_make(&item, lesson, ITEM_FILL, &chance));
    while (!item_believed(&item, HYPOTHESIS_ADDS, &chance, &response));
    diagnosis_add(&diagnosis, &item, &response, false);
    ck_assert(!diagnosis.faulty);
    diagnosis.all.log_alike[1] = NAN;
    for (int i = 0; i < 9; i++)
        diagnosis_add(&diagnosis, &item, &response, false);
    ck_assert(diagnosis.faulty);
    ck_assert_int_eq(diagnosis_probe(&diagnosis, lesson, ~0u, &chance, items), 0);
    ck_assert_int_eq(diagnosis_named(&diagnosis), HYPOTHESES);
}
END_TEST

START_TEST(each_family_has_a_lesson_that_does_good_to_it)
{
    for (enum hypothesis h = 0; h < HYPOTHESES; h++)
        if (hypothesis_family(h) == h) {
            ck_assert_msg(diagnosis_lesson(h) != NULL, "%s", hypothesis_name(h));
            ck_assert_msg(course_find(&course, diagnosis_lesson(h)) != NULL, "%s",
                          diagnosis_lesson(h));
        }
    ck_assert_ptr_null(diagnosis_lesson(HYPOTHESES));
}
END_TEST

/* ---- many pupils ---- */

/* What is measured is compared with docs/design/diagnosis.md, “Simulated pupils”, whose believers
 * are the bots' (bots/pupil.h). */
START_TEST(who_believes_slips_as_seldom_in_a_lesson_as_at_a_table)
{
    enum { TRIES = 4000 };
    const struct lesson *lesson = course_find(&course, "fill-top");
    struct simulated_pupil pupil;
    struct chance chance;
    int wrong = 0;

    chance_init(&chance, 1, CHANCE_TEST, 0);
    simulated_init(&pupil, SIMULATED_BELIEVER, HYPOTHESIS_ADDS, 0);
    for (int t = 0; t < TRIES; t++) {
        struct item item;
        struct response response;
        struct judgement judgement;
        ck_assert(item_make(&item, lesson, ITEM_FILL, &chance));
        simulated_answer(&pupil, &item, &chance, &response);
        item_judge(&item, &response, &judgement);
        wrong += judgement.verdict == VERDICT_NOT_YET;
    }
    ck_assert_double_eq_tol((double)wrong / TRIES, BELIEVER_SLIP, .015);
}
END_TEST

struct matrix {
    int rows, believers, named_without, without;
    uint64_t sum;
};

static void check_row(void *context, const struct simulated_row *row)
{
    struct matrix *matrix = context;
    bool believes = row->kind == SIMULATED_BELIEVER;

    ck_assert((row->name == NULL) == believes);
    ck_assert(row->faults < 1);
    matrix->rows++;
    matrix->believers += believes;
    matrix->sum = matrix->sum * 31 + (uint64_t)(row->right[1] + 7 * row->items_most + row->other);
    if (!believes) {
        matrix->named_without += row->other;
        matrix->without += row->pupils;
        return;
    }
    for (int l = 0; l < SIMULATED_LOOKS; l++)
        ck_assert_int_le(row->right[l], row->reached[l]);
    ck_assert_int_ge(row->right[2], row->right[0]);
    ck_assert_int_le(row->items_median, row->items_most);
    /* Of 25: the measured 99.5 % of a thousand. */
    ck_assert_msg(row->thin || row->right[1] >= row->reached[1] * 88 / 100, "%s: %d of %d",
                  hypothesis_name(row->belief), row->right[1], row->reached[1]);
    ck_assert_int_le(row->other, 1);
}

START_TEST(simulated_believers_are_known_and_others_are_not_named)
{
    struct simulated_setup setup = {
        .course = &course, .pupils = 25, .seed = 3, .strength = .85, .only = "FILL"};
    struct matrix matrix = {0}, again = {0};

    simulated_run(&setup, check_row, &matrix);
    ck_assert_int_eq(matrix.believers, 6); /* M1 M2 M2b M3 M3b M4 */
    ck_assert_int_eq(matrix.rows, matrix.believers + SIMULATED_BELIEVER);
    ck_assert_int_le(matrix.named_without, matrix.without / 50);
    simulated_run(&setup, check_row, &again);
    ck_assert(again.sum == matrix.sum);
    setup.only = "NOWHERE";
    again = (struct matrix){0};
    simulated_run(&setup, check_row, &again);
    ck_assert_int_eq(again.rows, 0);
}
END_TEST

void add_diagnosis_tests(Suite *suite)
{
    enum { LESSONS = 27, ROWS = sizeof lessons / sizeof *lessons };
    TCase *tests = add_case(suite, "diagnosis");

    tcase_add_unchecked_fixture(tests, open_course, release_course);
    add_sample(tests, whatever_a_lesson_asks_tells_of_who_believes_it, LESSONS);
    tcase_add_loop_test(tests, a_lesson_says_which_beliefs_it_can_show, 0, ROWS);
    add_sample(tests, a_probe_tells_the_leader_from_its_rivals, LESSONS);
    add_sample(tests, a_probe_asks_nothing_that_was_not_taught, LESSONS);
    tcase_add_test(tests, what_was_taught_is_of_a_lesson_and_of_all_that_it_needs);
    tcase_add_test(tests, who_has_passed_a_lesson_may_be_asked_what_it_taught);
    tcase_add_test(tests, a_probe_between_rounds_is_answered_by_each_form_of_a_belief);
    tcase_add_test(tests, who_adds_is_asked_three_more_questions_and_hears_of_a_lesson);
    tcase_add_test(tests, only_who_has_passed_it_is_asked_for_the_simplest_form);
    tcase_add_test(tests, who_knows_all_or_needs_hints_is_asked_nothing_more);
    tcase_add_test(tests, the_same_lines_lead_to_the_same_questions);
    tcase_add_test(tests, what_was_before_counts_and_changes_no_question);
    tcase_add_test(tests, what_was_done_before_and_cannot_be_read_is_passed_over);
    tcase_add_test(tests, a_fault_in_the_model_ends_the_diagnosis_and_nothing_else);
    tcase_add_test(tests, each_family_has_a_lesson_that_does_good_to_it);
    tcase_add_test(tests, who_believes_slips_as_seldom_in_a_lesson_as_at_a_table);
    tcase_add_test(tests, simulated_believers_are_known_and_others_are_not_named);
}
