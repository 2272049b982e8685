/*
 * Printing beside plain programs: CPU time, bytes and memory of both, run in turn so that a busy
 * machine slows both. First the fractions deck, for which there are bounds: with the plainest
 * template beside a program that draws as many cards with less on them, and with the usual one
 * beside a program that draws the same faces; what it takes that one to tag its cards; and what is
 * gained by stream_compression.c. Then longer decks, to see that time grows with the cards and
 * memory does not: cards that all differ, and 40 kinds of card with many copies each, of which the
 * plain program draws each kind once. Times are medians.
 *
 * usage: bench-print BREUK YARDSTICK CARDS STUDIO-YARDSTICK BREUK-TWICE-COMPRESSING
 */
#include <fcntl.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

enum { RUNS = 15 };

/* The bounds that templates keep for the fractions deck. */
static const struct bound {
    const char *template;
    double times;
    long bytes;
    bool same_faces; /* the yardstick draws this template's own faces */
} bounds[] = {{"plain", 0.9, 50 * 1024, false}, {"studio", 1.5, 80 * 1024, true}};
static const long KILOBYTES = 30 * 1024;

struct figures {
    double milliseconds[RUNS]; /* of CPU time */
    int runs;
    long kilobytes; /* resident, the most of all runs */
};

static double milliseconds(struct timeval time)
{
    return 1000.0 * (double)time.tv_sec + (double)time.tv_usec / 1000.0;
}

/* Their cards in four suits: all fractions below 1 and some whole numbers, or copies of ten
 * fractions. */
static const struct {
    int cards;
    const char *elements, *way; /* of the plain program */
    double times;               /* its time, at most; 0: there is no bound */
} lengths[] = {
    {2000, "<fractions denominators='2-32'/><numbers from='1' to='4'/>", "none", 0},
    {20000, "<fractions denominators='2-100'/><numbers from='1' to='50'/>", "none", 0},
    {100000, "<fractions denominators='2-224'/><numbers from='1' to='24'/>", "none", 0},
    {2000, "<fractions denominators='2-5' copies='50'/>", "card", 0},
    {20000, "<fractions denominators='2-5' copies='500'/>", "card", 0},
    {100000, "<fractions denominators='2-5' copies='2500'/>", "card", 1},
};

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
    figures->milliseconds[figures->runs++] =
        milliseconds(used.ru_utime) + milliseconds(used.ru_stime);
    if (used.ru_maxrss > figures->kilobytes)
        figures->kilobytes = used.ru_maxrss;
}

static int compare(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;

    return (x > y) - (x < y);
}

static double median(const struct figures *figures)
{
    double sorted[RUNS];

    memcpy(sorted, figures->milliseconds, sizeof sorted);
    qsort(sorted, RUNS, sizeof *sorted, compare);
    return sorted[RUNS / 2];
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

/* Where both write, and the words of both. */
struct pair {
    char folder[64], deck[96], our_path[96], plain_path[96];
    const char *breuk, *yardstick, *cards, *studio_yardstick, *twice_compressing;
    struct figures ours, plain;
};

static void run_pair(struct pair *pair, const char *deck, const char *template,
                     char *const *plain_words)
{
    char print[] = "print", by[] = "--template", backs[] = "--backs", none[] = "none",
         force[] = "--force", output[] = "-o";
    char *const our_words[] = {
        (char *)pair->breuk, print, (char *)deck, by, (char *)template, backs, none, force, output,
        pair->our_path,      NULL};

    pair->ours = pair->plain = (struct figures){0};
    for (int i = 0; i < RUNS; i++) {
        run_once(our_words, &pair->ours);
        run_once(plain_words, &pair->plain);
    }
}

static void run_beside_plain(struct pair *pair, const char *deck, const char *number,
                             const char *way)
{
    char kind[] = "-t", cached[] = "lcache", recorded[] = "-x", input[] = "-i", length[] = "-n",
         output[] = "-o";
    char *const words[] = {
        (char *)pair->yardstick, kind,   cached,         recorded, (char *)way,      input,
        (char *)pair->cards,     length, (char *)number, output,   pair->plain_path, NULL};

    run_pair(pair, deck, "plain", words);
}

static void run_beside_studio(struct pair *pair)
{
    char *const words[] = {(char *)pair->studio_yardstick, pair->plain_path, NULL};

    run_pair(pair, "fractions", "studio", words);
}

static void print_row(const char *name, const struct figures *figures, const char *path)
{
    printf("%-10s %9.1f ms %10ld %7ld KB\n", name, median(figures), size_of(path),
           figures->kilobytes);
}

static void print_pair(const struct pair *pair)
{
    print_row("breuk", &pair->ours, pair->our_path);
    print_row("yardstick", &pair->plain, pair->plain_path);
}

static void measure_fractions(struct pair *pair, const struct bound *bound)
{
    if (bound->same_faces)
        run_beside_studio(pair);
    else
        run_beside_plain(pair, "fractions", "196", "none");
    double times = median(&pair->ours) / median(&pair->plain);
    bool within = times <= bound->times && size_of(pair->our_path) <= bound->bytes &&
                  pair->ours.kilobytes <= KILOBYTES;
    printf(
        "fractions, template %s, 196 cards, no backs, median of %d runs; the yardstick draws %s\n",
        bound->template, RUNS, bound->same_faces ? "the same faces" : "less");
    printf("               CPU time      bytes     memory\n");
    print_pair(pair);
    printf("%.2f times the yardstick's CPU time (at most %.2f), %ld bytes (at most %ld); %s\n\n",
           times, bound->times, size_of(pair->our_path), bound->bytes,
           within ? "within the bounds" : "OUT OF BOUNDS");
}

/* What it takes a plain program that each card is tagged as a figure. */
static void measure_tags(struct pair *pair)
{
    char tags[] = "tags";
    char *const without[] = {(char *)pair->studio_yardstick, pair->our_path, NULL};
    char *const with[] = {(char *)pair->studio_yardstick, pair->plain_path, tags, NULL};

    pair->ours = pair->plain = (struct figures){0};
    for (int i = 0; i < RUNS; i++) {
        run_once(without, &pair->ours);
        run_once(with, &pair->plain);
    }
    printf("the yardstick of studio, without tags and with a tag round each card\n");
    print_row("without", &pair->ours, pair->our_path);
    print_row("with tags", &pair->plain, pair->plain_path);
    printf("%+.1f ms, %+ld bytes\n\n", median(&pair->plain) - median(&pair->ours),
           size_of(pair->plain_path) - size_of(pair->our_path));
}

/* What a user gains since cairo does not compress what press will compress. */
static void measure_compression(struct pair *pair, char *deck)
{
    char print[] = "print", force[] = "--force", output[] = "-o";
    char *const once[] = {(char *)pair->breuk, print, deck, force, output, pair->our_path, NULL};
    char *const twice[] = {
        (char *)pair->twice_compressing, print, deck, force, output, pair->plain_path, NULL};

    pair->ours = pair->plain = (struct figures){0};
    for (int i = 0; i < RUNS; i++) {
        run_once(once, &pair->ours);
        run_once(twice, &pair->plain);
    }
    printf("%s with backs, compressed by press alone, and by cairo before\n", deck);
    print_row("once", &pair->ours, pair->our_path);
    print_row("twice", &pair->plain, pair->plain_path);
    printf("%.2f times the CPU time\n\n", median(&pair->plain) / median(&pair->ours));
}

static void write_deck(const char *path, const char *elements)
{
    static const struct {
        const char *id, *colour, *shape;
    } suits[] = {{"r", "B24B42", "circle"},
                 {"y", "FFC32D", "square"},
                 {"g", "52A598", "triangle"},
                 {"b", "314387", "star"}};
    FILE *deck = fopen(path, "w");

    if (!deck) {
        perror(path);
        exit(EXIT_FAILURE);
    }
    fputs("<deck format='1'><title lang='en'>Long</title>\n", deck);
    for (size_t i = 0; i < sizeof suits / sizeof *suits; i++)
        fprintf(deck,
                "<suit id='%s' colour='#%s' shape='%s'><name lang='en' short='%s'>%s</name>"
                "</suit>\n",
                suits[i].id, suits[i].colour, suits[i].shape, suits[i].id, suits[i].id);
    fprintf(deck, "%s</deck>\n", elements);
    fclose(deck);
}

static void measure_lengths(struct pair *pair)
{
    for (size_t i = 0; i < sizeof lengths / sizeof *lengths; i++) {
        char number[16];
        snprintf(number, sizeof number, "%d", lengths[i].cards);
        write_deck(pair->deck, lengths[i].elements);
        run_beside_plain(pair, pair->deck, number, lengths[i].way);
        printf("%d cards, %s, no backs: %.2f times", lengths[i].cards,
               *lengths[i].way == 'c' ? "40 kinds" : "all different",
               median(&pair->ours) / median(&pair->plain));
        if (lengths[i].times > 0)
            printf(" (at most %.2f)", lengths[i].times);
        putchar('\n');
        print_pair(pair);
        putchar('\n');
    }
    unlink(pair->deck);
}

int main(int count, char **words)
{
    struct pair pair = {.folder = "/tmp/breuk-bench.XXXXXX"};
    char fractions[] = "fractions", classic[] = "classic";

    if (count != 6 || !mkdtemp(pair.folder)) {
        fprintf(stderr, "usage: bench-print BREUK YARDSTICK CARDS STUDIO-YARDSTICK "
                        "BREUK-TWICE-COMPRESSING\n");
        return EXIT_FAILURE;
    }
    pair.breuk = words[1];
    pair.yardstick = words[2];
    pair.cards = words[3];
    pair.studio_yardstick = words[4];
    pair.twice_compressing = words[5];
    snprintf(pair.deck, sizeof pair.deck, "%s/long.xml", pair.folder);
    snprintf(pair.our_path, sizeof pair.our_path, "%s/ours.pdf", pair.folder);
    snprintf(pair.plain_path, sizeof pair.plain_path, "%s/plain.pdf", pair.folder);
    for (size_t i = 0; i < sizeof bounds / sizeof *bounds; i++)
        measure_fractions(&pair, &bounds[i]);
    measure_tags(&pair);
    measure_compression(&pair, fractions);
    measure_compression(&pair, classic);
    measure_lengths(&pair);
    unlink(pair.our_path);
    unlink(pair.plain_path);
    rmdir(pair.folder);
    return EXIT_SUCCESS;
}
