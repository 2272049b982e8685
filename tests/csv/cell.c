/* What spreadsheets make of a cell. */
#include "csv/cell.h"

#include "cases.h"
#include "harness.h"

#include <string.h>

START_TEST(what_a_spreadsheet_would_run_or_change_is_guarded_and_nothing_else)
{
    static const char *const guarded[] = {"=1+1",
                                          "+2",
                                          "-1/2",
                                          "@x",
                                          "\tx",
                                          "\rx",
                                          "\nx",
                                          "1/2",
                                          "0.50",
                                          "50%",
                                          "007",
                                          "1 1/2",
                                          "00",
                                          "'1",
                                          "''=x",
                                          "＝1",
                                          "＋2",
                                          "－3",
                                          "＠x",
                                          "1e5",
                                          "'+2",
                                          "3*",
                                          "1234567890123456"};
    static const char *const free_ones[] = {
        "",  "0",       "7",  "120", "123456789012345", "pie:2/4", "reverse", "'t Fort",
        "'", "#314387", "ａ", "(1)"};

    for (size_t i = 0; i < sizeof guarded / sizeof *guarded; i++)
        ck_assert_msg(csv_needs_guard(guarded[i]), "%s", guarded[i]);
    for (size_t i = 0; i < sizeof free_ones / sizeof *free_ones; i++) {
        ck_assert_msg(!csv_needs_guard(free_ones[i]), "%s", free_ones[i]);
        ck_assert_ptr_eq(csv_without_guard(free_ones[i]), free_ones[i]);
    }
}
END_TEST

START_TEST(a_guard_goes_where_one_may_have_been_set)
{
    static const char *const rows[][2] = {{"'1/2", "1/2"}, {"'12", "12"},          {"''12", "'12"},
                                          {"'=x", "=x"},   {"'t Fort", "'t Fort"}, {"'", "'"}};

    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        ck_assert_str_eq(csv_without_guard(rows[i][0]), rows[i][1]);
}
END_TEST

START_TEST(dates_are_known_in_four_languages)
{
    static const struct {
        const char *text;
        int first, second;
        bool either_way;
    } rows[] = {
        {"1-Feb", 1, 2, true},
        {"02-jan", 2, 1, true},
        {"1. Feb", 1, 2, true},
        {"01. Mär", 1, 3, true},
        {"3-mrt", 3, 3, false},
        {"1-févr.", 1, 2, true},
        {"2 août", 2, 8, true},
        {"5-mei-26", 5, 5, false},
        {"4. Okt 2026", 4, 10, true},
        {"Mar-32", 3, 32, false},
        {"mei-40", 5, 40, false},
        {"Feb-01", 2, 1, true},
        {"Dec 3, 2026", 0, 0, true},
        {"02/01/2026", 2, 1, true},
        {"01-02-26", 1, 2, true},
        {"2026-02-01", 1, 2, true},
        {"2026-02-01T00:00:00", 1, 2, true},
        {"2026-02-01 00:00:00.000Z", 1, 2, true},
        {"1-2", 1, 2, true},
        {"02:04:00", 2, 4, false},
        {"1.2.2026", 1, 2, true},
        {"31/12/26", 31, 12, true},
        {"December 3 2026", 3, 12, true},
    };

    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct csv_date date = {0};
        bool wanted = rows[i].first != 0;
        ck_assert_msg(csv_date(rows[i].text, &date) == wanted, "%s", rows[i].text);
        if (wanted)
            ck_assert_msg(date.first == rows[i].first && date.second == rows[i].second &&
                              date.either_way == rows[i].either_way,
                          "%s: %d %d", rows[i].text, date.first, date.second);
    }
}
END_TEST

START_TEST(what_is_no_date_is_left_alone)
{
    static const char *const rows[] = {
        "",          "1",
        "1/2",       "7/4",
        "0.5",       "1,5",
        "02:04",     "reverse",
        "Marz-x",    "feb",
        "1-Foo",     "32-Feb",
        "0-Jan",     "12345/1/26",
        "13/13/26",  "2026-1",
        "1-Feb-Mar", "1/2/3/4",
        "1-Feb 3 4", "02/01/202",
        "Jan-2026",  "2026-02-31x",
        "1//",       "-1-Feb-",
        "00/01/26",  "2026-02-2026",
        "1-2-2026-",
    };

    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct csv_date date;
        /* A sign behind the last piece changes nothing. */
        bool wanted = !strcmp(rows[i], "1-2-2026-");
        ck_assert_msg(csv_date(rows[i], &date) == wanted, "%s", rows[i]);
    }
}
END_TEST

START_TEST(numbers_that_count_days_are_dates)
{
    static const struct {
        const char *text;
        int day, month;
    } rows[] = {{"46023", 1, 1},  {"46024", 2, 1},   {"46054", 1, 2},  {"36526", 1, 1},
                {"36585", 29, 2}, {"36586", 1, 3},   {"45351", 29, 2}, {"36891", 31, 12},
                {"36892", 1, 1},  {"73050", 31, 12}, {"46054.0", 1, 2}};
    static const char *const others[] = {"36525", "73051", "4602",    "460230", "4602x",
                                         "",      "99999", "46054.5", "46054."};
    struct csv_date date;

    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        ck_assert_msg(csv_date_number(rows[i].text, &date), "%s", rows[i].text);
        ck_assert_msg(date.first == rows[i].day && date.second == rows[i].month, "%s: %d %d",
                      rows[i].text, date.first, date.second);
    }
    for (size_t i = 0; i < sizeof others / sizeof *others; i++)
        ck_assert_msg(!csv_date_number(others[i], &date), "%s", others[i]);
}
END_TEST

void add_cell(Suite *suite)
{
    TCase *tests = add_case(suite, "cell");

    tcase_add_test(tests, what_a_spreadsheet_would_run_or_change_is_guarded_and_nothing_else);
    tcase_add_test(tests, a_guard_goes_where_one_may_have_been_set);
    tcase_add_test(tests, dates_are_known_in_four_languages);
    tcase_add_test(tests, what_is_no_date_is_left_alone);
    tcase_add_test(tests, numbers_that_count_days_are_dates);
}
