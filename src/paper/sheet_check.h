/* Checks whether what a sheet file says is possible. Private to paper/. */
#ifndef BREUK_PAPER_SHEET_CHECK_H
#define BREUK_PAPER_SHEET_CHECK_H

#include "base/diag.h"
#include "paper/sheet.h"
#include "xml/xml.h"

/* Complains of cards that do not fit their paper, a bleed that runs into the next card, a safe zone
 * that leaves nothing of a card, marks inside the bleed, of what runs off the paper or overlaps the
 * cards, and of a fold without cards on both of its sides; each at its place in the file. */
void sheet_check(const struct sheet *sheet, const struct xml_element *root, struct diag *diag);

#endif
