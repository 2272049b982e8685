#include "base/late_library.h"

#include "base/memory.h"

#include <dlfcn.h>
#include <errno.h>
#include <stdbool.h>
#include <string.h>
#include <sys/mman.h>

/* Whether the dynamic linker failed for lack of memory: it says so, or there is no room for as much
 * as a library takes, which it does not always say. */
static bool linker_lacks_memory(const char *said)
{
    enum { ROOM = 16 * 1024 * 1024 };

    if (said && (strstr(said, strerror(ENOMEM)) || strcasestr(said, "memory")))
        return true;
    void *room = mmap(NULL, ROOM, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);

    return room == MAP_FAILED || munmap(room, ROOM) != 0;
}

static void *open_one_of(const char *const *names)
{
    void *library = NULL;

    for (; !library && *names; names++)
        library = dlopen(*names, RTLD_NOW | RTLD_LOCAL);
    return library;
}

enum status late_library_open(void *table, const char *const *names,
                              const struct late_function *functions, size_t count)
{
    void *library = open_one_of(names);

    if (!library) /* where memory lacked for a moment the linker says that a file is not there */
        library = open_one_of(names);
    for (size_t i = 0; library && i < count; i++) {
        /* POSIX allows turning what dlsym gives into a pointer to a function; C does not. */
        void *found = dlsym(library, functions[i].name);
        if (found)
            memcpy((char *)table + functions[i].at, &found, sizeof found);
        else
            library = NULL;
    }
    if (library)
        return STATUS_OK;
    if (linker_lacks_memory(dlerror()))
        memory_give_up();
    return STATUS_UNSUPPORTED;
}
