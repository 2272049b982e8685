/* What the questions of a lesson can come to: whether its author's words are ever said and leave
 * the answer to find, and whether somebody can pass. Private to the room, for lesson_check. */
#ifndef BREUK_LESSON_REACH_H
#define BREUK_LESSON_REACH_H

#include "lesson/item.h"

/* Zeroed, but for its first two members. */
struct reach {
    const struct lesson *lesson;
    struct diag *diag;
    bool said[MISCONCEPTIONS];           /* some wrong answer comes from it */
    unsigned given_away[MISCONCEPTIONS]; /* bit i: text i of its feedback was complained of */
    int made[ITEM_KINDS], own;           /* questions noted */
    int exercised[ITEM_KINDS][SKILLS];   /* how many of them count, and exercise a skill */
    unsigned own_skills;                 /* those of an author's own */
    const struct item *item;             /* while it is noted … */
    bool looked[MISCONCEPTIONS];         /* … which feedback was held against it */
};

/* Notes a question, one of an author's own or not; complains of feedback that holds its answer. */
void reach_note(struct reach *reach, const struct item *item, bool own);

/* Complains of feedback that nobody reads, of skills that no question exercises, and of a measure
 * that nobody can pass, once all questions are noted. */
void reach_check(const struct reach *reach, const struct xml_element *root);

/* Why a lesson's numbers allow no question of a kind, and what to write. */
struct message reach_why_none(const struct lesson *lesson, enum item_kind kind);

/* The same of an author's own question. */
struct message reach_why_not(const struct lesson_item *own);

#endif
