/*
 * The author's book: a page of the manual for each kind of file that people write. What an element
 * is, where it stands, and every attribute with its type, range, words and default come from the
 * grammar's table, which the checker reads too; so a page cannot say what is not so. What a table
 * cannot say is in NAME.txt (kind_words.h).
 */
#ifndef BREUK_CLI_MANUAL_BOOK_H
#define BREUK_CLI_MANUAL_BOOK_H

#include "cli/kinds/file_kind.h"
#include "cli/manual/manual.h"

/* Writes the whole page, in the user's language; `page` is that of kind_words.h. */
void book_page(const struct file_kind *kind, const char *page, struct manual *manual);

/* Writes one element of it. Returns false if the file has none of that name. */
bool book_element(const struct file_kind *kind, const char *element, struct manual *manual);

#endif
