/*
 * What the results say about a deck: figures with their 95 % intervals.
 *
 * Turns of one round go together (a hand that does not fit now will hardly fit next time), so it is
 * rounds that are drawn at random here: a share of turns is a ratio of two sums over rounds, and
 * its variance that of a ratio estimator (Cochran, Sampling Techniques, 3rd ed. 1977, 2.11). Shares
 * of rounds have Wilson's interval (1927). Median and 90 % point of the turns of a round have the
 * interval of their order statistics.
 */
#ifndef BREUK_SIM_FIGURES_H
#define BREUK_SIM_FIGURES_H

#include "rules/rules.h"
#include "sim/study.h"

/* What a figure is counted in. */
enum figure_per { PER_TURN, PER_PLAY, PER_ROUND, PER_DEAL, PER_GAME, PER_SPIN };

enum figure_id {
#define FIGURE(identifier, ...) FIGURE_##identifier,
#include "sim/figure-list.h"
#undef FIGURE
    FIGURES
};

struct figure {
    const char *name; /* in files: "turns_per_round" */
    const char *help; /* a message id */
    enum figure_per per;
    bool share; /* between 0 and 1 */
    bool known; /* false: there was nothing to count it in */
    double value, low, high;
    double error; /* standard error */
};

/* Figures that are shown together: in a table, or as the bars of a panel of the plot. */
enum figure_group {
    GROUP_NONE,
    GROUP_LENGTH,
    GROUP_TURNS,
    GROUP_EQUALS,
    GROUP_CARDS,
    GROUP_POINTS,
    PANEL_LAID,
    PANEL_EQUAL
};

/* A figure as a group shows it. */
struct shown_figure {
    enum figure_id figure;
    const char *label; /* a message id */
    bool striking;
};

/* Fills in the figures of a group, in its order. Returns how many. */
int figures_shown(enum figure_group group, struct shown_figure shown[FIGURES]);

/* Returns "turn", "play", "round", "deal", "game" or "spin". */
const char *figure_per_name(enum figure_per per);

/* Finds all figures, in the order of figure-list.h. */
void figures_of(const struct results *results, struct figure figures[FIGURES]);

/* Return how often a round was won by the seat, and by the player who had the first turn (place 0)
 * or sat that many places further left. */
struct figure figure_seat(const struct results *results, int seat);
struct figure figure_place(const struct results *results, int place);
/* Returns how often the wheel stopped at the segment. */
struct figure figure_segment(const struct results *results, int segment);
/* Returns how often each player exercised the skill of that bit (study.h) in a round. */
struct figure figure_skill(const struct results *results, int seats, int bit);

/* Returns the two-sided p of the difference between two figures, under the normal distribution:
 * small when they differ by more than chance explains. Their studies may have no game in common. 1
 * where either is not known. */
double figure_difference(const struct figure *one, const struct figure *other);

#endif
