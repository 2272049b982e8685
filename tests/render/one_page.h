/* A page whose one paragraph is filled by a test, and the notes of what was drawn there. */
#ifndef BREUK_TESTS_RENDER_ONE_PAGE_H
#define BREUK_TESTS_RENDER_ONE_PAGE_H

#include "desk.h"

/* The colour of shaded parts. */
#define COUNTED 0x6B7A99u

struct one_page {
    struct desk desk;
    struct page_cell *cell;
    struct note notes[NOTES];
    int count;
};

/* Begins an A4 page in this scale. Its desk is to be closed. */
void one_page_begin(struct one_page *page, double scale);

/* Draws the first page, on which all must be in its place. */
void one_page_draw(struct one_page *page);

/* How many notes of this word there are; `what` NULL: whatever they say. */
int one_page_count(const struct one_page *page, const char *word, const char *what);

/* The n-th of them, from 0; fails when there is none. */
const struct note *one_page_find(const struct one_page *page, const char *word, const char *what,
                                 int n);

/* Each adds a thing to the paragraph: a picture, its width in mm; a number with boxes. */
struct page_item *one_page_picture(struct one_page *page, enum page_picture shape,
                                   const char *number, double width);
struct page_item *one_page_boxed(struct one_page *page, const char *number, enum page_hole hole);

#endif
