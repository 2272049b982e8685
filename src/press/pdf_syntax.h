/* The syntax of PDF, as much of it as it takes to write cairo's again. Private to press/. */
#ifndef BREUK_PRESS_PDF_SYNTAX_H
#define BREUK_PRESS_PDF_SYNTAX_H

#include "base/strbuf.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Reads what cairo wrote: as much of the syntax of PDF (ISO 32000-1, 7.2, 7.3 and 7.5) as it takes
 * to copy the objects of a document one by one. */

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

/* Searches the text of a dictionary (ISO 32000-1, 7.3.7) as pdf_copy_value wrote it, takes out
 * entries and adds them. */

/* Returns whether these letters stand anywhere in the text. */
bool pdf_has(const struct strbuf *text, const char *part);

/* Removes the end of a dictionary, so that entries can be added. False: the value is no dictionary,
 * since nothing else ends in ">>". */
bool pdf_reopen(struct strbuf *value);

/* Takes an entry such as "/Length 27" or "/Length 6 0 R" out of a dictionary. False: there is no
 * such entry. */
bool pdf_take_entry(struct strbuf *dictionary, const char *name, size_t *number, bool *reference);

/* Takes an entry whose value is a dictionary without others in it, such as "/Group<<", out of a
 * dictionary. */
void pdf_take_dictionary(struct strbuf *dictionary, const char *name);

/* Adds a text string (7.9.2.2): plain where all of it is ASCII, else in UTF-16. */
void pdf_add_text(struct strbuf *out, const char *text);

/* Writes where the objects of a PDF are: the lines of its cross-reference stream (ISO 32000-1,
 * 7.5.8.3). */

/* The form of an object in the file: the first field of its line. */
enum pdf_place_kind { PDF_FREE, PDF_PLAIN, PDF_PACKED };

/* The fields of a line. */
enum { PDF_PLACE_FIELDS = 3 };

/* The place of an object. */
struct pdf_place {
    uint64_t field[PDF_PLACE_FIELDS]; /* its kind, then the byte of the file; of a packed object the
                                         number of the pack, and its index there */
    bool left_out;                    /* the file leaves it out, and its line says free */
};

/* Adds a line for each object from 0. Sets how many bytes each of the three fields takes: as many
 * as its largest number needs, so that a file may be of any length. */
void pdf_add_places(struct strbuf *lines, const struct pdf_place *places, size_t count,
                    int widths[static PDF_PLACE_FIELDS]);

/* Numbers as the formats inside a PDF have them: the highest byte first. */

/* Adds the number in `bytes` bytes. */
void big_endian_add(struct strbuf *out, uint64_t number, int bytes);

/* Adds zeros up to a length that is a multiple of 4. */
void big_endian_pad(struct strbuf *out);

#endif
