/* Files that are read whole, on the disk and in ZIPs. */
#include "cases.h"

#include "files/input.h"
#include "raw_zip.h"

#include <stdio.h>
#include <string.h>
#include <unistd.h>

START_TEST(input_refuses_a_file_that_changes_while_it_is_read)
{
    char path[] = "/tmp/breuk-input.XXXXXX", bytes[8] = "";
    struct input input;
    struct message why;
    int file = mkstemp(path);

    for (int length = 2; length <= 4; length++) {
        ck_assert_int_eq(pwrite(file, "abc", 3, 0), 3);
        ck_assert_int_eq(ftruncate(file, 3), 0);
        ck_assert_int_eq(input_open(&input, path, &why), STATUS_OK);
        ck_assert_uint_eq(input.length, 3);
        ck_assert_int_eq(ftruncate(file, length), 0);
        ck_assert_int_eq(input_read(&input, bytes, &why),
                         length == 3 ? STATUS_OK : STATUS_UNREADABLE);
        input_close(&input);
    }
    ck_assert_mem_eq(bytes, "abc", 3);
    ck_assert_ptr_nonnull(strstr(why.id, "cannot read all of"));
    ck_assert_int_eq(close(file), 0);
    ck_assert_int_eq(unlink(path), 0);
}
END_TEST

/* Reads a file and compares; `said`: part of the reason why it is refused, NULL: it is not. */
static void expect(const char *path, const char *bytes, enum status wanted, const char *said)
{
    char have[64] = "";
    struct input input;
    struct message why = {0};
    enum status status = input_open(&input, path, &why);

    if (status == STATUS_OK) {
        ck_assert_uint_lt(input.length, sizeof have);
        status = input_read(&input, have, &why);
        input_close(&input);
    }
    ck_assert_msg(status == wanted, "%s: %d", path, status);
    ck_assert_msg(!said || (why.id && strstr(why.id, said)), "%s: %s", path, why.id);
    if (bytes)
        ck_assert_str_eq(have, bytes);
}

START_TEST(a_path_leads_into_a_zip)
{
    struct raw_zip zip = {0};
    struct input first, second;
    struct message why;
    char path[RAW_ZIP_PATH], inside[RAW_ZIP_PATH + 32];

    raw_zip_add(&zip, (struct raw_file){.name = "a.xml", .bytes = "<a/>"});
    raw_zip_add(&zip, (struct raw_file){.name = "pictures/b.svg", .bytes = "<svg/>"});
    raw_zip_write(&zip, path);
    snprintf(inside, sizeof inside, "%s/a.xml", path);
    expect(inside, "<a/>", STATUS_OK, NULL);
    ck_assert_int_eq(input_open(&first, inside, &why), STATUS_OK);
    snprintf(inside, sizeof inside, "%s/pictures/b.svg", path);
    expect(inside, "<svg/>", STATUS_OK, NULL);
    ck_assert_int_eq(input_open(&second, inside, &why), STATUS_OK);
    ck_assert(first.device == second.device && first.inode != second.inode);
    input_close(&first);
    input_close(&second);
    snprintf(inside, sizeof inside, "%s/pictures", path);
    expect(inside, NULL, STATUS_NOT_FOUND, "cannot find");
    snprintf(inside, sizeof inside, "%s/c.xml", path);
    expect(inside, NULL, STATUS_NOT_FOUND, "cannot find");
    snprintf(inside, sizeof inside, "%s/a.xml/d.xml", path);
    expect(inside, NULL, STATUS_NOT_FOUND, "cannot find");
    ck_assert_int_eq(unlink(path), 0);
}
END_TEST

/* Reads a file of a ZIP that has two, and is refused. */
static void refuse(struct raw_file one, struct raw_file other, const char *read, const char *said)
{
    struct raw_zip zip = {0};
    char path[RAW_ZIP_PATH], inside[RAW_ZIP_PATH + 32];

    raw_zip_add(&zip, one);
    raw_zip_add(&zip, other);
    raw_zip_write(&zip, path);
    snprintf(inside, sizeof inside, "%s/%s", path, read);
    expect(inside, NULL, STATUS_UNREADABLE, said);
    ck_assert_int_eq(unlink(path), 0);
}

START_TEST(what_is_not_as_its_zip_says_is_refused)
{
    const struct raw_file sum = {.name = "sum", .bytes = "abc", .crc_off = 1};
    const struct raw_file within = {.name = "zip", .bytes = "PK\3\4"};

    refuse(sum, within, "sum", "its length or its checksum");
    refuse(sum, within, "zip", "zip within a zip");
}
END_TEST

START_TEST(of_a_zip_that_is_refused_nothing_is_read)
{
    refuse((struct raw_file){.name = "a.xml", .bytes = "<a/>"},
           (struct raw_file){.name = "../b.xml", .bytes = "<b/>"}, "a.xml",
           "something is wrong with its zip");
}
END_TEST

void add_input_tests(Suite *suite)
{
    TCase *tests = add_case(suite, "input");

    tcase_add_test(tests, input_refuses_a_file_that_changes_while_it_is_read);
    tcase_add_test(tests, a_path_leads_into_a_zip);
    tcase_add_test(tests, what_is_not_as_its_zip_says_is_refused);
    tcase_add_test(tests, of_a_zip_that_is_refused_nothing_is_read);
}
