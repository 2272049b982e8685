/* What a document's marked pieces are, for those who have it read aloud or look through its
 * headings: tags (ISO 32000-1, 14.8), in the order of reading. */
#ifndef BREUK_DRAW_TAGS_H
#define BREUK_DRAW_TAGS_H

#include "paper/geometry.h"

#include <stdbool.h>
#include <stddef.h>

/* What a piece is. */
enum tag_role { TAG_TITLE, TAG_HEADING, TAG_PARAGRAPH, TAG_FIGURE };

/* Their names in a PDF: "H1", "H2", "P", "Figure". */
extern const char *const tag_names[];

/* A piece, and the words that are said instead of it; NULL: its own are. */
struct tag {
    enum tag_role role;
    char *words;    /* owned */
    struct box box; /* where a figure lies on its page, in points from the upper left; a width of 0:
                       anywhere */
    int page;       /* the page that it lies on, from 1 */
};

/* The pieces of a document. A zeroed struct has none. */
struct tags {
    struct tag *list; /* owned */
    size_t count, capacity;
    int page;    /* the page in hand, from 1 */
    bool failed; /* memory ran out; nothing is added any more */
};

/* Adds a piece of the page in hand; copies the words. The box is as in struct tag. */
void tags_add(struct tags *tags, enum tag_role role, const char *words, struct box box);
/* Frees the list and zeroes the struct. */
void tags_release(struct tags *tags);

#endif
