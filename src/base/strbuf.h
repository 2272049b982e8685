/*
 * Text that grows. Always NUL-terminated once something was added. The first failed allocation
 * sets `failed` and every later call does nothing, so that a writer checks once, at the end.
 * A zeroed struct is an empty buffer.
 */
#ifndef BREUK_BASE_STRBUF_H
#define BREUK_BASE_STRBUF_H

#include <stdbool.h>
#include <stddef.h>

struct strbuf {
    char *text; /* NULL while nothing was added */
    size_t length, capacity;
    bool failed;
};

void strbuf_add(struct strbuf *buffer, const char *text);
void strbuf_add_bytes(struct strbuf *buffer, const char *bytes, size_t length);
void strbuf_add_char(struct strbuf *buffer, char c);
/* code is a Unicode scalar value; written as UTF-8. */
void strbuf_add_code_point(struct strbuf *buffer, unsigned code);
void strbuf_addf(struct strbuf *buffer, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* The text, never NULL: "" for an empty buffer. Belongs to the buffer, until the next call on it. */
const char *strbuf_text(const struct strbuf *buffer);
/* Empties it and keeps its memory. */
void strbuf_clear(struct strbuf *buffer);
void strbuf_release(struct strbuf *buffer);

#endif
