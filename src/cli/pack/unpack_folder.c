#include "cli/pack/pack.h"

#include "base/memory.h"
#include "base/output.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* A folder that was made below the place. */
struct made_folder {
    struct made_folder *before; /* made before this one */
    struct temporary note;
    char path[];
};

/* What was made so far. */
struct unpacking {
    const struct manner *manner;
    const struct whole_file *folder;
    const struct strbuf *read;
    struct strbuf place; /* where files are written: the folder, or a new one beside it */
    bool beside;
    struct temporary made; /* the note of that new folder */
    struct output *outputs;
    size_t count;
    struct made_folder *folders; /* the newest first */
};

/* Makes a folder with a name of its own beside the one that is wanted, which takes its place when
 * all is written. */
static enum exit_code make_place(struct unpacking *unpacking)
{
    const char *folder = unpacking->folder->path;
    size_t length = strlen(folder);
    mode_t mask = umask(0);

    umask(mask);
    while (length > 1 && folder[length - 1] == '/')
        length--;
    strbuf_add_bytes(&unpacking->place, folder, length);
    strbuf_add(&unpacking->place, ".breuk-XXXXXX");
    if (!mkdtemp(unpacking->place.text) || chmod(unpacking->place.text, 0777 & ~mask) != 0)
        return whole_file_unwritable(unpacking->manner, folder, errno);
    temporary_note(&unpacking->made, unpacking->place.text);
    unpacking->beside = true;
    return EXIT_DONE;
}

/* Makes a folder and notes it; the note's memory comes first, or the folder would be left where
 * there is none. Returns errno; 0: it is there. */
static int make_folder(struct unpacking *unpacking, const char *path)
{
    size_t length = strlen(path) + 1;
    struct made_folder *folder = memory_new(1, sizeof *folder + length);

    if (mkdir(path, 0777) != 0) {
        int error = errno;
        memory_free(folder);
        return error;
    }
    memcpy(folder->path, path, length);
    temporary_note(&folder->note, folder->path);
    folder->before = unpacking->folders;
    unpacking->folders = folder;
    return 0;
}

/* Makes the folders that a file lies in. `path` is the file's, in which `start` is where the part
 * below the place begins. */
static enum exit_code make_folders(struct unpacking *unpacking, char *path, size_t start)
{
    enum exit_code code = EXIT_DONE;
    struct stat there;

    for (char *slash = path + start; code == EXIT_DONE && (slash = strchr(slash, '/')); slash++) {
        *slash = '\0';
        if (lstat(path, &there) == 0) {
            if (S_ISLNK(there.st_mode))
                code = whole_file_refuse(unpacking->manner, path,
                                         N_("{file} is a link, and breuk unpacks nothing through a "
                                            "link; remove it first"));
            else if (!S_ISDIR(there.st_mode))
                code = whole_file_unwritable(unpacking->manner, path, ENOTDIR);
        } else {
            int error = make_folder(unpacking, path);
            if (error)
                code = whole_file_unwritable(unpacking->manner, path, error);
        }
        *slash = '/';
    }
    return code;
}

static enum exit_code complain_of_output(const struct unpacking *unpacking, const char *path,
                                         enum status status, int error)
{
    return status == STATUS_EXISTS
               ? whole_file_refuse(unpacking->manner, path, WHOLE_FILE_EXISTS)
               : whole_file_unwritable(unpacking->manner, path, error ? error : EIO);
}

/* Writes a file beside its place, where it waits for the others. */
static enum exit_code write_file(struct unpacking *unpacking, const struct unpacked *file)
{
    struct strbuf path = {0};
    struct stat there;

    strbuf_addf(&path, "%s/%s", unpacking->place.text, file->name);
    enum exit_code code = make_folders(unpacking, path.text, unpacking->place.length + 1);
    if (code == EXIT_DONE && lstat(path.text, &there) == 0 && !S_ISREG(there.st_mode))
        code = whole_file_refuse(unpacking->manner, path.text,
                                 N_("{file} is a link or a folder, which breuk does not overwrite; "
                                    "remove it first"));
    if (code == EXIT_DONE && whole_file_is_one_of(path.text, unpacking->read))
        code = whole_file_refuse(unpacking->manner, path.text, WHOLE_FILE_READ);
    if (code == EXIT_DONE) {
        struct output *output = &unpacking->outputs[unpacking->count];
        enum status status = output_open(output, path.text, true);
        if (status == STATUS_OK) {
            status = output_write(output, strbuf_text(&file->content), file->content.length);
            if (status == STATUS_OK && output_interrupted(&unpacking->outputs[0])) {
                output->error = EINTR;
                status = STATUS_IO;
            }
            if (status == STATUS_OK)
                status = output_close(output);
            else
                output_abandon(output);
        }
        if (status != STATUS_OK)
            code = complain_of_output(unpacking, path.text, status, output->error);
        unpacking->count += status == STATUS_OK;
    }
    strbuf_release(&path);
    return code;
}

/* Moves everything to its place. */
static enum exit_code commit(struct unpacking *unpacking)
{
    const char *folder = unpacking->folder->path;
    enum exit_code code = EXIT_DONE;

    for (size_t i = 0; i < unpacking->count && code == EXIT_DONE; i++) {
        enum status status = output_commit(&unpacking->outputs[i]);
        if (status != STATUS_OK)
            code = complain_of_output(unpacking, folder, status, unpacking->outputs[i].error);
    }
    if (code == EXIT_DONE && unpacking->beside && rename(unpacking->place.text, folder) != 0)
        code = whole_file_unwritable(unpacking->manner, folder, errno);
    return code;
}

/* Removes what was made for files that did not come. */
static void remove_made(struct unpacking *unpacking, const struct unpacked *files, size_t count)
{
    int place = unpacking->beside ? open(unpacking->place.text, O_DIRECTORY | O_CLOEXEC) : -1;

    for (size_t i = 0; place >= 0 && i < count; i++)
        unlinkat(place, files[i].name, 0);
    if (place >= 0)
        close(place);
    for (struct made_folder *made = unpacking->folders; made; made = made->before)
        rmdir(made->path);
    if (unpacking->beside)
        rmdir(unpacking->place.text);
}

static enum exit_code write_all(struct unpacking *unpacking, const struct unpacked *files,
                                size_t count)
{
    const char *folder = unpacking->folder->path;
    struct stat there;
    bool exists = lstat(folder, &there) == 0;
    enum exit_code code = EXIT_DONE;

    if (exists && !unpacking->folder->overwrite)
        return whole_file_refuse(unpacking->manner, folder,
                                 N_("{file} already exists; choose another folder with -o, or "
                                    "overwrite the files in it with --force"));
    if (exists)
        strbuf_add(&unpacking->place, folder);
    else
        code = make_place(unpacking);
    for (size_t i = 0; i < count && code == EXIT_DONE; i++)
        code = write_file(unpacking, &files[i]);
    return code == EXIT_DONE ? commit(unpacking) : code;
}

enum exit_code unpack_folder_write(const struct manner *manner, const struct whole_file *folder,
                                   const struct unpacked *files, size_t count,
                                   const struct strbuf *read)
{
    struct unpacking unpacking = {
        .manner = manner,
        .folder = folder,
        .read = read,
        .outputs = memory_new(count + 1, sizeof *unpacking.outputs),
    };
    enum exit_code code = write_all(&unpacking, files, count);

    if (code != EXIT_DONE) {
        /* The first file holds back signals for all, so it goes last. */
        for (size_t i = unpacking.count; i-- > 1;)
            output_abandon(&unpacking.outputs[i]);
        if (unpacking.count > 0 && unpacking.outputs[0].temporary)
            unlink(unpacking.outputs[0].temporary);
        remove_made(&unpacking, files, count);
        if (unpacking.count > 0)
            output_abandon(&unpacking.outputs[0]);
    }
    for (struct made_folder *made = unpacking.folders, *before; made; made = before) {
        before = made->before;
        temporary_done(&made->note);
        memory_free(made);
    }
    temporary_done(&unpacking.made);
    memory_free(unpacking.outputs);
    strbuf_release(&unpacking.place);
    return code;
}
