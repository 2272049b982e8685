/* The stored data of a class: shows all of it, forgets a pupil, and deletes old events; for breuk
 * report. */
#ifndef BREUK_CLASSES_STORED_H
#define BREUK_CLASSES_STORED_H

#include "classes/records_file.h"
#include "console/manner.h"
#include "console/whole_file.h"
#include "records/forgetting.h"

/* The options of breuk report for this. */
#define OPTION_ROWS_STORED                                                                         \
    {TEXT_OPTION("export", 0, N_("NAME"),                                                          \
                 N_("show everything that is stored of this pupil; with -o, write it to a file")), \
     .filled = true},                                                                              \
        {TEXT_OPTION(                                                                              \
             "forget", 0, N_("NAME"),                                                              \
             N_("delete everything that is stored of this pupil, in saved games and copies too")), \
         .filled = true},                                                                          \
    {                                                                                              \
        TEXT_OPTION("expire", 0, N_("DATE|AGE"),                                                   \
                    N_("delete answers and turns from before this date, or older than 90 days, "   \
                       "12w, 6m or 1y: of --class, else of all classes")),                         \
            .filled = true                                                                         \
    }

/* The values of these options, and of those that go with them; NULL: not given. */
struct stored_options {
    const char *class;
    struct whole_file output;
    const char *exported, *forgotten; /* pupils, as typed */
    const char *expired;              /* a date or an age, as typed */
};

/* Opens the file, and exports, forgets or deletes, whichever was asked for. Complaints are
 * reported.
 */
enum exit_code stored_run(struct records_file *file, const struct stored_options *options);

/* A pupil is forgotten: in the records, in the copies beside them, and in the journals. */

/*
 * Forgets the pupil who was typed; or a pupil of that name who was removed from the class, of whom
 * only journals are left. Deletes journals in which the pupil was alone; in those of other people,
 * too, “pupil-N” takes the place of the name. Without --force asks at a terminal, and elsewhere
 * refuses. All is reported.
 */
enum exit_code forget_pupil(struct records_file *file, const struct record_class *class,
                            const char *typed);

/* Does the same for a name without a class, and perhaps without a file of records. */
enum exit_code forget_name(struct records_file *file, const char *typed);

/* Gives a pupil of that class another name in all journals that forgetting would find, before the
 * records do: a later search for the pupil uses the new name. All is reported; nothing is changed
 * while one of them is open in another window, or if the new name is somebody else's in one. */
enum exit_code rename_in_journals(const struct records_file *file, int64_t class, const char *name,
                                  const char *to);

/* Counts of changed journals. */
struct forgotten_journals {
    int renamed, deleted;
    int left; /* files that keep the name, or may; each was told */
};

/* Takes the name of a pupil of that class out of all journals, before the records forget the pupil;
 * nothing is changed while one of them is open in another window. If `name` is NULL, deletes all
 * journals of the class but those that are open. All is reported. */
enum exit_code forget_in_journals(const struct records_file *file, int64_t class, const char *name,
                                  struct forgotten_journals *done);

/* Counts the journals of a class that forget_in_journals would delete and rename. */
enum exit_code forget_count(const struct records_file *file, int64_t class,
                            struct forgotten_journals *would);
/* Adds that to sentences about what is lost. */
void forget_add_loss(const struct forgotten_journals *would, struct strbuf *out);

/* Data past its age limit: events of a class, with the sessions that become empty and their
 * journals; and journals of games and lessons that belong to no class. */

/* Counts of deleted data. */
struct expired {
    struct records_removed removed;
    int journals;
    enum exit_code code; /* of journals that could not be deleted, which was reported */
};

/*
 * Deletes events beyond the age limit of the class, and says how many: called when a game, a lesson
 * or a report begins. The limit is the beginning of a day, so that nothing is left to do before the
 * next one. If more than a tenth of the class would go after a pause of half a year, the clock may
 * be wrong: then asks at a terminal, and elsewhere deletes nothing and says what to type. From
 * records that --records names it never deletes, but says what to type: they may be another
 * computer's. Reports a failure.
 */
enum exit_code expire_due(const struct records_file *file, const struct record_class *class);

/*
 * Deletes events older than the date or age that was typed: of that class, or, if it is NULL, of
 * all, which have been read. Without --force asks at a terminal, and elsewhere refuses. All is
 * reported. If a journal cannot be deleted its session stays, too, so that the journal is found the
 * next time.
 */
enum exit_code expire_typed(struct records_file *file, const struct record_class *class,
                            const char *typed);

enum { EXPIRE_MOST = 36500 /* days */ };

#define OPTION_KEEP                                                                                \
    WHOLE_OPTION("keep", 0, N_("DAYS"), 0, EXPIRE_MOST,                                            \
                 N_("delete saved games and lessons that are older than so many days and of no "   \
                    "class: by default 30; 0: never"))

/* The values of OPTION_KEEP and OPTION_RECORDS. */
struct keep_options {
    int64_t days;        /* for which a journal of no class is kept; 0: for ever */
    const char *records; /* NULL: the user's own */
};

/*
 * Deletes older journals in the user's own folders, by the day in their name; but none of a class's
 * sessions, nor one that is open, here or in another window. Says how many, if any were deleted.
 * `records` are the open records; NULL: looks into the file that --records names, or the user's
 * own. If that cannot be read, deletes none, since any may be of a class.
 */
void expire_journals(const struct keep_options *keep, struct records *records,
                     void (*say)(void *context, struct message message), void *context);

#endif
