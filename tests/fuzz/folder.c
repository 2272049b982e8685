#include "folder.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

static char folder[64];

static void remove_folder(const char *path)
{
    DIR *open = opendir(path);

    if (!open)
        return;
    for (const struct dirent *entry; (entry = readdir(open));)
        unlinkat(dirfd(open), entry->d_name, 0);
    closedir(open);
    rmdir(path);
}

static void clean_up(void)
{
    remove_folder(fuzz_path("breuk"));
    remove_folder(folder);
}

const char *fuzz_folder(void)
{
    static const char name[] = "breuk-fuzz-XXXXXX";
    const char *memory = "/dev/shm";

    if (*folder)
        return folder;
    snprintf(folder, sizeof folder, "%s/%s", access(memory, W_OK) == 0 ? memory : "/tmp", name);
    if (!mkdtemp(folder))
        abort();
    atexit(clean_up);
    return folder;
}

const char *fuzz_path(const char *name)
{
    static char path[4][128];
    static int next;
    char *text = path[next++ % 4];

    snprintf(text, sizeof *path, "%s/%s", fuzz_folder(), name);
    return text;
}

void fuzz_write(const char *path, const void *bytes, size_t length)
{
    FILE *file = fopen(path, "wb");

    if (!file || fwrite(bytes, 1, length, file) != length || fclose(file) != 0)
        abort();
}
