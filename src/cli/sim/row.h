/* Rows of a table of figures, and the sentences round it, in 80 columns. */
#ifndef BREUK_CLI_SIM_ROW_H
#define BREUK_CLI_SIM_ROW_H

#include "base/message.h"
#include "base/strbuf.h"

/* Where the two columns of values begin, from 0; the label stands before them. */
struct sim_columns {
    int first, second;
};

/* A label, broken where it is long, after a mark of one column or a blank; the values beside its
 * last line. */
void sim_row_add(const struct sim_columns *columns, const char *mark, const char *label,
                 const char *first, const char *second, struct strbuf *out);

/* A blank line and the title of a group. */
void sim_title_add(const char *id, struct strbuf *out);

/* Lines of its own. */
void sim_sentence_add(struct message message, struct strbuf *out);

#endif
