/*
 * An exit ticket: three questions to a whole class at the end of a lesson, asked on the beamer, so
 * that the teacher knows what to begin with tomorrow. Pupils hold up a letter, the teacher types
 * how many held up which. It knows no pupil and no screen: it shows and asks through struct
 * ticket_front.
 */
#ifndef BREUK_LESSON_TICKET_H
#define BREUK_LESSON_TICKET_H

#include "lesson/course.h"
#include "lesson/item.h"
#include "lesson/sitting.h"

/*
 * A question put to a whole class: each pupil holds up the letter of an option, and somebody counts
 * the hands. A question to which a number is typed becomes one of at most four numbers: the right
 * one, and what the table of misconceptions foresees.
 */

enum {
    BALLOT_OPTIONS = 4, /* as many as fingers hold up */
    BALLOT_LEAST = 3,   /* of fewer one is guessed too often */
    HANDS_MOST = 999    /* that are counted at one question */
};

/* A plain value that borrows the lesson only. */
struct ballot {
    struct item item;  /* as it was made; sentences about it call its options by the letters, too */
    struct item shown; /* the same as a choice by letters: a, b … */
    struct response response[BALLOT_OPTIONS]; /* to `item`, by who holds up that letter */
    int right;                                /* the right option */
};

/* How many hands there were for each option. */
struct hands {
    int of[BALLOT_OPTIONS];
};

/* Whether questions of that kind can be asked so: not where several options are right, or all are
 * put in order. */
bool ballot_suits(enum item_kind kind);

/* Makes a question of that kind, or an author's own of that index (−1: none). False: the lesson
 * allows none, or too few wrong answers can be foreseen. */
bool ballot_make(struct ballot *ballot, const struct lesson *lesson, enum item_kind kind, int own,
                 struct chance *chance);

/* The text of the question. */
struct message ballot_question(const struct ballot *ballot);

/* Adds the numbers asked about, if they are printed, as on a board: “2/5”, “3/4 = ?/20”. Adds
 * nothing for a picture, or if the options say it all. */
void ballot_add_stem(const struct ballot *ballot, struct strbuf *out);

/* Adds what an option shows, as text: “6/15”, “none of them”; nothing where it is a picture or a
 * letter on a line. */
void ballot_add_option(const struct ballot *ballot, int option, struct strbuf *out);

/*
 * What a teacher says to those who held up that wrong letter, once the right one is known: the
 * sentence of its belief about its own numbers, with pictures; where there is none, why the right
 * one is right.
 */
void ballot_discuss(const struct ballot *ballot, int option, struct telling *telling);

/* The name of the lesson that does good to those who held up that wrong letter; NULL: none is
 * known, or it is the question's own. */
const char *ballot_lesson(const struct ballot *ballot, int option);

/*
 * Reads how many hands there were: a number for each option in turn, “12 3 0 5”, or, by letter,
 * those options that got any, “a 12 b 3 d 5”, “a12, b3”, “b: 3”. False: *why is a sentence about
 * the part that was not understood, borrowing `line`.
 */
bool hands_read(const struct ballot *ballot, const char *line, struct hands *hands,
                struct message *why);

int hands_all(const struct hands *hands);

/* How many hands the option with the most got, for drawing bars: 1 if none got any. */
int hands_most(const struct hands *hands);

/* The wrong option that got the most hands, the first of several; −1: none got any. */
int hands_most_wrong(const struct ballot *ballot, const struct hands *hands);

/* True if enough of the class chose that wrong option for the next lesson to begin with it: a
 * quarter. docs/design/lessons.md, “Exit tickets” */
bool hands_are_many(const struct hands *hands, int option);

enum { TICKET_QUESTIONS = 3 };

/* The front end that shows a ticket. */
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
