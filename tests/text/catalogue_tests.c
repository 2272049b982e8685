#include "catalogue_tests.h"

#include "text/catalogue.h"

#include <stdio.h>
#include <string.h>
#include <unistd.h>

enum { LARGEST = 4096 };
static const char little[] = TEST_DATA "/words/nl.mo";
static const char big[] = TEST_DATA "/words/de.mo";

static size_t read_bytes(const char *path, unsigned char bytes[static LARGEST])
{
    FILE *file = fopen(path, "rb");

    ck_assert_ptr_nonnull(file);
    size_t size = fread(bytes, 1, LARGEST, file);
    fclose(file);
    ck_assert_uint_gt(size, 100);
    ck_assert_uint_lt(size, LARGEST);
    return size;
}

/* Loads the bytes as a file; if that goes well every lookup must stay inside them. */
static enum status load_bytes(const unsigned char *bytes, size_t size)
{
    char path[] = "/tmp/breuk-catalogue-XXXXXX";
    int fd = mkstemp(path);
    struct catalogue catalogue;

    ck_assert_int_ge(fd, 0);
    ck_assert_int_eq(write(fd, bytes, size), (ssize_t)size);
    close(fd);
    enum status status = catalogue_load(&catalogue, path);
    unlink(path);
    if (status == STATUS_OK) {
        const char *found = catalogue_find(&catalogue, "{who} has {count} card", 1);
        ck_assert_uint_lt(found ? strlen(found) : 0, size);
        ck_assert_ptr_null(catalogue_find(&catalogue, "{who} has {count} card", 1000000));
    } else {
        ck_assert_ptr_null(catalogue.bytes);
    }
    catalogue_release(&catalogue);
    return status;
}

START_TEST(both_byte_orders_are_read)
{
    static const char *const paths[] = {little, big};

    for (int i = 0; i < 2; i++) {
        struct catalogue catalogue;
        ck_assert_int_eq(catalogue_load(&catalogue, paths[i]), STATUS_OK);
        ck_assert_str_eq(catalogue_find(&catalogue, "red", 0), "rood");
        ck_assert_ptr_null(catalogue_find(&catalogue, "red", 1));
        ck_assert_str_eq(catalogue_find(&catalogue, "{who} has {count} card", 0),
                         "{who} heeft {count} kaart");
        ck_assert_str_eq(catalogue_find(&catalogue, "{who} has {count} card", 1),
                         "{who} heeft {count} kaarten");
        ck_assert_ptr_null(catalogue_find(&catalogue, "{who} has {count} card", 2));
        ck_assert_ptr_null(catalogue_find(&catalogue, "aaa", 0));
        ck_assert_ptr_null(catalogue_find(&catalogue, "zzz", 0));
        catalogue_release(&catalogue);
    }
}
END_TEST

START_TEST(no_file_a_folder_and_a_file_too_large_are_told_apart)
{
    struct catalogue catalogue;
    char path[] = "/tmp/breuk-catalogue-XXXXXX";
    int fd = mkstemp(path);

    ck_assert_int_eq(catalogue_load(&catalogue, TEST_DATA "/words/xx.mo"), STATUS_NOT_FOUND);
    ck_assert_int_eq(catalogue_load(&catalogue, "/dev/null/nl.mo"), STATUS_NOT_FOUND);
    ck_assert_int_eq(catalogue_load(&catalogue, TEST_DATA), STATUS_UNREADABLE);
    ck_assert_int_eq(catalogue_load(&catalogue, "/dev/null"), STATUS_UNREADABLE);
    ck_assert_int_ge(fd, 0);
    ck_assert_int_eq(ftruncate(fd, 9 * 1024 * 1024), 0);
    ck_assert_int_eq(catalogue_load(&catalogue, path), STATUS_UNREADABLE);
    close(fd);
    unlink(path);
    ck_assert_ptr_null(catalogue_find(&catalogue, "red", 0));
}
END_TEST

START_TEST(a_file_cut_short_anywhere_is_refused)
{
    unsigned char bytes[LARGEST];
    size_t size = read_bytes(little, bytes);

    ck_assert_int_eq(load_bytes(bytes, size), STATUS_OK);
    /* The last text ends the file, and its NUL is the last byte. */
    for (size_t cut = 0; cut < size; cut++)
        ck_assert_int_eq(load_bytes(bytes, cut), STATUS_UNREADABLE);
}
END_TEST

START_TEST(no_damage_to_one_number_reads_past_the_end)
{
    static const uint32_t values[] = {0, 1, 0x7FFFFFFF, 0x80000000, 0xFFFFFFFF, 0xFFFFFFF8};
    unsigned char bytes[LARGEST];
    size_t size = read_bytes(little, bytes);
    int refused = 0;

    for (size_t at = 0; at + 4 <= 28 + 16 * 8 && at + 4 <= size; at += 4)
        for (size_t v = 0; v < sizeof values / sizeof *values; v++) {
            unsigned char damaged[LARGEST];
            memcpy(damaged, bytes, size);
            memcpy(damaged + at, &values[v], 4);
            refused += load_bytes(damaged, size) == STATUS_UNREADABLE;
        }
    ck_assert_int_gt(refused, 100);
}
END_TEST

void add_catalogue_tests(Suite *suite)
{
    TCase *tests = add_case(suite, "catalogue");

    tcase_add_test(tests, both_byte_orders_are_read);
    tcase_add_test(tests, no_file_a_folder_and_a_file_too_large_are_told_apart);
    tcase_add_test(tests, a_file_cut_short_anywhere_is_refused);
    tcase_add_test(tests, no_damage_to_one_number_reads_past_the_end);
}
