/* What a report makes of a class: of models that events made. */
#include "lesson/report/class_report.h"

#include "cases.h"
#include "lesson/diagnosis/diagnosis.h"
#include "lesson/learner/learner_event.h"
#include "lesson/report/pupil_words.h"
#include "text/text.h"

#include <string.h>

enum { PUPILS = 6, DAY = 20000 };

static struct course course;
static struct class_report report;
static struct learner learner[PUPILS];
static int64_t at[PUPILS];

static void open_course(void)
{
    struct message problem;

    course_open(&course);
    ck_assert_int_eq(text_start("en", &problem), STATUS_OK);
}

static void release_course(void)
{
    course_release(&course);
}

static void begin(void)
{
    memset(learner, 0, sizeof learner);
    memset(at, 0, sizeof at);
    report = (struct class_report){0};
}

static void end(void)
{
    for (int p = 0; p < PUPILS; p++)
        learner_release(&learner[p]);
    class_report_release(&report);
}

static void tell(int pupil, int day, struct record_event event)
{
    const int64_t micro_day = (int64_t)24 * 60 * 60 * 1000000;

    event.at = (DAY + day) * micro_day + ++at[pupil];
    event.asked = event.asked ? event.asked : "";
    event.answered = event.answered ? event.answered : "";
    event.lesson = event.lesson ? event.lesson : "";
    event.decision = "";
    event.fact = "";
    learner_learn(&learner[pupil], &event);
}

/* Answers to questions of a skill, right or not. */
static void answers(int pupil, int day, enum skill skill, int count, bool right)
{
    for (int i = 0; i < count; i++)
        tell(pupil, day,
             (struct record_event){.kind = RECORD_QUESTION,
                                   .verdict = right ? RECORD_RIGHT : RECORD_NOT_YET,
                                   .lesson = "factor",
                                   .asked = "3/4",
                                   .answered = right ? "6/8" : "4/5",
                                   .skills = 1u << skill,
                                   .score = right,
                                   .counts = RECORD_COUNTS_NEW});
}

static void turn(int pupil, int day, const char *top, const char *card, enum record_verdict verdict)
{
    tell(pupil, day,
         (struct record_event){.kind = RECORD_TURN,
                               .verdict = verdict,
                               .asked = top,
                               .answered = card,
                               .counts = RECORD_COUNTS_NOT});
}

static void make(int pupils, int64_t since)
{
    static const char *const names[PUPILS] = {"Ann", "Bo", "Cas", "Dee", "Eef", "Fay"};

    class_report_release(&report);
    for (int p = 0; p < pupils; p++) {
        struct strbuf model = {0};
        if (learner[p].events)
            learner_write(&learner[p], &model);
        ck_assert_int_eq(class_report_add(&report, p + 1, names[p], strbuf_text(&model)),
                         STATUS_OK);
        strbuf_release(&model);
    }
    class_report_make(&report, &course, since);
}

static void says(const struct report_topic *topic, const char *words)
{
    struct strbuf out = {0};

    topic_add_words(topic, &out);
    ck_assert_str_eq(strbuf_text(&out), words);
    strbuf_release(&out);
}

/* ---- the class ---- */

START_TEST(a_class_that_did_nothing_has_nothing_to_say)
{
    make(PUPILS, 0);
    ck_assert_int_eq(report.pupils, PUPILS);
    ck_assert_int_eq(report.skills + report.topics + report.groups + report.alone + report.steps,
                     0);
    ck_assert_int_eq(report.day, 0);
    make(0, 0);
    ck_assert_int_eq(report.pupils, 0);
}
END_TEST

START_TEST(a_model_that_is_none_is_refused)
{
    ck_assert_int_eq(class_report_add(&report, 1, "Ann", "no model"), STATUS_INVALID);
    ck_assert_int_eq(report.pupils, 0);
}
END_TEST

START_TEST(columns_are_the_skills_that_somebody_tried)
{
    int least, most;

    answers(0, 0, SKILL_FILL, 4, true);
    answers(1, 0, SKILL_PICTURE, 1, true);
    make(3, 0);
    ck_assert_int_eq(report.skills, 2);
    ck_assert_int_eq(report.skill[0], SKILL_PICTURE);
    ck_assert_int_eq(report.skill[1], SKILL_FILL);
    ck_assert_int_eq(class_report_lacking(&report, SKILL_FILL, &least, &most), 3);
    ck_assert_int_eq(least, LEARNER_TRIES - 4);
    ck_assert_int_eq(most, LEARNER_TRIES);
}
END_TEST

START_TEST(what_is_new_is_so_since_the_day_before_the_last_one)
{
    answers(0, 0, SKILL_FILL, LEARNER_TRIES, true);
    answers(1, 3, SKILL_FILL, LEARNER_TRIES, true);
    answers(2, 5, SKILL_PICTURE, 1, true);
    make(3, 0);
    ck_assert_int_eq(report.day, DAY + 5);
    ck_assert_int_eq(report.day_before, DAY + 3);
    ck_assert_int_eq(report.steps, 0);
    make(3, DAY + 3);
    ck_assert_int_eq(report.steps, 1);
    ck_assert_int_eq(report.step[0].pupil, 1);
    ck_assert_int_eq(report.step[0].standing, STANDING_PASSED);
    make(3, DAY);
    ck_assert_int_eq(report.steps, 2);
}
END_TEST

START_TEST(what_was_kept_is_new_as_kept)
{
    answers(0, 0, SKILL_FILL, LEARNER_TRIES, true);
    answers(0, CHECK_DAYS, SKILL_FILL, CHECK_OF, true);
    make(1, 0);
    ck_assert_int_eq(report.steps, 1);
    ck_assert_int_eq(report.step[0].standing, STANDING_KEPT);
    /* What was lost again is not told as new. */
    answers(0, CHECK_DAYS, SKILL_FILL, LEARNER_TRIES, false);
    make(1, 0);
    ck_assert_int_eq(report.steps, 0);
}
END_TEST

/* ---- groups ---- */

START_TEST(who_lacks_the_same_skill_does_a_lesson_of_it)
{
    for (int p = 0; p < 3; p++)
        answers(p, 0, SKILL_FILL, LEARNER_TRIES, false);
    answers(3, 0, SKILL_PICTURE, LEARNER_TRIES, false);
    answers(4, 0, SKILL_FILL, LEARNER_TRIES, true);
    make(PUPILS, 0);
    ck_assert_int_eq(report.groups, 1);
    ck_assert_int_eq(report.alone, 0);
    ck_assert_int_eq(report.group[0].belief, HYPOTHESES);
    ck_assert_int_eq(report.group[0].skill, SKILL_FILL);
    ck_assert_int_eq(report.group[0].pupils, 3);
    ck_assert_ptr_nonnull(report.group[0].lesson);
    ck_assert(report.group[0].lesson->skills >> SKILL_FILL & 1);
}
END_TEST

START_TEST(a_pupil_is_in_one_group_the_largest)
{
    for (int p = 0; p < 3; p++)
        answers(p, 0, SKILL_FILL, LEARNER_TRIES, false);
    for (int p = 2; p < 5; p++)
        answers(p, 0, SKILL_PICTURE, LEARNER_TRIES, false);
    answers(5, 0, SKILL_PICTURE, LEARNER_TRIES, false);
    make(PUPILS, 0);
    ck_assert_int_eq(report.groups, 2);
    ck_assert_int_eq(report.group[0].skill, SKILL_PICTURE);
    ck_assert_int_eq(report.group[0].pupils, 4);
    ck_assert_int_eq(report.group[1].pupils, 2);
}
END_TEST

START_TEST(who_lacks_much_begins_with_what_is_taught_first)
{
    static const enum skill much[] = {SKILL_PICTURE, SKILL_LINE, SKILL_PERCENT};

    for (size_t i = 0; i < sizeof much / sizeof *much; i++)
        for (int p = 0; p < 2; p++)
            answers(p, 0, much[i], LEARNER_TRIES, false);
    for (int p = 2; p < 5; p++)
        answers(p, 0, SKILL_PERCENT, LEARNER_TRIES, false);
    make(PUPILS, 0);
    ck_assert_int_eq(report.groups, 2);
    ck_assert_int_eq(report.group[0].skill, SKILL_PERCENT);
    ck_assert_int_eq(report.group[0].pupils, 3);
    ck_assert_int_eq(report.group[1].skill, SKILL_PICTURE);
}
END_TEST

START_TEST(a_lesson_that_all_of_a_group_passed_is_not_the_one_to_do)
{
    make(1, 0);
    for (int p = 0; p < 2; p++)
        answers(p, 0, SKILL_FILL, LEARNER_TRIES, false);
    make(2, 0);
    const struct lesson *first = report.group[0].lesson;
    for (int p = 0; p < 2; p++)
        tell(p, 1,
             (struct record_event){
                 .kind = RECORD_SAT, .verdict = RECORD_RIGHT, .lesson = first->name, .score = 1});
    make(2, 0);
    ck_assert_int_eq(report.groups, 1);
    ck_assert_ptr_ne(report.group[0].lesson, first);
    ck_assert(report.group[0].lesson->skills >> SKILL_FILL & 1);
}
END_TEST

/* A sitting of a lesson that was not passed. */
static void not_passed(int pupil, int day, const char *lesson)
{
    tell(pupil, day,
         (struct record_event){.kind = RECORD_SAT, .verdict = RECORD_NONE, .lesson = lesson});
}

static bool is_before(const struct lesson *one, const struct lesson *other)
{
    const struct lesson *before[COURSE_BEFORE];

    for (int i = course_before(&course, other, before) - 1; i >= 0; i--)
        if (before[i] == one)
            return true;
    return false;
}

START_TEST(a_group_is_not_sent_to_the_lesson_that_one_of_it_just_failed)
{
    for (int p = 0; p < 2; p++)
        answers(p, 0, SKILL_FILL, LEARNER_TRIES, false);
    make(2, 0);
    const struct lesson *first = report.group[0].lesson;
    ck_assert_ptr_null(report.group[0].again);
    not_passed(1, 1, first->name);
    make(2, 0);
    ck_assert_ptr_eq(report.group[0].again, first);
    ck_assert(is_before(report.group[0].lesson, first));
    not_passed(0, 2, report.group[0].lesson->name);
    const struct lesson *second = report.group[0].lesson;
    make(2, 0);
    ck_assert(is_before(report.group[0].lesson, second));
    tell(1, 3,
         (struct record_event){
             .kind = RECORD_SAT, .verdict = RECORD_RIGHT, .lesson = first->name, .score = 1});
    make(2, 0);
    ck_assert_ptr_null(report.group[0].again);
}
END_TEST

START_TEST(no_pupil_is_sent_to_the_lesson_that_was_just_failed)
{
    for (int l = 0; l < course.count; l++) {
        const struct lesson *lesson = course.lesson[l];
        memset(learner, 0, sizeof learner);
        for (int i = 0; i < l; i++)
            tell(0, 0,
                 (struct record_event){.kind = RECORD_SAT,
                                       .verdict = RECORD_RIGHT,
                                       .lesson = course.lesson[i]->name,
                                       .score = 1});
        not_passed(0, 1, lesson->name);
        make(1, 0);
        const struct lesson *next = report_next_lesson(&report.pupil[0], &course);
        ck_assert_msg(next != lesson || lesson->needs == 0, "%s", lesson->name);
        learner_release(&learner[0]);
    }
}
END_TEST

START_TEST(one_sheet_about_a_half_is_no_evidence_for_all_equal_fractions)
{
    answers(0, 0, SKILL_FACTOR, LEARNER_TRIES, true); /* all of one lesson */
    answers(1, 0, SKILL_SET, LEARNER_TRIES, true);    /* which one lesson alone exercises */
    tell(1, 0,
         (struct record_event){.kind = RECORD_QUESTION, .lesson = "dots", .verdict = RECORD_RIGHT});
    make(2, 0);
    ck_assert_int_eq(learner_standing(&report.pupil[0].learner, SKILL_FACTOR), STANDING_UNKNOWN);
    ck_assert_int_eq(learner_lacks(&report.pupil[0].learner, SKILL_FACTOR), 0);
    ck_assert_int_eq(learner_standing(&report.pupil[1].learner, SKILL_SET), STANDING_PASSED);
    tell(0, 0,
         (struct record_event){
             .kind = RECORD_QUESTION, .lesson = "half-names", .verdict = RECORD_RIGHT});
    make(2, 0);
    ck_assert_int_eq(learner_standing(&report.pupil[0].learner, SKILL_FACTOR), STANDING_PASSED);
}
END_TEST

START_TEST(every_family_has_words)
{
    for (int h = 0; h < HYPOTHESES; h++)
        ck_assert_msg(belief_words((enum hypothesis)h) != NULL, "%s has no words",
                      hypothesis_name((enum hypothesis)h));
}
END_TEST

/* ---- what to discuss ---- */

START_TEST(what_most_pupils_missed_comes_first_then_what_was_missed_most)
{
    for (int p = 0; p < 3; p++)
        turn(p, 0, "4/6", "6/9", RECORD_MISSED);
    for (int i = 0; i < 5; i++)
        turn(3, 1, "1/2", "2/3", RECORD_NOT_YET);
    turn(4, 2, "1/2", "1/3", RECORD_NOT_YET);
    turn(4, 3, "1/4", "1/3", RECORD_NOT_YET);
    make(PUPILS, 0);
    ck_assert_int_eq(report.topics, REPORT_TOPICS);
    ck_assert_int_eq(report.topic[0].pupils, 3);
    ck_assert_int_eq(report.topic[0].pupil[2], 2);
    says(&report.topic[0], "4/6 and 6/9: equal, and not seen");
    ck_assert_int_eq(report.topic[1].times, 5);
    says(&report.topic[1], "1/2 and 2/3: taken for equal");
    says(&report.topic[2], "1/3 and 1/4: taken for equal");
}
END_TEST

START_TEST(two_who_take_numbers_for_equal_come_before_three_who_lay_no_equal_card)
{
    for (int p = 0; p < 3; p++)
        turn(p, 0, "4/6", "6/9", RECORD_MISSED);
    for (int p = 3; p < 5; p++)
        turn(p, 0, "1/2", "2/3", RECORD_NOT_YET);
    make(PUPILS, 0);
    ck_assert_int_eq(report.topics, 2);
    says(&report.topic[0], "1/2 and 2/3: taken for equal");
    says(&report.topic[1], "4/6 and 6/9: equal, and not seen");
}
END_TEST

START_TEST(two_numbers_are_one_topic_whichever_lay_on_the_table)
{
    turn(0, 0, "4/6", "6/9", RECORD_MISSED);
    turn(1, 0, "6/9", "4/6", RECORD_MISSED);
    turn(2, 0, "pie:1/3", "1/2", RECORD_NOT_YET);
    turn(3, 0, "1/2", "bar:1/3", RECORD_NOT_YET);
    make(PUPILS, 0);
    ck_assert_int_eq(report.topics, 2);
    ck_assert_int_eq(report.topic[0].pupils + report.topic[1].pupils, 4);
}
END_TEST

START_TEST(what_was_missed_long_ago_is_not_discussed_tomorrow)
{
    turn(0, 0, "4/6", "6/9", RECORD_MISSED);
    turn(1, REPORT_RECENT, "1/2", "2/3", RECORD_NOT_YET);
    make(2, 0);
    ck_assert_int_eq(report.topics, 1);
    make(2, DAY);
    ck_assert_int_eq(report.topics, 2);
}
END_TEST

START_TEST(a_topic_is_explained_as_match_does)
{
    static const struct {
        const char *asked, *answered;
        bool of_game;
        const char *words, *why;
    } rows[] = {
        {"4/6", "6/8", true, "4/6 and 6/8: taken for equal", NULL},
        {"pie:1/2", "bar:1/3", true, "pictures of 1/2 and 1/3: taken for equal", NULL},
        {"3/4 = ?/12", "11", false, "3/4 = ?/12: answered 11", "3/4 = 9/12 (both × 3)"},
        {"?/4 = 9/12", "5", false, "?/4 = 9/12: answered 5", NULL},
        {"3/4 = 9/?", "10", false, "3/4 = 9/?: answered 10", "3/4 = 9/12 (both × 3)"},
        {"2 = ?/4", "2", false, "2 = ?/4: answered 2", NULL},
        {"3/8 ? 5/8", ">", false, "3/8 or 5/8, compared: answered >", "3/8 is less than 5/8."},
        {"3/8 ? 5/8", "=", false, "3/8 and 5/8: taken for equal", NULL},
        {"1/2 ? 2/4", "no", false, "1/2 and 2/4: equal, and not seen", "1/2 = 2/4 (both × 2)"},
        {"4/7 ? bar:4/7", ">", false, "a picture of 4/7, and 4/7: equal, and not seen", NULL},
        {"line:6/7", "line:1/7", false, "6/7 on a number line: answered 1/7",
         "It is 6 steps of 1/7 from 0."},
        {"line:2", "3", false, "2 on a number line: answered 3", "The picture shows 2."},
        {"1 - 3/8", "3/5", false, "what is left when 3/8 is gone: answered 3/5",
         "3/8 and 5/8 make one whole."},
        {"bar:3/8", "5/8", false, "a picture of 3/8: answered 5/8", "The picture shows 3/8."},
        {"1/3, 1/2, 3/4", "1/2 < 1/3 < 3/4", false,
         "1/3, 1/2, 3/4, in order: answered 1/2 < 1/3 < 3/4", NULL},
        {"odd: 1/3, 1/2, 2/4", "2/4", false,
         "which is not equal to the others, 1/3, 1/2, 2/4: answered 2/4", NULL},
        {"1/2", "unequal:2/4", false, "1/2: answered parts of different sizes",
         "Its parts are not of one size."},
        {"2/4", "1/2, 3/5", false, "2/4 and 3/5: taken for equal", NULL},
        {"1/2", "1/2", false, "1/2: answered 1/2", ""},
        {"", "b", false, "a question: answered b", ""},
        {"3/4", "", true, "3/4: answered something else", ""},
    };

    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct learner_miss miss = {.of_game = rows[i].of_game, .verdict = RECORD_NOT_YET};
        struct explanation why;
        struct strbuf said = {0};
        strcpy(miss.asked, rows[i].asked);
        strcpy(miss.answered, rows[i].answered);
        struct report_topic topic = topic_of_miss(&miss);
        says(&topic, rows[i].words);
        topic_explain(&topic, &why);
        if (why.steps)
            text_of(why.step[0], NULL, &said);
        if (*topic.other) {
            struct asked_text one = asked_read(topic.one), other = asked_read(topic.other);
            struct explanation as_match;
            explain(&one.number[0], &other.number[0], &as_match);
            ck_assert_int_eq(why.steps, as_match.steps);
            ck_assert_str_eq(why.step[0].id, as_match.step[0].id);
        }
        if (rows[i].why)
            ck_assert_str_eq(strbuf_text(&said), rows[i].why);
        else
            ck_assert_msg(why.steps > 0, "nothing explains %s", rows[i].asked);
        strbuf_release(&said);
    }
}
END_TEST

START_TEST(any_text_is_read_without_harm)
{
    static const char *const texts[] = {"?",
                                        "? = ?",
                                        "/ = /",
                                        "1/2 = ",
                                        "1/2 = ?/0",
                                        "99999999999999999999/3 = ?/4",
                                        "0/4 = ?/8",
                                        "pie:",
                                        "toolongaprefix:1/2",
                                        "1/2, ",
                                        "1 - ",
                                        "odd: ",
                                        " ? ",
                                        "1/2, 1/2, 1/2, 1/2, 1/2, 1/2, 1/2, 1/2",
                                        "–",
                                        "a, b"};

    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        struct learner_miss miss = {.verdict = RECORD_NOT_YET};
        struct explanation why;
        struct strbuf said = {0};
        strcpy(miss.asked, texts[i]);
        strcpy(miss.answered, texts[i]);
        struct report_topic topic = topic_of_miss(&miss);
        topic_add_words(&topic, &said);
        topic_explain(&topic, &why);
        ck_assert_int_eq(why.steps, 0);
        ck_assert_uint_gt(said.length, 0);
        strbuf_release(&said);
    }
}
END_TEST

START_TEST(a_question_of_each_kind_is_written_so_that_it_can_be_read)
{
    int read[ASKED_ODD + 1] = {0};

    for (int l = 0; l < course.count; l++) {
        for (int k = 0; k < ITEM_KINDS; k++) {
            struct chance chance;
            struct item item;
            char text[NOTATION_TEXT_SIZE];
            chance_init(&chance, (uint64_t)l, CHANCE_TEST, (uint32_t)k);
            if (course.lesson[l]->kind[k].share == 0 ||
                !item_make(&item, course.lesson[l], (enum item_kind)k, &chance))
                continue;
            asked_write(&item, text);
            struct asked_text asked = asked_read(text);
            ck_assert_msg(asked.form != ASKED_NOTHING, "%s: %s", course.lesson[l]->name, text);
            read[asked.form]++;
            struct notation known, filled;
            if (asked.form == ASKED_FILL) {
                ck_assert_msg(asked_fill(text, &known, &filled), "%s", text);
                ck_assert(rational_equal(notation_value(&known), notation_value(&filled)));
            }
        }
    }
    for (int form = ASKED_NUMBER; form <= ASKED_ODD; form++)
        ck_assert_msg(read[form] > 0, "no question is of form %d", form);
}
END_TEST

/* ---- in words ---- */

static int count_words(const char *line, size_t length)
{
    int words = 0;

    for (size_t i = 0; i < length; i++)
        words += line[i] != ' ' && (i == 0 || line[i - 1] == ' ');
    return words;
}

START_TEST(a_child_hears_short_sentences_without_a_label)
{
    enum { MOST = 15 };
    struct strbuf out = {0};

    answers(0, 0, SKILL_FILL, LEARNER_TRIES, true);
    tell(0, 0,
         (struct record_event){
             .kind = RECORD_SAT, .verdict = RECORD_RIGHT, .lesson = "half", .score = 1});
    turn(0, 1, "4/6", "6/9", RECORD_MISSED);
    turn(0, 1, "4/6", "8/12", RECORD_RIGHT);
    make(1, 0);
    pupil_say_child(&report.pupil[0], &course, &out);
    ck_assert_ptr_nonnull(strstr(strbuf_text(&out), "You have answered 10 questions."));
    ck_assert_ptr_nonnull(
        strstr(strbuf_text(&out), "In games you found 1 equal card when no colour fitted."));
    ck_assert_ptr_nonnull(strstr(strbuf_text(&out), "You know a half when you see one."));
    ck_assert_ptr_nonnull(strstr(strbuf_text(&out), "Look at 4/6 and 6/9 once more."));
    ck_assert_ptr_nonnull(strstr(strbuf_text(&out), "Next comes the lesson"));
    for (const char *at_line = strbuf_text(&out); *at_line;) {
        size_t length = strcspn(at_line, "\n");
        ck_assert_msg(count_words(at_line, length) <= MOST, "%.*s", (int)length, at_line);
        ck_assert(strchr(".?!", at_line[length - 1]));
        at_line += length + 1;
    }
    strbuf_clear(&out);
    pupil_say_parents(&report.pupil[0], &course, &out);
    ck_assert_ptr_nonnull(strstr(strbuf_text(&out), "Ann has passed 1 lesson: “Half”."));
    ck_assert_ptr_nonnull(
        strstr(strbuf_text(&out), "At home you can ask Ann: why are 4/6 and 6/9 equal?"));
    strbuf_release(&out);
}
END_TEST

START_TEST(the_next_lesson_is_one_of_a_skill_that_is_not_there)
{
    make(1, 0);
    ck_assert_ptr_eq(report_next_lesson(&report.pupil[0], &course), course.lesson[0]);
    answers(0, 0, SKILL_PERCENT, LEARNER_TRIES, false);
    make(1, 0);
    ck_assert(report_next_lesson(&report.pupil[0], &course)->skills >> SKILL_PERCENT & 1);
}
END_TEST

/* As the ending of that lesson says it. */
START_TEST(who_has_just_not_passed_a_lesson_is_sent_to_an_easier_one_of_it)
{
    const struct lesson *failed = course_find(&course, "factor");

    not_passed(0, 1, "factor");
    make(1, 0);
    ck_assert_ptr_eq(report_next_lesson(&report.pupil[0], &course),
                     diagnosis_easier(&course, failed, HYPOTHESES));
    ck_assert_ptr_ne(report_next_lesson(&report.pupil[0], &course), course.lesson[0]);
}
END_TEST

void add_report_tests(Suite *suite)
{
    TCase *cases = add_case(suite, "report");

    tcase_add_unchecked_fixture(cases, open_course, release_course);
    tcase_add_checked_fixture(cases, begin, end);
    tcase_add_test(cases, a_class_that_did_nothing_has_nothing_to_say);
    tcase_add_test(cases, a_model_that_is_none_is_refused);
    tcase_add_test(cases, columns_are_the_skills_that_somebody_tried);
    tcase_add_test(cases, what_is_new_is_so_since_the_day_before_the_last_one);
    tcase_add_test(cases, what_was_kept_is_new_as_kept);
    tcase_add_test(cases, who_lacks_the_same_skill_does_a_lesson_of_it);
    tcase_add_test(cases, a_pupil_is_in_one_group_the_largest);
    tcase_add_test(cases, who_lacks_much_begins_with_what_is_taught_first);
    tcase_add_test(cases, a_lesson_that_all_of_a_group_passed_is_not_the_one_to_do);
    tcase_add_test(cases, a_group_is_not_sent_to_the_lesson_that_one_of_it_just_failed);
    tcase_add_test(cases, no_pupil_is_sent_to_the_lesson_that_was_just_failed);
    tcase_add_test(cases, one_sheet_about_a_half_is_no_evidence_for_all_equal_fractions);
    tcase_add_test(cases, every_family_has_words);
    tcase_add_test(cases, what_most_pupils_missed_comes_first_then_what_was_missed_most);
    tcase_add_test(cases, two_who_take_numbers_for_equal_come_before_three_who_lay_no_equal_card);
    tcase_add_test(cases, two_numbers_are_one_topic_whichever_lay_on_the_table);
    tcase_add_test(cases, what_was_missed_long_ago_is_not_discussed_tomorrow);
    tcase_add_test(cases, a_topic_is_explained_as_match_does);
    tcase_add_test(cases, any_text_is_read_without_harm);
    tcase_add_test(cases, a_question_of_each_kind_is_written_so_that_it_can_be_read);
    tcase_add_test(cases, a_child_hears_short_sentences_without_a_label);
    tcase_add_test(cases, the_next_lesson_is_one_of_a_skill_that_is_not_there);
    tcase_add_test(cases, who_has_just_not_passed_a_lesson_is_sent_to_an_easier_one_of_it);
}
