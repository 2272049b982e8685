#include "files/zip_library.h"

#include "base/late_library.h"
#include "base/memory.h"

#include <errno.h>
#include <stdbool.h>
#include <stddef.h>

enum status zip_library_open(const struct zip_library **out, struct message *why)
{
    /* The same library: upstream's name is the first, Debian called it the second until 2024. */
    static const char *const names[] = {
#ifdef __APPLE__
        "libzip.5.dylib",
#else
        "libzip.so.5",
        "libzip.so.4",
#endif
        NULL,
    };
    static const struct late_function functions[] = {
#define ZIP_FUNCTION(name) {"zip_" #name, offsetof(struct zip_library, name)},
        ZIP_LIST(ZIP_FUNCTION)
#undef ZIP_FUNCTION
    };
    static struct zip_library zip;
    static bool is_open;
    enum status status = STATUS_OK;

    *out = &zip;
    if (!is_open)
        status = late_library_open(&zip, names, functions, sizeof functions / sizeof *functions);
    is_open = status == STATUS_OK;
    if (status == STATUS_UNSUPPORTED)
        *why = message_of(N_("libzip, which reads and makes zip files, cannot be loaded; install "
                             "it again (Debian and Ubuntu: libzip4 or libzip5)"));
    return status;
}

void zip_library_ask_memory(const struct zip_library *zip, zip_error_t *error)
{
    enum { Z_MEM_ERROR = -4 }; /* of zlib, which libzip passes on */
    int code = zip->error_code_zip(error);

    if (errno == ENOMEM || code == ZIP_ER_MEMORY ||
        (code == ZIP_ER_ZLIB && zip->error_code_system(error) == Z_MEM_ERROR))
        memory_give_up();
}
