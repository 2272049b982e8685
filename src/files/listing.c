#include "files/listing.h"

#include "base/strbuf.h"
#include "files/archive.h"
#include "files/place.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

static enum status refuse(const char *folder, const char *id, struct diag *diag)
{
    diag_add(diag, SEVERITY_ERROR, (struct position){.file = folder}, message_of(id));
    return STATUS_UNREADABLE;
}

static enum status add(struct listing *listing, const char *folder, const char *name,
                       struct diag *diag)
{
    if (listing->count == LISTING_LIMIT)
        return refuse(folder,
                      N_("more than 1000 files are in this folder; move the deck and what it needs "
                         "into a folder of their own"),
                      diag);
    char *kept = arena_copy_text(&listing->arena, name);
    memory_make_room(&listing->names, listing->count, &listing->capacity);
    listing->names[listing->count++] = kept;
    return STATUS_OK;
}

/* Lists the open folder, whose name relative to the first is `below`, ended by a slash unless it is
 * empty; closes it. */
static enum status add_folder(struct listing *listing, const char *folder, DIR *open,
                              struct strbuf *below, int depth, struct diag *diag)
{
    enum status status = STATUS_OK;
    size_t length = below->length;
    struct dirent *file;
    struct stat facts;

    while (status == STATUS_OK && (file = readdir(open))) {
        if (*file->d_name == '.' ||
            fstatat(dirfd(open), file->d_name, &facts, AT_SYMLINK_NOFOLLOW) != 0)
            continue;
        /* A link to a file is read as the file; where it may lead the reader knows (xml/include.c).
         */
        if (S_ISLNK(facts.st_mode) &&
            (fstatat(dirfd(open), file->d_name, &facts, 0) != 0 || S_ISDIR(facts.st_mode)))
            continue;
        strbuf_add(below, file->d_name);
        if (S_ISREG(facts.st_mode)) {
            status = add(listing, folder, below->text, diag);
        } else if (S_ISDIR(facts.st_mode) && depth == LISTING_FOLDERS_LIMIT) {
            status = refuse(folder,
                            N_("folders lie more than 8 deep in this folder; move the deck and "
                               "what it needs into a folder of their own"),
                            diag);
        } else if (S_ISDIR(facts.st_mode)) {
            int inner =
                openat(dirfd(open), file->d_name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
            DIR *next = inner < 0 ? NULL : fdopendir(inner);
            strbuf_add_char(below, '/');
            if (next)
                status = add_folder(listing, folder, next, below, depth + 1, diag);
        }
        if (below->text) {
            below->length = length;
            below->text[length] = '\0';
        }
    }
    closedir(open);
    return status;
}

static enum status list_disk(struct listing *listing, const char *folder, struct diag *diag)
{
    struct strbuf below = {0};
    DIR *open = opendir(folder);

    if (!open && errno == ENOMEM)
        memory_give_up();
    if (!open)
        return refuse(folder, N_("this folder cannot be opened; ask its owner"), diag);
    enum status status = add_folder(listing, folder, open, &below, 0, diag);
    strbuf_release(&below);
    return status;
}

/* Lists the files of the ZIP whose names begin with `below` and a slash; all of them if it is
 * empty. */
static enum status list_zip(struct listing *listing, const char *zip, const char *below,
                            struct diag *diag)
{
    size_t length = strlen(below);
    struct archive *archive;
    enum status status = archive_open(&archive, zip, diag);

    for (size_t i = 0; status == STATUS_OK && i < archive->count; i++) {
        const char *name = archive->entries[i].name;
        if (length == 0)
            status = add(listing, zip, name, diag);
        else if (strncmp(name, below, length) == 0 && name[length] == '/')
            status = add(listing, zip, name + length + 1, diag);
    }
    archive_close(archive);
    return status;
}

static int by_name(const void *a, const void *b)
{
    return strcmp(*(const char *const *)a, *(const char *const *)b);
}

enum status listing_read(struct listing *listing, const char *folder, struct diag *diag)
{
    size_t length = place_of_zip(folder);
    struct strbuf zip = {0};
    enum status status;

    strbuf_add_bytes(&zip, folder, length);
    if (length)
        status = list_zip(listing, zip.text, folder + length + 1, diag);
    else if (archive_is(folder))
        status = list_zip(listing, folder, "", diag);
    else
        status = list_disk(listing, folder, diag);
    strbuf_release(&zip);
    if (status == STATUS_OK && listing->count > 0)
        qsort(listing->names, listing->count, sizeof *listing->names, by_name);
    return status;
}

void listing_release(struct listing *listing)
{
    memory_free(listing->names);
    arena_release(&listing->arena);
    *listing = (struct listing){0};
}
