#include "base/user_folder.h"

#include <stdlib.h>

void user_folder_add(struct strbuf *out, const char *variable, const char *at_home,
                     const char *below)
{
    const char *folder = getenv(variable), *home = getenv("HOME");

    if (folder && *folder == '/')
        strbuf_addf(out, "%s/%s", folder, below);
    else if (home && *home == '/')
        strbuf_addf(out, "%s/%s/%s", home, at_home, below);
}
