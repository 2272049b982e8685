/* What a pupil knows, made of events: passing, keeping, what was missed; and as a text. */
#include "lesson/learner/learner.h"

#include "base/chance.h"
#include "cases.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

static const int64_t micro_day = (int64_t)24 * 60 * 60 * 1000000;

static void learn(struct learner *learner, struct record_event event)
{
    learner_learn(learner, &event);
}

/* A first answer to a question of the lesson factor, which exercises K3, on a day. */
static struct record_event answered(bool right, int day)
{
    return (struct record_event){.at = (int64_t)day * micro_day,
                                 .kind = RECORD_QUESTION,
                                 .verdict = right ? RECORD_RIGHT : RECORD_NOT_YET,
                                 .lesson = "factor",
                                 .asked = "2/5",
                                 .answered = right ? "6/15" : "5/8",
                                 .skills = 1u << SKILL_FACTOR,
                                 .guess = .2,
                                 .score = right,
                                 .counts = RECORD_COUNTS_NEW,
                                 .decision = right ? "right 4 1 0.25 1 M1:1 M4:1"
                                                   : "wrong 4 1 0.25 1 M1:1+ M4:1"};
}

static void answer(struct learner *learner, int right, int wrong, int day)
{
    for (int i = 0; i < right; i++)
        learn(learner, answered(true, day));
    for (int i = 0; i < wrong; i++)
        learn(learner, answered(false, day));
}

/* ---- skills ---- */

START_TEST(of_few_answers_nothing_is_said)
{
    struct learner learner = {0};

    ck_assert_int_eq(learner_standing(&learner, SKILL_FACTOR), STANDING_UNKNOWN);
    ck_assert_int_eq(learner_lacks(&learner, SKILL_FACTOR), LEARNER_TRIES);
    answer(&learner, 7, 2, 100);
    ck_assert_int_eq(learner_standing(&learner, SKILL_FACTOR), STANDING_UNKNOWN);
    ck_assert_int_eq(learner_lacks(&learner, SKILL_FACTOR), 1);
    answer(&learner, 1, 0, 100);
    ck_assert_int_eq(learner_standing(&learner, SKILL_FACTOR), STANDING_PASSED);
    ck_assert_int_eq(learner.skill[SKILL_FACTOR].passed, 100);
    ck_assert_int_eq(learner_standing(&learner, SKILL_SIMPLIFY), STANDING_UNKNOWN);
    learner_release(&learner);
}
END_TEST

START_TEST(who_can_no_longer_pass_in_ten_has_not_yet)
{
    struct learner learner = {0};

    answer(&learner, 2, 3, 100);
    ck_assert_int_eq(learner_standing(&learner, SKILL_FACTOR), STANDING_NOT_YET);
    ck_assert_int_eq(learner_lacks(&learner, SKILL_FACTOR), 0);
    answer(&learner, 8, 0, 101); /* the last ten: 1 was wrong, 1 is right, then 8 */
    ck_assert_int_eq(learner_standing(&learner, SKILL_FACTOR), STANDING_PASSED);
    learner_release(&learner);
}
END_TEST

START_TEST(a_skill_is_kept_when_three_of_four_are_right_days_later_and_lost_when_most_are_not)
{
    struct learner learner = {0};

    answer(&learner, 10, 0, 100);
    answer(&learner, 4, 0, 101); /* too early */
    ck_assert_int_eq(learner_standing(&learner, SKILL_FACTOR), STANDING_PASSED);
    answer(&learner, 2, 1, 102);
    ck_assert_int_eq(learner_standing(&learner, SKILL_FACTOR), STANDING_PASSED);
    answer(&learner, 1, 0, 103);
    ck_assert_int_eq(learner_standing(&learner, SKILL_FACTOR), STANDING_KEPT);
    ck_assert_int_eq(learner.skill[SKILL_FACTOR].kept, 103);
    answer(&learner, 0, 4, 104);
    ck_assert_int_eq(learner_standing(&learner, SKILL_FACTOR), STANDING_NOT_YET);
    answer(&learner, 5, 0, 104);
    ck_assert_int_eq(learner_standing(&learner, SKILL_FACTOR), STANDING_KEPT);
    learner_release(&learner);
}
END_TEST

START_TEST(a_lesson_that_is_passed_passes_its_skills)
{
    struct learner learner = {0};
    struct record_event sat = {.at = 100 * micro_day,
                               .kind = RECORD_SAT,
                               .lesson = "simplify",
                               .skills = 1u << SKILL_SIMPLIFY};

    learn(&learner, sat);
    ck_assert_int_eq(learner_standing(&learner, SKILL_SIMPLIFY), STANDING_UNKNOWN);
    ck_assert(!progress_find(&learner.progress, "simplify")->passed);
    sat.score = 1;
    learn(&learner, sat);
    ck_assert_int_eq(learner_standing(&learner, SKILL_SIMPLIFY), STANDING_PASSED);
    ck_assert(progress_find(&learner.progress, "simplify")->passed);
    learner_release(&learner);
}
END_TEST

START_TEST(what_may_not_count_moves_no_standing)
{
    struct learner learner = {0};
    struct record_event event = answered(true, 100);

    event.counts = RECORD_COUNTS_NOT;
    for (int i = 0; i < 20; i++)
        learn(&learner, event);
    ck_assert_int_eq(learner_standing(&learner, SKILL_FACTOR), STANDING_UNKNOWN);
    ck_assert_double_gt(learner.progress.ability[SKILL_FACTOR], 0);
    learner_release(&learner);
}
END_TEST

/* ---- turns ---- */

static struct record_event turn(enum record_verdict verdict, int hints)
{
    return (struct record_event){.at = 100 * micro_day,
                                 .kind = RECORD_TURN,
                                 .verdict = verdict,
                                 .asked = "2/3",
                                 .answered = "4/6",
                                 .skills = 1u << SKILL_FACTOR,
                                 .guess = .25,
                                 .score = verdict == RECORD_RIGHT,
                                 .hints = hints};
}

START_TEST(a_hint_lessens_what_a_turn_weighs)
{
    double moved[3];

    for (int hints = 0; hints < 3; hints++) {
        struct learner learner = {0};
        learn(&learner, turn(RECORD_RIGHT, hints));
        moved[hints] = learner.progress.ability[SKILL_FACTOR];
        learner_release(&learner);
    }
    ck_assert_double_gt(moved[0], 0);
    ck_assert_double_eq_tol(moved[1], moved[0] / 2, 1e-9);
    ck_assert_double_eq_tol(moved[2], 0, 1e-12);
}
END_TEST

START_TEST(the_same_pair_is_missed_once_more_and_the_oldest_gives_way)
{
    struct learner learner = {0};
    char asked[16];

    learn(&learner, turn(RECORD_MISSED, 0));
    learn(&learner, turn(RECORD_NOT_YET, 0));
    learn(&learner, turn(RECORD_MISSED, 0));
    learn(&learner, turn(RECORD_RIGHT, 0));
    ck_assert_int_eq(learner.misses, 2);
    ck_assert(learner.miss[0].verdict == RECORD_NOT_YET && learner.miss[0].times == 1);
    ck_assert(learner.miss[1].verdict == RECORD_MISSED && learner.miss[1].times == 2);
    ck_assert_int_eq(learner.turns, 4);
    ck_assert_int_eq(learner.missed, 2);
    for (int i = 0; i < LEARNER_MISSES; i++) {
        struct record_event other = turn(RECORD_MISSED, 0);
        snprintf(asked, sizeof asked, "%d/100", i + 1);
        other.asked = asked;
        learn(&learner, other);
    }
    ck_assert_int_eq(learner.misses, LEARNER_MISSES);
    ck_assert_str_eq(learner.miss[0].asked, "1/100");
    learner_release(&learner);
}
END_TEST

/* ---- beliefs ---- */

/* A wrong card that fits one belief, in a game of that day. */
static void lay_wrong(struct learner *learner, int day)
{
    struct record_event event = turn(RECORD_NOT_YET, 0);

    event.at = day * micro_day;
    event.decision = "wrong 4 1 0.25 1 M1:1+ M4:1";
    learn(learner, event);
}

START_TEST(two_wrong_cards_on_two_days_lead_to_one_probe)
{
    struct learner learner = {0};
    struct strbuf model = {0};
    struct record_event event = answered(false, 102);

    lay_wrong(&learner, 100);
    ck_assert(!evidence_wants_probe(&learner.evidence));
    learner_write(&learner, &model);
    ck_assert_int_eq(learner_read(&learner, strbuf_text(&model)), STATUS_OK);
    lay_wrong(&learner, 102);
    ck_assert_int_eq(learner.days, 2);
    ck_assert(evidence_wants_probe(&learner.evidence));
    for (event.probe = 1; event.probe <= PROBE_ITEMS; event.probe++)
        learn(&learner, event);
    ck_assert(!evidence_wants_probe(&learner.evidence));
    ck_assert_int_eq(evidence_named(&learner.evidence), HYPOTHESIS_ADDS);
    lay_wrong(&learner, 103);
    ck_assert(!evidence_wants_probe(&learner.evidence));
    learner_release(&learner);
    strbuf_release(&model);
}
END_TEST

START_TEST(what_is_said_at_a_table_tells_of_beliefs_and_is_no_turn)
{
    struct learner learner = {0}, played = {0};
    struct record_event event = turn(RECORD_NOT_YET, 0);

    event.decision = "wrong 2 1 0.5 1 M1:1+";
    learn(&played, event);
    event.kind = RECORD_SAID;
    event.lesson = "";
    event.skills = 0;
    learn(&learner, event);
    ck_assert_int_eq(learner.events, 1);
    ck_assert_int_eq(learner.turns + learner.questions + learner.misses, 0);
    ck_assert_int_eq(learner.progress.count, 0);
    ck_assert_int_eq(learner.evidence.decisions, 1);
    ck_assert_mem_eq(learner.evidence.log_belief, played.evidence.log_belief,
                     sizeof played.evidence.log_belief);
    learner_release(&learner);
    learner_release(&played);
}
END_TEST

/* ---- days ---- */

static void at_noon_in_greenwich(struct learner *learner, int minutes, const char *zone)
{
    const int64_t minute = 60 * INT64_C(1000000);
    struct record_event event = answered(true, 100);

    setenv("TZ", zone, 1);
    tzset();
    event.at += 12 * 60 * minute + minutes * minute;
    learn(learner, event);
    setenv("TZ", "UTC", 1);
    tzset();
}

START_TEST(days_are_those_of_the_school)
{
    struct learner learner = {0};

    at_noon_in_greenwich(&learner, -1, "<+12>-12");
    ck_assert_int_eq(learner.day, 100);
    at_noon_in_greenwich(&learner, 1, "<+12>-12"); /* past midnight there */
    ck_assert_int_eq(learner.day, 101);
    ck_assert_int_eq(learner.days, 2);
    ck_assert_int_eq(learner.skill[SKILL_FACTOR].day, 101);
    at_noon_in_greenwich(&learner, 2, "UTC"); /* whoever travels lives no day twice */
    ck_assert_int_eq(learner.skill[SKILL_FACTOR].day, 101);
    ck_assert_int_eq(learner.days, 2);
    learner_release(&learner);
}
END_TEST

/* ---- as a text ---- */

/* Any event that there may be. */
static struct record_event by_chance(struct chance *chance, int number)
{
    static const char *const lessons[] = {"factor", "simplify", "half names", ""};
    static const char *const numbers[] = {"2/3", "4/6", "2 1/3", "0.25", "75%", "a\tb\nc", ""};
    static const char *const decisions[] = {"", "right 4 1 0.25 1 M1:1 M4:1",
                                            "wrong 4 1 0.25 3 M1:1+ M2:2/0.5",
                                            "wrong typed 1 0.1 1 M3:1+ hints:1", "no decision"};
    struct record_event event = {.number = number,
                                 .at = micro_day * 20000 +
                                       number * (int64_t)chance_below(chance, 100000) * 1000000,
                                 .kind = (enum record_kind)chance_below(chance, 4),
                                 .verdict = (enum record_verdict)chance_below(chance, 5),
                                 .lesson = lessons[chance_below(chance, 4)],
                                 .asked = numbers[chance_below(chance, 7)],
                                 .answered = numbers[chance_below(chance, 7)],
                                 .skills = chance_below(chance, 1u << SKILLS) & ~1u,
                                 .difficulty = (double)chance_below(chance, 600) / 100 - 3,
                                 .guess = (double)chance_below(chance, 101) / 100,
                                 .score = (double)chance_below(chance, 3) / 2,
                                 .hints = (int)chance_below(chance, 3),
                                 .probe = (int)chance_below(chance, 12),
                                 .counts = (enum record_counts)chance_below(chance, 3),
                                 .fact = chance_below(chance, 2) ? "3/4" : "",
                                 .decision = decisions[chance_below(chance, 5)]};

    event.probe = event.probe > PROBE_ITEMS ? 0 : event.probe;
    return event;
}

START_TEST(kept_as_a_text_after_each_event_it_is_what_it_is_in_memory)
{
    struct learner kept = {0}, whole = {0};
    struct strbuf text = {0}, other = {0};
    struct chance chance;

    chance_init(&chance, 19, CHANCE_TEST, 0);
    for (int i = 1; i <= 400; i++) {
        struct record_event event = by_chance(&chance, i);
        learn(&whole, event);
        learn(&kept, event);
        strbuf_clear(&text);
        learner_write(&kept, &text);
        ck_assert_int_eq(learner_read(&kept, strbuf_text(&text)), STATUS_OK);
        strbuf_clear(&other);
        learner_write(&whole, &other);
        ck_assert_str_eq(strbuf_text(&text), strbuf_text(&other));
    }
    ck_assert_int_eq(kept.events, 400);
    ck_assert_uint_gt(text.length, 1000);
    learner_release(&kept);
    learner_release(&whole);
    strbuf_release(&text);
    strbuf_release(&other);
}
END_TEST

/* Every text with one byte less, or another one, is read as something or refused. */
START_TEST(a_text_that_is_hurt_is_refused_or_read_and_never_harms)
{
    struct learner learner = {0}, read = {0};
    struct strbuf text = {0}, again = {0};
    struct chance chance;
    int refused = 0;

    chance_init(&chance, 20, CHANCE_TEST, 0);
    for (int i = 1; i <= 40; i++)
        learn(&learner, by_chance(&chance, i));
    learner_write(&learner, &text);
    for (size_t i = 0; i < text.length; i++) {
        char before = text.text[i];
        text.text[i] = "\t\n0-9x"[chance_below(&chance, 6)];
        enum status status = learner_read(&read, text.text);
        ck_assert(status == STATUS_OK || status == STATUS_INVALID);
        refused += status == STATUS_INVALID;
        strbuf_clear(&again);
        if (status == STATUS_OK)
            learner_write(&read, &again);
        text.text[i] = before;
    }
    ck_assert_int_gt(refused, 20);
    static const char *const none[] = {"",
                                       "\n",
                                       "learner\n",
                                       "nonsense\n",
                                       "learner\t2\t0\t0\t0\t0\t0\t0\t0\t0\t0\t0\n",
                                       "learner\t1\t0\t0\t0\t0\t0\t0\t0\t0\t0\t0"};
    for (size_t i = 0; i < sizeof none / sizeof *none; i++)
        ck_assert_int_eq(learner_read(&read, none[i]), STATUS_INVALID);
    learner_release(&learner);
    learner_release(&read);
    strbuf_release(&text);
    strbuf_release(&again);
}
END_TEST

void add_learner_tests(Suite *suite)
{
    TCase *tests = add_case(suite, "learner");

    tcase_add_test(tests, of_few_answers_nothing_is_said);
    tcase_add_test(tests, who_can_no_longer_pass_in_ten_has_not_yet);
    tcase_add_test(
        tests, a_skill_is_kept_when_three_of_four_are_right_days_later_and_lost_when_most_are_not);
    tcase_add_test(tests, a_lesson_that_is_passed_passes_its_skills);
    tcase_add_test(tests, what_may_not_count_moves_no_standing);
    tcase_add_test(tests, a_hint_lessens_what_a_turn_weighs);
    tcase_add_test(tests, the_same_pair_is_missed_once_more_and_the_oldest_gives_way);
    tcase_add_test(tests, two_wrong_cards_on_two_days_lead_to_one_probe);
    tcase_add_test(tests, what_is_said_at_a_table_tells_of_beliefs_and_is_no_turn);
    tcase_add_test(tests, days_are_those_of_the_school);
    tcase_add_test(tests, kept_as_a_text_after_each_event_it_is_what_it_is_in_memory);
    tcase_add_test(tests, a_text_that_is_hurt_is_refused_or_read_and_never_harms);
}
