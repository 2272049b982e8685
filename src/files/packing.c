/* A ZIP made in memory. */
#include "files/archive.h"

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
    packing->library = library;
    packing->source = library->source_buffer_create(NULL, 0, 0, NULL);
    if (packing->source)
        packing->zip = library->open_from_source(packing->source, ZIP_TRUNCATE, NULL);
    if (!packing->zip)
        memory_give_up();
    /* Outlives the zip, so that what was written can be read. */
    library->source_keep(packing->source);
    *out = packing;
    return STATUS_OK;
}

void packing_add(struct packing *packing, const char *name, const struct strbuf *content,
                 bool packed)
{
    const struct zip_library *library = packing->library;
    zip_source_t *source =
        library->source_buffer(packing->zip, strbuf_text(content), content->length, 0);
    zip_int64_t added =
        source ? library->file_add(packing->zip, name, source, ZIP_FL_ENC_UTF_8) : -1;
    zip_uint64_t index = (zip_uint64_t)added;
    int32_t method = packed ? ZIP_CM_STORE : ZIP_CM_DEFLATE;
    bool set = added >= 0 && library->set_file_compression(packing->zip, index, method, 0) == 0 &&
               library->file_set_dostime(packing->zip, index, MIDNIGHT, FIRST_DAY, 0) == 0;

    if (!set)
        memory_give_up();
}

void packing_finish(struct packing *packing, struct strbuf *out)
{
    const struct zip_library *library = packing->library;
    char bytes[16384];
    zip_int64_t length;

    if (library->close(packing->zip) != 0)
        memory_give_up();
    packing->zip = NULL;
    if (library->source_open(packing->source) != 0)
        memory_give_up();
    while ((length = library->source_read(packing->source, bytes, sizeof bytes)) > 0)
        strbuf_add_bytes(out, bytes, (size_t)length);
    if (length < 0)
        memory_give_up();
    library->source_close(packing->source);
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
