/* An event in one line: for people what was asked, what was answered and what that shows; for
 * programs also all that it takes to find and replay it. */
#ifndef BREUK_CLI_OVERVIEW_EVENT_LINE_H
#define BREUK_CLI_OVERVIEW_EVENT_LINE_H

#include "base/strbuf.h"
#include "cli/overview/view.h"
#include "records/events.h"

/* What an event says of a belief. */
enum event_speaks { SPEAKS_NOT, SPEAKS_FOR, SPEAKS_AGAINST };

/* Adds a line; with --json an object. */
void event_line_add(const struct report_view *view, const char *pupil,
                    const struct record_event *event, const struct record_session *session,
                    enum event_speaks speaks, struct strbuf *out);

/* Adds “4/6 → 6/8” in the language’s number style. */
void event_line_add_answer(const struct record_event *event, struct strbuf *out);

/* A message id: “not yet”. */
const char *event_verdict_words(enum record_verdict verdict);

#endif
