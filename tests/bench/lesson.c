/*
 * From key to next question: what `breuk lesson` takes from a typed line to the next prompt, its
 * journal on the disk by then, through pipes. Beside it the same of `breuk play`, and what it takes
 * to put such a line on that disk, all in turn so that a busy machine slows all of them. The files
 * lie in the folder where it is run.
 *
 * usage: bench-lesson BREUK
 */
#include <fcntl.h>
#include <spawn.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { ANSWERS = 25, FIGURES = 1024, LONGEST = 240 /* seconds */ };

/* Milliseconds that the longest may take. */
static const double MOST = 50;

extern char **environ;

static char folder[] = "bench-lesson-XXXXXX";

struct figures {
    int count;
    double milliseconds[FIGURES];
};

static _Noreturn void fail(const char *what)
{
    fprintf(stderr, "bench-lesson: %s\n", what);
    exit(EXIT_FAILURE);
}

static double now(void)
{
    struct timespec time;

    clock_gettime(CLOCK_MONOTONIC, &time);
    return 1000.0 * (double)time.tv_sec + (double)time.tv_nsec / 1e6;
}

static void add(struct figures *figures, double began)
{
    if (figures->count < FIGURES)
        figures->milliseconds[figures->count++] = now() - began;
}

/* Reads until there is a prompt, the only thing shown that ends in a blank. False: the end. */
static bool await_prompt(int out)
{
    char bytes[64 * 1024];

    for (;;) {
        ssize_t length = read(out, bytes, sizeof bytes);
        if (length <= 0)
            return false;
        if (bytes[length - 1] == ' ')
            return true;
    }
}

/* Types the lines in turn, each when it is asked for, and measures each but the first, which waits
 * for the start. */
static void type(const char *const *words, const char *const *lines, struct figures *figures)
{
    posix_spawn_file_actions_t actions;
    int in[2], out[2], status;
    pid_t child;

    if (pipe(in) != 0 || pipe(out) != 0)
        fail("no pipe");
    fcntl(in[1], F_SETFD, FD_CLOEXEC);
    fcntl(out[0], F_SETFD, FD_CLOEXEC);
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, in[0], STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&actions, out[1], STDOUT_FILENO);
    if (posix_spawn(&child, words[0], &actions, NULL, (char *const *)words, environ) != 0)
        fail("breuk does not start");
    posix_spawn_file_actions_destroy(&actions);
    close(in[0]);
    close(out[1]);
    bool asked = await_prompt(out[0]);
    for (int i = 0, line = 0; asked && i < ANSWERS; i++) {
        double began = now();
        if (write(in[1], lines[line], strlen(lines[line])) < 0)
            break;
        line = lines[line + 1] ? line + 1 : 0;
        asked = await_prompt(out[0]);
        if (asked)
            add(figures, began);
    }
    close(in[1]);
    while (await_prompt(out[0]))
        ;
    close(out[0]);
    if (waitpid(child, &status, 0) != child || status != 0)
        fail("breuk failed");
}

/* What is typed for a lesson: mistakes, which are told with pictures, and a question that is left
 * for the next one. */
static void lesson(const char *breuk, const char *name, int seed, struct figures *figures)
{
    static const char *const lines[] = {"1\n", "2/3\n", "hint\n", "skip\n", "2\n", "skip\n", NULL};
    char number[16], journal[64];
    const char *const words[] = {breuk,  "lesson",    name,    "--seed",
                                 number, "--journal", journal, NULL};

    snprintf(number, sizeof number, "%d", seed);
    snprintf(journal, sizeof journal, "%s/%s-%d", folder, name, seed);
    type(words, lines, figures);
    unlink(journal);
}

static void play(const char *breuk, int seed, struct figures *figures)
{
    static const char *const lines[] = {"draw\n", "pass\n", NULL};
    char number[16], journal[64];
    const char *const words[] = {breuk,    "play", "fractions", "--players", "Ann,bot",
                                 "--seed", number, "--journal", journal,     NULL};

    snprintf(number, sizeof number, "%d", seed);
    snprintf(journal, sizeof journal, "%s/game-%d", folder, seed);
    type(words, lines, figures);
    unlink(journal);
}

static void sync_lines(struct figures *figures)
{
    static const char line[] = "{\"pupil\":0,\"typed\":\"3/8\",\"sum\":\"53a4d1c3\"}\n";
    char path[64];

    snprintf(path, sizeof path, "%s/lines", folder);
    int file = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0600);
    for (int i = 0; i < ANSWERS; i++) {
        double began = now();
        if (write(file, line, sizeof line - 1) < 0 || fdatasync(file) != 0)
            fail("a line cannot be written");
        add(figures, began);
    }
    close(file);
    unlink(path);
}

static int ascending(const void *one, const void *other)
{
    const double *a = one, *b = other;

    return (*a > *b) - (*a < *b);
}

/* Without a bound where `most` is 0. */
static double print_row(const char *name, struct figures *figures, double most)
{
    if (figures->count == 0)
        fail("nothing was asked");
    qsort(figures->milliseconds, (size_t)figures->count, sizeof(double), ascending);
    double median = figures->milliseconds[figures->count / 2],
           longest = figures->milliseconds[figures->count - 1];
    printf("%-36s median %6.2f ms, longest %6.2f ms, of %d", name, median, longest, figures->count);
    if (most > 0)
        printf(" (at most %.0f)%s", most, longest <= most ? "" : "   OUT OF BOUNDS");
    printf("\n");
    return median;
}

int main(int count, char **words)
{
    static const char *const lessons[] = {"half",  "same-below", "factor",      "prove",
                                          "mixed", "common",     "three-forms", "line"};
    enum { LESSONS = sizeof lessons / sizeof *lessons, ROUNDS = 3 };
    static struct figures asked, played, synced;

    if (count != 2)
        fail("usage: bench-lesson BREUK");
    alarm(LONGEST);
    if (!mkdtemp(folder))
        fail("no folder");
    for (int seed = 0; seed < ROUNDS; seed++)
        for (int i = 0; i < LESSONS; i++) {
            lesson(words[1], lessons[i], seed, &asked);
            play(words[1], seed * LESSONS + i, &played);
            sync_lines(&synced);
        }
    rmdir(folder);
    double of_lesson = print_row("breuk lesson, key to next question", &asked, MOST);
    double of_game = print_row("breuk play, key to next question", &played, 0);
    double of_line = print_row("a line on the disk", &synced, 0);
    printf("breuk lesson takes %.2f of breuk play, %.2f of a line on the disk\n",
           of_lesson / of_game, of_lesson / of_line);
    return EXIT_SUCCESS;
}
