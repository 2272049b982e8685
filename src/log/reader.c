#include "log/reader.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static void complain(struct log_reader *reader, enum severity severity, struct diag *diag,
                     struct message message)
{
    diag_add(diag, severity, reader->where, message);
}

static enum status complain_of_file(struct log_reader *reader, int error, struct diag *diag)
{
    complain(reader, SEVERITY_ERROR, diag,
             message_with(N_("cannot be read: {reason}"), arg_text("reason", strerror(error))));
    return error == ENOENT ? STATUS_NOT_FOUND : STATUS_UNREADABLE;
}

enum status log_reader_open(struct log_reader *reader, const char *path, struct diag *diag)
{
    /* O_NONBLOCK: a pipe that nobody writes to must not hold us up. */
    return log_reader_take(reader, open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC), path, diag);
}

enum status log_reader_take(struct log_reader *reader, int fd, const char *path, struct diag *diag)
{
    struct stat about;

    *reader = (struct log_reader){.path = path, .where = {.file = path}};
    if (fd < 0)
        return complain_of_file(reader, errno, diag);
    if (fstat(fd, &about) == 0 && !S_ISREG(about.st_mode)) {
        complain(
            reader, SEVERITY_ERROR, diag,
            message_with(S_ISDIR(about.st_mode)
                             ? N_("“{file}” is a folder; name a file inside it")
                             : N_("“{file}” is not a regular file; copy its contents into one"),
                         arg_text("file", path)));
        close(fd);
        return STATUS_UNREADABLE;
    }
    reader->stream = fdopen(fd, "r");
    if (!reader->stream)
        memory_give_up();
    reader->lines = json_lines_from(reader->stream);
    return STATUS_OK;
}

/* Checks the line's sum before anybody reads the line, since damage may look like anything, and
 * cuts off a sum that is right. */
static enum status check_sum(struct log_reader *reader, struct diag *diag)
{
    struct json_lines *lines = &reader->lines;
    bool first = lines->number == 1;
    enum log_sum_verdict verdict = log_sum_read(&reader->sum, lines->text, lines->length);

    if (first)
        reader->sum.kept = verdict != LOG_SUM_NONE;
    if (verdict == LOG_SUM_WRONG || (verdict == LOG_SUM_NONE && reader->sum.kept)) {
        log_sum_complain(first, reader->where, diag);
        return STATUS_INVALID;
    }
    if (verdict == LOG_SUM_RIGHT) {
        lines->length -= LOG_SUM_LENGTH - 1;
        lines->text[lines->length - 1] = '}';
    }
    return STATUS_OK;
}

enum status log_reader_next(struct log_reader *reader, struct diag *diag)
{
    json_release(&reader->document);
    enum status status = json_lines_next(&reader->lines);
    reader->where.line = reader->lines.number;
    reader->where.column = 1;
    if (status == STATUS_IO) {
        reader->where = (struct position){.file = reader->path};
        return complain_of_file(reader, errno, diag);
    }
    if ((status == STATUS_OK || status == STATUS_INVALID) && reader->lines.torn) {
        const struct message message =
            message_of(N_("the last line is incomplete, because the program stopped while writing "
                          "it; it is ignored"));
        reader->torn = true;
        complain(reader, SEVERITY_WARNING, diag, message);
        return STATUS_NOT_FOUND;
    }
    if (status == STATUS_INVALID) {
        complain(
            reader, SEVERITY_ERROR, diag,
            message_with(N_("a line can have at most {limit} bytes, but this one has {length}"),
                         arg_count("limit", JSON_LINE_LIMIT),
                         arg_count("length", (int64_t)reader->lines.length)));
        return STATUS_INVALID;
    }
    if (status == STATUS_OK)
        status = check_sum(reader, diag);
    if (status == STATUS_OK)
        status = json_read(&reader->document, reader->lines.text, reader->lines.length,
                           reader->where, diag);
    if (status == STATUS_OK)
        reader->sound = reader->lines.read;
    return status;
}

void log_reader_close(struct log_reader *reader)
{
    json_release(&reader->document);
    json_lines_release(&reader->lines);
    if (reader->stream)
        fclose(reader->stream);
    *reader = (struct log_reader){0};
}
