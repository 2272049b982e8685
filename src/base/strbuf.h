/* Text that grows. It ends in a NUL once something was added. A zeroed struct is an empty buffer.
 */
#ifndef BREUK_BASE_STRBUF_H
#define BREUK_BASE_STRBUF_H

#include <stdbool.h>
#include <stddef.h>

/* A buffer. */
struct strbuf {
    char *text; /* NULL until something is added; owned */
    size_t length, capacity;
};

/* Each adds to the end of the buffer. */
void strbuf_add(struct strbuf *buffer, const char *text);
void strbuf_add_bytes(struct strbuf *buffer, const char *bytes, size_t length);
void strbuf_add_char(struct strbuf *buffer, char c);
/* Adds a Unicode scalar value as UTF-8. */
void strbuf_add_code_point(struct strbuf *buffer, unsigned code);
/* Adds what printf would print. */
void strbuf_addf(struct strbuf *buffer, const char *format, ...)
    __attribute__((format(printf, 2, 3)));
/* Returns the text, never NULL: "" for an empty buffer. It belongs to the buffer, and is valid
 * until the next call on it. */
const char *strbuf_text(const struct strbuf *buffer);
/* Empties the buffer but keeps its memory. */
void strbuf_clear(struct strbuf *buffer);
/* Frees the memory and zeroes the struct. */
void strbuf_release(struct strbuf *buffer);

/* Return whether a text begins with another one, or ends with it and has something before it. */
bool text_begins(const char *text, const char *with);
bool text_ends(const char *text, const char *with);

/* Returns the length of a text without its ending, in capitals or not: ".csv" of "mine.CSV". The
 * whole length if it has another one, or nothing before it. */
size_t text_stem_length(const char *text, const char *ending);

#endif
