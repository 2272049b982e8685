/* The file of records for a command: opened, its failures said, a class found in it by its name. */
#ifndef BREUK_CLI_RECORDS_RECORDS_FILE_H
#define BREUK_CLI_RECORDS_RECORDS_FILE_H

#include "base/strbuf.h"
#include "cli/command.h"
#include "records/classes.h"
#include "records/merging.h"

#define OPTION_RECORDS                                                                             \
    TEXT_OPTION("records", 0, N_("FILE"),                                                          \
                N_("keep records in this file instead of your own folder")),                       \
        .filled = true

/* What the options say is filled before it is opened, the rest is zero. Release it in any case:
 * records_file_close. It stays where it is while it is open. */
struct records_file {
    const struct manner *manner; /* borrowed */
    const char *named;           /* --records, borrowed; NULL: the user's own are meant */
    bool force; /* --force, of a command that deletes: nobody is asked whether it is meant */
    struct strbuf path;
    struct strbuf files;     /* of which it consists, for whoever writes another (whole_file.h) */
    struct records *records; /* NULL: there is no file yet, and so no class */
    void (*say)(void *context, struct message message); /* who says that it waits for another
                                                           program; NULL: stderr */
    void *context;                                      /* of `say` */
    bool waited;                                        /* that has been said */
    struct record_classes classes;
};

/* Opens the file that --records names, else the user's own. `create`: one that is not there is
 * made. A failure is reported. Where another program keeps it busy, now or later, it is waited for,
 * for a minute, which is said once; Ctrl-C ends that. */
enum exit_code records_file_open(struct records_file *file, bool create);

/* Opens the file, if it is there, for a command that only reads: one that cannot be written is read
 * as it is. */
enum exit_code records_file_open_to_read(struct records_file *file);
void records_file_close(struct records_file *file);

/* Whether these are the records of whoever is logged in. A file that --records names may have come
 * from anywhere: what it says was not decided here. */
bool records_file_is_own(const struct records_file *file);

/* Opens the user's own records beside others that --records names, which may be a copy of them:
 * what the former still know is theirs. *own is NULL where these are the own, or there are none.
 * The caller closes it. A failure is reported. */
enum exit_code records_file_open_own(const struct records_file *file, struct records **own);

/* Reports why a call on its records failed; returns EXIT_DONE of STATUS_OK. */
enum exit_code records_file_failed(const struct records_file *file, enum status status);

/* Reads the classes anew; rows that were given before are no longer valid. */
enum exit_code records_file_read_classes(struct records_file *file);

/* Returns the class of that name, small and capital letters apart; NULL: there is none. The classes
 * have been read. */
const struct record_class *records_file_find(const struct records_file *file, const char *name);

/* Reads the classes, and finds the one that was typed. NULL: it was reported why not, with what to
 * type to make it; *code says what that means. */
const struct record_class *records_file_class(struct records_file *file, const char *typed,
                                              enum exit_code *code);

/* Adds “ --records FILE”; of NULL nothing. */
void records_option_add(struct strbuf *out, const char *records);

/* Adds a line to type: “breuk class ”, as this program was called, the verb, words ended by NULL,
 * and --records where it was given. */
void records_file_add_line(struct strbuf *out, const struct records_file *file, const char *verb,
                           const char *const *words);

/* Says that what pupils of the class have learned is no text of ours, and how it is made anew. */
enum exit_code records_file_unlearned(const struct records_file *file, const char *class);

/* Records of other machines come into these. */

/* The words of --same-names: in the order of enum clash_choice behind CLASH_OPEN; ended by NULL. */
extern const char *const same_names_words[];

/*
 * Merges files, one after the other. All of them are opened first: where one is damaged, of another
 * program or not there, nothing is merged. Pupils of one class and name whom nobody has compared
 * yet are asked about at a terminal; elsewhere `all` says what they are, or it refuses.
 * Whoever was forgotten there is forgotten here, in the journals too. All is reported.
 */
enum exit_code merge_files(struct records_file *file, char **paths, int count,
                           enum clash_choice all);

#endif
