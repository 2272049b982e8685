/* ZIPs, read back with the library that is not ours. */
#include "cases.h"

#include "files/archive.h"

#include <zip.h>

static void make(struct strbuf *out)
{
    struct strbuf first = {0}, second = {0};
    struct packing *packing = packing_new();

    for (int i = 0; i < 5000; i++)
        strbuf_addf(&first, "line %d\n", i % 7);
    strbuf_add_bytes(&second, "a\0b", 3);
    packing_add(packing, "first.txt", &first, false);
    packing_add(packing, "folder/secönd", &second, true);
    packing_finish(packing, out);
    packing_free(packing);
    strbuf_release(&first);
    strbuf_release(&second);
}

START_TEST(files_come_out_as_they_went_in)
{
    struct strbuf bytes = {0};
    struct zip_stat stat;
    char content[4];

    make(&bytes);
    zip_source_t *source = zip_source_buffer_create(bytes.text, bytes.length, 0, NULL);
    zip_t *zip = zip_open_from_source(source, ZIP_RDONLY | ZIP_CHECKCONS, NULL);
    ck_assert_ptr_nonnull(zip);
    ck_assert_int_eq(zip_get_num_entries(zip, 0), 2);
    ck_assert_int_eq(zip_stat(zip, "first.txt", 0, &stat), 0);
    ck_assert_uint_eq(stat.size, 5000 * 7);
    ck_assert_uint_lt(stat.comp_size, stat.size / 10);
    ck_assert_int_eq(stat.comp_method, ZIP_CM_DEFLATE);
    ck_assert_int_eq(zip_stat(zip, "folder/secönd", 0, &stat), 0);
    ck_assert_int_eq(stat.comp_method, ZIP_CM_STORE);
    zip_file_t *file = zip_fopen(zip, "folder/secönd", 0);
    ck_assert_int_eq(zip_fread(file, content, sizeof content), 3);
    ck_assert_mem_eq(content, "a\0b", 3);
    zip_fclose(file);
    zip_discard(zip);
    strbuf_release(&bytes);
}
END_TEST

START_TEST(the_bytes_depend_on_nothing_but_the_files)
{
    struct strbuf first = {0}, second = {0};

    setenv("TZ", "Pacific/Auckland", 1);
    make(&first);
    setenv("TZ", "America/Lima", 1);
    make(&second);
    ck_assert_uint_eq(first.length, second.length);
    ck_assert_mem_eq(first.text, second.text, first.length);
    strbuf_release(&first);
    strbuf_release(&second);
}
END_TEST

START_TEST(one_that_is_not_finished_is_given_back)
{
    struct packing *packing = packing_new();
    struct strbuf content = {0};

    packing_add(packing, "empty", &content, false);
    packing_free(packing);
    packing_free(NULL);
}
END_TEST

void add_packing_tests(Suite *suite)
{
    TCase *tests = add_case(suite, "packing");

    tcase_add_test(tests, files_come_out_as_they_went_in);
    tcase_add_test(tests, the_bytes_depend_on_nothing_but_the_files);
    tcase_add_test(tests, one_that_is_not_finished_is_given_back);
}
