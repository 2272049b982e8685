/* Lines that people type. Bytes of a terminal or pipe are not trusted: control characters and what
 * is no UTF-8 are left out, so are the sequences that arrows and other keys send; a line is cut at
 * INPUT_LINE_LIMIT bytes. */
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

/* As input_line; but where stop_watch has been called, a line that nobody has begun is no longer
 * waited for once the terminal changes: *change then is not CHANGE_NONE, and no line was read. */
enum table_answer input_line_or_change(struct input *input, struct strbuf *line,
                                       enum terminal_change *change);

/* At a terminal, hears nothing for so long and forgets what was typed until then; elsewhere does
 * nothing. */
void input_start_afresh(struct input *input, int milliseconds);

/* Adds the next line to `line`. A last line without a newline counts. */
enum table_answer input_line(struct input *input, struct strbuf *line);

/* Forgets what was read and not given yet, but for a line that was put back. */
void input_forget(struct input *input);

/* Gives a line back that input_line gave: it is the next one again. One at most. */
void input_put_back(struct input *input, const char *line);

#endif
