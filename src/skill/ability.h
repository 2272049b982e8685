/*
 * How able a pupil is at a skill, and how probable a right answer is: a rating as in chess that
 * allows for guessing. Pure functions; no argument makes them fail.
 *
 *     p = g + (1 − g)·σ(θ − β)
 *
 * θ is the ability, β the difficulty of the question, both in logits, g how often a guess is right,
 * σ the logistic function (the three-parameter model of Birnbaum 1968, its slope 1). An answer of
 * score s moves θ along the slope of its log-likelihood:
 *
 *     θ += K·(s − p)·(p − g)/(p·(1 − g))
 *
 * which is Elo's rule (Klinkenberg, Straatemeier and van der Maas 2011) where nothing can be
 * guessed. A right answer that a guess would have found as well moves it little. θ is 0 at first.
 */
#ifndef BREUK_SKILL_ABILITY_H
#define BREUK_SKILL_ABILITY_H

#include "skill/skill.h"

/* θ and β are held within ±ABILITY_MOST. */
#define ABILITY_MOST 6.0

/*
 * K. Of .1, .2 … 1 those from .4 to .6 predict the answers of simulated pupils best, with hardly
 * any difference: the mean loss is .0320, .0315, .0318 beyond what cannot be known, at .1 it is
 * .0464, at 1 .0385. The pupils, whose abilities spread by .5 to 1.5 and stand still or grow,
 * answer 14 to 140 questions. The least of the three is moved least by chance. Benchmark “ability”
 * (tests/bench/ability.c).
 */
#define ABILITY_GAIN 0.4

/* The number, held within ±ABILITY_MOST; 0 for a NaN. */
double ability_held(double ability);

/* p: how probable a right answer is. A guess outside 0 to 1 is held within. */
double ability_chance(double ability, double difficulty, double guess);

/* How far an answer moves θ, before multiplication by K. `score` is 1 for a right answer, 0 for a
 * wrong one. Where every guess is right (g = 1) an answer moves nothing. */
double ability_slope(double chance, double guess, double score);

/* θ of a question that exercises several skills, bit k for skill Kk: the mean of those skills' θ; 0
 * without a skill. */
double ability_of(const double ability[SKILLS], unsigned skills);

/* Updates θ after an answer: for each skill that the question exercises, by the same step. */
void ability_learn(double ability[SKILLS], unsigned skills, double difficulty, double guess,
                   double score);

#endif
