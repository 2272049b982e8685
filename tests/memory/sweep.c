/*
 * Memory that runs out: a command is run again and again, each time with another of its allocations
 * failing. It ends as it should, with the right bytes, or with exit code 3, the sentence for it and
 * all files as they were; nothing else.
 *
 * BREUK_STARVE_LIBRARY is what makes allocations fail (starve.c). With BREUK_LONG set it is every
 * one of them, of all commands, alone and with all that follow; otherwise, of each third command,
 * one of the first half with all that follow, and one of the second half alone. They are others each
 * time; what fails names command and allocation.
 */
#include "harness.h"

#include <dirent.h>
#include <fcntl.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum {
    LONGEST = 600,
    WORDS = 16,
    SAMPLE = 2 /* allocations that fail, unless BREUK_LONG is set */
};

struct command {
    const char *words[WORDS];
    const char *input;  /* a file's name in the folder, for stdin; NULL: nothing */
    const char *output; /* a file that is there already, and is to be written anew; NULL: none */
};

static const char old[] = "this was here before\n";

/* To which a command may add line after line. */
static const char journal[] = "o.jsonl";

/* Of a class, which every run finds as it was. */
static const char records[] = ",records.db";

/* A score, which every run finds as it was. */
static const char score[] = ",kept.jsonl";

/* A deck with a part and a template of its own. */
static const char packed[] = "./,mine.zip";

/* Files that lie in the folder. */
static const struct {
    const char *name, *text;
} given[] = {
    {"badge.svg", "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 20 10\">"
                  "<rect width=\"20\" height=\"10\" fill=\"#B24B42\"/></svg>\n"},
    {"badge.xml",
     "<template format=\"1\"><card width=\"63\" height=\"88\"/><font family=\"Andika\"/>\n"
     "<include href=\"parts/signs.xml\"/>\n"
     "<face><layer for=\"number action wild\">"
     "<image href=\"badge.svg\" x=\"10\" y=\"30\" width=\"40\" height=\"40\"/></layer></face>\n"
     "<back><image href=\"badge.svg\" x=\"10\" y=\"10\" width=\"40\" height=\"20\"/></back>"
     "</template>\n"},
    {"game.jsonl",
     "{\"breuk\":1,\"deck\":\"fractions\",\"seats\":[\"Ann\",\"Bo\"],\"seed\":\"5\"}\n"
     "{\"position\":{\"hands\":[[\"blue 2/4\",\"green 1/9\"],[\"red 7/8\",\"blue "
     "3/6\"]],\"pile\":[\"red 1/2\"],"
     "\"stock\":[\"green 6/9\",\"yellow 1/3\"],\"turn\":0}}\n"
     "{\"seat\":0,\"move\":\"draw\"}\n"
     "{\"seat\":1,\"move\":\"play red 7/8\"}\n"},
    {"asked.jsonl",
     "{\"breuk\":1,\"deck\":\"fractions\",\"seats\":[\"Ann\",\"Bo\"],\"seed\":\"5\"}\n"
     "{\"moves\":0}\n"
     "{\"view\":1}\n"
     "{\"seat\":0,\"move\":\"nonsense\"}\n"
     "{\"state\":1}\n"},
    {"own.xml", "<lesson format=\"1\" stage=\"equal\" skills=\"K3\" needs=\"half\" deck=\"equals\">"
                "<title lang=\"en\">Own</title><numbers denominators=\"2 3 4 5\" largest=\"30\"/>"
                "<items kind=\"find\" share=\"100\"/><hints ladder=\"factor\"/>"
                "<feedback belief=\"M1\"><say lang=\"en\">You added.</say></feedback></lesson>\n"},
    {"typed", "2\n1\nhint\n4\nwhy\n1/0\nskip\n3\n"},
    {"begun", "Ann\n20\n"},
    /* what is undone is typed again, so that a journal only grows */
    {"rounds", "undo\n20\nDan\n1/2, x\n1/2, red 3/4\nrename Cem Cemil\npoints\n"
               "Bo\n10\n10\n"},
    {"cards", "red 1/2\nblue 2/4?\nblue 2/4 uno\ngreen 7\nAnn has 2\nundo\nAnn has 2\ndraw\n\n"
              "+4 red\nchallenge\nyes\npoints\n"},
};

#define WROTE(name) "-o", name, "--force"
#define LANGUAGE    "--lang", "en"

/* What draws, with libraries that end the program or go on with what is wrong. */
static const struct command drawing[] = {
    {{"print", "first-fractions", "--only", "1/2", WROTE("o.pdf"), LANGUAGE}, NULL, "o.pdf"},
    {{"print", "first-fractions", "--only", "1/2", "--format", "svg", "--pages", "1",
      WROTE("o.svg"), LANGUAGE},
     NULL,
     "o.svg"},
    {{"print", "first-fractions", "--only", "1/2", "--format", "png", "--dpi", "30", "-o", "new/",
      LANGUAGE},
     NULL,
     NULL},
    {{"print", "classic", "--only", "1", "--template", "./badge.xml", WROTE("o.pdf"), LANGUAGE},
     NULL,
     "o.pdf"},
    {{"print", "classic", "rules", WROTE("o.pdf"), LANGUAGE}, NULL, "o.pdf"},
    {{"print", "shaded", "--form", "A", WROTE("o.pdf"), LANGUAGE}, NULL, "o.pdf"},
    {{"preview", "first-fractions", WROTE("o.png"), LANGUAGE}, NULL, "o.png"},
    {{"check", "./badge.xml", "classic", LANGUAGE}, NULL, NULL},
    {{"check", packed, LANGUAGE}, NULL, NULL},
    {{"pack", "classic", "--template", "./badge.xml", WROTE("o.zip"), LANGUAGE}, NULL, "o.zip"},
    {{"sim", "first-fractions", "--games", "4", "--threads", "1", "--plot", "o.pdf", "--force",
      LANGUAGE},
     NULL,
     "o.pdf"},
};

/* What only our own rooms and the readers of XML and JSON have a hand in. */
static const struct command reading[] = {
    {{"match", "2/4", "0,5", "50%", LANGUAGE}, NULL, NULL},
    {{"match", "1/3", "2/4", "--lang", "nl"}, NULL, NULL},
    {{"list", "decks", LANGUAGE}, NULL, NULL},
    {{"list", "rules", LANGUAGE}, NULL, NULL},
    {{"check", "fractions", LANGUAGE}, NULL, NULL},
    {{"unpack", packed, "-o", "new", LANGUAGE}, NULL, NULL},
    {{"export", packed, WROTE("o.csv"), LANGUAGE}, NULL, "o.csv"},
    {{"export", "first-fractions", WROTE("o.csv"), LANGUAGE}, NULL, "o.csv"},
    {{"sim", "first-fractions", "--games", "4", "--threads", "1", LANGUAGE}, NULL, NULL},
    {{"replay", "game.jsonl", LANGUAGE}, NULL, NULL},
    {{"replay", "--verify", "game.jsonl", LANGUAGE}, NULL, NULL},
    {{"referee", LANGUAGE}, "asked.jsonl", NULL},
    {{"check", "own.xml", LANGUAGE}, NULL, NULL},
    {{"lesson", "shaded", "--seed", "7", "--journal", journal, LANGUAGE}, "typed", NULL},
    {{"score", "--resume", journal, LANGUAGE}, "rounds", NULL},
    {{"score", score, "--csv", WROTE("o.csv"), LANGUAGE}, NULL, "o.csv"},
    {{"play", "fractions", "--cards", "--players", "Ann,Bo,Cem", "--seed", "7", "--journal",
      journal, "--plain", LANGUAGE},
     "cards",
     NULL},
    {{"sim", "first-fractions", "--games", "2", "--threads", "1", "--bots", "search:20", LANGUAGE},
     NULL,
     NULL},
    {{"class", "list", "6b", "--records", records, LANGUAGE}, NULL, NULL},
    {{"class", "export", "6b", "--records", records, WROTE("o.csv"), LANGUAGE}, NULL, "o.csv"},
    {{"report", "--export", "Ann", "--records", records, WROTE("o.txt"), LANGUAGE}, NULL, "o.txt"},
};

enum { DRAWING = sizeof drawing / sizeof *drawing, READING = sizeof reading / sizeof *reading };

static const char no_memory[] = "breuk: breuk has run out of memory\n";
static const char lack_in_dutch[] = "breuk: er is niet genoeg geheugen\n";

/* What became of one run. */
struct run {
    int code; /* -1: a signal ended it */
    char out[64 * 1024], said[16 * 1024], journal[4 * 1024];
    char *file; /* the output; NULL: it is not there */
    size_t length;
    char others[256]; /* names of files that were not there before */
};

static char folder[64];

static void put(const char *name, const char *text)
{
    FILE *file = fopen(name, "w");

    ck_assert_msg(file && fputs(text, file) >= 0 && fclose(file) == 0, "%s cannot be written",
                  name);
}

static void read_back(const char *name, char *text, size_t size)
{
    FILE *file = fopen(name, "r");

    ck_assert_ptr_nonnull(file);
    text[fread(text, 1, size - 1, file)] = '\0';
    fclose(file);
}

static void copy(const char *from, const char *to)
{
    char text[4 * 1024];

    read_back(from, text, sizeof text);
    put(to, text);
}

static void make_folder(void)
{
    char command[500];

    snprintf(folder, sizeof folder, "/tmp/breuk-memory-XXXXXX");
    ck_assert(mkdtemp(folder) && chdir(folder) == 0);
    for (size_t i = 0; i < sizeof given / sizeof *given; i++)
        put(given[i].name, given[i].text);
    ck_assert_int_eq(system("cp -R \"$BREUK_SOURCE/templates/parts\" ."), 0);
    snprintf(command, sizeof command,
             "\"$BREUK_PROGRAM\" class new 6b --records %s >,out &&"
             " \"$BREUK_PROGRAM\" class add 6b Ann Bo --records %s >,out &&"
             " \"$BREUK_PROGRAM\" score fractions --players Ann,Bo,Cem --journal %s <begun >,out &&"
             " \"$BREUK_PROGRAM\" pack classic --template ./badge.xml -o %s 2>,out",
             records, records, score, packed);
    ck_assert_int_eq(system(command), 0);
    setenv("TMPDIR", folder, 1);
    setenv("XDG_STATE_HOME", "/nonexistent", 1); /* nobody's own games are looked at */
    setenv("XDG_DATA_HOME", "/nonexistent", 1);
}

static void remove_folder(void)
{
    char command[128];

    snprintf(command, sizeof command, "cd / && rm -rf '%s'", folder);
    ck_assert_int_eq(system(command), 0);
}

/* And takes it away. */
static void read_journal(struct run *run)
{
    if (access(journal, F_OK) == 0)
        read_back(journal, run->journal, sizeof run->journal);
    unlink(journal);
}

static void read_output(struct run *run, const char *name)
{
    FILE *file = fopen(name, "r");
    struct stat about;

    if (!file)
        return;
    ck_assert(fstat(fileno(file), &about) == 0);
    run->length = (size_t)about.st_size;
    run->file = malloc(run->length + 1);
    ck_assert(run->file && fread(run->file, 1, run->length, file) == run->length);
    fclose(file);
}

static bool is_known(const struct command *command, const char *name)
{
    bool known = *name == ',' || strcmp(name, "parts") == 0 || strcmp(name, ".") == 0 ||
                 strcmp(name, "..") == 0 || (command->output && strcmp(name, command->output) == 0);

    for (size_t i = 0; i < sizeof given / sizeof *given; i++)
        known = known || strcmp(name, given[i].name) == 0;
    return known;
}

/* And takes them away. */
static void find_others(const struct command *command, struct run *run)
{
    DIR *listing = opendir(".");
    char removal[512];

    ck_assert_ptr_nonnull(listing);
    for (struct dirent *entry; (entry = readdir(listing));) {
        if (is_known(command, entry->d_name))
            continue;
        size_t length = strlen(run->others);
        snprintf(run->others + length, sizeof run->others - length, "%s ", entry->d_name);
        snprintf(removal, sizeof removal, "rm -rf './%s'", entry->d_name);
        ck_assert_int_eq(system(removal), 0);
    }
    closedir(listing);
}

static void open_as(const char *name, int flags, int descriptor)
{
    int file = open(name, flags, 0600);

    if (file < 0 || dup2(file, descriptor) < 0)
        _exit(127);
}

/* `starve` is for BREUK_STARVE; NULL: nothing fails. Names that begin with a comma are the test's
 * own. */
static void run_command(const char *program, const struct command *command, const char *starve,
                        struct run *run)
{
    const char *words[WORDS + 2] = {program};
    int status;

    *run = (struct run){.code = -1};
    for (int i = 0; i < WORDS && command->words[i]; i++)
        words[i + 1] = command->words[i];
    if (command->output)
        put(command->output, old);
    if (strcmp(command->words[1], "--resume") == 0)
        copy(score, journal);
    pid_t child = fork();
    if (child == 0) {
        open_as(command->input ? command->input : "/dev/null", O_RDONLY, STDIN_FILENO);
        open_as(",out", O_WRONLY | O_CREAT | O_TRUNC, STDOUT_FILENO);
        open_as(",said", O_WRONLY | O_CREAT | O_TRUNC, STDERR_FILENO);
        setenv("LD_PRELOAD", getenv("BREUK_STARVE_LIBRARY"), 1);
        setenv(starve ? "BREUK_STARVE" : "BREUK_STARVE_COUNT", starve ? starve : ",count", 1);
        alarm(LONGEST);
        execv(program, (char *const *)words);
        _exit(127);
    }
    ck_assert(child > 0 && waitpid(child, &status, 0) == child);
    if (WIFEXITED(status))
        run->code = WEXITSTATUS(status);
    read_back(",out", run->out, sizeof run->out);
    read_back(",said", run->said, sizeof run->said);
    if (command->output)
        read_output(run, command->output);
    read_journal(run);
    find_others(command, run);
}

static bool same_file(const struct run *run, const char *bytes, size_t length)
{
    return run->file && run->length == length && memcmp(run->file, bytes, length) == 0;
}

static bool is_right(const struct run *run, const struct run *sound)
{
    return run->code == sound->code && strcmp(run->out, sound->out) == 0 &&
           strcmp(run->said, sound->said) == 0 && strcmp(run->others, sound->others) == 0 &&
           strcmp(run->journal, sound->journal) == 0 &&
           (!sound->file || same_file(run, sound->file, sound->length));
}

static bool is_refused(const struct run *run, const struct command *command,
                       const struct run *sound)
{
    bool unchanged = !command->output || same_file(run, old, strlen(old));

    /* Of a journal the beginning is there, in whole lines. */
    size_t kept = strlen(run->journal);
    bool lost = strncmp(run->journal, sound->journal, kept) != 0 ||
                (kept > 0 && run->journal[kept - 1] != '\n');

    return run->code == 3 && unchanged && !lost && !*run->others &&
           (strstr(run->said, no_memory) || strstr(run->said, lack_in_dutch));
}

/* True: it was refused. */
static bool try_one(const char *program, const struct command *command, const char *starve,
                    const struct run *sound)
{
    struct run run;

    run_command(program, command, starve, &run);
    bool refused = is_refused(&run, command, sound);
    ck_assert_msg(refused || is_right(&run, sound),
                  "%s %s, BREUK_STARVE=%s: exit code %d, %s, new files: %s\n%s\n%s",
                  command->words[0], command->words[1], starve, run.code,
                  !command->output ? ""
                  : run.file       ? "another file"
                                   : "the file is gone",
                  run.others, run.said, run.out);
    free(run.file);
    return refused;
}

static void sweep(const char *program, const struct command *command)
{
    static struct run sound;
    char text[32];
    int refused = 0;

    ck_assert_msg(program && getenv("BREUK_STARVE_LIBRARY"), "run by “meson test”");
    run_command(program, command, NULL, &sound); /* whatever is kept for later is there then */
    free(sound.file);
    run_command(program, command, NULL, &sound);
    ck_assert_msg(sound.code == 0 || *sound.out, "%s: exit code %d\n%s", command->words[0],
                  sound.code, sound.said);
    read_back(",count", text, sizeof text);
    long total = strtol(text, NULL, 10);
    ck_assert_int_gt(total, 0);
    long step = in_full() ? 1 : (total + SAMPLE - 1) / SAMPLE;
    long first = 1 + (long)(time(NULL) + getpid()) % step;
    for (long at = first; at <= total; at += step)
        for (int all = 0; all < 2; all++) {
            if (!in_full() && all != (at == first))
                continue;
            snprintf(text, sizeof text, "%ld%s", at, all ? "+" : "");
            refused += try_one(program, command, text, &sound);
        }
    ck_assert_int_gt(refused, 0);
    free(sound.file);
}

/* It ends at the failed allocation, so that a sanitizer has nothing to find: where ./check runs all
 * tests it is the program as it is delivered. */
static const char *guarded(void)
{
    const char *delivered = getenv("BREUK_DELIVERED");

    return delivered && !in_full() ? delivered : getenv("BREUK_PROGRAM");
}

START_TEST(no_failed_allocation_ends_in_a_wrong_drawing)
{
    sweep(guarded(), &drawing[_i]);
}
END_TEST

START_TEST(no_failed_allocation_is_told_as_something_else)
{
    sweep(guarded(), &reading[_i]);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("memory");
    TCase *tests = add_case(suite, "sweep");

    tcase_add_checked_fixture(tests, make_folder, remove_folder);
    const int step = stride(3), first = (int)(time(NULL) % step);
    for (int i = first; i < DRAWING; i += step)
        tcase_add_loop_test(tests, no_failed_allocation_ends_in_a_wrong_drawing, i, i + 1);
    for (int i = first; i < READING; i += step)
        tcase_add_loop_test(tests, no_failed_allocation_is_told_as_something_else, i, i + 1);
    return run_suite(suite);
}
