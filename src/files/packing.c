/* A ZIP made in memory. */
#include "files/archive.h"

#include "base/memory.h"

#include <zip.h>

/* 1 January 1980, 00:00, the first day that a ZIP can name: no file in it has a date of its own. */
enum { FIRST_DAY = 0 << 9 | 1 << 5 | 1, MIDNIGHT = 0 };

struct packing {
    zip_t *zip;           /* NULL once it is finished */
    zip_source_t *source; /* the memory that it is written to */
};

struct packing *packing_new(void)
{
    struct packing *packing = memory_new(1, sizeof *packing);

    packing->source = zip_source_buffer_create(NULL, 0, 0, NULL);
    if (packing->source)
        packing->zip = zip_open_from_source(packing->source, ZIP_TRUNCATE, NULL);
    if (!packing->zip)
        memory_give_up();
    /* Outlives the zip, so that what was written can be read. */
    zip_source_keep(packing->source);
    return packing;
}

void packing_add(struct packing *packing, const char *name, const struct strbuf *content,
                 bool packed)
{
    zip_source_t *source =
        zip_source_buffer(packing->zip, strbuf_text(content), content->length, 0);
    zip_int64_t added = source ? zip_file_add(packing->zip, name, source, ZIP_FL_ENC_UTF_8) : -1;
    zip_uint64_t index = (zip_uint64_t)added;
    int32_t method = packed ? ZIP_CM_STORE : ZIP_CM_DEFLATE;
    bool set = added >= 0 && zip_set_file_compression(packing->zip, index, method, 0) == 0 &&
               zip_file_set_dostime(packing->zip, index, MIDNIGHT, FIRST_DAY, 0) == 0;

    if (!set)
        memory_give_up();
}

void packing_finish(struct packing *packing, struct strbuf *out)
{
    char bytes[16384];
    zip_int64_t length;

    if (zip_close(packing->zip) != 0)
        memory_give_up();
    packing->zip = NULL;
    if (zip_source_open(packing->source) != 0)
        memory_give_up();
    while ((length = zip_source_read(packing->source, bytes, sizeof bytes)) > 0)
        strbuf_add_bytes(out, bytes, (size_t)length);
    if (length < 0)
        memory_give_up();
    zip_source_close(packing->source);
}

void packing_free(struct packing *packing)
{
    if (!packing)
        return;
    if (packing->zip)
        zip_discard(packing->zip);
    zip_source_free(packing->source);
    memory_free(packing);
}
