#define NCURSES_NOMACROS
#include "tui/terminal/capability.h"

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
