#include "lesson/report/class_report.h"

#include "lesson/diagnosis/diagnosis.h"

#include <stdlib.h>

void class_report_release(struct class_report *report)
{
    for (int p = 0; p < report->pupils; p++)
        learner_release(&report->pupil[p].learner);
    memory_free(report->pupil);
    arena_release(&report->arena);
    *report = (struct class_report){0};
}

enum status class_report_add(struct class_report *report, int64_t id, const char *name,
                             const char *model)
{
    memory_make_room(&report->pupil, report->pupils, &report->capacity);
    struct report_pupil *pupil = &report->pupil[report->pupils];
    *pupil = (struct report_pupil){.id = id, .named = HYPOTHESES};
    pupil->name = arena_copy_text(&report->arena, name);
    enum status status = *model ? learner_read(&pupil->learner, model) : STATUS_OK;
    if (status != STATUS_OK) {
        learner_release(&pupil->learner);
        return status;
    }
    report->pupils++;
    if (pupil->learner.events > 0) {
        const struct evidence *evidence = &pupil->learner.evidence;
        pupil->named = evidence_named(evidence);
        if (pupil->named != HYPOTHESES)
            pupil->certainty = evidence_certainty(evidence_p(evidence, pupil->named));
        if (pupil->certainty == CERTAINTY_NOTHING)
            pupil->named = HYPOTHESES;
    }
    return STATUS_OK;
}

/* --- days */

static void see_day(struct class_report *report, int64_t day)
{
    if (day > report->day) {
        report->day_before = report->day;
        report->day = day;
    } else if (day < report->day && day > report->day_before) {
        report->day_before = day;
    }
}

static void find_days(struct class_report *report)
{
    for (int p = 0; p < report->pupils; p++) {
        const struct learner *learner = &report->pupil[p].learner;
        see_day(report, learner->day);
        see_day(report, learner->day_before);
        report->events += learner->events;
    }
}

/* --- skills */

static void find_skills(struct class_report *report)
{
    for (int k = 1; k < SKILLS; k++)
        for (int p = 0; p < report->pupils; p++) {
            const struct skill_sum *sum = &report->pupil[p].learner.skill[k];
            if (sum->tries == 0 && !sum->passed)
                continue;
            report->skill[report->skills++] = (enum skill)k;
            break;
        }
}

int class_report_lacking(const struct class_report *report, enum skill skill, int *least, int *most)
{
    int count = 0;

    *least = *most = 0;
    for (int p = 0; p < report->pupils; p++) {
        int lacks = learner_lacks(&report->pupil[p].learner, skill);
        if (lacks == 0)
            continue;
        *least = count == 0 || lacks < *least ? lacks : *least;
        *most = lacks > *most ? lacks : *most;
        count++;
    }
    return count;
}

/* --- progress */

/* The new standing of a skill since that day; STANDING_UNKNOWN: nothing new. */
static enum standing news(const struct learner *learner, enum skill skill, int64_t from)
{
    const struct skill_sum *sum = &learner->skill[skill];
    enum standing standing = learner_standing(learner, skill);

    if (standing == STANDING_KEPT && sum->kept >= from)
        return STANDING_KEPT;
    if ((standing == STANDING_KEPT || standing == STANDING_PASSED) && sum->passed >= from)
        return STANDING_PASSED;
    return STANDING_UNKNOWN;
}

static void find_steps(struct class_report *report)
{
    size_t most = (size_t)report->pupils * SKILLS;

    report->step = arena_new(&report->arena, most ? most : 1, sizeof *report->step);
    for (int k = 1; k < SKILLS; k++)
        for (int p = 0; p < report->pupils; p++) {
            enum standing standing = news(&report->pupil[p].learner, (enum skill)k, report->from);
            if (standing != STANDING_UNKNOWN)
                report->step[report->steps++] = (struct report_step){p, (enum skill)k, standing};
        }
}

/* Groups the pupils who need the same help, and finds the lesson for each group. A pupil is in one
 * group only: named beliefs go before skills not yet there, and larger groups before smaller
 * ones. */

/* A pupil is in a group of one of the first two skills that are lacking. */
enum { FIRST = 2 };

enum { PAIR = 2, GROUPS_MOST = (int)HYPOTHESES + (int)SKILLS };

struct grouping {
    struct class_report *report;
    const struct course *course;
    bool *taken;       /* by pupil */
    int place[SKILLS]; /* of a skill in the course: its first lesson */
    int groups;
    struct report_group group[GROUPS_MOST];
};

static bool has_passed(const void *progress, const char *lesson)
{
    const struct lesson_progress *known = progress_find(progress, lesson);

    return known && known->passed;
}

/* The first lesson that exercises it and that one of them has not passed; where all have, the
 * first.
 */
static const struct lesson *lesson_for_skill(const struct class_report *report,
                                             const struct report_group *group,
                                             const struct course *course)
{
    const struct lesson *first = NULL;

    for (int l = 0; l < course->count; l++) {
        const struct lesson *lesson = course->lesson[l];
        if (!(lesson->skills >> group->skill & 1))
            continue;
        if (!first)
            first = lesson;
        for (int i = 0; i < group->pupils; i++)
            if (!has_passed(&report->pupil[group->pupil[i]].learner.progress, lesson->name))
                return lesson;
    }
    return first;
}

/* Pupils of a report, by their indices. */
struct members {
    const struct class_report *report;
    const struct report_group *group;
};

static bool has_failed(const void *context, const char *lesson)
{
    const struct lesson_progress *known = progress_find(context, lesson);

    return known && known->failed;
}

static bool one_has_failed(const void *context, const char *lesson)
{
    const struct members *members = context;

    for (int i = 0; i < members->group->pupils; i++)
        if (has_failed(&members->report->pupil[members->group->pupil[i]].learner.progress, lesson))
            return true;
    return false;
}

/* Sends the group to a lesson or, if one of its pupils has just failed that, to an earlier one. */
static void send(const struct grouping *grouping, struct report_group *group,
                 const struct lesson *lesson)
{
    const struct members members = {grouping->report, group};

    group->lesson =
        diagnosis_step_down(grouping->course, lesson, group->belief, one_has_failed, &members);
    group->again = group->lesson != lesson ? lesson : NULL;
}

static void find_places(struct grouping *grouping)
{
    for (int k = 1; k < SKILLS; k++) {
        int l = 0;
        while (l < grouping->course->count && !(grouping->course->lesson[l]->skills >> k & 1))
            l++;
        grouping->place[k] = l;
    }
}

/* True if a skill is not yet there, and of those that the course teaches before it at most one is
 * not there either. */
static bool lacks(const struct grouping *grouping, const struct learner *learner, enum skill skill)
{
    int before = 0;

    if (learner_standing(learner, skill) != STANDING_NOT_YET)
        return false;
    for (int k = 1; k < SKILLS; k++)
        before += grouping->place[k] < grouping->place[skill] &&
                  learner_standing(learner, (enum skill)k) == STANDING_NOT_YET;
    return before < FIRST;
}

static bool is_in(const struct grouping *grouping, int pupil, enum hypothesis belief,
                  enum skill skill)
{
    const struct report_pupil *who = &grouping->report->pupil[pupil];

    if (grouping->taken[pupil])
        return false;
    return belief != HYPOTHESES ? who->named == belief : lacks(grouping, &who->learner, skill);
}

static int count_of(const struct grouping *grouping, enum hypothesis belief, enum skill skill)
{
    int count = 0;

    for (int p = 0; p < grouping->report->pupils; p++)
        count += is_in(grouping, p, belief, skill);
    return count;
}

static void take(struct grouping *grouping, enum hypothesis belief, enum skill skill, int count)
{
    struct class_report *report = grouping->report;
    struct report_group *group = &grouping->group[grouping->groups];

    *group = (struct report_group){.belief = belief, .skill = skill};
    group->pupil = arena_new(&report->arena, (size_t)count, sizeof *group->pupil);
    for (int p = 0; p < report->pupils; p++) {
        if (!is_in(grouping, p, belief, skill))
            continue;
        group->pupil[group->pupils++] = p;
        grouping->taken[p] = true;
    }
    send(grouping, group,
         belief != HYPOTHESES ? course_find(grouping->course, diagnosis_lesson(belief))
                              : lesson_for_skill(report, group, grouping->course));
    grouping->groups++;
}

static void group_beliefs(struct grouping *grouping)
{
    for (int h = 0; h < HYPOTHESES; h++) {
        int count = count_of(grouping, (enum hypothesis)h, 0);
        if (count > 0)
            take(grouping, (enum hypothesis)h, 0, count);
    }
}

/* The skill that most of those who are left do not have yet. */
static void group_skills(struct grouping *grouping)
{
    for (;;) {
        int best = 0, most = 0;
        for (int k = 1; k < SKILLS; k++) {
            int count = count_of(grouping, HYPOTHESES, (enum skill)k);
            if (count > most) {
                most = count;
                best = k;
            }
        }
        if (most < PAIR)
            return;
        take(grouping, HYPOTHESES, (enum skill)best, most);
    }
}

static void place(struct report_group *list, int *count, const struct report_group *group)
{
    int at = *count;

    while (at > 0 && group->pupils > list[at - 1].pupils)
        at--;
    if (at == REPORT_GROUPS)
        return;
    if (*count < REPORT_GROUPS)
        ++*count;
    for (int i = *count - 1; i > at; i--)
        list[i] = list[i - 1];
    list[at] = *group;
}

static void find_groups(struct class_report *report, const struct course *course)
{
    struct grouping grouping = {.report = report, .course = course};

    if (report->pupils == 0)
        return;
    grouping.taken = memory_new((size_t)report->pupils, sizeof *grouping.taken);
    find_places(&grouping);
    group_beliefs(&grouping);
    group_skills(&grouping);
    for (int g = 0; g < grouping.groups; g++) {
        const struct report_group *group = &grouping.group[g];
        if (group->pupils >= PAIR)
            place(report->group, &report->groups, group);
        else
            place(report->one, &report->alone, group);
    }
    memory_free(grouping.taken);
}

/* The lesson that was done last, if it was not passed: its ending sent the pupil to an easier one.
 * NULL: it was. */
static const struct lesson *failed_last(const struct progress *progress,
                                        const struct course *course)
{
    const struct lesson_progress *last = NULL;

    for (int l = 0; l < progress->count; l++)
        if (!last || progress->lesson[l].since >= last->since)
            last = &progress->lesson[l];
    return last && last->failed ? course_find(course, last->lesson) : NULL;
}

const struct lesson *report_next_lesson(const struct report_pupil *pupil,
                                        const struct course *course)
{
    const struct lesson *lesson = course_find(course, diagnosis_lesson(pupil->named));

    if (!lesson)
        lesson = failed_last(&pupil->learner.progress, course);
    for (int l = 0; !lesson && l < course->count; l++)
        for (int k = 1; k < SKILLS; k++)
            if (course->lesson[l]->skills >> k & 1 &&
                learner_standing(&pupil->learner, (enum skill)k) == STANDING_NOT_YET &&
                !has_passed(&pupil->learner.progress, course->lesson[l]->name))
                lesson = course->lesson[l];
    if (!lesson)
        lesson = course_next(course, has_passed, &pupil->learner.progress);
    return diagnosis_step_down(course, lesson, pupil->named, has_failed, &pupil->learner.progress);
}

/* --- what to talk about with the class: what most pupils missed lately */

/* One pupil's miss. */
struct found {
    struct report_topic topic;
    int pupil;
};

struct finding {
    int count;
    struct found *list;
};

static int by_topic(const void *left, const void *right)
{
    const struct found *one = left, *other = right;
    int order = topic_compare(&one->topic, &other->topic);

    return order ? order : one->pupil - other->pupil;
}

/* A pupil who does not lay an equal card may have kept it: two such pupils weigh as much as one who
 * is wrong. */
static int weight_of(const struct report_topic *topic)
{
    bool not_seen = topic->equal && *topic->other;

    return not_seen ? topic->pupils : 2 * topic->pupils;
}

/* The more pupils, then the more often, then the later. */
static bool is_before(const struct report_topic *one, const struct report_topic *other)
{
    int weight = weight_of(one), against = weight_of(other);

    if (weight != against)
        return weight > against;
    if (one->times != other->times)
        return one->times > other->times;
    return one->day > other->day;
}

static void collect(const struct class_report *report, int64_t first, struct finding *finding)
{
    for (int p = 0; p < report->pupils; p++) {
        const struct learner *learner = &report->pupil[p].learner;
        for (int m = 0; m < learner->misses; m++)
            if (learner->miss[m].day >= first && *learner->miss[m].asked)
                finding->list[finding->count++] =
                    (struct found){topic_of_miss(&learner->miss[m]), p};
    }
    if (finding->count)
        qsort(finding->list, (size_t)finding->count, sizeof *finding->list, by_topic);
}

/* All of one topic, from `at` on; gives where the next one begins. */
static int sum_up(const struct finding *finding, int at, struct report_topic *sum)
{
    int pupil = finding->list[at].pupil;

    *sum = finding->list[at++].topic;
    for (; at < finding->count && topic_compare(sum, &finding->list[at].topic) == 0; at++) {
        const struct found *found = &finding->list[at];
        sum->pupils += found->pupil != pupil;
        pupil = found->pupil;
        sum->times += found->topic.times;
        sum->day = found->topic.day > sum->day ? found->topic.day : sum->day;
        for (int a = 0; a < found->topic.answers; a++)
            topic_add_answer(sum, found->topic.answer[a]);
    }
    return at;
}

static void place_topic(struct class_report *report, const struct report_topic *topic)
{
    int at = report->topics;

    while (at > 0 && is_before(topic, &report->topic[at - 1]))
        at--;
    if (at == REPORT_TOPICS)
        return;
    if (report->topics < REPORT_TOPICS)
        report->topics++;
    for (int i = report->topics - 1; i > at; i--)
        report->topic[i] = report->topic[i - 1];
    report->topic[at] = *topic;
}

static void name_pupils(struct class_report *report, const struct finding *finding,
                        struct report_topic *topic)
{
    int count = 0;

    topic->pupil = arena_new(&report->arena, (size_t)topic->pupils, sizeof *topic->pupil);
    for (int i = 0; i < finding->count; i++) {
        const struct found *found = &finding->list[i];
        if (topic_compare(topic, &found->topic) == 0 &&
            (count == 0 || topic->pupil[count - 1] != found->pupil))
            topic->pupil[count++] = found->pupil;
    }
}

static void find_topics(struct class_report *report, int64_t since)
{
    int64_t first = since ? since : report->day - REPORT_RECENT + 1;
    struct finding finding = {0};
    struct report_topic topic;
    size_t most = (size_t)report->pupils * LEARNER_MISSES;

    if (most == 0)
        return;
    finding.list = memory_new(most, sizeof *finding.list);
    collect(report, first, &finding);
    for (int at = 0; at < finding.count;) {
        at = sum_up(&finding, at, &topic);
        place_topic(report, &topic);
    }
    for (int t = 0; t < report->topics; t++)
        name_pupils(report, &finding, &report->topic[t]);
    memory_free(finding.list);
}

/* --- all of it */

void class_report_make(struct class_report *report, const struct course *course, int64_t since)
{
    for (int p = 0; p < report->pupils; p++)
        learner_see_course(&report->pupil[p].learner, course);
    find_days(report);
    find_skills(report);
    report->from = since ? since : report->day_before + 1;
    find_steps(report);
    find_topics(report, since);
    find_groups(report, course);
}
