#include "press/shelf.h"

#include "harness.h"

#include <string.h>

static enum status begin(void *context, int page)
{
    struct shelf *shelf = context;

    ck_assert_int_lt(shelf->count, SHELF_FILES);
    shelf->page[shelf->count++] = page;
    return shelf->count == shelf->fail_at ? STATUS_IO : STATUS_OK;
}

static enum status write_bytes(void *context, const char *bytes, size_t length)
{
    struct shelf *shelf = context;

    strbuf_add_bytes(&shelf->file[shelf->count - 1], bytes, length);
    return STATUS_OK;
}

static enum status end(void *context)
{
    (void)context;
    return STATUS_OK;
}

void shelf_clear(struct shelf *shelf)
{
    for (int i = 0; i < shelf->count; i++)
        strbuf_release(&shelf->file[i]);
    *shelf = (struct shelf){0};
}

struct press_job shelf_job(struct shelf *shelf, enum press_kind kind, double dpi)
{
    return (struct press_job){
        .title = "Test",
        .author = "",
        .creator = "test",
        .language = "en",
        .family = "Andika",
        .sink = {shelf, begin, write_bytes, end},
        .kind = kind,
        .dpi = dpi,
    };
}

uint32_t shelf_number(const struct strbuf *png, size_t at)
{
    const unsigned char *bytes = (const unsigned char *)png->text + at;

    return (uint32_t)bytes[0] << 24 | (uint32_t)bytes[1] << 16 | (uint32_t)bytes[2] << 8 | bytes[3];
}
