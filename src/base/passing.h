/*
 * What lies on the disk only while a file is being made: its passing name (base/output.h), or a
 * folder that was made for it. It is noted here, so that whoever ends the program at once can take
 * it away without going back through those who made it.
 */
#ifndef BREUK_BASE_PASSING_H
#define BREUK_BASE_PASSING_H

/* Zeroed: nothing is noted. Stays where it is in memory while something is. */
struct passing {
    const char *path; /* borrowed until passing_done; NULL: nothing is noted */
    struct passing *before;
};

void passing_note(struct passing *passing, const char *path);

/* It is in its place, or gone. Takes a zeroed one. */
void passing_done(struct passing *passing);

/* Removes all of it, the newest first, and a folder if it is empty then. Allocates nothing, and may
 * be called by a signal's handler; for a program that ends here. */
void passing_remove_all(void);

#endif
