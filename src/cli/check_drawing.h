/* Whether cards can be drawn: what `breuk check` asks of a deck and of a template besides what
 * stands in the file. */
#ifndef BREUK_CLI_CHECK_DRAWING_H
#define BREUK_CLI_CHECK_DRAWING_H

#include "base/diag.h"
#include "base/status.h"
#include "deck/deck.h"
#include "render/template.h"

/*
 * Every complaint that printing the deck with its own template would make, in all languages of the
 * deck. STATUS_INVALID: there are some, the template's own mistakes among them; STATUS_NO_MEMORY.
 */
enum status check_drawing(const struct deck *deck, struct diag *diag);

/* The template's own words and numbers. Errors as above. */
enum status check_template_words(const struct template *template, struct diag *diag);

#endif
