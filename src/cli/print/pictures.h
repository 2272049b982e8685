/* What is printed as pictures: a file a page, or a file for each kind of card. */
#ifndef BREUK_CLI_PRINT_PICTURES_H
#define BREUK_CLI_PRINT_PICTURES_H

#include "cli/print/file.h"
#include "cli/print/format.h"
#include "cli/print/printing.h"
#include "press/press.h"
#include "render/sheets/single.h"

/* As which pictures an order is drawn. */
struct plates {
    enum press_kind kind;
    double dpi;
    const struct singles *singles; /* the cards that are drawn; NULL: the pages of the order */
};

struct order; /* pieces/piece.h */

struct picture_work {
    enum print_format format;
    const char *name; /* the file's name without -o: "fractions.png" */
    bool cards;       /* the order is the cards alone, which --single can separate */
    const struct order *order;
};

/* Makes the files, and says which, or what went wrong. */
enum exit_code print_pictures(struct printing *printing, const struct picture_work *work);

#endif
