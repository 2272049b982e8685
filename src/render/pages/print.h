/* Prints a document of the page room on sheets of paper. */
#ifndef BREUK_RENDER_PAGES_PRINT_H
#define BREUK_RENDER_PAGES_PRINT_H

#include "base/diag.h"
#include "base/status.h"
#include "page/page.h"
#include "paper/sheet.h"
#include "press/press.h"
#include "render/paper_words.h"
#include "render/template/template.h"

/* A print job; everything is borrowed. */
struct page_job {
    const struct page *page;
    const struct template *template; /* gives the signs, and draws the cards */
    const struct sheet *sheet;       /* only its paper matters */
    struct paper_words words;
    const struct deck *deck; /* that of the document's cards; NULL: it has none */
};

/* Draws the document's pages. STATUS_INVALID: the paper is too small, as diag says. */
enum status page_print(const struct page_job *job, struct press *press, struct diag *diag);

/* Sets *size to that of the words of a document on folded paper as page_print prints them, an em in
 * mm; 0: it does not fit. */
enum status page_words_size(const struct page_job *job, struct press *press, double *size);

#endif
