/* A folder of a fuzzer's own, for what is read as a file. */
#ifndef BREUK_FUZZ_FOLDER_H
#define BREUK_FUZZ_FOLDER_H

#include <stddef.h>

/* Made when it is first asked for, in memory if the machine has such a place. When the process ends
 * it goes, with the files in it and the folder "breuk" that there may be. */
const char *fuzz_folder(void);

/* The path of a file in that folder; up to four are kept apart. */
const char *fuzz_path(const char *name);

/* Writes it anew. Aborts when it cannot. */
void fuzz_write(const char *path, const void *bytes, size_t length);

#endif
