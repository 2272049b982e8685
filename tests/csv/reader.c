#include "csv/reader.h"

#include "cases.h"
#include "harness.h"
#include "reading.h"

#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static void expect_of(const char *bytes, size_t length, bool places, enum status wanted,
                      const char *records)
{
    struct strbuf out = {0};
    enum status status = read_bytes(bytes, length, places, &out);

    ck_assert_msg(status == wanted, "%s: status %d", bytes, status);
    ck_assert_str_eq(strbuf_text(&out), records);
    strbuf_release(&out);
}

static void expect(const char *bytes, const char *records)
{
    expect_of(bytes, strlen(bytes), false, STATUS_OK, records);
}

START_TEST(records_are_separated_as_the_first_one_is)
{
    expect("a,b\n1,2;3\t4\n", "a|b\n1|2;3\t4\n");
    expect("a;b\n1,5;2\n", "a|b\n1,5|2\n");
    expect("a\tb\n1,5\t2;\n", "a|b\n1,5|2;\n");
    expect("\"a,b,c\";d\n1;2", "a,b,c|d\n1|2\n");
    expect_of("a|b;c\n1|2\n", 10, true, STATUS_OK, "1:1 a|1:3 b;c\n2:1 1|2:3 2\n");
    expect("alone\n1\n", "alone\n1\n");
    expect("\n\na;b,c;d\n", "a|b,c|d\n");
    expect("sep=;\na,b;c\n", "a,b|c\n");
    expect("SEP=\t\r\na,b\tc\n", "a,b|c\n");
    expect("sep=x\na,b\n", "sep=x\na|b\n");
    expect("sep=,", "sep=\n");
    expect("", "");
    expect("\n \n,,\n", "");
}
END_TEST

START_TEST(a_line_of_prose_does_not_choose_the_separator)
{
    expect("one, two, three\na;b\n1,5;2\n3;4\n", "one, two, three\na|b\n1,5|2\n3|4\n");
    expect("Title\na\tb\n1\t2\n", "Title\na|b\n1|2\n");
    expect("a;b\n1,5;2\n2,5;3\n", "a|b\n1,5|2\n2,5|3\n");
    expect("a,b\n1;2\n", "a|b\n1;2\n"); /* one each: the first line decides */
    expect("\"x;y\n;z\",b\n1,2\n", "x;y\n;z|b\n1|2\n");
}
END_TEST

START_TEST(lines_end_in_three_ways_and_the_last_one_may_not_end)
{
    expect("a,b\r\n1,2\r\n", "a|b\n1|2\n");
    expect("a,b\r1,2", "a|b\n1|2\n");
    expect("a,b\n\n\r\n1,2\r", "a|b\n1|2\n");
    expect("a,b\n\"1\",\"2\"", "a|b\n1|2\n");
    expect("\xEF\xBB\xBF"
           "a,b\n",
           "a|b\n");
}
END_TEST

START_TEST(columns_count_characters_as_an_editor_does)
{
    enum { MANY = 5000 };
    char text[2 * MANY + 32] = "", wanted[3 * MANY];

    expect_of("é,ü,b\n \"ä\"\"\nö\",½,%\n", 23, true, STATUS_OK,
              "1:1 é|1:3 ü|1:5 b\n2:2 ä\"\nö|3:4 ½|3:6 %\n");
    for (int i = 0; i < MANY; i++)
        strcat(text, "é");
    snprintf(wanted, sizeof wanted, "1:1 %s|1:%d b\n", text, MANY + 2);
    strcat(text, ",b\n");
    expect_of(text, strlen(text), true, STATUS_OK, wanted);
    expect_of("é,b\"\n", 6, false, STATUS_OK,
              "é|b\"\nt.csv:1:4: error: this field has a quote inside but none around it; put "
              "quotes around the field, and double this one: \"\"\n");
    expect_of("é,\x80\n", 5, false, STATUS_UNREADABLE,
              "t.csv:1:3: error: the byte 80 is not UTF-8 (it may be Windows-1252 or another old "
              "encoding); save the table as “CSV UTF-8”\n");
}
END_TEST

START_TEST(quotes_hold_separators_lines_and_themselves)
{
    expect("a,b\n\"x,y\",\"say \"\"so\"\"\"\n", "a|b\nx,y|say \"so\"\n");
    expect("a,b\n\"one\r\ntwo\rthree\n\",\" z \"\n", "a|b\none\ntwo\nthree\n| z \n");
    expect("a,b\n  x y  , \"q\"  \n", "a|b\nx y|q\n");
    expect("a,b\n,\"\"\n\"\",x,,\n", "a|b\n|x\n");
}
END_TEST

START_TEST(characters_that_look_like_nothing_do_not_count_at_the_ends_of_a_field)
{
    expect("\u00A0a\u00A0,\u200Bb c\u00A0 \n", "a|b c\n");
    expect("a,b\n\"\u00A0x\u00A0\",\u00A0\"y\"\u00A0\n", "a|b\nx|y\n");
    expect("a\u00A0b,\uFEFFc\u2009\n\u00A0,\u200B\n", "a\u00A0b|c\n");
    expect("a,b\n\" x\",\"\u202F\"\n", "a|b\n x\n");
    expect_of("\u00A0a,b\n", 6, true, STATUS_OK, "1:2 a|1:4 b\n");
}
END_TEST

START_TEST(what_a_spreadsheet_was_told_is_undone)
{
    expect("a,b\n'1/2,'t Fort\n", "a|b\n1/2|'t Fort\n");
    expect("a,b\n=\"1,5\",\"=\"\"1/2\"\"\"\n", "a|b\n1,5|1/2\n");
    expect("a,b\n=\"'1\",'=\"\"x\n",
           "a|b\n'1|=\"\"x\nt.csv:2:9: error: this field has a quote inside but none around it; "
           "put quotes around the field, and double this one: \"\"\n");
    expect("a,b\n\"'=\"\"x\"\"\",\"=\"\"x\"\"y\"\"\"\n", "a|b\n=\"x\"|=\"x\"y\"\n");
    expect("a,b\n=1+1,-x\n", "a|b\n=1+1|-x\n");
}
END_TEST

START_TEST(every_field_knows_its_place)
{
    const char *text = "\xEF\xBB\xBF"
                       "a;  b;\"c\"\r\n\r\n\"x\r\ny\";z;  \"q\"\n";

    expect_of(text, strlen(text), true, STATUS_OK, "1:1 a|1:5 b|1:7 c\n3:1 x\ny|4:4 z|4:8 q\n");
    text = "sep=,\na,b";
    expect_of(text, strlen(text), true, STATUS_OK, "2:1 a|2:3 b\n");
    text = "é,b\n";
    expect_of(text, strlen(text), true, STATUS_OK, "1:1 é|1:3 b\n");
}
END_TEST

START_TEST(every_mistake_is_told_and_reading_goes_on)
{
    expect("a,b\n\"x\"y,z\nq\"r\"s,t\n\"open,\n1,2\n",
           "a|b\nxy|z\nq\"r\"s|t\nopen\n1|2\nt.csv:2:4: error: something follows the "
           "closing quote; double any quote that belongs to the text: \"\"\nt.csv:3:2: error: "
           "this field has a quote inside but none around it; put quotes around the field, and "
           "double this one: \"\"\nt.csv:4:1: error: this quote is never closed; write another "
           "\" after the text\n");
}
END_TEST

START_TEST(a_line_has_a_thousand_fields_at_most)
{
    struct strbuf text = {0}, out = {0};
    size_t commas = 0;

    for (int i = 0; i < CSV_FIELD_LIMIT - 1; i++)
        strbuf_add(&text, "x,");
    strbuf_add(&text, "y,,,\n");
    ck_assert_int_eq(read_bytes(text.text, text.length, false, &out), STATUS_OK);
    for (size_t i = 0; i < out.length; i++)
        commas += out.text[i] == '|';
    ck_assert_uint_eq(commas, CSV_FIELD_LIMIT - 1);
    ck_assert_ptr_null(strstr(out.text, "error"));

    strbuf_clear(&out);
    text.text[text.length - 2] = 'z';
    ck_assert_int_eq(read_bytes(text.text, text.length, false, &out), STATUS_OK);
    ck_assert_ptr_nonnull(
        strstr(out.text, "t.csv:1:2002: error: this line has more than 1000 fields"));
    strbuf_release(&out);
    strbuf_release(&text);
}
END_TEST

static void refuse(const char *bytes, size_t length, const char *why)
{
    expect_of(bytes, length, false, STATUS_UNREADABLE, why);
}

START_TEST(what_is_not_utf_8_is_refused_at_its_place)
{
    refuse("a,b\nx,caf\xE9\n", 11,
           "t.csv:2:6: error: the byte E9 is not UTF-8 (it may be Windows-1252 or another old "
           "encoding); save the table as “CSV UTF-8”\n");
    refuse("\xEF\xBB\xBF\r\r\nx\xC0\x80", 9,
           "t.csv:3:2: error: the byte C0 is not UTF-8 (it may be Windows-1252 or another old "
           "encoding); save the table as “CSV UTF-8”\n");
    refuse("\xFF\xFE"
           "a\0",
           4, "t.csv:1:1: error: this is UTF-16; save the table as “CSV UTF-8”\n");
    refuse("\xFE\xFF\0a", 4, "t.csv:1:1: error: this is UTF-16; save the table as “CSV UTF-8”\n");
    refuse("a\0b\0", 4,
           "t.csv:1:2: error: text cannot contain a zero byte; if this is UTF-16, save the table "
           "as “CSV UTF-8”\n");
    refuse(
        "PK\x03\x04zip", 7,
        "t.csv:1:1: error: this is a workbook; save the table as “CSV UTF-8” in the spreadsheet\n");
    refuse(
        "\xD0\xCF\x11\xE0", 4,
        "t.csv:1:1: error: this is a workbook; save the table as “CSV UTF-8” in the spreadsheet\n");
    refuse("a\x1B[2J", 5,
           "t.csv:1:2: error: the character U+001B is invisible and can upset a line or a screen; "
           "delete it\n");
    refuse("ab\xC2\x9B", 4,
           "t.csv:1:3: error: the character U+009B is invisible and can upset a line or a screen; "
           "delete it\n");
    refuse("a\n½\xE2\x80\xAE", 7,
           "t.csv:2:2: error: the character U+202E is invisible and can upset a line or a screen; "
           "delete it\n");
    refuse("\n\xEF\xBF\xBE", 4,
           "t.csv:2:1: error: the character U+FFFE is invisible and can upset a line or a screen; "
           "delete it\n");
}
END_TEST

static enum status open_path(const char *path, struct strbuf *out)
{
    struct csv_reader reader;
    struct diag diag = {0};
    enum status status = csv_open(&reader, path, &diag);

    if (status == STATUS_OK)
        add_records(&reader, false, out);
    words_of_diag(&diag, "", out);
    diag_release(&diag);
    return status;
}

static void expect_path(const char *path, enum status wanted, const char *records)
{
    struct strbuf out = {0};

    ck_assert_int_eq(open_path(path, &out), wanted);
    ck_assert_str_eq(strbuf_text(&out), records);
    strbuf_release(&out);
}

START_TEST(only_plain_files_of_at_most_8_MiB_are_read)
{
    char folder[] = "/tmp/breuk-csv.XXXXXX";

    ck_assert_ptr_nonnull(mkdtemp(folder));
    ck_assert_int_eq(chdir(folder), 0);
    FILE *file = fopen("t.csv", "w");
    ck_assert_ptr_nonnull(file);
    fputs("a,b\n1,2", file);
    ck_assert_int_eq(fclose(file), 0);
    expect_path("t.csv", STATUS_OK, "a|b\n1|2\n");
    ck_assert_int_eq(truncate("t.csv", CSV_FILE_LIMIT + 1), 0);
    expect_path("t.csv", STATUS_UNREADABLE,
                "t.csv: error: “t.csv” is larger than 8 MiB; split the table in two\n");
    ck_assert_int_eq(unlink("t.csv"), 0);
    expect_path("t.csv", STATUS_NOT_FOUND,
                "t.csv: error: cannot find “t.csv”; check its name and folder\n");
    ck_assert_int_eq(mkfifo("t.csv", 0600), 0);
    expect_path("t.csv", STATUS_UNREADABLE,
                "t.csv: error: “t.csv” is not a regular file; copy its contents into one\n");
    expect_path(
        "/dev/zero", STATUS_UNREADABLE,
        "/dev/zero: error: “/dev/zero” is not a regular file; copy its contents into one\n");
    expect_path(".", STATUS_UNREADABLE, ".: error: “.” is a folder; name a file inside it\n");
    ck_assert_int_eq(unlink("t.csv"), 0);
    ck_assert_int_eq(chdir("/"), 0);
    ck_assert_int_eq(rmdir(folder), 0);
}
END_TEST

void add_reader(Suite *suite)
{
    TCase *tests = add_case(suite, "reader");

    tcase_add_test(tests, records_are_separated_as_the_first_one_is);
    tcase_add_test(tests, a_line_of_prose_does_not_choose_the_separator);
    tcase_add_test(tests, lines_end_in_three_ways_and_the_last_one_may_not_end);
    tcase_add_test(tests, quotes_hold_separators_lines_and_themselves);
    tcase_add_test(tests, columns_count_characters_as_an_editor_does);
    tcase_add_test(tests, characters_that_look_like_nothing_do_not_count_at_the_ends_of_a_field);
    tcase_add_test(tests, what_a_spreadsheet_was_told_is_undone);
    tcase_add_test(tests, every_field_knows_its_place);
    tcase_add_test(tests, every_mistake_is_told_and_reading_goes_on);
    tcase_add_test(tests, a_line_has_a_thousand_fields_at_most);
    tcase_add_test(tests, what_is_not_utf_8_is_refused_at_its_place);
    tcase_add_test(tests, only_plain_files_of_at_most_8_MiB_are_read);
}
