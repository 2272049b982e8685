/*
 * Who of another machine's records is who of these: by uid, by an alias of it, or by class and name
 * alone, which somebody has to settle. Private to the room; what others ask is in merging.h.
 */
#ifndef BREUK_RECORDS_MATCHING_H
#define BREUK_RECORDS_MATCHING_H

#include "records/database.h"
#include "records/merging.h"

/* Forgets what failed before in either file. */
void matching_begin(struct records *records, struct records *other);
/* Returns the status. Whichever file failed has a sentence for it, which is asked of `records`. */
enum status matching_outcome(struct records *records, const struct records *other,
                             enum status status);

/* The other file's pupils: id, uid, class, name, how many events. NULL: *status says what failed.
 */
sqlite3_stmt *matching_pupils(struct records *other, enum status *status);

/* All uids of a pupil of the other file; the pupil's own comes first. NULL: *status says what
 * failed. */
sqlite3_stmt *matching_uids(struct records *other, int64_t theirs, enum status *status);

/* How a pupil of the other file stands here. */
struct known {
    int64_t pupil; /* 0: nobody has one of the uids */
    bool forgotten;
};

/* Looks for a pupil of the other file by all uids. */
enum status matching_known(struct records *records, struct records *other, int64_t theirs,
                           struct known *known);

#endif
