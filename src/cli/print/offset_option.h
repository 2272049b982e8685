/* --printer, --back-offset and --front-offset of print: by how much pages are moved. For the files
 * of this command. */
#ifndef BREUK_CLI_PRINT_OFFSET_OPTION_H
#define BREUK_CLI_PRINT_OFFSET_OPTION_H

#include "cli/print/file.h"
#include "cli/print/printing.h"

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
