/* Figures of a study as a teacher reads them, in the numbers of the language in use. */
#ifndef BREUK_STUDIES_FIGURE_WORDS_H
#define BREUK_STUDIES_FIGURE_WORDS_H

#include "base/strbuf.h"
#include "sim/figures.h"
#include "studies/simulation.h"

/* Names of the figures of a study, and of the groups that are shown together (sim/figure-list.h).
 */

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

/* The figures themselves. */

/* Adds a number with `decimals` decimals. */
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
