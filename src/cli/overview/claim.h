/* The events behind a claim: of a skill, or of a belief; and who did what with a number. */
#ifndef BREUK_CLI_OVERVIEW_CLAIM_H
#define BREUK_CLI_OVERVIEW_CLAIM_H

#include "cli/overview/view.h"

/* Shows the events of a pupil that a claim rests on, oldest first: what was asked, what
 * was answered, what that shows. `claim` is “K3” or “M1”. All is reported. */
enum exit_code claim_show(struct report_view *view, int pupil, const char *claim);

/* Shows who did what with one number, “4/6”, or with two, “4/6=6/9”; `pupil` ≥ 0: that one alone.
 */
enum exit_code claim_show_item(struct report_view *view, int pupil, const char *typed);

#endif
