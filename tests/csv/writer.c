#include "csv/writer.h"

#include "cases.h"
#include "harness.h"
#include "reading.h"

START_TEST(a_table_is_written_as_spreadsheets_expect_it)
{
    struct strbuf out = {0};
    struct csv_writer writer = csv_writer_to(&out, ';');

    csv_write_text(&writer, "face");
    csv_write_text(&writer, "");
    csv_write_count(&writer, -12);
    csv_end_record(&writer);
    csv_write_text(&writer, "+2");
    csv_write_text(&writer, "say \"so\"");
    csv_write_text(&writer, "a,b");
    csv_end_record(&writer);
    ck_assert_str_eq(strbuf_text(&out), "\xEF\xBB\xBF"
                                        "face;;-12\r\n'+2;\"say \"\"so\"\"\";\"a,b\"\r\n");
    strbuf_release(&out);
}
END_TEST

START_TEST(whatever_is_written_is_read_back)
{
    static const char *const texts[] = {
        "x",   "",    "1/2", "+2",   "=\"x\"", "'1/2", "''",    "a,b",     "a;b", "a\tb", "a|b|c|d",
        "\tx", " x ", "\"",  "\"\"", "x\ny",   "\n",   "=x\"y", "'=\"x\"", "'t",  "－",   "é½"};
    enum { TEXTS = sizeof texts / sizeof *texts };
    struct strbuf out = {0}, got = {0}, wanted = {0};
    struct csv_writer writer = csv_writer_to(&out, ",;\t"[_i]);

    strbuf_add(&wanted, "first|second|third\n");
    csv_write_text(&writer, "first");
    csv_write_text(&writer, "second");
    csv_write_text(&writer, "third");
    csv_end_record(&writer);
    for (int i = 0; i < TEXTS; i++) {
        csv_write_text(&writer, texts[i]);
        csv_write_text(&writer, texts[(i + 5) % TEXTS]);
        csv_write_text(&writer, "end");
        csv_end_record(&writer);
        strbuf_addf(&wanted, "%s|%s|end\n", texts[i], texts[(i + 5) % TEXTS]);
    }
    ck_assert_int_eq(read_bytes(out.text, out.length, false, &got), STATUS_OK);
    ck_assert_str_eq(strbuf_text(&got), strbuf_text(&wanted));
    strbuf_release(&out);
    strbuf_release(&got);
    strbuf_release(&wanted);
}
END_TEST

START_TEST(no_control_character_is_passed_on)
{
    struct strbuf out = {0};
    struct csv_writer writer = csv_writer_to(&out, ',');

    csv_write_text(&writer, "a\x1B[2Jb\x07");
    csv_write_text(&writer, "c\u202Ed\xFF");
    csv_write_text(&writer, "\xC2\x9B"
                            "1m\t\n");
    csv_end_record(&writer);
    ck_assert_str_eq(strbuf_text(&out), "\xEF\xBB\xBF"
                                        "a\uFFFD[2Jb\uFFFD,c\uFFFDd\uFFFD,\"\uFFFD1m\t\n\"\r\n");
    strbuf_release(&out);
}
END_TEST

void add_writer(Suite *suite)
{
    TCase *tests = add_case(suite, "writer");

    tcase_add_test(tests, a_table_is_written_as_spreadsheets_expect_it);
    tcase_add_test(tests, no_control_character_is_passed_on);
    tcase_add_loop_test(tests, whatever_is_written_is_read_back, 0, 3);
}
