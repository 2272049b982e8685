/* --printer and --back-offset of print: by how much pages of backs are moved. For the files of this
 * command. */
#ifndef BREUK_CLI_OFFSET_OPTION_H
#define BREUK_CLI_OFFSET_OPTION_H

#include "cli/printing.h"

/*
 * Reads "dx,dy" or "dx,dy,angle", decimals with a point; with semicolons between them also with a
 * comma. STATUS_INVALID: *why says what is wrong, and borrows the text.
 */
enum status offset_read(const char *text, struct back_offset *out, struct message *why);

/* What was typed, or what is remembered of the printer, for the sheet and backs that are chosen.
 * Complains in printing->diag. */
enum status offset_choose(struct printing *printing);

/* Where both were given: writes it down for the next time, and says so. What goes wrong is
 * reported. */
enum exit_code offset_remember(const struct printing *printing);

#endif
