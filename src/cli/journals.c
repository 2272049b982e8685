#include "cli/journals.h"

#include "base/memory.h"
#include "base/user_folder.h"

#include <dirent.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>

enum { TRIES = 1000 };

static enum status add_folder(struct strbuf *out)
{
    user_folder_add(out, "XDG_STATE_HOME", ".local/state");
    if (!out->length && !out->failed)
        return STATUS_NOT_FOUND;
    strbuf_add(out, "/breuk/");
    return out->failed ? STATUS_NO_MEMORY : STATUS_OK;
}

enum status journals_create(struct journal *journal, const char *deck)
{
    struct strbuf folder = {0}, path = {0};
    char moment[32] = "";
    struct tm now;
    time_t seconds = time(NULL);
    enum status status = add_folder(&folder);

    if (localtime_r(&seconds, &now))
        strftime(moment, sizeof moment, "%Y-%m-%d-%H%M%S", &now);
    for (int i = 0; status == STATUS_OK; i++) {
        strbuf_clear(&path);
        strbuf_addf(&path, "%s%s-%03d-%s.jsonl", strbuf_text(&folder), moment, i, deck);
        if (path.failed) {
            status = STATUS_NO_MEMORY;
            break;
        }
        status = journal_create(journal, strbuf_text(&path));
        if (status != STATUS_EXISTS || i == TRIES)
            break;
        journal_close(journal);
        status = STATUS_OK;
    }
    strbuf_release(&folder);
    strbuf_release(&path);
    return status;
}

/* Without its first line, if the program was killed just then, it is no game yet. */
static bool is_journal(DIR *listing, const char *name)
{
    struct stat about;
    size_t length = strlen(name);

    return *name != '.' && length > 6 && strcmp(name + length - 6, ".jsonl") == 0 &&
           fstatat(dirfd(listing), name, &about, 0) == 0 && about.st_size > 0;
}

enum status journals_newest(char **path, const char *before)
{
    struct strbuf folder = {0}, newest = {0};
    const char *end = before ? strrchr(before, '/') + 1 : NULL;
    enum status status = add_folder(&folder);
    DIR *listing = status == STATUS_OK ? opendir(strbuf_text(&folder)) : NULL;
    const struct dirent *entry;

    *path = NULL;
    /* Their names begin with the moment. */
    while (listing && (entry = readdir(listing)))
        if ((!end || strcmp(entry->d_name, end) < 0) &&
            strcmp(entry->d_name, strbuf_text(&newest)) > 0 && is_journal(listing, entry->d_name)) {
            strbuf_clear(&newest);
            strbuf_add(&newest, entry->d_name);
        }
    if (listing)
        closedir(listing);
    if (status == STATUS_OK && !newest.length)
        status = STATUS_NOT_FOUND;
    strbuf_add(&folder, strbuf_text(&newest));
    if (status == STATUS_OK && !newest.failed && !folder.failed)
        *path = memory_copy_text(strbuf_text(&folder));
    if (status == STATUS_OK && !*path)
        status = STATUS_NO_MEMORY;
    strbuf_release(&folder);
    strbuf_release(&newest);
    return status;
}
