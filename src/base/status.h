/* The outcome of a function that can fail. The words for a failure, if any, are in a diag or a
 * message. */
#ifndef BREUK_BASE_STATUS_H
#define BREUK_BASE_STATUS_H

enum status {
    STATUS_OK,
    STATUS_INVALID,    /* the input was read and is wrong; the diag or message says why */
    STATUS_NOT_FOUND,  /* no such file or name */
    STATUS_UNREADABLE, /* the file is there, but could not be read or is refused unread */
    STATUS_EXISTS,     /* the output is there already and may not be overwritten */
    STATUS_IO,         /* the system failed while writing: disk full, no permission */
    STATUS_UNSUPPORTED /* a library did something we do not know; the diag says what */
};

#endif
