/* What the figures of a study mean for a class: a few sentences. */
#ifndef BREUK_CLI_SIM_JUDGEMENT_H
#define BREUK_CLI_SIM_JUDGEMENT_H

#include "cli/sim/simulation.h"
#include "sim/figures.h"

/* Adds whether equal numbers are practised, how long a round lasts, and whatever is odd. `figures`
 * are those of the simulation. */
void sim_judgement_add(const struct simulation *simulation, const struct figure figures[FIGURES],
                       struct strbuf *out);

#endif
