/* The page of one pupil: skills, what was missed lately, what may lie behind it; then in words for
 * the pupil, and for the parents. */
#ifndef BREUK_CLI_OVERVIEW_PUPIL_PAGE_H
#define BREUK_CLI_OVERVIEW_PUPIL_PAGE_H

#include "cli/overview/view.h"

void pupil_page_add(const struct report_view *view, int pupil, int columns, struct strbuf *out);

#endif
