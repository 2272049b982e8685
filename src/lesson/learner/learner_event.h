/* A question that was answered, or a lesson that was done, as an event for records. */
#ifndef BREUK_LESSON_LEARNER_EVENT_H
#define BREUK_LESSON_LEARNER_EVENT_H

#include "lesson/item.h"
#include "lesson/sitting.h"
#include "records/events.h"

/*
 * A question as a short text that records keep and a teacher can read: “3/4 = ?/12”, “3/8 ? 5/8”,
 * “pie:3/4”. Numbers are canonical, whatever the language.
 */

/* In place of a picture’s name: its parts are not of one size. */
#define ASKED_UNEQUAL "unequal"

enum asked_form {
    ASKED_NOTHING, /* the text says nothing that is understood here */
    ASKED_NUMBER,  /* “3/4”, alone: of a game what lay on top */
    ASKED_PICTURE, /* “pie:3/4”: a picture to be read, or found on a line; also a card’s face */
    ASKED_FILL,    /* “3/4 = ?/12”, “2 = ?/4” */
    ASKED_TWO,     /* “3/8 ? 5/8”: which is larger, or are they equal */
    ASKED_LEFT,    /* “1 - 3/8”: the part left of a whole */
    ASKED_ORDER,   /* “1/2, 2/3, 3/4”, from small to large */
    ASKED_ODD      /* “odd: 1/2, 2/4, 1/3”: which is not worth what the others are */
};

struct asked_text {
    enum asked_form form;
    int numbers; /* ASKED_FILL: none, as one of them is not known */
    struct notation number[ITEM_OPTIONS];
};

/* Writes what a question asks; "" where there is nothing to write, or no room. */
void asked_write(const struct item *item, char out[static NOTATION_TEXT_SIZE]);

/* Reads such a text, or a number, or the face of a card. */
struct asked_text asked_read(const char *text);

/* Finds what belongs in the gap of an ASKED_FILL: the number that is there, and the whole of the
 * other one. False: no whole number does. */
bool asked_fill(const char *text, struct notation *known, struct notation *filled);

/* Owns the texts of an event. A zeroed one is empty; release it in any case. */
struct event_texts {
    struct strbuf answered, decision;
    char asked[NOTATION_TEXT_SIZE], fact[NOTATION_TEXT_SIZE];
};
void event_texts_release(struct event_texts *texts);

/* `lesson` is the one that is sat. */
void event_of_answer(struct record_event *event, struct event_texts *texts,
                     const struct lesson *lesson, const struct lesson_answer *answer);

/* A sitting has ended. Borrows the lesson. */
struct record_event event_of_sitting(const struct lesson *lesson, bool passed);

#endif
