#include "cli/whole_file.h"

#include "base/output.h"
#include "cli/report.h"
#include "text/text.h"
#include "json/writer.h"

#include <errno.h>
#include <stdio.h>

enum exit_code whole_file_refuse(const struct command_line *line, const char *path,
                                 const char *exists)
{
    struct message message = message_of(exists);

    message_add_text(&message, "file", path);
    report_error(line, &message, NULL);
    return EXIT_USAGE;
}

enum exit_code whole_file_put(const struct command_line *line, const char *path,
                              const struct strbuf *content, bool overwrite, const char *exists)
{
    struct output output;
    enum status status = output_open(&output, path, overwrite);

    if (status == STATUS_OK) {
        /* A failure to write is found by output_commit. */
        fwrite(content->text, 1, content->length, output.stream);
        status = output_commit(&output);
    }
    switch (status) {
    case STATUS_OK:
        return EXIT_DONE;
    case STATUS_NO_MEMORY:
        return report_no_memory();
    case STATUS_IO:
        return report_system_error(line, path, output.error ? output.error : EIO);
    default:
        return whole_file_refuse(line, path, exists);
    }
}

enum exit_code whole_file_write(const struct command_line *line, const char *path,
                                const struct strbuf *content)
{
    return whole_file_put(line, path, content, option_given(line, "force"), WHOLE_FILE_EXISTS);
}

void whole_file_tell_cards(const struct command_line *line, const char *path, int cards,
                           struct message done)
{
    struct strbuf out = {0};

    if (line->json) {
        struct json_writer writer = json_writer_to(&out);
        json_begin_object(&writer, NULL);
        json_write_text(&writer, "file", path);
        json_write_count(&writer, "cards", cards);
        json_end(&writer);
        puts(strbuf_text(&out));
    } else {
        message_add_count(&done, "cards", cards);
        message_add_text(&done, "file", path);
        text_of(&done, NULL, &out);
        fprintf(stderr, "%s\n", strbuf_text(&out));
    }
    strbuf_release(&out);
}
