/*
 * Pictures that are shown together, so that one whole has one size in all of them, with the labels
 * or numbers beside them. Private to the room.
 */
#ifndef BREUK_TUI_GALLERY_H
#define BREUK_TUI_GALLERY_H

#include "base/message.h"
#include "lesson/item.h"
#include "tui/display.h"
#include "tui/picture.h"

enum { GALLERY_MOST = 24 };

/* A zeroed struct is empty. */
struct gallery {
    int count;
    struct exhibit {
        const struct figure *figure; /* borrowed; NULL: words */
        struct message words;
        char label[LABEL_SIZE]; /* in front of it; "": none */
        const struct notation
            *number; /* the number of a picture, to stand beside it; borrowed; NULL: not said */
    } exhibit[GALLERY_MOST];
    bool explains; /* they are compared, not counted: parts may differ a little in width */
    const struct gallery *page; /* all that stand on the page, these among them: they have one
                                   scale, if they can; borrowed; NULL: these are all */
};

/* Each adds an exhibit to the end; one beyond GALLERY_MOST is left out, as is a figure that shows
 * nothing. label and number may be NULL. */
void gallery_add(struct gallery *gallery, const struct figure *figure, const char *label,
                 const struct notation *number);
void gallery_add_words(struct gallery *gallery, struct message words, const char *label);
/* Adds an option of a question with its label. */
void gallery_add_option(struct gallery *gallery, const struct item *item, int option);

/*
 * Adds lines of at most `columns`: drawn, side by side where there is room and else one below
 * another, an empty line between. Exhibits that cannot be drawn are said.
 */
void gallery_draw(const struct gallery *gallery, int columns, bool ascii, struct strbuf *out);

/* The same in words, a sentence each. */
void gallery_say(const struct gallery *gallery, int columns, struct strbuf *out);

/*
 * The number that the sentence says and the picture shows: it may stand beside the picture. A
 * number that the sentence does not say may be the answer. False: there is none.
 */
bool gallery_is_said(const struct message *message, const struct figure *figure,
                     struct notation *number);

/* How pictures are shown on a screen. */
enum gallery_size {
    GALLERY_LARGE, /* as gallery_draw draws them */
    GALLERY_SMALL, /* pies as small as can be counted, close to each other, and narrow exhibits
                      first */
    GALLERY_SAID   /* in words */
};

/* Where an exhibit stands: its label at x in the row `base`. */
struct gallery_spot {
    int x, y, columns, rows, base;
};

/* True if all of it can be drawn, so that nothing is said in words. */
bool gallery_is_drawn(const struct gallery *gallery, enum gallery_size size, int columns,
                      const struct display_looks *looks);

/*
 * Puts it on a screen, in `columns` from x on, and returns how many rows it takes; on an empty grid
 * it is measured only. spots: filled, one for each exhibit; may be NULL.
 */
int gallery_put(const struct gallery *gallery, enum gallery_size size, int columns,
                const struct display_looks *looks, struct cells *cells, int x, int y,
                struct gallery_spot *spots);

/* "1: ", as it stands in front of what it labels. */
void gallery_add_label(struct strbuf *out, const char *label);

#endif
