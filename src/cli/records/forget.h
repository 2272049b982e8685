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

/* Says how many of them it would delete and rename. */
enum exit_code forget_count(const struct records_file *file, int64_t class, const char *name,
                            struct forgotten_journals *would);
/* Adds that to sentences about what is lost. */
void forget_add_loss(const struct forgotten_journals *would, struct strbuf *out);

#endif
