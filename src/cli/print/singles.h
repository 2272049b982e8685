/* Print's files of one card each: what they are called. */
#ifndef BREUK_CLI_PRINT_SINGLES_H
#define BREUK_CLI_PRINT_SINGLES_H

#include "cli/print/printing.h"
#include "render/sheets/single.h"

/* The pages, and of each the part of its file's name that is its own. */
struct named_singles {
    struct print_job job;
    struct singles singles;
    struct arena arena;
    const char **names; /* "blue-2-4", "wild", "back" */
};

/*
 * Adds a card as a part of a file's name, of letters, digits and -._ alone: "blue-2-4" of blue 2/4,
 * "pie-2-4", "1_1-2" of 1 1/2, "3-spin" of 3*, "plus2", "0.r3" of 0.(3), "50pc", "3-to-4" of 3:4.
 */
void single_name(const struct deck *deck, int card, struct strbuf *out);

/*
 * Names all pages. Complains of two cards with one name, also where only small and large letters
 * tell them apart: STATUS_INVALID. To be released whatever the status;
 * stays where it is until then.
 */
enum status named_singles_make(struct named_singles *named, struct printing *printing);
void named_singles_release(struct named_singles *named);

#endif
