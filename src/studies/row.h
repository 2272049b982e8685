/* Rows of a table of figures, and the sentences around it, in 80 columns. */
#ifndef BREUK_STUDIES_ROW_H
#define BREUK_STUDIES_ROW_H

#include "base/message.h"
#include "base/strbuf.h"

/* Where the two columns of values begin, from 0; the label stands before them. */
struct sim_columns {
    int first, second;
};

/* Adds a row: a mark of one column or a blank, a label, which is wrapped if it is long, and the
 * values beside its last line. */
void sim_row_add(const struct sim_columns *columns, const char *mark, const char *label,
                 const char *first, const char *second, struct strbuf *out);

/* Adds a blank line and the title of a group. */
void sim_title_add(const char *id, struct strbuf *out);

/* Adds a sentence on lines of its own. */
void sim_sentence_add(struct message message, struct strbuf *out);

#endif
