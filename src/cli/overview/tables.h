/* The report for programs: a spreadsheet, or JSON. */
#ifndef BREUK_CLI_OVERVIEW_TABLES_H
#define BREUK_CLI_OVERVIEW_TABLES_H

#include "cli/overview/view.h"

/* Adds a row for each pupil: a column for each skill, then what was named. */
void report_table_add(const struct report_view *view, struct strbuf *out);

/* Adds an object a line: the class, its pupils (or one, where `pupil` ≥ 0), what to discuss,
 * groups, what is new. */
void report_json_add(const struct report_view *view, int pupil, struct strbuf *out);

#endif
