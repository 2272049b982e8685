#define NCURSES_NOMACROS
#include "tui/terminal/capability.h"

#include "base/clock.h"
#include "tui/stop.h"
#include "tui/terminal/bytes.h"

#include <curses.h>
#include <term.h>
#include <unistd.h>

const char *capability_text(const char *name)
{
    const char *text = tigetstr(name);

    return text && text != (char *)-1 && *text ? text : NULL;
}

bool capability_moves(void)
{
    int why;

    if (setupterm(NULL, STDOUT_FILENO, &why) != OK)
        return false;
    bool moves = capability_text("cup") && capability_text("clear");
    del_curterm(cur_term);
    return moves;
}

/* Waiting is written $<5> or $<5/>, and is nothing that a terminal understands. */
static void add_without_waiting(struct strbuf *out, const char *text)
{
    while (*text) {
        const char *end = text[0] == '$' && text[1] == '<' ? strchr(text, '>') : NULL;
        if (end)
            text = end + 1;
        else
            strbuf_add_char(out, *text++);
    }
}

void capability_add(struct strbuf *out, const char *name)
{
    const char *text = capability_text(name);

    if (text)
        add_without_waiting(out, text);
}

void capability_add_erasing(struct strbuf *out, int rows)
{
    const char *go = capability_text("cup"), *erase = capability_text("el");

    for (int row = 0; go && erase && row < rows; row++) {
        add_without_waiting(out, tiparm(go, row, 0));
        add_without_waiting(out, erase);
    }
}

bool capability_clicks(void)
{
    const char *begin = capability_text("kmous"), *kind = getenv("TERM");

    return begin && strncmp(begin, "\033[", 2) == 0 && kind && strncmp(kind, "linux", 5) != 0;
}

void capability_add_mouse_off(struct strbuf *out)
{
    const char *mode = capability_text("XM");

    /* Without XM curses means xterm's oldest one. */
    add_without_waiting(out, mode ? tiparm(mode, 0) : "\033[?1000l");
}

/* --- questions; they are written to the terminal's file, as curses does not begin before they are
 * answered */

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
    int64_t end = clock_milliseconds() + LONGEST_WAIT, left;

    while (!has_answered(reader) && (left = end - clock_milliseconds()) > 0)
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
