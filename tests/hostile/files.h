/*
 * Files that mean harm, and what `breuk check` must say of each. The test of them and the benchmark
 * share this table.
 */
#ifndef BREUK_TESTS_HOSTILE_FILES_H
#define BREUK_TESTS_HOSTILE_FILES_H

#include <stdbool.h>
#include <sys/types.h>

/* Where they are made. Beside it lies a file that none of them may get opened. */
struct hostile_folder {
    char
        top[64]; /* a folder of our own; the files are in top/decks, the secret is top/secret.xml */
    int watch;   /* tells who opens the secret; −1 where the system cannot tell */
    int listener; /* a port of this machine that nobody may knock at; −1 without one */
    int port;
    int keep[2];    /* what keeps a pipe and a socket alive */
    pid_t appender; /* writes and writes to a file */
};

struct hostile_file {
    const char *name; /* in the folder; or a path that begins with "/" */
    void (*make)(const struct hostile_folder *folder, const char *path); /* NULL: text */
    const char *text;
    int exit_code;
    const char *says; /* how the first complaint begins; NULL: anyhow */
};

extern const struct hostile_file hostile_files[];
extern const int hostile_count;

/* A deck as large as a file may be, all of it blanks but for one card: the yardstick. */
#define HOSTILE_PLAIN "plain.xml"
void hostile_make_plain(const struct hostile_folder *folder);

/* Both end the program when the machine does not do what they need. */
void hostile_make(struct hostile_folder *folder);
void hostile_remove(struct hostile_folder *folder);

/* Whether the secret was opened, or somebody knocked, since it was asked last. */
bool hostile_was_touched(const struct hostile_folder *folder);

struct hostile_run {
    int exit_code;              /* −1: ended by a signal, or by us after a minute */
    char out[4096], said[4096]; /* stdout and stderr, from the beginning */
    double milliseconds;        /* of CPU time */
    long kilobytes;             /* resident, at most */
};

/* Runs the program with these words, the last of which is NULL, in top/decks. */
void hostile_run(const struct hostile_folder *folder, const char *const *words,
                 struct hostile_run *run);

#endif
