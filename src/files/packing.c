#include "files/packing.h"

#include "base/memory.h"
#include "files/zip_library.h"

/* 1 January 1980, 00:00, the first day that a ZIP can name: no file in it has a date of its own. */
enum { FIRST_DAY = 0 << 9 | 1 << 5 | 1, MIDNIGHT = 0 };

struct packing {
    const struct zip_library *library;
    zip_t *zip;           /* NULL once it is finished */
    zip_source_t *source; /* the memory that it is written to */
};

enum status packing_new(struct packing **out, struct message *why)
{
    const struct zip_library *library;
    enum status status = zip_library_open(&library, why);

    *out = NULL;
    if (status != STATUS_OK)
        return status;
    struct packing *packing = memory_new(1, sizeof *packing);
    if (!packing)
        return STATUS_NO_MEMORY;
    packing->library = library;
    packing->source = library->source_buffer_create(NULL, 0, 0, NULL);
    if (packing->source)
        packing->zip = library->open_from_source(packing->source, ZIP_TRUNCATE, NULL);
    if (packing->zip) {
        /* Outlives the zip, so that what was written can be read. */
        library->source_keep(packing->source);
        *out = packing;
        return STATUS_OK;
    }
    library->source_free(packing->source);
    memory_free(packing);
    return STATUS_NO_MEMORY;
}

enum status packing_add(struct packing *packing, const char *name, const struct strbuf *content,
                        bool packed)
{
    const struct zip_library *library = packing->library;
    zip_source_t *source =
        library->source_buffer(packing->zip, strbuf_text(content), content->length, 0);

    if (!source)
        return STATUS_NO_MEMORY;
    zip_int64_t added = library->file_add(packing->zip, name, source, ZIP_FL_ENC_UTF_8);
    if (added < 0) {
        library->source_free(source);
        return STATUS_NO_MEMORY;
    }
    zip_uint64_t index = (zip_uint64_t)added;
    int32_t method = packed ? ZIP_CM_STORE : ZIP_CM_DEFLATE;
    bool set = library->set_file_compression(packing->zip, index, method, 0) == 0 &&
               library->file_set_dostime(packing->zip, index, MIDNIGHT, FIRST_DAY, 0) == 0;
    return set ? STATUS_OK : STATUS_NO_MEMORY;
}

enum status packing_finish(struct packing *packing, struct strbuf *out)
{
    const struct zip_library *library = packing->library;
    char bytes[16384];
    zip_int64_t length;

    if (library->close(packing->zip) != 0)
        return STATUS_NO_MEMORY;
    packing->zip = NULL;
    if (library->source_open(packing->source) != 0)
        return STATUS_NO_MEMORY;
    while ((length = library->source_read(packing->source, bytes, sizeof bytes)) > 0)
        strbuf_add_bytes(out, bytes, (size_t)length);
    library->source_close(packing->source);
    return length < 0 || out->failed ? STATUS_NO_MEMORY : STATUS_OK;
}

void packing_free(struct packing *packing)
{
    if (!packing)
        return;
    if (packing->zip)
        packing->library->discard(packing->zip);
    packing->library->source_free(packing->source);
    memory_free(packing);
}
