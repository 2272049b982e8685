/*
 * What can be printed of a deck, or of lessons: a table of pieces. One more is a source file with
 * its row, a line in printable-list.h, one in meson.build, and a test.
 */
#ifndef BREUK_DOCUMENTS_PRINTABLES_PRINTABLE_H
#define BREUK_DOCUMENTS_PRINTABLES_PRINTABLE_H

#include "documents/print/printing.h"
#include "page/page.h"
#include "press/press.h"

struct printable {
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

/* In the order of `print DECK all`, the cards first, then those of lessons; ended by NULL; at most
 * PRINTABLES_MOST. */
extern const struct printable *const printables[];

/* Whether the cards are part of the request, or all of it. */
bool request_has_cards(const struct print_request *request);
bool request_is_cards(const struct print_request *request);
/* Whether it is what is printed where nothing else is asked for: the cards, or all of lessons. */
bool request_is_usual(const struct print_request *request);
/* How the paper is folded where that is printed and nothing else. */
enum page_fold request_fold(const struct printing *printing);

/* Which of the pieces is printed, by the word behind the deck. */

/* The word for all that a deck has, in one document. */
#define PRINTABLE_ALL "all"

/* Whether this is the name of a piece, or the word for all of them. */
bool printable_is_one(const char *word);

/* Chooses what the second operand asks for, or the cards if there is none. EXIT_USAGE, after a
 * complaint, if the deck lacks the piece; `all` leaves out what it lacks. */
enum exit_code printable_choose(struct printing *printing);

/* Says that the deck comes first, where a piece stands in its place; returns EXIT_USAGE. */
enum exit_code printable_complain_of_order(const struct printing *printing);

#endif
