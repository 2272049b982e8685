/* Whether cards can be drawn: what `breuk check` asks of a deck and of a template besides what
 * stands in the file. */
#ifndef BREUK_CLI_KINDS_CHECK_DRAWING_H
#define BREUK_CLI_KINDS_CHECK_DRAWING_H

#include "cli/kinds/file_kind.h"
#include "deck/deck.h"

/*
 * Every complaint that printing the deck with its own template would make, in all languages of the
 * deck. STATUS_INVALID: there are some, the template's own mistakes among them.
 */
enum status check_drawing(const struct deck *deck, struct diag *diag);

/* For struct file_kind: the template's own words and numbers, too. */
enum status check_template(const char *path, const struct xml_document *document,
                           struct file_facts *facts, struct diag *diag);

#endif
