/* The names of print's files of one card each. */
#ifndef BREUK_CLI_PRINT_SINGLES_H
#define BREUK_CLI_PRINT_SINGLES_H

#include "cli/print/printing.h"
#include "render/sheets/single.h"

/* The pages, and for each the part of its file's name that tells it from the others. */
struct named_singles {
    struct print_job job;
    struct singles singles;
    struct arena arena;
    const char **names; /* "blue-2-4", "wild", "back" */
};

/*
 * Names all pages, of letters, digits and -._ alone: "blue-2-4" for blue 2/4, "1_1-2" for 1 1/2,
 * "3-spin" for 3*, "plus2" for +2, "0.r3" for 0.(3), "50pc" for 50%, "3-to-4" for 3:4. Complains of
 * two cards whose names differ in nothing but small and large letters: STATUS_INVALID. Release it
 * whatever the status; until then it must not move.
 */
enum status named_singles_make(struct named_singles *named, struct printing *printing);
void named_singles_release(struct named_singles *named);

#endif
