/*
 * Which gain K the rating of abilities is best with: pupils are simulated whose ability lies
 * anywhere, and stands still or grows with each answer; they get questions near .8 by what the
 * rating thinks of them, as in a lesson. The best K predicts their answers best: by how much the
 * logarithmic loss of its predictions is above that of somebody who knows their abilities, in
 * thousandths.
 *
 * usage: bench-ability
 */
#include "skill/ability.h"
#include "base/chance.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

enum { PUPILS = 10000, SEED = 1, GAINS = 10, CHOICES = 24 };

/* A setting: how abilities spread and grow, how many questions of one skill. */
static const struct world {
    const char *name;
    double spread, growth;
    int answers;
} worlds[] = {
    {"one lesson, ability .5 about 0", .5, 0, 14},
    {"one lesson, ability 1 about 0", 1, 0, 14},
    {"one lesson, 1.5 about 0", 1.5, 0, 14},
    {"one lesson, 1 about 0, grows .05", 1, .05, 14},
    {"three lessons, 1 about 0", 1, 0, 42},
    {"three lessons, 1 about 0, grows .03", 1, .03, 42},
    {"ten lessons, 1 about 0", 1, 0, 140},
    {"ten lessons, 1 about 0, grows .02", 1, .02, 140},
};
enum { WORLDS = sizeof worlds / sizeof *worlds };

static double uniform(struct chance *chance)
{
    return (double)(chance_next(chance) >> 11) / 9007199254740992.0;
}

/* Nearly normal: the sum of twelve. */
static double normal(struct chance *chance)
{
    double sum = -6;

    for (int i = 0; i < 12; i++)
        sum += uniform(chance);
    return sum;
}

/* A question as lessons have them: β some −1.2 ± .45; options, signs or typed. */
static void choose(struct chance *chance, double ability, double *difficulty, double *guess)
{
    static const double guesses[] = {.05, .05, .2, .25, 1.0 / 3};
    const double aim = .8, near = .05;
    double nearest = 1;

    *guess = guesses[chance_below(chance, sizeof guesses / sizeof *guesses)];
    for (int i = 0; i < CHOICES && nearest > near; i++) {
        double made = -1.2 + .45 * normal(chance);
        double away = fabs(ability_chance(ability, made, *guess) - aim);
        if (away < nearest) {
            nearest = away;
            *difficulty = made;
        }
    }
}

/* What is lost by thinking that something is so probable that is `truly` (Kullback and Leibler). */
static double lost(double truly, double thought)
{
    return truly * log(truly / thought) + (1 - truly) * log((1 - truly) / (1 - thought));
}

/* The mean loss over all answers of all pupils, in thousandths. */
static double loss_of(const struct world *world, double gain)
{
    struct chance chance;
    double loss = 0;

    chance_init(&chance, SEED, CHANCE_TEST, 0);
    for (int p = 0; p < PUPILS; p++) {
        double truly = world->spread * normal(&chance), rated = 0;
        for (int i = 0; i < world->answers; i++) {
            double difficulty = 0, guess;
            choose(&chance, rated, &difficulty, &guess);
            double known = ability_chance(truly, difficulty, guess),
                   thought = ability_chance(rated, difficulty, guess);
            bool right = uniform(&chance) < known;
            loss += 1000 * lost(known, thought);
            rated = ability_held(rated + gain * ability_slope(thought, guess, right));
            truly += world->growth;
        }
    }
    return loss / PUPILS / world->answers;
}

int main(void)
{
    double sum[GAINS] = {0};
    int best_of_all = 0;

    printf("%-36s", "K");
    for (int k = 0; k < GAINS; k++)
        printf(" %6.1f", (k + 1) / 10.0);
    printf("  best\n");
    for (int w = 0; w < WORLDS; w++) {
        double loss[GAINS];
        int best = 0;
        printf("%-36s", worlds[w].name);
        for (int k = 0; k < GAINS; k++) {
            loss[k] = loss_of(&worlds[w], (k + 1) / 10.0);
            best = loss[k] < loss[best] ? k : best;
        }
        for (int k = 0; k < GAINS; k++) {
            printf(" %6.1f", loss[k]);
            sum[k] += loss[k] / WORLDS;
        }
        printf("   %.1f\n", (best + 1) / 10.0);
    }
    printf("%-36s", "mean");
    for (int k = 0; k < GAINS; k++) {
        printf(" %6.1f", sum[k]);
        best_of_all = sum[k] < sum[best_of_all] ? k : best_of_all;
    }
    printf("   %.1f (in use: %.1f)\n", (best_of_all + 1) / 10.0, ABILITY_GAIN);
    return EXIT_SUCCESS;
}
