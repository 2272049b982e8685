/* Lines that people type. Bytes of a terminal or pipe are not trusted: control characters and
 * invalid UTF-8 are left out, as are the sequences that arrows and other keys send; a line is cut
 * at INPUT_LINE_LIMIT bytes. */
#ifndef BREUK_TUI_INPUT_H
#define BREUK_TUI_INPUT_H

#include "base/strbuf.h"
#include "play/table.h"
#include "tui/stop.h"

enum { INPUT_LINE_LIMIT = 200, INPUT_BUFFER = 512 };

struct input {
    int fd; /* borrowed */
    size_t at, length;
    char buffer[INPUT_BUFFER];
    bool kept; /* a line was put back */
    bool heeds_changes;
    enum terminal_change change;
    char line[INPUT_LINE_LIMIT + 1];
};

struct input input_from(int fd);

/* As input_line; but if stop_watch has been called and no line has been begun, it stops waiting
 * once the terminal changes: *change then is not CHANGE_NONE, and no line was read. */
enum table_answer input_line_or_change(struct input *input, struct strbuf *line,
                                       enum terminal_change *change);

/* At a terminal, ignores input for that time and forgets all that was typed until then; elsewhere
 * does nothing. */
void input_start_afresh(struct input *input, int milliseconds);

/* Adds the next line to `line`. A last line without a newline counts. */
enum table_answer input_line(struct input *input, struct strbuf *line);

/* Forgets input that was read and not returned yet, except a line that was put back. */
void input_forget(struct input *input);

/* Puts back a line that input_line returned: it is the next one again. One at most. */
void input_put_back(struct input *input, const char *line);

#endif
