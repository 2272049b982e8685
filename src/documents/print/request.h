/* What a run of print makes: a document of the pieces of a request, pictures, a table on a screen
 * or a test sheet; and what it says of it. */
#ifndef BREUK_DOCUMENTS_PRINT_REQUEST_H
#define BREUK_DOCUMENTS_PRINT_REQUEST_H

#include "console/manner.h"
#include "documents/print/file.h"
#include "documents/print/printing.h"
#include "documents/printables/printable.h"
#include "press/press.h"
#include "render/sheets/print.h"

/* What a run says when it is done, or of what it would do. */

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
void print_write_done(const struct printing *printing, const struct made *made);
void print_say_done(const struct printing *printing, const struct made *made);
void print_say_plan(const struct printing *printing, const struct made *made);

/* What is printed as pictures: a file a page, or a file for each kind of card. */

/* Makes the files, and says which, or what went wrong. usual: a file's name without -o,
 * "fractions.png"; cards: the request is the cards alone, which --single can separate. */
enum exit_code print_pictures(struct printing *printing, const char *usual, bool cards);

/* The pieces of a request, drawn on a press: beforehand, for what has to be known, or into a file.
 */

/* Finds out what must be known beforehand: whether the pages asked for are there, how many they
 * are, and the ink if it is to be told. Anything but EXIT_DONE has been reported. */
enum exit_code print_request_rehearse(struct printing *printing, struct made *made);

/* Draws the request into the file's sink, in the format, and counts the pages in `made`. Errors as
 * press_open and the pieces' own, with the reason in printing->diag. */
enum status print_request_make(struct printing *printing, struct print_file *file,
                               struct made *made);

/* Reports what keeps the request from being drawn, and nothing else. */
enum exit_code print_request_check(struct printing *printing);

/* print --calibration: the test sheet that shows how far a printer's backs are off. */

/* Makes the sheet and writes it to calibration.pdf, or to where -o says. Reports what goes wrong.
 */
enum exit_code calibration_write(struct printing *printing);

/* A deck for a table on a screen: Tabletop Simulator, playingcards.io. */

/* Makes the files, and says what to do with them, or what went wrong. */
enum exit_code print_tabletop(struct printing *printing);

/* Does `breuk print`, whose options are in command_print.c. */

/* For struct drawing_part. */
enum exit_code print_run(const struct print_options *options, const struct manner *manner);

#endif
