/* Which of the many questions that chance makes comes. Private to the room: sitting.c asks it,
 * worksheet.c has it printed. */
#ifndef BREUK_LESSON_CHOOSING_H
#define BREUK_LESSON_CHOOSING_H

#include "lesson/next/difficulty.h"
#include "lesson/next/plan.h"

/* What a question is to be, for a pupil who can do so much. */
struct wish {
    double ability[SKILLS];
    unsigned skills;             /* one of these is wanted: bit k is Kk; 0: any */
    uint32_t facts;              /* bit i is set: fact i is to be asked for again */
    int parts;                   /* how many of … */
    int64_t part[SITTING_PARTS]; /* … such denominators are wanted rather than others */
    bool eased;                  /* the pupil is stuck: let it be as little hard as it can */
};

/*
 * Makes the question that is planned: of several tries the one that comes best after those before
 * it, and among those that are as good the one that is hard enough. It may be one of those before
 * where there are hardly others. wish NULL: it is for nobody who is known, and may be as hard as it
 * comes. False: the lesson's numbers allow none.
 */
bool choose_item(const struct planned *planned, const struct item *done, int dones,
                 const struct wish *wish, struct chance *chance, struct item *item);

/* How far from what is wished a question is; 0: none is nearer. */
double wish_distance(const struct wish *wish, const struct item *item);

/* Near enough, so that no other need be tried. */
bool wish_is_met(const struct wish *wish, const struct item *item);

/* Whether it asks for a fact that is to be asked for again. */
bool wish_asks_fact(const struct wish *wish, const struct item *item);

/*
 * Whether two questions of one kind have the same sort of right answer: equal and not equal, yes
 * and no, none of them, so many of six, beside a picture. Only among these the nearer one is
 * chosen; or what is right could be told from what is asked.
 */
bool wish_same_sort(const struct item *one, const struct item *other);

#endif
