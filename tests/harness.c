#include "harness.h"

#include <fcntl.h>
#include <locale.h>
#include <signal.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>

extern char **environ;

/* The process as it was before the first test. */
static struct {
    char **variables; /* NULL at the end */
    char *locale;
    int folder, stream[3]; /* standard input, output and error output; -1 for one that is closed */
    struct sigaction action[SIGSYS + 1];
    sigset_t blocked;
    struct rlimit memory, file;
    mode_t mask;
} first;

static void remember_process(void)
{
    size_t count = 0;

    while (environ[count])
        count++;
    first.variables = calloc(count + 1, sizeof *first.variables);
    for (size_t i = 0; i < count; i++)
        first.variables[i] = strdup(environ[i]);
    first.locale = strdup(setlocale(LC_ALL, NULL));
    first.folder = open(".", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    for (int i = 0; i < 3; i++)
        first.stream[i] = fcntl(i, F_DUPFD_CLOEXEC, 3);
    for (int i = 1; i <= SIGSYS; i++)
        sigaction(i, NULL, &first.action[i]);
    sigprocmask(SIG_SETMASK, NULL, &first.blocked);
    getrlimit(RLIMIT_AS, &first.memory);
    getrlimit(RLIMIT_FSIZE, &first.file);
    umask(first.mask = umask(0));
}

/* Each test begins and ends with it: at its end, as Check tells then how it went; and at its
 * beginning, as Check leaves out what comes after a clean-up that failed. */
static void put_process_back(void)
{
    alarm(0);
    setrlimit(RLIMIT_AS, &first.memory);
    setrlimit(RLIMIT_FSIZE, &first.file); /* what a failed test has to say may be long */
    umask(first.mask);
    fflush(NULL);
    for (int i = 0; i < 3; i++)
        if (first.stream[i] < 0)
            close(i);
        else
            dup2(first.stream[i], i);
    for (int i = 1; i <= SIGSYS; i++)
        sigaction(i, &first.action[i], NULL);
    sigprocmask(SIG_SETMASK, &first.blocked, NULL);
    clearenv();
    for (char **variable = first.variables; *variable; variable++)
        putenv(*variable);
    tzset();
    setlocale(LC_ALL, first.locale);
    (void)!fchdir(first.folder);
}

int run_suite(Suite *suite)
{
    setlocale(LC_ALL, "");
    setlocale(LC_NUMERIC, "C");
    SRunner *all = srunner_create(suite);

    remember_process();
    srunner_set_fork_status(all, CK_NOFORK);
    srunner_set_tap(all, "-");
    srunner_run_all(all, CK_SILENT);
    int failed = srunner_ntests_failed(all);
    srunner_free(all);
    return failed ? EXIT_FAILURE : EXIT_SUCCESS;
}

TCase *add_case(Suite *suite, const char *name)
{
    TCase *tests = tcase_create(name);

    tcase_add_checked_fixture(tests, put_process_back, put_process_back);
    suite_add_tcase(suite, tests);
    return tests;
}

int run_apart(int (*run)(const void *with), const void *with)
{
    int status;

    fflush(NULL);
    pid_t child = fork();
    ck_assert_int_ge(child, 0);
    if (child == 0)
        _exit(run(with));
    ck_assert_int_eq(waitpid(child, &status, 0), child);
    return WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status);
}

void make_temporary_folder(char *path)
{
    memcpy(path + strlen(path) - 6, "XXXXXX", 6);
    ck_assert_ptr_nonnull(mkdtemp(path));
}

void limit_files(rlim_t bytes)
{
    struct rlimit size;

    signal(SIGXFSZ, SIG_IGN);
    ck_assert_int_eq(getrlimit(RLIMIT_FSIZE, &size), 0);
    size.rlim_cur = bytes < size.rlim_max ? bytes : size.rlim_max;
    ck_assert_int_eq(setrlimit(RLIMIT_FSIZE, &size), 0);
}
