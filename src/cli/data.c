#include "cli/data.h"

#include "base/memory.h"
#include "base/strbuf.h"

#include <stdlib.h>
#include <unistd.h>

int data_folders(const char *folders[DATA_FOLDERS])
{
    const char *own = getenv("BREUK_DATA");
    int count = 0;

    if (own && *own)
        folders[count++] = own;
    folders[count++] = DATA_SOURCE;
    folders[count++] = DATA_INSTALLED;
    return count;
}

enum status data_find(const char *name, char **path)
{
    const char *folders[DATA_FOLDERS];
    int count = data_folders(folders);
    enum status status = STATUS_NOT_FOUND;
    struct strbuf candidate = {0};

    *path = NULL;
    for (int i = 0; status == STATUS_NOT_FOUND && i < count; i++) {
        strbuf_clear(&candidate);
        strbuf_addf(&candidate, "%s/%s", folders[i], name);
        if (candidate.failed)
            status = STATUS_NO_MEMORY;
        else if (access(strbuf_text(&candidate), F_OK) == 0) {
            *path = memory_copy_text(strbuf_text(&candidate));
            status = *path ? STATUS_OK : STATUS_NO_MEMORY;
        }
    }
    strbuf_release(&candidate);
    return status;
}
