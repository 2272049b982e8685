/* Files of the tables of cases, which the build has unpacked (cases.c). */
#ifndef BREUK_TESTS_UNPACKED_H
#define BREUK_TESTS_UNPACKED_H

#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* What lies below the folder that a variable of the environment names. */
static inline const char *path_below(char path[4096], const char *variable, const char *below)
{
    const char *folder = getenv(variable);

    ck_assert_ptr_nonnull(folder);
    snprintf(path, 4096, "%s/%s", folder, below);
    return path;
}

/* The folder of the table tests/BELOW.cases, or a file in it: deck/corpus/forms.xml. */
static inline const char *unpacked_path(char path[4096], const char *below)
{
    return path_below(path, "BREUK_CASES", below);
}

/* How a failure names an unpacked file: the table, and its name there. */
static inline const char *named_in_table(const char *path)
{
    static char named[8192];
    const char *below = path + strlen(getenv("BREUK_CASES")) + 1, *slash = strrchr(below, '/');

    snprintf(named, sizeof named, "tests/%.*s.cases: %s", (int)(slash - below), below, slash + 1);
    return named;
}

#endif
