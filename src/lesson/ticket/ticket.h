/*
 * An exit ticket: three questions to a whole class at the end of a lesson, asked on the beamer, so
 * that the teacher knows what to begin with tomorrow. Pupils hold up a letter, the teacher types
 * how many held up which. It knows no pupil and no screen: it shows and asks through struct
 * ticket_front.
 */
#ifndef BREUK_LESSON_TICKET_H
#define BREUK_LESSON_TICKET_H

#include "lesson/course.h"
#include "lesson/sitting.h"
#include "lesson/ticket/ballot.h"

enum { TICKET_QUESTIONS = 3 };

/* What a ticket is shown on. */
struct ticket_front {
    void *context;
    void (*say)(void *context, struct message message);
    /* Question `number` of `all`, from 1 on: large, to be read from the last row. */
    void (*show)(void *context, int number, int all, const struct ballot *ballot);
    /* Adds what was typed to `line`. */
    enum front_answer (*ask)(void *context, const struct ballot *ballot, struct strbuf *line);
    /* How many hands each option got, the right one marked. */
    void (*count)(void *context, const struct ballot *ballot, const struct hands *hands);
    void (*tell)(void *context, const struct telling *telling);
    /* Waits until the class has talked about it. NULL: it does not wait. */
    enum front_answer (*pause)(void *context, struct strbuf *line);
};

struct ticket_setup {
    const struct lesson *lesson;
    const struct course *course; /* the last question is of a lesson that it needs */
    uint64_t seed;
    const struct ticket_front *front;
};

/* Asks, and says at the end how many were right and what to begin with tomorrow. SITTING_NO_ITEMS:
 * the lesson has no questions for a show of hands. */
enum sitting_end ticket_run(const struct ticket_setup *setup);

#endif
