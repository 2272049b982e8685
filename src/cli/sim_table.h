/* What was found in a study, as a table that a teacher understands. */
#ifndef BREUK_CLI_SIM_TABLE_H
#define BREUK_CLI_SIM_TABLE_H

#include "cli/simulation.h"

/* Adds heading, groups of figures, what they mean, and what the intervals are, in 80 columns. Out
 * of memory shows in `out`. */
void sim_table_add(const struct simulation *simulation, struct strbuf *out);

/* What was played: deck, seats, bots, rules, games and seed, and whether it was stopped. */
void sim_heading_add(const struct simulation *simulation, struct strbuf *out);

/* A sentence of its own line or lines. */
void sim_sentence_add(const struct message *message, struct strbuf *out);

#endif
