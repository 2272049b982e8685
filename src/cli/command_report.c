#include "cli/class_report/screen.h"
#include "cli/command.h"
#include "cli/records/class_names.h"
#include "cli/records/expire.h"
#include "cli/records/export.h"
#include "cli/records/forget.h"
#include "cli/records/records_file.h"
#include "cli/report.h"
#include "tui/show.h"
#include "tui/wrap.h"

#include <stdio.h>

/* ---- what is stored ---- */

/* The class that --class names, else the only one. NULL: there is none, or it was not said which;
 * *code says what that means. */
static const struct record_class *find_class(struct records_file *file, enum exit_code *code)
{
    const char *typed = option_text(file->line, "class", NULL);

    if (typed)
        return records_file_class(file, typed, code);
    *code = records_file_read_classes(file);
    if (*code == EXIT_DONE && file->classes.count == 1)
        return &file->classes.list[0];
    if (*code == EXIT_DONE)
        *code = report_error(file->line, message_of(file->classes.count
                                                        ? N_("say which class is meant, with "
                                                             "--class; “breuk class” lists them")
                                                        : N_("there is no class yet, and nothing "
                                                             "is recorded")));
    return NULL;
}

static enum exit_code expire(struct records_file *file, const char *typed)
{
    enum exit_code code = EXIT_DONE;
    bool one = option_given(file->line, "class");
    const struct record_class *class = one ? find_class(file, &code) : NULL;

    if (!one)
        code = records_file_read_classes(file);
    return code == EXIT_DONE ? expire_typed(file, class, typed) : code;
}

static enum exit_code keep_house(struct records_file *file)
{
    const struct command_line *line = file->line;
    const char *expired = option_text(line, "expire", NULL), *forgotten, *exported;
    enum exit_code code;

    if (!file->records)
        return report_error(line, message_with(N_("there are no records yet: {file} is not there"),
                                               arg_text("file", cli_text(&file->path))));
    if (expired)
        return expire(file, expired);
    const struct record_class *class = find_class(file, &code);
    if (!class)
        return code;
    if ((forgotten = option_text(line, "forget", NULL)))
        return forget_pupil(file, class, forgotten);
    code = expire_due(file, class);
    exported = option_text(line, "export", NULL);
    return code == EXIT_DONE ? export_pupil(file, class, exported) : code;
}

/* Two of what cannot be taken back at once would be one too many. */
static enum exit_code check_options(const struct command_line *line)
{
    static const char *const options[] = {"export", "forget", "expire"};
    const char *before = NULL;

    for (size_t i = 0; i < sizeof options / sizeof *options; i++) {
        if (!option_given(line, options[i]))
            continue;
        if (before)
            return report_error(
                line, message_with(N_("--{option} and --{other} cannot be used together"),
                                   arg_text("option", before), arg_text("other", options[i])));
        before = options[i];
    }
    return EXIT_DONE;
}

static enum exit_code run_stored(const struct command_line *line)
{
    struct records_file file;
    enum exit_code code = records_file_open(&file, line, false);

    if (code == EXIT_DONE)
        code = keep_house(&file);
    records_file_close(&file);
    return code;
}

/* ---- what the class can do ---- */

static enum exit_code show_class(struct report_view *view)
{
    const struct record_class *class = records_file_find(&view->file, view->class_name);
    enum exit_code code = class ? expire_due(&view->file, class) : EXIT_DONE;
    struct strbuf out = {0};

    if (code == EXIT_DONE)
        code = report_view_read(view);
    if (code == EXIT_DONE) {
        class_screen_add(view, wrap_width(stdout), &out);
        show_text(stdout, cli_text(&out));
    }
    strbuf_release(&out);
    return code;
}

static enum exit_code run_class(const struct command_line *line)
{
    struct report_view view;
    enum exit_code code = report_view_open(&view, line);

    if (code == EXIT_DONE)
        code = show_class(&view);
    report_view_release(&view);
    return code;
}

static enum exit_code run(const struct command_line *line)
{
    enum exit_code code = check_options(line);

    if (code != EXIT_DONE)
        return code;
    return option_given(line, "export") || option_given(line, "forget") ||
                   option_given(line, "expire")
               ? run_stored(line)
               : run_class(line);
}

static const struct example examples[] = {
    {"report --class 6b", N_("who can do what, what to discuss, who needs the same")},
    {"report --export Ann --class 6b", N_("show everything that is known of Ann")},
    {"report --forget Ann --class 6b", N_("delete everything that is known of Ann")},
    {"report --expire 1y", N_("delete what is older than a year")},
    {0},
};

static const struct option_row options[] = {
    {.name = "class",
     .letter = 'c',
     .kind = OPTION_TEXT,
     .argument = N_("CLASS"),
     .help = N_("the class that is meant; not needed where there is only one"),
     .filled = true},
    {.name = "since",
     .kind = OPTION_TEXT,
     .argument = N_("DAY"),
     .help = N_("what is new since that day, as 2026-11-20, or so long: 7d, 2w"),
     .filled = true},
    {.name = "export",
     .kind = OPTION_TEXT,
     .argument = N_("NAME"),
     .help = N_("show everything that is stored of this pupil; with -o, write it to a file"),
     .filled = true},
    {.name = "forget",
     .kind = OPTION_TEXT,
     .argument = N_("NAME"),
     .help = N_("delete everything that is stored of this pupil, in saved games and copies too"),
     .filled = true},
    {.name = "expire",
     .kind = OPTION_TEXT,
     .argument = N_("DATE|AGE"),
     .help = N_("delete answers and turns from before this date, or older than 90 days, 12w, 6m or "
                "1y: of --class, else of all classes"),
     .filled = true},
    OPTION_ROW_OUTPUT,
    {.name = "force",
     .letter = 'f',
     .kind = OPTION_FLAG,
     .help = N_("delete without asking; with -o, overwrite an existing file")},
    OPTION_ROW_RECORDS,
    {0},
};

const struct command command_report = {
    .name = "report",
    .operands_least = 0,
    .operands_most = 0,
    .summary = N_("tell what a class can do, and what to discuss tomorrow"),
    .description = N_("It reads what play and lesson recorded with --class. Whoever needs help is "
                      "named only where there is evidence; otherwise it says how much is lacking."),
    .examples = examples,
    .options = options,
    .run = run,
};
