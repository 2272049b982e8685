/* What --sheet takes: the name or path of a sheet, or of a file of label stock with the number of
 * one of its templates behind a “#”. */
#ifndef BREUK_CLI_KINDS_SHEET_NAME_H
#define BREUK_CLI_KINDS_SHEET_NAME_H

#include "base/diag.h"
#include "base/status.h"
#include "xml/library.h"

/* Returns whether it has a part behind a “#”. The library is open. */
bool sheet_name_has_part(const struct library *sheets, const char *typed);

/*
 * Finds the file and the part, such as “stock.xml” and “A4/24” of “stock.xml#A4/24”; both belong to
 * the library, or to `typed`. *part is NULL where none was typed. A name is looked for beside
 * `beside` first (a deck's file; NULL: there is none). Errors as library_resolve.
 */
enum status sheet_name_resolve(struct library *sheets, const char *typed, const char *beside,
                               const char **path, const char **part, struct diag *diag);

#endif
