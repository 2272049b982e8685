/* The file of records for a command: opens it, reports its failures, and finds a class in it by
 * name. */
#ifndef BREUK_CLASSES_RECORDS_FILE_H
#define BREUK_CLASSES_RECORDS_FILE_H

#include "base/strbuf.h"
#include "console/manner.h"
#include "records/classes.h"
#include "records/merging.h"

#define OPTION_RECORDS                                                                             \
    TEXT_OPTION("records", 0, N_("FILE"),                                                          \
                N_("keep records in this file instead of your own folder")),                       \
        .filled = true

/* Before it is opened the members that come from options are set, and the rest is zero. Release it
 * in any case: records_file_close. It must not move while it is open. */
struct records_file {
    const struct manner *manner; /* borrowed */
    const char *named;           /* --records, borrowed; NULL: the user's own are meant */
    bool force;                  /* --force: a command deletes without asking */
    struct strbuf path;
    struct strbuf files;     /* its files, which must not be overwritten (whole_file.h) */
    struct records *records; /* NULL: there is no file yet, and so no class */
    void (*say)(void *context, struct message message); /* says that it waits for another program;
                                                           NULL: on stderr */
    void *context;                                      /* of `say` */
    bool waited;                                        /* `say` has been called */
    struct record_classes classes;
};

/* Opens the file that --records names, else the user's own. `create`: makes it if it is not there.
 * Reports a failure. If another program keeps it busy, now or later, waits for up to a minute, and
 * says so once; Ctrl-C ends the wait. */
enum exit_code records_file_open(struct records_file *file, bool create);

/* Opens the file, if it is there, for a command that only reads: one that cannot be written is read
 * as it is. */
enum exit_code records_file_open_to_read(struct records_file *file);
void records_file_close(struct records_file *file);

/* True if these are the records of the user who is logged in. A file that --records names may have
 * come from anywhere: its settings were not chosen here. */
bool records_file_is_own(const struct records_file *file);

/* Opens the user's own records beside others that --records names, which may be a copy of them:
 * journals that the own ones still know belong to those. *own is NULL where these are the own, or
 * there are none. The caller closes it. A failure is reported. */
enum exit_code records_file_open_own(const struct records_file *file, struct records **own);

/* Reports why a call on its records failed; returns EXIT_DONE of STATUS_OK. */
enum exit_code records_file_failed(const struct records_file *file, enum status status);

/* Reads the classes anew; rows that were given before are no longer valid. */
enum exit_code records_file_read_classes(struct records_file *file);

/* Returns the class of that name, small and capital letters apart; NULL: there is none. The classes
 * have been read. */
const struct record_class *records_file_find(const struct records_file *file, const char *name);

/* Reads the classes, and finds the one that was typed. NULL: there is none, which is reported with
 * the line to type to make it; *code is the exit code. */
const struct record_class *records_file_class(struct records_file *file, const char *typed,
                                              enum exit_code *code);

/* Adds “ --records FILE”; of NULL nothing. */
void records_option_add(struct strbuf *out, const char *records);

/* Adds a line to type: “breuk class ”, as this program was called, the verb, words ended by NULL,
 * and --records where it was given. */
void records_file_add_line(struct strbuf *out, const struct records_file *file, const char *verb,
                           const char *const *words);

/* Says that the models of the class's pupils cannot be read, and how to make them anew. */
enum exit_code records_file_unlearned(const struct records_file *file, const char *class);

/* Records of other machines come into these. */

/* The words of --same-names: in the order of enum clash_choice behind CLASH_OPEN; ended by NULL. */
extern const char *const same_names_words[];

/*
 * Merges files, one after the other. Opens all of them first: if one is damaged, of another program
 * or not there, merges nothing. For pupils of one class and name that have not been compared yet,
 * `all` is the choice; without it asks at a terminal, and elsewhere refuses. Pupils who were
 * forgotten there are forgotten here, in the journals too. All is reported.
 */
enum exit_code merge_files(struct records_file *file, char **paths, int count,
                           enum clash_choice all);

#endif
