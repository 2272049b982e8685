#include "skill/recall.h"

#include <math.h>

static const double w[] = {.212,   1.2931, 2.3065, 8.2956, 6.4133, .8334, 3.0194,
                           .001,   1.8722, .1666,  .796,   1.4835, .0614, .2629,
                           1.6483, .6014,  1.8729, .5425,  .0912,  .0658, .1542};

/* A hundred years are as good as for ever. */
static const double stability_least = .001, stability_most = 36500;
enum { EASY = 4, DAYS_MOST = 36500 };

static double held(double number, double least, double most)
{
    return isnan(number) || number < least ? least : number > most ? most : number;
}

static enum grade held_grade(enum grade grade)
{
    return grade < GRADE_NOT_YET ? GRADE_NOT_YET : grade > GRADE_RIGHT ? GRADE_RIGHT : grade;
}

/* F: so that after S days .9 is left. */
static double decay_factor(void)
{
    return pow(.9, -1 / w[20]) - 1;
}

/* R(t) */
static double chance_after(double stability, double days)
{
    return pow(1 + decay_factor() * days / stability, -w[20]);
}

/* D0(G), which is not held within its bounds: the easiest one is what others drift to. */
static double first_difficulty(int grade)
{
    return w[4] - exp(w[5] * (grade - 1)) + 1;
}

static double next_difficulty(double difficulty, int grade)
{
    double moved = difficulty - w[6] * (grade - 3) * (10 - difficulty) / 9;

    return held(w[7] * first_difficulty(EASY) + (1 - w[7]) * moved, 1, 10);
}

static double stability_recalled(double stability, double difficulty, double chance, int grade)
{
    double growth = exp(w[8]) * (11 - difficulty) * pow(stability, -w[9]) *
                    (exp(w[10] * (1 - chance)) - 1) * (grade == GRADE_HINTED ? w[15] : 1);

    return stability * (1 + growth);
}

static double stability_forgotten(double stability, double difficulty, double chance)
{
    double left = w[11] * pow(difficulty, -w[12]) * (pow(stability + 1, w[13]) - 1) *
                  exp(w[14] * (1 - chance));
    double most = stability / exp(w[17] * w[18]);

    return left < most ? left : most;
}

static double stability_same_day(double stability, int grade)
{
    double growth = exp(w[17] * (grade - 3 + w[18])) * pow(stability, -w[19]);

    return stability * (grade >= GRADE_RIGHT && growth < 1 ? 1 : growth);
}

int days_between(int64_t day, int64_t today)
{
    if (today <= day)
        return 0;
    uint64_t days = (uint64_t)today - (uint64_t)day;
    return days > DAYS_MOST ? DAYS_MOST : (int)days;
}

/* Returns a copy with its numbers held within their bounds. */
static struct recall sound(const struct recall *recall)
{
    return (struct recall){.stability = held(recall->stability, stability_least, stability_most),
                           .difficulty = held(recall->difficulty, 1, 10),
                           .day = recall->day};
}

bool recall_is_known(const struct recall *recall)
{
    return recall->stability > 0;
}

int64_t recall_interval(const struct recall *recall)
{
    if (!recall_is_known(recall))
        return 0;
    double days = sound(recall).stability / decay_factor() * (pow(RECALL_WANTED, -1 / w[20]) - 1);
    return (int64_t)held(round(days), 1, DAYS_MOST);
}

bool recall_is_due(const struct recall *recall, int64_t today)
{
    return recall_is_known(recall) &&
           (today < recall->day || days_between(recall->day, today) >= recall_interval(recall));
}

struct recall recall_after(const struct recall *recall, enum grade grade, int64_t today)
{
    struct recall before = sound(recall), after = {.day = today};
    int graded = (int)held_grade(grade);

    if (!recall_is_known(recall)) {
        after.stability = w[graded - 1];
        after.difficulty = held(first_difficulty(graded), 1, 10);
        return after;
    }
    int64_t days = days_between(before.day, today);
    double chance = chance_after(before.stability, (double)days);
    if (days == 0)
        after.stability = stability_same_day(before.stability, graded);
    else if (graded == GRADE_NOT_YET)
        after.stability = stability_forgotten(before.stability, before.difficulty, chance);
    else
        after.stability = stability_recalled(before.stability, before.difficulty, chance, graded);
    after.stability = held(after.stability, stability_least, stability_most);
    after.difficulty = next_difficulty(before.difficulty, graded);
    return after;
}

/* --- the facts */

static const struct rational facts[FACTS] = {
#define FACT(numerator, denominator) {numerator, denominator},
#include "skill/fact-list.h"
#undef FACT
};

struct rational fact_value(int fact)
{
    return facts[fact];
}

int fact_of(struct rational value)
{
    for (int i = 0; i < FACTS; i++)
        if (rational_equal(facts[i], value))
            return i;
    return -1;
}
