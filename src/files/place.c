#include "files/place.h"

#include "base/memory.h"
#include "base/strbuf.h"
#include "files/archive.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

size_t place_of_zip(const char *path)
{
    struct strbuf start = {0};
    struct stat facts;
    size_t found = 0;

    for (const char *slash = path; (slash = strchr(slash + 1, '/'));) {
        strbuf_clear(&start);
        strbuf_add_bytes(&start, path, (size_t)(slash - path));
        if (start.length && stat(start.text, &facts) != 0)
            break;
        if (start.length && S_ISREG(facts.st_mode) && slash[1]) {
            found = archive_is(start.text) ? start.length : 0;
            break;
        }
    }
    strbuf_release(&start);
    return found;
}

int place_stat(const char *path, struct stat *facts)
{
    if (stat(path, facts) == 0)
        return 0;
    size_t length = errno == ENOTDIR ? place_of_zip(path) : 0;
    struct strbuf zip = {0};

    strbuf_add_bytes(&zip, path, length);
    int result = !length ? -1 : stat(zip.text, facts);
    strbuf_release(&zip);
    return result;
}

bool place_is_same(const char *one, const char *other)
{
    struct stat first, second;

    return place_stat(one, &first) == 0 && place_stat(other, &second) == 0 &&
           first.st_dev == second.st_dev && first.st_ino == second.st_ino;
}

bool place_is_folder(const char *path)
{
    struct stat facts;

    return stat(path, &facts) == 0 && (S_ISDIR(facts.st_mode) || archive_is(path));
}

char *place_whole(const char *path)
{
    size_t length = place_of_zip(path);
    struct strbuf start = {0}, whole = {0};

    strbuf_add_bytes(&start, path, length ? length : strlen(path));
    errno = 0;
    char *real = realpath(strbuf_text(&start), NULL);
    if (!real && errno == ENOMEM)
        memory_give_up();
    strbuf_add(&whole, real ? real : strbuf_text(&start));
    if (length)
        strbuf_add(&whole, path + length);
    free(real);
    strbuf_release(&start);
    return whole.text ? whole.text : memory_copy_text("");
}
