/*
 * From exec to exit: `breuk match`, beside programs that do nothing, and what the launcher takes
 * over the program when nothing has changed. Each figure is the median of nine medians, all run in
 * turn so that a busy machine slows all of them.
 *
 * usage: bench-start BREUK PLAIN_YARDSTICK XML_YARDSTICK TREE     TREE/breuk is the launcher
 */
#include <fcntl.h>
#include <spawn.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { MEDIANS = 9, RUNS = 25, PROGRAMS = 5 };
enum { PLAIN, XML, MATCH, BUILT, LAUNCHED };

/* Milliseconds that are kept when nothing else runs: more than a program that does nothing, and
 * more than the program that is launched. */
static const double MOST = 6, MOST_OVER = 10;

extern char **environ;

static posix_spawn_file_actions_t silence;

static double now(void)
{
    struct timespec time;

    clock_gettime(CLOCK_MONOTONIC, &time);
    return 1000.0 * (double)time.tv_sec + (double)time.tv_nsec / 1e6;
}

/* Milliseconds. */
static double run_once(const char *program)
{
    char match[] = "match", half[] = "1/2", halves[] = "2/4";
    char *const words[] = {(char *)program, match, half, halves, NULL};
    pid_t child;
    int status;
    double begin = now();

    if (posix_spawn(&child, program, &silence, NULL, words, environ) != 0 ||
        waitpid(child, &status, 0) != child || status != 0) {
        fprintf(stderr, "%s failed\n", program);
        exit(EXIT_FAILURE);
    }
    return now() - begin;
}

static int compare(const void *a, const void *b)
{
    double left = *(const double *)a, right = *(const double *)b;

    return (left > right) - (left < right);
}

static double median(double *numbers, int count)
{
    qsort(numbers, (size_t)count, sizeof *numbers, compare);
    return numbers[count / 2];
}

static void measure(const char *const programs[PROGRAMS], int count, double figures[PROGRAMS])
{
    double medians[PROGRAMS][MEDIANS], runs[PROGRAMS][RUNS];

    for (int i = 0; i < MEDIANS; i++) {
        for (int j = 0; j < RUNS; j++)
            for (int k = 0; k < count; k++)
                runs[k][j] = run_once(programs[k]);
        for (int k = 0; k < count; k++)
            medians[k][i] = median(runs[k], RUNS);
    }
    for (int k = 0; k < count; k++)
        figures[k] = median(medians[k], MEDIANS);
}

static void print_bounded(const char *name, double milliseconds, double most)
{
    printf("%-42s %6.2f ms (at most %.0f)%s\n", name, milliseconds, most,
           milliseconds <= most ? "" : "   OUT OF BOUNDS");
}

int main(int count, char **words)
{
    char launcher[4096], built[4096];
    double figures[PROGRAMS];

    if (count != 5) {
        fprintf(stderr, "usage: bench-start BREUK PLAIN_YARDSTICK XML_YARDSTICK TREE\n");
        return EXIT_FAILURE;
    }
    snprintf(launcher, sizeof launcher, "%s/breuk", words[4]);
    snprintf(built, sizeof built, "%s/build/breuk", words[4]);
    posix_spawn_file_actions_init(&silence);
    posix_spawn_file_actions_addopen(&silence, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
    bool launches = access(built, X_OK) == 0;
    const char *const programs[PROGRAMS] = {words[2], words[3], words[1], built, launcher};
    if (launches)
        run_once(launcher); /* which brings it up to date */
    measure(programs, launches ? PROGRAMS : BUILT, figures);
    printf("from exec to exit, median of %d, each the median of %d runs\n", MEDIANS, RUNS);
    printf("%-42s %6.2f ms\n", "a program that does nothing", figures[PLAIN]);
    printf("%-42s %6.2f ms\n", "the same with libxml2", figures[XML]);
    print_bounded("breuk match 1/2 2/4, over the first", figures[MATCH] - figures[PLAIN], MOST);
    if (launches)
        print_bounded("./breuk match 1/2 2/4, over build/breuk", figures[LAUNCHED] - figures[BUILT],
                      MOST_OVER);
    else
        printf("./breuk has built nothing yet: what it takes is not measured\n");
    return EXIT_SUCCESS;
}
