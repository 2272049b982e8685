/* The bytes of a .mo file. Words that a lookup gives end inside the file. */
#include "text/catalogue.h"
#include "fuzz.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static const char *const ids[] = {"", "red", "{who} has {count} card", "zzz"};
    struct catalogue catalogue;
    FILE *file = tmpfile();
    char path[32];

    if (!file || fwrite(data, 1, size, file) != size || fflush(file) != 0)
        abort();
    snprintf(path, sizeof path, "/dev/fd/%d", fileno(file));
    if (catalogue_load(&catalogue, path) == STATUS_OK)
        for (size_t i = 0; i < sizeof ids / sizeof *ids; i++)
            for (unsigned form = 0; form < 3; form++) {
                const char *words = catalogue_find(&catalogue, ids[i], form);
                const char *start = (const char *)catalogue.bytes;
                if (words && (words < start || words + strlen(words) >= start + size))
                    abort();
            }
    catalogue_release(&catalogue);
    fclose(file);
    return 0;
}
