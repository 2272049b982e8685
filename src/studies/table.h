/* The results of a study as a table that a teacher understands. */
#ifndef BREUK_STUDIES_TABLE_H
#define BREUK_STUDIES_TABLE_H

#include "sim/figures.h"
#include "studies/simulation.h"

/* What a study says of the cards of a deck: sizes of the classes of equal values, shares of kinds
 * of card, cards that are hardly ever laid. */

/* Different numbers of forms that values of one deck can have: 1 + 2 + … + 31 cards are played. */
enum { FORMS_MOST = 32 };

/* The values that a deck has in `forms` forms: 1/2, 2/4 and a picture of 1/2 are three forms. */
struct value_forms {
    int forms;
    int values;
    int cards_least, cards_most; /* physical cards of one such value */
};

/* Fills `forms`, fewest forms first; returns how many entries that makes. */
int forms_of(const struct deck *deck, struct value_forms forms[FORMS_MOST]);

/* Whether the deck has a value in two forms or more. */
bool has_equals(const struct deck *deck);

enum share { SHARE_ACTION, SHARE_WILD, SHARES };

/* Each returns the share of such cards: among the physical cards of the game, and among those that
 * were laid. */
double share_in_deck(const struct setup *setup, enum share share);
double share_laid(const struct simulation *simulation, enum share share);

/*
 * Finds the cards of which a copy is laid less than half as often as the average copy in the deck,
 * chance apart: the number laid, taken as a Poisson variable, would be that large only once in 40
 * studies if it were half the average or more. Fills up to `most` of them, the least laid first;
 * returns how many there are in all.
 */
int cards_hardly_laid(const struct simulation *simulation, int *cards, int most);

/* What the figures of a study mean for a class: a few sentences. */

/* Adds whether equal numbers are practised, how long a round lasts, and any oddities. `figures` are
 * those of the simulation. */
void sim_judgement_add(const struct simulation *simulation, const struct figure figures[FIGURES],
                       struct strbuf *out);

/* The table of one study. */

/* Adds what was played, groups of figures, what the intervals are and what it all means, in 80
 * columns. */
void sim_table_add(const struct simulation *simulation, struct strbuf *out);

/* Adds what was played: deck, players, bots, rules, games and seed, and whether it was stopped. */
void sim_heading_add(const struct simulation *simulation, struct strbuf *out);

/* Two studies side by side: decks, rule sets, rules or bots. */

/*
 * Reads --vs: a deck's name or path, or what else is to differ: "ruleset:NAME", "rule:NAME=VALUE",
 * "bots:NAMES". It changes that in the options and leaves the rest. Complaints are reported.
 */
enum exit_code sim_versus_read(struct sim_options *options, const struct manner *manner);

/* Adds both studies' figures in 80 columns, those that really differ marked, and what they mean. */
void sim_versus_add(const struct simulation *left, const struct simulation *right,
                    struct strbuf *out);

#endif
