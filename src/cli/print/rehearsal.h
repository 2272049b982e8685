/*
 * What a document comes to before it is made: it is drawn on a press that makes none. Nothing is
 * written.
 */
#ifndef BREUK_CLI_PRINT_REHEARSAL_H
#define BREUK_CLI_PRINT_REHEARSAL_H

#include "press/press.h"

/* A document: what its press is told, and who draws it. */
struct rehearsal {
    const struct press_job *job;
    enum status (*draw)(void *context, struct press *press);
    void *context;
    struct diag *diag; /* of press_open and draw; each rehearsal begins with an empty one */
};

/* The pages of the whole document. Errors as press_open and draw. */
enum status rehearse_pages(const struct rehearsal *rehearsal, int *pages);

/*
 * The ink that the pages chosen by the job take in a look. Of a document of `pages` pages, some
 * are drawn and the others taken to be like them, evenly spread, if there are many: it takes a
 * moment, not minutes. The same document gives the same figure.
 */
enum status rehearse_ink(const struct rehearsal *rehearsal, struct look look, int pages,
                         struct coverage *coverage);

#endif
