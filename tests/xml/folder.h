/* Files in a folder of a test's own. */
#ifndef BREUK_TESTS_XML_FOLDER_H
#define BREUK_TESTS_XML_FOLDER_H

#include <check.h>
#include <stdio.h>
#include <stdlib.h>

/* Makes the file, whose name may lead into a folder below. */
static inline void write_file(const char *folder, const char *name, const char *text)
{
    char path[256];

    snprintf(path, sizeof path, "%s/%s", folder, name);
    FILE *file = fopen(path, "w");
    ck_assert_ptr_nonnull(file);
    fputs(text, file);
    ck_assert_int_eq(fclose(file), 0);
}

/* Removes the folder and all that is in it. */
static inline void remove_with_files(const char *folder)
{
    char command[256];

    snprintf(command, sizeof command, "rm -rf %s", folder);
    ck_assert_int_eq(system(command), 0);
}

#endif
