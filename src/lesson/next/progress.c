#include "lesson/next/progress.h"

#include "lesson/next/difficulty.h"
#include "skill/ability.h"

#include <inttypes.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { THOUSAND = 1000, DAYS_MOST = 36500, DECIMAL = 10 };

static void add_space(struct strbuf *out, size_t begun)
{
    if (out->length > begun)
        strbuf_add_char(out, ' ');
}

void start_add(const struct sitting_start *start, const struct lesson *const *lessons, int count,
               struct strbuf *out)
{
    size_t begun = out->length;

    for (int k = 1; k < SKILLS; k++) {
        long thousandths = lround(ability_held(start->ability[k]) * THOUSAND);
        if (thousandths == 0)
            continue;
        add_space(out, begun);
        strbuf_addf(out, "K%d:%ld", k, thousandths);
    }
    for (int i = 0; i < FACTS; i++) {
        if (!(start->facts >> i & 1))
            continue;
        add_space(out, begun);
        strbuf_addf(out, "%" PRId64 "/%" PRId64 ":%d", fact_value(i).numerator,
                    fact_value(i).denominator, start->days_of_fact[i]);
    }
    for (int i = 0; i < start->olds; i++)
        for (int b = 0; b < count; b++) {
            if (lessons[b] != start->old[i].lesson)
                continue;
            add_space(out, begun);
            strbuf_addf(out, "@%d:%d:%d", b, start->old[i].days, start->old[i].passed);
        }
}

/* A whole number from `least` to `most` at *at, and behind it `end`, or a space or nothing where
 * that is 0; *at moves behind the number and `end`. */
static bool read_whole(const char **at, int least, int most, char end, int *out)
{
    char *behind;

    if (**at != '-' && (**at < '0' || **at > '9'))
        return false;
    long number = strtol(*at, &behind, DECIMAL);
    if (behind == *at || number < least || number > most)
        return false;
    if (end ? *behind != end : *behind && *behind != ' ')
        return false;
    *out = (int)number;
    *at = behind + (end != 0);
    return true;
}

static bool read_ability(struct sitting_start *start, const char **at)
{
    const int most = (int)(ABILITY_MOST * THOUSAND);
    int skill, thousandths;

    ++*at;
    if (!read_whole(at, 1, SKILLS - 1, ':', &skill) ||
        !read_whole(at, -most, most, '\0', &thousandths))
        return false;
    start->ability[skill] = (double)thousandths / THOUSAND;
    return true;
}

static bool read_old(struct sitting_start *start, const struct lesson *const *lessons, int count,
                     const char **at)
{
    int index, days, passed;

    ++*at;
    if (start->olds == START_LESSONS || !read_whole(at, 0, count - 1, ':', &index) ||
        !read_whole(at, 0, DAYS_MOST, ':', &days) || !read_whole(at, 0, 1, '\0', &passed))
        return false;
    start->old[start->olds++] = (struct start_old){lessons[index], days, passed != 0};
    return true;
}

static bool read_fact(struct sitting_start *start, const char **at)
{
    int numerator, denominator, days;

    if (!read_whole(at, 1, THOUSAND, '/', &numerator) ||
        !read_whole(at, 1, THOUSAND, ':', &denominator) ||
        !read_whole(at, 0, DAYS_MOST, '\0', &days))
        return false;
    int fact = fact_of((struct rational){numerator, denominator});
    if (fact < 0)
        return false;
    start->facts |= 1u << fact;
    start->days_of_fact[fact] = days;
    return true;
}

bool start_read(struct sitting_start *start, const struct lesson *const *lessons, int count,
                const char *text)
{
    bool read = true;

    *start = (struct sitting_start){0};
    for (const char *at = text; read && *at; at += *at == ' ')
        read = *at == 'K'   ? read_ability(start, &at)
               : *at == '@' ? read_old(start, lessons, count, &at)
                            : read_fact(start, &at);
    return read;
}

const int review_days[REVIEWS] = {2, 7, 21};

void progress_release(struct progress *progress)
{
    memory_free(progress->lesson);
    arena_release(&progress->arena);
    *progress = (struct progress){0};
}

static struct lesson_progress *find(const struct progress *progress, const char *lesson)
{
    for (int i = 0; i < progress->count; i++)
        if (strcmp(progress->lesson[i].lesson, lesson) == 0)
            return &progress->lesson[i];
    return NULL;
}

const struct lesson_progress *progress_find(const struct progress *progress, const char *lesson)
{
    return find(progress, lesson);
}

/* The lesson's, made if there is none. */
static struct lesson_progress *find_or_add(struct progress *progress, const char *lesson,
                                           int64_t today)
{
    struct lesson_progress *found = find(progress, lesson);

    if (found)
        return found;
    const char *name = arena_copy_text(&progress->arena, lesson);
    memory_make_room(&progress->lesson, progress->count, &progress->capacity);
    found = &progress->lesson[progress->count++];
    *found = (struct lesson_progress){.lesson = name, .since = today, .asked = today};
    return found;
}

void progress_add(struct progress *progress, const struct lesson_progress *lesson)
{
    struct lesson_progress *added = find_or_add(progress, lesson->lesson, lesson->since);
    const char *name = added->lesson;

    *added = *lesson;
    added->lesson = name;
}

/* --- what an answer changes */

/* Right in another form than was asked for is between right and not yet, as after a hint. */
static enum grade grade_of(const struct judgement *first, int hints)
{
    if (first->verdict == VERDICT_NOT_YET)
        return GRADE_NOT_YET;
    return hints > 0 || first->verdict == VERDICT_FORM ? GRADE_HINTED : GRADE_RIGHT;
}

/* One question more of the later check, if it is late enough. */
static void check_later(struct lesson_progress *lesson, bool right, int64_t today)
{
    const unsigned counted = (1u << CHECK_OF) - 1;

    if (!lesson->passed || days_between(lesson->since, today) < CHECK_DAYS)
        return;
    lesson->checks = (lesson->checks << 1 | right) & counted;
    if (lesson->checked < CHECK_OF)
        lesson->checked++;
    if (lesson->checked == CHECK_OF && __builtin_popcount(lesson->checks) >= CHECK_RIGHT)
        lesson->kept = true;
}

struct asked asked_of(const struct lesson *lesson, const struct item *item,
                      const struct judgement *first, int hints)
{
    /* Yes or no is guessed too easily to count, here as in a sitting. */
    return (struct asked){.lesson = item->lesson->name,
                          .later = item->lesson != lesson && item->answers != ANSWER_YES_NO,
                          .skills = item->skills,
                          .difficulty = item_difficulty(item),
                          .guess = item_guess(item),
                          .score = item_score(first, hints),
                          .fact = item_fact(item),
                          .grade = grade_of(first, hints)};
}

void progress_asked(struct progress *progress, const struct asked *asked, int64_t today)
{
    struct lesson_progress *lesson = find_or_add(progress, asked->lesson, today);

    if (asked->later)
        check_later(lesson, asked->score >= 1, today);
    lesson->asked = today;
    if (lesson->since > today) /* a clock went back: or it would never be late enough */
        lesson->since = today;
    ability_learn(progress->ability, asked->skills, asked->difficulty, asked->guess, asked->score);
    if (asked->fact >= 0)
        progress->recall[asked->fact] =
            recall_after(&progress->recall[asked->fact], asked->grade, today);
}

void progress_sat(struct progress *progress, const char *lesson, bool passed, int64_t today)
{
    struct lesson_progress *sat = find_or_add(progress, lesson, today);

    sat->asked = today;
    if (!sat->passed || (passed && days_between(sat->since, today) >= review_days[REVIEWS - 1]))
        sat->since = today;
    sat->passed = sat->passed || passed;
    sat->failed = !passed;
}

/* --- what comes back */

bool lesson_is_due(const struct lesson_progress *lesson, int64_t today, double *overdue)
{
    int passed = days_between(lesson->since, today),
        asked = days_between(lesson->since, lesson->asked);

    for (int i = REVIEWS - 1; i >= 0; i--)
        if (passed >= review_days[i]) {
            if (overdue)
                *overdue = (double)(passed - review_days[i]) / review_days[i];
            return asked < review_days[i] || lesson->asked > today;
        }
    return false;
}

static bool is_among(const struct lesson *lesson, const struct lesson *const *lessons, int count)
{
    for (int i = 0; i < count; i++)
        if (lessons[i] == lesson)
            return true;
    return false;
}

int progress_returning(const struct progress *progress, const struct course *course,
                       const struct lesson *lesson, const struct lesson **out)
{
    const struct lesson *before[COURSE_BEFORE];
    int befores = course_before(course, lesson, before), count = 0;

    for (int l = 0; l < course->count; l++) {
        const struct lesson *other = course->lesson[l];
        const struct lesson_progress *known = progress_find(progress, other->name);
        if (strcmp(other->name, lesson->name) != 0 &&
            (is_among(other, before, befores) || (known && known->passed)))
            out[count++] = other;
    }
    return count;
}

/* True if it makes questions, and has not only its author's own. */
static bool makes_questions(const struct lesson *lesson)
{
    int shares = 0;

    for (int k = 0; k < ITEM_KINDS; k++)
        shares += lesson->kind[k].share;
    return shares > 0;
}

static void start_facts(const struct progress *progress, int64_t today, struct sitting_start *start)
{
    for (int i = 0; i < FACTS; i++) {
        const struct recall *recall = &progress->recall[i];
        if (!recall_is_due(recall, today))
            continue;
        start->facts |= 1u << i;
        start->days_of_fact[i] = days_between(recall->day, today);
    }
}

void progress_start(const struct progress *progress, const struct lesson *const *lessons, int count,
                    int64_t today, struct sitting_start *start)
{
    double longest[START_LESSONS] = {0};

    *start = (struct sitting_start){0};
    for (int k = 1; k < SKILLS; k++)
        start->ability[k] = round(ability_held(progress->ability[k]) * THOUSAND) / THOUSAND;
    start_facts(progress, today, start);
    for (int i = 0; i < count; i++) {
        const struct lesson_progress *known = progress_find(progress, lessons[i]->name);
        double overdue;
        if (!known || !makes_questions(lessons[i]) || !lesson_is_due(known, today, &overdue))
            continue;
        int at = start->olds < START_LESSONS ? start->olds++ : START_LESSONS - 1;
        if (at == START_LESSONS - 1 && start->old[at].lesson && overdue <= longest[at])
            continue;
        for (; at > 0 && overdue > longest[at - 1]; at--) {
            start->old[at] = start->old[at - 1];
            longest[at] = longest[at - 1];
        }
        start->old[at] =
            (struct start_old){lessons[i], days_between(known->since, today), known->passed};
        longest[at] = overdue;
    }
}
