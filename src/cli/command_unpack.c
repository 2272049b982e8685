#include "cli/command.h"
#include "cli/pack/pack.h"
#include "cli/shared_options.h"
#include "console/complaint.h"
#include "files/archive.h"
#include "tui/show.h"
#include "json/writer.h"

#include <stdio.h>
#include <string.h>
#include <strings.h>

/* Reads all files, so that one that is refused is known before anything is written. */
static enum status read_all(const struct archive *archive, const char *zip, struct unpacked *files,
                            struct diag *diag)
{
    enum status status = STATUS_OK;

    for (size_t i = 0; i < archive->count && status == STATUS_OK; i++) {
        const struct archive_entry *entry = &archive->entries[i];
        struct strbuf path = {0};
        struct message why;
        char *bytes = memory_new(entry->length + 1, 1);
        strbuf_addf(&path, "%s/%s", zip, entry->name);
        status = archive_read(archive, entry, bytes, &why);
        if (status != STATUS_OK) {
            message_add(&why, arg_text("file", strbuf_text(&path)));
            diag_add(diag, SEVERITY_ERROR, (struct position){.file = zip}, why);
        }
        files[i].name = entry->name;
        strbuf_add_bytes(&files[i].content, bytes, status == STATUS_OK ? entry->length : 0);
        memory_free(bytes);
        strbuf_release(&path);
    }
    return status;
}

/* Takes a folder in which all files lie off their names: it is unpacked as the folder that is
 * made. */
static void take_off_folder(struct unpacked *files, size_t count)
{
    size_t length = count > 0 ? strcspn(files[0].name, "/") : 0;

    for (size_t i = 0; i < count; i++)
        if (strncmp(files[i].name, files[0].name, length) != 0 || files[i].name[length] != '/')
            return;
    for (size_t i = 0; i < count; i++)
        files[i].name += length + 1;
}

/* Adds the usual folder: the name of the zip without its end, in the caller's folder. */
static void add_folder(const char *zip, struct strbuf *folder)
{
    const char *slash = strrchr(zip, '/'), *name = slash ? slash + 1 : zip;
    size_t length = text_stem_length(name, ".zip");

    if (name[length])
        strbuf_add_bytes(folder, name, length);
    else
        strbuf_addf(folder, "%s.unpacked", name);
}

static void tell(const struct manner *manner, const char *folder, const struct unpacked *files,
                 size_t count)
{
    struct strbuf out = {0};

    if (manner->json) {
        struct json_writer writer = json_begin_line(&out);
        json_write_text(&writer, "folder", folder);
        json_begin_list(&writer, "files");
        for (size_t i = 0; i < count; i++)
            json_write_text(&writer, NULL, files[i].name);
        json_end(&writer);
        show_object(&writer);
    } else {
        show_sentence(stderr, message_plural(NP_("{folder}: a folder with {count} file",
                                                 "{folder}: a folder with {count} files"),
                                             arg_count("count", (int64_t)count),
                                             arg_text("folder", folder)));
    }
}

static enum exit_code run(const struct command_line *line)
{
    const char *zip = line->operands[0];
    struct whole_file folder = output_options(line);
    struct strbuf usual = {0}, read = {0};
    struct diag diag = {0};
    struct archive *archive;
    struct unpacked *files = NULL;
    enum status status = archive_open(&archive, zip, &diag);
    size_t count = archive ? archive->count : 0;

    if (status == STATUS_OK) {
        files = memory_new(count + 1, sizeof *files);
        status = read_all(archive, zip, files, &diag);
    }
    if (status == STATUS_OK && count == 0) {
        diag_add(&diag, SEVERITY_ERROR, (struct position){.file = zip},
                 message_of(N_("there is no file in this zip; ask for it again")));
        status = STATUS_INVALID;
    }
    complain_diag(&line->manner, &diag, NULL);
    enum exit_code code = exit_code_of(status);
    if (code == EXIT_DONE) {
        strbuf_add_bytes(&read, zip, strlen(zip) + 1);
        take_off_folder(files, count);
        add_folder(zip, &usual);
        folder.path = folder.path ? folder.path : strbuf_text(&usual);
        code = unpack_folder_write(&line->manner, &folder, files, count, &read);
    }
    if (code == EXIT_DONE)
        tell(&line->manner, folder.path, files, count);
    for (size_t i = 0; files && i < count; i++)
        strbuf_release(&files[i].content);
    memory_free(files);
    archive_close(archive);
    diag_release(&diag);
    strbuf_release(&usual);
    strbuf_release(&read);
    return code;
}

static const struct option_row options[] = {
    {TEXT_OPTION("output", 'o', N_("FOLDER"), N_("make this folder")), .filled = true},
    {FLAG_OPTION("force", 'f', N_("overwrite files in a folder that exists"))},
    {0},
};

static const struct example examples[] = {
    {"unpack my-deck.zip", N_("make the folder my-deck")},
    {"unpack my-deck.zip -o other", N_("make a folder of another name")},
    {0},
};

const struct command command_unpack = {
    .name = "unpack",
    .operands = N_("FILE"),
    .operands_least = 1,
    .operands_most = 1,
    .summary = N_("make a folder of a packed deck, to change it"),
    .description =
        N_("To play, print or check a packed deck you need not unpack it. A zip that would write "
           "outside of the folder, holds links, is locked, or is larger than 64 MiB is refused, "
           "and then nothing is written."),
    .examples = examples,
    .options = options,
    .run = run,
};
