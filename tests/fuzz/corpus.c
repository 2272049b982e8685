/*
 * Runs a fuzz target over every file of its corpus, in the order of their names, as TAP: a test a
 * file. What a sanitizer or assertion finds ends the program, which counts as a failure of the file
 * named before it.
 */
#include "fuzz.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

static int visible(const struct dirent *entry)
{
    return entry->d_name[0] != '.';
}

/* Exactly as many bytes as the file has, so that reading beyond them is found. 0, or -1 when it
 * cannot be read. */
static int run_file(const char *path)
{
    struct stat about;
    FILE *file = fopen(path, "rb");

    if (file == NULL)
        return -1;
    if (fstat(fileno(file), &about) != 0 || !S_ISREG(about.st_mode)) {
        fclose(file);
        return -1;
    }
    size_t size = (size_t)about.st_size;
    uint8_t *data = malloc(size > 0 ? size : 1);
    size_t got = data != NULL ? fread(data, 1, size, file) : 0;
    fclose(file);
    if (data != NULL && got == size)
        LLVMFuzzerTestOneInput(data, size);
    free(data);
    return data != NULL && got == size ? 0 : -1;
}

int main(int argc, char **argv)
{
    struct dirent **entries;
    int failed = 0;

    if (argc != 2) {
        fputs("usage: corpus-NAME FOLDER\n", stderr);
        return 2;
    }
    int count = scandir(argv[1], &entries, visible, alphasort);
    if (count <= 0) {
        printf("Bail out! %s: no corpus there\n", argv[1]);
        return 1;
    }
    printf("1..%d\n", count);
    for (int i = 0; i < count; i++) {
        char path[4096];

        snprintf(path, sizeof path, "%s/%s", argv[1], entries[i]->d_name);
        printf("# %s\n", path);
        fflush(stdout);
        int status = run_file(path);
        printf("%s %d - %s\n", status == 0 ? "ok" : "not ok", i + 1, entries[i]->d_name);
        failed += status != 0;
        free(entries[i]);
    }
    free(entries);
    return failed > 0 ? 1 : 0;
}
