/*
 * A card laid by mistake is taken back, as long as nobody has reacted to it: the game, its chance
 * and its journal are again as they were before it, so that a journal knows nothing of it. With
 * printed cards (R1, R2), where nobody sees what they should not, every step can be undone, back to
 * the beginning of the match. Private to the room.
 */
#ifndef BREUK_PLAY_TAKE_BACK_H
#define BREUK_PLAY_TAKE_BACK_H

#include "play/table.h"

struct moment;
struct step;

/* What a table needs for it. A zeroed one is empty. */
struct take_back {
    struct moment *now;  /* before the move that is being found */
    struct moment *card; /* before the card that may be taken back, and its call */
    bool open;           /* it may */
    int seat;            /* who laid it */
    int laid;            /* the card */
    struct step *step;   /* with printed cards: what stood before each move of the match */
    size_t steps, capacity;
};

void take_back_init(struct take_back *back, const struct rules *rules);
void take_back_release(struct take_back *back);

/* Keeps how all stands before somebody is asked for a move, and where the journal ends then. */
void take_back_begin(struct table *table, struct journal_mark mark);

/* Notes a move that is about to be made: a card that a person typed may be taken back from then on;
 * most other moves end that. `planned`: it was typed together with the one before it. */
void take_back_note(struct table *table, struct move move, bool planned);

/* Notes what happened: once a card was drawn or shown none is taken back. */
void take_back_see(struct table *table, const struct event *event);

/* Nothing may be taken back any more. */
void take_back_end(struct table *table);

/* Returns whether a line asks for it. */
bool take_back_is_line(const char *line);

/* Hears whether a line asks for it. *heard: it does; *changed: it was done; else the front was told
 * why not. TABLE_UNWRITTEN: the journal could not be cut. */
enum table_end take_back_hear(struct table *table, const char *text, bool *heard, bool *changed);

#endif
