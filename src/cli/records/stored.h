/* What is stored of a class: shown whole, forgotten, and deleted once it is old; for breuk report.
 */
#ifndef BREUK_CLI_RECORDS_STORED_H
#define BREUK_CLI_RECORDS_STORED_H

#include "cli/command.h"
#include "cli/records/records_file.h"
#include "cli/whole_file.h"
#include "records/forgetting.h"

/* The options that ask for it. */
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

/* What they say, and what goes with them; NULL: not given. */
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
 * Forgets the pupil who was typed; or whoever had that name and was removed from the class, of whom
 * only journals are left. Journals of the pupil's own are deleted, in those that others
 * played or sat too “pupil-N” takes the place of the name. Without --force it asks at a terminal,
 * and elsewhere refuses. All is reported.
 */
enum exit_code forget_pupil(struct records_file *file, const struct record_class *class,
                            const char *typed);

/* The same of a name where there is no class, and perhaps no file of records. */
enum exit_code forget_name(struct records_file *file, const char *typed);

/* Gives a pupil of that class another name in all journals that forgetting would find, before the
 * records do: who is forgotten later is looked for by the new name. All is reported; nothing is
 * changed while one of them is open in another window, or names somebody else so. */
enum exit_code rename_in_journals(const struct records_file *file, int64_t class, const char *name,
                                  const char *to);

/* What became of journals. */
struct forgotten_journals {
    int renamed, deleted;
    int left; /* files that keep the name, or may; each was told */
};

/* Takes the name of a pupil of that class out of all journals, before the records forget who had
 * which; nothing is changed while one of them is open in another window. Where it is NULL, deletes
 * all journals of the class but those that are open. All is reported. */
enum exit_code forget_in_journals(const struct records_file *file, int64_t class, const char *name,
                                  struct forgotten_journals *done);

/* Says how many journals of a class it would delete and rename. */
enum exit_code forget_count(const struct records_file *file, int64_t class,
                            struct forgotten_journals *would);
/* Adds that to sentences about what is lost. */
void forget_add_loss(const struct forgotten_journals *would, struct strbuf *out);

/* What is older than it may be: events of a class, with the sessions that become empty and their
 * journals; and journals of games and lessons that nobody records. */

/* What went. */
struct expired {
    struct records_removed removed;
    int journals;
    enum exit_code code; /* of journals that could not be deleted, which was reported */
};

/*
 * Deletes what a class keeps no longer, as it was said when it was made, and says how much that
 * was: for whoever begins to play, to learn or to report. The limit is the beginning of a day, so
 * that nothing is left to do before the next one. Where more than a tenth of
 * it would go after a pause of half a year, the clock may be wrong: then it asks at a terminal, and
 * elsewhere deletes nothing and says what to type. So it does with records that --records names:
 * they may be another computer's. A failure is reported.
 */
enum exit_code expire_due(const struct records_file *file, const struct record_class *class);

/*
 * Deletes what is older than was typed, a date or an age: of that class, or NULL: of all, which
 * have been read. Without --force it asks at a terminal, and elsewhere refuses. All is reported. As
 * long as a journal cannot be deleted its session stays, too, so that it is found the next time.
 */
enum exit_code expire_typed(struct records_file *file, const struct record_class *class,
                            const char *typed);

enum { EXPIRE_MOST = 36500 /* days */ };

#define OPTION_KEEP                                                                                \
    WHOLE_OPTION("keep", 0, N_("DAYS"), 0, EXPIRE_MOST,                                            \
                 N_("delete saved games and lessons that are older than so many days and of no "   \
                    "class: by default 30; 0: never"))

/* What OPTION_KEEP and OPTION_RECORDS say. */
struct keep_options {
    int64_t days;        /* so long a journal is kept that is of no class; 0: for ever */
    const char *records; /* NULL: the user's own */
};

/*
 * Deletes journals in the user's own folder that are older, by the day in their name; not those of
 * a class's sessions, nor one that is open, here or in another window. Says how many, if any went.
 * `records` are those that are open, which may be NULL: then the file that --records names, or the
 * user's own, is looked into. Where it cannot be read nobody knows which are a class's, and none
 * goes.
 */
void expire_journals(const struct keep_options *keep, struct records *records,
                     void (*say)(void *context, struct message message), void *context);

#endif
