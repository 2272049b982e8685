#include "files/zip_library.h"

#include "base/memory.h"

#include <dlfcn.h>
#include <errno.h>
#include <stdbool.h>
#include <stddef.h>
#include <string.h>
#include <sys/mman.h>

/* The same library: upstream's name is the first, Debian called it the second until 2024. */
static const char *const names[] = {
#ifdef __APPLE__
    "libzip.5.dylib",
#else
    "libzip.so.5",
    "libzip.so.4",
#endif
};
enum { NAMES = sizeof names / sizeof *names };

/* Whether the dynamic linker failed for lack of memory: it says so, or there is no room for as much
 * as the library takes, which it does not always say. */
static bool linker_lacks_memory(const char *said)
{
    enum { ROOM = 16 * 1024 * 1024 };

    if (said && (strstr(said, strerror(ENOMEM)) || strcasestr(said, "memory")))
        return true;
    void *room = mmap(NULL, ROOM, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);

    return room == MAP_FAILED || munmap(room, ROOM) != 0;
}

bool zip_library_lacks_memory(const struct zip_library *zip, zip_error_t *error)
{
    enum { Z_MEM_ERROR = -4 }; /* of zlib, which libzip passes on */
    int code = zip->error_code_zip(error);
    bool lacks = errno == ENOMEM || code == ZIP_ER_MEMORY ||
                 (code == ZIP_ER_ZLIB && zip->error_code_system(error) == Z_MEM_ERROR);

    if (lacks)
        memory_note_lack();
    return lacks;
}

static bool look_up(struct zip_library *zip, void *library)
{
    static const struct {
        const char *name;
        size_t at; /* in struct zip_library */
    } functions[] = {
#define ZIP_FUNCTION(name) {"zip_" #name, offsetof(struct zip_library, name)},
        ZIP_LIST(ZIP_FUNCTION)
#undef ZIP_FUNCTION
    };

    for (size_t i = 0; i < sizeof functions / sizeof *functions; i++) {
        /* POSIX allows turning what dlsym gives into a pointer to a function; C does not. */
        void *found = dlsym(library, functions[i].name);
        if (!found)
            return false;
        memcpy((char *)zip + functions[i].at, &found, sizeof found);
    }
    return true;
}

enum status zip_library_open(const struct zip_library **out, struct message *why)
{
    static struct zip_library zip;
    static bool is_open;

    *out = &zip;
    if (!is_open) {
        void *library = NULL;
        /* Twice: where memory lacked for a moment the linker says that a file is not there. */
        for (size_t i = 0; !library && i < 2 * NAMES; i++)
            library = dlopen(names[i % NAMES], RTLD_NOW | RTLD_LOCAL);
        is_open = library && look_up(&zip, library);
    }
    if (is_open)
        return STATUS_OK;
    if (linker_lacks_memory(dlerror()))
        return STATUS_NO_MEMORY;
    *why = message_of(N_("libzip, which reads and makes zip files, cannot be loaded; install it "
                         "again (Debian and Ubuntu: libzip4 or libzip5)"));
    return STATUS_UNSUPPORTED;
}
