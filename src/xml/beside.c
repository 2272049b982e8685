#include "xml/beside.h"

#include "base/memory.h"
#include "base/strbuf.h"
#include "xml/xml.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

/* Returns the path of a file in the folder of `file`; NULL when memory runs out. The caller frees
 * it. */
static char *path_beside(const char *file, const char *href)
{
    struct strbuf path = {0};
    const char *slash = strrchr(file, '/');

    strbuf_add_bytes(&path, file, slash ? (size_t)(slash + 1 - file) : 0);
    strbuf_add(&path, href);
    if (!path.failed)
        return path.text;
    strbuf_release(&path);
    return NULL;
}

enum status beside(char **out, const char *file, const char *href, struct position where,
                   struct diag *diag)
{
    char *path = path_beside(file, href), *folder = path_beside(file, ".");
    enum status status = path && folder ? STATUS_OK : STATUS_NO_MEMORY;

    *out = NULL;
    if (status == STATUS_OK) {
        /* Once its links are followed, the path must lie below the folder. A file that is not there
         * passes: whoever reads it will say so. */
        errno = 0;
        char *base = realpath(folder, NULL), *real = base ? realpath(path, NULL) : NULL;
        if (real) {
            size_t length = strlen(base);
            length -= length == 1; /* the folder is the root: every path begins with its slash */
            if (strncmp(real, base, length) != 0 || real[length] != '/')
                status = STATUS_INVALID;
        } else if (errno == ENOMEM) {
            status = STATUS_NO_MEMORY;
        }
        free(base);
        free(real);
    }
    memory_free(folder);
    if (status == STATUS_OK) {
        *out = path;
        return STATUS_OK;
    }
    if (status == STATUS_INVALID)
        diag_add(
            diag, SEVERITY_ERROR, where,
            message_with(
                N_("“{file}” is a link that leads out of this folder; copy the file itself here"),
                arg_text("file", path)));
    memory_free(path);
    return status;
}

enum status xml_path(char **out, const struct xml_element *element, const char *name,
                     struct diag *diag)
{
    return beside(out, xml_where(element).file, xml_text(element, name), xml_at(element, name),
                  diag);
}
