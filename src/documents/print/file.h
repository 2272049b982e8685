/*
 * The files that a run of print makes, one document or a picture for each page: written beside
 * their places, and put there together when all of them are whole.
 *
 * The press, which draws, knows no files: it sends bytes to a struct sink (press/press.h), and a
 * print_file is what stands behind that sink. A run goes like this:
 *
 *   print_file_of      what the order says of its files: may they replace others, what is it made of
 *   print_file_place   a path of --output and of the usual name; a folder may have to be made
 *   print_file_taken   for pictures, whose drawing takes long: is a file in the way?
 *   print_file_sink    the press calls these, for each file in turn:
 *     begin_file         its name; the folder, before the first; a temporary file beside its place
 *                        (base/output.h), unless something is there that has to stay
 *     write_file         its bytes
 *     end_file           synced and closed, and still beside its place
 *   print_file_end     all of them are moved into their places; or, if the drawing failed, removed
 *
 * So somebody who prints a hundred cards into a folder finds a hundred new ones there or none: a
 * complaint about card 80, a full disk, or Ctrl-C leaves the old ones as they were. Only a move
 * that fails can still leave some, those of the later pages, since the moves go from the last file
 * to the first. A device or a pipe is written in place.
 *
 * They go backwards because of signals. From the first file on those that would end the program
 * wait, so that temporary files do not stay behind (base/output.h), and each file lets go of what
 * it held back when it is done: the first one, which holds them for all, has to be the last.
 * Drawing may take long, so write_file() asks whether one waits, and fails with EINTR. A folder
 * that was made for files which did not come goes before the first file is abandoned (let_go), for
 * the same reason: a signal that has waited may end the program there.
 *
 * An order may not overwrite what it is made from, not even with --force: `read` lists those files,
 * and `precious` says that the file in hand is one of them.
 *
 * The run owns the print_file, and borrows `path` and `name` to it; the parts are its own until
 * print_file_end or print_file_abandon. Functions of the sink return a status and keep quiet: the
 * reason stays in `error`, `homeless` and `precious` until print_file_end, or print_file_refuse,
 * tells it.
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
    struct temporary made; /* the folder, until a file in it is there to stay */
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
