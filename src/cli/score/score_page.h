/* A score on paper. */
#ifndef BREUK_CLI_SCORE_SCORE_PAGE_H
#define BREUK_CLI_SCORE_SCORE_PAGE_H

#include "cli/score/score_file.h"

/* Writes a PDF: the deck, the day, every round, the totals, who has won. Says what was made; all
 * complaints are reported. */
enum exit_code score_page_write(const struct score_file *file, const char *path);

#endif
