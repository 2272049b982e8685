/* Where what the press makes goes: whole files, one after the other, byte by byte. The press
 * knows of no folder; whoever prints says what a file is. */
#ifndef BREUK_PRESS_SINK_H
#define BREUK_PRESS_SINK_H

#include "base/status.h"

#include <stddef.h>

/*
 * The functions are called in this order: begin, write any number of times, end; and again for the
 * next file. None is called any more after one of them failed: the owner of the sink throws away
 * what it has. Any status they give is handed on to the caller of the press.
 */
struct sink {
    void *context; /* handed to each */
    /* `page`: from 1, where each page is a file of its own; 0: the document is one file. */
    enum status (*begin)(void *context, int page);
    enum status (*write)(void *context, const char *bytes, size_t length);
    enum status (*end)(void *context);
};

/* Begins, writes all of it and ends. */
enum status sink_put(const struct sink *sink, int page, const char *bytes, size_t length);

#endif
