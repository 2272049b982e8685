/* How files begin that SQLite writes for records: what begins otherwise is somebody else's. Private
 * to the room. */
#ifndef BREUK_RECORDS_FILE_START_H
#define BREUK_RECORDS_FILE_START_H

#include <stdbool.h>

/* Whether the header of a file can be read, and says that the file is another program's, or no
 * database at all. */
bool file_start_is_foreign(const char *path);

/* Whether a file was written for records: by its header, or where its name ends in -wal, -shm or
 * -journal as SQLite begins such a file. */
bool file_start_is_ours(const char *path);

#endif
