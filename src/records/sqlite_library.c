#include "records/sqlite_library.h"

#include "base/late_library.h"

#include <stdbool.h>

struct sqlite_library sqlite_library;

enum status sqlite_library_open(struct message *why)
{
    static const char *const names[] = {
#ifdef __APPLE__
        "libsqlite3.dylib",
#else
        "libsqlite3.so.0",
#endif
        NULL,
    };
    static const struct late_function functions[] = {
#define SQLITE_ENTRY(name) {"sqlite3_" #name, offsetof(struct sqlite_library, name)},
        SQLITE_LIST(SQLITE_ENTRY)
#undef SQLITE_ENTRY
    };
    static bool is_open;
    enum status status = STATUS_OK;

    if (!is_open)
        status = late_library_open(&sqlite_library, names, functions,
                                   sizeof functions / sizeof *functions);
    is_open = status == STATUS_OK;
    if (status == STATUS_UNSUPPORTED)
        *why = message_of(N_("SQLite, which keeps the records, cannot be loaded; install it again "
                             "(Debian and Ubuntu: libsqlite3-0)"));
    return status;
}
