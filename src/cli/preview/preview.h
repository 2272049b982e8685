/* All faces of a deck in one picture, drawn again on each save. */
#ifndef BREUK_CLI_PREVIEW_PREVIEW_H
#define BREUK_CLI_PREVIEW_PREVIEW_H

#include "console/whole_file.h"

#include <stdbool.h>
#include <stddef.h>

/* Does `breuk preview`, whose options are in command_preview.c. */

/* In the order of enum preview_format; for the option. */
extern const char *const preview_formats[];

/* What was typed; texts are NULL where an option was not given. */
struct preview_options {
    const char *deck, *template, *font;
    struct whole_file file;
    int format; /* enum preview_format; −1: by the file's ending */
    int width;  /* of the picture, in pixels; 0: as wide as the cards need */
    bool self_check, watch;
};

/* For struct drawing_part. */
enum exit_code preview_run(const struct preview_options *options, const struct manner *manner);

/*
 * Files that somebody is editing: waits until one of them was saved. It stands in the command
 * line's room because it reads the clock, the file system and signals, which library rooms do not;
 * and it knows nothing of decks.
 *
 * What counts is what stat says of each file: editors save in place, by way of a new file of the
 * same name, or by putting the old one aside first, and a file that is gone may come back. The
 * system's own news (inotify on Linux), of the folders because of just that, only make it look
 * sooner; where there are none it looks four times a second.
 */

struct watch;

/* news: ask the system for them, where it has any. stop_watch was called before. */
struct watch *watch_new(bool news);
/* Takes NULL. */
void watch_free(struct watch *watch);

/*
 * Adds files to look at, each path ended by a NUL, `length` bytes in all; those that are looked at
 * already stay. They were read after watch_new or the last watch_wait: what was saved since then
 * counts as a change.
 */
void watch_add(struct watch *watch, const char *paths, size_t length);

/* Returns how many files are looked at. */
int watch_count(const struct watch *watch);

/*
 * Waits until a file has changed, appeared or disappeared, and then until all of them keep still
 * for a moment: some editors save in several steps. False: a signal told us to end (tui/stop.h).
 */
bool watch_wait(struct watch *watch);

#endif
