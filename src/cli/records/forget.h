/* A pupil is forgotten: in the records, in the copies beside them, and in the journals. */
#ifndef BREUK_CLI_RECORDS_FORGET_H
#define BREUK_CLI_RECORDS_FORGET_H

#include "cli/records/records_file.h"

/*
 * Forgets the pupil who was typed; or whoever had that name and was removed from the class, of whom
 * only journals are left. Journals of the pupil's own are deleted, in those that others
 * played or sat too “pupil-N” takes the place of the name. Without --force it asks at a terminal,
 * and elsewhere refuses. All is reported.
 */
enum exit_code forget_pupil(struct records_file *file, const struct record_class *class,
                            const char *typed);

/* Gives a pupil of that class another name in all journals of the class, before the records do: who
 * is forgotten is looked for by name. All is reported; nothing is changed while one of them is open
 * in another window, or names somebody else so. */
enum exit_code rename_in_journals(const struct records_file *file, int64_t class, const char *name,
                                  const char *to);

/* What became of journals. */
struct forgotten_journals {
    int renamed, deleted;
};

/* Takes the name of a pupil of that class out of all journals, before the records forget who had
 * which. All is reported; nothing is changed while one of them is open in another window. */
enum exit_code forget_in_journals(const struct records_file *file, int64_t class, const char *name,
                                  struct forgotten_journals *done);

#endif
