/* What the pages that belong to a deck have in common: title and foot, cards and colours in their
 * cells. */
#ifndef BREUK_CLI_PIECES_DECK_PAGE_H
#define BREUK_CLI_PIECES_DECK_PAGE_H

#include "cli/print/printing.h"
#include "page/page.h"
#include "press/press.h"

/* Begins a document in the deck's number style, with its name in the foot and, on a bar of the
 * deck's ink, a title, a message id, with the deck's name beside it. deck_page_draw, or else
 * page_release. */
void deck_page_begin(struct page *page, const struct printing *printing, int columns,
                     const char *title);

/* Does the same without a title. */
void deck_page_begin_untitled(struct page *page, const struct printing *printing, int columns);

/* Puts the rules in force into the foot, as they are typed: "Fractions · rules: belgian,
 * jump-in=yes"; not the deck's own, which are in the box with it. */
void deck_page_name_rules(struct page *page, const struct printing *printing);

/* Draws it on the sheet's paper, and releases it. Errors as page_print. */
enum status deck_page_draw(struct page *page, struct printing *printing, struct press *press);

/* Returns the size of its words on folded paper, an em in mm; 0: it does not fit. */
double deck_page_words_size(const struct page *page, const struct printing *printing,
                            struct press *press);

/* Adds a message's sentence, in which suits and cards (without their suit) have the deck's names.
 */
void deck_page_sentence(const struct printing *printing, struct message message,
                        struct strbuf *out);

/* Adds a message's sentence to a cell. */
struct page_item *deck_page_say(struct page *page, struct page_cell *cell,
                                const struct printing *printing, struct message message);
/* Does the same with a message id without arguments. */
struct page_item *deck_page_words(struct page *page, struct page_cell *cell, const char *id);
/* Adds the number or picture of a number card without its suit; a spin card's with the whirl. */
void deck_page_face(struct page *page, struct page_cell *cell, const struct printing *printing,
                    int card);
/* Returns the first card of the deck that does this, by its index; DECK_NONE: none does. */
int deck_page_action_card(const struct deck *deck, enum action action);
/* Adds the sign of a suit on a field of its colour, or its abbreviation there if the template has
 * no sign. */
struct page_item *deck_page_suit(struct page *page, struct page_cell *cell,
                                 const struct printing *printing, int suit);

#endif
