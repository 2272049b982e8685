/* Figures of a study as a teacher reads them, in the numbers of the language in use. */
#ifndef BREUK_CLI_SIM_FIGURE_WORDS_H
#define BREUK_CLI_SIM_FIGURE_WORDS_H

#include "base/strbuf.h"
#include "sim/figures.h"

/* A number with so many decimals. */
void number_add(double number, int decimals, struct strbuf *out);

enum figure_form {
    FIGURE_SURE, /* with as many decimals, two at most, one of 100, as the interval makes sure of */
    FIGURE_ROUNDED,   /* without decimals */
    FIGURE_OF_HUNDRED /* as sure, but a rare one, too, of 100 */
};

/* Smaller shares are said as one in so many. */
bool figure_is_rare(const struct figure *figure);

/* "24.1 of 100 turns"; below 5 in 100 "1 turn in 43"; "60.3". "–" of what is not known. */
void figure_add_value(const struct figure *figure, enum figure_form form, struct strbuf *out);

/* "23.9–24.3", in the unit of the value. */
void figure_add_interval(const struct figure *figure, struct strbuf *out);

#endif
