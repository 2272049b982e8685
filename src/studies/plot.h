/* The results of a study as a page of plots. */
#ifndef BREUK_STUDIES_PLOT_H
#define BREUK_STUDIES_PLOT_H

#include "base/diag.h"
#include "draw/surface.h"
#include "studies/simulation.h"

/* Adds the file to `out`; at least one round was played. Errors as plot_draw. */
enum status sim_plot_draw(const struct simulation *simulation, enum surface_kind kind,
                          struct strbuf *out, struct diag *diag);

#endif
