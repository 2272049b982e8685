#include "console/whole_file.h"

#include "base/output.h"
#include "console/complaint.h"
#include "files/place.h"
#include "text/text.h"
#include "tui/show.h"
#include "json/writer.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum exit_code whole_file_refuse(const struct manner *manner, const char *path, const char *exists)
{
    return complain_of(manner, message_with(exists, arg_text("file", path)));
}

bool whole_file_is_one_of(const char *path, const struct strbuf *files)
{
    struct stat there;

    if (!files || output_is_stream(path) || stat(path, &there) != 0)
        return false;
    const char *text = strbuf_text(files);
    for (size_t at = 0; at < files->length; at += strlen(text + at) + 1)
        if (place_is_same(text + at, path))
            return true;
    return false;
}

/* Adds the folder that a file lies in, "." where none is named. */
static void add_folder_of(const char *path, struct strbuf *out)
{
    size_t length = strlen(path);

    while (length > 1 && path[length - 1] == '/')
        length--;
    while (length > 0 && path[length - 1] != '/')
        length--;
    while (length > 1 && path[length - 1] == '/')
        length--;
    if (length > 0)
        strbuf_add_bytes(out, path, length);
    else
        strbuf_add_char(out, '.');
}

/* Returns what an errno means for the user; NULL if only the system knows. */
static const char *explain(int error)
{
    switch (error) {
    case ENOENT:
        return N_("{file}: the folder “{folder}” does not exist; make it first, or choose another "
                  "place with -o");
    case ENOTDIR:
        return N_(
            "{file}: part of this path is a file, not a folder; choose another place with -o");
    case EISDIR:
        return N_("{file} is a folder; name a file inside it with -o");
    case EACCES:
    case EPERM:
    case EROFS:
        return N_(
            "{file}: you cannot write to the folder “{folder}”; choose another place with -o");
    case ENOSPC:
    case EDQUOT:
        return N_("{file}: the disk is full; free some space, or choose another place with -o");
    case ENAMETOOLONG:
        return N_("{file}: the name is too long; choose a shorter one with -o");
    default:
        return NULL;
    }
}

enum exit_code whole_file_unwritable(const struct manner *manner, const char *path, int error)
{
    const char *id = explain(error);
    struct strbuf folder = {0};

    add_folder_of(path, &folder);
    /* Some folders, as /proc, are there and say that they are not. */
    if (!id || (error == ENOENT && access(strbuf_text(&folder), F_OK) == 0)) {
        strbuf_release(&folder);
        return complain_errno(manner, path, error);
    }
    complain_of(manner,
                message_with(id, arg_text("file", path), arg_text("folder", strbuf_text(&folder))));
    strbuf_release(&folder);
    return EXIT_MACHINE;
}

enum exit_code whole_file_write(const struct manner *manner, const struct whole_file *file,
                                const struct strbuf *content, const struct strbuf *read)
{
    struct output output;

    if (whole_file_is_one_of(file->path, read))
        return whole_file_refuse(manner, file->path, WHOLE_FILE_READ);
    enum status status =
        (file->names ? output_open_private : output_open)(&output, file->path, file->overwrite);
    if (status == STATUS_OK) {
        status = output_write(&output, strbuf_text(content), content->length);
        if (status == STATUS_OK)
            status = output_commit(&output);
        else
            output_abandon(&output);
    }
    switch (status) {
    case STATUS_OK:
        return EXIT_DONE;
    case STATUS_IO:
        return whole_file_unwritable(manner, file->path, output.error ? output.error : EIO);
    default:
        return whole_file_refuse(manner, file->path,
                                 file->exists ? file->exists : WHOLE_FILE_EXISTS);
    }
}

void whole_file_tell_cards(const struct manner *manner, const char *path, int cards,
                           const char *one, const char *many)
{
    struct strbuf out = {0};

    if (manner->json) {
        struct json_writer writer = json_begin_line(&out);
        json_write_text(&writer, "file", path);
        json_write_count(&writer, "cards", cards);
        show_object(&writer);
    } else {
        show_sentence(stderr,
                      message_plural(one, many, arg_count("cards", cards), arg_text("file", path)));
    }
}
