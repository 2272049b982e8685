/*
 * Something that was missed, as it is talked about: two numbers that were taken for equal, or were
 * equal and not seen, or a question. With the sentences that explain it: those of breuk match and
 * of the lessons.
 */
#ifndef BREUK_LESSON_TOPIC_H
#define BREUK_LESSON_TOPIC_H

#include "lesson/learner/learner.h"
#include "rational/explain.h"

enum { TOPIC_ANSWERS = 3 };

/* The separator between two remarks of a report: French has a space before it. */
#define REPORT_BETWEEN N_("; ")

/* A plain value. */
struct report_topic {
    char one[NOTATION_TEXT_SIZE];   /* a number, or the face of a card; or what was asked … */
    char other[NOTATION_TEXT_SIZE]; /* … and then "" */
    bool equal;                     /* the two are */
    int answers;                    /* different ones to a question, the first of them */
    char answer[TOPIC_ANSWERS][NOTATION_TEXT_SIZE];
    int pupils; /* who missed it */
    int *pupil; /* their indices in a report; NULL where there is none */
    int times;
    int64_t day; /* the last one */
};

struct report_topic topic_of_miss(const struct learner_miss *miss);

/* Below 0, 0, above 0: an order in which the same topic stands together. */
int topic_compare(const struct report_topic *one, const struct report_topic *other);

/* Adds an answer that was not there, while there is room. */
void topic_add_answer(struct report_topic *topic, const char *answer);

/* Adds what it is about, without a full stop: “4/6 and 6/8: taken for equal”, “3/4 = ?/12: answered
 * 11, 8”. In the language and its number style. */
void topic_add_words(const struct report_topic *topic, struct strbuf *out);

/* Adds a question and its answer, as records keep them: “3/4 = ?/12: answered 8”. */
void topic_add_answered(const char *asked, const char *answered, struct strbuf *out);

/* The sentences that explain it, which borrow the topic; steps may be 0. */
void topic_explain(const struct report_topic *topic, struct explanation *out);

#endif
