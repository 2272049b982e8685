/*
 * The file that remembers printers: it is understood, or refused with a reason. Where a printer is
 * found in it, another can be remembered, and both are found afterwards.
 */
#include "documents/print/printers.h"
#include "folder.h"
#include "fuzz.h"

#include <stdlib.h>
#include <sys/stat.h>

static const struct printer_way way = {.upright = true, .backs = "long"};

static enum status find(const char *name, struct printer_offsets *offsets)
{
    struct diag diag = {0};
    enum status status = printers_find(name, way, true, offsets, &diag);

    if ((status == STATUS_OK) != (diag.errors == 0))
        abort();
    diag_release(&diag);
    return status;
}

static bool is_same(struct printer_offsets a, struct printer_offsets b)
{
    return a.back.dx == b.back.dx && a.back.dy == b.back.dy && a.back.angle == b.back.angle &&
           a.front.dx == b.front.dx && a.front.dy == b.front.dy;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static const struct printer_offsets measured = {{0.3, -1.25, 0.125}, {-0.75, 2}};
    static const struct manner manner;
    static const char *path;
    struct printer_offsets before, after, found;

    if (!path) {
        path = "breuk/printers.json";
        if (setenv("XDG_CONFIG_HOME", fuzz_folder(), 1) != 0 ||
            mkdir(fuzz_path("breuk"), 0700) != 0)
            abort();
    }
    fuzz_write(fuzz_path(path), data, size);
    if (find("home", &before) != STATUS_OK)
        return 0;
    if (!back_offset_is_allowed(&before.back) || !front_offset_is_allowed(&before.front) ||
        printers_remember(&manner, "school", way, &measured) != EXIT_DONE)
        abort();
    if (find("home", &after) != STATUS_OK || !is_same(before, after) ||
        find("school", &found) != STATUS_OK || !is_same(found, measured))
        abort();
    return 0;
}
