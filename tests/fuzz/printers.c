/*
 * The file that remembers printers: it is understood, or refused with a reason. Where a printer is
 * found in it, another can be remembered, and both are found afterwards.
 */
#include "cli/print/printers.h"
#include "folder.h"
#include "fuzz.h"

#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

static const struct printer_way way = {.upright = true, .backs = "long"};

static enum status find(const char *name, struct back_offset *offset)
{
    struct diag diag = {0};
    enum status status = printers_find(name, way, offset, &diag);

    if ((status == STATUS_OK) != (diag.errors == 0))
        abort();
    diag_release(&diag);
    return status;
}

static bool is_same(struct back_offset a, struct back_offset b)
{
    return a.dx == b.dx && a.dy == b.dy && a.angle == b.angle;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static const struct back_offset measured = {.dx = 0.3, .dy = -1.25, .angle = 0.125};
    static const struct command_line line;
    static const char *path;
    struct back_offset before, after, found;

    if (!path) {
        path = "breuk/printers.json";
        if (setenv("XDG_CONFIG_HOME", fuzz_folder(), 1) != 0 ||
            mkdir(fuzz_path("breuk"), 0700) != 0)
            abort();
    }
    fuzz_write(fuzz_path(path), data, size);
    if (find("home", &before) != STATUS_OK)
        return 0;
    if (!back_offset_is_allowed(&before) ||
        printers_remember(&line, "school", way, &measured) != EXIT_DONE)
        abort();
    if (find("home", &after) != STATUS_OK || !is_same(before, after) ||
        find("school", &found) != STATUS_OK || !is_same(found, measured))
        abort();
    return 0;
}
