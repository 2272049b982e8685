/*
 * A page of the manual, written once and shown in two ways: on a terminal in 80 columns, and as the
 * source of a man page in the language of scdoc(5). Texts are in the user's language already.
 */
#ifndef BREUK_CLI_MANUAL_MANUAL_H
#define BREUK_CLI_MANUAL_MANUAL_H

#include "base/strbuf.h"

enum manual_form { MANUAL_TERMINAL, MANUAL_SCDOC };

/* `out` belongs to whoever made the struct. */
struct manual {
    enum manual_form form;
    struct strbuf out;
};

/* Begins the page. `name` is the page's, `what` a line that says what it is about. */
void manual_title(struct manual *manual, const char *name, int section, const char *what);

/* Each begins a part of the page. */
void manual_heading(struct manual *manual, const char *text);
void manual_subheading(struct manual *manual, const char *text);

/* Adds a paragraph; depth: the number of entries that it stands in. */
void manual_paragraph(struct manual *manual, int depth, const char *text);

/* Adds a name and what can be said of it in few words, which may be ""; a paragraph one deeper
 * follows. */
void manual_entry(struct manual *manual, int depth, const char *name, const char *facts);

/* Adds lines as they are; on a terminal indented, where that leaves them room. */
void manual_lines(struct manual *manual, const char *lines);

/* Adds text in which scdoc must find no markup. */
void manual_add_plain(struct strbuf *out, const char *text);

#endif
