/* A pack as a folder: there as a whole, or not at all. */
#ifndef BREUK_CLI_PACK_UNPACK_FOLDER_H
#define BREUK_CLI_PACK_UNPACK_FOLDER_H

#include "base/strbuf.h"
#include "cli/command.h"

#include <stddef.h>

/* A file to be written. */
struct unpacked {
    const char *name; /* below the folder, safe by archive_name_fault */
    struct strbuf content;
};

/* Writes the files into a new folder. With the option “force” the folder may be there already: then
 * files of the same names are overwritten, others stay; a link in it is never followed. `read` is
 * not overwritten (whole_file.h). What goes wrong is reported. */
enum exit_code unpack_folder_write(const struct command_line *line, const char *folder,
                                   const struct unpacked *files, size_t count,
                                   const struct strbuf *read);

#endif
