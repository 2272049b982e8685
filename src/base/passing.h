/*
 * What lies on the disk only while a file is being made: its passing name (base/output.h), or a
 * folder that was made for it. It is noted here, so that a program that ends at once can remove it
 * without going back through its makers.
 */
#ifndef BREUK_BASE_PASSING_H
#define BREUK_BASE_PASSING_H

/* A zeroed struct notes nothing. It must not move in memory while it notes something. */
struct passing {
    const char *path; /* borrowed until passing_done; NULL: nothing is noted */
    struct passing *before;
};

void passing_note(struct passing *passing, const char *path);

/* Forgets it: it is in its place, or gone. Takes a zeroed struct. */
void passing_done(struct passing *passing);

/* Removes all of them, the newest first, and a folder if it is empty then. Allocates nothing, and a
 * signal's handler may call it; for a program that ends here. */
void passing_remove_all(void);

#endif
