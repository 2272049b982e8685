/* Bytes from and to a terminal's file, without a stream between. */
#ifndef BREUK_TUI_BYTES_H
#define BREUK_TUI_BYTES_H

#include "tui/terminal/key_reader.h"

/* Writes a text, whole unless the file is gone. */
void bytes_write(int fd, const char *text);

/* Whether bytes, or an end, can be read now. */
bool bytes_wait(int fd);

/* Reads the bytes that are there now, one buffer at most, without waiting. Returns how many bytes;
 * 0: none; a negative number: there is no terminal any more. */
long bytes_read(int fd, struct key_reader *reader);

#endif
