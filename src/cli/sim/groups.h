/* Names of the figures of a study, and of the groups that are shown together (sim/figure-list.h).
 */
#ifndef BREUK_CLI_SIM_GROUPS_H
#define BREUK_CLI_SIM_GROUPS_H

#include "cli/sim/simulation.h"
#include "sim/figures.h"

/* Returns the title of a group, a message id. */
const char *sim_title(enum figure_group group);

/* Titles of the figures for each skill, and for each place in turn order and each seat; N_(). */
extern const char sim_skills_title[], sim_winners_title[];

/* Adds "K3: equal fractions …". */
void sim_skill_name(int bit, struct strbuf *out);
/* Adds "the player with the first turn", "player 2 in turn order". */
void sim_place_name(int place, struct strbuf *out);
/* Adds "seat 2 (random)"; without a bot (NULL) "seat 2". */
void sim_seat_name(int seat, const char *bot, struct strbuf *out);

#endif
