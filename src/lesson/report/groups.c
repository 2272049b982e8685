/* Who misses the same thing, and which lesson does good to them. A pupil is in one group alone:
 * what was named goes before what is not yet there, and the larger group before the smaller. */
#include "lesson/report/class_report.h"

#include "lesson/diagnosis/diagnosis.h"

#include <string.h>

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

static bool has_passed(const struct learner *learner, const char *lesson)
{
    const struct lesson_progress *known = progress_find(&learner->progress, lesson);

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
            if (!has_passed(&report->pupil[group->pupil[i]].learner, lesson->name))
                return lesson;
    }
    return first;
}

static const struct lesson *lesson_for_belief(enum hypothesis family, const struct course *course)
{
    const char *name = diagnosis_lesson(family);

    return name ? course_find(course, name) : NULL;
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

/* Sends the group to a lesson; nobody is sent to the one that was just failed, but to one before.
 */
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

/* Whether a skill is not yet there, and at most one is neither that the course teaches before it.
 */
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
         belief != HYPOTHESES ? lesson_for_belief(belief, grouping->course)
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
    enum status status = STATUS_OK;

    while (status == STATUS_OK) {
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

void report_find_groups(struct class_report *report, const struct course *course)
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

static bool passed(const void *context, const char *lesson)
{
    return has_passed(context, lesson);
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
    const struct lesson *lesson =
        pupil->named == HYPOTHESES ? NULL : lesson_for_belief(pupil->named, course);

    if (!lesson)
        lesson = failed_last(&pupil->learner.progress, course);
    for (int l = 0; !lesson && l < course->count; l++)
        for (int k = 1; k < SKILLS; k++)
            if (course->lesson[l]->skills >> k & 1 &&
                learner_standing(&pupil->learner, (enum skill)k) == STANDING_NOT_YET &&
                !has_passed(&pupil->learner, course->lesson[l]->name))
                lesson = course->lesson[l];
    if (!lesson)
        lesson = course_next(course, passed, &pupil->learner);
    return diagnosis_step_down(course, lesson, pupil->named, has_failed, &pupil->learner.progress);
}
