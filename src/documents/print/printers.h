/*
 * The remembered offsets of printers: how far their backs and fronts are off, as one line in
 * $XDG_CONFIG_HOME/breuk/printers.json (~/.config without it). That depends on how the paper goes
 * through the printer, too, so each way is remembered by itself.
 */
#ifndef BREUK_DOCUMENTS_PRINT_PRINTERS_H
#define BREUK_DOCUMENTS_PRINT_PRINTERS_H

#include "base/diag.h"
#include "base/status.h"
#include "console/manner.h"
#include "documents/print/file.h"
#include "documents/print/printing.h"
#include "paper/offset.h"

#include <stdbool.h>

struct printer_way {
    bool upright;      /* the page; otherwise it lies */
    const char *backs; /* "long", "short", "manual"; "fold" and "none" have only fronts to move */
};

struct printer_offsets {
    struct back_offset back;
    struct front_offset front;
};

/* Finds the offsets of a printer. STATUS_INVALID: there is no such printer, or none for this way,
 * though it is needed, or the file cannot be understood; diag says so, and which printers there
 * are. One that is not needed and not there has zeros. */
enum status printers_find(const char *name, struct printer_way way, bool needed,
                          struct printer_offsets *out, struct diag *diag);

/* Writes the file anew, with this in it. What goes wrong is reported. */
enum exit_code printers_remember(const struct manner *manner, const char *name,
                                 struct printer_way way, const struct printer_offsets *offsets);

/* --printer, --back-offset and --front-offset of print: by how much pages are moved. */

/* Sets the offsets that were typed, or that are remembered of the printer for the chosen sheet and
 * backs. Complains in printing->diag. */
enum status offset_choose(struct printing *printing);

/*
 * If --printer and an offset were given, that is remembered for the next time. offset_can_remember
 * says whether it can be; ask before anything is drawn. offset_remember_and_end does it when all is
 * drawn, and then puts the files in place as print_file_end does; if it fails they are thrown away.
 * offset_say_done says so, and how the pages have been moved. What goes wrong is reported.
 */
enum exit_code offset_can_remember(const struct printing *printing);
enum exit_code offset_remember_and_end(const struct printing *printing, struct print_file *file,
                                       enum status status);
void offset_say_done(const struct printing *printing);

#endif
