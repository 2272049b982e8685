/*
 * The author's book: a page of the manual for each kind of file that people write. What an element
 * is, where it stands, and every attribute with its type, range, words and default come from the
 * grammar's table, which the checker reads too; so a page cannot say what is not so. What a table
 * cannot say is in book_prose.c.
 */
#ifndef BREUK_CLI_BOOK_H
#define BREUK_CLI_BOOK_H

#include "base/status.h"
#include "cli/file_kind.h"
#include "cli/manual.h"

/* The whole page, in the user's language. STATUS_NO_MEMORY. */
enum status book_page(const struct file_kind *kind, struct manual *manual);

/* One element of it. STATUS_NOT_FOUND: the file has none of that name. STATUS_NO_MEMORY. */
enum status book_element(const struct file_kind *kind, const char *element, struct manual *manual);

/* A piece of a page that is written by hand. A list ends with one without a text. */
struct prose {
    enum prose_kind { PROSE_HEADING, PROSE_TEXT, PROSE_NAME, PROSE_MEANING, PROSE_LINES } kind;
    const char *text; /* N_(), but for PROSE_NAME and PROSE_LINES, which are not translated */
};

/* Before and behind the elements of a page, by the kind's name. */
struct book_prose {
    const char *kind;
    const char *what; /* N_(): the page in a line; no capital, no full stop */
    const struct prose *before, *behind;
};

/* Of every kind there is. */
const struct book_prose *book_prose_of(const char *kind);

#endif
