/*
 * Which questions a lesson asks next: how many of each kind, and in which order. sitting.c asks
 * them, worksheet.c has them printed. Private to the room.
 */
#ifndef BREUK_LESSON_PLAN_H
#define BREUK_LESSON_PLAN_H

#include "lesson/next/difficulty.h"
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
 * turn that are to come back, else of any before this one; a short sitting has none. Given
 * questions take the place of the first ones. Fills at most SITTING_ITEMS, and returns how many. */
int plan_sitting(const struct sitting_setup *setup, const struct sitting_start *start,
                 struct chance *chance, struct planned *plan);

/* Of the `count` planned ones puts a made one of the lesson and kind of `missed` at place `at`, if
 * there is one from there on and it makes no longer run of one kind. */
void plan_bring_forward(struct planned *plan, int count, int at, const struct item *missed);

/* The kind that most of a lesson's questions are of, and the one after it: each ITEM_KINDS where
 * there is none. */
void plan_commonest(const struct lesson *lesson, enum item_kind *first, enum item_kind *second);

/* Which of the many questions that chance makes comes. */

/* The wish for a question, for a pupil of that ability. */
struct wish {
    double ability[SKILLS];
    unsigned skills;             /* one of these is wanted: bit k is Kk; 0: any */
    uint32_t facts;              /* bit i is set: fact i is to be asked for again */
    int parts;                   /* how many of … */
    int64_t part[SITTING_PARTS]; /* … such denominators are wanted rather than others */
    bool eased;                  /* the pupil is stuck: let it be as little hard as it can */
};

/*
 * Makes the planned question: of several tries the one that fits best after the earlier questions,
 * and of equally good ones with the same sort of right answer the one whose difficulty is nearest
 * to the wish. It may repeat an earlier one if there are hardly others. wish NULL: the pupil is
 * unknown, and any difficulty will do. False: the lesson's numbers allow none.
 */
bool choose_item(const struct planned *planned, const struct item *done, int dones,
                 const struct wish *wish, struct chance *chance, struct item *item);

/* True if it asks for a fact that is to be asked for again. */
bool wish_asks_fact(const struct wish *wish, const struct item *item);

/* Why a question comes, in a sentence for a child. */

enum reason {
#define REASON(id, words) REASON_##id,
#include "lesson/next/reason-list.h"
#undef REASON
    REASONS
};

/* The circumstances in which a question comes. */
struct circumstances {
    const struct wish *wish;     /* as it was when the question was chosen */
    const struct lesson *lesson; /* of the sitting */
    bool skipped;                /* it is one that was skipped before */
    bool own;                    /* the author's */
    bool of_probe;               /* it is to tell what the pupil believes */
    bool after_example;          /* an example of its lesson and kind stands above */
    int days_of_fact;            /* since its fact was asked for */
    bool due, passed;            /* its lesson is to come back; was passed … */
    int days;                    /* … or done, this many days ago */
    int missed;   /* questions of this sitting, of its lesson and kind, that were missed */
    bool lacking; /* of a skill that was not asked for often enough, among several */
    const struct item *last; /* the question before, or NULL */
    bool last_right;         /* at once, without a hint */
    bool last_missed;
};

/* The strongest reason that is true. */
enum reason reason_of(const struct item *item, const struct circumstances *here);

/* Borrows the item's lesson. */
struct message reason_say(enum reason reason, const struct item *item,
                          const struct circumstances *here);

#endif
