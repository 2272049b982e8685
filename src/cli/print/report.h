/* What a run of print says when it is done, or of what it would do. For the files of this command.
 */
#ifndef BREUK_CLI_PRINT_REPORT_H
#define BREUK_CLI_PRINT_REPORT_H

#include "cli/pieces/piece.h"

/* What a run has made, or would make. */
struct made {
    const char *path; /* NULL: nothing is written */
    int pages;
    bool inked;                /* these are known: */
    struct coverage ink, full; /* as printed, and in full colour */
    bool unfinished;           /* too long for the last touches (press.h) */
};

/* print_write_done tells in JSON, on stdout, what was made or would be; print_say_done tells people
 * on stderr what was made, print_say_plan on stdout what would be. */
void print_write_done(const struct printing *printing, const struct order *order,
                      const struct made *made);
void print_say_done(const struct printing *printing, const struct order *order,
                    const struct made *made);
void print_say_plan(const struct printing *printing, const struct order *order,
                    const struct made *made);

#endif
