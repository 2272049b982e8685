/*
 * Runs a fuzz target over every file of its corpus, an unpacked table of cases, in the order of
 * their names, as TAP: a test a file; and then over mutations of them, which are one test more.
 * What a sanitizer or assertion finds ends the program, which counts as a failure of the file named
 * before it; a mutation that does is kept, and named.
 */
#include "fuzz.h"
#include "mutation.h"

#include <dirent.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

enum { ALL = 6000 }; /* mutations, when BREUK_LONG is set; those of the command are a sample */

static int visible(const struct dirent *entry)
{
    return entry->d_name[0] != '.';
}

/* Exactly as many bytes as the file has, so that reading beyond them is found. 0, or -1 when it
 * cannot be read. */
static int read_input(const char *path, struct fuzz_input *input)
{
    struct stat about;
    FILE *file = fopen(path, "rb");

    if (file == NULL)
        return -1;
    if (fstat(fileno(file), &about) != 0 || !S_ISREG(about.st_mode)) {
        fclose(file);
        return -1;
    }
    input->size = (size_t)about.st_size;
    input->bytes = malloc(input->size > 0 ? input->size : 1);
    size_t got = input->bytes != NULL ? fread(input->bytes, 1, input->size, file) : 0;
    fclose(file);
    return input->bytes != NULL && got == input->size ? 0 : -1;
}

static void run_mutation(const struct fuzz_input *inputs, size_t count, uint64_t number)
{
    struct fuzz_input input = fuzz_mutation(inputs, count, number);

    LLVMFuzzerTestOneInput(input.bytes, input.size);
    free(input.bytes);
}

/* Keeps the mutation as a file in the current folder, and says so. */
static void keep(const char *name, const struct fuzz_input *inputs, size_t count, uint64_t number)
{
    struct fuzz_input input = fuzz_mutation(inputs, count, number);
    char path[256];

    snprintf(path, sizeof path, "found-%s-%llu", name, (unsigned long long)number);
    FILE *file = fopen(path, "wb");
    if (file != NULL) {
        fwrite(input.bytes, 1, input.size, file);
        fclose(file);
    }
    printf("# mutation %llu ended the program; it is in %s\n", (unsigned long long)number, path);
    free(input.bytes);
}

/* Runs them in a process of their own, which may end. Returns whether it was well to the last. */
static bool run_mutations(const char *name, const struct fuzz_input *inputs, size_t count,
                          uint64_t mutations)
{
    int status = 0;
    uint64_t *at =
        mmap(NULL, sizeof *at, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);

    if (at == MAP_FAILED)
        return false;
    fflush(stdout);
    pid_t child = fork();
    if (child == 0) {
        for (*at = 0; *at < mutations; ++*at)
            run_mutation(inputs, count, *at);
        exit(0);
    }
    bool well = child > 0 && waitpid(child, &status, 0) == child && status == 0 && *at == mutations;
    if (!well && *at < mutations)
        keep(name, inputs, count, *at);
    munmap(at, sizeof *at);
    return well;
}

int main(int argc, char **argv)
{
    struct dirent **entries;
    int failed = 0;

    if (argc != 3) {
        fputs("usage: corpus-NAME FOLDER MUTATIONS\n", stderr);
        return 2;
    }
    int count = scandir(argv[1], &entries, visible, alphasort);
    struct fuzz_input *inputs = count > 0 ? calloc((size_t)count, sizeof *inputs) : NULL;
    if (inputs == NULL) {
        printf("Bail out! %s: no corpus there\n", argv[1]);
        return 1;
    }
    printf("1..%d\n", count + 1);
    for (int i = 0; i < count; i++) {
        char path[4096];

        snprintf(path, sizeof path, "%s/%s", argv[1], entries[i]->d_name);
        printf("# %s\n", path);
        fflush(stdout);
        int status = read_input(path, &inputs[i]);
        if (status == 0)
            LLVMFuzzerTestOneInput(inputs[i].bytes, inputs[i].size);
        printf("%s %d - %s\n", status == 0 ? "ok" : "not ok", i + 1, entries[i]->d_name);
        failed += status != 0;
        free(entries[i]);
    }
    free(entries);
    if (!failed) {
        const char *name = strrchr(argv[1], '/');
        uint64_t mutations = getenv("BREUK_LONG") ? ALL : strtoull(argv[2], NULL, 10);
        bool well = run_mutations(name ? name + 1 : argv[1], inputs, (size_t)count, mutations);
        printf("%s %d - %llu mutations of them\n", well ? "ok" : "not ok", count + 1,
               (unsigned long long)mutations);
        failed += !well;
    }
    for (int i = 0; i < count; i++)
        free(inputs[i].bytes);
    free(inputs);
    return failed > 0 ? 1 : 0;
}
