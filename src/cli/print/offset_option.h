/* --printer and --back-offset of print: by how much pages of backs are moved. For the files of this
 * command. */
#ifndef BREUK_CLI_PRINT_OFFSET_OPTION_H
#define BREUK_CLI_PRINT_OFFSET_OPTION_H

#include "cli/print/file.h"
#include "cli/print/printing.h"

/* What was typed, or what is remembered of the printer, for the sheet and backs that are chosen.
 * Complains in printing->diag. */
enum status offset_choose(struct printing *printing);

/*
 * Where both were given it is written down for the next time: whether that can be done, to be known
 * before anything is drawn; doing it, once it is drawn and before it is put in place; and saying
 * so, and how the backs lie, after that. What goes wrong is reported.
 */
enum exit_code offset_can_remember(const struct printing *printing);
/* Puts the files in place as print_file_end; where it cannot be remembered they are thrown away. */
enum exit_code offset_remember_and_end(const struct printing *printing, struct print_file *file,
                                       enum status status);
void offset_say_done(const struct printing *printing);

#endif
