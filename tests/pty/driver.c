#include "driver.h"

#include <check.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { LATE = 2000, BETWEEN_BYTES = 40, SIGNALLED = 128 };

/* What the shell says, and hears. */
enum { NEWS_STOPPED = 1000, ORDER_ON = 1 };

/* What a program has shown may still be on its way when the shell says that it ended: so the shell
 * then writes this, which no program does (ENQ), behind it. */
enum { READ_UP = 5 };

long pty_now(void)
{
    struct timespec now;

    clock_gettime(CLOCK_MONOTONIC, &now);
    return now.tv_sec * 1000L + now.tv_nsec / 1000000L;
}

void pty_sleep(int milliseconds)
{
    poll(NULL, 0, milliseconds);
}

_Noreturn void pty_fail(const struct pty *pty, const char *why, const char *what)
{
    static char screen[VT_ROWS * VT_COLUMNS * 4];

    vt_screen(&pty->vt, screen, sizeof screen);
    if (pty->ended)
        ck_abort_msg("%s: %s; it ended with %d:\n%s", why, what, pty->status, screen);
    ck_abort_msg("%s: %s; but there is:\n%s", why, what, screen);
    abort();
}

/* ---- the shell, in a process of its own ---- */

static volatile sig_atomic_t program_id;

static void pass_on(int number)
{
    kill((pid_t)program_id, number);
}

static void say_news(int news, int what)
{
    if (write(news, &what, sizeof what) < 0)
        _exit(1);
}

/* Behind the news, as the terminal may be full. Ctrl-S may have stopped it. */
static void mark_end(void)
{
    const char mark = READ_UP;

    tcflow(STDOUT_FILENO, TCOOFF);
    tcflow(STDOUT_FILENO, TCOON);
    while (write(STDOUT_FILENO, &mark, 1) < 0 && errno == EINTR)
        ;
}

static void set_environment(const struct pty_wish *wish)
{
    static const char *const foreign[] = {"NO_COLOR", "LANGUAGE", "BREUK_LANG", "ACCESSIBLE",
                                          "LINES",    "COLUMNS",  "LANG",       "COLORTERM"};

    for (size_t i = 0; i < sizeof foreign / sizeof *foreign; i++)
        unsetenv(foreign[i]);
    setenv("TERM", wish->term ? wish->term : "xterm-256color", 1);
    setenv("LC_ALL", wish->lang ? wish->lang : "C.UTF-8", 1);
    setenv("BREUK_LANG", "en", 1);
    for (int i = 0; wish->set[i]; i++)
        putenv((char *)wish->set[i]);
}

static void redirect(const char *path, int flags, int fd)
{
    if (!path)
        return;
    int file = open(path, flags, 0600);
    if (file < 0 || dup2(file, fd) < 0)
        _exit(126);
    close(file);
}

_Noreturn static void become_program(const struct pty_wish *wish)
{
    const char *words[26] = {getenv("BREUK_PROGRAM")};

    setpgid(0, 0);
    signal(SIGTTOU, SIG_IGN); /* until it is in the foreground */
    tcsetpgrp(STDIN_FILENO, getpid());
    signal(SIGTTOU, SIG_DFL);
    redirect(wish->input, O_RDONLY, STDIN_FILENO);
    redirect(wish->output, O_WRONLY | O_CREAT | O_TRUNC, STDOUT_FILENO);
    set_environment(wish);
    /* Whoever runs the tests in the background has them ignore these, and so what they start. */
    signal(SIGINT, SIG_DFL);
    signal(SIGQUIT, wish->deaf_to_quit ? SIG_IGN : SIG_DFL);
    for (int i = 0; wish->words[i]; i++)
        words[i + 1] = wish->words[i];
    execv(words[0], (char *const *)words);
    _exit(127);
}

/* Waits for the program's end; what is stopped waits for an order to go on. */
_Noreturn static void keep_shop(pid_t program, int news, int orders)
{
    int status, order;

    for (;;) {
        if (waitpid(program, &status, WUNTRACED) < 0) {
            if (errno == EINTR)
                continue;
            _exit(1);
        }
        if (!WIFSTOPPED(status))
            break;
        tcsetpgrp(STDIN_FILENO, getpid());
        say_news(news, NEWS_STOPPED);
        mark_end();
        while (read(orders, &order, sizeof order) < 0 && errno == EINTR)
            ;
        tcsetpgrp(STDIN_FILENO, program);
        kill(-program, SIGCONT);
    }
    say_news(news, WIFSIGNALED(status) ? SIGNALLED + WTERMSIG(status) : WEXITSTATUS(status));
    mark_end();
    _exit(0);
}

_Noreturn static void become_shell(const char *slave, const struct pty_wish *wish, int news,
                                   int orders)
{
    setsid();
    int fd = open(slave, O_RDWR);
    if (fd < 0 || ioctl(fd, TIOCSCTTY, 0) < 0)
        _exit(1);
    for (int i = 0; i < 3; i++)
        dup2(fd, i);
    if (fd > 2)
        close(fd);
    pid_t program = fork();
    if (program == 0) {
        close(news);
        close(orders);
        become_program(wish);
    }
    program_id = program;
    signal(SIGHUP, pass_on); /* as a shell does whose terminal is gone */
    signal(SIGTTOU, SIG_IGN);
    signal(SIGTTIN, SIG_IGN);
    signal(SIGTSTP, SIG_IGN);
    signal(SIGINT, SIG_IGN);
    signal(SIGQUIT, SIG_IGN);
    setpgid(program, program);
    tcsetpgrp(STDIN_FILENO, program);
    say_news(news, (int)program);
    keep_shop(program, news, orders);
}

/* ---- from outside ---- */

void pty_resize(struct pty *pty, int columns, int rows)
{
    const struct winsize size = {.ws_row = (unsigned short)rows, .ws_col = (unsigned short)columns};

    ck_assert_int_eq(ioctl(pty->master, TIOCSWINSZ, &size), 0);
    vt_size(&pty->vt, columns, rows);
}

void pty_start(struct pty *pty, const struct pty_wish *wish)
{
    int columns = wish->columns ? wish->columns : 80, rows = wish->rows ? wish->rows : 24;
    int news[2], orders[2], id;

    memset(pty, 0, sizeof *pty);
    pty->answers = wish->answers;
    pty->master = posix_openpt(O_RDWR | O_NOCTTY);
    ck_assert_int_ge(pty->master, 0);
    ck_assert(grantpt(pty->master) == 0 && unlockpt(pty->master) == 0);
    fcntl(pty->master, F_SETFD, FD_CLOEXEC);
    vt_begin(&pty->vt, columns, rows);
    pty->vt.kind = wish->kind;
    pty_resize(pty, columns, rows);
    ck_assert_int_eq(tcgetattr(pty->master, &pty->found), 0);
    ck_assert(pipe(news) == 0 && pipe(orders) == 0);
    const char *slave = ptsname(pty->master);
    ck_assert_ptr_nonnull(slave);
    pty->shell = fork();
    ck_assert_int_ge(pty->shell, 0);
    if (pty->shell == 0) {
        close(pty->master);
        close(news[0]);
        close(orders[1]);
        become_shell(slave, wish, news[1], orders[0]);
    }
    close(news[1]);
    close(orders[0]);
    pty->news = news[0];
    pty->orders = orders[1];
    ck_assert_int_eq(read(pty->news, &id, sizeof id), sizeof id);
    pty->program = id;
}

static void send_answer(struct pty *pty)
{
    size_t length = strlen(pty->answer);

    if (!length || pty_now() < pty->answer_at || pty->master < 0)
        return;
    size_t now = pty->answers == ANSWERS_BY_BYTES ? 1 : length;
    if (write(pty->master, pty->answer, now) < 0)
        return;
    memmove(pty->answer, pty->answer + now, length - now + 1);
    pty->answer_at = pty_now() + BETWEEN_BYTES;
}

/* What the terminal has been asked, it answers in its way. */
static void add_answers(struct pty *pty)
{
    struct vt *vt = &pty->vt;
    int asked = vt->asked_name + vt->asked_place;
    char text[64];

    for (; vt->asked_name > 0; vt->asked_name--)
        snprintf(text, sizeof text, "%s",
                 pty->answers == ANSWERS_NONSENSE ? "\033[?\033[999;-3~;c\033]11;rgb:nonsense"
                                                  : "\033[?62;22c");
    for (; vt->asked_place > 0; vt->asked_place--)
        snprintf(text, sizeof text, "\033[%d;%dR", vt->page.y + 1,
                 pty->answers == ANSWERS_WIDE ? 2 * vt->page.x + 1 : vt->page.x + 1);
    if (!asked || pty->answers == ANSWERS_NEVER)
        return;
    snprintf(pty->answer + strlen(pty->answer), sizeof pty->answer - strlen(pty->answer), "%s",
             text);
    pty->answer_at = pty_now() + (pty->answers == ANSWERS_LATE ? LATE : 0);
}

/* How long until something waits to be done here, at most so long. */
static int until_answer(const struct pty *pty, int milliseconds)
{
    long left = pty->answer_at - pty_now();

    if (!pty->answer[0] || left > milliseconds)
        return milliseconds;
    return left > 0 ? (int)left : 0;
}

/* BREUK_PTY_LOG is a file for all that is shown: what a sanitizer says, too. */
static void keep_log(const char *bytes, size_t length)
{
    const char *path = getenv("BREUK_PTY_LOG");
    FILE *file = path ? fopen(path, "a") : NULL;

    if (!file)
        return;
    fwrite(bytes, 1, length, file);
    fclose(file);
}

/* Takes the shell's mark out, which is no part of what is shown. */
static size_t take_mark(struct pty *pty, char *bytes, size_t length)
{
    char *mark = memchr(bytes, READ_UP, length);

    if (!mark)
        return length;
    pty->read_up = true;
    memmove(mark, mark + 1, length - (size_t)(mark - bytes) - 1);
    return length - 1;
}

/* Looks until all is read that was shown before the news. */
static void read_up(struct pty *pty)
{
    long end = pty_now() + PTY_LONG;

    while (pty->master >= 0 && !pty->read_up && pty_now() < end)
        pty_look(pty, 20);
}

bool pty_look(struct pty *pty, int milliseconds)
{
    struct pollfd readable = {.fd = pty->master, .events = POLLIN};
    long end = pty_now() + milliseconds;
    char bytes[16384];

    do {
        int wait = until_answer(pty, end > pty_now() ? (int)(end - pty_now()) : 0);
        int ready = poll(&readable, pty->master >= 0, wait);
        send_answer(pty);
        if (ready <= 0)
            continue;
        ssize_t length = read(pty->master, bytes, sizeof bytes);
        if (length <= 0) { /* nobody has it open any more */
            pty_sleep(wait > 5 ? 5 : wait);
            continue;
        }
        size_t shown = take_mark(pty, bytes, (size_t)length);
        keep_log(bytes, shown);
        vt_write(&pty->vt, bytes, shown);
        pty->bytes += shown;
        add_answers(pty);
        send_answer(pty);
        return true;
    } while (pty_now() < end);
    return false;
}

void pty_watch(struct pty *pty, int milliseconds)
{
    long end = pty_now() + milliseconds;

    while (pty_now() < end)
        pty_look(pty, (int)(end - pty_now()));
}

void pty_calm(struct pty *pty, int milliseconds)
{
    long end = pty_now() + PTY_LONG;

    while (pty_look(pty, milliseconds))
        if (pty_now() > end)
            pty_fail(pty, "it is never calm", "for 20 s");
}

bool pty_comes(struct pty *pty, const char *text, int milliseconds)
{
    long end = pty_now() + milliseconds;

    while (!vt_has(&pty->vt, text)) {
        if (pty_now() >= end || (pty_ends(pty, 0) && !pty_look(pty, 0)))
            return vt_has(&pty->vt, text);
        pty_look(pty, 50);
    }
    return true;
}

void pty_await(struct pty *pty, const char *text)
{
    if (!pty_comes(pty, text, PTY_LONG))
        pty_fail(pty, "this did not come", text);
}

void pty_await_gone(struct pty *pty, const char *text)
{
    long end = pty_now() + PTY_LONG;

    while (vt_has(&pty->vt, text)) {
        if (pty_now() > end)
            pty_fail(pty, "this stayed", text);
        pty_look(pty, 50);
    }
}

void pty_type_bytes(struct pty *pty, const char *keys, size_t length)
{
    long end = pty_now() + PTY_LONG;

    fcntl(pty->master, F_SETFL, O_NONBLOCK);
    while (length > 0 && pty_now() < end && !pty->ended) {
        ssize_t written = write(pty->master, keys, length);
        if (written > 0) {
            keys += written;
            length -= (size_t)written;
        } else {
            pty_look(pty, 5);
            pty_ends(pty, 0);
        }
    }
    fcntl(pty->master, F_SETFL, 0);
    if (length > 0 && !pty->ended)
        pty_fail(pty, "it does not read", keys);
}

void pty_type(struct pty *pty, const char *keys)
{
    pty_type_bytes(pty, keys, strlen(keys));
}

void pty_signal(struct pty *pty, int number)
{
    ck_assert_int_eq(kill(pty->program, number), 0);
}

/* Takes news of the shell within so long; 0: there is none. */
static bool hear_news(struct pty *pty, int milliseconds, int *what)
{
    struct pollfd readable = {.fd = pty->news, .events = POLLIN};

    return poll(&readable, 1, milliseconds) > 0 && read(pty->news, what, sizeof *what) > 0;
}

void pty_await_stop(struct pty *pty)
{
    long end = pty_now() + PTY_LONG;
    int what = 0;

    while (!hear_news(pty, 0, &what) && pty_now() < end)
        pty_look(pty, 20);
    read_up(pty);
    if (what != NEWS_STOPPED)
        pty_fail(pty, "it did not stop", "by Ctrl-Z");
}

void pty_continue(struct pty *pty)
{
    const int order = ORDER_ON;

    pty->read_up = false;
    ck_assert_int_eq(write(pty->orders, &order, sizeof order), sizeof order);
}

bool pty_ends(struct pty *pty, int milliseconds)
{
    long end = pty_now() + milliseconds;
    int what;

    while (!pty->ended) {
        if (hear_news(pty, 0, &what)) {
            if (what == NEWS_STOPPED)
                pty_fail(pty, "it stopped", "without being asked");
            pty->ended = true;
            pty->status = what;
            read_up(pty);
        } else if (pty_now() >= end) {
            break;
        } else
            pty_look(pty, 20);
    }
    return pty->ended;
}

bool pty_ends_unread(struct pty *pty, int milliseconds)
{
    int what;

    if (!pty->ended && hear_news(pty, milliseconds, &what)) {
        pty->ended = what != NEWS_STOPPED;
        pty->status = what;
        read_up(pty);
    }
    return pty->ended;
}

void pty_hang_up(struct pty *pty)
{
    close(pty->master);
    pty->master = -1;
}

void pty_close(struct pty *pty)
{
    if (!pty->ended) {
        kill(pty->program, SIGKILL);
        kill(pty->program, SIGCONT);
    }
    pty_ends(pty, PTY_LONG);
    waitpid(pty->shell, NULL, 0);
    if (pty->master >= 0)
        close(pty->master);
    close(pty->news);
    close(pty->orders);
}

bool pty_modes_are_as_found(const struct pty *pty)
{
    struct termios now;

    return tcgetattr(pty->master, &now) == 0 && now.c_iflag == pty->found.c_iflag &&
           now.c_oflag == pty->found.c_oflag && now.c_cflag == pty->found.c_cflag &&
           now.c_lflag == pty->found.c_lflag &&
           memcmp(now.c_cc, pty->found.c_cc, sizeof now.c_cc) == 0;
}

long pty_ticks(const struct pty *pty)
{
    char path[64], text[1024];
    unsigned long user = 0, system = 0;

    snprintf(path, sizeof path, "/proc/%d/stat", (int)pty->program);
    FILE *file = fopen(path, "r");
    if (!file)
        return -1;
    size_t length = fread(text, 1, sizeof text - 1, file);
    fclose(file);
    text[length] = '\0';
    const char *rest = strrchr(text, ')');
    if (!rest || sscanf(rest + 2, "%*c %*d %*d %*d %*d %*d %*u %*u %*u %*u %*u %lu %lu", &user,
                        &system) != 2)
        return -1;
    return (long)(user + system);
}
