#include "harness.h"
#include "json/reader.h"
#include "json/writer.h"

#include <math.h>
#include <string.h>

static const struct position line_seven = {.file = "game.jsonl", .line = 7};

static void write_value(struct json_writer *writer, const struct json_value *value)
{
    switch (value->kind) {
    case JSON_KIND_NULL:
        json_write_null(writer, value->name);
        return;
    case JSON_KIND_SWITCH:
        json_write_switch(writer, value->name, value->on);
        return;
    case JSON_KIND_COUNT:
        json_write_count(writer, value->name, value->count);
        return;
    case JSON_KIND_REAL:
        json_write_real(writer, value->name, value->real);
        return;
    case JSON_KIND_TEXT:
        json_write_text(writer, value->name, value->text);
        return;
    case JSON_KIND_LIST:
    case JSON_KIND_OBJECT:
        break;
    }
    if (value->kind == JSON_KIND_LIST)
        json_begin_list(writer, value->name);
    else
        json_begin_object(writer, value->name);
    for (size_t i = 0; i < value->items; i++)
        write_value(writer, &value->item[i]);
    json_end(writer);
}

/* Reads and writes again. */
static void assert_rewrites(const char *line, const char *expected)
{
    struct json_document document;
    struct diag diag = {0};
    struct strbuf out = {0};
    struct json_writer writer = json_writer_to(&out);

    ck_assert_msg(json_read(&document, line, strlen(line), line_seven, &diag) == STATUS_OK,
                  "%s: refused", line);
    write_value(&writer, &document.root);
    ck_assert_str_eq(strbuf_text(&out), expected);
    strbuf_release(&out);
    json_release(&document);
    diag_release(&diag);
}

START_TEST(what_is_written_reads_back_as_the_same)
{
    static const struct {
        const char *line, *again;
    } cases[] = {
        {"{}", "{}"},
        {" [ ] ", "[]"},
        {"{\"a\" : [1, -2 , 3.5,\ttrue,false,null], \"b\":{\"c\":\"½ \\u00bd\"}}",
         "{\"a\":[1,-2,3.5,true,false,null],\"b\":{\"c\":\"½ ½\"}}"},
        {"\"\\\"\\\\\\/\\b\\f\\n\\r\\t\\u0001\\u007f\\ud83c\\udccf\"",
         "\"\\\"\\\\/\\u0008\\u000c\\n\\u000d\\t\\u0001\\u007f🃏\""},
        {"[9223372036854775807,-9223372036854775808]",
         "[9223372036854775807,-9223372036854775808]"},
        {"[0.1,-0.0,1e300,1E-7,123456789.25,0.30000000000000004]",
         "[0.1,-0.0,1e+300,1e-07,123456789.25,0.30000000000000004]"},
        {"[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]", "[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]"},
    };

    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
        assert_rewrites(cases[i].line, cases[i].again);
}
END_TEST

START_TEST(a_refusal_says_which_column_and_why)
{
    static const struct {
        const char *line;
        int column;
        const char *id;
    } cases[] = {
        {"", 1, "the line ends in the middle of a JSON value"},
        {"{\"a\":", 5, "the line ends in the middle of a JSON value"},
        {"{\"a\":1} {}", 9, "something follows the JSON value; put one value on each line"},
        {"{\"a\":1,\"a\":2}", 10, "this name appears twice in one object"},
        {"[1,\"\xff\"]", 5, "this is not UTF-8"},
        {"[92233720368547758080]", 21, "this number is too large"},
        {"[1e999]", 6, "this number is too large"},
        {"[\"a\\u0000b\"]", 11, "a string cannot contain a zero character"},
        {"[1,]", 4, "this is not JSON: {near}"},
        {"[01]", 2, "this is not JSON: {near}"},
        {"[NaN]", 4, "this is not JSON: {near}"},
        {"{'a':1}", 2, "this is not JSON: {near}"},
        {"[\"\\ud83c\"]", 9, "this is not JSON: {near}"},
        {"[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]", 17,
         "objects and lists are nested more than {limit} deep"},
        {"[\"[[[[[[[[[[[[[[[[[[[[\\\"[[[\",[[[[[[[[[[[[[[[[", 45,
         "objects and lists are nested more than {limit} deep"},
    };

    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct json_document document;
        struct diag diag = {0};
        ck_assert_msg(json_read(&document, cases[i].line, strlen(cases[i].line), line_seven,
                                &diag) == STATUS_INVALID,
                      "%s: accepted", cases[i].line);
        ck_assert_uint_eq(diag.count, 1);
        ck_assert_msg(strcmp(diag.entries[0].message.id, cases[i].id) == 0, "%s: said “%s”",
                      cases[i].line, diag.entries[0].message.id);
        ck_assert_msg(diag.entries[0].where.column == cases[i].column, "%s: column %d",
                      cases[i].line, diag.entries[0].where.column);
        ck_assert_int_eq(diag.entries[0].where.line, 7);
        ck_assert_str_eq(diag.entries[0].where.file, "game.jsonl");
        diag_release(&diag);
    }
}
END_TEST

START_TEST(every_value_knows_its_column)
{
    const char *line = "{ \"a\" : [10, \"x\\\"\",{\"b\":null} ] , \"c\":true}";
    struct json_document document;
    struct diag diag = {0};

    ck_assert_int_eq(json_read(&document, line, strlen(line), line_seven, &diag), STATUS_OK);
    const struct json_value *list = json_member(&document.root, "a");
    ck_assert_int_eq(document.root.column, 1);
    ck_assert_int_eq(list->name_column, 3);
    ck_assert_int_eq(list->column, 9);
    ck_assert_int_eq(list->item[0].column, 10);
    ck_assert_int_eq(list->item[1].column, 14);
    ck_assert_str_eq(list->item[1].text, "x\"");
    ck_assert_int_eq(list->item[2].column, 20);
    ck_assert_int_eq(json_member(&list->item[2], "b")->column, 25);
    ck_assert_int_eq(json_member(&document.root, "c")->name_column, 35);
    ck_assert_int_eq(json_member(&document.root, "c")->column, 39);
    ck_assert_ptr_null(json_member(&document.root, "d"));
    ck_assert_ptr_null(json_member(list, "a"));
    json_release(&document);
    diag_release(&diag);
}
END_TEST

START_TEST(a_line_over_the_limit_is_refused_unread)
{
    struct json_document document;
    struct diag diag = {0};
    size_t length = JSON_LINE_LIMIT + 1;
    char *line = malloc(length);

    memset(line, ' ', length);
    line[length - 1] = '1';
    ck_assert_int_eq(json_read(&document, line, length, line_seven, &diag), STATUS_INVALID);
    ck_assert_str_eq(diag.entries[0].message.id,
                     "a line can have at most {limit} bytes, but this one has {length}");
    ck_assert_int_eq(json_read(&document, line + 1, length - 1, line_seven, &diag), STATUS_OK);
    json_release(&document);
    diag_release(&diag);
    free(line);
}
END_TEST

START_TEST(fields_are_held_against_the_table)
{
    static const struct json_field fields[] = {
        {"deck", JSON_KIND_TEXT, true},
        {"seed", JSON_KIND_COUNT, true},
        {"points", JSON_KIND_REAL, false},
    };
    static const struct {
        const char *line;
        size_t count;
        const char *id;
        int column;
    } cases[] = {
        {"{\"deck\":\"x\",\"seed\":1}", 0, NULL, 0},
        {"{\"seed\":1,\"deck\":\"x\",\"points\":2}", 0, NULL, 0},
        {"{\"dekc\":\"x\",\"seed\":1,\"deck\":\"x\"}", 1,
         "unknown field “{field}”; did you mean “{meant}”?", 2},
        {"{\"deck\":\"x\",\"seed\":1,\"zzzzzz\":1}", 1, "unknown field “{field}”", 22},
        {"{\"deck\":5,\"seed\":1}", 1, "field “{field}” must be {wanted}, but is {kind}", 9},
        {"{\"deck\":\"x\",\"seed\":1.5}", 1, "field “{field}” must be {wanted}, but is {kind}", 20},
        {" {\"deck\":\"x\"}", 1, "field “{field}” is missing", 2},
        {" []", 1, "expected {wanted} here, but got {kind}", 2},
        {"{}", 2, "field “{field}” is missing", 1},
    };

    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct json_document document;
        struct diag diag = {0};
        ck_assert_int_eq(
            json_read(&document, cases[i].line, strlen(cases[i].line), line_seven, &diag),
            STATUS_OK);
        ck_assert_int_eq(json_check_fields(&document.root, fields, 3, line_seven, &diag),
                         cases[i].count == 0);
        ck_assert_uint_eq(diag.count, cases[i].count);
        if (diag.count) {
            ck_assert_str_eq(diag.entries[0].message.id, cases[i].id);
            ck_assert_int_eq(diag.entries[0].where.column, cases[i].column);
        }
        json_release(&document);
        diag_release(&diag);
    }
}
END_TEST

/* Of more complaints than are shown none is made, and what was not looked at is not sound. */
START_TEST(what_follows_a_thousand_wrong_fields_is_not_looked_at)
{
    static const struct json_field fields[] = {{"deck", JSON_KIND_TEXT, false}};
    struct strbuf line = {0};
    struct json_document document;
    struct diag diag = {0};

    for (int i = 0; i < DIAG_LIMIT + 5; i++)
        strbuf_addf(&line, "%s\"s%d\":1", i ? "," : "{", i);
    strbuf_add(&line, ",\"deck\":1}");
    ck_assert_int_eq(json_read(&document, line.text, line.length, line_seven, &diag), STATUS_OK);
    ck_assert(!json_check_fields(&document.root, fields, 1, line_seven, &diag));
    ck_assert_uint_eq(diag.errors, DIAG_LIMIT);
    ck_assert(diag.unfinished);
    json_release(&document);
    diag_release(&diag);
    strbuf_release(&line);
}
END_TEST

START_TEST(bytes_that_are_no_text_are_written_as_replacement_characters)
{
    static const struct {
        const char *text, *written;
    } cases[] = {
        {"a\xff"
         "b",
         "\"a�b\""},
        {"\xc0\xaf", "\"��\""},
        {"\xed\xa0\x80", "\"���\""},
        {"\xe2\x82", "\"��\""},
        {"\xf4\x90\x80\x80", "\"����\""},
        {"\xe0\x80\x80|\xf0\x80\x80\x80", "\"���|����\""},
        {"Zoë ½", "\"Zoë ½\""},
    };

    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct strbuf out = {0};
        struct json_writer writer = json_writer_to(&out);
        json_write_text(&writer, NULL, cases[i].text);
        ck_assert_str_eq(strbuf_text(&out), cases[i].written);
        strbuf_release(&out);
    }
}
END_TEST

START_TEST(infinity_and_nan_are_written_as_null)
{
    struct strbuf out = {0};
    struct json_writer writer = json_writer_to(&out);

    json_begin_list(&writer, NULL);
    json_write_real(&writer, NULL, (double)INFINITY);
    json_write_real(&writer, NULL, (double)NAN);
    json_end(&writer);
    ck_assert_str_eq(strbuf_text(&out), "[null,null]");
    strbuf_release(&out);
}
END_TEST

START_TEST(lines_are_told_apart_and_a_torn_one_is_known)
{
    static char text[] = "one\n\nthree";
    FILE *stream = fmemopen(text, sizeof text - 1, "r");
    struct json_lines lines = json_lines_from(stream);

    ck_assert_int_eq(json_lines_next(&lines), STATUS_OK);
    ck_assert_str_eq(lines.text, "one");
    ck_assert(!lines.torn);
    ck_assert_int_eq(json_lines_next(&lines), STATUS_OK);
    ck_assert_uint_eq(lines.length, 0);
    ck_assert_int_eq(json_lines_next(&lines), STATUS_OK);
    ck_assert_str_eq(lines.text, "three");
    ck_assert(lines.torn);
    ck_assert_int_eq(lines.number, 3);
    ck_assert_int_eq(lines.start, 5);
    ck_assert_int_eq(json_lines_next(&lines), STATUS_NOT_FOUND);
    json_lines_release(&lines);
    fclose(stream);
}
END_TEST

START_TEST(a_line_over_the_limit_is_passed_over_and_the_next_one_read)
{
    FILE *stream = tmpfile();
    struct json_lines lines = json_lines_from(stream);

    for (int i = 0; i < JSON_LINE_LIMIT + 5; i++)
        putc('x', stream);
    fputs("\nnext\n", stream);
    rewind(stream);
    ck_assert_int_eq(json_lines_next(&lines), STATUS_INVALID);
    ck_assert_uint_eq(lines.length, JSON_LINE_LIMIT + 5);
    ck_assert_str_eq(lines.text, "");
    ck_assert_int_eq(json_lines_next(&lines), STATUS_OK);
    ck_assert_str_eq(lines.text, "next");
    ck_assert_int_eq(lines.start, JSON_LINE_LIMIT + 6);
    json_lines_release(&lines);
    fclose(stream);
}
END_TEST

START_TEST(a_file_that_cannot_be_read_is_an_io_fault)
{
    FILE *stream = fopen("/", "r");
    struct json_lines lines = json_lines_from(stream);

    ck_assert_ptr_nonnull(stream);
    ck_assert_int_eq(json_lines_next(&lines), STATUS_IO);
    json_lines_release(&lines);
    fclose(stream);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("json");
    TCase *reader = add_case(suite, "reader");
    TCase *writer = add_case(suite, "writer");
    TCase *lines = add_case(suite, "lines");

    tcase_add_test(reader, what_is_written_reads_back_as_the_same);
    tcase_add_test(reader, a_refusal_says_which_column_and_why);
    tcase_add_test(reader, every_value_knows_its_column);
    tcase_add_test(reader, a_line_over_the_limit_is_refused_unread);
    tcase_add_test(reader, fields_are_held_against_the_table);
    tcase_add_test(reader, what_follows_a_thousand_wrong_fields_is_not_looked_at);
    tcase_add_test(writer, bytes_that_are_no_text_are_written_as_replacement_characters);
    tcase_add_test(writer, infinity_and_nan_are_written_as_null);
    tcase_add_test(lines, lines_are_told_apart_and_a_torn_one_is_known);
    tcase_add_test(lines, a_line_over_the_limit_is_passed_over_and_the_next_one_read);
    tcase_add_test(lines, a_file_that_cannot_be_read_is_an_io_fault);
    return run_suite(suite);
}
