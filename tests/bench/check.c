/*
 * What `breuk check` takes: for a small deck, which is mostly to load what draws; for decks of
 * 100,000 cards, written by generators and includes, and each as an element of its own; for every
 * file of the hostile set. CPU time, the least of several runs, and memory, the most of them.
 *
 * usage: bench-check BREUK
 */
#include "hostile/files.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SMALL_RUNS = 200, LARGE_RUNS = 7, HOSTILE_RUNS = 3, KILOBYTES = 64 * 1024 };

/* Milliseconds that are kept by this machine when nothing else runs on it. */
static const double SMALL = 15, LARGE = 500, HOSTILE = 100;

static const char *program;

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

/* 100,000 elements, each of one card, or of one in each of two suits. */
static void write_single(const struct hostile_folder *folder, const char *name, const char *suits)
{
    FILE *deck = create(folder, name, DECK);

    for (int i = 1; i <= 100000; i++)
        fprintf(deck, "<numbers values=\"%d/%d\" suits=\"%s\"/>\n", i, i + 7, suits);
    finish(deck, "</deck>\n");
}

static void print_large(const struct hostile_folder *folder)
{
    write_generated(folder);
    write_single(folder, "single.xml", "b");
    write_single(folder, "double.xml", "b r");
    printf("at most %.0f ms and %d KB\n", LARGE, KILOBYTES);
    print_row("100,100 generated", check(folder, "generated.xml", LARGE_RUNS), LARGE);
    print_row("100,000 elements", check(folder, "single.xml", LARGE_RUNS), LARGE);
    print_row("200,000 of 100,000", check(folder, "double.xml", LARGE_RUNS), LARGE);
}

int main(int count, char **words)
{
    struct hostile_folder folder;

    if (count != 2) {
        fprintf(stderr, "usage: bench-check BREUK\n");
        return EXIT_FAILURE;
    }
    program = realpath(words[1], NULL);
    if (!program) {
        perror(words[1]);
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
