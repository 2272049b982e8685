#include "cli/data.h"

#include "base/memory.h"
#include "cases.h"

#include <stdio.h>
#include <string.h>
#include <unistd.h>

START_TEST(the_users_folder_goes_before_the_tree_and_the_installed_one)
{
    const char *folders[DATA_FOLDERS];

    setenv("BREUK_DATA", "/some/where", 1);
    ck_assert_int_eq(data_folders(folders), 3);
    ck_assert_str_eq(folders[0], "/some/where");
    ck_assert_str_eq(folders[1], getenv("BREUK_SOURCE"));
    setenv("BREUK_DATA", "", 1);
    ck_assert_int_eq(data_folders(folders), 2);
    ck_assert_str_eq(folders[0], getenv("BREUK_SOURCE"));
}
END_TEST

START_TEST(a_file_is_found_in_the_first_folder_that_has_it)
{
    char own[] = "/tmp/breuk-data-XXXXXX", file[64], *path;

    ck_assert_ptr_nonnull(mkdtemp(own));
    snprintf(file, sizeof file, "%s/meson.build", own);
    setenv("BREUK_DATA", own, 1);
    ck_assert_int_eq(data_find("meson.build", &path), STATUS_OK);
    ck_assert_int_eq(strncmp(path, getenv("BREUK_SOURCE"), strlen(getenv("BREUK_SOURCE"))), 0);
    memory_free(path);
    fclose(fopen(file, "w"));
    ck_assert_int_eq(data_find("meson.build", &path), STATUS_OK);
    ck_assert_str_eq(path, file);
    memory_free(path);
    unlink(file);
    rmdir(own);
    ck_assert_int_eq(data_find("no such file", &path), STATUS_NOT_FOUND);
    ck_assert_ptr_null(path);
}
END_TEST

START_TEST(every_lack_of_memory_while_finding_is_a_status)
{
    bool hit = true;
    long after = 0;

    for (; hit; after++) {
        char *path;
        memory_fail_after(after);
        enum status status = data_find("meson.build", &path);
        hit = memory_fault_hit();
        memory_fail_after(-1);
        ck_assert_int_eq(status, hit ? STATUS_NO_MEMORY : STATUS_OK);
        ck_assert_int_eq(path != NULL, !hit);
        memory_free(path);
    }
    ck_assert_int_gt(after, 2);
}
END_TEST

void add_data_cases(Suite *suite)
{
    TCase *tests = add_case(suite, "data");

    tcase_add_test(tests, the_users_folder_goes_before_the_tree_and_the_installed_one);
    tcase_add_test(tests, a_file_is_found_in_the_first_folder_that_has_it);
    tcase_add_test(tests, every_lack_of_memory_while_finding_is_a_status);
}
