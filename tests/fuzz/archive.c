/*
 * A ZIP is opened or refused with a reason. What is opened keeps its promises: names that lead
 * nowhere else and are told apart, in their order, and no more bytes than may be; each of its files
 * is read as long as it claims to be, or refused with a reason.
 */
#include "files/archive.h"
#include "base/memory.h"
#include "folder.h"
#include "fuzz.h"

#include <string.h>

static void check_entry(const struct archive *archive, size_t i)
{
    const struct archive_entry *entry = &archive->entries[i];
    char *bytes = memory_new(entry->length + 2, 1);
    struct message why = {0};

    check(!archive_name_fault(entry->name) && !strstr(entry->name, ".."));
    check(*entry->name != '/' && !strchr(entry->name, '\\'));
    check(archive_find(archive, entry->name) == entry);
    if (i > 0) {
        check(strcmp(entry[-1].name, entry->name) < 0);
        check(!archive_names_clash(entry[-1].name, entry->name));
    }
    bytes[entry->length + 1] = '!';
    enum status status = archive_read(archive, entry, bytes, &why);
    check(bytes[entry->length + 1] == '!');
    check(status == STATUS_OK || (status == STATUS_UNREADABLE && why.id));
    memory_free(bytes);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    const char *path = fuzz_path("fuzz.zip");
    struct archive *archive;
    struct diag diag = {0};
    size_t total = 0;

    fuzz_write(path, data, size);
    enum status status = archive_open(&archive, path, &diag);
    check(status == STATUS_OK || status == STATUS_UNREADABLE);
    check((status == STATUS_OK) == (diag.errors == 0) &&
          (status == STATUS_OK) == (archive != NULL));
    check(!archive || archive->count <= ARCHIVE_COUNT_LIMIT);
    for (size_t i = 0; archive && i < archive->count; i++) {
        check_entry(archive, i);
        total += archive->entries[i].length;
    }
    check(total <= ARCHIVE_LIMIT);
    archive_close(archive);
    diag_release(&diag);
    return 0;
}
