/* What breuk sim plays: a deck, rules and bots, the games of a study, and what was counted. */
#ifndef BREUK_STUDIES_SIMULATION_H
#define BREUK_STUDIES_SIMULATION_H

#include "console/whole_file.h"
#include "play/setup.h"
#include "sim/study.h"

enum { SIMULATION_GAMES = 10000, SIMULATION_SEATS = 4, SIMULATION_SEED = 1 };

/* How long a turn lasts in a class that still has to compare fractions, and the longest that is
 * believed. */
enum { SIMULATION_TURN_SECONDS = 15, SIMULATION_TURN_SECONDS_MOST = 600 };

/* A larger study is for several runs, and its sums of squares could exceed 64 bits. */
#define SIMULATION_GAMES_MOST 1000000000

/* A zeroed struct is empty. */
struct simulation {
    struct setup setup;  /* its players are bots, one a seat; its seed is the study's */
    uint64_t games;      /* of the whole study */
    uint64_t first, end; /* games first … end − 1 are played in this run */
    int turn_seconds;    /* from the end of one turn to the end of the next, at a real table */
    bool stopped;        /* by Ctrl-C, before all of them were played */
    struct results results;
};

/* What breuk sim is to play, and what becomes of it. */
struct sim_options {
    char **operands; /* decks, parts of a study, or lessons; ended by NULL */
    int operand_count;
    const char *deck;         /* the first of them */
    const char *ruleset;      /* NULL: the deck's own */
    struct option_list rules; /* NAME=VALUE … */
    const char *rule;         /* … and one more, after them; or NULL */
    const char *bots;         /* names with commas between them, one a seat or one for all */
    int seats;                /* 0: as many as there are bots, or as the variant needs */
    uint64_t games, seed;
    const char *part; /* K/N; NULL: all games */
    int threads;
    int turn_seconds;       /* how long a turn lasts */
    const char *vs;         /* what it is compared with; or NULL */
    uint64_t pupils;        /* simulated instead, of each kind; 0: none */
    double strength;        /* how often a pupil's belief decides, 0 to 1 */
    bool merge, csv;        /* --merge, --csv */
    struct whole_file plot; /* to draw; its path: NULL if there is none */
};

/* Sets up what the options say. Complaints are reported. simulation_release in any case. */
enum exit_code simulation_open(struct simulation *simulation, const struct sim_options *options,
                               const struct manner *manner);

/* Returns how many cores this process may use, which on a cluster are not all there are. */
int simulation_cores(void);

/* Plays the games on `threads` threads; says on stderr how far it is. Ctrl-C stops it, a second one
 * ends the program. */
void simulation_run(struct simulation *simulation, int threads, const struct manner *manner);

/* Adds "random, random, beginner, random", or "random" if all are the same. */
void simulation_add_bots(const struct simulation *simulation, struct strbuf *out);

/* Returns whether a bot has a limit of time, so that the same seed gives other figures each time.
 */
bool simulation_is_timed(const struct simulation *simulation);

void simulation_release(struct simulation *simulation);

#endif
