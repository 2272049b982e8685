/* Some pages of a document, by their numbers from 1. */
#ifndef BREUK_PRESS_PAGE_SET_H
#define BREUK_PRESS_PAGE_SET_H

#include <stdbool.h>

struct page_range {
    int first, last; /* both included */
};

enum { PAGE_RANGES = 64 };

/* Zeroed: all pages. */
struct page_set {
    struct page_range ranges[PAGE_RANGES];
    int count;  /* of ranges; 0: all pages */
    int stride; /* above 1: of each range only the first, that many further …, to take a sample */
    bool none;  /* no page at all */
};

bool page_set_has(const struct page_set *set, int page);

/* How many pages it has of a document of `pages` pages. */
int page_set_size(const struct page_set *set, int pages);

/* Returns the first page asked for that a document of `pages` pages lacks; 0: it has them all. */
int page_set_beyond(const struct page_set *set, int pages);

#endif
