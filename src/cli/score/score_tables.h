/* The rounds of a score for a spreadsheet, and for programs. */
#ifndef BREUK_CLI_SCORE_SCORE_TABLES_H
#define BREUK_CLI_SCORE_SCORE_TABLES_H

#include "cli/score/score_file.h"

/* Adds a table with a line for each player of each round. */
void score_csv_add(const struct score_file *file, struct strbuf *out);

/* Adds the same as JSON, an object a line, and one for the match. */
void score_json_add(const struct score_file *file, struct strbuf *out);

#endif
