/* The rules as a leaflet: each rule that can be drawn is a turn of the deck's own cards. */
#ifndef BREUK_CLI_PIECES_LEAFLET_H
#define BREUK_CLI_PIECES_LEAFLET_H

#include "cli/pieces/deck_page.h"
#include "rules/describing/describe.h"
#include "rules/describing/example.h"

/* Returns how its paper is folded: twice or, with --booklet, once. */
enum page_fold leaflet_fold(const struct printing *printing);
/* Draws it. Errors as page_print; STATUS_INVALID also: its rules are too long, as diag says. */
enum status leaflet_draw(struct printing *printing, struct press *press);

/* A leaflet that is being made. For its files. */
struct leaflet {
    struct page page;
    const struct printing *printing;
    struct rule_example turns[EXAMPLES];
    double enlarged; /* how much larger its cards are than on a leaflet's pages */
};

/* The size of its cards, as a share of their own, if they are not enlarged. */
#define LEAFLET_CARD 0.28

/* Adds the cover and all rules. */
void leaflet_add_rules(struct leaflet *leaflet);
/* Adds the turn of that kind: the pile, and each card with a tick or cross and the reason. Adds
 * nothing if there is no such turn. */
void leaflet_add_turn(struct leaflet *leaflet, enum example_kind kind);
/* Adds a row of at most four cells for cards and the words below them; `first` is the share of the
 * first, that of the others being 1. */
struct page_cell *leaflet_add_cards(struct leaflet *leaflet, int columns, double first);
/* Adds a card or a fan to a cell and, on a line of its own, a message. */
void leaflet_add_card(struct leaflet *leaflet, struct page_cell *cell, int card,
                      struct message caption);
/* Adds a message on a line of its own. */
void leaflet_say_below(struct leaflet *leaflet, struct page_cell *cell, struct message caption);

#endif
