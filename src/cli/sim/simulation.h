/* What breuk sim plays: a deck, rules and bots, the games of a study, and what was counted. */
#ifndef BREUK_CLI_SIM_SIMULATION_H
#define BREUK_CLI_SIM_SIMULATION_H

#include "cli/command.h"
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

/* What is played; NULL leaves it to the options, or to the default. */
struct simulation_choice {
    const char *deck;
    const char *ruleset;
    const char *rule; /* NAME=VALUE, after those of the options */
    const char *bots; /* names with commas between them, one a seat or one for all */
};

/* Returns what --seconds-a-turn says, or the usual. */
int simulation_turn_seconds(const struct command_line *line);

/* Sets up what the options --seats, --bots, --ruleset, --rule, --games, --seconds-a-turn and
 * --seed say, and what `choice` says instead. Complaints are reported. simulation_release in any
 * case. */
enum exit_code simulation_open(struct simulation *simulation, const struct command_line *line,
                               const struct simulation_choice *choice);

/* Returns how many threads --threads says, or how many cores there are. */
int simulation_threads(const struct command_line *line);

/* Plays the games, on as many threads as --threads says, or as there are cores; says on stderr how
 * far it is. Ctrl-C stops it, a second one ends the program. */
void simulation_run(struct simulation *simulation, const struct command_line *line);

/* Adds "random, random, beginner, random", or "random" if all are the same. */
void simulation_add_bots(const struct simulation *simulation, struct strbuf *out);

/* Returns whether a bot has a limit of time, so that the same seed gives other figures each time.
 */
bool simulation_is_timed(const struct simulation *simulation);

void simulation_release(struct simulation *simulation);

#endif
