/*
 * Printing the fractions deck beside a plain program that draws the same pages with the same
 * libraries: CPU time, bytes and memory of both, run in turn so that a busy machine slows both.
 *
 * usage: bench-print BREUK YARDSTICK CARDS
 */
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

enum { RUNS = 9 };

/* The bounds that the default template keeps for this deck. */
static const double TIMES = 1.5;
static const long BYTES = 90 * 1024, KILOBYTES = 30 * 1024;

struct figures {
    double milliseconds; /* of CPU time, the least of all runs */
    long kilobytes;      /* resident, the most of all runs */
};

static double milliseconds(struct timeval time)
{
    return 1000.0 * (double)time.tv_sec + (double)time.tv_usec / 1000.0;
}

static void run_once(char *const *arguments, struct figures *figures)
{
    struct rusage used;
    int status;
    pid_t child = fork();

    if (child == 0) {
        int nowhere = open("/dev/null", O_WRONLY);
        dup2(nowhere, STDERR_FILENO);
        execv(arguments[0], arguments);
        _exit(127);
    }
    if (child < 0 || wait4(child, &status, 0, &used) != child || status != 0) {
        fprintf(stderr, "%s failed\n", arguments[0]);
        exit(EXIT_FAILURE);
    }
    double time = milliseconds(used.ru_utime) + milliseconds(used.ru_stime);
    if (figures->milliseconds == 0 || time < figures->milliseconds)
        figures->milliseconds = time;
    if (used.ru_maxrss > figures->kilobytes)
        figures->kilobytes = used.ru_maxrss;
}

static long size_of(const char *path)
{
    struct stat there;

    if (stat(path, &there) != 0) {
        perror(path);
        exit(EXIT_FAILURE);
    }
    return (long)there.st_size;
}

int main(int count, char **words)
{
    char folder[] = "/tmp/breuk-bench.XXXXXX", ours_path[64], plain_path[64];
    struct figures ours = {0}, plain = {0};

    if (count != 4 || !mkdtemp(folder)) {
        fprintf(stderr, "usage: bench-print BREUK YARDSTICK CARDS\n");
        return EXIT_FAILURE;
    }
    snprintf(ours_path, sizeof ours_path, "%s/ours.pdf", folder);
    snprintf(plain_path, sizeof plain_path, "%s/plain.pdf", folder);
    char print[] = "print", deck[] = "fractions", backs[] = "--backs", none[] = "none";
    char force[] = "--force", output[] = "-o", kind[] = "-t", cached[] = "lcache", way[] = "-x",
         input[] = "-i";
    char *const our_words[] = {words[1], print, deck, backs, none, force, output, ours_path, NULL};
    char *const plain_words[] = {words[2], kind,     cached, way,        none,
                                 input,    words[3], output, plain_path, NULL};
    for (int i = 0; i < RUNS; i++) {
        run_once(our_words, &ours);
        run_once(plain_words, &plain);
    }
    double times = ours.milliseconds / plain.milliseconds;
    printf("fractions, 196 cards, no backs, least of %d runs\n", RUNS);
    printf("            CPU time      bytes     memory\n");
    printf("breuk      %6.1f ms %10ld %7ld KB\n", ours.milliseconds, size_of(ours_path),
           ours.kilobytes);
    printf("yardstick  %6.1f ms %10ld %7ld KB\n", plain.milliseconds, size_of(plain_path),
           plain.kilobytes);
    printf("%.2f times the yardstick's CPU time (at most %.1f); %s\n", times, TIMES,
           times <= TIMES && size_of(ours_path) <= BYTES && ours.kilobytes <= KILOBYTES
               ? "within the bounds"
               : "OUT OF BOUNDS");
    unlink(ours_path);
    unlink(plain_path);
    rmdir(folder);
    return EXIT_SUCCESS;
}
