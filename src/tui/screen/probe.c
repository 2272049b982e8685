/* Writes to the terminal's file itself: curses does not begin before the answer is known. */
#include "tui/screen/probe.h"

#include "tui/screen/bytes.h"
#include "tui/stop.h"

enum { LONGEST_WAIT = 300 }; /* milliseconds; xterm and tmux need less than 20 */

/* Waits until the terminal has answered: whether *answer is set. */
static bool wait_for_name(int in, struct key_reader *reader)
{
    long end = bytes_now() + LONGEST_WAIT;

    while (!reader->named && bytes_now() < end)
        if (!stop_pause(in, (int)(end - bytes_now())) || bytes_read(in, reader) < 0)
            return false;
    return reader->named;
}

static bool wait_for_column(int in, struct key_reader *reader)
{
    long end = bytes_now() + LONGEST_WAIT;

    while (!reader->column && bytes_now() < end)
        if (!stop_pause(in, (int)(end - bytes_now())) || bytes_read(in, reader) < 0)
            return false;
    return reader->column != 0;
}

enum probe_answer probe_terminal(int in, int out, struct key_reader *reader)
{
    enum { COLUMN_BEHIND = 5 };

    bytes_write(out, "\033[c");
    if (!wait_for_name(in, reader))
        return PROBE_SILENT;
    bytes_write(out, "\r│●█½\033[6n");
    bool told = wait_for_column(in, reader);
    bytes_write(out, "\r\033[K");
    if (!told)
        return PROBE_HALF;
    return reader->column == COLUMN_BEHIND ? PROBE_NARROW : PROBE_OTHERWISE;
}
