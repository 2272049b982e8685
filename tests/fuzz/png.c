/*
 * A PNG: a picture or one complaint, never both or neither; its dots are taken from what a template
 * may have, and no more of them are held than that; what is let through can be drawn, in grey, too.
 */
#include "drawn.h"
#include "folder.h"
#include "fuzz.h"

#include <string.h>

/* Of the pictures here together: an enormous one costs time, and says nothing that a large one does
 * not. */
enum { PIXELS = 1000 * 1000 };

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static const char head[] = "\x89PNG\r\n\x1A\n";
    struct image_room taken = {.pixels = IMAGE_PIXELS - PIXELS};
    struct diag diag = {0};
    struct image *image;

    if (size < 8 || memcmp(data, head, 8) != 0)
        return 0;
    const char *path = fuzz_path("fuzz.png");
    fuzz_write(path, data, size);
    enum status status = image_load(&image, path, (struct position){0}, &taken, &diag);
    check(status == STATUS_OK || status == STATUS_UNREADABLE);
    check((status == STATUS_OK) == (image != NULL));
    check(diag.count == (status != STATUS_OK) && diag.errors == diag.count);
    check((status == STATUS_OK) == (taken.pixels > IMAGE_PIXELS - PIXELS));
    if (image)
        draw_image(image);
    image_free(image);
    diag_release(&diag);
    return 0;
}
