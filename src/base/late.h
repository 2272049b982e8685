/*
 * Opens a shared library when it is first needed: loading some, with the libraries that they need
 * in turn, takes longer than most commands do. These are the modules beside the program
 * (cli/parts.h), and librsvg. Why: docs/design/house.md, “One late module”.
 */
#ifndef BREUK_BASE_LATE_H
#define BREUK_BASE_LATE_H

/* Opens the library of that file, which stays open, and returns its handle for dlsym. NULL: it
 * cannot be opened, and *said is the dynamic linker's reason, until its next call. Where it lacks
 * memory, the program ends. */
void *late_open(const char *file, const char **said);

#endif
