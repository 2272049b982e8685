/* Reads what cairo wrote: as much of the syntax of PDF (ISO 32000-1, 7.2, 7.3 and 7.5) as it takes
 * to copy the objects of a document one by one. */
#ifndef BREUK_PRESS_PDF_READER_H
#define BREUK_PRESS_PDF_READER_H

#include "base/strbuf.h"

#include <stdbool.h>
#include <stddef.h>

/* Returns whether a character is one of the blanks of PDF, or none of them and of its delimiters,
 * so that it belongs to a word (7.2.2). */
static inline bool pdf_is_blank(char c)
{
    return c == ' ' || c == '\n' || c == '\r' || c == '\t' || c == '\f' || c == '\0';
}

static inline bool pdf_is_regular(char c)
{
    switch (c) {
    case '(':
    case ')':
    case '<':
    case '>':
    case '[':
    case ']':
    case '{':
    case '}':
    case '/':
    case '%':
        return false;
    default:
        return !pdf_is_blank(c);
    }
}

/* Returns whether a blank must come before this character, so that two words do not become one; a
 * lone slash is a name without letters. */
static inline bool pdf_needs_blank(const struct strbuf *out, char next)
{
    char last = out->length > 0 ? out->text[out->length - 1] : ' ';

    return pdf_is_regular(next) && (pdf_is_regular(last) || last == '/');
}

/* The text that is still to be read. */
struct pdf_text {
    const char *at, *end;
};

/* The table of objects of a document, with the numbers of its catalogue (root) and its metadata
 * (info). Objects have numbers from 1 to size − 1. */
struct pdf_table {
    struct pdf_text document;
    const char *entries;
    size_t size, root, info;
};

/* Each reads what comes next after blanks: a number, or this word. False: something else comes. */
bool pdf_read_number(struct pdf_text *in, size_t *number);
bool pdf_read_word(struct pdf_text *in, const char *word);

/* Copies the value that comes next – a number, string, name, array, dictionary or reference – to
 * the end of `out`, with no more blanks than it needs and without comments; when `out` is NULL,
 * skips it. False: there is no value, or it is incomplete. */
bool pdf_copy_value(struct pdf_text *in, struct strbuf *out);

/* Reads the table at the end of a document, which must list all of its objects. False: it does
 * not. */
bool pdf_read_table(struct pdf_table *table, const char *document, size_t length);

/* Finds the value of an object. False: there is no such object. */
bool pdf_find_object(const struct pdf_table *table, size_t number, struct pdf_text *value);

#endif
