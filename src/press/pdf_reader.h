/* Reading what cairo wrote: the syntax of PDF (ISO 32000-1, 7.2, 7.3 and 7.5), as much as it takes
 * to copy the objects of a document one by one. */
#ifndef BREUK_PRESS_PDF_READER_H
#define BREUK_PRESS_PDF_READER_H

#include "base/strbuf.h"

#include <stdbool.h>
#include <stddef.h>

/* What is still to be read. */
struct pdf_text {
    const char *at, *end;
};

/* Objects have numbers from 1 to below `size`. */
struct pdf_table {
    struct pdf_text document;
    const char *entries;
    size_t size, root, info;
};

/* Reads the number or the word that comes next. False: something else does. */
bool pdf_read_number(struct pdf_text *in, size_t *number);
bool pdf_read_word(struct pdf_text *in, const char *word);

/*
 * Adds the value that comes next – a number, string, name, array, dictionary or reference – with no
 * blank or comment more than it needs; `out` NULL: passes it over. False: there is none, or it is
 * not whole.
 */
bool pdf_copy_value(struct pdf_text *in, struct strbuf *out);

/* Reads the table at the end of a document, which must list all of its objects. False: it does not.
 */
bool pdf_read_table(struct pdf_table *table, const char *document, size_t length);

/* Finds where the value of an object begins. False: there is no such object. */
bool pdf_find_object(const struct pdf_table *table, size_t number, struct pdf_text *value);

#endif
