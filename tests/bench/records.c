/*
 * How long a pupil waits until an answer is on the disk: records_add of one event, with what is
 * learned of it, in a file of a class of thirty. Beside it a write of as many bytes with fdatasync,
 * to a file in the same folder, both taken in turn so that a busy disk slows both.
 *
 * usage: bench-records FOLDER       on the disk that is meant; a folder in memory says nothing
 */
#include "lesson/learner/learner.h"
#include "records/classes.h"
#include "records/database.h"
#include "records/events.h"
#include "yardstick.h"

#include <fcntl.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

enum { PUPILS = 30, EVENTS = 200, ANSWERS = 2000, A_FRAME = 24, A_PAGE = 4096, A_RUN = 1000 };

/* Milliseconds, of the median on this machine's disk. */
static const double MOST = 20;

struct book {
    struct records *records;
    struct learner learner;
    int64_t class, pupil[PUPILS], session;
};

static double now(void)
{
    struct timespec time;

    clock_gettime(CLOCK_MONOTONIC, &time);
    return 1000.0 * (double)time.tv_sec + (double)time.tv_nsec / 1e6;
}

static void must(enum status status, const char *what)
{
    if (status != STATUS_OK)
        fail(what);
}

static void add(struct book *book, int64_t number)
{
    static const char *const asked[] = {"1/2", "2/3", "3/4", "2/5", "5/8"};
    static const char *const answered[] = {"2/4", "4/6", "5/6", "0.4", "10/16"};
    struct records_learner learner = learner_of_records(&book->learner);
    struct record_event event = {.number = number,
                                 .kind = RECORD_QUESTION,
                                 .verdict = number % 3 ? RECORD_RIGHT : RECORD_NOT_YET,
                                 .lesson = number % 2 ? "halves" : "thirds",
                                 .asked = asked[number % 5],
                                 .answered = answered[number % 5],
                                 .skills = 1u << (1 + number % 10),
                                 .difficulty = .25,
                                 .score = number % 3 ? 1 : 0,
                                 .counts = RECORD_COUNTS_NEW,
                                 .fact = asked[number % 5],
                                 .decision = ""};

    must(records_add(book->records, book->session, book->pupil[number % PUPILS], &event, &learner),
         "an event is not added");
}

static void open_book(struct book *book, const char *path)
{
    static const struct record_session session = {.kind = "lesson", .name = "halves"};
    char uid[RECORD_UID_SIZE] = "";
    struct message why;

    must(records_open(&book->records, path, true, &why), "the file is not opened");
    must(records_begin(book->records), "nothing begins");
    must(records_class_new(book->records, "7b", 0, &book->class), "a class is not made");
    for (int i = 0; i < PUPILS; i++) {
        char name[24];
        snprintf(name, sizeof name, "pupil-%d", i + 1);
        must(records_pupil_add(book->records, book->class, name, &book->pupil[i]),
             "a pupil is not added");
    }
    must(records_session(book->records, book->class, uid, &session, &book->session),
         "a session does not begin");
    for (int64_t n = 1; n <= PUPILS * EVENTS; n++)
        add(book, n);
    must(records_end(book->records, STATUS_OK), "nothing ends");
}

/* Pages that the connection has written so far. */
static int pages_written(struct records *records)
{
    int pages = 0, highest;

    sqlite3_db_status(records->db, SQLITE_DBSTATUS_CACHE_WRITE, &pages, &highest, 0);
    return pages;
}

static void write_bytes(int fd, int64_t number, const void *bytes, size_t length)
{
    /* As a log does, over what is there after a while. */
    if (pwrite(fd, bytes, length, (off_t)(number % A_RUN) * (off_t)length) != (ssize_t)length ||
        fdatasync(fd) != 0)
        fail("the yardstick cannot be written");
}

static int ascending(const void *one, const void *other)
{
    const double *a = one, *b = other;

    return (*a > *b) - (*a < *b);
}

static void print(const char *name, double figures[ANSWERS], double most)
{
    qsort(figures, ANSWERS, sizeof *figures, ascending);
    printf("%-44s median %7.3f ms, 99 %% within %7.3f ms, the longest %7.3f ms%s\n", name,
           figures[ANSWERS / 2], figures[ANSWERS * 99 / 100], figures[ANSWERS - 1],
           most == 0 || figures[ANSWERS / 2] <= most ? "" : "   OUT OF BOUNDS");
}

/* Both in turn. */
static void measure(struct book *book, int fd)
{
    static double ours[ANSWERS], theirs[ANSWERS];
    static char bytes[64 * A_PAGE];
    int before = pages_written(book->records), pages = 0;

    for (int i = 0; i < ANSWERS; i++) {
        double start = now();
        add(book, PUPILS * EVENTS + 1 + i);
        double middle = now();
        pages = pages_written(book->records) - before;
        size_t length = (size_t)pages * (A_PAGE + A_FRAME) / (size_t)(i + 1);
        if (length > sizeof bytes)
            fail("an answer fills more pages than this can be");
        double again = now();
        write_bytes(fd, i, bytes, length);
        ours[i] = middle - start;
        theirs[i] = now() - again;
    }
    printf("%d answers, each of %.1f pages, %d events before\n", ANSWERS, (double)pages / ANSWERS,
           PUPILS * EVENTS);
    print("an answer, until it is on the disk", ours, MOST);
    print("as many bytes, written with fdatasync", theirs, 0);
    printf("the ratio of the medians %.2f\n", ours[ANSWERS / 2] / theirs[ANSWERS / 2]);
}

int main(int count, char **words)
{
    static struct book book;
    char folder[4096], path[4200], other[4200];

    if (count != 2) {
        fprintf(stderr, "usage: bench-records FOLDER\n");
        return EXIT_FAILURE;
    }
    snprintf(folder, sizeof folder, "%s/bench-records-XXXXXX", words[1]);
    if (!mkdtemp(folder))
        fail("no folder there");
    snprintf(path, sizeof path, "%s/records.db", folder);
    snprintf(other, sizeof other, "%s/yardstick", folder);
    open_book(&book, path);
    int fd = open(other, O_WRONLY | O_CREAT | O_CLOEXEC, 0600);
    if (fd < 0)
        fail("the yardstick cannot be made");
    measure(&book, fd);
    close(fd);
    records_close(book.records);
    learner_release(&book.learner);
    unlink(other);
    unlink(path);
    rmdir(folder);
    return EXIT_SUCCESS;
}
