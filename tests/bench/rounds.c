/*
 * Rounds a second on one core of random players, as a study plays and counts its turns, beside a
 * throw-away program that plays the same round and nothing else: with calls that the program makes,
 * as the yardsticks play, and with spoken calls, as the rules have it when nobody says otherwise;
 * then played out from what one seat sees by players who play sensibly, as a bot searches, for
 * which there is no yardstick. All in turn, several times; medians.
 *
 * usage: bench-rounds [YARDSTICK-NAME=PROGRAM…], where NAME is a deck and its seats: classic-4
 */
#include "yardstick.h"

#include "deck/deck.h"
#include "rules/game.h"
#include "rules/playout.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { ROUNDS = 100000 };

static const char *const decks[] = {"classic", "fractions"};
static const int seats[] = {2, 4, 10};

/* Whole matches, one after the other. */
static double play(const struct rules *rules)
{
    struct game *game = game_new(rules);
    struct tally tally = {0};
    struct chance chance;
    uint64_t match = 1;

    chance_init(&chance, 1, CHANCE_BOT, 0);
    game_start(game, match, NULL);
    double start = cpu_seconds();
    for (int round = 0; round < ROUNDS; round++) {
        tally_begin(&tally);
        game_rollout_counted(game, &chance, &tally);
        if (game_situation(game) == SITUATION_MATCH_OVER)
            game_start(game, ++match, NULL);
        else
            game_apply(game, move_of(MOVE_DEAL, __builtin_ctz(game_asked(game))), NULL);
    }
    double seconds = cpu_seconds() - start;
    game_free(game);
    return ROUNDS / seconds;
}

/* From the first turn of a round to its end, again and again, the other hands dealt anew. */
static double play_out(const struct rules *rules)
{
    enum { MOVES_MOST = 2000 };
    struct game *game = game_new(rules);
    struct playout *playout = malloc(playout_size(rules)), *known = malloc(playout_size(rules));
    struct view *view = malloc(sizeof *view);
    struct chance chance;
    uint64_t match = 0;

    if (!playout || !known || !view)
        fail("bench-rounds: out of memory");
    chance_init(&chance, 1, CHANCE_BOT, 0);
    do
        game_start(game, ++match, NULL);
    while (game_situation(game) != SITUATION_TURN);
    game_view(game, __builtin_ctz(game_asked(game)), view);
    playout_know(known, view);
    double start = cpu_seconds();
    for (int round = 0; round < ROUNDS; round++) {
        playout_deal(playout, known, view, &chance);
        playout_rollout_sensible(playout, ~0u, MOVES_MOST, &chance);
    }
    double seconds = cpu_seconds() - start;
    free(view);
    free(known);
    free(playout);
    game_free(game);
    return ROUNDS / seconds;
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

static struct rules *compile(const struct deck *deck, int players, int calls)
{
    struct rules *rules;
    struct refusal refused;
    struct settings settings = *deck_settings(deck);

    settings.value[SETTING_CALLS] = calls;
    if (rules_compile(&rules, deck, &settings, players, &refused) != STATUS_OK)
        fail("bench-rounds: the rules cannot be compiled");
    return rules;
}

static void say(const char *what, const struct deck *deck, int players, const double ours[RUNS],
                const double theirs[RUNS], double bound)
{
    printf("%s %s %d %.0f", what, deck_about(deck)->name, players, median(ours));
    if (theirs[0] > 0)
        printf(" probe %.0f ratio %.2f (at least %.2f)", median(theirs), ratio(ours, theirs),
               bound);
    else
        printf(" (no yardstick: it needs a processor with BMI2)");
    printf("\n");
    fflush(stdout);
}

static void measure(const struct deck *deck, int players, const char *yardstick)
{
    struct rules *automatic = compile(deck, players, CALLS_AUTOMATIC),
                 *spoken = compile(deck, players, CALLS_SPOKEN);
    double rounds[RUNS], calls[RUNS], sensible[RUNS], theirs[RUNS] = {0};

    for (int run = 0; run < RUNS; run++) {
        rounds[run] = play(automatic);
        if (yardstick)
            theirs[run] = yardstick_rounds(yardstick, ROUNDS);
        calls[run] = play(spoken);
        sensible[run] = play_out(spoken);
    }
    rules_free(spoken);
    rules_free(automatic);
    say("rounds", deck, players, rounds, theirs, 0.85);
    say("spoken", deck, players, calls, theirs, 0.7);
    printf("sensible %s %d %.0f\n", deck_about(deck)->name, players, median(sensible));
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
