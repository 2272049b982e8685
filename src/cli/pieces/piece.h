/*
 * What can be printed of a deck, or of lessons: a table of pieces. One more is a source file with
 * its row, a line in piece-list.h, one in meson.build, and a test.
 */
#ifndef BREUK_CLI_PIECES_PIECE_H
#define BREUK_CLI_PIECES_PIECE_H

#include "cli/print/printing.h"
#include "page/page.h"
#include "press/press.h"

struct piece {
    const char *name;  /* as it is typed after the deck: "wheel" */
    const char *title; /* N_(): in the outline of the document */
    bool of_lessons;   /* of lessons; otherwise of a deck */
    /* Whether the deck has it; if not *why says so. NULL: every deck has it. */
    bool (*there)(const struct printing *printing, struct message *why);
    /* How its paper is folded, of which both sides are then printed. NULL: it is flat. */
    enum page_fold (*fold)(const struct printing *printing);
    /* Draws its pages. Errors as print_cards. */
    enum status (*draw)(struct printing *printing, struct press *press);
};

enum { PIECES_MOST = 16 };

/* In the order of `print DECK all`, the cards first, then those of lessons; ended by NULL; at most
 * PIECES_MOST. */
extern const struct piece *const pieces[];

/* What was asked for: one piece, or all that there are. */
struct order {
    const struct piece *pieces[PIECES_MOST];
    int count;
};

/* Whether the cards are part of the order, or all of it. */
bool order_has_cards(const struct order *order);
bool order_is_cards(const struct order *order);
/* Whether it is what is printed where nothing else is asked for: the cards, or all of lessons. */
bool order_is_usual(const struct order *order);
/* How the paper is folded where that is printed and nothing else. */
enum page_fold order_fold(const struct order *order, const struct printing *printing);

#endif
