#include "base/late.h"

#include "base/memory.h"

#include <dlfcn.h>
#include <sys/mman.h>

/* RTLD_LAZY: otherwise every function of every library would be looked up at once. */
void *late_open(const char *file, const char **said)
{
    enum { ROOM = 64 * 1024 * 1024 };
    void *library = dlopen(file, RTLD_LAZY | RTLD_LOCAL);

    if (library)
        return library;
    *said = dlerror();
    /* The linker does not always say that memory ran out. It did, if there is no room for as much
     * as the libraries that draw may take. */
    void *room = mmap(NULL, ROOM, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (room == MAP_FAILED || munmap(room, ROOM) != 0)
        memory_give_up();
    return NULL;
}
