/*
 * A month of one pupil, told from what happened: two lessons each school day, as able as is typed,
 * a little abler with each question, which fades from day to day. What is kept from sitting to
 * sitting is struct progress alone.
 *
 * usage: bench-month [ABILITY [SEED]]
 */
#include "../lesson/sitter.h"
#include "lesson/course.h"
#include "lesson/next/difficulty.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { DAYS = 31, WEEK = 7, SCHOOL_DAYS = 5, A_DAY = 2, LESSONS_MOST = 200 };

static const double learned = .03, faded = .02;

struct month {
    struct course course;
    struct progress progress;
    struct sitter pupil;
    const struct lesson *lesson; /* of the sitting that is open */
    int day, sittings, passed, kept, due[REVIEWS + 1], due_right[REVIEWS + 1], facts, facts_right;
};

static void answered(void *context, const struct lesson_answer *answer)
{
    struct month *month = context;
    const struct item *item = answer->item;
    const struct asked asked = asked_of(month->lesson, item, answer->first, answer->hints);

    progress_asked(&month->progress, &asked, month->day);
    for (int k = 1; k < SKILLS; k++)
        if (item->skills >> k & 1)
            month->pupil.ability[k] += learned;
}

static bool has_passed(const void *context, const char *name)
{
    const struct month *month = context;
    const struct lesson_progress *known = progress_find(&month->progress, name);

    return known && known->passed;
}

/* Whose turn it is: the next one of the course, or when all are passed the one not
 * asked about the longest.
 */
static const struct lesson *choose(const struct month *month)
{
    const struct lesson *next = course_next(&month->course, has_passed, month), *oldest = NULL;
    int64_t since = DAYS;

    for (int l = 0; !next && l < month->course.count; l++) {
        const struct lesson *lesson = month->course.lesson[l];
        if (progress_find(&month->progress, lesson->name)->asked < since) {
            since = progress_find(&month->progress, lesson->name)->asked;
            oldest = lesson;
        }
    }
    return next ? next : oldest;
}

/* Lessons that came back, and how it went. */
static void tell_old(struct month *month, const struct sitting_start *start)
{
    for (int o = 0; o < start->olds; o++) {
        int asked = 0, right = 0, review = 0;
        for (int i = 0; i < month->pupil.asked; i++)
            if (month->pupil.item[i].lesson == start->old[o].lesson) {
                asked++;
                right += month->pupil.right[i];
            }
        while (review < REVIEWS && start->old[o].days >= review_days[review])
            review++;
        month->due[review] += asked;
        month->due_right[review] += right;
        printf("; %s again after %d days: %d of %d", start->old[o].lesson->name, start->old[o].days,
               right, asked);
    }
}

static void tell_facts(struct month *month, const struct sitting_start *start)
{
    bool told[FACTS] = {false};

    for (int i = 0; i < month->pupil.asked; i++) {
        int fact = item_fact(&month->pupil.item[i]);
        if (fact < 0 || told[fact] || !(start->facts >> fact & 1))
            continue;
        told[fact] = true;
        month->facts++;
        month->facts_right += month->pupil.right[i];
        printf("; %d/%d after %d days%s", (int)fact_value(fact).numerator,
               (int)fact_value(fact).denominator, start->days_of_fact[fact],
               month->pupil.right[i] ? "" : " (missed)");
    }
}

static void tell_kept(struct month *month)
{
    int kept = 0;

    for (int l = 0; l < month->progress.count; l++)
        kept += month->progress.lesson[l].kept;
    if (kept > month->kept)
        printf("; kept by now: %d lessons", kept);
    month->kept = kept;
}

static void sit(struct month *month, uint64_t seed)
{
    const struct lesson *lesson = choose(month), *before[COURSE_BEFORE], *back[LESSONS_MOST];
    int befores = course_before(&month->course, lesson, before),
        backs = progress_returning(&month->progress, &month->course, lesson, back);
    struct sitting_start start;
    struct sitting_result result;

    progress_start(&month->progress, back, backs, month->day, &start);
    const struct sitting_setup setup = {
        .lesson = lesson, .before = before, .befores = befores, .seed = seed, .start = &start};
    month->lesson = lesson;
    if (sitter_sit(&month->pupil, &setup, &result) != SITTING_DONE)
        exit(EXIT_FAILURE);
    progress_sat(&month->progress, lesson->name, result.passed, month->day);
    month->sittings++;
    month->passed += result.passed;
    printf("day %2d %s: %d of %d%s", month->day, lesson->name, result.right, result.first_tries,
           result.passed ? ", passed" : "");
    if (month->pupil.examples)
        printf("; stuck %d times", month->pupil.examples);
    tell_old(month, &start);
    tell_facts(month, &start);
    tell_kept(month);
    printf("\n");
}

int main(int count, char **words)
{
    static struct month month;
    double ability = count > 1 ? strtod(words[1], NULL) : 1;
    uint64_t seed = count > 2 ? strtoull(words[2], NULL, 10) : 1;
    const struct lesson_history history = {.context = &month, .answered = answered};

    course_open(&month.course);
    if (month.course.count > LESSONS_MOST)
        return EXIT_FAILURE;
    month.pupil.knows = sitter_by_ability;
    month.pupil.history = &history;
    chance_init(&month.pupil.chance, seed, CHANCE_TEST, 2);
    for (int k = 0; k < SKILLS; k++)
        month.pupil.ability[k] = ability;
    for (month.day = 0; month.day < DAYS; month.day++) {
        for (int s = 0; s < A_DAY && month.day % WEEK < SCHOOL_DAYS; s++)
            sit(&month, seed * DAYS * A_DAY + (uint64_t)(month.day * A_DAY + s));
        for (int k = 0; k < SKILLS; k++)
            month.pupil.ability[k] -= faded;
    }
    printf("%d sittings, %d passed, %d lessons kept", month.sittings, month.passed, month.kept);
    for (int r = 1; r <= REVIEWS; r++)
        printf("; %d days later %d of %d", review_days[r - 1], month.due_right[r], month.due[r]);
    printf("; facts that were due %d of %d\n", month.facts_right, month.facts);
    progress_release(&month.progress);
    course_release(&month.course);
    return EXIT_SUCCESS;
}
