/*
 * A lesson being done: by one pupil, or by several in turn. Two examples are worked out, then come
 * ten new questions, and between them four of lessons that came before. Where wrong answers may
 * have a belief behind them, three questions of a probe come in place of old ones, or at the
 * end. It knows no screen: it shows and asks through struct lesson_front.
 *
 * All of it follows from the setup and the lines that are typed, so a sitting that was broken off
 * is taken up again by giving it the same lines. Which questions come depends on how the ones
 * before were answered: each is to be one that this pupil gets right four times of five.
 */
#ifndef BREUK_LESSON_SITTING_H
#define BREUK_LESSON_SITTING_H

#include "base/strbuf.h"
#include "lesson/next/progress.h"
#include "skill/evidence.h"

#include <stdbool.h>

/* Commands that can be typed in place of answers. */

enum verb {
#define VERB(kind, words, what) VERB_##kind,
#include "lesson/verb-list.h"
#undef VERB
    VERBS
};

/* Adds the word that is shown, in the program's language. */
void verb_add_word(enum verb verb, struct strbuf *out);
/* The id of what it does. */
const char *verb_meaning(enum verb verb);

/* True if the line is one: the word in English or in the program's language, in either case, also
 * with a full stop; “?” is help. */
bool verb_typed(const char *line, enum verb *verb);

enum {
    SITTING_EXAMPLES = 2,
    SITTING_NEW = 10,
    SITTING_OLD = 4,
    SITTING_ITEMS = SITTING_NEW + SITTING_OLD,
    SITTING_PROBES = 2, /* at most */
    SITTING_PUPILS = 10,
    SITTING_PARTS = 2
};

enum front_answer { FRONT_LINE, FRONT_END, FRONT_STOPPED };

/* A pupil's progress at a question, for front ends that show more than the text. */
struct sitting_stand {
    int pupil;
    const bool *right; /* of each question before this one: right at the first try, without a hint;
                          borrowed until the next call */
    int done;          /* how many these are */
    int hints;         /* given for this question so far */
    bool why;          /* there is an answer about which “why” tells */
};

/* The front end that shows a sitting. `pupil` counts from 0. */
struct lesson_front {
    void *context;
    void (*say)(void *context, struct message message);
    /* Is followed by everything for that pupil: question `number` of `all`, from 1 on. */
    void (*turn)(void *context, int pupil, int number, int all);
    /* Says why the next question comes. NULL: it is not said. */
    void (*why)(void *context, struct message message);
    /* A question follows that is worked out: the first or second of a lesson, or 0 for somebody who
     * is stuck. */
    void (*example)(void *context, int number);
    void (*tell)(void *context, const struct telling *telling);
    /* The question, its pictures and its options. */
    void (*show)(void *context, const struct item *item);
    /* Called before each `ask`. NULL: it is not wanted. */
    void (*stand)(void *context, const struct sitting_stand *stand);
    /* Adds what was typed to `line`. Before it asks, all earlier input has been kept. */
    enum front_answer (*ask)(void *context, int pupil, struct strbuf *line);
    /* Waits until the pupil has read the text; input typed meanwhile is no answer. NULL: it does
     * not wait. */
    enum front_answer (*pause)(void *context, struct strbuf *line);
};

/* A question that was answered for the first time, or left without an answer. */
struct lesson_answer {
    int pupil;
    const struct item *item;
    const struct response *answer; /* the first; NULL: none was given */
    const struct judgement *first; /* of it; without an answer it is not right */
    int hints;                     /* before it */
    int probe;                     /* its place in a probe, from 1 on; 0: it is of none */
};

/* A pupil's history, supplied by the keeper of records. Its functions may be NULL. */
struct lesson_history {
    void *context;
    /* Called before the pupil hears the reply: so an answer that got a reply has been kept. */
    void (*answered)(void *context, const struct lesson_answer *answer);
    /* Adds the evidence of beliefs from before this sitting. */
    void (*before)(void *context, int pupil, struct evidence *evidence);
};

struct sitting_setup {
    const struct lesson *lesson;
    const struct lesson *const
        *before; /* the lessons that it needs, from which old questions come */
    int befores;
    uint64_t seed;
    int pupils; /* 1 to SITTING_PUPILS */
    const struct lesson_front *front;
    const struct lesson_history *history; /* may be NULL */
    const struct sitting_start *start;    /* one for each pupil; NULL: nothing is known */

    /* For a short sitting, such as one that a game offers; zero: a whole lesson. */
    int questions;               /* how many questions, all of the lesson, without examples */
    int givens;                  /* how many of these, at most, are given: … */
    const struct item *given;    /* … the first ones, the same for all pupils */
    int parts;                   /* how many of … */
    int64_t part[SITTING_PARTS]; /* … such denominators are asked for rather than others */
};

/* A pupil's results. */
struct sitting_result {
    int answered;    /* questions of the lesson that were answered, of any kind, each once */
    int at_once;     /* of these right at the first try, without a hint: */
    int helped;      /* right at the first try, but with a hint, or when its answer was known */
    int first_tries; /* new questions that count for passing, each once */
    int right;       /* of these at the first try, without a hint */
    bool passed;
    int last,
        last_right; /* of these the last ones that count for passing, and how many were right */
    enum item_kind best, worst; /* of the kinds that were asked several times, where one went better
                                   than another, and well; ITEM_KINDS: none did */
    enum hypothesis belief; /* whose family lies behind wrong answers, by its first; HYPOTHESES */
    bool perhaps;           /* … it is likely, and not so sure that it would be named */
    int shown;              /* wrong first tries of this sitting that it gives, 2 at least */
    const char *helpful;    /* the name of a lesson that would do good now, a literal; NULL: none */
    bool faulty; /* what lies behind the answers could not be weighed: a fault of the program */
};

enum sitting_end {
    SITTING_DONE,
    SITTING_LEFT,     /* “stop” was typed */
    SITTING_STOPPED,  /* by a signal */
    SITTING_NO_INPUT, /* the input has ended */
    SITTING_NO_ITEMS  /* the lesson's numbers allow no question of one of its kinds */
};

/* How such an answer ends a sitting; SITTING_DONE: it does not, the sitting goes on. */
enum sitting_end sitting_end_of(enum front_answer answer);

/* How many questions of a whole lesson count for passing, at most: not those answered by yes or no.
 */
int sitting_counted(const struct lesson *lesson);

/* True if what was typed ends a sitting: “stop”. */
bool sitting_stops(const char *line);

/* True if the typed line says yes or no, which *yes tells: to an offer of questions, or of a
 * game. */
bool sitting_yes_or_no(const char *line, bool *yes);

/* True if a sitting may do something when that is typed: an answer to some question, or a word that
 * it hears, such as “hint”. */
bool sitting_may_take(const char *line);

/* results: one for each pupil. */
enum sitting_end sitting_run(const struct sitting_setup *setup, struct sitting_result *results);

#endif
