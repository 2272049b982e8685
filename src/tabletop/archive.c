#include "tabletop/archive.h"

#include "base/memory.h"

#include <zip.h>

/* 1 January 1980, 00:00, the first day that a ZIP can name: no file in it has a date of its own. */
enum { FIRST_DAY = 0 << 9 | 1 << 5 | 1, MIDNIGHT = 0 };

struct archive {
    zip_t *zip;           /* NULL once it is finished */
    zip_source_t *source; /* the memory that it is written to */
};

struct archive *archive_new(void)
{
    struct archive *archive = memory_new(1, sizeof *archive);

    if (!archive)
        return NULL;
    archive->source = zip_source_buffer_create(NULL, 0, 0, NULL);
    if (archive->source)
        archive->zip = zip_open_from_source(archive->source, ZIP_TRUNCATE, NULL);
    if (archive->zip) {
        /* Outlives the zip, so that what was written can be read. */
        zip_source_keep(archive->source);
        return archive;
    }
    zip_source_free(archive->source);
    memory_free(archive);
    return NULL;
}

enum status archive_add(struct archive *archive, const char *name, const struct strbuf *content,
                        bool packed)
{
    zip_source_t *source =
        zip_source_buffer(archive->zip, strbuf_text(content), content->length, 0);

    if (!source)
        return STATUS_NO_MEMORY;
    zip_int64_t index = zip_file_add(archive->zip, name, source, ZIP_FL_ENC_UTF_8);
    if (index < 0) {
        zip_source_free(source);
        return STATUS_NO_MEMORY;
    }
    int32_t method = packed ? ZIP_CM_STORE : ZIP_CM_DEFLATE;
    bool set = zip_set_file_compression(archive->zip, (zip_uint64_t)index, method, 0) == 0 &&
               zip_file_set_dostime(archive->zip, (zip_uint64_t)index, MIDNIGHT, FIRST_DAY, 0) == 0;
    return set ? STATUS_OK : STATUS_NO_MEMORY;
}

enum status archive_finish(struct archive *archive, struct strbuf *out)
{
    char bytes[16384];
    zip_int64_t length;

    if (zip_close(archive->zip) != 0)
        return STATUS_NO_MEMORY;
    archive->zip = NULL;
    if (zip_source_open(archive->source) != 0)
        return STATUS_NO_MEMORY;
    while ((length = zip_source_read(archive->source, bytes, sizeof bytes)) > 0)
        strbuf_add_bytes(out, bytes, (size_t)length);
    zip_source_close(archive->source);
    return length < 0 || out->failed ? STATUS_NO_MEMORY : STATUS_OK;
}

void archive_free(struct archive *archive)
{
    if (!archive)
        return;
    if (archive->zip)
        zip_discard(archive->zip);
    zip_source_free(archive->source);
    memory_free(archive);
}
