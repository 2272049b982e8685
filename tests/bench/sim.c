/*
 * Rounds a second of a study with all its figures, four random players, beside a throw-away program
 * that plays the same round and counts nothing; and what a second thread adds. In turn, several
 * times; medians.
 *
 * usage: bench-sim [YARDSTICK]
 *
 * BREUK_BENCH_ROUNDS=N in the environment studies at least N rounds a run.
 */
#include "yardstick.h"

#include "deck/deck.h"
#include "sim/figures.h"
#include "sim/study.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { ROUNDS = 100000, SEATS = 4 };

static double seconds_of(clockid_t clock)
{
    struct timespec now;

    clock_gettime(clock, &now);
    return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

static uint64_t wanted_rounds(void)
{
    const char *text = getenv("BREUK_BENCH_ROUNDS");

    return text ? strtoull(text, NULL, 10) : ROUNDS;
}

/* Rounds a second by that clock; *games are as many as come to the rounds that are wanted. */
static double study_rounds(struct study study, int threads, clockid_t clock,
                           struct results *results)
{
    memset(results, 0, sizeof *results);
    study.threads = threads;
    double start = seconds_of(clock);
    study_run(&study, results);
    struct figure figures[FIGURES];
    figures_of(results, figures);
    if (!figures[FIGURE_NEEDED].known)
        fail("bench-sim: no figures");
    return (double)results->rounds[0] / (seconds_of(clock) - start);
}

static struct rules *compile(const struct deck *deck, int calls)
{
    struct rules *rules;
    struct refusal refused;
    struct settings settings = *deck_settings(deck);

    settings.value[SETTING_CALLS] = calls;
    if (rules_compile(&rules, deck, &settings, SEATS, &refused) != STATUS_OK)
        fail("bench-sim: the rules cannot be compiled");
    return rules;
}

static void measure(const struct deck *deck, int calls, const char *yardstick)
{
    static struct results results;
    struct rules *rules = compile(deck, calls);
    struct study study = {.rules = rules, .seed = 1, .end = 1000};
    double ours[RUNS], theirs[RUNS], one[RUNS], two[RUNS];

    for (int seat = 0; seat < SEATS; seat++)
        study.bot[seat] = bot_find("random");
    study_rounds(study, 1, CLOCK_PROCESS_CPUTIME_ID, &results);
    study.end = wanted_rounds() * 1000 / results.rounds[0] + 1;
    for (int run = 0; run < RUNS; run++) {
        ours[run] = study_rounds(study, 1, CLOCK_PROCESS_CPUTIME_ID, &results);
        theirs[run] = yardstick ? yardstick_rounds(yardstick, wanted_rounds()) : 0;
        one[run] = study_rounds(study, 1, CLOCK_MONOTONIC, &results);
        two[run] = study_rounds(study, 2, CLOCK_MONOTONIC, &results);
    }
    const char *name = calls == CALLS_AUTOMATIC ? "sim" : "sim spoken";
    double bound = calls == CALLS_AUTOMATIC ? 0.85 : 0.7;
    printf("%s fractions %d %.0f", name, SEATS, median(ours));
    if (yardstick)
        printf(" probe %.0f ratio %.2f (at least %.2f)", median(theirs), ratio(ours, theirs),
               bound);
    else
        printf(" (no yardstick: it needs a processor with BMI2)");
    printf("\nthreads 2: %.2f times one thread (at least 1.90)\n", ratio(two, one));
    rules_free(rules);
}

int main(int count, char **words)
{
    struct diag diag = {0};
    struct deck *deck;
    char path[4096];

    snprintf(path, sizeof path, "%s/decks/fractions.xml", library_data_folder());
    if (deck_load(&deck, path, &diag) != STATUS_OK)
        fail(path);
    measure(deck, CALLS_AUTOMATIC, count > 1 ? words[1] : NULL); /* as the yardstick plays */
    measure(deck, CALLS_SPOKEN, count > 1 ? words[1] : NULL);
    deck_free(deck);
    diag_release(&diag);
    return EXIT_SUCCESS;
}
