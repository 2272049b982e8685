/* Reads label stock as gLabels describes it: a template of its files becomes a sheet. Private to
 * paper/. */
#ifndef BREUK_PAPER_GLABELS_H
#define BREUK_PAPER_GLABELS_H

#include "base/diag.h"
#include "base/status.h"
#include "paper/sheet.h"
#include "xml/xml.h"

/* What such a file may say (gLabels 2.3 to 4.0: glabels-2.3.dtd, glabels-3.0.dtd, glabels-4.0.dtd
 * of its sources). Labels that are not rectangles are known only by name. */
extern const struct grammar glabels_grammar;

/*
 * Fills a zeroed sheet with one template of the file: `part` is its number, after its brand if need
 * be ("5371", "Avery 5371"), or that of an alias; NULL where the file has only one. The sheet has
 * no crop marks, since label stock is cut already; it has ruler and label where the margins have
 * room. STATUS_INVALID: there is no such template, or it cannot be a sheet, as diag says at its
 * place. STATUS_NO_MEMORY.
 */
enum status glabels_read(struct sheet *sheet, const struct xml_element *root, const char *part,
                         struct diag *diag);

#endif
