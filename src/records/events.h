/*
 * The actions of pupils, by session: a game or a lesson, each with the data it takes to play it
 * again. And the model of a pupil: a text that a records_learner, who understands events, makes of
 * them, one after the other; it is kept in the same transaction as the event.
 */
#ifndef BREUK_RECORDS_EVENTS_H
#define BREUK_RECORDS_EVENTS_H

#include "records/records.h"

/* All texts are borrowed. Written once, when it begins. */
struct record_session {
    const char *kind; /* "game", "lesson", "paper" */
    const char *name; /* of the deck or lesson */
    const char *hash; /* of its file, as its journal has it; "" */
    int version;      /* of the lesson; 0 */
    uint64_t seed;
    const char *language;
    const char *journal; /* its path; "" */
};

#define RECORD_KINDS(row)                                                                          \
    row(QUESTION, "question") /* of a lesson, left with or without an answer */                    \
    row(TURN, "turn")         /* of a game, on which numbers alone decided */                      \
    row(SAID, "said")         /* of a game: why a card matches, or two numbers are equal */        \
    row(SAT, "sat")           /* a lesson was done: passed where the score is 1 */

enum record_kind {
#define ROW(id, name) RECORD_##id,
    RECORD_KINDS(ROW)
#undef ROW
};
const char *record_kind_name(enum record_kind kind);

#define RECORD_VERDICTS(row)                                                                       \
    row(RIGHT, "right")                                                                            \
    row(FORM, "form")       /* the right value in another form than was asked for */               \
    row(NOT_YET, "not-yet")                                                                        \
    row(NONE, "none")       /* a question was left without an answer; a pupil drew, or laid no     \
                               number, and held no card that fits */                               \
    row(MISSED, "missed")   /* a pupil drew, or passed, and held an equal card */

enum record_verdict {
#define ROW(id, name) RECORD_##id,
    RECORD_VERDICTS(ROW)
#undef ROW
};
const char *record_verdict_name(enum record_verdict verdict);

/* How an event counts for passing. */
enum record_counts {
    RECORD_COUNTS_NOT, /* answered by yes or no, after a hint, in a probe, missed */
    RECORD_COUNTS_NEW,
    RECORD_COUNTS_LATER /* a question of a lesson before the one that was sat */
};

/* Texts are borrowed; NULL counts as "". */
struct record_event {
    int64_t number; /* in its session, from 1; session and number identify it */
    int64_t at;     /* microseconds since 1970, UTC; 0: now. No two events of a pupil have the same
                       time */
    enum record_kind kind;
    enum record_verdict verdict;
    const char *lesson;   /* that the question is of; of a turn "" */
    const char *asked;    /* the number on top, canonical: "2/4", "pie:2/4"; or what was asked, as
                             lesson/learner/learner_event.h writes it: "3/4 = ?/8" */
    const char *answered; /* the first answer, or the claim: "by value", "× 3"; or the card;
                             canonical if it is a number */
    unsigned skills;      /* bit k is Kk */
    double difficulty;    /* logits */
    double guess;         /* how often a guess is right */
    double score;         /* 0 to 1 */
    int hints;            /* steps before it */
    int probe;            /* its place in a probe, from 1; 0: of none */
    enum record_counts counts;
    const char *fact;     /* the number of the fact that it asks for: "3/4"; "" */
    const char *decision; /* as decision_write has it; "": it tells nothing of beliefs */
};

/* Finds the session of that uid, or begins it. If `uid` is empty, one is made; `uid` has room for
 * RECORD_UID_SIZE. */
enum { RECORD_UID_SIZE = 33 };
enum status records_session(struct records *records, int64_t class, char *uid,
                            const struct record_session *session, int64_t *id);

/* Finds the class of a session. STATUS_NOT_FOUND: there is no session of that uid. */
enum status records_session_class(struct records *records, const char *uid, int64_t *class);

/* The lowest number below `end` of an event of the session; 0: there is none. */
enum status records_first_event(struct records *records, int64_t session, int64_t end,
                                int64_t *number);

/* Finds the pupil of the session's event of that number. STATUS_NOT_FOUND: there is no such event.
 */
enum status records_event_pupil(struct records *records, int64_t session, int64_t number,
                                int64_t *pupil);

/* A maker of models: `read` begins with a model that `write` wrote, or with "" for a new pupil. Any
 * status but STATUS_OK that they return ends the call under way, and nothing is written. */
struct records_learner {
    void *context;
    enum status (*read)(void *context, const char *model);
    enum status (*learn)(void *context, const struct record_event *event);
    enum status (*write)(void *context, struct strbuf *model);
};

/*
 * Adds an event, and updates the pupil's model; both are on the disk when it returns. An event of
 * that session and number that is there already stays as it is, and nothing changes: so a game may
 * be played again. *event gets its time.
 */
enum status records_add(struct records *records, int64_t session, int64_t pupil,
                        struct record_event *event, const struct records_learner *learner);

/* Adds an event that happened at event->at, although later ones of its pupil may be there. The
 * model lacks it until records_relearn makes it anew. An event of that session and number that is
 * there already stays as it is. */
enum status records_add_earlier(struct records *records, int64_t session, int64_t pupil,
                                const struct record_event *event);

/* Calls with each event of a pupil, oldest first, until it returns false. The arguments are valid
 * until the visitor returns. `but_session`: the events of that session are left out; 0: none are.
 * `since`: earlier events are left out. */
typedef bool records_visitor(void *context, const struct record_event *event,
                             const struct record_session *session);
enum status records_events(struct records *records, int64_t pupil, int64_t but_session,
                           int64_t since, records_visitor *visit, void *context);

/* Adds the pupil's model to `model`; "" if there is none yet. */
enum status records_model(struct records *records, int64_t pupil, struct strbuf *model);

/* Calls with the name and model of each pupil of a class, by name. */
typedef bool records_model_visitor(void *context, int64_t pupil, const char *name, int64_t events,
                                   int64_t last, const char *model);
enum status records_models(struct records *records, int64_t class, records_model_visitor *visit,
                           void *context);

/* Makes the pupil's model anew of all events. *changed, which may be NULL: true if it differs from
 * the model that was kept. `keep`: the new model replaces that one. */
enum status records_relearn(struct records *records, int64_t pupil,
                            const struct records_learner *learner, bool keep, bool *changed);

#endif
