/*
 * The files that a run of print makes: written beside their places, and put there together when all
 * of them are whole. A sink for the press (render/sink.h).
 */
#ifndef BREUK_CLI_PRINT_FILE_H
#define BREUK_CLI_PRINT_FILE_H

#include "cli/command.h"
#include "render/sink.h"

struct print_part; /* a file of them */

struct print_file {
    const struct command_line *line; /* has the option “force” */
    const char *path;                /* of page n: "deck.png" becomes "deck-n.png" */
    struct print_part *parts;        /* all but the last are written and closed */
    int count, capacity;
    int page;  /* of the file in hand */
    int error; /* errno, when a function of the sink gave STATUS_IO */
};

/* Belongs to `file`. */
struct sink print_file_sink(struct print_file *file);

/* EXIT_DONE, or EXIT_USAGE with the complaint that a file is there already, so that it comes before
 * what takes long. Whoever makes it meanwhile is respected all the same. `page` as in struct sink.
 */
enum exit_code print_file_check(struct print_file *file, int page);

/*
 * Puts the files in place when `status`, what came of filling them, is STATUS_OK; otherwise throws
 * them away, and says so where the machine failed or a file was there already (other reasons are in
 * a diag). Releases; gives the exit code.
 */
enum exit_code print_file_end(struct print_file *file, enum status status);

#endif
