/* Names of pupils and classes, and who is meant by one that is typed. */
#include "cases.h"
#include "classes/class_list.h"
#include "classes/class_names.h"
#include "classes/day.h"
#include "classes/mark.h"
#include "records/events.h"

#include <stdio.h>
#include <string.h>

static char path[] = "/tmp/breuk-classes.XXXXXX/records.db";
static struct records_file file;
static const struct record_class *class;

/* ---- a file with a class ---- */

static struct manner manner;

static void add_pupil(const char *name)
{
    int64_t id;

    ck_assert_int_eq(records_pupil_add(file.records, class->id, name, &id), STATUS_OK);
}

static void begin(void)
{
    struct message why;
    int64_t id;

    *strrchr(path, '/') = '\0';
    make_temporary_folder(path);
    path[strlen(path)] = '/';
    manner = (struct manner){0};
    file = (struct records_file){.manner = &manner};
    ck_assert_int_eq(records_open(&file.records, path, true, &why), STATUS_OK);
    ck_assert_int_eq(records_class_new(file.records, "6b", 0, &id), STATUS_OK);
    ck_assert_int_eq(records_file_read_classes(&file), EXIT_DONE);
    class = records_file_find(&file, "6b");
    ck_assert_ptr_nonnull(class);
}

static void end(void)
{
    static const char *const besides[] = {"", "-wal", "-shm"};

    records_file_close(&file);
    for (size_t i = 0; i < sizeof besides / sizeof *besides; i++) {
        struct strbuf name = {0};
        strbuf_addf(&name, "%s%s", path, besides[i]);
        unlink(strbuf_text(&name));
        strbuf_release(&name);
    }
    *strrchr(path, '/') = '\0';
    rmdir(path);
    path[strlen(path)] = '/';
}

/* ---- who is meant ---- */

static const struct {
    const char *typed, *whole, *begun; /* "": nobody, or one of several */
} meanings[] = {
    {"Ann", "Ann", "Ann"}, /* as it stands, though Annika begins so too */
    {"ann", "Ann", "Ann"}, /* but for capitals */
    {"Zoe", "Zoë", "Zoë"}, /* but for accents */
    {"ZOE", "Zoë", "Zoë"},
    {"Zoé", "Zoë", "Zoë"}, /* another accent */
    {"Jurgen", "Jürgen", "Jürgen"},
    {"juergen", "Jürgen", "Jürgen"},
    {"An", "", ""}, /* Ann or Annika */
    {"Anni", "", "Annika"},
    {"j", "", "Jürgen"},
    {"Renee", "", ""}, /* Renée or Renéé */
    {"Renée", "Renée", "Renée"},
    {"Max", "", ""},
    {"Annika Smit", "", ""},
    {"ngoc", "Ngọc", "Ngọc"},
    {"NGO", "", "Ngọc"},
    {"Ngo\u0323c", "Ngọc", "Ngọc"}, /* its mark typed apart */
    {"duro", "Đuro", "Đuro"},
    {"\u00A0Đuro\u200B", "Đuro", "Đuro"},
};

START_TEST(a_typed_name_means_the_nearest_pupil)
{
    static const char *const pupils[] = {"Ann",   "Annika", "Jürgen", "Renée",
                                         "Renéé", "Zoë",    "Ngọc",   "Đuro"};
    struct class_names names;

    begin();
    for (size_t i = 0; i < sizeof pupils / sizeof *pupils; i++)
        add_pupil(pupils[i]);
    ck_assert_int_eq(class_names_open(&names, &file, class), EXIT_DONE);
    for (size_t i = 0; i < sizeof meanings / sizeof *meanings; i++) {
        struct message why = {0};
        int whole = class_names_whole(&names, meanings[i].typed, &why);
        ck_assert_msg(whole >= 0 || why.id, "%s: no reason", meanings[i].typed);
        int begun = class_names_begun(&names, meanings[i].typed, &why);
        ck_assert_msg(strcmp(whole < 0 ? "" : names.pupils.list[whole].name, meanings[i].whole) ==
                          0,
                      "%s is %d whole", meanings[i].typed, whole);
        ck_assert_msg(strcmp(begun < 0 ? "" : names.pupils.list[begun].name, meanings[i].begun) ==
                          0,
                      "%s is %d begun", meanings[i].typed, begun);
    }
    class_names_release(&names);
    end();
}
END_TEST

START_TEST(a_mistyped_name_proposes_the_pupil_accents_apart)
{
    static const struct {
        const char *typed, *pupil;
    } cases[] = {{"Nguyan", "Nguyễn"}, {"kristna", "Ķristiņa"}, {"Zxe", "Zoë"}};
    struct class_names names;

    begin();
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
        add_pupil(cases[i].pupil);
    ck_assert_int_eq(class_names_open(&names, &file, class), EXIT_DONE);
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct message why = {0};
        const char *nearest = NULL;
        ck_assert_int_lt(class_names_begun(&names, cases[i].typed, &why), 0);
        for (int k = 0; k < why.args; k++)
            if (strcmp(why.arg[k].name, "nearest") == 0)
                nearest = why.arg[k].text;
        ck_assert_ptr_nonnull(nearest);
        ck_assert_str_eq(nearest, cases[i].pupil);
    }
    class_names_release(&names);
    end();
}
END_TEST

/* What class_names_seat makes of players: their names with commas, or the id of the complaint. */
static void assert_seated(const char *typed, const char *expected, const char *complaint)
{
    struct class_names names;
    struct class_seats seats;
    struct players players;
    struct message why = {0};
    struct strbuf got = {0};

    ck_assert_int_eq(players_read(&players, typed, &why), STATUS_OK);
    ck_assert_int_eq(class_names_open(&names, &file, class), EXIT_DONE);
    enum status status = class_names_seat(&names, &players, &seats, &why);
    ck_assert_msg(status == (complaint ? STATUS_INVALID : STATUS_OK), "%s", typed);
    for (int seat = 0; seat < players.count; seat++) {
        strbuf_addf(&got, "%s%s=", seat ? "," : "",
                    players.seat[seat].bot ? "bot" : players.seat[seat].name);
        for (int i = 0; i < TEAM_MOST && seats.pupil[seat][i]; i++)
            for (int p = 0; p < names.pupils.count; p++)
                if (names.pupils.list[p].id == seats.pupil[seat][i])
                    strbuf_addf(&got, "%d", p);
    }
    if (complaint)
        ck_assert_ptr_nonnull(strstr(why.id, complaint));
    else
        ck_assert_str_eq(strbuf_text(&got), expected);
    strbuf_release(&got);
    class_names_release(&names);
    players_release(&players);
}

START_TEST(whoever_sits_down_is_a_pupil_or_a_bot)
{
    begin();
    add_pupil("Ann");
    add_pupil("Bo");
    add_pupil("Zoë");
    assert_seated("bo,An,bot", "Bo=1,Ann=0,bot=", NULL);
    assert_seated("bot,zoe+ann,B", "bot=,Zoë+Ann=20,Bo=1", NULL);
    assert_seated("Ann,An", NULL, "named twice");
    assert_seated("Ann+Zoe,zoë", NULL, "named twice");
    assert_seated("Ann,Max", NULL, "to add this pupil, type: {line}");
    assert_seated("Ann,Boo", NULL, "did you mean “{nearest}”? To add");
    end();
}
END_TEST

/* ---- what may be a name ---- */

static const struct {
    const char *name;
    const char *why; /* of the message; NULL: it may be one */
} nicknames[] = {
    {"Ann", NULL},
    {"Zoë M.", NULL},
    {"D", NULL},
    {"Abbot", NULL},
    {"twenty characters ok", NULL},
    {"", "is empty"},
    {"twenty-one characters", "too long"},
    {"12", "at least one letter"},
    {"a,b", "comma"},
    {"a+b", "plus"},
    {"a:b", "colon"},
    {"bot", "what a bot is called"},
    {"Bot 2", "what a bot is called"},
    {"Adder BOT", "what a bot is called"},
    {"careful", "what a bot is called"},
    {"stop", "players type in the game"},
    {"a\tb", "cannot be shown"},
    {"a\xC2\xA0"
     "b",
     "cannot be shown"},
    {"a\xE2\x80\xAE"
     "b",
     "cannot be shown"},
    {"a\xFF", "cannot be shown"},
    {"a\u200Db", "cannot be shown"},
    {"Zo\uFFFD", "cannot be shown"},
    {"\u0639\u0644\u06CC\u200C\u0631\u0636\u0627", NULL},
};

START_TEST(a_pupils_name_can_be_typed_at_a_table)
{
    struct message why = {0};
    bool fit = nickname_check(nicknames[_i].name, &why);

    ck_assert_msg(fit == !nicknames[_i].why, "%s", nicknames[_i].name);
    if (!fit)
        ck_assert_msg(strstr(why.id, nicknames[_i].why) != NULL, "%s: %s", nicknames[_i].name,
                      why.id);
}
END_TEST

START_TEST(a_class_has_a_name_that_can_be_seen)
{
    struct message why = {0};

    ck_assert(nickname_check_class("6b", &why));
    ck_assert(nickname_check_class("groep 7/8, juf Ëlla: ’s ochtends, tot 12 u.", &why) == false);
    ck_assert_ptr_nonnull(strstr(why.id, "too long"));
    ck_assert(nickname_check_class("groep 7/8, juf Ëlla: ’s ochtends", &why));
    ck_assert(!nickname_check_class("", &why));
    ck_assert(!nickname_check_class("6\x1B[2Jb", &why));
    ck_assert(!nickname_check_class("6\xFF", &why));
}
END_TEST

START_TEST(a_name_is_kept_with_single_blanks_inside)
{
    struct strbuf tidy = {0};

    nickname_tidy(&tidy, " \t Jan \r\n  Smit ");
    ck_assert_str_eq(strbuf_text(&tidy), "Jan Smit");
    strbuf_clear(&tidy);
    nickname_tidy(&tidy, "\u00A0Jan\u00A0\u2009 Sm\u200Bit\u00A0\u200B");
    ck_assert_str_eq(strbuf_text(&tidy), "Jan Smit");
    strbuf_clear(&tidy);
    nickname_tidy(&tidy, "  ");
    ck_assert_str_eq(strbuf_text(&tidy), "");
    strbuf_release(&tidy);
}
END_TEST

START_TEST(a_name_in_a_wrong_encoding_is_known)
{
    static const struct {
        const char *name, *meant; /* NULL: it is right */
    } cases[] = {{"ZoÃ«", "Zoë"},     {"RenÃ©", "René"}, {"GroÃŸ", "Groß"}, {"JÃ¼rgen", "Jürgen"},
                 {"Ã‰lise", "Élise"}, {"Åuka", NULL},    {"Zoë", NULL},     {"Ann", NULL},
                 {"Ngọc", NULL},      {"ÐÃO", NULL},     {"Ã", NULL},       {"", NULL}};

    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct strbuf meant = {0};
        bool misread = nickname_misread(cases[i].name, &meant);
        ck_assert_msg(misread == !!cases[i].meant, "%s", cases[i].name);
        if (misread)
            ck_assert_str_eq(strbuf_text(&meant), cases[i].meant);
        strbuf_release(&meant);
    }
}
END_TEST

START_TEST(names_that_differ_only_in_how_they_are_spelled_are_one)
{
    struct nicknames names = {0};

    nicknames_add(&names, "Jürgen");
    nicknames_add(&names, "Soeren");
    ck_assert_str_eq(nicknames_find(&names, "Juergen"), "Jürgen");
    ck_assert_str_eq(nicknames_find(&names, "JURGEN"), "Jürgen");
    ck_assert_str_eq(nicknames_find(&names, "Sören"), "Soeren");
    ck_assert_ptr_null(nicknames_find(&names, "Soren"));
    ck_assert_ptr_null(nicknames_find(&names, "Jorgen"));
    nicknames_release(&names);
}
END_TEST

/* ---- how long ---- */

static const struct {
    const char *text;
    int64_t days; /* 0: no age */
} ages[] = {
    {"1", 1},
    {"90", 90},
    {"90d", 90},
    {"12w", 84},
    {"6m", 180},
    {"1y", 365},
    {"100y", 36500},
    {"36500", 36500},
    {"0", 0},
    {"", 0},
    {"-3", 0},
    {"+3", 0},
    {" 3", 0},
    {"3 d", 0},
    {"3x", 0},
    {"3dd", 0},
    {"w", 0},
    {"101y", 0},
    {"36501", 0},
    {"1.5y", 0},
    {"99999999999999999999999", 0},
    {"9223372036854775807w", 0},
};

START_TEST(an_age_is_a_number_of_days_weeks_months_or_years)
{
    int64_t days = 0;
    bool read = age_read(ages[_i].text, &days);

    ck_assert_msg(read == (ages[_i].days > 0) && days == ages[_i].days, "%s", ages[_i].text);
}
END_TEST

/* ---- what a class has done ---- */

static enum status forget_all(void *context, const char *model)
{
    (void)context;
    (void)model;
    return STATUS_OK;
}

static enum status learn_nothing(void *context, const struct record_event *event)
{
    (void)context;
    (void)event;
    return STATUS_OK;
}

static enum status write_nothing(void *context, struct strbuf *model)
{
    (void)context;
    (void)model;
    return STATUS_OK;
}

static int64_t pupil_named(const char *name)
{
    int64_t id;

    ck_assert_int_eq(records_pupil(file.records, class->id, name, &id), STATUS_OK);
    return id;
}

static void add_events(const char *name, int from, int count)
{
    static const struct records_learner learner = {NULL, forget_all, learn_nothing, write_nothing};
    const struct record_session session = {.kind = "lesson", .name = "half"};
    char uid[RECORD_UID_SIZE] = "s";
    int64_t id;

    ck_assert_int_eq(records_session(file.records, class->id, uid, &session, &id), STATUS_OK);
    for (int i = 0; i < count; i++)
        ck_assert_int_eq(records_add(file.records, id, pupil_named(name),
                                     &(struct record_event){.number = from + i, .asked = "1/2"},
                                     &learner),
                         STATUS_OK);
}

static int64_t events_of_class(void)
{
    ck_assert_int_eq(records_file_read_classes(&file), EXIT_DONE);
    class = records_file_find(&file, "6b");
    return class ? class->events : -1;
}

/* What stdout was given by removing these. */
static void assert_removed(char **typed, int count, const char *expected)
{
    FILE *told = tmpfile();
    char text[200] = "";

    ck_assert_ptr_nonnull(told);
    fflush(stdout);
    int kept = dup(STDOUT_FILENO);
    ck_assert_int_ge(dup2(fileno(told), STDOUT_FILENO), 0);
    enum exit_code code = class_remove(&file, class, typed, count);
    fflush(stdout);
    ck_assert_int_ge(dup2(kept, STDOUT_FILENO), 0);
    close(kept);
    ck_assert_int_ge(pread(fileno(told), text, sizeof text - 1, 0), 0);
    fclose(told);
    ck_assert_int_eq(code, EXIT_DONE);
    ck_assert_str_eq(text, expected);
}

START_TEST(removing_a_pupil_deletes_what_is_known_of_them_and_nothing_else)
{
    char one[] = "bo", *typed[] = {one, one, NULL};

    begin();
    add_pupil("Ann");
    add_pupil("Bo");
    add_events("Ann", 1, 3);
    add_events("Bo", 4, 2);
    ck_assert_int_eq(events_of_class(), 5);
    file.force = true;
    manner.json = true;
    assert_removed(typed, 2, "{\"class\":\"6b\",\"removed\":false,\"pupils\":1,\"events\":2}\n");
    ck_assert_int_eq(events_of_class(), 3);
    ck_assert_int_eq(class->pupils, 1);
    assert_removed(NULL, 0, "{\"class\":\"6b\",\"removed\":true,\"pupils\":1,\"events\":3}\n");
    ck_assert_int_eq(events_of_class(), -1);
    end();
}
END_TEST

/* ---- worksheets that are marked ---- */

static const struct {
    const char *line;
    enum mark_kind kind;
    enum worksheet_form form;
    unsigned wrong, empty, written;
    const char *why; /* in the id of the complaint; NULL: it is understood */
} lines[] = {
    {"", MARK_SHEET, WORKSHEET_A, 0, 0, 0, NULL},
    {"  ", MARK_SHEET, WORKSHEET_A, 0, 0, 0, NULL},
    {"3 7", MARK_SHEET, WORKSHEET_A, 0x44, 0, 0, NULL},
    {" 3,7 ;1", MARK_SHEET, WORKSHEET_A, 0x45, 0, 0, NULL},
    {"9-13", MARK_SHEET, WORKSHEET_A, 0x1f00, 0, 0, NULL},
    {"1 11-13?", MARK_SHEET, WORKSHEET_A, 1, 0x1c00, 0, NULL},
    {"5?", MARK_SHEET, WORKSHEET_A, 0, 0x10, 0, NULL},
    {"b 3", MARK_SHEET, WORKSHEET_B, 4, 0, 0, NULL},
    {"B", MARK_SHEET, WORKSHEET_B, 0, 0, 0, NULL},
    {"a3", MARK_SHEET, WORKSHEET_A, 4, 0, 0, NULL},
    {"2=1; 7", MARK_SHEET, WORKSHEET_A, 0x40, 0, 2, NULL},
    {"2 = 1", MARK_SHEET, WORKSHEET_A, 0, 0, 2, NULL},
    {"-", MARK_ABSENT, WORKSHEET_A, 0, 0, 0, NULL},
    {" - ", MARK_ABSENT, WORKSHEET_A, 0, 0, 0, NULL},
    {"Back", MARK_BACK, WORKSHEET_A, 0, 0, 0, NULL},
    {"stop", MARK_STOP, WORKSHEET_A, 0, 0, 0, NULL},
    {"0", MARK_SHEET, WORKSHEET_A, 0, 0, 0, "no number of a question"},
    {"14", MARK_SHEET, WORKSHEET_A, 0, 0, 0, "no question {number}"},
    {"13-14", MARK_SHEET, WORKSHEET_A, 0, 0, 0, "no question {number}"},
    {"7-3", MARK_SHEET, WORKSHEET_A, 0, 0, 0, "no number of a question"},
    {"3x", MARK_SHEET, WORKSHEET_A, 0, 0, 0, "no number of a question"},
    {"3-", MARK_SHEET, WORKSHEET_A, 0, 0, 0, "no number of a question"},
    {"3??", MARK_SHEET, WORKSHEET_A, 0, 0, 0, "no number of a question"},
    {"-3", MARK_SHEET, WORKSHEET_A, 0, 0, 0, "no number of a question"},
    {"c 3", MARK_SHEET, WORKSHEET_A, 0, 0, 0, "no number of a question"},
    {"99999999999999999999", MARK_SHEET, WORKSHEET_A, 0, 0, 0, "no question {number}"},
    {"99=1", MARK_SHEET, WORKSHEET_A, 0, 0, 0, "no question {number}"},
    {"0=1", MARK_SHEET, WORKSHEET_A, 0, 0, 0, "no question {number}"},
    {"99999999999999999999=1", MARK_SHEET, WORKSHEET_A, 0, 0, 0, "no question {number}"},
    {"2=zebra", MARK_SHEET, WORKSHEET_A, 0, 0, 0, "question {number}: "},
    {"2=", MARK_SHEET, WORKSHEET_A, 0, 0, 0, "question {number}: "},
};

START_TEST(a_line_says_which_questions_of_a_sheet_are_not_right)
{
    struct worksheet *sheets = memory_new(WORKSHEET_FORMS, sizeof *sheets);
    struct lesson *lesson = NULL;
    struct strbuf kept = {0}, file_name = {0};
    struct diag diag = {0};
    struct message why = {0};
    struct mark mark;

    strbuf_addf(&file_name, "%s/lessons/half-names.xml", getenv("BREUK_SOURCE"));
    ck_assert_int_eq(lesson_load(&lesson, strbuf_text(&file_name), &diag), STATUS_OK);
    for (enum worksheet_form form = 0; form < WORKSHEET_FORMS; form++)
        ck_assert_int_eq(
            worksheet_make(&sheets[form],
                           &(struct worksheet_request){.lesson = lesson, .seed = 1, .form = form}),
            STATUS_OK);
    for (size_t i = 0; i < sizeof lines / sizeof *lines; i++) {
        strbuf_clear(&kept);
        bool read = mark_read(&mark, lines[i].line, sheets, WORKSHEET_A, &kept, &why);
        ck_assert_msg(read == !lines[i].why, "“%s”", lines[i].line);
        if (!read)
            ck_assert_msg(why.id && strstr(why.id, lines[i].why), "“%s”: %s", lines[i].line,
                          why.id);
        else
            ck_assert_msg(mark.kind == lines[i].kind && mark.form == lines[i].form &&
                              mark.wrong == lines[i].wrong && mark.empty == lines[i].empty &&
                              mark.written == lines[i].written,
                          "“%s”: %d, form %d, wrong %x, empty %x, written %x", lines[i].line,
                          mark.kind, mark.form, mark.wrong, mark.empty, mark.written);
    }
    ck_assert_ptr_null(mark_item(&sheets[0], 0));
    ck_assert_ptr_null(mark_item(&sheets[0], 14));
    ck_assert_ptr_eq(mark_item(&sheets[0], 11), &sheets[0].exit[0]);
    strbuf_release(&kept);
    strbuf_release(&file_name);
    diag_release(&diag);
    lesson_free(lesson);
    memory_free(sheets);
}
END_TEST

void add_classes_cases(Suite *suite)
{
    TCase *classes = add_case(suite, "classes");

    tcase_add_test(classes, a_typed_name_means_the_nearest_pupil);
    tcase_add_test(classes, a_mistyped_name_proposes_the_pupil_accents_apart);
    tcase_add_test(classes, a_name_in_a_wrong_encoding_is_known);
    tcase_add_test(classes, names_that_differ_only_in_how_they_are_spelled_are_one);
    tcase_add_test(classes, whoever_sits_down_is_a_pupil_or_a_bot);
    tcase_add_loop_test(classes, a_pupils_name_can_be_typed_at_a_table, 0,
                        sizeof nicknames / sizeof *nicknames);
    tcase_add_test(classes, a_class_has_a_name_that_can_be_seen);
    tcase_add_test(classes, a_name_is_kept_with_single_blanks_inside);
    tcase_add_loop_test(classes, an_age_is_a_number_of_days_weeks_months_or_years, 0,
                        sizeof ages / sizeof *ages);
    tcase_add_test(classes, a_line_says_which_questions_of_a_sheet_are_not_right);
    tcase_add_test(classes, removing_a_pupil_deletes_what_is_known_of_them_and_nothing_else);
}
