/*
 * The files that a run of print makes: written beside their places, and put there together when all
 * of them are whole. A sink for the press (press/press.h).
 */
#ifndef BREUK_DOCUMENTS_PRINT_FILE_H
#define BREUK_DOCUMENTS_PRINT_FILE_H

#include "base/output.h"
#include "base/strbuf.h"
#include "documents/print/printing.h"

struct print_part; /* one of its files */

struct print_file {
    const struct manner *manner;
    bool force;                /* files that are there may be overwritten, but not those that it is
                                  made from: */
    const struct strbuf *read; /* as in struct diag, files; NULL: none */
    const char *path;          /* page n of "deck.png" goes to "deck-01.png" … */
    const char *ending; /* ".png": of files whose name was given without one */
    /* Adds the name of the file of page n instead; NULL: as above. */
    void (*name)(const void *context, int page, struct strbuf *path);
    const void *context;
    const char *inside; /* the folder for them, made with the first if it is not there; NULL: they
                           need none */
    struct print_part *parts; /* all but the last are written and closed */
    int count;
    size_t capacity;
    struct passing made; /* the folder, until a file in it is there to stay */
    char *folder;        /* made for them, and removed if nothing is put in it; NULL: none */
    bool homeless;       /* `error` is about the folder */
    bool precious;       /* the one in hand is one of `read` */
    int first, last;     /* pages that were begun */
    int page;            /* of the file in hand */
    int error;           /* errno, when a function of the sink gave STATUS_IO */
};

/* Returns the files of this run. Their place is not set yet: print_file_place does that, or who makes
 * a folder of them. */
struct print_file print_file_of(const struct printing *printing);

/* Adds the name of the file of a page: 1 …, or 0 for the only one. A device such as /dev/null takes
 * them all. */
void print_file_name(const struct print_file *file, int page, struct strbuf *path);

/* Does the same with these words instead of a page's number: "deck-back.png". */
void print_file_add_part(const struct print_file *file, const char *part, struct strbuf *path);

/*
 * Sets file->path to what `output` says, kept in `path`: a file; or this usual name in a folder, if
 * it ends with a slash or is one; or the usual name where it is NULL. `output` and `usual`, which
 * has an ending, are borrowed.
 */
void print_file_place(struct print_file *file, const char *output, const char *usual,
                      struct strbuf *path);

/* Returns a sink that fills the files; it borrows `file`. */
struct sink print_file_sink(struct print_file *file);

/*
 * Whether a file is there already and may not be overwritten: any, or with “force” one that this is
 * made from. Ask before what takes long; a file that somebody makes meanwhile is kept all the same.
 * `page` as in struct sink; it is then the one in hand.
 */
bool print_file_taken(struct print_file *file, int page);

/* Says that the file in hand is there already, or is one of those that it is made from; returns
 * EXIT_USAGE. */
enum exit_code print_file_refuse(const struct print_file *file);

/* Throws away what there is, and says nothing. Releases. */
void print_file_abandon(struct print_file *file);

/*
 * Puts the files in place when `status`, what came of filling them, is STATUS_OK; otherwise throws
 * them away, and says so if the machine failed or a file was there already (other reasons are in a
 * diag). Releases; returns the exit code.
 */
enum exit_code print_file_end(struct print_file *file, enum status status);

#endif
