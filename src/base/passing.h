/* Files and folders that lie on the disk only while a file is being made: its temporary name
 * (base/output.h), or a folder that was made for it. They are noted here, so that a program that
 * ends at once can remove them without going back through its callers. */
#ifndef BREUK_BASE_PASSING_H
#define BREUK_BASE_PASSING_H

/* A note of one file or folder. A zeroed struct notes nothing. It must not move in memory while it
 * notes something. */
struct passing {
    const char *path; /* borrowed until passing_done; NULL: nothing is noted */
    struct passing *before;
};

/* Notes a file or folder that is there only for now. */
void passing_note(struct passing *passing, const char *path);

/* Forgets the note, because the file is in its place, or gone. Takes a zeroed struct. */
void passing_done(struct passing *passing);

/* Removes all that is noted, the newest first, and folders if they are empty then. Allocates
 * nothing, so that a signal handler may call it; for a program that ends now. */
void passing_remove_all(void);

#endif
