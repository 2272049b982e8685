#include "documents/print/file.h"

#include "base/memory.h"
#include "base/output.h"
#include "base/strbuf.h"
#include "console/complaint.h"
#include "console/whole_file.h"

#include <errno.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

struct print_part {
    struct output output;
    int page;
};

/* Returns the ending of a file's name, which follows the last dot, unless the name begins with it;
 * "" if it has none. */
static const char *ending_of(const char *path)
{
    const char *slash = strrchr(path, '/'), *name = slash ? slash + 1 : path,
               *dot = strrchr(name, '.');

    return dot && dot != name ? dot : name + strlen(name);
}

struct print_file print_file_of(const struct printing *printing)
{
    return (struct print_file){
        .manner = printing->manner, .force = printing->options->force, .read = &printing->read};
}

void print_file_add_part(const struct print_file *file, const char *part, struct strbuf *path)
{
    const char *dot = ending_of(file->path);

    /* Files cannot be made beside a device. */
    if (strncmp(file->path, "/dev/", 5) == 0 && output_is_stream(file->path)) {
        strbuf_add(path, file->path);
        return;
    }
    strbuf_add_bytes(path, file->path, (size_t)(dot - file->path));
    if (*part)
        strbuf_addf(path, "-%s", part);
    strbuf_add(path, *part && !*dot ? file->ending : dot);
}

void print_file_name(const struct print_file *file, int page, struct strbuf *path)
{
    char number[16] = "";

    if (file->name) {
        file->name(file->context, page, path);
        return;
    }
    if (page > 0)
        snprintf(number, sizeof number, "%02d", page);
    print_file_add_part(file, number, path);
}

void print_file_place(struct print_file *file, const char *output, const char *usual,
                      struct strbuf *path)
{
    size_t length = output ? strlen(output) : 0;
    bool slash = length > 0 && output[length - 1] == '/';
    struct stat there;

    if (!output)
        strbuf_add(path, usual);
    else if (slash || (stat(output, &there) == 0 && S_ISDIR(there.st_mode)))
        strbuf_addf(path, "%s%s%s", output, slash ? "" : "/", usual);
    else
        strbuf_add(path, output);
    file->ending = strrchr(usual, '.');
    if (!*ending_of(strbuf_text(path)) && !output_is_stream(strbuf_text(path)))
        strbuf_add(path, file->ending);
    file->path = strbuf_text(path);
    file->inside = slash ? output : NULL;
}

static enum status make_folder(struct print_file *file)
{
    struct stat there;

    file->folder = memory_copy_text(file->inside);
    if (mkdir(file->folder, 0777) == 0) {
        temporary_note(&file->made, file->folder);
        return STATUS_OK;
    }
    file->error = errno;
    memory_free(file->folder);
    file->folder = NULL;
    if (stat(file->inside, &there) == 0 && S_ISDIR(there.st_mode))
        file->error = 0;
    else if (file->error == EEXIST)
        file->error = ENOTDIR;
    file->homeless = file->error != 0;
    return file->homeless ? STATUS_IO : STATUS_OK;
}

static enum status begin_file(void *context, int page)
{
    struct print_file *file = context;
    struct strbuf path = {0};
    enum status status = STATUS_OK;

    if (file->count == 0)
        file->first = page;
    file->last = page;
    file->page = page;
    print_file_name(file, page, &path);
    memory_make_room(&file->parts, file->count, &file->capacity);
    if (file->count == 0 && file->inside && !file->folder)
        status = make_folder(file);
    file->precious = whole_file_is_one_of(strbuf_text(&path), file->read);
    if (status == STATUS_OK && file->precious)
        status = STATUS_EXISTS;
    if (status == STATUS_OK) {
        struct print_part *part = &file->parts[file->count];
        part->page = page;
        status = output_open(&part->output, path.text, file->force);
        file->error = part->output.error;
        file->count += status == STATUS_OK;
    }
    strbuf_release(&path);
    return status;
}

static enum status write_file(void *context, const char *bytes, size_t length)
{
    struct print_file *file = context;
    struct output *output = &file->parts[file->count - 1].output;
    enum status status = output_write(output, bytes, length);

    file->error = output->error;
    /* The first file holds back signals for all of them. */
    if (status == STATUS_OK && output_interrupted(&file->parts[0].output)) {
        file->error = EINTR;
        return STATUS_IO;
    }
    return status;
}

static enum status end_file(void *context)
{
    struct print_file *file = context;
    struct output *output = &file->parts[file->count - 1].output;
    enum status status = output_close(output);

    file->error = output->error;
    file->count -= status != STATUS_OK;
    return status;
}

struct sink print_file_sink(struct print_file *file)
{
    return (struct sink){file, begin_file, write_file, end_file};
}

/* Says what went wrong with the file in hand, unless the reason is in a diag. */
static enum exit_code tell(const struct print_file *file, enum status status)
{
    struct strbuf path = {0};
    enum exit_code code;

    print_file_name(file, file->page, &path);
    if (status == STATUS_IO)
        code =
            whole_file_unwritable(file->manner, file->homeless ? file->inside : strbuf_text(&path),
                                  file->error ? file->error : EIO);
    else if (status == STATUS_EXISTS)
        code = whole_file_refuse(file->manner, strbuf_text(&path),
                                 file->precious ? WHOLE_FILE_READ : WHOLE_FILE_EXISTS);
    else
        code = exit_code_of(status);
    strbuf_release(&path);
    return code;
}

bool print_file_taken(struct print_file *file, int page)
{
    struct strbuf path = {0};
    struct stat there;

    file->page = page;
    print_file_name(file, page, &path);
    bool exists = !output_is_stream(strbuf_text(&path)) && stat(path.text, &there) == 0 &&
                  S_ISREG(there.st_mode);
    file->precious = exists && whole_file_is_one_of(path.text, file->read);
    strbuf_release(&path);
    return exists && (file->precious || !file->force);
}

enum exit_code print_file_refuse(const struct print_file *file)
{
    return tell(file, STATUS_EXISTS);
}

/*
 * Throws away what is not yet in its place, and releases. The first file holds back signals for
 * all, and then lets one that waits end the program; so a folder that was made for files which did
 * not come is removed before that.
 */
static void let_go(struct print_file *file, bool folder_stays)
{
    while (file->count > 0) {
        struct output *output = &file->parts[--file->count].output;
        if (file->count == 0 && file->folder && output->temporary) {
            unlink(output->temporary);
            rmdir(file->folder);
        }
        output_abandon(output);
    }
    temporary_done(&file->made);
    if (file->folder && !folder_stays)
        rmdir(file->folder);
    memory_free(file->folder);
    memory_free(file->parts);
    file->folder = NULL;
    file->parts = NULL;
    file->capacity = 0;
}

void print_file_abandon(struct print_file *file)
{
    let_go(file, false);
}

/* Puts the last file in place first, since signals that wait come through when the first one is
 * done. If one fails, those before it are thrown away, too. */
enum exit_code print_file_end(struct print_file *file, enum status status)
{
    while (file->count > 0 && status == STATUS_OK) {
        struct print_part *part = &file->parts[--file->count];
        status = output_commit(&part->output);
        file->page = part->page;
        file->error = part->output.error;
    }
    let_go(file, status == STATUS_OK);
    return status == STATUS_OK ? EXIT_DONE : tell(file, status);
}
