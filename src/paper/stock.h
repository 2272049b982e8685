/* Label stock as other programs describe it: a template of their files becomes a sheet. Why:
 * docs/design/paper.md, “Label stock”. */
#ifndef BREUK_PAPER_STOCK_H
#define BREUK_PAPER_STOCK_H

#include "base/diag.h"
#include "base/status.h"
#include "base/strbuf.h"
#include "paper/sheet.h"
#include "xml/xml.h"

/* The grammars of such files: those of gLabels 2.3 to 4.0 (glabels-2.3.dtd, glabels-3.0.dtd,
 * glabels-4.0.dtd of its sources), and labels.xml of LibreOffice (its comment says what a <measure>
 * is). Parts of them that we do not use are passed over, as those programs do. */
extern const struct grammar glabels_grammar, libreoffice_grammar;

/* Returns whether files of this grammar hold templates of label stock, and no sheet of ours. */
bool stock_is(const struct grammar *grammar);

/* Returns the template after `before`, the first after NULL; NULL after the last. */
const struct xml_element *stock_next(const struct xml_element *root,
                                     const struct xml_element *before);

/* Adds the brand of a template and its number: “Avery 5371”. */
void stock_add_name(struct strbuf *out, const struct xml_element *template);

/*
 * Fills a zeroed sheet with one template of the file: `part` is its number, after its brand if need
 * be ("5371", "Avery 5371"), or that of an alias; NULL where the file has only one. The sheet has
 * no crop marks, since label stock is cut already; it has ruler and label where the margins have
 * room, and takes backs only where the file says that it is card. STATUS_INVALID: there is no such
 * template, or it cannot be a sheet, as diag says at its place. diag has notes on success, too: of
 * backs that are left out, of figures that do not add up, and of margins to be measured.
 */
enum status stock_read(struct sheet *sheet, const struct xml_element *root, const char *part,
                       struct diag *diag);

/* Does the same with a template of stock_next(). */
enum status stock_read_template(struct sheet *sheet, const struct xml_element *template,
                                struct diag *diag);

/* Returns the template of the file with the smallest labels on which a card of these measures (mm)
 * is printed whole and no smaller; NULL when there is none. */
const struct xml_element *stock_holding(const struct xml_element *root, double width,
                                        double height);

#endif
