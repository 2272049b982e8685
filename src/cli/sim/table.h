/* The results of a study as a table that a teacher understands. */
#ifndef BREUK_CLI_SIM_TABLE_H
#define BREUK_CLI_SIM_TABLE_H

#include "cli/sim/simulation.h"

/* Adds what was played, groups of figures, what the intervals are and what it all means, in 80
 * columns. */
void sim_table_add(const struct simulation *simulation, struct strbuf *out);

/* Adds what was played: deck, players, bots, rules, games and seed, and whether it was stopped. */
void sim_heading_add(const struct simulation *simulation, struct strbuf *out);

#endif
