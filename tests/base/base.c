#include "base/chance.h"
#include "base/clock.h"
#include "base/diag.h"
#include "base/memory.h"
#include "base/output.h"
#include "base/strbuf.h"
#include "base/suggest.h"
#include "base/user_folder.h"
#include "base/utf8.h"
#include "harness.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

START_TEST(splitmix_gives_the_published_numbers)
{
    /* Seed 1234567, from the reference implementation by Vigna (also on Rosetta Code). */
    static const uint64_t expected[] = {6457827717110365317u, 3203168211198807973u,
                                        9817491932198370423u, 4593380528125082431u,
                                        16408922859458223821u};
    uint64_t state = 1234567;

    for (size_t i = 0; i < sizeof expected / sizeof *expected; i++)
        ck_assert_uint_eq(chance_splitmix(&state), expected[i]);
}
END_TEST

START_TEST(xoshiro_gives_the_published_numbers)
{
    /* State 1, 2, 3, 4; the vector used by the rand_xoshiro crate and by numpy's port. */
    static const uint64_t expected[] = {11520u,
                                        0u,
                                        1509978240u,
                                        1215971899390074240u,
                                        1216172134540287360u,
                                        607988272756665600u,
                                        16172922978634559625u,
                                        8476171486693032832u,
                                        10595114339597558777u,
                                        2904607092377533576u};
    struct chance chance = {.state = {1, 2, 3, 4}};

    for (size_t i = 0; i < sizeof expected / sizeof *expected; i++)
        ck_assert_uint_eq(chance_next(&chance), expected[i]);
}
END_TEST

START_TEST(bounded_draws_are_uniform_and_below_their_bound)
{
    static const uint32_t bounds[] = {1, 2, 3, 7, 108, 196, 512, 3000000000u};
    struct chance chance;

    chance_init(&chance, 42, CHANCE_TEST, 0);
    for (size_t b = 0; b < sizeof bounds / sizeof *bounds; b++)
        for (int i = 0; i < 20000; i++)
            ck_assert_uint_lt(chance_below(&chance, bounds[b]), bounds[b]);

    enum { FACES = 7, DRAWS = 700000 };
    long count[FACES] = {0};
    double chi_square = 0;
    for (int i = 0; i < DRAWS; i++)
        count[chance_below(&chance, FACES)]++;
    for (int i = 0; i < FACES; i++) {
        double off = (double)count[i] - (double)DRAWS / FACES;
        chi_square += off * off / ((double)DRAWS / FACES);
    }
    ck_assert_double_lt(chi_square, 22.46); /* 6 degrees of freedom, p = 0.001; the seed is fixed */
}
END_TEST

/* A bound just over half of 2^32 rejects almost half of the draws: a multiply without rejection
 * fails here. */
START_TEST(bounded_draws_reject_what_would_be_biased)
{
    const uint32_t bound =
        3221225472u; /* 3/4 of 2^32: outcomes 0 mod 3 would come twice as often */
    struct chance chance;
    long thirds[3] = {0};

    chance_init(&chance, 7, CHANCE_TEST, 1);
    for (int i = 0; i < 300000; i++)
        thirds[chance_below(&chance, bound) % 3]++;
    for (int i = 0; i < 3; i++) {
        ck_assert_int_gt(thirds[i], 99000);
        ck_assert_int_lt(thirds[i], 101000);
    }
}
END_TEST

START_TEST(streams_of_one_seed_differ_and_repeat)
{
    struct chance deal, again, wheel, bot0, bot1, other_seed;

    chance_init(&deal, 1, CHANCE_DEAL, 0);
    chance_init(&again, 1, CHANCE_DEAL, 0);
    chance_init(&wheel, 1, CHANCE_WHEEL, 0);
    chance_init(&bot0, 1, CHANCE_BOT, 0);
    chance_init(&bot1, 1, CHANCE_BOT, 1);
    chance_init(&other_seed, 2, CHANCE_DEAL, 0);
    uint64_t first = chance_next(&deal);
    ck_assert_uint_eq(first, chance_next(&again));
    ck_assert_uint_ne(first, chance_next(&wheel));
    ck_assert_uint_ne(first, chance_next(&other_seed));
    ck_assert_uint_ne(chance_next(&bot0), chance_next(&bot1));
}
END_TEST

START_TEST(an_arena_gives_zeroed_aligned_memory_of_any_size)
{
    struct arena arena = {0};

    for (size_t size = 1; size < 100000; size = size * 3 + 1) {
        unsigned char *bytes = arena_new(&arena, size, 1);
        ck_assert_ptr_nonnull(bytes);
        ck_assert_uint_eq((uintptr_t)bytes % _Alignof(int64_t), 0);
        /* Text takes the next byte, and what follows it is aligned again. */
        const char *text = arena_copy_text(&arena, "ab");
        ck_assert_str_eq(text, "ab");
        ck_assert_ptr_eq(arena_copy_text(&arena, ""), text + 3);
        for (size_t i = 0; i < size; i++)
            ck_assert_uint_eq(bytes[i], 0);
        memset(bytes, 0xFF, size);
    }
    ck_assert_str_eq(arena_copy_bytes(&arena, "abc", 2), "ab");
    arena_release(&arena);
    ck_assert_ptr_null(arena.blocks);
}
END_TEST

enum { GAVE_UP = 3 };

static void give_up(void)
{
    _exit(GAVE_UP);
}

/* A block that is too large for any machine, in each of the ways to ask for one. */
static int ask_for_too_much(const void *with)
{
    const int way = *(const int *)with;
    struct arena arena = {0};
    struct strbuf text = {0};
    char *bytes = NULL;
    size_t capacity = SIZE_MAX / 2 + 1;

    memory_at_end(give_up);
    if (way == 0)
        memory_new(SIZE_MAX / 2, 4);
    if (way == 1)
        memory_resize(NULL, SIZE_MAX / 2, 4);
    if (way == 2)
        memory_make_room(&bytes, capacity, &capacity);
    if (way == 3)
        arena_new(&arena, SIZE_MAX / 2, 4);
    if (way == 4)
        strbuf_add_bytes(&text, "", SIZE_MAX / 2);
    if (way == 5)
        memory_give_up();
    return 0;
}

START_TEST(too_much_memory_ends_the_program)
{
    ck_assert_int_eq(run_apart(ask_for_too_much, &_i), GAVE_UP);
}
END_TEST

START_TEST(a_diag_keeps_its_own_copies_and_counts_beyond_its_limit)
{
    struct diag diag = {0};
    char name[] = "deck.xml", word[] = "bleu";
    struct message message = message_of("unknown suit {suit}");
    message_add(&message, arg_text("suit", word));

    diag_add(&diag, SEVERITY_WARNING, (struct position){name, 3, 14, 0}, message);
    memset(name, 'x', sizeof name - 1);
    memset(word, 'x', sizeof word - 1);
    ck_assert_str_eq(diag.entries[0].where.file, "deck.xml");
    ck_assert_str_eq(diag.entries[0].message.arg[0].text, "bleu");
    ck_assert_int_eq(diag.entries[0].where.column, 14);
    for (int i = 0; i < DIAG_LIMIT + 5; i++)
        diag_add(&diag, SEVERITY_ERROR, (struct position){0}, message);
    ck_assert_uint_eq(diag.count, DIAG_LIMIT);
    ck_assert_uint_eq(diag.errors, DIAG_LIMIT + 5);
    ck_assert_uint_eq(diag.warnings, 1);
    ck_assert(diag_is_full(&diag) && diag.unfinished);
    diag_release(&diag);
}
END_TEST

START_TEST(an_error_takes_the_place_of_a_warning_when_a_diag_is_full)
{
    struct diag diag = {0};
    struct message message = message_of("x");

    for (int i = 0; i < DIAG_LIMIT + 5; i++)
        diag_add(&diag, SEVERITY_WARNING, (struct position){"deck.xml", i + 1, 1, 0},
                 message_with("x {i}", arg_count("i", i)));
    ck_assert(!diag_is_full(&diag) && !diag.unfinished);
    diag_add(&diag, SEVERITY_ERROR, (struct position){"deck.xml", 5000, 1, 0}, message);
    ck_assert_uint_eq(diag.count, DIAG_LIMIT);
    ck_assert_int_eq(diag.entries[DIAG_LIMIT - 1].severity, SEVERITY_ERROR);
    ck_assert_int_eq(diag.entries[DIAG_LIMIT - 1].where.line, 5000);
    ck_assert_int_eq(diag.entries[DIAG_LIMIT - 2].where.line, DIAG_LIMIT - 1);
    diag_release(&diag);
}
END_TEST

START_TEST(the_same_words_about_another_place_are_one_complaint)
{
    struct diag diag = {0};
    struct position here = {"deck.xml", 3, 14, 0}, there = {"deck.xml", 3, 15, 0};
    struct message blue = message_of("unknown suit {suit}"), two = blue, red = blue;

    message_add(&blue, arg_text("suit", "bleu"));
    message_add(&red, arg_text("suit", "rood"));
    message_add(&two, arg_count("suit", 2));
    for (int i = 0; i < 2; i++) {
        diag_suggest(&diag, SEVERITY_WARNING, here, blue, "bleu", "blue");
        diag_suggest(&diag, SEVERITY_WARNING, there, blue, "bleu", "blue");
        diag_add(&diag, SEVERITY_WARNING, here, red);
        diag_add(&diag, SEVERITY_WARNING, here, two);
        diag_add(&diag, SEVERITY_ERROR, here, blue);
        diag_add(&diag, SEVERITY_WARNING, (struct position){"other.xml", 3, 15, 0}, blue);
    }
    ck_assert_uint_eq(diag.warnings, 4);
    ck_assert_uint_eq(diag.errors, 2);
    ck_assert_uint_eq(diag.repeated, 1);
    ck_assert_uint_eq(diag.count, 5);
    const struct diag_entry *first = &diag.entries[0];
    ck_assert(first->also_count == 1 && first->also->column == 15 && !first->also->next);
    ck_assert(first->edits->column == 14 && first->edits->length == 4);
    ck_assert_str_eq(first->edits->text, "blue");
    ck_assert(first->edits->next->column == 15 && !first->edits->next->next);
    ck_assert(!diag.entries[1].also && !diag.entries[1].edits && !diag.entries[3].edits);
    for (int i = 0; i < 2 * DIAG_PLACES; i++)
        diag_add(&diag, SEVERITY_ERROR, (struct position){"deck.xml", 9, i + 1, 0}, blue);
    ck_assert_int_eq(diag.entries[3].also_count, DIAG_PLACES);
    ck_assert_uint_eq(diag.errors - diag.repeated, 1);
    diag_release(&diag);
}
END_TEST

START_TEST(text_grows_and_code_points_become_utf8)
{
    struct strbuf text = {0};

    ck_assert_str_eq(strbuf_text(&text), "");
    strbuf_add_code_point(&text, 'a');
    strbuf_add_code_point(&text, 0xBD);   /* ½ */
    strbuf_add_code_point(&text, 0x2044); /* fraction slash */
    strbuf_add_code_point(&text, 0x1F600);
    ck_assert_str_eq(strbuf_text(&text), "a\xC2\xBD\xE2\x81\x84\xF0\x9F\x98\x80");
    for (int i = 0; i < 1000; i++)
        strbuf_addf(&text, "%d,", i);
    ck_assert_uint_eq(text.length, 10 + 10 * 2 + 90 * 3 + 900 * 4);
    strbuf_clear(&text);
    ck_assert_str_eq(strbuf_text(&text), "");
    strbuf_release(&text);
}
END_TEST

START_TEST(a_mistyped_word_finds_its_neighbour_and_a_strange_one_none)
{
    static const char *const decks[] = {"classic", "fractions", "fractions-208", "spin"};

    ck_assert_str_eq(suggest_nearest("fraction", decks, 4), "fractions");
    ck_assert_str_eq(suggest_nearest("Frcations", decks, 4), "fractions");
    ck_assert_str_eq(suggest_nearest("clasic", decks, 4), "classic");
    ck_assert_str_eq(suggest_nearest("sipn", decks, 4), "spin");
    ck_assert_ptr_null(suggest_nearest("poker", decks, 4));
    ck_assert_ptr_null(suggest_nearest("", decks, 4));
}
END_TEST

START_TEST(short_words_suggest_only_what_has_their_letters)
{
    static const char *const suits[] = {"b", "Ge", "Gr", "red"};

    ck_assert_ptr_null(suggest_nearest("r", suits, 4));
    ck_assert_ptr_null(suggest_nearest("ba", suits, 4));
    ck_assert_ptr_null(suggest_nearest("gx", suits, 4));
    ck_assert_str_eq(suggest_nearest("B", suits, 4), "b");
    ck_assert_str_eq(suggest_nearest("g", suits, 4), "Ge");
    ck_assert_str_eq(suggest_nearest("rg", suits, 4), "Gr");
    ck_assert_str_eq(suggest_nearest("rd", suits, 4), "red");
}
END_TEST

START_TEST(a_users_folder_is_where_the_environment_says_unless_that_is_relative)
{
    static const struct {
        const char *variable, *home, *folder;
    } cases[] = {
        {"/state", "/home/ann", "/state/breuk"},
        {NULL, "/home/ann", "/home/ann/.local/state/breuk"},
        {"", "/home/ann", "/home/ann/.local/state/breuk"},
        {"state", "/home/ann", "/home/ann/.local/state/breuk"},
        {"./state", "/home/ann", "/home/ann/.local/state/breuk"},
        {"state", "ann", ""},
        {NULL, "", ""},
        {NULL, NULL, ""},
    };

    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct strbuf folder = {0};
        unsetenv("XDG_STATE_HOME");
        unsetenv("HOME");
        if (cases[i].variable)
            setenv("XDG_STATE_HOME", cases[i].variable, 1);
        if (cases[i].home)
            setenv("HOME", cases[i].home, 1);
        user_folder_add(&folder, "XDG_STATE_HOME", ".local/state", "breuk");
        ck_assert_str_eq(strbuf_text(&folder), cases[i].folder);
        strbuf_release(&folder);
    }
}
END_TEST

static char folder[] = "/tmp/breuk-output-XXXXXX";

static void make_folder(void)
{
    make_temporary_folder(folder);
    ck_assert_int_eq(chdir(folder), 0);
}

static void remove_folder(void)
{
    ck_assert_int_eq(chdir("/"), 0);
    ck_assert_int_eq(rmdir(folder), 0); /* fails when anything was left behind */
}

static void assert_file(const char *path, const char *expected)
{
    char text[100] = "";
    FILE *file = fopen(path, "r");

    ck_assert_ptr_nonnull(file);
    size_t length = fread(text, 1, sizeof text - 1, file);
    text[length] = '\0';
    fclose(file);
    ck_assert_str_eq(text, expected);
}

START_TEST(output_appears_whole_or_not_at_all)
{
    struct output output;

    ck_assert_int_eq(output_open(&output, "a.txt", false), STATUS_OK);
    fputs("first", output.stream);
    ck_assert_int_ne(access("a.txt", F_OK), 0);
    output_abandon(&output);
    ck_assert_int_ne(access("a.txt", F_OK), 0);

    ck_assert_int_eq(output_open(&output, "a.txt", false), STATUS_OK);
    fputs("second", output.stream);
    ck_assert_int_eq(output_commit(&output), STATUS_OK);
    assert_file("a.txt", "second");
    ck_assert_int_eq(unlink("a.txt"), 0);
}
END_TEST

START_TEST(output_overwrites_only_when_told_to)
{
    struct output output, rival;

    ck_assert_int_eq(output_open(&output, "a.txt", false), STATUS_OK);
    ck_assert_int_eq(output_open(&rival, "a.txt", false), STATUS_OK);
    fputs("mine", output.stream);
    ck_assert_int_eq(output_commit(&output), STATUS_OK);
    fputs("theirs", rival.stream);
    ck_assert_int_eq(output_commit(&rival), STATUS_EXISTS);
    assert_file("a.txt", "mine");

    ck_assert_int_eq(output_open(&output, "a.txt", false), STATUS_EXISTS);
    ck_assert_int_eq(output_open(&output, "a.txt", true), STATUS_OK);
    fputs("new", output.stream);
    ck_assert_int_eq(output_commit(&output), STATUS_OK);
    assert_file("a.txt", "new");
    ck_assert_int_eq(unlink("a.txt"), 0);
}
END_TEST

START_TEST(what_is_private_its_owner_alone_may_read)
{
    struct output output;
    struct stat about;
    mode_t mask = umask(0);

    ck_assert_int_eq(output_open_private(&output, "a.txt", false), STATUS_OK);
    ck_assert_int_eq(stat(output.temporary, &about), 0);
    ck_assert_uint_eq(about.st_mode & 0777, 0600);
    ck_assert_int_eq(output_commit(&output), STATUS_OK);
    ck_assert_int_eq(chmod("a.txt", 0644), 0);
    ck_assert_int_eq(output_open_private(&output, "a.txt", true), STATUS_OK);
    ck_assert_int_eq(output_commit(&output), STATUS_OK);
    ck_assert_int_eq(stat("a.txt", &about), 0);
    ck_assert_uint_eq(about.st_mode & 0777, 0600);
    ck_assert_int_eq(output_open_private(&output, "a.txt", false), STATUS_EXISTS);
    ck_assert_int_eq(unlink("a.txt"), 0);
    umask(mask);
}
END_TEST

START_TEST(what_is_passing_can_be_taken_away_at_once)
{
    struct temporary made = {0}, nothing = {0};
    struct output first, second, placed;

    ck_assert_int_eq(mkdir("new", 0700), 0);
    temporary_note(&made, "new");
    ck_assert_int_eq(output_open(&first, "new/a.txt", false), STATUS_OK);
    ck_assert_int_eq(output_open(&placed, "c.txt", false), STATUS_OK);
    ck_assert_int_eq(output_open(&second, "b.txt", false), STATUS_OK);
    fputs("placed", placed.stream);
    ck_assert_int_eq(output_commit(&placed), STATUS_OK);
    temporary_remove_all();
    ck_assert_int_ne(access("new", F_OK), 0);
    ck_assert_int_ne(access(second.temporary, F_OK), 0);
    assert_file("c.txt", "placed");
    ck_assert_int_eq(unlink("c.txt"), 0);
    output_abandon(&first);
    output_abandon(&second);
    temporary_done(&made);
    temporary_done(&nothing);

    /* What was done with is nobody's any more. */
    ck_assert_int_eq(mkdir("new", 0700), 0);
    temporary_remove_all();
    ck_assert_int_eq(rmdir("new"), 0);
}
END_TEST

START_TEST(output_takes_the_longest_name_that_a_folder_can_hold)
{
    char name[256] = "";
    struct output output;

    memset(name, 'a', 255);
    ck_assert_int_eq(output_open(&output, name, false), STATUS_OK);
    fputs("long", output.stream);
    ck_assert_int_eq(output_commit(&output), STATUS_OK);
    assert_file(name, "long");
    ck_assert_int_eq(unlink(name), 0);
}
END_TEST

START_TEST(output_goes_where_a_link_leads_and_keeps_permissions)
{
    struct output output;
    struct stat found;

    fclose(fopen("real.txt", "w"));
    ck_assert_int_eq(chmod("real.txt", 0640), 0);
    ck_assert_int_eq(symlink("real.txt", "link.txt"), 0);
    ck_assert_int_eq(output_open(&output, "link.txt", true), STATUS_OK);
    fputs("new", output.stream);
    ck_assert_int_eq(output_commit(&output), STATUS_OK);
    assert_file("real.txt", "new");
    ck_assert_int_eq(lstat("link.txt", &found), 0);
    ck_assert(S_ISLNK(found.st_mode));
    ck_assert_int_eq(lstat("real.txt", &found), 0);
    ck_assert_int_eq(found.st_mode & 0777, 0640);
    ck_assert_int_eq(unlink("link.txt"), 0);
    ck_assert_int_eq(unlink("real.txt"), 0);
}
END_TEST

static const int ending_signals[] = {SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGALRM, SIGUSR1, SIGUSR2};
enum { ENDING_SIGNALS = sizeof ending_signals / sizeof *ending_signals };

START_TEST(output_heeds_no_signal_that_is_ignored)
{
    struct output output;

    signal(ending_signals[_i], SIG_IGN);
    ck_assert_int_eq(output_open(&output, "a.txt", false), STATUS_OK);
    ck_assert_int_eq(raise(ending_signals[_i]), 0);
    ck_assert(!output_interrupted(&output));
    ck_assert_int_eq(output_commit(&output), STATUS_OK);
    ck_assert_int_eq(unlink("a.txt"), 0);
}
END_TEST

static int end_by_a_signal(const void *with)
{
    const int number = ending_signals[*(const int *)with / 2];
    const bool commit = *(const int *)with % 2;
    const struct rlimit none = {0, 0};
    struct output output, other;

    setrlimit(RLIMIT_CORE, &none);
    signal(number, SIG_DFL);
    if (output_open(&output, "a.txt", false) != STATUS_OK ||
        output_open(&other, "b.txt", false) != STATUS_OK)
        return 1;
    fputs("whole", output.stream);
    output_abandon(&other);
    raise(number);
    if (commit)
        output_commit(&output);
    else
        output_abandon(&output);
    return 2; /* the signal has ended us before this */
}

/* remove_folder fails if a passing file stays behind. */
START_TEST(output_is_whole_or_gone_when_a_signal_ends_the_program)
{
    ck_assert_int_eq(run_apart(end_by_a_signal, &_i), -ending_signals[_i / 2]);
    if (_i % 2) {
        assert_file("a.txt", "whole");
        ck_assert_int_eq(unlink("a.txt"), 0);
    }
}
END_TEST

static int temporary_files(void)
{
    DIR *here = opendir(".");
    int count = 0;

    ck_assert_ptr_nonnull(here);
    for (const struct dirent *entry; (entry = readdir(here));)
        count += strncmp(entry->d_name, ".breuk-", 7) == 0;
    closedir(here);
    return count;
}

/* A child that writes b.txt; it has opened it when this returns. With an heir a second process has
 * that file open too, until `stop` is closed. */
static pid_t write_elsewhere(bool heir, int stop[2])
{
    int ready[2];
    char byte;

    ck_assert_int_eq(pipe(ready) | pipe(stop), 0);
    pid_t child = fork();
    if (child == 0) {
        struct output output;
        close(stop[1]);
        if (output_open(&output, "b.txt", false) != STATUS_OK)
            _exit(1);
        if (heir && fork() != 0)
            pause();
        if (write(ready[1], "", 1) != 1 || read(stop[0], &byte, 1) != 0)
            _exit(1);
        _exit(heir ? 0 : (int)output_commit(&output));
    }
    close(ready[1]);
    close(stop[0]);
    ck_assert_int_eq(read(ready[0], &byte, 1), 1);
    close(ready[0]);
    return child;
}

static void write_here(void)
{
    struct output output;

    ck_assert_int_eq(output_open(&output, "a.txt", true), STATUS_OK);
    ck_assert_int_eq(output_commit(&output), STATUS_OK);
}

START_TEST(output_clears_what_a_killed_program_has_left)
{
    static const char *const others[] = {".breuk-abcdef", ".breuk-1999999999-abc",
                                         ".breuk-1999999999-abcdef.txt", ".breuk-0-abcdef"};
    int stop[2], status;
    pid_t child = write_elsewhere(false, stop);

    write_here();
    ck_assert_int_eq(temporary_files(), 1); /* it is still being written */
    ck_assert_int_eq(kill(child, SIGKILL), 0);
    ck_assert_int_eq(waitpid(child, &status, 0), child);
    ck_assert_int_eq(temporary_files(), 1);
    write_here();
    ck_assert_int_eq(temporary_files(), 0);
    close(stop[1]);

    for (size_t i = 0; i < sizeof others / sizeof *others; i++)
        ck_assert_int_eq(close(open(others[i], O_CREAT | O_WRONLY, 0600)), 0);
    write_here();
    ck_assert_int_eq(temporary_files(), 4); /* they are not ours */
    for (size_t i = 0; i < sizeof others / sizeof *others; i++)
        ck_assert_int_eq(unlink(others[i]), 0);
    ck_assert_int_eq(unlink("a.txt"), 0);
}
END_TEST

START_TEST(output_leaves_alone_what_others_write)
{
    int stop[2], status;
    pid_t child = write_elsewhere(false, stop);

    write_here();
    close(stop[1]);
    ck_assert_int_eq(waitpid(child, &status, 0), child);
    ck_assert_int_eq(status, 0);
    assert_file("b.txt", "");
    ck_assert_int_eq(unlink("b.txt"), 0);

    /* Its process is gone, or out of sight, and somebody has the file open. */
    child = write_elsewhere(true, stop);
    ck_assert_int_eq(kill(child, SIGKILL), 0);
    ck_assert_int_eq(waitpid(child, &status, 0), child);
    write_here();
    ck_assert_int_eq(temporary_files(), 1);
    close(stop[1]);
    for (int i = 0; i < 6000 && temporary_files() > 0; i++) {
        usleep(10000);
        write_here();
    }
    ck_assert_int_eq(temporary_files(), 0);
    ck_assert_int_eq(unlink("a.txt"), 0);
}
END_TEST

START_TEST(output_says_what_the_machine_refused)
{
    struct output output;

    ck_assert_int_eq(output_open(&output, "no-such-folder/a.txt", false), STATUS_IO);
    ck_assert_int_ne(output.error, 0);
    ck_assert_int_eq(output_open(&output, "/dev/full", true), STATUS_OK);
    setvbuf(output.stream, NULL, _IONBF, 0);
    fputs("x", output.stream);
    errno = EEXIST;
    ck_assert_int_eq(output_commit(&output), STATUS_IO);
    ck_assert_int_eq(output.error, EIO);
    ck_assert_int_eq(output_open(&output, "/dev/full", true), STATUS_OK);
    fputs("lost", output.stream);
    ck_assert_int_eq(output_commit(&output), STATUS_IO);
    ck_assert_int_ne(output.error, 0);
    ck_assert_int_eq(access("/dev/full", F_OK), 0);
}
END_TEST

START_TEST(bytes_that_are_no_utf8_are_replaced_one_by_one)
{
    struct strbuf text = {0};

    utf8_add_text(&text, "a\xFF\xC3\xA9\xE2\x80z");
    ck_assert_str_eq(strbuf_text(&text), "a\uFFFDé\uFFFD\uFFFDz");
    ck_assert(utf8_is_text(strbuf_text(&text)));
    ck_assert(utf8_is_text(""));
    ck_assert(!utf8_is_text("a\xFF"));
    ck_assert(!utf8_is_text("\xE2\x80"));
    strbuf_release(&text);
}
END_TEST

/* The list is written out here once more: it is what people's screens rely on. */
START_TEST(what_acts_on_a_screen_is_known_and_nothing_else)
{
    static const struct {
        uint32_t first, last;
    } acting[] = {{0, 0x1F},          {0x7F, 0x9F},        {0x2028, 0x202E},   {0x2066, 0x2069},
                  {0xFDD0, 0xFDEF},   {0xFFFE, 0xFFFF},    {0x1FFFE, 0x1FFFF}, {0x2FFFE, 0x2FFFF},
                  {0x3FFFE, 0x3FFFF}, {0x4FFFE, 0x4FFFF},  {0x5FFFE, 0x5FFFF}, {0x6FFFE, 0x6FFFF},
                  {0x7FFFE, 0x7FFFF}, {0x8FFFE, 0x8FFFF},  {0x9FFFE, 0x9FFFF}, {0xAFFFE, 0xAFFFF},
                  {0xBFFFE, 0xBFFFF}, {0xCFFFE, 0xCFFFF},  {0xDFFFE, 0xDFFFF}, {0xEFFFE, 0xEFFFF},
                  {0xFFFFE, 0xFFFFF}, {0x10FFFE, 0x10FFFF}};
    size_t next = 0;

    for (uint32_t code = 0; code <= 0x10FFFF; code++) {
        if (next < sizeof acting / sizeof *acting && code > acting[next].last)
            next++;
        bool expected = next < sizeof acting / sizeof *acting && code >= acting[next].first;
        ck_assert_msg(utf8_acts(code) == expected, "U+%04X", (unsigned)code);
    }
}
END_TEST

START_TEST(the_first_character_that_acts_is_found)
{
    static const char text[] = "a½\xFF\xE2\x80z\xE2\x80\xAE\x1B";
    uint32_t code;

    ck_assert_ptr_eq(utf8_find_acting(text, &code), text + 7);
    ck_assert_uint_eq(code, 0x202E);
    ck_assert_ptr_null(utf8_find_acting("a½\xFF\xE2\x80", &code));
    ck_assert_ptr_null(utf8_find_acting("", &code));
}
END_TEST

START_TEST(each_character_is_written_as_it_is_read)
{
    for (uint32_t code = 0; code <= 0x10FFFF; code++) {
        char text[UTF8_LONGEST + 1] = "";
        size_t length = utf8_write(code, text);
        uint32_t first = 0, read = 0;
        bool is_surrogate = code >= 0xD800 && code <= 0xDFFF;
        size_t expected = is_surrogate ? 0 : length;
        bool good = utf8_first(text, &first) == expected && (is_surrogate || first == code);
        good = good && utf8_character((const unsigned char *)text, length, &read) == expected &&
               (is_surrogate || read == code);
        if (length > 1)
            good = good && !utf8_character((const unsigned char *)text, length - 1, &read);
        for (size_t i = 0; i < length; i++)
            good = good && utf8_begins(text[i]) == (i == 0);
        if (!good)
            ck_abort_msg("U+%04X", (unsigned)code);
    }
}
END_TEST

START_TEST(the_first_character_of_a_text_is_none_when_it_ends_too_soon)
{
    static const char *const cut[] = {"\xC3", "\xE2\x80", "\xF0\x9F\x98", "\xBD", "\xFF"};
    uint32_t code;

    for (size_t i = 0; i < sizeof cut / sizeof *cut; i++) {
        char *text = memory_copy_text(cut[i]); /* a sanitizer sees what is read behind its end */
        ck_assert_uint_eq(utf8_first(text, &code), 0);
        memory_free(text);
    }
}
END_TEST

START_TEST(only_the_shortest_form_of_a_character_is_utf8)
{
    static const struct {
        const char *bytes;
        size_t left, length;
        uint32_t code;
    } rows[] = {
        {"a", 1, 1, 'a'},
        {"\xC2\xBD", 2, 2, 0xBD},
        {"\xE2\x81\x84", 3, 3, 0x2044},
        {"\xC2", 1, 0, 0},
        {"\xC0\x80", 2, 0, 0},
        {"\xE0\x80\x80", 3, 0, 0},
        {"\xED\xA0\x80", 3, 0, 0},
        {"\xF4\x8F\xBF\xBF", 4, 4, 0x10FFFF},
        {"\xF4\x90\x80\x80", 4, 0, 0},
        {"\x80", 1, 0, 0},
        {"\xC2z", 2, 0, 0},
        {"\xF5\x80\x80\x80", 4, 0, 0},
    };

    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        uint32_t code = 0;
        size_t length = utf8_character((const unsigned char *)rows[i].bytes, rows[i].left, &code);
        ck_assert_msg(length == rows[i].length && (!length || code == rows[i].code), "row %zu", i);
    }
}
END_TEST

/* --- clock */

START_TEST(a_day_is_that_of_the_time_zone_also_when_clocks_change)
{
    enum { SUNDAY = 20751 }; /* 2026-10-25, when summer time ends in Amsterdam */
    const int64_t minute = 60 * INT64_C(1000000), hour = 60 * minute,
                  sunday = SUNDAY * 24 * hour; /* as it begins in Greenwich */

    setenv("TZ", "CET-1CEST,M3.5.0,M10.5.0/3", 1);
    tzset();
    ck_assert_int_eq(clock_day(sunday - 2 * hour - minute), SUNDAY - 1);
    ck_assert_int_eq(clock_day(sunday - 2 * hour), SUNDAY);
    ck_assert_int_eq(clock_day(sunday + 23 * hour - minute), SUNDAY);
    ck_assert_int_eq(clock_day(sunday + 23 * hour), SUNDAY + 1);
    setenv("TZ", "<-05>5", 1);
    tzset();
    ck_assert_int_eq(clock_day(sunday + 5 * hour - minute), SUNDAY - 1);
    ck_assert_int_eq(clock_day(sunday + 5 * hour), SUNDAY);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("base");
    TCase *chance = add_case(suite, "chance");
    TCase *clock = add_case(suite, "clock");
    TCase *memory = add_case(suite, "memory");
    TCase *words = add_case(suite, "words");
    TCase *output = add_case(suite, "output");

    tcase_add_test(chance, splitmix_gives_the_published_numbers);
    tcase_add_test(chance, xoshiro_gives_the_published_numbers);
    tcase_add_test(chance, bounded_draws_are_uniform_and_below_their_bound);
    tcase_add_test(chance, bounded_draws_reject_what_would_be_biased);
    tcase_add_test(chance, streams_of_one_seed_differ_and_repeat);
    tcase_add_test(memory, an_arena_gives_zeroed_aligned_memory_of_any_size);
    tcase_add_loop_test(memory, too_much_memory_ends_the_program, 0, 6);
    tcase_add_test(clock, a_day_is_that_of_the_time_zone_also_when_clocks_change);
    tcase_add_test(words, a_diag_keeps_its_own_copies_and_counts_beyond_its_limit);
    tcase_add_test(words, an_error_takes_the_place_of_a_warning_when_a_diag_is_full);
    tcase_add_test(words, the_same_words_about_another_place_are_one_complaint);
    tcase_add_test(words, text_grows_and_code_points_become_utf8);
    tcase_add_test(words, a_users_folder_is_where_the_environment_says_unless_that_is_relative);
    tcase_add_test(words, a_mistyped_word_finds_its_neighbour_and_a_strange_one_none);
    tcase_add_test(words, short_words_suggest_only_what_has_their_letters);
    tcase_add_test(words, bytes_that_are_no_utf8_are_replaced_one_by_one);
    tcase_add_test(words, what_acts_on_a_screen_is_known_and_nothing_else);
    tcase_add_test(words, the_first_character_that_acts_is_found);
    tcase_add_test(words, each_character_is_written_as_it_is_read);
    tcase_add_test(words, the_first_character_of_a_text_is_none_when_it_ends_too_soon);
    tcase_add_test(words, only_the_shortest_form_of_a_character_is_utf8);
    tcase_add_checked_fixture(output, make_folder, remove_folder);
    tcase_add_test(output, output_appears_whole_or_not_at_all);
    tcase_add_test(output, output_overwrites_only_when_told_to);
    tcase_add_test(output, what_is_private_its_owner_alone_may_read);
    tcase_add_test(output, what_is_passing_can_be_taken_away_at_once);
    tcase_add_test(output, output_takes_the_longest_name_that_a_folder_can_hold);
    tcase_add_test(output, output_goes_where_a_link_leads_and_keeps_permissions);
    tcase_add_test(output, output_clears_what_a_killed_program_has_left);
    tcase_add_test(output, output_leaves_alone_what_others_write);
    tcase_add_loop_test(output, output_heeds_no_signal_that_is_ignored, 0, ENDING_SIGNALS);
    tcase_add_loop_test(output, output_is_whole_or_gone_when_a_signal_ends_the_program, 0,
                        2 * ENDING_SIGNALS);
    tcase_add_test(output, output_says_what_the_machine_refused);
    return run_suite(suite);
}
