/* A deck on sheets of paper, as a PDF. */
#ifndef BREUK_RENDER_PRINT_H
#define BREUK_RENDER_PRINT_H

#include "base/diag.h"
#include "base/status.h"
#include "base/strbuf.h"
#include "deck/deck.h"
#include "render/paper_words.h"
#include "render/sheet.h"
#include "render/template.h"

enum backs {
    BACKS_NONE,
    BACKS_LONG /* a page of backs after each page of fronts; the sheet is turned over its long edge
                */
};

struct print_job {
    const struct deck *deck;
    const struct template *template;
    const struct sheet *sheet;
    enum backs backs;
    struct paper_words words;
    const char *creator; /* "breuk 0.1.0" */
    const char *date; /* ISO 8601, for the metadata; NULL: no date, so that the bytes depend on the
                         input alone */
};

struct print_summary {
    int cards;
    int sheets; /* of paper */
    int pages;  /* in the PDF */
};

/*
 * Draws the deck and adds the PDF to `out`. STATUS_INVALID: the deck cannot be drawn, all reasons
 * are in diag; STATUS_NOT_FOUND: there is no usable font, as diag says; STATUS_NO_MEMORY. Warnings
 * may be in diag on success, too. One at a time in a process (fonts_open).
 */
enum status print_deck(const struct print_job *job, struct strbuf *out,
                       struct print_summary *summary, struct diag *diag);

/*
 * Makes the complaints that print_deck has of a deck and a template before it draws, for all
 * languages of the deck; of the back only if there is one. The typeface is opened only for what is
 * doubtful. STATUS_INVALID: there are some; STATUS_NO_MEMORY.
 */
enum status print_check(const struct deck *deck, const struct template *template,
                        const struct paper_words *words, struct diag *diag);

#endif
