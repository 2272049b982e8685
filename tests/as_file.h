/* Bytes of a test as a file, for what reads files. */
#ifndef BREUK_TESTS_AS_FILE_H
#define BREUK_TESTS_AS_FILE_H

#include <stddef.h>

/* Writes a file of that name into a new folder, in which the process stands until as_file_end, so
 * that the name alone is its path. The name is borrowed. */
void as_file_begin(const char *name, const char *bytes, size_t length);
/* Removes both, and goes back. */
void as_file_end(void);

#endif
