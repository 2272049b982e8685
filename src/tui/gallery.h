/*
 * Pictures that are shown together, so that one whole has one size in all of them, with the labels
 * or numbers beside them. Private to the room.
 */
#ifndef BREUK_TUI_GALLERY_H
#define BREUK_TUI_GALLERY_H

#include "base/message.h"
#include "lesson/item.h"

enum { GALLERY_MOST = 2 + ITEM_OPTIONS };

/* A zeroed struct is empty. */
struct gallery {
    int count;
    struct exhibit {
        const struct figure *figure; /* borrowed; NULL: words */
        struct message words;
        char label[LABEL_SIZE]; /* in front of it; "": none */
        const struct notation
            *number; /* what a picture shows stands beside it; borrowed; NULL: not said */
    } exhibit[GALLERY_MOST];
};

/* Each adds to the end; what there is no room for is left out, as is a figure that shows nothing.
 * label and number may be NULL. */
void gallery_add(struct gallery *gallery, const struct figure *figure, const char *label,
                 const struct notation *number);
void gallery_add_words(struct gallery *gallery, struct message words, const char *label);

/*
 * Adds lines of at most `columns`: drawn, side by side where there is room and else one below
 * another, an empty line between. What cannot be drawn is said.
 */
void gallery_draw(const struct gallery *gallery, int columns, bool ascii, struct strbuf *out);

/* The same in words, a sentence each. */
void gallery_say(const struct gallery *gallery, int columns, struct strbuf *out);

/* "1: ", as it stands in front of what it labels. */
void gallery_add_label(struct strbuf *out, const char *label);

#endif
