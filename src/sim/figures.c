#include "sim/figures.h"

#include <math.h>
#include <stddef.h>

static const double z = 1.959963984540054; /* 97.5 % of the normal distribution lie below it */

const char *figure_per_name(enum figure_per per)
{
    static const char *const names[] = {
        [PER_TURN] = "turn", [PER_PLAY] = "play", [PER_ROUND] = "round",
        [PER_DEAL] = "deal", [PER_GAME] = "game", [PER_SPIN] = "spin",
    };

    return names[per];
}

static void set_interval(struct figure *figure, double value, double error)
{
    figure->known = true;
    figure->value = value;
    figure->error = error;
    figure->low = fmax(0, value - z * error);
    figure->high = value + z * error;
    if (figure->share)
        figure->high = fmin(1, figure->high);
}

/* Sets the mean of `count` numbers, given their sum and that of their squares. */
static void set_mean(struct figure *figure, double count, double sum, double square)
{
    if (count < 1)
        return;
    double mean = sum / count,
           variance = count > 1 ? fmax(0, square - sum * mean) / (count - 1) : 0;
    set_interval(figure, mean, sqrt(variance / count));
}

/* Sums over clusters of x, d, and their squares and products. */
struct sums {
    double clusters, x, d, xx, xd, dd;
};

/* Sets a ratio. Of an event that was never seen in n turns, all that can be said (at 95 %) is that
 * it happens less than 3 times in n. */
static void set_ratio(struct figure *figure, struct sums sums)
{
    if (sums.clusters < 1 || sums.d <= 0)
        return;
    double ratio = sums.x / sums.d,
           rest = fmax(0, sums.xx - 2 * ratio * sums.xd + ratio * ratio * sums.dd),
           correction = sums.clusters > 1 ? sums.clusters / (sums.clusters - 1) : 1;
    set_interval(figure, ratio, sqrt(rest * correction) / sums.d);
    if (sums.x == 0)
        figure->high = fmin(1, 3 / sums.d);
    if (figure->share && sums.x == sums.d)
        figure->low = fmax(0, 1 - 3 / sums.d);
}

/* Sets the share of x among n, with Wilson's interval. */
static void set_share(struct figure *figure, double n, double x)
{
    if (n < 1)
        return;
    double p = x / n, middle = (p + z * z / (2 * n)) / (1 + z * z / n),
           half = z / (1 + z * z / n) * sqrt(p * (1 - p) / n + z * z / (4 * n * n));
    figure->known = true;
    figure->value = p;
    figure->error = sqrt(p * (1 - p) / n);
    figure->low = fmin(p, fmax(0, middle - half));
    figure->high = fmax(p, fmin(1, middle + half));
}

/* Returns the least number that `rank` (from 1) of those counted do not exceed. */
static double of_rank(const uint64_t *counts, int length, double rank)
{
    double seen = 0;

    for (int i = 0; i < length - 1; i++) {
        seen += (double)counts[i];
        if (seen >= rank)
            return i;
    }
    return length - 1;
}

static void set_quantile(struct figure *figure, const uint64_t *counts, int length, double n,
                         double p)
{
    if (n < 1)
        return;
    double spread = z * sqrt(n * p * (1 - p));
    figure->known = true;
    figure->value = of_rank(counts, length, ceil(n * p));
    figure->low = of_rank(counts, length, fmax(1, floor(n * p - spread)));
    figure->high = of_rank(counts, length, fmin(n, ceil(n * p + spread) + 1));
    figure->error = (figure->high - figure->low) / (2 * z);
}

/* --- how a figure follows from the results */

/* Sets the ratio of a count to another; `with` are the products of the two. */
static void of_count(struct figure *figure, const struct results *results, enum tally_count count,
                     enum tally_count against, const uint64_t *with)
{
    set_ratio(figure, (struct sums){(double)results->rounds[0], (double)results->sum[count],
                                    (double)results->sum[against], (double)results->square[count],
                                    (double)with[count], (double)results->square[against]});
}

static void of_turns(struct figure *figure, const struct results *results, enum tally_count count)
{
    of_count(figure, results, count, TALLY_TURNS, results->with_turns);
}

static void of_plays(struct figure *figure, const struct results *results, enum tally_count count)
{
    of_count(figure, results, count, TALLY_PLAYS, results->with_plays);
}

static void of_hands(struct figure *figure, const struct results *results, enum tally_count count)
{
    of_count(figure, results, count, TALLY_HANDS, results->with_hands);
}

static void of_beginners_turns(struct figure *figure, const struct results *results,
                               enum tally_count count)
{
    (void)count; /* these turns are counted in games of their own */
    set_ratio(figure,
              (struct sums){(double)results->beginner_rounds[0], (double)results->missed[0],
                            (double)results->beginner_turns[0], (double)results->missed_square[0],
                            (double)results->missed_with_turns[0],
                            (double)results->beginner_turns_square[0]});
}

static void mean_of_round(struct figure *figure, const struct results *results,
                          enum tally_count count)
{
    set_mean(figure, (double)results->rounds[0], (double)results->sum[count],
             (double)results->square[count]);
}

static void median(struct figure *figure, const struct results *results, enum tally_count count)
{
    (void)count;
    set_quantile(figure, results->turns, STUDY_TURNS, (double)results->rounds[0], 0.5);
}

static void nine_of_ten(struct figure *figure, const struct results *results,
                        enum tally_count count)
{
    (void)count;
    set_quantile(figure, results->turns, STUDY_TURNS, (double)results->rounds[0], 0.9);
}

static void first_wins(struct figure *figure, const struct results *results, enum tally_count count)
{
    (void)count;
    set_share(figure, (double)results->rounds[0], (double)results->won_by_place[0]);
}

static void blocked(struct figure *figure, const struct results *results, enum tally_count count)
{
    (void)count;
    set_share(figure, (double)results->rounds[0], (double)results->blocked[0]);
}

static void points(struct figure *figure, const struct results *results, enum tally_count count)
{
    (void)count;
    set_mean(figure, (double)results->rounds[0], (double)results->points[0],
             (double)results->points_square[0]);
}

/* Games of many rounds are kept in classes, so the mean is made from the rounds themselves, which
 * all belong to whole games. */
static void rounds_of_game(struct figure *figure, const struct results *results,
                           enum tally_count count)
{
    double games = (double)results->games[0], square = 0;

    (void)count;
    for (int i = 0; i < STUDY_ROUNDS; i++)
        square += (double)results->game_rounds[i] * i * i;
    set_mean(figure, games, (double)results->rounds[0], square);
}

enum { SHOWINGS = 3 };

/* One place where a figure is shown. */
struct showing {
    enum figure_group group;
    int rank;          /* the least first; of equal ones as in figure-list.h */
    const char *label; /* N_(); NULL: the figure's help */
    bool striking;     /* what the plot is for */
};

/* All there is to know of a figure. */
static const struct figure_row {
    const char *name, *help; /* as in struct figure, like the next two */
    enum figure_per per;
    bool share;
    struct showing shown[SHOWINGS];
    /* Works the figure out from the results; `count` is for figures of one count. */
    void (*find)(struct figure *figure, const struct results *results, enum tally_count count);
    enum tally_count count;
} rows[FIGURES] = {
#define FIGURE(identifier, ...) [FIGURE_##identifier] = {__VA_ARGS__},
#include "sim/figure-list.h"
#undef FIGURE
};

void figures_of(const struct results *results, struct figure figures[FIGURES])
{
    for (int i = 0; i < FIGURES; i++) {
        const struct figure_row *row = &rows[i];
        figures[i] = (struct figure){
            .name = row->name, .help = row->help, .per = row->per, .share = row->share};
        row->find(&figures[i], results, row->count);
    }
}

static const struct showing *showing_in(const struct figure_row *row, enum figure_group group)
{
    for (int i = 0; i < SHOWINGS; i++)
        if (row->shown[i].group == group)
            return &row->shown[i];
    return NULL;
}

/* Figures of the same rank stay in the order of figure-list.h. */
int figures_shown(enum figure_group group, struct shown_figure shown[FIGURES])
{
    int ranks[FIGURES], count = 0;

    for (int i = 0; i < FIGURES; i++) {
        const struct showing *showing = showing_in(&rows[i], group);
        int at = count;
        if (!showing)
            continue;
        for (; at > 0 && ranks[at - 1] > showing->rank; at--) {
            shown[at] = shown[at - 1];
            ranks[at] = ranks[at - 1];
        }
        shown[at] = (struct shown_figure){
            (enum figure_id)i, showing->label ? showing->label : rows[i].help, showing->striking};
        ranks[at] = showing->rank;
        count++;
    }
    return count;
}

struct figure figure_seat(const struct results *results, int seat)
{
    struct figure figure = {.name = "seat", .per = PER_ROUND, .share = true};

    set_share(&figure, (double)results->rounds[0], (double)results->won_by_seat[seat]);
    return figure;
}

struct figure figure_place(const struct results *results, int place)
{
    struct figure figure = {.name = "place", .per = PER_ROUND, .share = true};

    set_share(&figure, (double)results->rounds[0], (double)results->won_by_place[place]);
    return figure;
}

struct figure figure_segment(const struct results *results, int segment)
{
    struct figure figure = {.name = "segment", .per = PER_SPIN, .share = true};
    double spins = 0;

    for (int i = 0; i < TALLY_SEGMENTS; i++)
        spins += (double)results->spins[i];
    set_share(&figure, spins, (double)results->spins[segment]);
    return figure;
}

struct figure figure_skill(const struct results *results, int seats, int bit)
{
    struct figure figure = {.name = "skill", .per = PER_ROUND};

    set_mean(&figure, (double)results->rounds[0], (double)results->paired[bit],
             (double)results->paired_square[bit]);
    figure.value /= seats;
    figure.low /= seats;
    figure.high /= seats;
    figure.error /= seats;
    return figure;
}

double figure_difference(const struct figure *one, const struct figure *other)
{
    double error = hypot(one->error, other->error);

    if (!one->known || !other->known)
        return 1;
    if (error <= 0)
        return one->value == other->value ? 1 : 0;
    return erfc(fabs(one->value - other->value) / error / sqrt(2));
}
