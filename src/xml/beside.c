#include "xml/beside.h"

#include "base/strbuf.h"
#include "xml/xml.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

enum status beside(char **out, const char *file, const char *href, struct position where,
                   struct diag *diag)
{
    const char *slash = strrchr(file, '/');
    size_t before = slash ? (size_t)(slash + 1 - file) : 0;
    struct strbuf path = {0}, folder = {0};

    *out = NULL;
    strbuf_add_bytes(&path, file, before);
    strbuf_add(&path, href);
    strbuf_add_bytes(&folder, file, before);
    strbuf_add(&folder, ".");
    enum status status = STATUS_OK;
    /* Once its links are followed, the path must lie below the folder. A file that is not there
     * passes: whoever reads it will say so. */
    errno = 0;
    char *base = realpath(folder.text, NULL), *real = base ? realpath(path.text, NULL) : NULL;
    if (real) {
        size_t length = strlen(base);
        length -= length == 1; /* the folder is the root: every path begins with its slash */
        if (strncmp(real, base, length) != 0 || real[length] != '/')
            status = STATUS_INVALID;
    } else if (errno == ENOMEM) {
        memory_give_up();
    }
    free(base);
    free(real);
    strbuf_release(&folder);
    if (status == STATUS_OK) {
        *out = path.text;
        return STATUS_OK;
    }
    if (status == STATUS_INVALID)
        diag_add(
            diag, SEVERITY_ERROR, where,
            message_with(
                N_("“{file}” is a link that leads out of this folder; copy the file itself here"),
                arg_text("file", path.text)));
    strbuf_release(&path);
    return status;
}

enum status xml_path(char **out, const struct xml_element *element, const char *name,
                     struct diag *diag)
{
    return beside(out, xml_where(element).file, xml_text(element, name), xml_at(element, name),
                  diag);
}
