/*
 * Rounds a second on one core of random players, the whole rules compiled in, beside a throw-away
 * program that plays the same round and nothing else. Both in turn, the best of several runs each,
 * so that a busy machine slows both.
 *
 * usage: bench-rounds [YARDSTICK-NAME=PROGRAM…], where NAME is a deck and its seats: classic-4
 */
#include "deck/deck.h"
#include "rules/game.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { RUNS = 5, ROUNDS = 200000 };

static const char *const decks[] = {"classic", "fractions"};
static const int seats[] = {2, 4, 10};

static void fail(const char *what)
{
    fprintf(stderr, "bench-rounds: %s\n", what);
    exit(EXIT_FAILURE);
}

static double cpu_seconds(void)
{
    struct timespec now;

    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

/* Whole matches, one after the other. */
static double play(const struct rules *rules)
{
    struct game *game = game_new(rules);
    struct chance chance;
    uint64_t match = 1;

    if (!game)
        fail("out of memory");
    chance_init(&chance, 1, CHANCE_BOT, 0);
    game_start(game, match, NULL);
    double start = cpu_seconds();
    for (int round = 0; round < ROUNDS; round++) {
        game_rollout(game, &chance);
        if (game_situation(game) == SITUATION_MATCH_OVER)
            game_start(game, ++match, NULL);
        else
            game_apply(game, move_of(MOVE_DEAL, __builtin_ctz(game_asked(game))), NULL);
    }
    double seconds = cpu_seconds() - start;
    game_free(game);
    return ROUNDS / seconds;
}

/* What the yardstick says of itself. */
static double run_yardstick(const char *program)
{
    char command[4096], said[4096];
    double rounds = 0;

    snprintf(command, sizeof command, "'%s' %d", program, ROUNDS);
    FILE *output = popen(command, "r");
    if (!output)
        fail("a yardstick does not start");
    while (fgets(said, sizeof said, output)) {
        const char *figure = strstr(said, "rounds/s=");
        if (figure)
            rounds = strtod(figure + strlen("rounds/s="), NULL);
    }
    if (pclose(output) != 0 || rounds <= 0)
        fail("a yardstick failed");
    return rounds;
}

static const char *find_yardstick(int count, char **words, const char *deck, int players)
{
    char name[64];

    snprintf(name, sizeof name, "%s-%d=", deck, players);
    for (int i = 1; i < count; i++)
        if (strncmp(words[i], name, strlen(name)) == 0)
            return words[i] + strlen(name);
    return NULL;
}

static void measure(const struct deck *deck, int players, const char *yardstick)
{
    struct rules *rules;
    struct refusal refused;
    struct settings settings = *deck_settings(deck);
    double ours = 0, theirs = 0;

    settings.value[SETTING_CALLS] = CALLS_AUTOMATIC; /* as the yardsticks play */
    if (rules_compile(&rules, deck, &settings, players, &refused) != STATUS_OK)
        fail("the rules cannot be compiled");
    for (int run = 0; run < RUNS; run++) {
        double rounds = play(rules);
        ours = rounds > ours ? rounds : ours;
        rounds = yardstick ? run_yardstick(yardstick) : 0;
        theirs = rounds > theirs ? rounds : theirs;
    }
    rules_free(rules);
    printf("rounds %s %d %.0f", deck_name(deck), players, ours);
    if (yardstick)
        printf(" probe %.0f ratio %.2f", theirs, ours / theirs);
    else
        printf(" (no yardstick: it needs a processor with BMI2)");
    printf("\n");
    fflush(stdout);
}

int main(int count, char **words)
{
    for (size_t d = 0; d < sizeof decks / sizeof *decks; d++) {
        struct diag diag = {0};
        struct deck *deck;
        char path[4096];
        snprintf(path, sizeof path, "%s/decks/%s.xml", library_data_folder(), decks[d]);
        if (deck_load(&deck, path, &diag) != STATUS_OK)
            fail(path);
        for (size_t s = 0; s < sizeof seats / sizeof *seats; s++)
            measure(deck, seats[s], find_yardstick(count, words, decks[d], seats[s]));
        deck_free(deck);
        diag_release(&diag);
    }
    return EXIT_SUCCESS;
}
