/*
 * The class's book: where breuk play and breuk lesson write what pupils of a class do. A zeroed one
 * is closed: nothing is written, and every call does nothing. Once something fails nothing more is
 * written; whoever plays stops, and class_book_report says why. A journal holds what was done
 * meanwhile: whoever goes on with it fills the book in.
 */
#ifndef BREUK_CLI_RECORDS_CLASS_BOOK_H
#define BREUK_CLI_RECORDS_CLASS_BOOK_H

#include "cli/command.h"
#include "cli/records/class_names.h"
#include "cli/records/records_file.h"
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
    int64_t first; /* number of the oldest that was there when it went on: those before are too old
                      to be kept; 0 */
    struct renamed {
        const char *name; /* in the journal; belongs to `names` */
        int64_t pupil;    /* whose it was when events of the session were written */
    } * renamed;          /* owned */
    int renamed_count;
    size_t renamed_capacity;
    enum status failed; /* what failed first */
};

/* Opens the book of a class, whose name was typed; of its file is filled what options say. A
 * failure is reported. */
enum exit_code class_book_open(struct class_book *book, const char *class_typed);

/* Opens the one of a journal: of the class that its session, `uid`, is of, whatever that is called
 * now. Where the records have no such session, as the class is gone or it was too old, the book
 * stays closed, and a sentence says so: what was deleted is not to come back. */
enum exit_code class_book_open_again(struct class_book *book, const char *uid);
/* Forgets what options say of its file, too. An open book stays where it is: its names point into
 * it. */
void class_book_close(struct class_book *book);

/* Completes the names of the people among the players, which must be pupils of the class.
 * STATUS_INVALID: *why says which is none; it borrows from both. */
enum status class_book_seat(struct class_book *book, struct players *players, struct message *why);

/* The number of the pupil of that name; 0: there is none, or the book is closed. */
int64_t class_book_pupil(struct class_book *book, const char *name);

/* The same of whoever the next event is of. Where that event was written before, it is the pupil of
 * whom it was written, who may have got another name since: so is then whatever else that name does
 * in the session. */
int64_t class_book_next_pupil(struct class_book *book, const char *name);

/* Opens a session, or goes on with the one of `uid` (NULL: a new one). */
void class_book_begin(struct class_book *book, const char *uid,
                      const struct record_session *session);

/* Writes the next event of the session; it is on the disk when this returns. `learner`, which has
 * to be of that pupil, becomes what the pupil knows after it. An event that was written before the
 * game went on is passed over, and so is one that was deleted since, being too old. A pupil 0: it
 * is counted alone. */
void class_book_add(struct class_book *book, int64_t pupil, struct record_event *event,
                    struct learner *learner);

/* The same with a number of its own, from 1, so that it is written once, however often its session
 * goes on. */
void class_book_add_apart(struct class_book *book, int64_t pupil, int number,
                          struct record_event *event, struct learner *learner);

/* What the pupil knows. False: nobody knows, and `learner` is zeroed. */
bool class_book_read(struct class_book *book, int64_t pupil, struct learner *learner);

/* Adds what the pupil did before this session that tells of beliefs. */
void class_book_weigh(struct class_book *book, int64_t pupil, struct evidence *evidence);

/* Adds “ --class CLASS”, and “ --records FILE” where it was given, to a line to type. */
void class_book_add_options(const struct class_book *book, struct strbuf *out);

/* Says what failed, if anything did; EXIT_DONE if nothing did. */
enum exit_code class_book_report(const struct class_book *book);

/* What the first line of a game or lesson says: whether anything is recorded, and what of. */
struct message class_book_says(const struct class_book *book);

#endif
