/* The tags of a document's pieces (ISO 32000-1, 14.8), in the order of reading, for those who have
 * it read aloud or look through its headings. */
#ifndef BREUK_DRAW_TAGS_H
#define BREUK_DRAW_TAGS_H

#include "paper/geometry.h"

#include <stdbool.h>
#include <stddef.h>

/* The role of a piece, or of a group of them. */
enum tag_role {
    TAG_TITLE,
    TAG_HEADING,
    TAG_PARAGRAPH,
    TAG_FIGURE,
    TAG_SPAN, /* words in a group that is a paragraph, title or heading */
    TAG_TABLE,
    TAG_ROW,
    TAG_HEAD, /* a cell that names a column */
    TAG_CELL,
    TAG_LIST,
    TAG_POINT,
    TAG_POINT_BODY
};

/* Their names in a PDF: "H1", "H2", "P", "Figure", … */
extern const char *const tag_names[];

/* A piece, or a group of the pieces and groups that come after it. */
struct tag {
    enum tag_role role;
    enum tag_role drawn; /* the role in which the piece was begun; of a group: nothing */
    bool group;
    bool part;      /* it belongs to the figure before it, and is no piece of its own */
    size_t parent;  /* the group that it belongs to, counted from 1; 0: none */
    char *words;    /* owned; the words said instead of a figure, or that a span's marks stand for;
                       NULL: its own words are said */
    struct box box; /* where a figure lies on its page, in points from the upper left; a width of 0:
                       anywhere */
    int page;       /* the page that it lies on, or begins on, from 1 */
};

/* The pieces of a document. A zeroed struct has none. */
struct tags {
    struct tag *list; /* owned */
    size_t count, capacity;
    size_t inside; /* the group in hand, counted from 1; 0: none */
    int page;      /* the page in hand, from 1 */
};

/* Adds a piece of the page in hand to the group in hand; copies the words. The box is as in struct
 * tag. */
void tags_add(struct tags *tags, enum tag_role role, const char *words, struct box box);
/* The same, for a part of the figure that was added before: a span that stands for words, or, where
 * `words` is NULL, what comes after one. */
void tags_add_part(struct tags *tags, const char *words);
/* Between the two, all additions belong to a new group, which belongs to the one in hand. */
void tags_begin_group(struct tags *tags, enum tag_role role);
void tags_end_group(struct tags *tags);
/* Makes the last piece, which must be the last that was added, a group with a span of its words,
 * and takes it in hand. */
void tags_open_last(struct tags *tags);
/* Frees the list and zeroes the struct. */
void tags_release(struct tags *tags);

#endif
