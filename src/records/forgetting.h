/*
 * What is taken out of the records for good. A forgotten pupil's uid stays in the file, a number of
 * chance that says nothing of anybody: so a file that is merged later does not bring the pupil
 * back.
 *
 * What was deleted is overwritten where it stood
 * (https://sqlite.org/pragma.html#pragma_secure_delete); that it stands nowhere else in the file,
 * in its log, or in copies that were made beside it, is sure only after records_sweep. Why:
 * docs/design/journal.md, “A pupil is forgotten”.
 */
#ifndef BREUK_RECORDS_FORGETTING_H
#define BREUK_RECORDS_FORGETTING_H

#include "base/memory.h"
#include "records/events.h"

/* Texts that records hold. The arena owns them. A zeroed one is empty; record_texts_release in any
 * case. */
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

/* Where journals are, and the uid of the session that each is of: a path alone says little, as
 * another file may lie there by now. As record_texts. */
struct record_journals {
    struct arena arena;
    int count;
    size_t capacity;
    struct record_journal {
        const char *path, *session;
    } * list;
};
void record_journals_release(struct record_journals *journals);

/* Adds those of all sessions of a class, in which a pupil may have sat without doing anything. */
enum status records_class_journals(struct records *records, int64_t class,
                                   struct record_journals *out);

/* Adds what all machines call the pupil, and what others do. */
enum status records_pupil_uids(struct records *records, int64_t pupil, struct record_texts *out);

/* Adds those of sessions that end before a time: that hold no later event, or none at all. */
enum status records_old_journals(struct records *records, int64_t class, int64_t before,
                                 struct record_journals *out);

/* Forgets where the journal is of sessions that have this one. */
enum status records_journal_drop(struct records *records, const char *path);

/* Forgets where the journal of that session is. */
enum status records_session_journal_drop(struct records *records, const char *session);

/* What was taken out. */
struct records_removed {
    int64_t events, sessions;
};

/* Deletes all of a pupil: events, the sessions that held no others', model, name. */
enum status records_forget(struct records *records, int64_t pupil, struct records_removed *removed);

/* Whether a pupil of that uid was forgotten. */
enum status records_is_forgotten(struct records *records, const char *uid, bool *forgotten);

/* What records_expire would delete. */
struct records_old {
    int64_t events, of; /* so many of all events of the class */
    int64_t last, next; /* when the last of them was, and the first of those that stay; 0: none */
};
enum status records_old(struct records *records, int64_t class, int64_t before,
                        struct records_old *old);

/* Deletes the events of a class before a time, and the sessions that ended before it and name no
 * journal any more; the models of its pupils are made anew of what is left. */
enum status records_expire(struct records *records, int64_t class, int64_t before,
                           const struct records_learner *learner, struct records_removed *removed);

/*
 * Writes the file anew without what was deleted, empties its log, and deletes the copies that were
 * made beside it before it was brought up to date (FILE.format-N), as they hold what was deleted.
 * *copies: how many there were; it may be NULL. STATUS_UNREADABLE: another program has the file in
 * use, so that not all of it could be done.
 */
enum status records_sweep(struct records *records, int *copies);

/* Does the same but for writing the file anew, which takes as long as the file is large: for what
 * is deleted day after day, and overwritten where it stood. */
enum status records_sweep_lightly(struct records *records);

#endif
