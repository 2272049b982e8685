/*
 * Takes data out of the records for good. A forgotten pupil's uid stays in the file, a random
 * number that says nothing of the pupil: so a file that is merged later does not bring the pupil
 * back.
 *
 * Deleted data are overwritten in place (https://sqlite.org/pragma.html#pragma_secure_delete); only
 * records_sweep ensures that they are nowhere else in the file, in its log, or in copies that were
 * made beside it. Why: docs/design/journal.md, “A pupil is forgotten”.
 */
#ifndef BREUK_RECORDS_FORGETTING_H
#define BREUK_RECORDS_FORGETTING_H

#include "base/memory.h"
#include "records/events.h"

/* Texts that records hold. The arena owns them. A zeroed one is empty; call record_texts_release in
 * any case. */
struct record_texts {
    struct arena arena;
    int count;
    size_t capacity;
    const char **text;
};
void record_texts_release(struct record_texts *texts);

/* Adds the paths of the journals of all sessions in which the pupil did something. */
enum status records_pupil_journals(struct records *records, int64_t pupil,
                                   struct record_texts *out);

/* The paths of journals, each with the uid of its session: a path alone says little, as another
 * file may lie there by now. As record_texts. */
struct record_journals {
    struct arena arena;
    int count;
    size_t capacity;
    struct record_journal {
        const char *path, *session;
    } * list;
};
void record_journals_release(struct record_journals *journals);

/* Adds the journals of all sessions of a class, in which a pupil may have sat without doing
 * anything. */
enum status records_class_journals(struct records *records, int64_t class,
                                   struct record_journals *out);

/* Adds the uids of the pupil: their own, and the aliases from other machines. */
enum status records_pupil_uids(struct records *records, int64_t pupil, struct record_texts *out);

/* Adds the journals of those sessions of a class that began before a time and hold no event from
 * then on, or none at all. */
enum status records_old_journals(struct records *records, int64_t class, int64_t before,
                                 struct record_journals *out);

/* Clears the path of the journal in all sessions that name this one. */
enum status records_journal_drop(struct records *records, const char *path);

/* Clears the path of that session's journal. */
enum status records_session_journal_drop(struct records *records, const char *session);

/* How many rows were deleted. */
struct records_removed {
    int64_t events, sessions;
};

/* Deletes all data of a pupil: events, those of their sessions in which no other pupil has events,
 * model, name. The uids stay, as those of a forgotten pupil. */
enum status records_forget(struct records *records, int64_t pupil, struct records_removed *removed);

/* Sets *forgotten to true if a pupil of that uid was forgotten. */
enum status records_is_forgotten(struct records *records, const char *uid, bool *forgotten);

/* The events that records_expire would delete. */
struct records_old {
    int64_t events, of; /* `events` of the `of` events of the class */
    int64_t last, next; /* the time of the last of these, and of the first that stays; 0: none */
};
enum status records_old(struct records *records, int64_t class, int64_t before,
                        struct records_old *old);

/* Deletes the events of a class before a time, and the sessions that ended before it and name no
 * journal any more; the models of its pupils are made anew of the remaining events. */
enum status records_expire(struct records *records, int64_t class, int64_t before,
                           const struct records_learner *learner, struct records_removed *removed);

/*
 * Writes the file anew without the deleted data, empties its log, and deletes the copies that were
 * made beside it before it was brought up to date (FILE.format-N), as they hold deleted data.
 * *copies: how many there were; it may be NULL. STATUS_UNREADABLE: another program has the file in
 * use, so that not all of it could be done.
 */
enum status records_sweep(struct records *records, int *copies);

/* Does the same except for writing the file anew, which takes time in proportion to its size: for
 * daily deletions, which are overwritten in place. */
enum status records_sweep_lightly(struct records *records);

#endif
