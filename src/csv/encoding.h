/* What bytes a table may be made of. For the files of csv/ alone. */
#ifndef BREUK_CSV_ENCODING_H
#define BREUK_CSV_ENCODING_H

#include "base/diag.h"
#include "base/status.h"

#include <stddef.h>

/*
 * `bytes` has a NUL behind its end. STATUS_UNREADABLE: diag says where it stops being UTF-8 text,
 * and how to save it so. A workbook and UTF-16 are known by their first bytes.
 */
enum status csv_check_encoding(const char *file, const char *bytes, size_t length,
                               struct diag *diag);

#endif
