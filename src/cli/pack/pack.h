/* A deck with all it needs, made one file, and that made a folder again. */
#ifndef BREUK_CLI_PACK_PACK_H
#define BREUK_CLI_PACK_PACK_H

#include "base/diag.h"
#include "base/memory.h"
#include "base/status.h"
#include "base/strbuf.h"
#include "cli/kinds/file_kind.h"
#include "console/whole_file.h"

#include <stddef.h>

/* All files that a deck needs and that do not come with breuk: what a pack of it holds. */

/* A file, and its name in the pack. */
struct gathered {
    const char *name, *path;
};

/* A zeroed struct is an empty one. */
struct gathering {
    struct arena arena;
    struct gathered *files; /* sorted by name */
    size_t count, capacity;
    const char *deck;       /* the path of the deck; belongs to the arena */
    struct strbuf left_out; /* names of what comes with breuk: “plain, fractions” */
    struct strbuf read;     /* all files that were read, as struct diag has them */
    struct diag diag;
};

/* What is to be packed, as typed: names or paths. */
struct pack_wish {
    const char *deck;                    /* or its folder */
    struct option_list more[FILE_KINDS]; /* files of each kind beside what the deck needs */
};

/*
 * Loads the deck, and with it whatever it names and what else is wished, and, of a folder, all
 * other files of ours in it. Files in
 * the deck's folder and below keep their place; others come into folders called as their kinds are,
 * where they are found again. STATUS_INVALID, _NOT_FOUND, _UNREADABLE, _IO, _UNSUPPORTED: diag says
 * why. The caller releases it, also after a failure.
 */
enum status gathering_load(struct gathering *gathering, const struct pack_wish *wish);

void gathering_release(struct gathering *gathering);

/* A pack: what was gathered, in one ZIP. */

/* Makes the ZIP, the same bytes for the same files. STATUS_INVALID, _UNREADABLE, _NOT_FOUND,
 * _UNSUPPORTED: gathering->diag says why. */
enum status pack_file_make(struct gathering *gathering, struct strbuf *out);

/* A pack as a folder: there as a whole, or not at all. */

/* A file to be written. */
struct unpacked {
    const char *name; /* below the folder, safe by archive_name_fault */
    struct strbuf content;
};

/* Writes the files into a new folder. If it may be overwritten it may be there already: then files
 * of the same names are overwritten, others stay; a link in it is never followed. `read` is not
 * overwritten (whole_file.h). What goes wrong is reported. */
enum exit_code unpack_folder_write(const struct manner *manner, const struct whole_file *folder,
                                   const struct unpacked *files, size_t count,
                                   const struct strbuf *read);

#endif
