/* A set of pages of a document, by their numbers from 1. */
#ifndef BREUK_PRESS_PAGE_SET_H
#define BREUK_PRESS_PAGE_SET_H

#include <stdbool.h>

/* Pages one after the other. */
struct page_range {
    int first, last; /* both included */
};

/* The most ranges of a set. */
enum { PAGE_RANGES = 64 };

/* Some pages of a document. A zeroed struct: all of them. */
struct page_set {
    struct page_range ranges[PAGE_RANGES];
    int count;  /* how many ranges there are; 0: all pages */
    int stride; /* above 1: takes a sample, in each range the first page and every stride-th after
                   it */
    bool none;  /* no page at all */
};

/* Returns whether the set has this page. */
bool page_set_has(const struct page_set *set, int page);

/* Returns how many pages of a document of `pages` pages the set has. */
int page_set_size(const struct page_set *set, int pages);

/* Returns the first page of the set that a document of `pages` pages lacks; 0 when it lacks
 * none. */
int page_set_beyond(const struct page_set *set, int pages);

#endif
