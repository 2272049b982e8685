/*
 * A deck for playingcards.io: a .pcio file, a ZIP with the things that lie on the table
 * (widgets.json) and their pictures (userassets/). On the table are the stock and a place to
 * discard, a hand for each player, the wheel if the deck has one, and a counter for each score.
 */
#ifndef BREUK_TABLETOP_PLAYINGCARDS_H
#define BREUK_TABLETOP_PLAYINGCARDS_H

#include "tabletop/pack.h"

enum {
    PLAYINGCARDS_CARDS = 2000, /* physical ones, at most: each is a thing on the table */
    PLAYINGCARDS_FIELDS = 100, /* of the wheel, at most */
    PLAYINGCARDS_SCORES = 6    /* counters */
};

/* Returns the number of its pictures: one of each kind of card, and one of each back. */
int playingcards_pictures(const struct pack *pack);

/*
 * Adds the file to `out`; the same input gives the same bytes. STATUS_INVALID: there are too many
 * cards or fields, or the deck cannot be drawn, as diag says; else as album_open.
 */
enum status playingcards_make(const struct pack *pack, struct strbuf *out, struct diag *diag);

#endif
