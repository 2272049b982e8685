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
};

/*
 * Deletes what a class keeps no longer, as it was said when it was made, and says how much that
 * was: for whoever begins to play, to learn or to report. The limit is the beginning of a day, so
 * that nothing is left to do before the next one. A failure is reported.
 */
enum exit_code expire_due(const struct records_file *file, const struct record_class *class);

/*
 * Deletes what is older than was typed, a date or an age: of that class, or NULL: of all, which
 * have been read. Without --force it asks at a terminal, and elsewhere refuses. All is reported.
 */
enum exit_code expire_typed(struct records_file *file, const struct record_class *class,
                            const char *typed);

enum { KEEP_DAYS = 30, KEEP_MOST = 36500 };

#define OPTION_ROW_KEEP                                                                            \
    {                                                                                              \
        .name = "keep", .kind = OPTION_WHOLE, .argument = N_("DAYS"),                              \
        .help =                                                                                    \
            N_("delete games and lessons that were saved more than so many days ago, those of "    \
               "a class excepted; by default 30, and 0 keeps them all"),                           \
        .highest = KEEP_MOST                                                                       \
    }

/* Deletes journals in the user's own folder that are older than --keep says, or KEEP_DAYS, by the
 * day in their name; not those of a class's sessions, nor one that is open in another window.
 * Returns how many. The command has OPTION_ROW_KEEP, and OPTION_ROW_RECORDS. Where the records
 * cannot be read, and so nobody knows which are a class's, none goes. */
int expire_journals(const struct command_line *line);

#endif
