/* Paper to print on, read from an XML file: its size, where the cards lie, and what stands in its
 * margins. Millimetres. */
#ifndef BREUK_PAPER_SHEET_H
#define BREUK_PAPER_SHEET_H

#include "base/diag.h"
#include "base/memory.h"
#include "base/status.h"
#include "paper/geometry.h"
#include "xml/grammar.h"
#include "xml/translated.h"

#include <stdbool.h>

/* Where the marks of each cut stand. */
enum mark_style {
    MARKS_CORNER,   /* round the cards, and in the gaps between them where there is room */
    MARKS_EXTENDED, /* the same, but to the paper's edge and through the whole gap */
    MARKS_FULL      /* over the whole cut */
};

struct crop_marks {
    enum mark_style style;
    double offset; /* from the cards; 0 with length 0: no marks */
    double length;
    double width;
    double inner; /* arms of the crosses at the corners of each card; 0: no crosses */
};

struct ruler {
    bool there, down;    /* down: it runs along the left or right side */
    double x, y, length; /* its upper left end */
};

/* How deep the ruler is with its ticks and the words along it, at its right where it runs down. */
#define RULER_DEPTH 4.6

/* How the cards are turned in their places. */
enum card_turning {
    TURNED_AUTO, /* by a quarter where the place lies and the card stands, or the other way round */
    TURNED_NONE,
    TURNED_LEFT,
    TURNED_RIGHT
};

struct sheet {
    struct arena arena; /* owns the texts */
    const char *name;   /* the file's, without folder and .xml */
    struct words title;
    struct position card; /* where the file says how large a card is */
    struct grid grid;
    enum card_turning turning;
    double bleed; /* what is printed beyond the trim lines */
    double safe;  /* from the trim lines inwards: nothing that is read stands there; 0: it may */
    struct crop_marks marks;
    struct ruler ruler;
    bool labelled;
    bool label_down;  /* it runs down the side, its words to be read from the right */
    struct box label; /* for the line that names deck and page */
};

/* What a sheet may say; for the checker and the schemas. */
extern const struct grammar sheet_grammar;

/* Where it lies on the paper, with its ticks and words. */
struct box ruler_box(const struct ruler *ruler);

/* How many times a card of these proportions is turned by 90° on it, clockwise: 0, 1 or 3. */
int sheet_turns(const struct sheet *sheet, double width, double height);

/* How many times as large a card of these measures is printed on it: turned, whole and in
 * proportion. */
double sheet_scale(const struct sheet *sheet, double width, double height);

/*
 * On success *out belongs to the caller: sheet_free(). On failure *out is NULL and diag has every
 * complaint: cards that do not fit their paper, a bleed that runs into the next card … Errors as
 * xml_read.
 */
enum status sheet_load(struct sheet **out, const char *path, struct diag *diag);

/* The same of a document that was read from that path, not from a gLabels file. STATUS_INVALID also
 * when something was wrong with it. */
enum status sheet_load_document(struct sheet **out, const char *path,
                                const struct xml_document *document, struct diag *diag);

/*
 * The same, and also from a file of label stock of gLabels, which has many templates: `part` is the
 * number of one, as glabels_read takes it; NULL for a file of our own, or where there is only one.
 */
enum status sheet_load_part(struct sheet **out, const char *path, const char *part,
                            struct diag *diag);
/* Takes NULL. */
void sheet_free(struct sheet *sheet);

#endif
