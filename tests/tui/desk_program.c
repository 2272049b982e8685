#include "desk.h"

#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/prctl.h>
#endif

static void tell(int report, const char *format, ...)
{
    char line[100];
    va_list arguments;

    va_start(arguments, format);
    int length = vsnprintf(line, sizeof line, format, arguments);
    va_end(arguments);
    if (write(report, line, (size_t)length) != length)
        _exit(90);
}

static void mark_read_up(void)
{
    if (write(STDOUT_FILENO, DESK_READ_UP, 1) != 1)
        _exit(92);
}

/* What some keys put on the grid: a pie of 4 by 2 cells, something over it, and a word beside it.
 */
static struct {
    bool pie, over, beside;
} extra;

static void put_extra(struct cells *cells)
{
    const struct cell_pie pie = {
        .x = 4, .y = 2, .columns = 4, .rows = 2, .parts = 4, .counted = 3, .paper = ROLE_PAPER};

    for (int y = 0; y < pie.rows && extra.pie; y++)
        cells_fill(cells, pie.x, pie.y + y, pie.columns, ROLE_SHADED);
    if (extra.pie)
        cells_add_pie(cells, pie);
    if (extra.over)
        cells_put(cells, pie.x + 3, pie.y + 1, 'x', ROLE_TEXT);
    if (extra.beside) {
        cells_put_words(cells, 0, pie.y, 2, "to", ROLE_TEXT, 0);
        cells_put_words(cells, 12, pie.y, 3, "fro", ROLE_TEXT, 0);
    }
}

static void show_grid(const struct display *display)
{
    struct cells cells;
    int columns, rows;

    display->size(display->context, &columns, &rows);
    cells_init(&cells, columns, rows);
    cells_fill(&cells, 0, 0, columns, ROLE_TITLE);
    cells_put_words(&cells, 0, 0, columns, "the title", ROLE_TITLE, 0);
    cells_put_words(&cells, 0, 1, columns, "a card │ ■ 日本", ROLE_TEXT, 0);
    for (int x = 0; x < columns; x++) { /* to the last corner, with what may be too wide there */
        cells_set(&cells, x, rows - 1, (struct cell){.role = ROLE_SHADED, .hue = 1 + x % 4});
        cells_put(&cells, columns - 1, x, U'日', ROLE_TEXT);
    }
    put_extra(&cells);
    display->show(display->context, &cells, 2, 1);
    cells_release(&cells);
}

static const char *name_of(struct key key)
{
    static char name[20];
    static const char *const names[] = {
        [KEY_NONE] = "none",       [KEY_RETURN] = "return",       [KEY_ESCAPE] = "escape",
        [KEY_TABULATOR] = "tab",   [KEY_ERASE] = "erase",         [KEY_ERASE_LINE] = "line",
        [KEY_ARROW_LEFT] = "left", [KEY_ARROW_RIGHT] = "right",   [KEY_ARROW_UP] = "up",
        [KEY_ARROW_DOWN] = "down", [KEY_TO_BEGIN] = "begin",      [KEY_TO_END] = "end",
        [KEY_PAGE_UP] = "page-up", [KEY_PAGE_DOWN] = "page-down", [KEY_SIZED] = "sized",
        [KEY_WOKEN] = "woken",     [KEY_STOPPED] = "stopped",     [KEY_GONE] = "gone",
    };

    if (key.kind == KEY_CHARACTER)
        snprintf(name, sizeof name, key.character < 0x80 ? "%c" : "U+%04X", key.character);
    else if (key.kind == KEY_CLICKED)
        snprintf(name, sizeof name, "%d,%d", key.x, key.y);
    else
        return names[key.kind];
    return name;
}

/* Some keys make the program do what a test wants to see. */
static void obey(struct terminal *terminal, uint32_t character, int report)
{
    const struct display *display = terminal_display(terminal);
    char line[20];

    switch (character) {
    case 'P':
        extra.pie = !extra.pie;
        break;
    case 'O':
        extra.over = !extra.over;
        break;
    case 'B':
        extra.beside = !extra.beside;
        break;
    case 'A':
        abort();
    case 'X':
        exit(7);
    case 'D':
        display->ignore_keys(display->context, 300);
        tell(report, "heard again ");
        break;
    case 'L':
        terminal_leave(terminal);
        terminal_leave(terminal);
        tell(report, "left ");
        mark_read_up();
        if (!fgets(line, sizeof line, stdin))
            break;
        tell(report, "line %.*s ", (int)strcspn(line, "\n"), line);
        terminal_return(terminal);
        terminal_return(terminal);
        break;
    case 'N':
        tell(report, "%s ", name_of(display->key(display->context, 0)));
        tell(report, "%s ", name_of(display->key(display->context, 50)));
        break;
    case 'C': {
        struct rusage used;
        getrusage(RUSAGE_SELF, &used);
        tell(report, "%ld ms ",
             used.ru_utime.tv_sec * 1000L + used.ru_utime.tv_usec / 1000 +
                 used.ru_stime.tv_sec * 1000L + used.ru_stime.tv_usec / 1000);
        break;
    }
    default:
        break;
    }
}

static void run(int report, const struct terminal_wish *wish)
{
    struct key key;
    struct terminal *terminal = terminal_open(wish);

    if (!terminal) {
        tell(report, "lines ");
        exit(0);
    }
    const struct display *display = terminal_display(terminal);
    tell(report, "%s%s%d%s ", display->looks.ascii ? "ascii " : "",
         display->looks.colours ? "colours " : "", (int)display->looks.face,
         display->looks.mouse ? " mouse" : "");
    tell(report, "ready ");
    do {
        show_grid(display);
        key = display->key(display->context, -1);
        tell(report, "%s ", name_of(key));
        if (key.kind == KEY_CHARACTER)
            obey(terminal, key.character, report);
    } while (key.kind != KEY_STOPPED && key.kind != KEY_GONE &&
             !(key.kind == KEY_CHARACTER && key.character == 'q'));
    terminal_close(terminal);
    exit(0);
}

static void set_group_in_front(pid_t group)
{
    signal(SIGTTOU, SIG_IGN);
    tcsetpgrp(STDIN_FILENO, group);
}

/* Nobody is left when a test is given up, and its processes have left its group. */
static void end_with_parent(void)
{
#ifdef __linux__
    prctl(PR_SET_PDEATHSIG, SIGKILL);
#endif
}

/* Comes after all that the program does when it exits, and before what a sanitizer does then: to
 * look for leaks it stops the process, for which the terminal's signals once made it wait for ever.
 */
static void end_at_once(int status, void *unused)
{
    (void)unused;
    _exit(status);
}

void be_shell(int report, const struct terminal_wish *wish)
{
    int status;

    end_with_parent();
    signal(SIGHUP, SIG_IGN);
    pid_t program = fork();

    if (program == 0) {
        end_with_parent();
        on_exit(end_at_once, NULL);
        signal(SIGHUP, SIG_DFL);
        signal(SIGINT, SIG_DFL); /* ignored, where the tests run in the background */
        signal(SIGQUIT, SIG_DFL);
        setpgid(0, 0);
        set_group_in_front(getpid());
        signal(SIGTTOU, SIG_DFL);
        tell(report, "%ld: ", (long)getpid());
        run(report, wish);
    }
    setpgid(program, program);
    while (waitpid(program, &status, WUNTRACED) == program) {
        if (WIFSTOPPED(status)) {
            tell(report, "paused ");
            mark_read_up();
            continue;
        }
        if (WIFSIGNALED(status))
            tell(report, "killed by %d ", WTERMSIG(status));
        else
            tell(report, "ended with %d ", WEXITSTATUS(status));
        mark_read_up();
        break;
    }
    pause(); /* the terminal is the shell's as long as this lives */
    _exit(0);
}
