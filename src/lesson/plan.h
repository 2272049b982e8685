/*
 * Which questions a lesson asks next: how many of each kind, in which order, and which one of many
 * that chance would make. Private to the room: sitting.c asks them, worksheet.c has them printed.
 */
#ifndef BREUK_LESSON_PLAN_H
#define BREUK_LESSON_PLAN_H

#include "lesson/item.h"

/* A question that is planned: of which lesson and kind. */
struct planned {
    const struct lesson *lesson;
    enum item_kind kind;
    int own; /* index of an author's own question; −1: it is made */
};

/* How many of `count` questions each kind gets: the lesson's shares by largest remainder. */
void plan_shares(const struct lesson *lesson, int count, int *of_kind);

/* How many of `count` new questions are an author's own, at most half; a lesson that has no others
 * asks as many as it has. */
int plan_own(const struct lesson *lesson, int count);

/* Plans `count` new questions by the lesson's shares, an author's own among them. Gives how many:
 * fewer where all are the author's own. */
int plan_new(const struct lesson *lesson, int count, struct chance *chance, struct planned *out);

/* Plans at most `count` questions of any of the lessons before this one. */
int plan_old(const struct lesson *const *before, int befores, int count, struct chance *chance,
             struct planned *out);

void plan_shuffle(struct planned *plan, int count, struct chance *chance);

/* How many questions of one kind follow each other, at most. */
int plan_longest_run(const struct planned *plan, int count);

/* The kind that most of a lesson's questions are of, and the one after it: each ITEM_KINDS where
 * there is none. */
void plan_commonest(const struct lesson *lesson, enum item_kind *first, enum item_kind *second);

/* What speaks for a question after those before it, the strongest reason first: it is none of them
 * again, it is of a skill that is wanted, and it is not of a number that was among the last three.
 */
enum {
    PLAN_NEW = 4,
    PLAN_OF_SKILL = 2,
    PLAN_OTHER_NUMBER = 1,
    PLAN_BEST = PLAN_NEW + PLAN_OF_SKILL + PLAN_OTHER_NUMBER
};

/*
 * Makes the best question of several tries; what speaks for it goes to *fit, which may be NULL.
 * wanted: bit k is skill Kk, 0: any skill. False: the lesson's numbers allow none.
 */
bool plan_make(const struct planned *planned, const struct item *done, int dones, unsigned wanted,
               struct chance *chance, struct item *item, int *fit);

#endif
