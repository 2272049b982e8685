#include "skill/ability.h"

#include <math.h>

static double held_between(double number, double least, double most)
{
    return isnan(number) ? 0 : number < least ? least : number > most ? most : number;
}

double ability_held(double ability)
{
    return held_between(ability, -ABILITY_MOST, ABILITY_MOST);
}

double ability_chance(double ability, double difficulty, double guess)
{
    double logit = ability_held(ability) - ability_held(difficulty);
    double lucky = held_between(guess, 0, 1);

    return lucky + (1 - lucky) / (1 + exp(-logit));
}

double ability_slope(double chance, double guess, double score)
{
    double lucky = held_between(guess, 0, 1), p = held_between(chance, lucky, 1);

    /* No p of ability_chance is 0. */
    if (lucky >= 1 || p <= 0)
        return 0;
    return (held_between(score, 0, 1) - p) * (p - lucky) / (p * (1 - lucky));
}

double ability_of(const double ability[SKILLS], unsigned skills)
{
    double sum = 0;
    int count = 0;

    for (unsigned k = 1; k < SKILLS; k++) {
        if (!(skills >> k & 1))
            continue;
        sum += ability_held(ability[k]);
        count++;
    }
    return count ? sum / count : 0;
}

void ability_learn(double ability[SKILLS], unsigned skills, double difficulty, double guess,
                   double score)
{
    double chance = ability_chance(ability_of(ability, skills), difficulty, guess);
    double step = ABILITY_GAIN * ability_slope(chance, guess, score);

    for (unsigned k = 1; k < SKILLS; k++)
        if (skills >> k & 1)
            ability[k] = ability_held(ability_held(ability[k]) + step);
}
