#include "cli/records/stored.h"

#include "cli/records/class_names.h"
#include "cli/records/expire.h"
#include "cli/records/export.h"
#include "cli/records/forget.h"
#include "cli/records/records_file.h"
#include "cli/report.h"

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

bool stored_is_asked(const struct command_line *line)
{
    return option_given(line, "export") || option_given(line, "forget") ||
           option_given(line, "expire");
}

enum exit_code stored_run(const struct command_line *line)
{
    struct records_file file;
    enum exit_code code = records_file_open(&file, line, false);

    if (code == EXIT_DONE)
        code = keep_house(&file);
    records_file_close(&file);
    return code;
}
