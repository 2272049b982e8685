/* Paper to print on, read from an XML file: its size, where the cards lie, and what stands in its
 * margins. All lengths are mm. */
#ifndef BREUK_PAPER_SHEET_H
#define BREUK_PAPER_SHEET_H

#include "base/diag.h"
#include "base/memory.h"
#include "base/status.h"
#include "base/strbuf.h"
#include "paper/geometry.h"
#include "paper/imposition.h"
#include "xml/grammar.h"
#include "xml/translated.h"

#include <stdbool.h>

/* Where the marks of each cut stand. */
enum mark_style {
    MARKS_CORNER,   /* around the cards, and in the gaps between them where there is room */
    MARKS_EXTENDED, /* the same, but to the paper's edge and through the whole gap */
    MARKS_FULL      /* along the whole cut */
};

/* Marks that show where to cut. */
struct crop_marks {
    enum mark_style style;
    double offset; /* distance from the cards; 0 with length 0: no marks */
    double length;
    double width;
    double inner; /* length of the arms of crosses at each card's corners; 0: no crosses */
};

/* A line to measure, which shows whether the printer keeps the size. */
struct ruler {
    bool there, down;    /* down: it runs along the left or right side */
    double x, y, length; /* x, y: its upper left end */
};

/* How deep the ruler is with its ticks and the words along it; a ruler that runs down has them at
 * its right. */
#define RULER_DEPTH 4.6

/* How the cards are turned in their places. */
enum card_turning {
    TURNED_AUTO, /* by a quarter when the card is upright and its place sideways, or the other way
                    round */
    TURNED_NONE,
    TURNED_LEFT,
    TURNED_RIGHT
};

/* A sheet of paper. */
struct sheet {
    struct arena arena; /* owns the texts */
    const char *name;   /* the file's, without folder and .xml; or its template's */
    struct words title;
    enum backs backs; /* how backs are printed unless somebody says otherwise; BACKS_NONE: the paper
                         takes none, as stickers do */
    struct position card; /* the place where the file says how large a card is */
    struct grid grid;
    enum card_turning turning;
    double bleed; /* how far print goes beyond the trim lines */
    double safe; /* how far inside the trim lines everything that is read must stay; 0: it may stand
                    anywhere */
    struct crop_marks marks;
    struct ruler ruler;
    bool labelled;
    bool label_down;  /* it runs down the side, and is read from the right */
    struct box label; /* the box of the line that names deck and page */
};

/* The grammar of sheet files (sheet_grammar.c), for the checker and the schemas. */
extern const struct grammar sheet_grammar;

/* The grammars of all files that sheets can be loaded from: sheet_grammar, and those of stock.h. */
enum { SHEET_GRAMMARS = 3 };
extern const struct grammar *const sheet_grammars[SHEET_GRAMMARS];

/* Returns the box of a ruler on the paper, with its ticks and words. */
struct box ruler_box(const struct ruler *ruler);

/* Returns how far inside the paper's edge a print shop cuts, mm: the bleed where the paper ends
 * with it; 0 where people cut for themselves. */
double sheet_cut(const struct sheet *sheet);

/* Returns how many times a card of these proportions is turned by 90° clockwise in its place: 0, 1
 * or 3. */
int sheet_turns(const struct sheet *sheet, double width, double height);

/* Returns the scale at which a card of these measures is printed in its place: turned if need be,
 * whole and in proportion. */
double sheet_scale(const struct sheet *sheet, double width, double height);

/* Loads a sheet. On success *out belongs to the caller: sheet_free(). On failure *out is NULL and
 * diag has every complaint: cards that do not fit their paper, a bleed that runs into the next card
 * … Errors as xml_read. */
enum status sheet_load(struct sheet **out, const char *path, struct diag *diag);

/* Does the same. Of a file of label stock (stock.h), which has many templates, `part` is the number
 * of one, as stock_read takes it; NULL, as in sheet_load, for a file of our own, or where there is
 * only one. */
enum status sheet_load_part(struct sheet **out, const char *path, const char *part,
                            struct diag *diag);

/* Does the same with a document that was read from that path. STATUS_INVALID also when something
 * was wrong with the document. */
enum status sheet_load_document(struct sheet **out, const char *path, const char *part,
                                const struct xml_document *document, struct diag *diag);
/* Adds a sheet of label stock as a file of ours; its title, in that language, is its name. */
void sheet_write_stock(const struct sheet *sheet, const char *language, struct strbuf *out);

/* Takes NULL. */
void sheet_free(struct sheet *sheet);

#endif
