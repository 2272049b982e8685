/*
 * Merges another machine's records into these: classes are matched by name; pupils, sessions and
 * events by the uid that all machines share. Existing rows stay as they are, so that merging twice
 * changes nothing, and the order in which files are merged does not matter.
 *
 * Two machines that were given the same list of names do not know that they mean the same people.
 * So a person has to say it, once: then the other uid is kept as an alias. Why:
 * docs/design/journal.md, “Several machines”.
 */
#ifndef BREUK_RECORDS_MERGING_H
#define BREUK_RECORDS_MERGING_H

#include "records/classes.h"
#include "records/events.h"

/*
 * Opens a copy of another file, brought up to date if it is older; the file itself is only read.
 * STATUS_EXISTS: it is the file of `records`. STATUS_NOT_FOUND. Otherwise as records_open; a
 * damaged page is found here. *why borrows the path. On success *out belongs to the caller:
 * records_close.
 */
enum status records_open_other(struct records **out, const struct records *records,
                               const char *path, struct message *why);

/* A pupil of the other file with the class and the name of a pupil here. */
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

/* Lists the clashes, by class and name, all of them CLASH_OPEN. */
enum status records_clashes(struct records *records, struct records *other,
                            struct record_clashes *out);

/* Lists the pupils of these records whom the other machine has forgotten. */
enum status records_forgotten_there(struct records *records, struct records *other,
                                    struct record_pupils *out);

/* How many of each were added, and how many pupils were forgotten. */
struct records_merged {
    int64_t classes, pupils, sessions, events, forgotten;
};

/*
 * Merges, as a whole or not at all. In a clash, the same person gets the events of both; another
 * person gets the first free name of “Ann-2”, “Ann-3” … A pupil who was forgotten here stays
 * forgotten, and one who was forgotten there is forgotten here, too (records_sweep is up to the
 * caller). An event keeps its time. The models of all pupils who got events are made anew. A
 * session comes without the path of its journal, which lies on the other machine. STATUS_EXISTS:
 * there is a clash that is still open.
 */
enum status records_merge(struct records *records, struct records *other,
                          const struct record_clashes *clashes,
                          const struct records_learner *learner, struct records_merged *merged);

#endif
