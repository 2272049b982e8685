#include "cli/whole_file.h"

#include "base/output.h"
#include "cli/report.h"

#include <errno.h>

static enum exit_code report_failure(const struct command_line *line, const char *path,
                                     enum status status, int error)
{
    if (status == STATUS_NO_MEMORY)
        return report_no_memory();
    if (status == STATUS_IO)
        return report_system_error(line, path, error ? error : EIO);
    struct message message = message_of(
        N_("{file} is there already: choose another name with -o, or overwrite it with --force"));
    message_add_text(&message, "file", path);
    report_error(line, &message, NULL);
    return EXIT_USAGE;
}

enum exit_code whole_file_write(const struct command_line *line, const char *path,
                                const struct strbuf *content)
{
    struct output output;
    enum status status = output_open(&output, path, option_given(line, "force"));

    if (status == STATUS_OK) {
        /* A failure to write is found by output_commit. */
        fwrite(content->text, 1, content->length, output.stream);
        status = output_commit(&output);
    }
    return status == STATUS_OK ? EXIT_DONE : report_failure(line, path, status, output.error);
}
