/* The kinds of XML files, each a row of file-kind-list.h, and all that the program must know of
 * one. */
#ifndef BREUK_CLI_KINDS_FILE_KIND_H
#define BREUK_CLI_KINDS_FILE_KIND_H

#include "base/diag.h"
#include "base/status.h"
#include "base/strbuf.h"
#include "cli/command.h"
#include "xml/xml.h"
#include "json/writer.h"

/* What a file without errors holds: figures for people and for programs. */
struct file_facts {
    struct message message; /* "{file}: fine, …"; the file is yet to be added */
    struct file_fact {
        const char *name; /* in JSON */
        int64_t count;
    } fact[4];
    int count;
};

/* What else a file is checked for: as typed, each a name or a path, or NULL. Only a deck, a
 * template and a sheet heed them. */
struct check_with {
    const char *template; /* how the cards look, instead of as the deck says */
    const char *sheet;    /* the paper that they are printed on */
    const char *font;     /* the typeface, instead of the template's; a sheet does not heed it */
    const char *part;     /* the template of a file of label stock; NULL: none was typed */
};

enum { FILE_KIND_TRIES = 4 };

struct lister;

struct file_kind {
    const char *name;    /* as “breuk new” and --schema take it; the root's element */
    const char *names;   /* as “breuk list” takes it */
    const char *heading; /* N_(): above the list of all */
    const char *library; /* for library_open() */
    const struct grammar *grammar;
    /* Loads the file as the program does to use it, and so makes every complaint. `document`: its
     * content as far as it was read, perhaps with complaints. */
    enum status (*check)(const char *path, const struct xml_document *document,
                         const struct check_with *with, struct file_facts *facts,
                         struct diag *diag);
    /* Adds to the line of `breuk list` what there is to say of the file. False: it has errors. */
    bool (*describe)(struct lister *lister, const char *path);
    /* What to type behind “breuk” to try a new file, up to the first NULL; %s is the file. */
    const char *tries[FILE_KIND_TRIES];
};

enum file_kind_index {
#define FILE_KIND(name, ...) FILE_KIND_##name,
#define LISTED(...)
#include "cli/kinds/file-kind-list.h"
#undef FILE_KIND
#undef LISTED
    FILE_KINDS
};

/* All of them, in the order of the list. */
extern const struct file_kind file_kinds[FILE_KINDS];

/* Their names, ended by NULL. */
extern const char *const file_kind_names[FILE_KINDS + 1];

/* Each returns NULL if there is none. A file of label stock is a sheet. */
const struct file_kind *file_kind_named(const char *name);
const struct file_kind *file_kind_of(const struct grammar *grammar);

/* Reads a file of any kind. Errors as xml_read_any. */
enum status file_kind_read(struct xml_document **document, const char *path, struct diag *diag);

/* Gives a sentence its {kinds} and {last}: “{kinds} or {last}”. `kinds` holds the former. */
void file_kind_enumerate(const char *const *names, struct message *message, struct strbuf *kinds);

/* Refuses a word that is not one of these names, whose array ends with NULL. Says `near`, a message
 * id with {kind} and {nearest}, if one of them is near, otherwise `none`, with {kind}, {kinds} and
 * {last}; returns EXIT_USAGE. */
enum exit_code file_kind_refuse(const struct manner *manner, const char *typed,
                                const char *const *names, const char *near, const char *none);

#endif
