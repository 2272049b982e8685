/* Paper to print on, read from an XML file: its size, where the cards lie, and what stands in its
 * margins. Millimetres. */
#ifndef BREUK_RENDER_SHEET_H
#define BREUK_RENDER_SHEET_H

#include "base/diag.h"
#include "base/memory.h"
#include "base/status.h"
#include "render/geometry.h"
#include "xml/grammar.h"

#include <stdbool.h>

struct crop_marks {
    double offset; /* from the cards; 0 with length 0: no marks */
    double length;
    double width;
    double inner; /* crosses where four cards meet: from the middle to a tip; 0: none */
};

struct ruler {
    bool there, down;    /* down: it runs along the left or right side */
    double x, y, length; /* its upper left end */
};

struct sheet {
    struct arena arena; /* owns the texts */
    const char *name;   /* the file's, without folder and .xml */
    struct grid grid;
    double bleed; /* what is printed beyond the trim lines */
    struct crop_marks marks;
    struct ruler ruler;
    bool labelled;
    struct box label; /* for the line that names deck and page */
};

/* What a sheet may say; for the checker and the schemas. */
extern const struct grammar sheet_grammar;

/*
 * On success *out belongs to the caller: sheet_free(). On failure *out is NULL and diag has every
 * complaint: cards that do not fit their paper, a bleed that runs into the next card … Errors as
 * xml_read.
 */
enum status sheet_load(struct sheet **out, const char *path, struct diag *diag);
/* Takes NULL. */
void sheet_free(struct sheet *sheet);

#endif
