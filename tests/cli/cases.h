/* What the files of this program share. */
#ifndef BREUK_TESTS_CLI_CASES_H
#define BREUK_TESTS_CLI_CASES_H

#include "base/memory.h"
#include "cli/command.h"
#include "harness.h"

#include <sys/wait.h>
#include <unistd.h>

/* Runs it in a child, with the allocation after the next `after` failing, which must end the child.
 * Gives what it exits with. */
static inline int run_without_memory(const struct command *command, const struct command_line *line,
                                     long after)
{
    enum { WENT_ON = 100 };
    int status;
    pid_t child = fork();

    if (child == 0) {
        memory_fail_after(after);
        enum exit_code code = command->run(line);
        _exit(memory_fault_hit() ? WENT_ON : (int)code);
    }
    ck_assert_int_eq(waitpid(child, &status, 0), child);
    ck_assert(WIFEXITED(status));
    return WEXITSTATUS(status);
}

void add_book_cases(Suite *suite);
void add_classes_cases(Suite *suite);
void add_kept_cases(Suite *suite);
void add_known_cases(Suite *suite);
void add_list_cases(Suite *suite);
void add_match_cases(Suite *suite);
void add_minutes_cases(Suite *suite);
void add_overview_cases(Suite *suite);
void add_print_file_cases(Suite *suite);
void add_print_fit_cases(Suite *suite);
void add_proposals_cases(Suite *suite);
void add_report_cases(Suite *suite);
void add_watch_cases(Suite *suite);

#endif
