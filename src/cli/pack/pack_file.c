#include "cli/pack/pack_file.h"

#include "cli/report.h"
#include "files/archive.h"
#include "files/input.h"
#include "files/packing.h"

#include <string.h>

static enum status refuse(struct gathering *gathering, struct message why, enum status status)
{
    diag_add(&gathering->diag, SEVERITY_ERROR, (struct position){0}, why);
    return status;
}

/* Reads a whole file; it was read before and may have changed since. */
static enum status read_file(struct gathering *gathering, const char *path, struct strbuf *out)
{
    struct input input;
    struct message why;
    enum status status = input_open(&input, path, &why);

    if (status != STATUS_OK)
        return refuse(gathering, why, status);
    if (input.length > ARCHIVE_FILE_LIMIT) {
        input_close(&input);
        return refuse(gathering,
                      message_with(N_("{file} is larger than 8 MiB; make it smaller"),
                                   arg_text("file", path)),
                      STATUS_INVALID);
    }
    char *bytes = memory_new(input.length + 1, 1);
    status = input_read(&input, bytes, &why);
    if (status == STATUS_OK)
        strbuf_add_bytes(out, bytes, input.length);
    else
        refuse(gathering, why, status);
    input_close(&input);
    memory_free(bytes);
    return status;
}

static enum status add_files(struct gathering *gathering, struct packing *packing,
                             struct strbuf *contents)
{
    static const char png[] = "\x89PNG";
    enum status status = STATUS_OK;
    size_t total = 0;

    for (size_t i = 0; i < gathering->count && status == STATUS_OK; i++) {
        const struct gathered *file = &gathering->files[i];
        status = read_file(gathering, file->path, &contents[i]);
        if (status != STATUS_OK)
            return status;
        total += contents[i].length;
        if (total > ARCHIVE_LIMIT)
            return refuse(gathering,
                          message_of(N_("the deck with all it needs is larger than 64 MiB; make "
                                        "its pictures smaller")),
                          STATUS_INVALID);
        bool is_png = strncmp(strbuf_text(&contents[i]), png, strlen(png)) == 0;
        packing_add(packing, file->name, &contents[i], is_png);
    }
    return status;
}

enum status pack_file_make(struct gathering *gathering, struct strbuf *out)
{
    struct packing *packing;
    struct message why;

    if (gathering->count > ARCHIVE_COUNT_LIMIT)
        return refuse(gathering,
                      message_of(N_("the deck needs more than 1000 files; put several pictures "
                                    "into one, or leave some out")),
                      STATUS_INVALID);
    enum status status = packing_new(&packing, &why);
    if (status != STATUS_OK)
        return refuse(gathering, why, status);
    struct strbuf *contents = memory_new(gathering->count + 1, sizeof *contents);
    status = add_files(gathering, packing, contents);
    if (status == STATUS_OK)
        packing_finish(packing, out);
    packing_free(packing); /* it borrows the others until here */
    for (size_t i = 0; i < gathering->count; i++)
        strbuf_release(&contents[i]);
    memory_free(contents);
    return status;
}
