/* A deck as the tables on a screen take it: the cards that are there, and their names. */
#ifndef BREUK_TABLETOP_PACK_H
#define BREUK_TABLETOP_PACK_H

#include "base/diag.h"
#include "base/status.h"
#include "base/strbuf.h"
#include "deck/deck.h"
#include "render/faces/album.h"

/* Everything is borrowed. */
struct tabletop_job {
    const struct deck *deck;
    const struct template *template;
    const int *copies; /* of each card of the deck; NULL: as the deck says */
    int times;         /* how many times all of that; 0: once */
    struct paper_words words;
    struct look look;
    bool self_check;   /* number cards have the mark that equal cards share */
    const char *title; /* of the deck, in the language of the words */
    /* Adds the name of a card in that language, “blue 2/4”, which is shown under the pointer and
     * found by a search. */
    void (*name_card)(const void *context, int card, struct strbuf *out);
    const void *context;
};

/* A kind of card that there is at least one of. */
struct pack_kind {
    int card; /* index of deck_card */
    int copies;
    bool extra; /* is not played: lies beside the deck */
    int back;   /* index of the pack's backs */
};

struct pack {
    const struct tabletop_job *job;
    struct pack_kind *kinds; /* in the deck's order, so that extra cards come last */
    int kind_count;
    int *backs; /* for each back, the first card that has it: index of deck_card */
    int back_count;
    int cards;  /* physical ones */
    int played; /* of them, those in the deck; the others lie beside it */
};

/* Counts the cards. The caller releases the pack, whatever the status. */
void pack_make(struct pack *pack, const struct tabletop_job *job);
void pack_release(struct pack *pack);

/* Returns the job of drawing its pictures. */
struct album_job pack_album(const struct pack *pack);

/* Returns a card's name, valid until the next call with `out`. */
const char *pack_name(const struct pack *pack, int kind, struct strbuf *out);

/* Returns the table's words, such as “Stock”, in its language. As pack_name. */
const char *pack_say(const struct pack *pack, const char *id, struct strbuf *out);

/* Complains that there are more of something than a table takes: `id` has {count} and {most}. */
enum status pack_refuse(const char *id, int64_t count, int64_t most, struct diag *diag);

#endif
