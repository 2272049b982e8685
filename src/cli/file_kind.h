/* The kinds of XML files there are: how a file of each is checked, and where its schemas stand. */
#ifndef BREUK_CLI_FILE_KIND_H
#define BREUK_CLI_FILE_KIND_H

#include "base/diag.h"
#include "base/status.h"
#include "xml/xml.h"
#include "json/writer.h"

/* What a right file holds: figures for people and for programs. */
struct file_facts {
    struct message message; /* "{file}: fine, …"; the file is yet to be added */
    struct file_fact {
        const char *name; /* in JSON */
        int64_t count;
    } fact[4];
    int count;
};

enum { FILE_KIND_TRIES = 4 };

struct file_kind {
    const char *name;    /* as --schema takes it; the root's element */
    const char *library; /* for library_open() */
    const struct grammar *grammar;
    /* Loads the file as the program does for use, and so makes every complaint that there is.
     * document: what was read of it, perhaps with complaints. */
    enum status (*check)(const char *path, const struct xml_document *document,
                         struct file_facts *facts, struct diag *diag);
    /* What to type next with a new one, to the first NULL; %s is the file. */
    const char *tries[FILE_KIND_TRIES];
};

enum { FILE_KINDS = 4 };
extern const struct file_kind file_kinds[FILE_KINDS];

const struct file_kind *file_kind_of(const struct grammar *grammar);

#endif
