/* Prints a deck's cards on sheets of paper. */
#ifndef BREUK_RENDER_SHEETS_PRINT_H
#define BREUK_RENDER_SHEETS_PRINT_H

#include "base/diag.h"
#include "base/status.h"
#include "deck/deck.h"
#include "paper/imposition.h"
#include "paper/offset.h"
#include "paper/sheet.h"
#include "press/press.h"
#include "render/paper_words.h"
#include "render/template/template.h"

/* A print job; everything is borrowed. */
struct print_job {
    const struct deck *deck;
    const struct template *template;
    const struct sheet *sheet;
    const int *copies; /* how many of each card are printed; NULL: as many as the deck says */
    int times;         /* how many such sets are printed, one after the other; 0 means 1 */
    int start;         /* how many places of the first sheet stay empty, as they are used up */
    enum backs backs;
    bool self_check; /* number cards show the mark that equal cards share (self_check.h) */
    struct back_offset offset; /* how far backs are shifted on their pages … */
    struct front_offset front; /* … and fronts, which their backs follow */
    struct paper_words words;
};

/* The totals of a job. */
struct print_summary {
    int cards;  /* physical cards with at least one side printed */
    int sheets; /* of paper */
    int pages;  /* in the document */
};

/* Returns what the job comes to if only these pages are printed. Draws nothing. */
struct print_summary print_summarise(const struct print_job *job, const struct page_set *pages);

/* Draws the cards' pages. STATUS_INVALID: the deck cannot be drawn, with all reasons in diag. diag
 * may hold warnings on success, too. */
enum status print_cards(const struct print_job *job, struct press *press, struct diag *diag);

/* Makes the complaints that print_cards makes before it draws, for all languages of the deck.
 * Without a sheet the cards are as large as the template. Opens the typeface only for doubtful
 * cases. STATUS_INVALID: there are errors. */
enum status print_check(const struct print_job *job, struct diag *diag);

/* Prints each kind of card on a page of its own, as large as a card on the chosen sheet with its
 * bleed, without marks: for print shops that want a file for each card, and for slides and
 * worksheets. */

/* One page. */
struct single {
    int card;  /* index of deck_card */
    bool back; /* true: the card's back; false: its face */
};

/* The pages, fronts first, in the deck's order. */
struct singles {
    const struct print_job *job; /* borrowed */
    struct single *pages;
    int count;
};

/* Lists the kinds of card that have copies and, if the job has backs, a card for each back after
 * them. The caller calls singles_release in any case. */
void singles_make(struct singles *singles, const struct print_job *job);
/* Frees the list and empties it. */
void singles_release(struct singles *singles);

/* Draws the pages. Errors are those of print_cards. */
enum status singles_print(const struct singles *singles, struct press *press, struct diag *diag);

#endif
