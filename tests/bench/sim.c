/*
 * Rounds a second of a study with all its figures, four random players, beside a throw-away program
 * that plays the same round and counts nothing; and what a second thread adds. In turn, the best of
 * several runs each, so that a busy machine slows both.
 *
 * usage: bench-sim [YARDSTICK]
 *
 * BREUK_BENCH_ROUNDS=N in the environment studies at least N rounds a run.
 */
#include "deck/deck.h"
#include "sim/figures.h"
#include "sim/study.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { RUNS = 5, ROUNDS = 150000, SEATS = 4 };

static void fail(const char *what)
{
    fprintf(stderr, "bench-sim: %s\n", what);
    exit(EXIT_FAILURE);
}

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
    if (study_run(&study, results) != STATUS_OK)
        fail("out of memory");
    struct figure figures[FIGURES];
    figures_of(results, figures);
    if (!figures[FIGURE_NEEDED].known)
        fail("no figures");
    return (double)results->rounds[0] / (seconds_of(clock) - start);
}

/* What the yardstick says of itself. */
static double run_yardstick(const char *program, uint64_t rounds)
{
    char command[4096], said[4096];
    double figure = 0;

    snprintf(command, sizeof command, "'%s' %llu", program, (unsigned long long)rounds);
    FILE *output = popen(command, "r");
    if (!output)
        fail("the yardstick does not start");
    while (fgets(said, sizeof said, output)) {
        const char *found = strstr(said, "rounds/s=");
        if (found)
            figure = strtod(found + strlen("rounds/s="), NULL);
    }
    if (pclose(output) != 0 || figure <= 0)
        fail("the yardstick failed");
    return figure;
}

static double best(double one, double other)
{
    return one > other ? one : other;
}

static void measure(struct study study, const char *yardstick)
{
    static struct results results;
    double ours = 0, theirs = 0, one = 0, two = 0;

    study.end = 1000;
    study_rounds(study, 1, CLOCK_PROCESS_CPUTIME_ID, &results);
    study.end = wanted_rounds() * 1000 / results.rounds[0] + 1;
    for (int run = 0; run < RUNS; run++) {
        ours = best(ours, study_rounds(study, 1, CLOCK_PROCESS_CPUTIME_ID, &results));
        if (yardstick)
            theirs = best(theirs, run_yardstick(yardstick, wanted_rounds()));
        one = best(one, study_rounds(study, 1, CLOCK_MONOTONIC, &results));
        two = best(two, study_rounds(study, 2, CLOCK_MONOTONIC, &results));
    }
    printf("sim fractions %d %.0f", SEATS, ours);
    if (yardstick)
        printf(" probe %.0f ratio %.2f (at least 0.50)", theirs, ours / theirs);
    else
        printf(" (no yardstick: it needs a processor with BMI2)");
    printf("\nthreads 2: %.2f times one thread (at least 1.8)\n", two / one);
}

int main(int count, char **words)
{
    struct diag diag = {0};
    struct deck *deck;
    struct rules *rules;
    struct refusal refused;
    char path[4096];

    snprintf(path, sizeof path, "%s/decks/fractions.xml", library_data_folder());
    if (deck_load(&deck, path, &diag) != STATUS_OK)
        fail(path);
    struct settings settings = *deck_settings(deck);
    settings.value[SETTING_CALLS] = CALLS_AUTOMATIC; /* as the yardstick plays */
    if (rules_compile(&rules, deck, &settings, SEATS, &refused) != STATUS_OK)
        fail("the rules cannot be compiled");
    struct study study = {.rules = rules, .seed = 1};
    for (int seat = 0; seat < SEATS; seat++)
        study.bot[seat] = bot_find("random");
    measure(study, count > 1 ? words[1] : NULL);
    rules_free(rules);
    deck_free(deck);
    diag_release(&diag);
    return EXIT_SUCCESS;
}
