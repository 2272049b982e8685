/* A deck for a table on a screen: Tabletop Simulator, playingcards.io. */
#ifndef BREUK_CLI_PRINT_TABLE_H
#define BREUK_CLI_PRINT_TABLE_H

#include "cli/print/format.h"
#include "cli/print/printing.h"

/* Makes the files, and says what to do with them, or what went wrong. */
enum exit_code print_table(struct printing *printing, enum print_format format);

#endif
