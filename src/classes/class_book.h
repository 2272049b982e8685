/*
 * The class's book: where breuk play and breuk lesson write what pupils of a class do. A zeroed
 * book is closed: every call does nothing, and nothing is written. After the first failure nothing
 * more is written; the game or lesson stops, and class_book_report says why. The journal holds the
 * events missing from the book: resuming it fills them in.
 */
#ifndef BREUK_CLASSES_CLASS_BOOK_H
#define BREUK_CLASSES_CLASS_BOOK_H

#include "classes/class_names.h"
#include "classes/records_file.h"
#include "console/manner.h"
#include "lesson/learner/learner.h"
#include "records/events.h"

#define OPTION_CLASS                                                                               \
    TEXT_OPTION("class", 0, N_("CLASS"),                                                           \
                N_("record what the pupils of this class do; “breuk class” makes one")),           \
        .filled = true

struct class_book {
    struct records_file file;
    struct class_names names;
    const char *class_name; /* belongs to `names`; NULL: the book is closed */
    int64_t class_id;
    int64_t session;           /* 0: none is open */
    char uid[RECORD_UID_SIZE]; /* of the session, for its journal */
    int64_t number;            /* of the event written last */
    int64_t first; /* number of the oldest event left when the session was resumed, or 0: earlier
                      ones were too old to keep */
    struct renamed {
        const char *name; /* in the journal; belongs to `names` */
        int64_t pupil;    /* the pupil who had it when events of the session were written */
    } * renamed;          /* owned */
    int renamed_count;
    size_t renamed_capacity;
    enum status failed; /* the first failure */
};

/* Opens the book of a class, whose name was typed; the members of `file` that come from options
 * must be set. Reports a failure. */
enum exit_code class_book_open(struct class_book *book, const char *class_typed);

/* Opens the book for a journal: that of the class of its session, `uid`, even if the class has been
 * renamed. If the records have no such session, because the class is gone or the session was too
 * old, the book stays closed, and class_book_says tells so: deleted records must not come back. */
enum exit_code class_book_open_again(struct class_book *book, const char *uid);
/* Closes the book, and forgets the options set in `file`, too. An open book must not move: its
 * names point into it. */
void class_book_close(struct class_book *book);

/* Completes the names of the people among the players, who must be pupils of the class.
 * STATUS_INVALID: *why says which one is not; it borrows from both. */
enum status class_book_seat(struct class_book *book, struct players *players, struct message *why);

/* Returns the number of the pupil of that name; 0: there is none, or the book is closed. */
int64_t class_book_pupil(struct class_book *book, const char *name);

/* Does the same for the next event. If that event is already recorded, returns the pupil it was
 * recorded for, who may have been renamed since; from then on that name means this pupil for the
 * rest of the session. */
int64_t class_book_next_pupil(struct class_book *book, const char *name);

/* Opens a session, or goes on with the one of `uid` (NULL: a new one). */
void class_book_begin(struct class_book *book, const char *uid,
                      const struct record_session *session);

/* Writes the next event of the session; it is on the disk when this returns. `learner`, which has
 * to be of that pupil, is updated to the pupil's knowledge after it. Skips an event that was
 * written before the game was resumed, or that was deleted since as too old. If `pupil` is 0 the
 * event is only counted. */
void class_book_add(struct class_book *book, int64_t pupil, struct record_event *event,
                    struct learner *learner);

/* Does the same with a number that the caller gives, from 1, so that the event is written once,
 * however often its session is resumed. */
void class_book_add_apart(struct class_book *book, int64_t pupil, int number,
                          struct record_event *event, struct learner *learner);

/* Reads the records' model of the pupil. False: there is none, and `learner` is zeroed. */
bool class_book_read(struct class_book *book, int64_t pupil, struct learner *learner);

/* Adds what the pupil did before this session that tells of beliefs. */
void class_book_weigh(struct class_book *book, int64_t pupil, struct evidence *evidence);

/* Adds “ --class CLASS”, and “ --records FILE” where it was given, to a line to type. */
void class_book_add_options(const struct class_book *book, struct strbuf *out);

/* Says what failed, if anything did; EXIT_DONE if nothing did. */
enum exit_code class_book_report(const struct class_book *book);

/* Returns the first line of a game or lesson: whether answers are recorded, and of which class. */
struct message class_book_says(const struct class_book *book);

#endif
