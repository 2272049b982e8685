/*
 * What passing a lesson tells: how many of a hundred sittings pass of pupils who only guess, who
 * answer by one of the ways of guessing that “breuk check” knows, drawn anew for each sitting, who
 * are right at so many of ten questions, and who are as able as the rating says of a beginner, or
 * abler by one and two logits. Of all lessons, by the questions that such pupils are asked. The
 * latter five play a fifth of the sittings.
 *
 * usage: bench-passing [SITTINGS [LESSON]]
 */
#include "../lesson/sitter.h"
#include "lesson/course.h"
#include "lesson/file/check.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SITTINGS = 1000 };

/* `known` is the strategy of this sitting. Where it says nothing, a guess. */
static double by_strategy(const struct sitter *pupil, const struct item *item)
{
    return strategy_wins((enum strategy)pupil->known, item);
}

/* Pupils: what they are called, how they answer, a share or an ability. */
static const struct kind {
    const char *name;
    double (*knows)(const struct sitter *pupil, const struct item *item);
    double number;
    int part; /* one of so many sittings is played */
} kinds[] = {
    {"guess", sitter_by_guessing, 0, 1}, {"ways", by_strategy, 0, 1},
    {".6", sitter_by_share, .6, 5},      {".8", sitter_by_share, .8, 5},
    {"able 0", sitter_by_ability, 0, 5}, {"able 1", sitter_by_ability, 1, 5},
    {"able 2", sitter_by_ability, 2, 5},
};
enum { KINDS = sizeof kinds / sizeof *kinds };

/* Ways that a lesson does not teach. */
static enum strategy blind_strategy(const struct lesson *lesson, struct chance *chance)
{
    for (;;) {
        enum strategy strategy = (enum strategy)chance_below(chance, STRATEGIES);
        bool blind = true;
        for (int k = 0; k < ITEM_KINDS; k++)
            blind = blind && (lesson->kind[k].share == 0 ||
                              lesson_is_blind(lesson, (enum item_kind)k, strategy));
        if (blind)
            return strategy;
    }
}

static bool passes(const struct course *course, const struct lesson *lesson,
                   const struct kind *kind, uint64_t seed)
{
    const struct lesson *before[COURSE_BEFORE];
    struct sitter pupil = {.knows = kind->knows, .known = kind->number};
    struct sitting_result result;
    const struct sitting_setup setup = {.lesson = lesson,
                                        .before = before,
                                        .befores = course_before(course, lesson, before),
                                        .seed = seed};

    chance_init(&pupil.chance, seed, CHANCE_TEST, 1);
    for (int k = 0; k < SKILLS; k++)
        pupil.ability[k] = kind->number;
    if (kind->knows == by_strategy)
        pupil.known = blind_strategy(lesson, &pupil.chance);
    if (sitter_sit(&pupil, &setup, &result) != SITTING_DONE) {
        fprintf(stderr, "bench-passing: %s stopped\n", lesson->name);
        exit(EXIT_FAILURE);
    }
    return result.passed;
}

int main(int count, char **words)
{
    int sittings = count > 1 ? (int)strtol(words[1], NULL, 10) : SITTINGS;
    double sum[KINDS] = {0};
    struct course course;
    int lessons = 0;

    course_open(&course);
    if (sittings < 1)
        return EXIT_FAILURE;
    printf("passed, %% of %d sittings\n%-16s", sittings, "");
    for (int k = 0; k < KINDS; k++)
        printf(" %8s", kinds[k].name);
    printf("\n");
    for (int l = 0; l < course.count; l++) {
        const struct lesson *lesson = course.lesson[l];
        if (count > 2 && strcmp(lesson->name, words[2]) != 0)
            continue;
        lessons++;
        printf("%-16s", lesson->name);
        for (int k = 0; k < KINDS; k++) {
            int passed = 0, played = (sittings + kinds[k].part - 1) / kinds[k].part;
            for (int s = 1; s <= played; s++)
                passed += passes(&course, lesson, &kinds[k], (uint64_t)s);
            printf(" %8.1f", 100.0 * passed / played);
            fflush(stdout);
            sum[k] += 100.0 * passed / played;
        }
        printf("\n");
    }
    printf("%-16s", "mean");
    for (int k = 0; k < KINDS && lessons > 0; k++)
        printf(" %8.1f", sum[k] / lessons);
    printf("\n");
    course_release(&course);
    return EXIT_SUCCESS;
}
