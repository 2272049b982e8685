/* A document, the paper it goes on, and the notes of each page that was drawn. */
#ifndef BREUK_TESTS_RENDER_DESK_H
#define BREUK_TESTS_RENDER_DESK_H

#include "table.h"

#include "render/pages/plan.h"

struct desk {
    struct table table;
    struct page page;
    struct page_plan *plan;
};

enum { NOTES = 1500 };

struct note {
    char word[16], what[96];
    struct box box;
};

/* An empty document of so many columns, on paper of this size. To be closed. */
void desk_open(struct desk *desk, int columns, double width, double height);
void desk_close(struct desk *desk);

/* Plans the pages of the document. */
enum status desk_plan(struct desk *desk);

/* Draws a page; its notes in order. */
int desk_draw(struct desk *desk, int number, struct note notes[NOTES]);

/* Whether two boxes do not lie on each other. */
bool desk_apart(struct box one, struct box other);

/* Which places a block or row, and not what is in it. */
bool note_is_place(const struct note *note);

/* Blocks and rows are apart, what is in them stays in them, and nothing is near the edge. */
void desk_check(const struct desk *desk, const struct note *notes, int count);

/* The number that is written so. */
struct notation desk_number(const char *text);

#endif
