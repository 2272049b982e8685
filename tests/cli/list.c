/* What list.sh cannot do from outside: breuk list when memory runs out. */
#include "base/memory.h"
#include "cases.h"
#include "cli/command.h"

#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

extern const struct command command_list;

static const char deck[] =
    "<deck format=\"1\"><title lang=\"en\">Small</title>"
    "<suit id=\"red\" colour=\"#B24B42\" shape=\"square\"><name lang=\"en\" short=\"R\">red</name>"
    "</suit><numbers values=\"1\"/></deck>";

static char folder[] = "/tmp/breuk-list-XXXXXX";

/* A library of one small deck, and no more: the shipped ones take their time. */
static void make_library(void)
{
    ck_assert_ptr_nonnull(mkdtemp(folder));
    ck_assert_int_eq(chdir(folder), 0);
    ck_assert_int_eq(mkdir("decks", 0700), 0);
    FILE *file = fopen("decks/small.xml", "w");
    ck_assert_ptr_nonnull(file);
    fputs(deck, file);
    ck_assert_int_eq(fclose(file), 0);
    ck_assert_int_eq(setenv("XDG_DATA_HOME", folder, 1), 0);
}

static void remove_library(void)
{
    ck_assert_int_eq(unlink("decks/small.xml"), 0);
    ck_assert_int_eq(rmdir("decks"), 0);
    ck_assert_int_eq(chdir("/"), 0);
    ck_assert_int_eq(rmdir(folder), 0);
}

static const struct {
    char kind[16];
    bool json;
    bool shipped; /* lists what is shipped, not the small library */
} cases[] = {
    {"decks", false, false},    {"decks", true, false}, {"rules", false, false},
    {"rules", true, false},     {"rules", false, true}, {"rulesets", false, true},
    {"templates", false, true},
};

START_TEST(out_of_memory_is_no_fault_of_the_files)
{
    char kind[16], *operands[] = {kind, NULL};
    struct command_line line = {
        .command = &command_list, .operands = operands, .operand_count = 1, .json = cases[_i].json};
    long after = 0;

    memcpy(kind, cases[_i].kind, sizeof kind);
    if (!cases[_i].shipped)
        ck_assert_int_eq(setenv("BREUK_DATA", folder, 1), 0);
    ck_assert_int_eq(dup2(open("/dev/null", O_WRONLY), STDOUT_FILENO), STDOUT_FILENO);
    ck_assert_int_eq(dup2(STDOUT_FILENO, STDERR_FILENO), STDERR_FILENO);
    for (;; after += in_full() ? 1 : 8) {
        int code = run_without_memory(&command_list, &line, after);
        if (code == EXIT_DONE)
            break;
        ck_assert_int_eq(code, EXIT_MACHINE);
    }
    ck_assert_int_gt(after, 3);
}
END_TEST

void add_list_cases(Suite *suite)
{
    TCase *tests = add_case(suite, "list");

    tcase_add_checked_fixture(tests, make_library, remove_library);
    tcase_add_loop_test(tests, out_of_memory_is_no_fault_of_the_files, 0,
                        sizeof cases / sizeof *cases);
}
