/* Finishes a PDF with the things that cairo does not know: boxes, settings of the viewer, language,
 * the meaning of the colours, the words to read aloud, black for a press, fonts without hints,
 * packed objects. Why: docs/design/paper.md, “Boxes of the page”. */
#ifndef BREUK_PRESS_PDF_H
#define BREUK_PRESS_PDF_H

#include "base/diag.h"
#include "base/status.h"
#include "base/strbuf.h"
#include "draw/tags.h"
#include "paper/geometry.h"

#include <stdbool.h>

/* How the paper is turned between its two sides. */
enum pdf_duplex { PDF_SIMPLEX, PDF_FLIP_LONG_EDGE, PDF_FLIP_SHORT_EDGE };

/* A page of a PDF. */
struct pdf_page {
    double width, height, bleed; /* mm, as of struct press_page */
};

/* The facts about a PDF. */
struct pdf_facts {
    const struct pdf_page *pages; /* all pages of the PDF */
    int page_count;
    enum pdf_duplex duplex;
    bool dated;              /* the file keeps its date; otherwise it has none */
    const char *title;       /* UTF-8 */
    const char *language;    /* "nl" */
    const struct tags *tags; /* its pieces, in the order of drawing; NULL: none */
};

/* Finishes what cairo wrote, after pdf_mend, and adds the file to `out`. The same input gives the
 * same bytes. Where cairo's tags are not as expected, the file has none; where anything else is
 * not, the file is what cairo wrote, and can be printed all the same; diag warns of both. */
enum status pdf_finish(const struct strbuf *drawn, const struct pdf_facts *facts,
                       struct strbuf *out, struct diag *diag);

/* Mends what cairo (1.16) wrote, which must consist of whole objects: blanks out the second name of
 * a surface that is painted twice on a page, and the date unless it is `dated`. Every byte keeps
 * its place, since the table of objects at the end counts them. */
void pdf_mend(struct strbuf *drawn, bool dated);

/* Blanks out what leads to the tree of pieces, in the part of a document that has its catalogue;
 * every byte keeps its place. cairo's tree alone does not say what a figure is. */
void pdf_untag(struct strbuf *drawn);

#endif
