/* What bytes a table may be made of. Private to csv/. */
#ifndef BREUK_CSV_ENCODING_H
#define BREUK_CSV_ENCODING_H

#include "base/diag.h"
#include "base/status.h"

#include <stddef.h>

/*
 * A NUL must stand behind the last byte. STATUS_UNREADABLE: diag says where they stop being UTF-8
 * text, and how to save the file as that. A workbook and UTF-16 are known by their first bytes.
 */
enum status csv_check_encoding(const char *file, const char *bytes, size_t length,
                               struct diag *diag);

#endif
