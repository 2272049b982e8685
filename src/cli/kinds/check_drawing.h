/* Checks whether cards can be drawn: what `breuk check` asks of a deck or a template beyond what
 * its file says. */
#ifndef BREUK_CLI_KINDS_CHECK_DRAWING_H
#define BREUK_CLI_KINDS_CHECK_DRAWING_H

#include "cli/kinds/file_kind.h"
#include "deck/deck.h"
#include "paper/sheet.h"

/*
 * Makes every complaint that printing the deck would make, in all languages of the deck: with the
 * template and on the sheet that are given, otherwise with its own template on cards of its size.
 * STATUS_INVALID: there were some, the template's own mistakes among them; others as for a file
 * that cannot be loaded.
 */
enum status check_drawing(const struct deck *deck, const struct check_with *with,
                          struct diag *diag);

/* Checks a template, for struct file_kind: whether its own words and numbers fit, too, and can be
 * read on the cards of the sheet that is given. */
enum status check_template(const char *path, const struct xml_document *document,
                           const struct check_with *with, struct file_facts *facts,
                           struct diag *diag);

/* Checks the template that is given on the cards of a sheet; without one, whether the usual
 * template can be read there. */
enum status check_sheet_drawing(const struct sheet *sheet, const struct check_with *with,
                                struct diag *diag);

#endif
