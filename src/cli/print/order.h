/*
 * The pieces of an order, drawn on a press: beforehand, for what has to be known, or into a file.
 */
#ifndef BREUK_CLI_PRINT_ORDER_H
#define BREUK_CLI_PRINT_ORDER_H

#include "cli/pieces/piece.h"
#include "cli/print/file.h"
#include "cli/print/pictures.h"
#include "cli/print/printing.h"
#include "cli/print/report.h"

/* Finds out what must be known beforehand: whether the pages asked for are there, how many they
 * are, and the ink if it is to be told. Anything but EXIT_DONE has been reported. */
enum exit_code print_order_rehearse(struct printing *printing, const struct order *order,
                                    struct made *made);

/* Draws the order into the file's sink, and counts the pages in `made`. plates: as which pictures;
 * NULL for a document. Errors as press_open and the pieces' own, with the reason in printing->diag.
 */
enum status print_order_make(struct printing *printing, const struct order *order,
                             struct print_file *file, const struct plates *plates,
                             struct made *made);

/* Reports what keeps the order from being drawn, and nothing else. singles: the cards one by one,
 * instead of the order's pages, or NULL. */
enum exit_code print_order_check(struct printing *printing, const struct order *order,
                                 const struct singles *singles);

#endif
