/*
 * How long breuk report takes, and how much memory: for a class of 30 with 1,000 events each, and
 * for one of 1,000 with 10,000. What simulated pupils did in two days is copied so often, with SQL;
 * the models say as many events as there are.
 *
 * usage: bench-report BREUK SIMULATED_CLASS FOLDER
 */
#include "records/database.h"
#include "yardstick.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { TIMES = 5, PATH_MOST = 4096, SQL_MOST = 4096 };

static const struct size {
    int pupils, events;
    double seconds; /* at most */
    long megabytes; /* at most; 0: any */
} sizes[] = {{30, 1000, .5, 0}, {1000, 10000, 10, 64}};

static double now(void)
{
    struct timespec time;

    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

/* Runs a program, its output thrown away; gives the peak of its memory in kilobytes. */
static long run(const char *const *words, double *seconds)
{
    struct rusage used;
    int status;
    double began = now();
    pid_t child = fork();

    if (child == 0) {
        if (!freopen("/dev/null", "w", stdout))
            _exit(EXIT_FAILURE);
        execv(words[0], (char *const *)words);
        _exit(EXIT_FAILURE);
    }
    if (child < 0 || wait4(child, &status, 0, &used) < 0 || status != 0)
        fail(words[0]);
    *seconds = now() - began;
    return used.ru_maxrss;
}

static void copy_file(const char *from, const char *to)
{
    FILE *in = fopen(from, "rb"), *out = fopen(to, "wb");
    char bytes[1 << 16];
    size_t length;

    if (!in || !out)
        fail(to);
    while ((length = fread(bytes, 1, sizeof bytes, in)) > 0)
        if (fwrite(bytes, 1, length, out) != length)
            fail(to);
    if (fclose(in) != 0 || fclose(out) != 0)
        fail(to);
}

/* Every pupil of the class is one of those who were simulated, whose events come again and again, a
 * session for each time round. */
static void grow(const char *path, const struct size *size)
{
    static const char *const steps =
        "PRAGMA foreign_keys=OFF; PRAGMA journal_mode=OFF; PRAGMA synchronous=OFF;"
        "CREATE TEMP TABLE kind(place INTEGER PRIMARY KEY, pupil INTEGER, events INTEGER);"
        "INSERT INTO kind(pupil, events) SELECT pupil, events FROM learned ORDER BY pupil;"
        "CREATE TEMP TABLE done AS SELECT row_number() OVER (PARTITION BY pupil ORDER BY at) n,"
        " * FROM event;"
        "CREATE TEMP TABLE model AS SELECT * FROM learned;"
        "CREATE INDEX temp.done_of ON done(pupil, n);"
        "DELETE FROM event; DELETE FROM learned; DELETE FROM pupil; DELETE FROM session;"
        "CREATE TEMP TABLE who AS WITH RECURSIVE p(i) AS"
        " (SELECT 1 UNION ALL SELECT i + 1 FROM p WHERE i < %d) SELECT i FROM p;"
        "INSERT INTO pupil(id, uid, class, name) SELECT i, printf('%%032d', i),"
        " (SELECT id FROM class), printf('Pupil %%04d', i) FROM who;"
        "INSERT INTO session(id, uid, class, kind, name, hash, version, seed, language, journal,"
        " began) SELECT i, printf('%%032d', i), (SELECT id FROM class), 'lesson', 'half', '', 1,"
        " '1', 'en', '', 0 FROM who;"
        "INSERT INTO learned SELECT i, %d, 1800000000000000, model.model FROM who"
        " JOIN kind ON kind.place = 1 + i %% (SELECT count(*) FROM kind)"
        " JOIN model ON model.pupil = kind.pupil;"
        "INSERT INTO event WITH RECURSIVE e(n) AS"
        " (SELECT 1 UNION ALL SELECT n + 1 FROM e WHERE n < %d)"
        " SELECT i, e.n, i, 1700000000000000 + e.n, kind, lesson, asked, answered, verdict, skills,"
        " difficulty, guess, score, hints, probe, counts, fact, decision FROM who CROSS JOIN e"
        " JOIN kind ON kind.place = 1 + i %% (SELECT count(*) FROM kind)"
        " JOIN done ON done.pupil = kind.pupil AND done.n = 1 + e.n %% kind.events;"
        "PRAGMA journal_mode=WAL";
    char sql[SQL_MOST];
    struct message why;
    struct records *records;

    if (records_open(&records, path, false, &why) != STATUS_OK)
        fail(path);
    snprintf(sql, sizeof sql, steps, size->pupils, size->events, size->events);
    if (database_do(records, sql) != STATUS_OK)
        fail(sqlite3_errmsg(records->db));
    records_close(records);
}

static void tell(const char *breuk, const char *path, const struct size *size)
{
    static const struct {
        const char *what, *option, *value;
    } rows[] = {{"report", "--plain", NULL},
                {"report --json", "--json", NULL},
                {"report --pupil", "--pupil", "Pupil 0001"}};

    for (size_t r = 0; r < sizeof rows / sizeof *rows; r++) {
        const char *const words[] = {breuk,          "report",      "--records", path,
                                     rows[r].option, rows[r].value, NULL};
        double best = 1e9, seconds;
        long memory = 0;
        for (int t = 0; t < TIMES; t++) {
            long used = run(words, &seconds);
            best = seconds < best ? seconds : best;
            memory = used > memory ? used : memory;
        }
        printf("%d pupils, %d events each: %s %.3f s (at most %g), %.1f MB%s\n", size->pupils,
               size->events, rows[r].what, best, size->seconds, (double)memory / 1024,
               size->megabytes && memory > size->megabytes * 1024 ? ", TOO MUCH" : "");
        fflush(stdout);
    }
}

int main(int count, char **words)
{
    char seed[PATH_MOST], path[PATH_MOST];
    double seconds;

    if (count < 4)
        fail("usage: bench-report BREUK SIMULATED_CLASS FOLDER");
    snprintf(seed, sizeof seed, "%s/seed.db", words[3]);
    run((const char *const[]){words[2], seed, "2", NULL}, &seconds);
    for (size_t s = 0; s < sizeof sizes / sizeof *sizes; s++) {
        snprintf(path, sizeof path, "%s/report-%d.db", words[3], sizes[s].pupils);
        copy_file(seed, path);
        grow(path, &sizes[s]);
        tell(words[1], path, &sizes[s]);
        unlink(path);
    }
    unlink(seed);
    return EXIT_SUCCESS;
}
