/* A list of numbers cut into pieces, whatever separates them. Private to the room. */
#ifndef BREUK_DECK_NUMBER_PIECES_H
#define BREUK_DECK_NUMBER_PIECES_H

#include "deck/builder.h"

enum { PIECES = 256 /* of a longer list nothing is proposed */ };

/* What stands between blanks, commas, semicolons and other signs that separate numbers. */
struct piece {
    size_t offset, length;
    bool apart; /* a sign stands before it */
};

struct pieces {
    const struct deck *deck;
    const char *text; /* of the whole list; borrowed */
    struct piece piece[PIECES];
    size_t count;
    size_t comma, word; /* where the first comma, and the first other sign or word, separates
                           numbers; SIZE_MAX: none does */
};

/* Cuts a list into its pieces; false when there are too many. */
bool pieces_cut(struct pieces *out, const struct deck *deck, const char *text);

/* Writes so many pieces, from `first` on, with single blanks between them. False: that is too long
 * for a number. */
bool pieces_join(const struct pieces *pieces, size_t first, size_t count,
                 char out[static NOTATION_TEXT_SIZE]);

#endif
