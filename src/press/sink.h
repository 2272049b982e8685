/* A sink: where the press sends what it makes, whole files one after the other, byte by byte. The
 * press knows of no folder; whoever prints decides what a file is. */
#ifndef BREUK_PRESS_SINK_H
#define BREUK_PRESS_SINK_H

#include "base/status.h"

#include <stddef.h>

/* The press calls these functions in this order: begin, write any number of times, end; and again
 * for the next file. It calls none after one of them failed: the owner of the sink throws away what
 * it has. The caller of the press gets whatever status they return. */
struct sink {
    void *context; /* passed to each of them */
    /* `page` is its number, from 1, where each page is a file of its own; 0: the document is one
     * file. */
    enum status (*begin)(void *context, int page);
    enum status (*write)(void *context, const char *bytes, size_t length);
    enum status (*end)(void *context);
};

/* Sends a whole file to the sink: begins, writes and ends it. Returns the first failure of
 * these. */
enum status sink_put(const struct sink *sink, int page, const char *bytes, size_t length);

#endif
