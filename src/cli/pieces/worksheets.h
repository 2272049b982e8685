/* What the sheet and the key of lessons have in common: for which lessons and forms they are made.
 */
#ifndef BREUK_CLI_PIECES_WORKSHEETS_H
#define BREUK_CLI_PIECES_WORKSHEETS_H

#include "cli/print/printing.h"
#include "lesson/paper/worksheet.h"
#include "press/press.h"

/* The words of --form: in the order of enum worksheet_form, then “both”; ended by NULL. */
extern const char *const worksheet_forms[];

/* Makes a page of each sheet that is wanted: worksheet_page or worksheet_key_page. */
typedef void worksheet_pager(struct page *page, const struct worksheet *sheet);

/* Draws it for each lesson and form that is printed. `tells`: it warns of sheets that lack
 * questions. Errors as page_print; STATUS_INVALID too where a lesson has no questions. */
enum status worksheets_draw(struct printing *printing, struct press *press, worksheet_pager *pager,
                            bool tells);

#endif
