/* What is older than it may be: events of a class, with the sessions that become empty and their
 * journals; and journals of games and lessons that nobody records. */
#ifndef BREUK_CLI_RECORDS_EXPIRE_H
#define BREUK_CLI_RECORDS_EXPIRE_H

#include "cli/records/records_file.h"
#include "records/forgetting.h"

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

#define OPTION_ROW_KEEP                                                                            \
    {                                                                                              \
        .name = "keep", .kind = OPTION_WHOLE, .argument = N_("DAYS"),                              \
        .help = N_("delete saved games and lessons that are older than so many days and of no "    \
                   "class: by default 30; 0: never"),                                              \
        .highest = EXPIRE_MOST                                                                     \
    }

/* How many days a journal is kept that is of no class: --keep, or JOURNALS_DAYS. 0: for ever. The
 * command has OPTION_ROW_KEEP. */
int64_t expire_days(const struct command_line *line);

/*
 * Deletes journals in the user's own folder that are older, by the day in their name; not those of
 * a class's sessions, nor one that is open, here or in another window. Says how many, if any went.
 * `records` are those that are open, which may be NULL: then the file that --records names, or the
 * user's own, is looked into (the command has OPTION_ROW_RECORDS). Where it cannot be read nobody
 * knows which are a class's, and none goes.
 */
void expire_journals(const struct command_line *line, struct records *records,
                     void (*say)(void *context, struct message message), void *context);

#endif
