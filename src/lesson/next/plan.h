/*
 * Which questions a lesson asks next: how many of each kind, and in which order. Private to the
 * room: sitting.c asks them, worksheet.c has them printed; choosing.h makes one that is planned.
 */
#ifndef BREUK_LESSON_PLAN_H
#define BREUK_LESSON_PLAN_H

#include "lesson/sitting.h"

/* A question that is planned. */
struct planned {
    const struct lesson *lesson;
    enum item_kind kind;
    int own;                     /* index of an author's own question; −1: it is made */
    const struct start_old *due; /* its lesson is to come back; NULL: it is not */
    const struct item *given;    /* the question itself; NULL: it is not made yet */
    bool opening;  /* one of the first two: it is made of small numbers, if it can be */
    bool of_probe; /* it is to tell what the pupil believes, and does not count */
    bool again;    /* it is one that was skipped */
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

/* Plans new questions by the lesson's shares, old ones evenly between them, in an order in which
 * one kind does not come three times in a row, if there is one. Old ones are of those lessons in
 * turn that are to come back, else of any before this one; a short sitting has none. What is given
 * stands in place of the first ones. Fills at most SITTING_ITEMS, and gives how many. */
int plan_sitting(const struct sitting_setup *setup, const struct sitting_start *start,
                 struct chance *chance, struct planned *plan);

/* Of the `count` planned ones puts a made one of the lesson and kind of `missed` at place `at`, if
 * there is one from there on and it makes no longer run of one kind. */
void plan_bring_forward(struct planned *plan, int count, int at, const struct item *missed);

/* The kind that most of a lesson's questions are of, and the one after it: each ITEM_KINDS where
 * there is none. */
void plan_commonest(const struct lesson *lesson, enum item_kind *first, enum item_kind *second);

#endif
