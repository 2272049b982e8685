/* What a run of print says when it is done, or of what it would do. For the files of this command.
 */
#ifndef BREUK_CLI_PRINT_REPORT_H
#define BREUK_CLI_PRINT_REPORT_H

#include "cli/pieces/piece.h"

/* What came of it, or would come. */
struct made {
    const char *path; /* NULL: nothing is written */
    int pages;
    bool inked;                /* these are known: */
    struct coverage ink, full; /* as printed, and in full colour */
    bool unfinished;           /* too long for the last touches (press.h) */
};

/* As JSON on stdout, done or not; for people on stderr what was done, on stdout what would be. */
void print_write_done(const struct printing *printing, const struct order *order,
                      const struct made *made);
void print_say_done(const struct printing *printing, const struct order *order,
                    const struct made *made);
void print_say_plan(const struct printing *printing, const struct order *order,
                    const struct made *made);

#endif
