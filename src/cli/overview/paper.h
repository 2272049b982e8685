/* The report on paper, A4, in black and white: of the class for the teacher, of a pupil to take
 * home, without what may lie behind answers. */
#ifndef BREUK_CLI_OVERVIEW_PAPER_H
#define BREUK_CLI_OVERVIEW_PAPER_H

#include "cli/overview/view.h"

/* Writes it to the file, a PDF; over one that is there with --force only. `pupil` ≥ 0: of that one.
 * All is reported. */
enum exit_code report_paper(const struct report_view *view, int pupil, const char *path);

#endif
