/*
 * What another machine recorded comes into these records: classes by their names, pupils, sessions
 * and events by what they are called on all machines (uid). What is here already stays as it is, so
 * that merging twice changes nothing, and in which order files are merged does not matter.
 *
 * Two machines that were given the same list of names do not know that they mean the same people.
 * So somebody has to say it, once: then the other uid is kept as an alias. Why:
 * docs/design/journal.md, “Several machines”.
 */
#ifndef BREUK_RECORDS_MERGING_H
#define BREUK_RECORDS_MERGING_H

#include "records/classes.h"
#include "records/events.h"

/*
 * Opens a copy of another file, brought up to date where it is older; the file itself is only read.
 * STATUS_EXISTS: it is the file of `records`. STATUS_NOT_FOUND. Otherwise as records_open; a page
 * that is damaged is found here. *why borrows the path. On success *out belongs to the caller:
 * records_close.
 */
enum status records_open_other(struct records **out, const struct records *records,
                               const char *path, struct message *why);

/* A pupil of the other file who has the class and the name of one who is here. */
struct record_clash {
    const char *uid, *class, *name;
    int64_t here, there; /* events */
    enum clash_choice { CLASH_OPEN, CLASH_SAME, CLASH_ANOTHER } choice;
};

/* A zeroed one is empty; the arena owns the texts. */
struct record_clashes {
    struct arena arena;
    int count;
    size_t capacity;
    struct record_clash *list;
};
void record_clashes_release(struct record_clashes *clashes);

/* By class and name; none of them is settled. */
enum status records_clashes(struct records *records, struct records *other,
                            struct record_clashes *out);

/* The pupils of these records whom the other machine has forgotten. */
enum status records_forgotten_there(struct records *records, struct records *other,
                                    struct record_pupils *out);

/* How many of each came in, and how many pupils were forgotten. */
struct records_merged {
    int64_t classes, pupils, sessions, events, forgotten;
};

/*
 * Merges, as a whole or not at all. Of a clash, the same person gets the events of both; another
 * one gets the first free name of “Ann-2”, “Ann-3” … Who was forgotten here or there stays
 * forgotten, or becomes it (records_sweep is up to the caller). An event keeps its time. The models
 * of all pupils who got events are made anew. Of a session only what it takes to play it again is
 * taken, not the path of its journal, which lies on the other machine. STATUS_EXISTS: there is a
 * clash that nobody has settled.
 */
enum status records_merge(struct records *records, struct records *other,
                          const struct record_clashes *clashes,
                          const struct records_learner *learner, struct records_merged *merged);

#endif
