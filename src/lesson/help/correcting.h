/*
 * What a pupil heard of wrong answers in a sitting, so that the same is not said a third time. The
 * first time a belief shows its sentence is said; the second time the pupil is sent to the number
 * line, if there is one; from then on pictures alone are shown. Any other sentence is said twice.
 * Source: docs/design/exercises.md, “Saying it again”. Private to the room.
 */
#ifndef BREUK_LESSON_CORRECTING_H
#define BREUK_LESSON_CORRECTING_H

#include "lesson/item.h"

enum { HEARD_TWICE = 2, HEARD_MOST = 32 };

/* A zeroed one has heard nothing. */
struct heard {
    int times[MISCONCEPTIONS];           /* that a belief was spoken of */
    struct notation old[MISCONCEPTIONS]; /* what was asked about the first time */
    int sentences;
    struct heard_sentence {
        const char *id;
        int times;
    } sentence[HEARD_MOST];
};

/* Varies the reply to the first wrong answer to a question (item_correct) if the pupil has heard it
 * before. */
void heard_vary(struct heard *heard, const struct item *item, const struct judgement *judgement,
                struct telling *telling);

/* Leaves the general sentences, those true of any numbers, out of an explanation if the pupil has
 * heard them twice. */
void heard_shorten(struct heard *heard, struct telling *telling);

#endif
