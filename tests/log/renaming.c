/* Journals in which somebody gets another name. */
#include "log/renaming.h"
#include "base/memory.h"
#include "base/strbuf.h"
#include "cases.h"
#include "log/reader.h"
#include "log/sitting.h"
#include "log/sum.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

static char folder[] = "/tmp/breuk-renaming-XXXXXX", path[64];

static void make_folder(void)
{
    make_temporary_folder(folder);
    snprintf(path, sizeof path, "%s/one.jsonl", folder);
}

static void remove_folder(void)
{
    unlink(path);
    rmdir(folder);
}

/* Writes a journal; `summed`: with its sums. */
static void write_journal(const char *lines, bool summed)
{
    struct log_sum sum = {.kept = summed};
    struct strbuf out = {0};
    FILE *file = fopen(path, "w");

    ck_assert_ptr_nonnull(file);
    log_sum_write(&sum, &out, lines, strlen(lines));
    ck_assert_uint_eq(fwrite(strbuf_text(&out), 1, out.length, file), out.length);
    ck_assert_int_eq(fclose(file), 0);
    strbuf_release(&out);
}

/* What a journal holds, without its sums, which are checked. */
static void read_journal(struct strbuf *out)
{
    struct log_reader reader;
    struct diag diag = {0};
    enum status status;

    ck_assert_int_eq(log_reader_open(&reader, path, &diag), STATUS_OK);
    while ((status = log_reader_next(&reader, &diag)) == STATUS_OK)
        strbuf_addf(out, "%.*s\n", (int)reader.lines.length, reader.lines.text);
    ck_assert_int_eq(status, STATUS_NOT_FOUND);
    ck_assert_uint_eq(diag.count, 0);
    log_reader_close(&reader);
    diag_release(&diag);
}

static enum status rename_person(const struct log_renaming *renaming, struct diag *diag)
{
    struct log_file file;
    int error;
    enum status status = log_file_open(&file, path, diag);

    if (status == STATUS_OK)
        status = log_rename_person(&file, renaming, &error, diag);
    log_file_close(&file);
    return status;
}

static enum status rename_ann(const char *from, const char *to)
{
    const struct log_renaming renaming = {.from = from, .to = to};
    struct diag diag = {0};
    enum status status = rename_person(&renaming, &diag);

    ck_assert_uint_eq(diag.errors > 0, status == STATUS_INVALID || status == STATUS_NOT_FOUND);
    diag_release(&diag);
    return status;
}

static void assert_becomes(const char *before, const char *from, const char *after)
{
    for (int summed = 0; summed < 2; summed++) {
        struct strbuf found = {0};
        write_journal(before, summed);
        ck_assert_int_eq(rename_ann(from, "pupil-1"), STATUS_OK);
        read_journal(&found);
        ck_assert_str_eq(strbuf_text(&found), after);
        strbuf_release(&found);
    }
}

#define GAME_OF(seats) "{\"breuk\":1,\"deck\":\"fractions\",\"seats\":[" seats "],\"seed\":\"7\"}\n"

START_TEST(a_player_gets_another_name_wherever_it_stands)
{
    assert_becomes(
        GAME_OF(
            "\"Ann\",\"Anna\",{\"name\":\"Bot 1\",\"bot\":\"random\"}") "{\"seat\":1,\"move\":"
                                                                        "\"play blue "
                                                                        "2/4\",\"refused\":\"red "
                                                                        "3/7\",\"hints\":2}\n"
                                                                        "{\"seat\":2,\"move\":"
                                                                        "\"swap Ann\"}\n"
                                                                        "{\"seat\":2,\"move\":"
                                                                        "\"catch Anna\"}\n"
                                                                        "{\"move\":\"talk Ann\"}\n"
                                                                        "{\"table\":\"leaves\","
                                                                        "\"seat\":0,\"bot\":"
                                                                        "\"random\"}\n"
                                                                        "{\"table\":\"joins\","
                                                                        "\"seat\":2,\"name\":"
                                                                        "\"ann\"}\n",
        "Ann",
        GAME_OF(
            "\"pupil-1\",\"Anna\",{\"name\":\"Bot 1\",\"bot\":\"random\"}") "{\"seat\":1,\"move\":"
                                                                            "\"play blue "
                                                                            "2/"
                                                                            "4\",\"refused\":\"red "
                                                                            "3/7\",\"hints\":2}\n"
                                                                            "{\"seat\":2,\"move\":"
                                                                            "\"swap pupil-1\"}\n"
                                                                            "{\"seat\":2,\"move\":"
                                                                            "\"catch Anna\"}\n"
                                                                            "{\"move\":\"talk "
                                                                            "pupil-1\"}\n"
                                                                            "{\"table\":\"leaves\","
                                                                            "\"seat\":0,\"bot\":"
                                                                            "\"random\"}\n"
                                                                            "{\"table\":\"joins\","
                                                                            "\"seat\":2,\"name\":"
                                                                            "\"pupil-1\"}\n");
}
END_TEST

START_TEST(one_of_a_team_gets_another_name)
{
    assert_becomes(
        GAME_OF("\"Bo+Ann\",\"Ann B+Cy\"") "{\"seat\":1,\"move\":\"catch Bo+Ann\"}\n", "Ann",
        GAME_OF("\"Bo+pupil-1\",\"Ann B+Cy\"") "{\"seat\":1,\"move\":\"catch Bo+pupil-1\"}\n");
}
END_TEST

START_TEST(a_card_or_a_bot_is_no_name)
{
    assert_becomes(
        GAME_OF("\"Red\",\"Bo\"") "{\"seat\":1,\"move\":\"play red 1/2\"}\n"
                                  "{\"seat\":1,\"move\":\"colour red\"}\n"
                                  "{\"table\":\"leaves\",\"seat\":0,\"bot\":\"red\"}\n",
        "red",
        GAME_OF("\"pupil-1\",\"Bo\"") "{\"seat\":1,\"move\":\"play red 1/2\"}\n"
                                      "{\"seat\":1,\"move\":\"colour red\"}\n"
                                      "{\"table\":\"leaves\",\"seat\":0,\"bot\":\"red\"}\n");
}
END_TEST

#define LESSON_OF(pupils)                                                                          \
    "{\"sitting\":3,\"lesson\":\"factor\",\"version\":1,\"hash\":\"0badcafe00000000\","            \
    "\"lang\":\"en\",\"seed\":\"7\",\"pupils\":[" pupils "]}\n"

START_TEST(what_a_pupil_typed_of_the_name_goes_too)
{
    assert_becomes(
        LESSON_OF("\"Zoë\",\"Bo\"") "{\"pupil\":0,\"typed\":\"3/8\"}\n"
                                    "{\"pupil\":1,\"typed\":\"ZOË says zoë, Zoëlle\"}\n"
                                    "{\"pupil\":1,\"typed\":\"not Zoë\"}\n",
        "Zoë",
        LESSON_OF("\"pupil-1\",\"Bo\"") "{\"pupil\":0,\"typed\":\"3/8\"}\n"
                                        "{\"pupil\":1,\"typed\":\"pupil-1 says pupil-1, Zoëlle\"}\n"
                                        "{\"pupil\":1,\"typed\":\"not pupil-1\"}\n");
}
END_TEST

static bool is_half(const char *language, const char *typed)
{
    ck_assert_str_eq(language, "en");
    return strcmp(typed, "half") == 0;
}

START_TEST(an_answer_stays_an_answer)
{
    const struct log_renaming renaming = {.from = "Half", .to = "pupil-3", .is_answer = is_half},
                              back = {.from = "ann", .to = "half", .is_answer = is_half};
    struct strbuf found = {0};
    struct diag diag = {0};

    write_journal(LESSON_OF("\"Half\"") "{\"pupil\":0,\"typed\":\"half\"}\n"
                                        "{\"pupil\":0,\"typed\":\"I am half\"}\n",
                  true);
    ck_assert_int_eq(rename_person(&renaming, &diag), STATUS_OK);
    read_journal(&found);
    ck_assert_str_eq(strbuf_text(&found),
                     LESSON_OF("\"pupil-3\"") "{\"pupil\":0,\"typed\":\"half\"}\n"
                                              "{\"pupil\":0,\"typed\":\"I am pupil-3\"}\n");

    /* what was none becomes none */
    write_journal(LESSON_OF("\"Ann\"") "{\"pupil\":0,\"typed\":\"Ann\"}\n", true);
    ck_assert_int_eq(rename_person(&back, &diag), STATUS_OK);
    strbuf_clear(&found);
    read_journal(&found);
    ck_assert_str_eq(strbuf_text(&found),
                     LESSON_OF("\"half\"") "{\"pupil\":0,\"typed\":\"Ann\"}\n");
    strbuf_release(&found);
    diag_release(&diag);
}
END_TEST

START_TEST(who_plays_is_counted)
{
    static const struct {
        const char *lines;
        bool found;
        int others;
    } cases[] = {
        {GAME_OF("\"Ann\",{\"name\":\"Bot 1\",\"bot\":\"random\"}"), true, 0},
        {GAME_OF("\"Ann\",\"Bo\""), true, 1},
        {GAME_OF("\"Cy+ann\",\"Bo\""), true, 2},
        {GAME_OF("\"Cy\",\"Bo\""), false, 2},
        {GAME_OF("\"Cy\",\"Bo\"") "{\"table\":\"joins\",\"seat\":1,\"name\":\"Ann\"}\n", true, 2},
        {GAME_OF("\"Ann\",\"Anna\"") "{\"table\":\"joins\",\"seat\":1,\"name\":\"Di\"}\n", true, 2},
        {LESSON_OF("\"\""), false, 0},
        {LESSON_OF("\"Ann\""), true, 0},
        {LESSON_OF("\"Bo\"") "{\"pupil\":0,\"typed\":\"Ann\"}\n", true, 1},
    };

    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct log_people people;
        struct log_file file;
        struct diag diag = {0};
        write_journal(cases[i].lines, true);
        ck_assert_int_eq(log_file_open(&file, path, &diag), STATUS_OK);
        ck_assert_int_eq(log_find_person(&people, &file, "Ann", NULL, &diag), STATUS_OK);
        ck_assert_msg(people.found == cases[i].found && people.others == cases[i].others,
                      "%s: %d, %d", cases[i].lines, people.found, people.others);
        log_file_close(&file);
        diag_release(&diag);
    }
}
END_TEST

START_TEST(a_journal_that_is_damaged_stays_as_it_is)
{
    struct stat before, after;
    FILE *file;

    write_journal(GAME_OF("\"Ann\",\"Bo\"") "{\"seat\":1,\"move\":\"draw\"}\n", true);
    file = fopen(path, "r+");
    fseek(file, -30, SEEK_END);
    fputc('X', file);
    fclose(file);
    stat(path, &before);
    ck_assert_int_eq(rename_ann("Ann", "pupil-1"), STATUS_INVALID);
    stat(path, &after);
    ck_assert_uint_eq(before.st_ino, after.st_ino);

    write_journal("{\"other\":1}\n", false);
    ck_assert_int_eq(rename_ann("Ann", "pupil-1"), STATUS_INVALID);
    unlink(path);
    ck_assert_int_eq(rename_ann("Ann", "pupil-1"), STATUS_NOT_FOUND);
}
END_TEST

/* Damages a byte of the journal's line, and renames Ann in what stands above. */
static void assert_damaged_becomes(const char *lines, int line, const char *after)
{
    const struct log_renaming renaming = {.from = "Ann", .to = "pupil-1", .up_to_damage = true};
    struct strbuf found = {0};
    struct log_file held;
    struct log_reader reader;
    struct diag diag = {0};
    char text[512];
    int error;

    write_journal(lines, true);
    FILE *file = fopen(path, "r+");
    for (int i = 0; i < line; i++)
        ck_assert_ptr_nonnull(fgets(text, sizeof text, file));
    fseek(file, -4, SEEK_CUR); /* in its sum */
    fputc('x', file);
    fclose(file);
    ck_assert_int_eq(log_file_open(&held, path, &diag), STATUS_OK);
    ck_assert_int_eq(log_rename_person(&held, &renaming, &error, &diag), STATUS_OK);
    log_file_close(&held);
    ck_assert_int_eq(log_reader_open(&reader, path, &diag), STATUS_OK);
    while (json_lines_next(&reader.lines) == STATUS_OK)
        strbuf_addf(&found, "%.*s\n", (int)(reader.lines.length - LOG_SUM_LENGTH),
                    reader.lines.text);
    ck_assert_str_eq(strbuf_text(&found), after);
    log_reader_close(&reader);
    strbuf_release(&found);
    diag_release(&diag);
}

START_TEST(of_a_damaged_journal_the_lines_above_the_damage_are_kept)
{
    static const char lines[] = GAME_OF("\"Ann\",\"Bo\"") "{\"seat\":1,\"move\":\"catch Ann\"}\n"
                                                          "{\"seat\":0,\"move\":\"draw\"}\n";
    struct log_people people;
    struct log_file file;
    struct diag diag = {0};

    assert_damaged_becomes(
        lines, 3,
        "{\"breuk\":1,\"deck\":\"fractions\",\"seats\":[\"pupil-1\",\"Bo\"],\"seed\":\"7\"\n"
        "{\"seat\":1,\"move\":\"catch pupil-1\"\n");
    assert_damaged_becomes(
        lines, 1,
        "{\"breuk\":1,\"deck\":\"fractions\",\"seats\":[\"pupil-1\",\"Bo\"],\"seed\":\"7\"\n");

    /* whoever sits there is known all the same, and the start is still no sound one */
    ck_assert_int_eq(log_file_open(&file, path, &diag), STATUS_OK);
    ck_assert_int_eq(log_find_person(&people, &file, "bo", NULL, &diag), STATUS_INVALID);
    ck_assert(people.found && people.sits && people.others == 1);
    ck_assert_int_eq(log_find_person(&people, &file, "seed", NULL, &diag), STATUS_INVALID);
    ck_assert(!people.found && !people.sits);
    log_file_close(&file);
    diag_release(&diag);
}
END_TEST

START_TEST(a_journal_that_is_being_written_stays_as_it_is)
{
    struct strbuf found = {0};

    write_journal(GAME_OF("\"Ann\",\"Bo\""), true);
    int fd = open(path, O_WRONLY);
    ck_assert_int_eq(flock(fd, LOCK_EX), 0);
    ck_assert_int_eq(rename_ann("Ann", "pupil-1"), STATUS_EXISTS);
    read_journal(&found);
    ck_assert_str_eq(strbuf_text(&found), GAME_OF("\"Ann\",\"Bo\""));
    close(fd);
    ck_assert_int_eq(rename_ann("Ann", "pupil-1"), STATUS_OK);
    strbuf_release(&found);
}
END_TEST

START_TEST(a_torn_last_line_is_left_out_and_the_file_stays_private)
{
    struct strbuf found = {0};
    struct stat about;
    FILE *file;

    write_journal(GAME_OF("\"Ann\",\"Bo\""), true);
    chmod(path, 0600);
    file = fopen(path, "a");
    fputs("{\"seat\":0,\"move\":\"catch Ann", file);
    fclose(file);
    ck_assert_int_eq(rename_ann("Ann", "pupil-1"), STATUS_OK);
    read_journal(&found);
    ck_assert_str_eq(strbuf_text(&found), GAME_OF("\"pupil-1\",\"Bo\""));
    stat(path, &about);
    ck_assert_uint_eq(about.st_mode & 0777, 0600);
    strbuf_release(&found);
}
END_TEST

START_TEST(a_name_is_the_same_however_its_marks_are_written)
{
    ck_assert(log_text_names("Zoe\u0308 plays", "Zo\u00EB"));
    ck_assert(log_text_names("ZO\u00CB plays", "zoe\u0308"));
    ck_assert(log_text_names("Thu\u1EB9\u0302", "Thue\u0323\u0302"));
    ck_assert(log_text_names("Zo\u200Be\u0308\u00AD", "Zo\u00EB"));
    ck_assert(log_text_names("Anna\u00A0Lena", "anna lena"));
    ck_assert(!log_text_names("Zoe, Zo\u00E9, Zoe\u0308s", "Zo\u00EB"));
    ck_assert(!log_text_names("Zo\u00EB, Zoe\u0308", "Zoe"));
    ck_assert(!log_text_names("Zoe\u0308", "Zoe\u0301"));
    ck_assert(log_seat_names("Bo+Zoe\u0308", "Zo\u00EB"));
    ck_assert(!log_seat_names("Zoe\u0308e", "Zo\u00EB"));
}
END_TEST

START_TEST(a_name_is_a_word_beside_signs_of_any_script)
{
    static const char *const texts[] = {"Ann\u2019s",    "\u201EAnn\u201C", "\u00ABAnn\u00BB",
                                        "Ann\u2026",     "\u2014Ann",       "Ann\u2192Bo",
                                        "Ann\U0001F600", "\u200BAnn",       "\u00A1Ann!"};

    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++)
        ck_assert_msg(log_text_names(texts[i], "Ann"), "%s", texts[i]);
    ck_assert(!log_text_names("\u00C4Ann Ann\u00E9 \u03B1Ann Ann\u4E00", "Ann"));
}
END_TEST

START_TEST(a_name_is_a_word_of_a_text)
{
    ck_assert(log_text_names("[\"Ann\",\"Bo\"]", "ann"));
    ck_assert(log_text_names("Ann", "Ann"));
    ck_assert(log_text_names("joanna and ANN", "Ann"));
    ck_assert(!log_text_names("Anna, Joann, Ann2, Annë", "Ann"));
    ck_assert(log_text_names("Ann-", "Ann") && log_text_names("-Ann - Bo", "Ann"));
    ck_assert(!log_text_names("Ann-2 Mary-Ann", "Ann"));
    ck_assert(log_text_names("help Ann-2", "Ann-2"));
    ck_assert(log_path_names("2026-ann-2.jsonl", "Ann") && !log_path_names("anna.jsonl", "Ann"));
    ck_assert(!log_text_names("Ann", ""));
    ck_assert(!log_text_names("", "Ann"));
}
END_TEST

void add_renaming_tests(Suite *suite)
{
    TCase *tests = add_case(suite, "renaming");

    tcase_add_checked_fixture(tests, make_folder, remove_folder);
    tcase_add_test(tests, a_player_gets_another_name_wherever_it_stands);
    tcase_add_test(tests, one_of_a_team_gets_another_name);
    tcase_add_test(tests, a_card_or_a_bot_is_no_name);
    tcase_add_test(tests, what_a_pupil_typed_of_the_name_goes_too);
    tcase_add_test(tests, an_answer_stays_an_answer);
    tcase_add_test(tests, who_plays_is_counted);
    tcase_add_test(tests, a_journal_that_is_damaged_stays_as_it_is);
    tcase_add_test(tests, of_a_damaged_journal_the_lines_above_the_damage_are_kept);
    tcase_add_test(tests, a_journal_that_is_being_written_stays_as_it_is);
    tcase_add_test(tests, a_torn_last_line_is_left_out_and_the_file_stays_private);
    tcase_add_test(tests, a_name_is_the_same_however_its_marks_are_written);
    tcase_add_test(tests, a_name_is_a_word_beside_signs_of_any_script);
    tcase_add_test(tests, a_name_is_a_word_of_a_text);
}
