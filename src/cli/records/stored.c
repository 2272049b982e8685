#include "cli/records/stored.h"

#include "cli/records/class_names.h"
#include "cli/records/expire.h"
#include "cli/records/export.h"
#include "cli/records/forget.h"
#include "cli/records/records_file.h"
#include "cli/report.h"

/* The class that --class names, else the only one. NULL: there is none, or it was not said which;
 * then *code says what that means. Where nobody has made a class that is EXIT_DONE. */
static const struct record_class *find_class(struct records_file *file, enum exit_code *code)
{
    const char *typed = option_text(file->line, "class", NULL);

    if (typed)
        return records_file_class(file, typed, code);
    *code = records_file_read_classes(file);
    if (*code == EXIT_DONE && file->classes.count == 1)
        return &file->classes.list[0];
    if (*code == EXIT_DONE && file->classes.count)
        *code = report_error(file->line, message_of(N_("say which class is meant, with --class; "
                                                       "“breuk class” lists them")));
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

static enum exit_code of_pupil(struct records_file *file, const struct record_class *class,
                               const char *forgotten, const char *exported)
{
    if (forgotten)
        return forget_pupil(file, class, forgotten);
    enum exit_code code = expire_due(file, class);
    return code == EXIT_DONE ? export_pupil(file, class, exported) : code;
}

static enum exit_code keep_house(struct records_file *file)
{
    const struct command_line *line = file->line;
    const char *expired = option_text(line, "expire", NULL),
               *forgotten = option_text(line, "forget", NULL),
               *exported = option_text(line, "export", NULL);
    enum exit_code code;

    if (!file->records && (expired || option_given(line, "class")))
        return report_error(line, message_with(N_("there are no records yet: {file} is not there"),
                                               arg_text("file", strbuf_text(&file->path))));
    if (expired)
        return expire(file, expired);
    const struct record_class *class = find_class(file, &code);
    if (class)
        return of_pupil(file, class, forgotten, exported);
    /* Where there is no class any more, or never was, names may stand in saved games. */
    if (code == EXIT_DONE)
        code = forgotten ? forget_name(file, forgotten) : export_name(file, exported);
    return code;
}

bool stored_is_asked(const struct command_line *line)
{
    return option_given(line, "export") || option_given(line, "forget") ||
           option_given(line, "expire");
}

enum exit_code stored_run(const struct command_line *line)
{
    struct records_file file;
    enum exit_code code = option_given(line, "export") ? records_file_open_to_read(&file, line)
                                                       : records_file_open(&file, line, false);

    if (code == EXIT_DONE)
        code = keep_house(&file);
    records_file_close(&file);
    return code;
}
