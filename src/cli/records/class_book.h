/*
 * The class's book: where breuk play and breuk lesson write what pupils of a class do. A zeroed one
 * is closed: nothing is written, and every call does nothing. What fails is kept: nothing more is
 * written, and whoever plays stops and says why (class_book_report).
 */
#ifndef BREUK_CLI_RECORDS_CLASS_BOOK_H
#define BREUK_CLI_RECORDS_CLASS_BOOK_H

#include "cli/command.h"
#include "lesson/learner/learner.h"
#include "records/events.h"

enum { BOOK_PUPILS = 10 };

struct class_book {
    struct records *records; /* owned; NULL: closed */
    const char *class_name;  /* borrowed */
    int64_t class_id;
    int64_t pupil[BOOK_PUPILS]; /* by seat; 0: a bot, or somebody of no class */
    int64_t session;            /* 0: none is open */
    char uid[RECORD_UID_SIZE];  /* of the session, for its journal */
    int64_t number;             /* of the event written last */
    enum status failed;         /* what failed first */
};

void class_book_close(struct class_book *book);

/* Opens a session, or goes on with the one of `uid` (""  or NULL: a new one). */
void class_book_begin(struct class_book *book, const char *uid,
                      const struct record_session *session);

/* Writes the next event of the session, of whoever has that seat; it is on the disk when this
 * returns. `learner`, which has to be of that pupil, becomes what the pupil knows after it. An event
 * that was written before the game went on is passed over. */
void class_book_add(struct class_book *book, int seat, struct record_event *event,
                    struct learner *learner);

/* The same with a number of its own, so that it is written once, however often its session goes
 * on: above all that class_book_add gives. */
enum { BOOK_APART = 1000000 };
void class_book_add_apart(struct class_book *book, int seat, int64_t number,
                          struct record_event *event, struct learner *learner);

/* What the pupil at that seat knows. False: nobody knows, `learner` is zeroed. */
bool class_book_read(struct class_book *book, int seat, struct learner *learner);

/* Adds what that pupil did before this session that tells of beliefs. */
void class_book_weigh(struct class_book *book, int seat, struct evidence *evidence);

/* Says what failed, if anything did. */
enum exit_code class_book_report(const struct class_book *book, const struct command_line *line);

#endif
