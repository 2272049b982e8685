/* Figures of a study as a teacher reads them, in the numbers of the language in use. */
#ifndef BREUK_CLI_SIM_FIGURE_WORDS_H
#define BREUK_CLI_SIM_FIGURE_WORDS_H

#include "base/strbuf.h"
#include "sim/figures.h"

/* Adds a number with so many decimals. */
void number_add(double number, int decimals, struct strbuf *out);

enum figure_form {
    FIGURE_SURE,      /* with as many decimals as the interval is sure of, at most two */
    FIGURE_ROUNDED,   /* without decimals */
    FIGURE_OF_HUNDRED /* the same, but as “of 100” even if it is rare */
};

/* Whether a share is so small that it is put as one in so many. */
bool figure_is_rare(const struct figure *figure);

/* Adds "24.1 of 100 turns", below 5 in 100 "1 turn in 43", or "60.3"; "–" for a figure that is not
 * known. */
void figure_add_value(const struct figure *figure, enum figure_form form, struct strbuf *out);

/* Adds "23.9–24.3", in the unit of the value. */
void figure_add_interval(const struct figure *figure, struct strbuf *out);

#endif
