#include "sim/figures.h"

#include "base/message.h"

#include <math.h>

static const double z = 1.959963984540054; /* 97.5 % of the normal distribution lie below it */

static const struct figure rows[FIGURES] = {
#define FIGURE(identifier, name_in_files, against, is_share, words)                                \
    {.name = name_in_files, .per = against, .share = is_share, .help = words},
#include "sim/figure-list.h"
#undef FIGURE
};

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

/* A mean of `count` numbers of which these are the sums. */
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

/* Where nothing was seen in so many turns, less than 3 in as many is what can be said (at 95 %). */
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

/* Wilson's interval of x among n. */
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

/* The number that `rank` (from 1) of those counted do not go beyond. */
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

static struct sums per_turn(const struct results *results, enum tally_count x)
{
    return (struct sums){(double)results->rounds[0],        (double)results->sum[x],
                         (double)results->sum[TALLY_TURNS], (double)results->square[x],
                         (double)results->with_turns[x],    (double)results->square[TALLY_TURNS]};
}

static struct sums per_play(const struct results *results, enum tally_count x)
{
    return (struct sums){(double)results->rounds[0],        (double)results->sum[x],
                         (double)results->sum[TALLY_PLAYS], (double)results->square[x],
                         (double)results->with_plays[x],    (double)results->square[TALLY_PLAYS]};
}

static struct sums per_hand(const struct results *results, enum tally_count x)
{
    return (struct sums){(double)results->rounds[0],        (double)results->sum[x],
                         (double)results->sum[TALLY_HANDS], (double)results->square[x],
                         (double)results->with_hands[x],    (double)results->square[TALLY_HANDS]};
}

static struct sums per_beginners_turn(const struct results *results)
{
    return (struct sums){
        (double)results->beginner_rounds[0],   (double)results->missed[0],
        (double)results->beginner_turns[0],    (double)results->missed_square[0],
        (double)results->missed_with_turns[0], (double)results->beginner_turns_square[0]};
}

/* Games of many rounds are kept in classes, so the mean is made from the rounds themselves, which
 * all belong to whole games. */
static void set_game_rounds(struct figure *figure, const struct results *results)
{
    double games = (double)results->games[0], square = 0;

    for (int i = 0; i < STUDY_ROUNDS; i++)
        square += (double)results->game_rounds[i] * i * i;
    set_mean(figure, games, (double)results->rounds[0], square);
}

void figures_of(const struct results *results, struct figure figures[FIGURES])
{
    static const struct {
        enum figure_id figure;
        enum tally_count count;
    } turns[] = {{FIGURE_PLAYABLE, TALLY_PLAYABLE},
                 {FIGURE_DRAWS, TALLY_DRAWS},
                 {FIGURE_AVAILABLE, TALLY_AVAILABLE},
                 {FIGURE_NEEDED, TALLY_NEEDED}},
      plays[] = {{FIGURE_COLOUR, TALLY_COLOUR},
                 {FIGURE_VALUE, TALLY_VALUE},
                 {FIGURE_SYMBOL, TALLY_SYMBOL},
                 {FIGURE_WILD, TALLY_WILD},
                 {FIGURE_EQUAL, TALLY_EQUAL}};
    double rounds = (double)results->rounds[0];

    for (int i = 0; i < FIGURES; i++)
        figures[i] = rows[i];
    for (size_t i = 0; i < sizeof turns / sizeof *turns; i++)
        set_ratio(&figures[turns[i].figure], per_turn(results, turns[i].count));
    for (size_t i = 0; i < sizeof plays / sizeof *plays; i++)
        set_ratio(&figures[plays[i].figure], per_play(results, plays[i].count));
    set_mean(&figures[FIGURE_TURNS], rounds, (double)results->sum[TALLY_TURNS],
             (double)results->square[TALLY_TURNS]);
    set_quantile(&figures[FIGURE_MEDIAN], results->turns, STUDY_TURNS, rounds, 0.5);
    set_quantile(&figures[FIGURE_P90], results->turns, STUDY_TURNS, rounds, 0.9);
    set_ratio(&figures[FIGURE_MISSED], per_beginners_turn(results));
    set_ratio(&figures[FIGURE_IN_HAND], per_hand(results, TALLY_HANDS_EQUAL));
    set_share(&figures[FIGURE_FIRST], rounds, (double)results->won_by_place[0]);
    set_share(&figures[FIGURE_BLOCKED], rounds, (double)results->blocked[0]);
    set_mean(&figures[FIGURE_POINTS], rounds, (double)results->points[0],
             (double)results->points_square[0]);
    set_game_rounds(&figures[FIGURE_ROUNDS], results);
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
