/* Two studies side by side: decks, rule sets, rules or bots. */
#ifndef BREUK_CLI_SIM_VERSUS_H
#define BREUK_CLI_SIM_VERSUS_H

#include "cli/sim/simulation.h"

/*
 * Reads --vs: a deck's name or path, or what else is to differ: "ruleset:NAME", "rule:NAME=VALUE",
 * "bots:NAMES". It changes that in `choice` and leaves the rest. Complaints are reported.
 */
enum exit_code sim_versus_read(struct simulation_choice *choice, const struct command_line *line,
                               const char *text);

/* Adds both studies' figures in 80 columns, those that really differ marked, and what they mean. */
void sim_versus_add(const struct simulation *left, const struct simulation *right,
                    struct strbuf *out);

#endif
