/* The table at a terminal of its own: what is typed too early, being stopped, another size. */
#include "screen.h"
#include "tui/stop.h"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>

/* A game that a child plays at a terminal, whose other end is here. */
struct terminal {
    int master;
    pid_t child;
    char text[65536]; /* all that it has shown */
    size_t length;
};

enum { SHORT = 100, LONG = 20000 }; /* milliseconds */

static void resize(int fd, unsigned short columns)
{
    const struct winsize size = {.ws_row = 24, .ws_col = columns};

    ck_assert_int_eq(ioctl(fd, TIOCSWINSZ, &size), 0);
}

static void play_there(const char *slave, const char *players, uint64_t seed)
{
    struct screen screen;
    int fd = open(slave, O_RDWR | O_NOCTTY);

    open_screen(&screen, "fractions", players, "");
    screen.input = input_from(fd);
    screen.plain.out = fdopen(dup(fd), "w");
    screen.plain.terminal = screen.plain.cursor = true;
    stop_watch();
    play_on(&screen, seed);
    _exit(0);
}

static void start_with(struct terminal *terminal, const char *players, uint64_t seed)
{
    *terminal = (struct terminal){.master = posix_openpt(O_RDWR | O_NOCTTY)};
    ck_assert_int_ge(terminal->master, 0);
    ck_assert_int_eq(grantpt(terminal->master), 0);
    ck_assert_int_eq(unlockpt(terminal->master), 0);
    resize(terminal->master, 80);
    terminal->child = fork();
    if (terminal->child == 0)
        play_there(ptsname(terminal->master), players, seed);
    ck_assert_int_gt(terminal->child, 0);
}

static void start(struct terminal *terminal, uint64_t seed)
{
    start_with(terminal, "Bo,Ann", seed);
}

static void end(struct terminal *terminal)
{
    kill(terminal->child, SIGKILL);
    waitpid(terminal->child, NULL, 0);
    close(terminal->master);
}

static void type(struct terminal *terminal, const char *keys)
{
    ck_assert_int_eq(write(terminal->master, keys, strlen(keys)), (ssize_t)strlen(keys));
}

/* Reads what is shown within so many milliseconds. Returns whether there was something. */
static bool look(struct terminal *terminal, int milliseconds)
{
    struct pollfd readable = {.fd = terminal->master, .events = POLLIN};

    if (poll(&readable, 1, milliseconds) <= 0)
        return false;
    ssize_t length = read(terminal->master, terminal->text + terminal->length,
                          sizeof terminal->text - 1 - terminal->length);
    terminal->length += length > 0 ? (size_t)length : 0;
    terminal->text[terminal->length] = '\0';
    return length > 0;
}

/* Forgets what has been shown. */
static void forget(struct terminal *terminal)
{
    terminal->length = 0;
    terminal->text[0] = '\0';
}

static void await(struct terminal *terminal, const char *text)
{
    while (!strstr(terminal->text, text))
        ck_assert_msg(look(terminal, LONG), "“%s” did not come, but: %s", text, terminal->text);
}

/* Presses Enter until that comes: a cover is deaf at first. */
static void press_until(struct terminal *terminal, const char *text)
{
    for (int tries = 0; !strstr(terminal->text, text) && tries < 100; tries++) {
        type(terminal, "\n");
        while (!strstr(terminal->text, text) && look(terminal, SHORT))
            ;
    }
    await(terminal, text);
}

static const char cover_of_ann[] = "Ann, press Enter when only you can see the screen.";
static const char cover_of_bo[] =
    "Ann’s cards are hidden. Bo, press Enter when only you can see the screen.";

/* Of seed 21 Ann begins. */
enum { SEED = 21, DEAF = 1500 };

START_TEST(what_was_typed_before_the_cover_bares_no_hand)
{
    struct terminal terminal;

    start(&terminal, SEED);
    await(&terminal, cover_of_ann);
    press_until(&terminal, "Ann (? for help): ");
    forget(&terminal);
    type(&terminal, "draw\nkeep\n\n\n\n\n");
    await(&terminal, cover_of_bo);
    while (look(&terminal, DEAF))
        ;
    ck_assert_ptr_null(strstr(terminal.text, "Bo, it is your turn."));
    forget(&terminal);
    press_until(&terminal, "Bo, it is your turn.");
    end(&terminal);
}
END_TEST

START_TEST(who_comes_back_to_the_terminal_finds_the_hand_covered)
{
    struct terminal terminal;

    start(&terminal, SEED);
    await(&terminal, cover_of_ann);
    press_until(&terminal, "Ann (? for help): ");
    forget(&terminal);
    kill(terminal.child, SIGSTOP);
    ck_assert_int_eq(waitpid(terminal.child, NULL, WUNTRACED), terminal.child);
    kill(terminal.child, SIGCONT);
    await(&terminal, cover_of_ann);
    const char *erased = strstr(terminal.text, "\033[2J");
    ck_assert_ptr_nonnull(erased);
    ck_assert(erased < strstr(terminal.text, cover_of_ann));
    ck_assert_ptr_null(strstr(terminal.text, "Your cards:"));
    /* so it does before the cover is lifted */
    forget(&terminal);
    kill(terminal.child, SIGCONT);
    await(&terminal, cover_of_ann);
    press_until(&terminal, "Ann (? for help): ");
    ck_assert_ptr_nonnull(strstr(terminal.text, "Your cards:"));
    end(&terminal);
}
END_TEST

START_TEST(another_width_wraps_the_question_anew)
{
    struct terminal terminal;

    start(&terminal, SEED);
    await(&terminal, cover_of_ann);
    resize(terminal.master, 40);
    forget(&terminal);
    kill(terminal.child, SIGWINCH);
    await(&terminal, "Ann, press Enter when only you can see\r\nthe screen.");
    press_until(&terminal, "Ann (? for help): ");
    resize(terminal.master, 60);
    forget(&terminal);
    kill(terminal.child, SIGWINCH);
    await(&terminal, "Ann (? for help): ");
    ck_assert_ptr_nonnull(strstr(terminal.text, "Your cards:"));
    /* rows alone, and more columns than are used, change nothing */
    resize(terminal.master, 80);
    kill(terminal.child, SIGWINCH);
    while (look(&terminal, SHORT))
        ;
    forget(&terminal);
    resize(terminal.master, 200);
    kill(terminal.child, SIGWINCH);
    ck_assert(!look(&terminal, DEAF));
    end(&terminal);
}
END_TEST

/* Bots have moved before the next key: what was typed meanwhile answers the next questions, line by
 * line, and what is no answer gets a sentence. */
START_TEST(keys_during_a_turn_of_a_bot_are_lines_like_others)
{
    struct terminal terminal;

    start_with(&terminal, "Ann,bot", 138);
    await(&terminal, "Ann (? for help): ");
    forget(&terminal);
    type(&terminal, "draw\nkeep\n\033[A\033[Bzzz\n\ndraw\n");
    await(&terminal, "Bot 1 plays");
    await(&terminal, "I do not understand “zzz”");
    await(&terminal, "Type the number of your choice, from 1 to 9");
    await(&terminal, "You draw ");
    const char *first = strstr(terminal.text, "You draw ");
    while (!strstr(first + 1, "You draw "))
        ck_assert(look(&terminal, LONG));
    end(&terminal);
}
END_TEST

void add_terminal(Suite *suite)
{
    TCase *tests = add_case(suite, "terminal");

    tcase_add_test(tests, what_was_typed_before_the_cover_bares_no_hand);
    tcase_add_test(tests, who_comes_back_to_the_terminal_finds_the_hand_covered);
    tcase_add_test(tests, keys_during_a_turn_of_a_bot_are_lines_like_others);
    tcase_add_test(tests, another_width_wraps_the_question_anew);
}
