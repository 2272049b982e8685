/*
 * How well a pupil remembers a fact that is learned by heart, and when to ask for it again: FSRS,
 * version 6, with its default weights (Ye, Su and Cao 2022; open-spaced-repetition/fsrs4anki, “The
 * Algorithm”). Only for facts, fact-list.h: procedures come back after fixed days. Pure functions;
 * no state and no day makes them fail.
 */
#ifndef BREUK_SKILL_RECALL_H
#define BREUK_SKILL_RECALL_H

#include "rational/rational.h"

#include <stdbool.h>
#include <stdint.h>

/* How well it was remembered. No child is asked to grade itself. */
enum grade {
    GRADE_NOT_YET = 1, /* the first answer was not right */
    GRADE_HINTED = 2,  /* right after a hint */
    GRADE_RIGHT = 3
};

/* Asked again when it is remembered with this probability. */
#define RECALL_WANTED 0.9

/* A pupil's memory of one fact: a plain value. A zeroed one: it was never asked for. */
struct recall {
    double stability;  /* days until it is remembered with probability .9; 0: never asked for */
    double difficulty; /* 1 to 10 */
    int64_t day;       /* on which it was asked for last, counted from any first day */
};

/* Days from one day to the other, a hundred years at most; 0 if the clock went back. */
int days_between(int64_t day, int64_t today);

bool recall_is_known(const struct recall *recall);

/* After how many days to ask again: at least 1; 0 for a fact that was never asked for. */
int64_t recall_interval(const struct recall *recall);

/* True if the interval has passed on `today`; also if the fact was asked for on a day that is still
 * to come, as when a clock was put back: or a wrong clock would put it off for ever. Never true of
 * a fact that was not asked for. */
bool recall_is_due(const struct recall *recall, int64_t today);

/* The memory after the fact is asked for today. A day before the last one counts as that same day,
 * and is the last one from then on. */
struct recall recall_after(const struct recall *recall, enum grade grade, int64_t today);

/* The facts: an index of the table below. */
enum {
#define FACT(numerator, denominator) FACT_##numerator##_##denominator,
#include "skill/fact-list.h"
#undef FACT
    FACTS
};

struct rational fact_value(int fact);

/* The fact of that value; −1: there is none. */
int fact_of(struct rational value);

#endif
