/* A page that a command makes of what it knows of people, as a PDF of its own. */
#ifndef BREUK_CLI_DOCUMENT_H
#define BREUK_CLI_DOCUMENT_H

#include "base/strbuf.h"
#include "cli/command.h"
#include "page/page.h"

/*
 * Draws the document on A4 and writes it to `path`, as whole_file_put_names does; the command has
 * the option “force”. `title` is the PDF's own; `read` are the files it is made of, or NULL. Says
 * what was made. All complaints are reported.
 */
enum exit_code document_write(const struct command_line *line, const struct page *page,
                              const char *title, const char *path, const struct strbuf *read);

#endif
