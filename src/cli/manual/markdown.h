/* The teacher's pages of docs/, which are Markdown, as pages of the manual. What they need of it is
 * read: headings, paragraphs, lists, tables, lines as they are, links; emphasis is left out. */
#ifndef BREUK_CLI_MANUAL_MARKDOWN_H
#define BREUK_CLI_MANUAL_MARKDOWN_H

#include "cli/manual/manual.h"

struct manual_page;

/* Adds the page. How the program was called takes the place of “./breuk” in what is to be typed; a
 * link to another page becomes the line that shows it, a link out of the folder the file's place in
 * the tree. */
void markdown_add(const struct manual_page *page, struct manual *manual);

#endif
