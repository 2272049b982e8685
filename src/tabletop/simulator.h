/*
 * A deck for Tabletop Simulator: sheets of faces as PNG, the back, and a saved object that puts
 * them on the table. A sheet has 10 by 7 cells and is at most 4096 pixels wide; its last cell is
 * what others see of a card in a hand, so that it holds 69 faces. Where a deck has several backs,
 * each sheet has another with the backs of its cards in the same cells. Each kind of card is on a
 * sheet once; a card's number is that of its sheet, counted from 1, times 100, and its cell.
 */
#ifndef BREUK_TABLETOP_SIMULATOR_H
#define BREUK_TABLETOP_SIMULATOR_H

#include "press/press.h"
#include "tabletop/pack.h"

enum {
    SIMULATOR_COLUMNS = 10,
    SIMULATOR_ROWS = 7,
    SIMULATOR_FACES = SIMULATOR_COLUMNS * SIMULATOR_ROWS - 1, /* on a sheet */
    SIMULATOR_PIXELS = 4096,                                  /* wide and high, at most */
    SIMULATOR_CARDS = 5000                                    /* physical ones, at most */
};

struct simulator_files {
    const char *name; /* of the deck, which all names of files begin with */
    const char *url;  /* the address before a picture's name, ends with "/" */
};

/* Returns the number of files that it makes: sheets, the back or a sheet of backs for each, the
 * saved object as the last. */
int simulator_file_count(const struct pack *pack);

/* Sets `out` to the name of file 1 … simulator_file_count: "fractions-1.png",
 * "fractions-back.png" (or "fractions-back-1.png" …), "fractions.json". */
void simulator_file_name(const struct pack *pack, const struct simulator_files *files, int index,
                         struct strbuf *out);

/* Adds a path or a file's name to an address, with what has a meaning there escaped. */
void simulator_add_to_url(const char *path, struct strbuf *url);

/* Complains of too many cards. STATUS_INVALID. */
enum status simulator_check(const struct pack *pack, struct diag *diag);

/* Gives the sink each file, the saved object last, under its number as the page. Errors as
 * album_open and album_draw, and those of the sink. */
enum status simulator_make(const struct pack *pack, const struct simulator_files *files,
                           const struct sink *sink, struct diag *diag);

#endif
