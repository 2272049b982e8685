#include "cli/command.h"
#include "cli/report.h"
#include "lesson/sitting.h"
#include "tui/lesson_lines.h"
#include "tui/stop.h"
#include "xml/library.h"

#include <unistd.h>

static enum exit_code run(const struct command_line *line)
{
    struct library library = {0};
    struct diag diag = {0};
    struct lesson *lesson = NULL;
    const char *path;

    if (library_open(&library, "lessons") != STATUS_OK)
        report_no_memory();
    enum status status = library_resolve(&library, &path, line->operands[0], &diag);
    if (status == STATUS_OK)
        status = lesson_load(&lesson, path, &diag);
    report_diag(line, &diag, NULL);
    diag_release(&diag);
    if (status == STATUS_OK) {
        struct input input = input_from(STDIN_FILENO);
        static const char *const names[] = {"Ann"};
        struct lesson_lines lines = lesson_lines_new(stdout, &input, names, 1);
        struct lesson_front front = lesson_lines_front(&lines);
        struct sitting_result result;
        struct sitting_setup setup = {
            .lesson = lesson, .seed = option_whole(line, "seed", 1), .pupils = 1, .front = &front};
        stop_watch();
        sitting_run(&setup, &result);
        lesson_lines_say(&lines, message_with(N_("{right} of {tries} right at the first try."),
                                              arg_count("right", result.right),
                                              arg_count("tries", result.first_tries)));
    }
    lesson_free(lesson);
    library_release(&library);
    return exit_code_of(status);
}

static const struct example examples[] = {
    {"lesson factor", N_("do the lesson factor")},
    {0},
};

static const struct option_row options[] = {
    OPTION_ROW_SEED,
    {0},
};

const struct command command_lesson = {
    .name = "lesson",
    .operands = N_("LESSON"),
    .operands_least = 1,
    .operands_most = 1,
    .summary = N_("do a lesson"),
    .examples = examples,
    .options = options,
    .run = run,
};
