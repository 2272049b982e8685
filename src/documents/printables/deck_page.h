/* What the pages that belong to a deck have in common: title and foot, cards and colours in their
 * cells. */
#ifndef BREUK_DOCUMENTS_PRINTABLES_DECK_PAGE_H
#define BREUK_DOCUMENTS_PRINTABLES_DECK_PAGE_H

#include "documents/print/printing.h"
#include "page/page.h"
#include "press/press.h"
#include "rules/describing/describe.h"
#include "rules/describing/example.h"

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

/* Lines of the rules in force on a page, for the rule sheet, the reference and the score pad. */

/* Which lines are shown, and how. */
struct rule_page {
    struct page *page;
    const struct printing *printing;
    bool (*wanted)(const struct rule_line *line);
    bool narrow; /* the page has two columns */
    double card; /* the size of the cards beside what they do, as a share of their own; 0: only
                    their signs stand there */
    /* While it goes on: */
    int section;              /* of the line before; −1: there was none */
    struct page_table *table; /* of the cards that do something, or the wheel's segments */
    int action;               /* of the row in hand */
    struct strbuf text;       /* of that row */
};

/* Adds all wanted lines, each section under its heading. */
void rule_page_add(struct rule_page *rules);

/* Adds the wanted lines as one text, with `between` between them. */
void rule_page_text(const struct printing *printing, bool (*wanted)(const struct rule_line *line),
                    const char *between, struct strbuf *out);

/* The rules as a leaflet: each rule that can be drawn is a turn of the deck's own cards. */

/* A leaflet that is being made. */
struct leaflet {
    struct page page;
    const struct printing *printing;
    struct rule_example turns[EXAMPLES];
    double enlarged; /* how much larger its cards are than on a leaflet's pages */
};

/* Adds the cover and all rules. */
void leaflet_add_rules(struct leaflet *leaflet);

#endif
