/* Draws all faces of a deck in one picture: each kind of card once, with the number of its copies,
 * and each back. */
#ifndef BREUK_RENDER_FACES_PREVIEW_H
#define BREUK_RENDER_FACES_PREVIEW_H

#include "base/diag.h"
#include "base/memory.h"
#include "base/status.h"
#include "base/strbuf.h"
#include "deck/deck.h"
#include "paper/geometry.h"
#include "render/paper_words.h"
#include "render/template/template.h"

#include <stddef.h>

/* The layout says where each kind of card of a deck stands in one picture of them all. Suits are
 * rows, and values are columns: equal values share a column, which is as wide as the number of
 * forms that a suit has of that value. Actions follow, and cards of no suit; the backs come last.
 * Long rows wrap like lines of music. The unit is a pixel of the picture at its own size, y
 * downwards. */

/* The space round the cards, in pixels. */
#define PREVIEW_MARGIN  24.0 /* of the picture */
#define PREVIEW_TITLE   62.0 /* height of the deck's title and counts */
#define PREVIEW_HEADING 20.0 /* height of a column's heading */
#define PREVIEW_LABEL   18.0 /* height of the number of copies under a card */

/* The place of one kind of card. */
struct preview_place {
    int card;  /* index of deck_card */
    bool back; /* that card's back, instead of its face */
    struct box box;
};

/* A column: the cards of one value, of one action, or those that are not played; or the backs. */
struct preview_column {
    int card; /* the column's first card */
    bool back;
    struct box box; /* holds the cards and their labels; the heading stands above it */
};

/* A suit's name at the beginning of its row. */
struct preview_row {
    int suit;
    struct box box; /* for its name, left of the cards */
};

/* A zeroed struct is an empty layout. */
struct preview_layout {
    struct arena arena; /* owns the arrays */
    double width, height;
    double card_width, card_height;
    struct preview_place *places;
    struct preview_column *columns;
    struct preview_row *rows;
    size_t place_count, column_count, row_count;
    int left_out; /* kinds of card beyond the limit */
};

/* Cards that have different backs. */
struct preview_backs {
    const int *cards; /* indices of deck_card */
    size_t count;
};

/* Lays out all backs, and at most `limit` kinds of card; it leaves out the last ones in the order
 * of the columns. Cards have the proportions of card_width_mm and card_height_mm. As many stand
 * beside each other as make the picture nearly three by two. The caller calls
 * preview_layout_release in any case. */
void preview_layout_make(struct preview_layout *layout, const struct deck *deck,
                         const struct preview_backs *backs, double card_width_mm,
                         double card_height_mm, int limit);
/* Frees the arrays and empties the layout. */
void preview_layout_release(struct preview_layout *layout);

enum preview_format { PREVIEW_PNG, PREVIEW_SVG };

enum {
    PREVIEW_KINDS = 1000,         /* kinds of card in a picture, at most */
    PREVIEW_PIXELS = 40 * 1000000 /* of a PNG, at most: it is held in memory, 4 bytes each */
};

/* A drawing job; everything is borrowed. */
struct preview_job {
    const struct deck *deck;
    const struct template *template;
    enum preview_format format;
    bool self_check; /* number cards show the mark that equal cards share (self_check.h) */
    int width;       /* pixels; 0: wide enough to read the cards well */
    struct paper_words words;
    struct strbuf *notes; /* the drawing is noted here as text (canvas.h); NULL: it is not */
};

/* The totals of a picture. */
struct preview_summary {
    int kinds;         /* of card that the picture shows */
    int left_out;      /* kinds of card that it does not show */
    int width, height; /* pixels */
};

/* Draws the deck and adds the file to `out`; the same input gives the same bytes. STATUS_INVALID:
 * the deck cannot be drawn, or the picture would be too large, with all reasons in diag;
 * STATUS_NOT_FOUND: no font is usable. diag may hold warnings on success, too. A process can draw
 * one at a time (type_open). */
enum status preview_deck(const struct preview_job *job, struct strbuf *out,
                         struct preview_summary *summary, struct diag *diag);

#endif
