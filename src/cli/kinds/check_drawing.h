/* Checks whether cards can be drawn: what `breuk check` asks of a deck or a template beyond what
 * its file says. */
#ifndef BREUK_CLI_KINDS_CHECK_DRAWING_H
#define BREUK_CLI_KINDS_CHECK_DRAWING_H

#include "cli/kinds/file_kind.h"
#include "deck/deck.h"

/*
 * Makes every complaint that printing the deck with its own template would make, in all languages
 * of the deck. STATUS_INVALID: there were some, the template's own mistakes among them.
 */
enum status check_drawing(const struct deck *deck, struct diag *diag);

/* Checks a template, for struct file_kind: whether its own words and numbers fit, too. */
enum status check_template(const char *path, const struct xml_document *document,
                           struct file_facts *facts, struct diag *diag);

#endif
