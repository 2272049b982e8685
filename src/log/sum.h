/*
 * The sums of a log: the contents of each line are added to a CRC-32 that runs on from line to
 * line, and each line ends with the CRC so far. A byte that was changed shows, and so does a line
 * that is missing, doubled or out of its place.
 * {"seat":1,"move":"draw","sum":"0badcafe"}
 * Why: docs/design/journal.md, “Sums”.
 */
#ifndef BREUK_LOG_SUM_H
#define BREUK_LOG_SUM_H

#include "base/diag.h"
#include "base/strbuf.h"

#include <stdbool.h>
#include <stdint.h>

/* A zeroed one is the sum before the first line. */
struct log_sum {
    uint32_t value; /* of all lines so far */
    bool kept;      /* the first line has one, and so must the others */
};

/* Length in bytes of the end of a line with a sum, in place of its brace: ,"sum":"0badcafe"} */
enum { LOG_SUM_LENGTH = 18 };

enum log_sum_verdict { LOG_SUM_NONE, LOG_SUM_RIGHT, LOG_SUM_WRONG };

/*
 * Writes lines, each one JSON object and its newline, with their sums. Where none are kept the
 * lines are added as they are.
 */
void log_sum_write(struct log_sum *sum, struct strbuf *out, const char *lines, size_t length);

/* Counts in a line, without its newline, and checks the sum that it ends with, if it has one: the
 * last member of its object is then "sum". */
enum log_sum_verdict log_sum_read(struct log_sum *sum, const char *line, size_t length);

/* Complains that the line's sum is wrong, or is missing where one must be; `first`: it is the first
 * line. */
void log_sum_complain(bool first, struct position where, struct diag *diag);

#endif
