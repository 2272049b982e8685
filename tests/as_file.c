#include "as_file.h"

#include "harness.h"

#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

static char folder[] = "/tmp/breuk-file-XXXXXX";
static const char *file;
static int before; /* the folder in which the process stood */

void as_file_begin(const char *name, const char *bytes, size_t length)
{
    before = open(".", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    ck_assert_int_ge(before, 0);
    make_temporary_folder(folder);
    ck_assert_int_eq(chdir(folder), 0);
    file = name;
    FILE *out = fopen(name, "wb");
    ck_assert_ptr_nonnull(out);
    ck_assert_uint_eq(fwrite(bytes, 1, length, out), length);
    ck_assert_int_eq(fclose(out), 0);
}

void as_file_end(void)
{
    ck_assert_int_eq(unlink(file), 0);
    ck_assert_int_eq(fchdir(before), 0);
    ck_assert_int_eq(close(before), 0);
    ck_assert_int_eq(rmdir(folder), 0);
}
