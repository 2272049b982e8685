/* A deck's cards on sheets of paper. */
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

struct faces;

struct print_job {
    const struct deck *deck;
    const struct template *template;
    const struct sheet *sheet;
    const int *copies; /* of each card of the deck, to print; NULL: as the deck says */
    int times;         /* how many such sets, one after the other; 0: one */
    enum backs backs;
    bool self_check;           /* equal cards share a mark (self_check.h) */
    struct back_offset offset; /* of pages of backs */
    struct paper_words words;
};

struct print_summary {
    int cards;  /* that have a side printed */
    int sheets; /* of paper */
    int pages;  /* in the document */
};

/* How many copies of a card (index of deck_card) are printed in a set. */
int print_copies(const struct print_job *job, int card);

/* The faces that a job prints on the pages of a press, which outlives them, as does the job. NULL
 * when memory runs out. */
struct faces *print_faces(const struct print_job *job, struct press *press);

/* What the job comes to when only these of its pages are printed. Nothing is drawn. */
struct print_summary print_summarise(const struct print_job *job, const struct page_set *pages);

/*
 * Draws the cards' pages. STATUS_INVALID: the deck cannot be drawn, all reasons are in diag;
 * STATUS_NO_MEMORY. Warnings may be in diag on success, too.
 */
enum status print_cards(const struct print_job *job, struct press *press, struct diag *diag);

/*
 * Makes the complaints that print_cards has of a deck and a template before it draws, for all
 * languages of the deck; of the back only if there is one. The typeface is opened only for what is
 * doubtful. STATUS_INVALID: there are some; STATUS_NO_MEMORY.
 */
enum status print_check(const struct deck *deck, const struct template *template,
                        const struct paper_words *words, struct diag *diag);

#endif
