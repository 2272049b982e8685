/*
 * What `breuk check` takes: for a small deck, which is mostly to load what draws; for 100,000 cards
 * written by generators and includes; for 100,000 cards and more with elements of their own,
 * however they are written, beside a bare pass of libxml2 over the same bytes; for every file of
 * the hostile set. CPU time, and memory, the most of all runs.
 *
 * usage: bench-check BREUK SAX-YARDSTICK
 */
#include "hostile/files.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    SMALL_RUNS = 200,
    LARGE_RUNS = 9,
    HOSTILE_RUNS = 3,
    ELEMENTS = 100000,
    KILOBYTES = 64 * 1024
};

/* Milliseconds that are kept by this machine when nothing else runs on it. */
static const double SMALL = 15, LARGE = 500, HOSTILE = 100;

/* As often as the bare pass. */
static const double RATIO = 1.5;

static const char *program, *yardstick;

struct figures {
    double milliseconds;
    long kilobytes;
    int exit_code;
};

static void add_run(const struct hostile_folder *folder, const char *const *words,
                    struct figures *figures)
{
    struct hostile_run run;

    hostile_run(folder, words, &run);
    if (figures->milliseconds == 0 || run.milliseconds < figures->milliseconds)
        figures->milliseconds = run.milliseconds;
    if (run.kilobytes > figures->kilobytes)
        figures->kilobytes = run.kilobytes;
    figures->exit_code = run.exit_code;
}

static struct figures check(const struct hostile_folder *folder, const char *file, int runs)
{
    const char *const words[] = {program, "check", file, NULL};
    struct figures figures = {0};

    for (int i = 0; i < runs; i++)
        add_run(folder, words, &figures);
    return figures;
}

static void print_row(const char *name, struct figures figures, double milliseconds)
{
    bool within = figures.milliseconds <= milliseconds && figures.kilobytes <= KILOBYTES;

    printf("%-22s %7.1f ms %7ld KB   exit code %d%s\n", name, figures.milliseconds,
           figures.kilobytes, figures.exit_code, within ? "" : "   OUT OF BOUNDS");
}

static void print_small(const struct hostile_folder *folder)
{
    print_row("check classic", check(folder, "classic", SMALL_RUNS), SMALL);
    printf("(at most %.0f)\n\n", SMALL);
}

static FILE *create(const struct hostile_folder *folder, const char *name, const char *head)
{
    char path[256];

    snprintf(path, sizeof path, "%s/decks/%s", folder->top, name);
    FILE *stream = fopen(path, "w");
    if (!stream || fputs(head, stream) < 0) {
        perror(path);
        exit(EXIT_FAILURE);
    }
    return stream;
}

static void finish(FILE *stream, const char *tail)
{
    if (fputs(tail, stream) < 0 || fclose(stream)) {
        perror("a deck");
        exit(EXIT_FAILURE);
    }
}

#define SUIT(id, colour, shape)                                                                    \
    "<suit id=\"" id "\" colour=\"" colour "\" shape=\"" shape "\"><name lang=\"en\" "             \
    "short=\"" id "\">" id "</name></suit>\n"
#define DECK                                                                                       \
    "<deck format=\"1\"><title lang=\"en\">large</title>\n" SUIT("r", "#B3261E", "circle")         \
        SUIT("g", "#1B7F4B", "square") SUIT("b", "#314387", "triangle")                            \
            SUIT("y", "#F2C230", "star")
#define PART "<part of=\"deck\" format=\"1\">\n"

/* 20 parts of 20 rows of 50 numbers in four suits, and all fractions to 201 in one of them. */
static void write_generated(const struct hostile_folder *folder)
{
    FILE *deck = create(folder, "generated.xml", DECK);
    char name[32];

    for (int part = 0; part < 20; part++) {
        snprintf(name, sizeof name, "numbers-%d.xml", part);
        fprintf(deck, "<include href=\"%s\"/>\n", name);
        FILE *stream = create(folder, name, PART);
        for (int row = part * 20; row < part * 20 + 20; row++)
            fprintf(stream, "<numbers from=\"%d\" to=\"%d\"/>\n", row * 50 + 1, row * 50 + 50);
        finish(stream, "</part>\n");
    }
    fputs("<fractions denominators=\"2-201\" suits=\"b\"/>\n", deck);
    finish(deck, "</deck>\n");
}

/* Ways to write a card, or two of them. */
struct form {
    const char *name;
    void (*write)(FILE *deck, int i); /* i: from 1 */
    bool timed;                       /* 100,000 cards; others show what memory more of them take */
};

static void write_value(FILE *deck, int i)
{
    fprintf(deck, "<numbers values=\"%d/%d\" suits=\"b\"/>\n", i, i + 7);
}

/* Each value stands in two suits, so that there is nothing to complain of. */
static void write_pair(FILE *deck, int i)
{
    int value = (i + 1) / 2;

    fprintf(deck, "<numbers values=\"%d/%d\" suits=\"%c\"/>\n", value, value + 7, "br"[i % 2]);
}

static void write_row(FILE *deck, int i)
{
    fprintf(deck, "<numbers from=\"%d\" to=\"%d\" suits=\"b\"/>\n", i, i);
}

static void write_four(FILE *deck, int i)
{
    int value = (i + 1) / 2;

    fprintf(deck, "<numbers values=\"%d/%d\" suits=\"%c\" copies=\"1\" points=\"5\"></numbers>\n",
            value, value + 7, "br"[i % 2]);
}

static void write_wild(FILE *deck, int i)
{
    (void)i;
    fputs("<wild/>\n", deck);
}

static void write_titled(FILE *deck, int i)
{
    if (i == 1)
        fputs("<wild/>\n", deck);
    else
        fprintf(deck, "<extra><title lang=\"en\">Card %d</title></extra>\n", i);
}

static void write_two_suits(FILE *deck, int i)
{
    fprintf(deck, "<numbers values=\"%d/%d\" suits=\"b r\"/>\n", i, i + 7);
}

static void write_two(FILE *deck, int i)
{
    fprintf(deck, "<numbers values=\"%d\" suits=\"b\"/>\n", 2 * i - 1);
    fprintf(deck, "<numbers values=\"%d\" suits=\"b\"/>\n", 2 * i);
}

static const struct form forms[] = {
    {"a value", write_value, true},
    {"a value of two suits", write_pair, true},
    {"a row of one", write_row, true},
    {"four attributes", write_four, true},
    {"wilds", write_wild, true},
    {"a title within", write_titled, true},
    {"200,000 of 100,000", write_two_suits, false},
    {"200,000 of 200,000", write_two, false},
};

static double middle_of(double *times)
{
    for (int i = 1; i < LARGE_RUNS; i++)
        for (int j = i; j > 0 && times[j - 1] > times[j]; j--) {
            double time = times[j];
            times[j] = times[j - 1];
            times[j - 1] = time;
        }
    return times[LARGE_RUNS / 2];
}

/* The medians of a program that checks a file and one that only reads it, in turn, each without
 * what it takes to start. */
struct pair {
    double checked, bare;
    long kilobytes;
    int exit_code;
};

static struct pair run_both(const struct hostile_folder *folder, const char *const *check,
                            const char *const *read)
{
    double checked[LARGE_RUNS], bare[LARGE_RUNS];
    struct pair pair = {0};

    for (int i = 0; i < LARGE_RUNS; i++) {
        struct figures one = {0}, other = {0};
        add_run(folder, check, &one);
        add_run(folder, read, &other);
        checked[i] = one.milliseconds;
        bare[i] = other.milliseconds;
        pair.exit_code = one.exit_code ? one.exit_code : other.exit_code;
        if (one.kilobytes > pair.kilobytes)
            pair.kilobytes = one.kilobytes;
    }
    pair.checked = middle_of(checked);
    pair.bare = middle_of(bare);
    return pair;
}

static void print_form(const struct hostile_folder *folder, const struct form *form,
                       const struct pair *start)
{
    FILE *deck = create(folder, "form.xml", DECK);
    const char *const check[] = {program, "check", "form.xml", NULL};
    const char *const read[] = {yardstick, "form.xml", NULL};

    for (int i = 1; i <= ELEMENTS; i++)
        form->write(deck, i);
    finish(deck, "</deck>\n");
    struct pair pair = run_both(folder, check, read);
    printf("%-22s", form->name);
    if (form->timed)
        printf(" check %6.1f ms, bare %5.1f ms: ratio %.2f (at most %.2f),",
               pair.checked - start->checked, pair.bare - start->bare,
               (pair.checked - start->checked) / (pair.bare - start->bare), RATIO);
    printf(" %.1f MB (at most %d)   exit code %d\n", (double)pair.kilobytes / 1024,
           KILOBYTES / 1024, pair.exit_code);
}

/* Starting is another matter: it is measured with a deck of one card and taken off. */
static void print_forms(const struct hostile_folder *folder)
{
    const char *const check[] = {program, "check", "one.xml", NULL};
    const char *const read[] = {yardstick, "one.xml", NULL};

    finish(create(folder, "one.xml", DECK), "<wild/>\n</deck>\n");
    struct pair start = run_both(folder, check, read);
    printf("\n100,000 cards, each with an element of its own; taken off for the start: check %.1f "
           "ms, bare %.1f ms\n",
           start.checked, start.bare);
    for (size_t i = 0; i < sizeof forms / sizeof *forms; i++)
        print_form(folder, &forms[i], &start);
}

static void print_large(const struct hostile_folder *folder)
{
    write_generated(folder);
    printf("at most %.0f ms and %d KB\n", LARGE, KILOBYTES);
    print_row("100,100 generated", check(folder, "generated.xml", LARGE_RUNS), LARGE);
    print_forms(folder);
}

int main(int count, char **words)
{
    struct hostile_folder folder;

    if (count != 3) {
        fprintf(stderr, "usage: bench-check BREUK SAX-YARDSTICK\n");
        return EXIT_FAILURE;
    }
    program = realpath(words[1], NULL);
    yardstick = realpath(words[2], NULL);
    if (!program || !yardstick) {
        perror(program ? words[2] : words[1]);
        return EXIT_FAILURE;
    }
    hostile_make(&folder);
    print_small(&folder);
    print_large(&folder);
    printf("\nhostile files: at most %.0f ms and %d KB\n", HOSTILE, KILOBYTES);
    for (int i = 0; i < hostile_count; i++)
        print_row(hostile_files[i].name, check(&folder, hostile_files[i].name, HOSTILE_RUNS),
                  HOSTILE);
    hostile_remove(&folder);
    return EXIT_SUCCESS;
}
