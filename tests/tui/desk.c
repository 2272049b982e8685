#include "desk.h"

#include <fcntl.h>
#include <locale.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <unistd.h>

void desk_resize(struct desk *desk, unsigned short columns, unsigned short rows)
{
    desk_resize_cells(desk, columns, rows, 0, 0);
}

void desk_resize_cells(struct desk *desk, unsigned short columns, unsigned short rows,
                       unsigned short width, unsigned short height)
{
    const struct winsize size = {.ws_row = rows,
                                 .ws_col = columns,
                                 .ws_xpixel = (unsigned short)(columns * width),
                                 .ws_ypixel = (unsigned short)(rows * height)};

    ck_assert_int_eq(ioctl(desk->master, TIOCSWINSZ, &size), 0);
}

static void sit_down(const char *slave, const char *kind, const char *locale)
{
    setsid();
    int fd = open(slave, O_RDWR); /* the first one is the session's */
    dup2(fd, STDIN_FILENO);
    dup2(fd, STDOUT_FILENO);
    close(fd);
    setenv("TERM", kind, 1);
    setenv("LC_ALL", locale, 1);
    setlocale(LC_CTYPE, "C.UTF-8");
    unsetenv("COLORTERM");
    unsetenv("LINES");
    unsetenv("COLUMNS");
}

void desk_start(struct desk *desk, const char *kind, const char *locale,
                const struct terminal_wish *wish)
{
    int ends[2];

    *desk = (struct desk){.master = posix_openpt(O_RDWR | O_NOCTTY)};
    ck_assert_int_ge(desk->master, 0);
    ck_assert_int_eq(grantpt(desk->master), 0);
    ck_assert_int_eq(unlockpt(desk->master), 0);
    desk_resize(desk, 80, 24);
    ck_assert_int_eq(tcgetattr(desk->master, &desk->before), 0);
    ck_assert_int_eq(pipe(ends), 0);
    desk->shell = fork();
    if (desk->shell == 0) {
        sit_down(ptsname(desk->master), kind, locale);
        close(desk->master);
        be_shell(ends[1], wish);
    }
    ck_assert_int_gt(desk->shell, 0);
    close(ends[1]);
    desk->report = ends[0];
}

void desk_end(struct desk *desk)
{
    if (desk->program > 0)
        kill(desk->program, SIGKILL);
    kill(desk->shell, SIGKILL);
    waitpid(desk->shell, NULL, 0);
    if (desk->master >= 0)
        close(desk->master);
    close(desk->report);
}

void desk_take(int fd, char *text, size_t size, size_t *length)
{
    char more[4096];
    ssize_t got = read(fd, more, sizeof more);

    for (ssize_t i = 0; i < got && *length + 1 < size; i++) /* the rest of a large screen is lost */
        text[(*length)++] = more[i];
    text[*length] = '\0';
}

bool desk_look(struct desk *desk, int milliseconds)
{
    struct pollfd come[] = {{.fd = desk->report, .events = POLLIN},
                            {.fd = desk->master, .events = POLLIN}};

    if (poll(come, 2, milliseconds) <= 0)
        return false;
    if (come[0].revents & POLLIN)
        desk_take(desk->report, desk->told, sizeof desk->told, &desk->told_length);
    if (come[1].revents & POLLIN)
        desk_take(desk->master, desk->text, sizeof desk->text, &desk->length);
    return (come[0].revents | come[1].revents) & POLLIN;
}

void desk_look_until_calm(struct desk *desk)
{
    while (desk_look(desk, DESK_CALM))
        ;
}

void desk_forget(struct desk *desk)
{
    desk->told_length = 0;
    desk->told[0] = '\0';
}

void desk_await_shown(struct desk *desk, const char *text)
{
    while (!strstr(desk->text, text))
        ck_assert_msg(desk_look(desk, DESK_LONG), "“%s” was not shown, but “%s”; told: %s", text,
                      desk->text, desk->told);
}

void desk_await_told(struct desk *desk, const char *text)
{
    while (!strstr(desk->told, text))
        ck_assert_msg(desk_look(desk, DESK_LONG), "“%s” was not told, but “%s”", text, desk->told);
}

void desk_send(struct desk *desk, const char *bytes)
{
    ck_assert_int_eq(write(desk->master, bytes, strlen(bytes)), (ssize_t)strlen(bytes));
}

void desk_await_ready(struct desk *desk)
{
    desk_await_told(desk, "ready ");
    desk->program = (pid_t)strtol(desk->told, NULL, 10);
    desk_await_shown(desk, "the title");
    desk_look_until_calm(desk);
}

const struct terminal_wish nothing_special = {0};

void desk_answer(struct desk *desk)
{
    desk_await_shown(desk, "\033[c");
    desk_send(desk, "\033[?62;22c");
    desk_await_shown(desk, "\033[6n");
    desk_send(desk, "\033[1;5R");
}

void desk_open(struct desk *desk)
{
    desk_start(desk, "xterm-256color", "C.UTF-8", &nothing_special);
    desk_answer(desk);
    desk_await_ready(desk);
}

int desk_count(const struct desk *desk, const char *text)
{
    int found = 0;

    for (const char *at = desk->text; (at = strstr(at, text)); at += strlen(text))
        found++;
    return found;
}

/* Looks until all is read that was shown before the end, or the pause. */
static void read_up(struct desk *desk)
{
    while (desk->length == 0 || desk->text[desk->length - 1] != *DESK_READ_UP)
        ck_assert_msg(desk_look(desk, DESK_LONG), "there is no end of “%s”", desk->text);
}

void assert_given_back(struct desk *desk)
{
    struct termios now;

    read_up(desk);
    ck_assert_int_eq(tcgetattr(desk->master, &now), 0);
    ck_assert_uint_eq(now.c_iflag, desk->before.c_iflag);
    ck_assert_uint_eq(now.c_oflag, desk->before.c_oflag);
    ck_assert_uint_eq(now.c_cflag, desk->before.c_cflag);
    ck_assert_uint_eq(now.c_lflag, desk->before.c_lflag);
    ck_assert_mem_eq(now.c_cc, desk->before.c_cc, sizeof now.c_cc);
    ck_assert_int_gt(desk_count(desk, "\033[?1049h"), 0);
    ck_assert_int_eq(desk_count(desk, "\033[?1049h"), desk_count(desk, "\033[?1049l"));
    ck_assert_int_eq(desk_count(desk, "\033[?2004h"), desk_count(desk, "\033[?2004l"));
    const char *pairs[][2] = {{"\033[?1049l", "\033[?1049h"},
                              {"\033[?2004l", "\033[?2004h"},
                              {"\033[?1006;1000l", "\033[?1006;1000h"}};
    for (size_t i = 0; i < sizeof pairs / sizeof *pairs; i++) {
        const char *off = desk->text, *on = desk->text;
        for (const char *at = desk->text; (at = strstr(at, pairs[i][0])); at++)
            off = at;
        for (const char *at = desk->text; (at = strstr(at, pairs[i][1])); at++)
            on = at;
        ck_assert_msg(off > on, "%s", pairs[i][0] + 1);
    }
}

void assert_heard(struct desk *desk, const char *sent, const char *keys)
{
    desk_forget(desk);
    desk_send(desk, sent);
    while (desk->told_length < strlen(keys) && desk_look(desk, DESK_LONG))
        ;
    desk_look_until_calm(desk); /* nor anything more */
    ck_assert_str_eq(desk->told, keys);
}

void desk_quit(struct desk *desk)
{
    desk_send(desk, "q");
    desk_await_told(desk, "ended with 0");
}
