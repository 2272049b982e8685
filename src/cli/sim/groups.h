/* What the figures of a study are called, and those that are shown together (sim/figure-list.h). */
#ifndef BREUK_CLI_SIM_GROUPS_H
#define BREUK_CLI_SIM_GROUPS_H

#include "cli/sim/simulation.h"
#include "sim/figures.h"

/* The title of a group; a message id. */
const char *sim_title(enum figure_group group);

/* A figure for each skill, each place in the order of turns, each seat; N_(). */
extern const char sim_skills_title[], sim_winners_title[];

/* "K3: equal fractions …" */
void sim_skill_name(int bit, struct strbuf *out);
/* "whoever has the first turn", "player 2 in the order of turns" */
void sim_place_name(int place, struct strbuf *out);
/* "seat 2 (random)"; bot NULL: "seat 2" */
void sim_seat_name(int seat, const char *bot, struct strbuf *out);

#endif
