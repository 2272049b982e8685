#include "lesson/report/class_report.h"

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

/* ---- days ---- */

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

/* ---- skills ---- */

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

/* ---- progress ---- */

/* What is new of a skill since that day; STANDING_UNKNOWN: nothing. */
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

void class_report_make(struct class_report *report, const struct course *course, int64_t since)
{
    for (int p = 0; p < report->pupils; p++)
        learner_see_course(&report->pupil[p].learner, course);
    find_days(report);
    find_skills(report);
    report->from = since ? since : report->day_before + 1;
    find_steps(report);
    report_find_topics(report, since);
    report_find_groups(report, course);
}
