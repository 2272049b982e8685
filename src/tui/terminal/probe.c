/* Writes to the terminal's file itself: curses does not begin before the answer is known. */
#include "tui/terminal/probe.h"

#include "tui/stop.h"
#include "tui/terminal/bytes.h"

enum { LONGEST_WAIT = 300 }; /* milliseconds; xterm and tmux need less than 20 */

static bool is_named(const struct key_reader *reader)
{
    return reader->named;
}

static bool has_column(const struct key_reader *reader)
{
    return reader->column != 0;
}

/* Returns whether the terminal answers in time. */
static bool hear(int in, struct key_reader *reader,
                 bool (*has_answered)(const struct key_reader *reader))
{
    long end = bytes_now() + LONGEST_WAIT, left;

    while (!has_answered(reader) && (left = end - bytes_now()) > 0)
        if (!stop_pause(in, (int)left) || bytes_read(in, reader) < 0)
            return false;
    return has_answered(reader);
}

enum probe_answer probe_terminal(int in, int out, struct key_reader *reader)
{
    enum { COLUMN_BEHIND = 5 };

    bytes_write(out, "\033[c");
    if (!hear(in, reader, is_named))
        return PROBE_SILENT;
    bytes_write(out, "\r│●█½\033[6n");
    bool told = hear(in, reader, has_column);
    bytes_write(out, "\r\033[K");
    if (!told)
        return PROBE_HALF;
    return reader->column == COLUMN_BEHIND ? PROBE_NARROW : PROBE_OTHERWISE;
}

static bool ask_together(int in, int out, struct key_reader *reader, const char *question)
{
    reader->named = false;
    bytes_write(out, question);
    bytes_write(out, "\033[c");
    return hear(in, reader, is_named);
}

/* An image of one pixel, which is not shown. */
bool probe_kitty(int in, int out, struct key_reader *reader)
{
    return ask_together(in, out, reader, "\033_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\033\\");
}

bool probe_cell_size(int in, int out, struct key_reader *reader)
{
    return ask_together(in, out, reader, "\033[16t");
}
