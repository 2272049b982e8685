/* What match.sh cannot do from outside: breuk match when memory runs out. */
#include "base/memory.h"
#include "cases.h"
#include "cli/command.h"

#include <fcntl.h>
#include <stdio.h>
#include <unistd.h>

extern const struct command command_match;

static const struct option_row show = {.name = "show", .kind = OPTION_FLAG};

/* Runs it with every allocation failing in turn. Stdout and stderr, of this child alone, go
 * nowhere. */
static void run_out_of_memory(struct command_line *line)
{
    long after = 0;

    ck_assert_int_eq(dup2(open("/dev/null", O_WRONLY), STDOUT_FILENO), STDOUT_FILENO);
    ck_assert_int_eq(dup2(STDOUT_FILENO, STDERR_FILENO), STDERR_FILENO);
    for (;; after++) {
        int code = run_without_memory(&command_match, line, after);
        if (code == EXIT_NO)
            break;
        ck_assert_int_eq(code, EXIT_MACHINE);
    }
    ck_assert_int_gt(after, 3);
}

START_TEST(out_of_memory_is_a_fault_of_the_machine_and_no_half_answer)
{
    char first[] = "0.(142857)", second[] = "3/7", third[] = "-1";
    char *operands[] = {first, second, third, NULL};
    struct option_value value = {.row = &show};
    struct command_line line = {.command = &command_match,
                                .operands = operands,
                                .operand_count = 3,
                                .values = &value,
                                .value_count = _i == 0,
                                .json = _i == 1};

    run_out_of_memory(&line);
}
END_TEST

void add_match_cases(Suite *suite)
{
    TCase *tests = add_case(suite, "match");

    tcase_add_loop_test(tests, out_of_memory_is_a_fault_of_the_machine_and_no_half_answer, 0, 2);
}
