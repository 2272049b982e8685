/* What the commands that draw have in common: the words on paper, the look of the cards, and a page
 * of its own. */
#ifndef BREUK_DOCUMENTS_PAPER_H
#define BREUK_DOCUMENTS_PAPER_H

#include "base/status.h"
#include "base/strbuf.h"
#include "console/whole_file.h"
#include "deck/deck.h"
#include "page/page.h"
#include "paper/sheet.h"
#include "render/paper_words.h"
#include "render/template/template.h"
#include "xml/library.h"

/* Returns the words on paper in the language of the program. */
struct paper_words paper_words_here(void);

/*
 * Loads the template that was typed; NULL: the deck's own, or the usual one without a deck. It has
 * that font, unless NULL. `templates` is zeroed; the caller releases it. As template_load.
 */
enum status paper_load_template(struct template **out, struct library *templates, const char *typed,
                                const char *font, const struct deck *deck, struct diag *diag);

/*
 * Loads the sheet of this name or path, such as “a4”, or one template of a file of label stock,
 * such as “avery-us-templates.xml#5371”; a name is looked for beside the deck first (NULL: there is
 * none). `sheets` is zeroed; the caller releases it. As sheet_load.
 */
enum status paper_load_sheet(struct sheet **out, struct library *sheets, const char *typed,
                             const struct deck *deck, struct diag *diag);

/* A page that a command makes of what it knows of people, as a PDF of its own. */

/* Draws the document on A4, writes it (whole_file.h), and says what was made. `title` is the PDF's
 * own. All complaints are reported. */
enum exit_code document_write(const struct manner *manner, const struct page *page,
                              const char *title, struct whole_file file, const struct strbuf *read);

#endif
