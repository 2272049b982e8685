/* A question that was answered, or a lesson that was done, as an event for records. */
#ifndef BREUK_LESSON_LEARNER_EVENT_H
#define BREUK_LESSON_LEARNER_EVENT_H

#include "lesson/sitting.h"
#include "records/events.h"

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
