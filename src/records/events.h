/*
 * What pupils did, in sessions: a game or a lesson, each with what it takes to play it again. And
 * what was made of it: a model, a text that whoever understands events makes of one after the other,
 * kept in the same transaction as the event.
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
    row(SAID, "said")         /* of a game: by what a card matches, or why two numbers are equal */    \
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
    row(NONE, "none")       /* a question was left without an answer; a pupil drew, or laid no      \
                               number, and held no card that fits */                               \
    row(MISSED, "missed")   /* a pupil drew, or passed, and held an equal card */

enum record_verdict {
#define ROW(id, name) RECORD_##id,
    RECORD_VERDICTS(ROW)
#undef ROW
};
const char *record_verdict_name(enum record_verdict verdict);

/* What an event is worth for passing. */
enum record_counts {
    RECORD_COUNTS_NOT, /* answered by yes or no, after a hint, in a probe, missed */
    RECORD_COUNTS_NEW,
    RECORD_COUNTS_LATER /* a question of a lesson before the one that was sat */
};

/* Texts are borrowed; NULL counts as "". */
struct record_event {
    int64_t number; /* in its session, from 1; its session and number are its name */
    int64_t at;     /* microseconds since 1970, UTC; 0: now. Of a pupil no two are at once */
    enum record_kind kind;
    enum record_verdict verdict;
    const char *lesson;   /* that the question is of; of a turn "" */
    const char *asked;    /* the number on top, canonical: "2/4", "pie:2/4"; or what was asked, as
                             lesson/learner/learner_event.h writes it: "3/4 = ?/8" */
    const char *answered; /* the first answer, or what was said: "by value", "× 3"; or the card; canonical where it is a number */
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

/* Finds the session of that uid, or begins it. Without a uid one is made; `uid` has room for
 * RECORD_UID_SIZE. */
enum { RECORD_UID_SIZE = 33 };
enum status records_session(struct records *records, int64_t class, char *uid,
                            const struct record_session *session, int64_t *id);

/* The class whose session that is. STATUS_NOT_FOUND: there is none of that uid. */
enum status records_session_class(struct records *records, const char *uid, int64_t *class);

/* The lowest number below `end` of an event of the session; 0: there is none. */
enum status records_first_event(struct records *records, int64_t session, int64_t end,
                                int64_t *number);

/* Whose event of that number is there already. STATUS_NOT_FOUND: none is. */
enum status records_event_pupil(struct records *records, int64_t session, int64_t number,
                                int64_t *pupil);

/* Who makes models: `read` begins with a model that `write` wrote, "" is the first of a pupil. What
 * they return but STATUS_OK ends what is being done, and nothing is written. */
struct records_learner {
    void *context;
    enum status (*read)(void *context, const char *model);
    enum status (*learn)(void *context, const struct record_event *event);
    enum status (*write)(void *context, struct strbuf *model);
};

/*
 * Adds an event, and what is learned from it; on the disk when it returns. One of that session and
 * number that is there already stays as it is, and nothing changes: so a game may be played again.
 * *event gets its time.
 */
enum status records_add(struct records *records, int64_t session, int64_t pupil,
                        struct record_event *event, const struct records_learner *learner);

/* Adds an event that was at event->at, although later ones of its pupil may be there. Nothing is
 * learned of it until records_relearn makes the model anew. One of that session and number that is
 * there already stays as it is. */
enum status records_add_earlier(struct records *records, int64_t session, int64_t pupil,
                                const struct record_event *event);

/* Calls with each event of a pupil, oldest first, until it returns false. What it is given is valid
 * until it returns. `but_session`: those of that one are left out; 0: none are. `since`: none before
 * it. */
typedef bool records_visitor(void *context, const struct record_event *event,
                             const struct record_session *session);
enum status records_events(struct records *records, int64_t pupil, int64_t but_session,
                           int64_t since, records_visitor *visit, void *context);

/* The pupil's model; "" where there is none yet. Adds it to `model`. */
enum status records_model(struct records *records, int64_t pupil, struct strbuf *model);

/* Calls with the name and model of each pupil of a class, by name. */
typedef bool records_model_visitor(void *context, int64_t pupil, const char *name, int64_t events,
                                   int64_t last, const char *model);
enum status records_models(struct records *records, int64_t class, records_model_visitor *visit,
                           void *context);

/* Makes the pupil's model anew of all events. *changed, which may be NULL: it is another one than
 * was kept. `keep`: it takes its place. */
enum status records_relearn(struct records *records, int64_t pupil,
                            const struct records_learner *learner, bool keep, bool *changed);

#endif
