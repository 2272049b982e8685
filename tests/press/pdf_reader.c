/* Objects of a PDF, read one by one. */
#include "cases.h"

#include "press/pdf_syntax.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#define SIZE(array) (sizeof(array) / sizeof *(array))

/* `copy` is NULL where the value is none, or not whole. */
static const struct {
    const char *text, *copy, *rest;
} values[] = {
    {"  12 ", "12", " "},
    {"-0.5]", "-0.5", "]"},
    {"true false", "true", " false"},
    {"null\n", "null", "\n"},
    {"5 0  R /Next", "5 0 R", " /Next"},
    {"5 0 Rest", "5", " 0 Rest"},
    {"/Name/Other", "/Name", "/Other"},
    {"/ x", "/", " x"},
    {"% a comment\n7", "7", ""},
    {"[ 0 0\n595.2 841 ] x", "[0 0 595.2 841]", " x"},
    {"[/A /B 1 0 R 2]", "[/A/B 1 0 R 2]", ""},
    {"<< /Type /Page % 1\n   /Parent 1 0 R\n >>\nendobj", "<</Type/Page/Parent 1 0 R>>",
     "\nendobj"},
    {"<< /a << /b [ << >> ] >> /c (d) >>", "<</a<</b[<<>>]>>/c(d)>>", ""},
    {"(one (two) \\) % three)four", "(one (two) \\) % three)", "four"},
    {"(\\\\)(", "(\\\\)", "("},
    {"<FE ff>", "<FE ff>", ""},
    {"", NULL, NULL},
    {"   ", NULL, NULL},
    {"endobj", NULL, NULL},
    {"1x", NULL, NULL},
    {")", NULL, NULL},
    {"]", NULL, NULL},
    {">>", NULL, NULL},
    {"<FG>", NULL, NULL},
    {"<12", NULL, NULL},
    {"(a", NULL, NULL},
    {"(a\\", NULL, NULL},
    {"[1 2", NULL, NULL},
    {"[1 >>", NULL, NULL},
    {"<< /a >>", NULL, NULL},
    {"<< 1 2 >>", NULL, NULL},
    {"<< /a 1", NULL, NULL},
    {"<< /a 1 >", NULL, NULL},
    {"% a comment", NULL, NULL},
    {"[1 % a comment", NULL, NULL},
};

START_TEST(a_value_is_copied_with_no_more_blanks_than_it_needs)
{
    const char *text = values[_i].text;
    struct pdf_text in = {text, text + strlen(text)};
    struct strbuf copy = {0};

    ck_assert_msg(pdf_copy_value(&in, &copy) == (values[_i].copy != NULL), "%s", text);
    if (values[_i].copy) {
        ck_assert_str_eq(strbuf_text(&copy), values[_i].copy);
        ck_assert_str_eq(in.at, values[_i].rest);
    }
    struct pdf_text again = {text, text + strlen(text)};
    ck_assert(pdf_copy_value(&again, NULL) == (values[_i].copy != NULL));
    ck_assert(!values[_i].copy || again.at == in.at);
    strbuf_release(&copy);
}
END_TEST

START_TEST(arrays_in_arrays_without_end_are_refused)
{
    char text[1000];
    struct pdf_text in = {text, text + sizeof text};
    struct strbuf copy = {0};

    memset(text, '[', sizeof text);
    ck_assert(!pdf_copy_value(&in, &copy));
    strbuf_release(&copy);
}
END_TEST

static const char document[] = "%PDF-1.4\n"
                               "2 0 obj\n   7\nendobj\n"
                               "1 0 obj\n<< >>\nendobj\n"
                               "xref\n0 4\n"
                               "0000000000 65535 f \n"
                               "0000000029 00000 n \n"
                               "0000000009 00000 n \n"
                               "0000000010 00000 n \n"
                               "trailer\n<< /Size 4 /Root 1 0 R /Info 2 0 R >>\n"
                               "startxref\n50\n%%EOF\n";

START_TEST(an_object_is_found_by_its_number)
{
    struct pdf_table table;
    struct pdf_text value;
    size_t number;

    ck_assert(pdf_read_table(&table, document, strlen(document)));
    ck_assert_uint_eq(table.size, 4);
    ck_assert_uint_eq(table.root, 1);
    ck_assert_uint_eq(table.info, 2);
    ck_assert(pdf_find_object(&table, 2, &value));
    ck_assert(pdf_read_number(&value, &number));
    ck_assert_uint_eq(number, 7);
    ck_assert(pdf_find_object(&table, 1, &value));
    ck_assert(pdf_read_word(&value, "<<"));
    ck_assert(!pdf_find_object(&table, 0, &value)); /* free */
    ck_assert(!pdf_find_object(&table, 3, &value)); /* another is there */
    ck_assert(!pdf_find_object(&table, 4, &value));
    ck_assert(!pdf_find_object(&table, SIZE_MAX / 40, &value));
}
END_TEST

START_TEST(a_trailer_names_objects_that_are_there)
{
    static const char *const wrong[] = {"Root 4", "Root 0", "Info 4", "Info 0"};
    char copy[sizeof document];
    struct pdf_table table;

    memcpy(copy, document, sizeof document);
    memcpy(memmem(copy, sizeof copy, wrong[_i], 4), wrong[_i], 6);
    ck_assert_msg(!pdf_read_table(&table, copy, strlen(copy)), "%s", wrong[_i]);
}
END_TEST

START_TEST(a_document_that_is_cut_off_has_no_table)
{
    struct pdf_table table;

    /* But for what stands behind the number at its end. */
    for (size_t length = 0; length < strlen(document) - strlen("1\n%%EOF\n"); length++) {
        char *part = malloc(length + 1); /* so that reading on is noticed */
        ck_assert_ptr_nonnull(part);
        memcpy(part, document, length);
        ck_assert_msg(!pdf_read_table(&table, part, length), "%zu", length);
        free(part);
    }
}
END_TEST

void add_pdf_reader_tests(Suite *suite)
{
    TCase *tests = add_case(suite, "pdf_reader");

    tcase_add_loop_test(tests, a_value_is_copied_with_no_more_blanks_than_it_needs, 0,
                        SIZE(values));
    tcase_add_test(tests, arrays_in_arrays_without_end_are_refused);
    tcase_add_test(tests, an_object_is_found_by_its_number);
    tcase_add_loop_test(tests, a_trailer_names_objects_that_are_there, 0, 4);
    tcase_add_test(tests, a_document_that_is_cut_off_has_no_table);
}
