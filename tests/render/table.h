/* A deck, a template and a sheet, and what was drawn of them as notes. */
#ifndef BREUK_TESTS_RENDER_TABLE_H
#define BREUK_TESTS_RENDER_TABLE_H

#include "base/strbuf.h"
#include "deck/deck.h"
#include "harness.h"
#include "paper/sheet.h"
#include "press/press.h"
#include "render/accessories/handwork.h"
#include "render/faces/face.h"

#include <cairo.h>

/* A table with everything that a face is drawn with. */
struct table {
    struct diag diag;
    struct deck *deck;
    struct template *template;
    struct sheet *sheet;
    struct type *type;
    struct faces *faces;
    struct paper_words words;
    struct strbuf notes;
    cairo_surface_t *surface;
    struct canvas canvas;
    struct look look; /* of the canvas; set before table_draw, as is the next */
    double scale;     /* mm of the paper for each mm of the template; 0: 1 */
    bool self_check;  /* number cards have their mark */
};

/* A deck of a red and a yellow suit with these elements; the template's text or the name of a
 * shipped one, NULL for plain. To be cleared. */
struct table table_lay(const char *elements, const char *template);
/* The same with other suits. */
struct table table_lay_suits(const char *suits, const char *elements, const char *template);

/* The shipped deck of this name, the shipped template in this file. To be cleared. */
struct table table_of_files(const char *deck, const char *template);

void table_clear(struct table *table);

/* Opens the typeface and a canvas of the table's look, which keeps notes. Once for a table. */
void table_open(struct table *table);

/* The same with a canvas so fine that table_ink can tell hundredths of a millimetre. */
void table_open_page(struct table *table);

/* The smallest box round all that was drawn since table_open_page, in mm. */
struct box table_ink(const struct table *table);

/* What is cut out of the sheet's paper by the table's deck and template. */
struct handwork table_handwork(const struct table *table);

/* Adds the files that it gets to `out`. */
struct sink table_sink(struct strbuf *out);

/* Draws a card in a box of its own size, −1 − card: its back, and leaves notes. Once for a table.
 */
enum status table_draw(struct table *table, int card);

/* One card more on the same table; the notes are of this one alone. */
void table_draw_next(struct table *table, int card);

/* Fails when the notes do not hold this one. */
void table_expect(const struct table *table, const char *note);

/* The box of the note that begins and ends so; fails when there is none. */
struct box table_box(const struct table *table, const char *start, const char *end);

#endif
