/* libzip, which is opened when the first zip is: loading it, and what it needs to unlock files,
 * takes longer than most commands do. Private to files/. */
#ifndef BREUK_FILES_ZIP_LIBRARY_H
#define BREUK_FILES_ZIP_LIBRARY_H

#include "base/message.h"
#include "base/status.h"

#include <zip.h>

/* ZIP(name): the functions that are used. */
#define ZIP_LIST(ZIP)                                                                              \
    ZIP(close)                                                                                     \
    ZIP(discard)                                                                                   \
    ZIP(error_code_system)                                                                         \
    ZIP(error_code_zip)                                                                            \
    ZIP(error_fini)                                                                                \
    ZIP(error_init)                                                                                \
    ZIP(fclose)                                                                                    \
    ZIP(file_add)                                                                                  \
    ZIP(file_get_error)                                                                            \
    ZIP(file_get_external_attributes)                                                              \
    ZIP(file_set_dostime)                                                                          \
    ZIP(fopen_index)                                                                               \
    ZIP(fread)                                                                                     \
    ZIP(get_error)                                                                                 \
    ZIP(get_name)                                                                                  \
    ZIP(get_num_entries)                                                                           \
    ZIP(open_from_source)                                                                          \
    ZIP(set_file_compression)                                                                      \
    ZIP(source_buffer)                                                                             \
    ZIP(source_buffer_create)                                                                      \
    ZIP(source_close)                                                                              \
    ZIP(source_filep_create)                                                                       \
    ZIP(source_free)                                                                               \
    ZIP(source_keep)                                                                               \
    ZIP(source_open)                                                                               \
    ZIP(source_read)                                                                               \
    ZIP(stat_index)

struct zip_library {
#define ZIP_MEMBER(name) __typeof__(&zip_##name) name;
    ZIP_LIST(ZIP_MEMBER)
#undef ZIP_MEMBER
};

/* Opens libzip the first time; it stays open. STATUS_UNSUPPORTED: it cannot be loaded, and *why
 * says so. */
enum status zip_library_open(const struct zip_library **out, struct message *why);

/*
 * Ends the program if a call of libzip failed since memory ran out. The caller sets errno to 0
 * before that call: libzip tells some failed allocations as a zip that is not whole, but malloc
 * sets errno, and what succeeds after it leaves it alone.
 */
void zip_library_ask_memory(const struct zip_library *zip, zip_error_t *error);

#endif
