#include "files/archive.h"

#include "base/memory.h"
#include "base/utf8.h"

#include <ctype.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/stat.h>
#include <unistd.h>
#include <wctype.h>
#include <zip.h>

/* The names of files in a ZIP. */

enum { ARCHIVE_NAME_LIMIT = 240, ARCHIVE_FOLDERS_LIMIT = 8 };

/* Copies a name as it stands in a ZIP, with "/" between folders: some programs write "\". */
static char *archive_name_copy(struct arena *arena, const char *raw)
{
    char *name = arena_copy_text(arena, raw);

    for (char *at = name; (at = strchr(at, '\\'));)
        *at = '/';
    return name;
}

/* Returns whether it is the name of a folder: it ends with "/". */
static bool archive_name_is_folder(const char *name)
{
    size_t length = strlen(name);

    return length > 0 && name[length - 1] == '/';
}

/* Returns whether a file manager added the file for itself: a hidden one, or in __MACOSX. */
static bool archive_name_is_aside(const char *name)
{
    static const char *const left_behind[] = {"Thumbs.db", "desktop.ini"};
    const char *slash = strrchr(name, '/'), *file = slash ? slash + 1 : name;

    for (size_t i = 0; i < sizeof left_behind / sizeof *left_behind; i++)
        if (strcasecmp(file, left_behind[i]) == 0)
            return true;
    return strncmp(name, "__MACOSX/", 9) == 0 || *name == '.' || strstr(name, "/.");
}

/* Returns the name as it is compared with others: without capitals, and with "/" before every
 * other character, so that what lies in a folder follows the folder’s name. */
static char *archive_name_folded(struct arena *arena, const char *name)
{
    struct strbuf folded = {0};
    uint32_t code;

    for (; *name; name += utf8_first(name, &code)) {
        utf8_first(name, &code);
        strbuf_add_code_point(&folded, *name == '/' ? '\1' : (unsigned)towlower((wint_t)code));
    }
    char *kept = arena_copy_text(arena, strbuf_text(&folded));
    strbuf_release(&folded);
    return kept;
}

/* Returns whether two folded names are the same, or the first is that of a folder in which the
 * second lies. */
static bool archive_name_clashes(const char *before, const char *after)
{
    size_t length = strlen(before);

    return strncmp(before, after, length) == 0 && (after[length] == '\0' || after[length] == '\1');
}

bool archive_names_clash(const char *one, const char *other)
{
    struct arena arena = {0};
    const char *first = archive_name_folded(&arena, one),
               *second = archive_name_folded(&arena, other);

    bool clash = archive_name_clashes(first, second) || archive_name_clashes(second, first);
    arena_release(&arena);
    return clash;
}

/* True if the `length` bytes are “.” or “..”, which lead elsewhere, or if there are none. */
static bool leads_elsewhere(const char *part, size_t length)
{
    return length == 0 || (length <= 2 && strncmp(part, "..", length) == 0);
}

const char *archive_name_fault(const char *name)
{
    static const char outside[] =
        N_("“{name}” leads out of the folder, so breuk does not open this zip; ask the sender to "
           "pack the folder again");
    size_t folders = 0;
    uint32_t code;

    if (!utf8_is_text(name))
        return N_("the name “{name}” is not in UTF-8; give that file a name of plain letters and "
                  "pack the folder again");
    if (utf8_find_acting(name, &code))
        return N_("the name “{name}” has a character that nobody can see; rename that file and "
                  "pack the folder again");
    if (strchr(name, '\\'))
        return N_(
            "the name “{name}” has a \\, which other computers take for a folder; rename that "
            "file and pack the folder again");
    if (isalpha((unsigned char)name[0]) && name[1] == ':')
        return outside;
    for (const char *part = name;; folders++) {
        size_t length = strcspn(part, "/");
        if (leads_elsewhere(part, length))
            return outside;
        part += length;
        if (!*part || !*++part) /* the name of a folder ends with a slash */
            break;
    }
    if (folders > ARCHIVE_FOLDERS_LIMIT || strlen(name) > ARCHIVE_NAME_LIMIT)
        return N_("the name “{name}” is longer than 240 bytes or lies more than 8 folders deep; "
                  "shorten it and pack the folder again");
    return NULL;
}

#ifdef __APPLE__ /* its names are older than POSIX's */
#define st_mtim st_mtimespec
#define st_ctim st_ctimespec
#endif

/* The whole of the archive that archive_open returns: the public part comes first. */
struct opened {
    struct archive archive;
    zip_t *zip;
    struct arena arena; /* owns entries and names */
    const char *path;   /* borrowed while it is opened */
    struct diag *diag;  /* the same */
    struct stat facts;  /* of the file as it was opened */
    int users;          /* how many have it open; `kept` counts as one */
};

/* The ZIP that was opened last stays open: its files are read one after the other, and each of them
 * asks for it. */
static struct opened *kept;

static const char not_whole[] =
    N_("this is not a whole zip: its end is missing, or its parts contradict each other; ask for "
       "the file again");
static const char too_many[] =
    N_("more than 1000 files are in this zip; leave out what the deck does not need");
static const char too_large[] =
    N_("unpacked this zip is larger than 64 MiB; leave out what the deck does not need");

static enum status refuse(const struct opened *opened, const char *id, const char *name)
{
    struct strbuf shown = {0};

    utf8_add_text(&shown, name);
    diag_add(opened->diag, SEVERITY_ERROR, (struct position){.file = opened->path},
             message_with(id, arg_typed("name", strbuf_text(&shown))));
    strbuf_release(&shown);
    return STATUS_UNREADABLE;
}

bool archive_is(const char *path)
{
    char head[4] = "";
    int file = open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
    struct stat facts;
    bool is = file >= 0 && fstat(file, &facts) == 0 && S_ISREG(facts.st_mode) &&
              read(file, head, sizeof head) == sizeof head;

    if (file >= 0)
        close(file);
    /* A ZIP without files has its end only. */
    return is && (memcmp(head, "PK\3\4", 4) == 0 || memcmp(head, "PK\5\6", 4) == 0);
}

static uint32_t number_at(const unsigned char *bytes, int count)
{
    uint32_t number = 0;

    while (count--)
        number = number << 8 | bytes[count];
    return number;
}

/* True if the list that this end record describes lies directly before it, as it must. If not,
 * libzip does not take it for the end, nor do we: a file in the ZIP may have such bytes. */
static bool ends_list(const unsigned char *end, size_t position)
{
    return (uint64_t)number_at(end + 12, 4) + number_at(end + 16, 4) == position;
}

/*
 * Checks the size of the list of files as the end of the ZIP states it (APPNOTE.TXT 4.3.16), since
 * libzip takes memory for that many. Every record that may be taken for the end is checked. The
 * form for more than 65,535 files or 4 GiB has its own mark before it (4.3.15).
 */
static enum status check_end(const struct opened *opened, int file, size_t length)
{
    enum { TAIL = 128 * 1024, END = 22, LOCATOR = 20, LIST_LIMIT = 1024 * 1024 };
    size_t have = length < TAIL ? length : TAIL;
    unsigned char *tail = memory_new(have + 1, 1);
    enum status status = STATUS_OK;

    if (pread(file, tail, have, (off_t)(length - have)) != (ssize_t)have)
        status = refuse(opened, not_whole, "");
    for (size_t at = 0; status == STATUS_OK && at + END <= have; at++) {
        if (memcmp(tail + at, "PK\5\6", 4) != 0)
            continue;
        bool large = at >= LOCATOR && memcmp(tail + at - LOCATOR, "PK\6\7", 4) == 0;
        if (large || (ends_list(tail + at, length - have + at) &&
                      (number_at(tail + at + 10, 2) > ARCHIVE_COUNT_LIMIT ||
                       number_at(tail + at + 12, 4) > LIST_LIMIT)))
            status = refuse(opened, too_many, "");
    }
    memory_free(tail);
    return status;
}

/*
 * Ends the program if a call of libzip failed since memory ran out. The caller sets errno to 0
 * before that call: libzip tells some failed allocations as a zip that is not whole, but malloc
 * sets errno, and what succeeds after it leaves it alone.
 */
static void ask_memory(zip_error_t *error)
{
    enum { Z_MEM_ERROR = -4 }; /* of zlib, which libzip passes on */
    int code = zip_error_code_zip(error);

    if (errno == ENOMEM || code == ZIP_ER_MEMORY ||
        (code == ZIP_ER_ZLIB && zip_error_code_system(error) == Z_MEM_ERROR))
        memory_give_up();
}

/* Says which name is there twice: libzip, which has noticed it, does not. Without its checks the
 * list of names can be read; nothing else of such a ZIP is. */
static enum status refuse_twice(struct opened *opened, zip_source_t *source)
{
    zip_error_t error;

    zip_error_init(&error);
    opened->zip = zip_open_from_source(source, ZIP_RDONLY, &error);
    if (!opened->zip)
        ask_memory(&error);
    zip_error_fini(&error);
    if (!opened->zip) {
        zip_source_free(source);
        return refuse(opened, not_whole, "");
    }
    zip_int64_t count = zip_get_num_entries(opened->zip, 0);
    for (zip_int64_t i = 1; i < count && i < ARCHIVE_COUNT_LIMIT; i++) {
        const char *name = zip_get_name(opened->zip, (zip_uint64_t)i, ZIP_FL_ENC_RAW);
        for (zip_int64_t j = 0; name && j < i; j++) {
            const char *before = zip_get_name(opened->zip, (zip_uint64_t)j, ZIP_FL_ENC_RAW);
            if (before && strcmp(name, before) == 0)
                return refuse(opened, N_("“{name}” is in this zip twice; pack the folder again"),
                              name);
        }
    }
    return refuse(opened, not_whole, "");
}

/* Hands the file to libzip, which closes it. */
static enum status give_to_library(struct opened *opened, int file)
{
    FILE *stream = fdopen(file, "rb");
    zip_error_t error;

    if (!stream)
        memory_give_up();
    errno = 0;
    zip_error_init(&error);
    zip_source_t *source = zip_source_filep_create(stream, 0, -1, &error);
    if (source)
        opened->zip = zip_open_from_source(source, ZIP_RDONLY | ZIP_CHECKCONS, &error);
    else
        fclose(stream);
    if (!opened->zip)
        ask_memory(&error);
    bool twice = !opened->zip && zip_error_code_zip(&error) == ZIP_ER_EXISTS;
    zip_error_fini(&error);
    if (opened->zip)
        return STATUS_OK;
    if (source && twice)
        return refuse_twice(opened, source);
    zip_source_free(source);
    return refuse(opened, not_whole, "");
}

/* Opens the file and checks its size and its end. */
static enum status open_file(struct opened *opened)
{
    int file = open(opened->path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);

    if (file < 0) {
        bool gone = errno == ENOENT || errno == ENOTDIR;
        refuse(opened,
               gone ? N_("this file is not there; check its name and folder")
                    : N_("this file cannot be opened; ask its owner"),
               "");
        return gone ? STATUS_NOT_FOUND : STATUS_UNREADABLE;
    }
    enum status status;
    if (fstat(file, &opened->facts) != 0 || !S_ISREG(opened->facts.st_mode))
        status = refuse(opened, not_whole, "");
    else if (opened->facts.st_size > ARCHIVE_LIMIT)
        status = refuse(opened, too_large, "");
    else
        status = check_end(opened, file, (size_t)opened->facts.st_size);
    if (status != STATUS_OK) {
        close(file);
        return status;
    }
    opened->archive.device = opened->facts.st_dev;
    opened->archive.inode = opened->facts.st_ino;
    return give_to_library(opened, file);
}

/* True if a program on Unix or on a Mac says that the entry is neither a file nor a folder (the
 * upper half of the attributes is st_mode). */
static bool is_special(const struct opened *opened, zip_uint64_t index)
{
    zip_uint8_t system = ZIP_OPSYS_DOS;
    zip_uint32_t attributes = 0;

    zip_file_get_external_attributes(opened->zip, index, 0, &system, &attributes);
    mode_t mode = (mode_t)(attributes >> 16);
    if (system != ZIP_OPSYS_UNIX && system != ZIP_OPSYS_OS_X && system != ZIP_OPSYS_MACINTOSH)
        return false;
    return (mode & S_IFMT) != 0 && !S_ISREG(mode) && !S_ISDIR(mode);
}

/* Returns what is wrong with a file or folder of the ZIP, a message id with {name}; NULL:
 * nothing. */
static const char *fault_of(const struct opened *opened, const char *name, const zip_stat_t *facts)
{
    const zip_uint64_t needed =
        ZIP_STAT_SIZE | ZIP_STAT_COMP_SIZE | ZIP_STAT_COMP_METHOD | ZIP_STAT_ENCRYPTION_METHOD;
    const char *fault = archive_name_fault(name);

    if (fault)
        return fault;
    if ((facts->valid & needed) != needed)
        return not_whole;
    if (is_special(opened, facts->index))
        return N_("“{name}” is a link or a device; put the file itself into the folder and pack it "
                  "again");
    if (facts->encryption_method != ZIP_EM_NONE)
        return N_("“{name}” is locked with a password; pack the folder again without one");
    if (facts->comp_method != ZIP_CM_STORE && facts->comp_method != ZIP_CM_DEFLATE)
        return N_("“{name}” is packed by a method that breuk does not know; pack the folder as a "
                  "plain zip");
    if (facts->size > ARCHIVE_FILE_LIMIT)
        return N_("“{name}” is larger than 8 MiB; make it smaller and pack the folder again");
    return NULL;
}

/* Adds a file to the entries, in which there is room for it. */
static enum status add_entry(struct opened *opened, struct archive_entry *entries, size_t *total,
                             zip_uint64_t index)
{
    zip_stat_t facts = {0};

    errno = 0;
    const char *raw = zip_get_name(opened->zip, index, ZIP_FL_ENC_RAW);
    char *name = raw ? archive_name_copy(&opened->arena, raw) : NULL;
    if (!raw || zip_stat_index(opened->zip, index, 0, &facts) != 0)
        ask_memory(zip_get_error(opened->zip));
    if (!raw || !(facts.valid & ZIP_STAT_INDEX))
        return refuse(opened, not_whole, "");
    const char *fault = fault_of(opened, name, &facts);
    if (fault)
        return refuse(opened, fault, name);
    if (facts.size > ARCHIVE_LIMIT - *total)
        return refuse(opened, too_large, "");
    *total += (size_t)facts.size;
    if (!archive_name_is_folder(name) && !archive_name_is_aside(name))
        entries[opened->archive.count++] = (struct archive_entry){name, (size_t)facts.size, index};
    return STATUS_OK;
}

static int by_text(const void *a, const void *b)
{
    return strcmp(*(const char *const *)a, *(const char *const *)b);
}

static int by_name(const void *a, const void *b)
{
    return strcmp(((const struct archive_entry *)a)->name, ((const struct archive_entry *)b)->name);
}

/* Refuses a name that is there twice, or as a file and as a folder. */
static enum status check_unique(struct opened *opened)
{
    struct arena arena = {0};
    size_t count = opened->archive.count;
    char **folded = arena_new(&arena, count + 1, sizeof *folded);
    enum status status = STATUS_OK;

    for (size_t i = 0; i < count; i++)
        folded[i] = archive_name_folded(&arena, opened->archive.entries[i].name);
    if (count > 0)
        qsort(folded, count, sizeof *folded, by_text);
    for (size_t i = 1; i < count && status == STATUS_OK; i++) {
        if (!archive_name_clashes(folded[i - 1], folded[i]))
            continue;
        for (char *at = folded[i]; (at = strchr(at, '\1'));)
            *at = '/';
        status = refuse(opened,
                        N_("“{name}” is there twice, if capitals count for nothing; rename one of "
                           "them and pack the folder again"),
                        folded[i]);
    }
    arena_release(&arena);
    return status;
}

static enum status list_entries(struct opened *opened)
{
    zip_int64_t count = zip_get_num_entries(opened->zip, 0);
    size_t total = 0;

    if (count > ARCHIVE_COUNT_LIMIT)
        return refuse(opened, too_many, "");
    struct archive_entry *entries = arena_new(&opened->arena, (size_t)count + 1, sizeof *entries);
    opened->archive.entries = entries;
    for (zip_int64_t i = 0; i < count; i++) {
        enum status status = add_entry(opened, entries, &total, (zip_uint64_t)i);
        if (status != STATUS_OK)
            return status;
    }
    if (opened->archive.count > 0)
        qsort(entries, opened->archive.count, sizeof *entries, by_name);
    return check_unique(opened);
}

static bool is_same_time(struct timespec one, struct timespec other)
{
    return one.tv_sec == other.tv_sec && one.tv_nsec == other.tv_nsec;
}

/* True if the file of that path is the kept one, and unchanged. */
static bool is_kept(const char *path)
{
    struct stat facts;

    return kept && stat(path, &facts) == 0 && facts.st_dev == kept->facts.st_dev &&
           facts.st_ino == kept->facts.st_ino && facts.st_size == kept->facts.st_size &&
           is_same_time(facts.st_mtim, kept->facts.st_mtim) &&
           is_same_time(facts.st_ctim, kept->facts.st_ctim) && access(path, R_OK) == 0;
}

static void keep(struct opened *opened)
{
    if (kept)
        archive_close(&kept->archive);
    kept = opened;
    opened->users++;
}

enum status archive_open(struct archive **out, const char *path, struct diag *diag)
{
    if (is_kept(path)) {
        kept->users++;
        *out = &kept->archive;
        return STATUS_OK;
    }
    struct opened *opened = memory_new(1, sizeof *opened);
    *out = NULL;
    opened->path = path;
    opened->diag = diag;
    opened->users = 1;
    enum status status = access(path, R_OK) != 0 || archive_is(path)
                             ? open_file(opened)
                             : refuse(opened, not_whole, "");
    if (status == STATUS_OK)
        status = list_entries(opened);
    if (status == STATUS_OK) {
        keep(opened);
        *out = &opened->archive;
    } else {
        archive_close(&opened->archive);
    }
    return status;
}

const struct archive_entry *archive_find(const struct archive *archive, const char *name)
{
    const struct archive_entry wanted = {.name = name};

    return archive->count > 0 ? bsearch(&wanted, archive->entries, archive->count,
                                        sizeof *archive->entries, by_name)
                              : NULL;
}

enum status archive_read(const struct archive *archive, const struct archive_entry *entry,
                         char *bytes, struct message *why)
{
    const struct opened *opened = (const struct opened *)archive;

    errno = 0;
    zip_file_t *file = zip_fopen_index(opened->zip, entry->index, 0);
    zip_int64_t have = 0, got = file ? 1 : -1;
    /* One byte more is asked for, to notice a file that is longer; libzip looks at the checksum
     * only when it has come to the end. */
    while (got > 0 && (size_t)have <= entry->length) {
        got = zip_fread(file, bytes + have, entry->length + 1 - (size_t)have);
        have += got > 0 ? got : 0;
    }
    if (got < 0)
        ask_memory(file ? zip_file_get_error(file) : zip_get_error(opened->zip));
    if (file)
        zip_fclose(file);
    if (got < 0 || (size_t)have != entry->length) {
        *why = message_of(N_("“{file}” is not what its zip says: its length or its checksum is "
                             "wrong; ask for the zip again"));
        return STATUS_UNREADABLE;
    }
    if (have >= 4 && memcmp(bytes, "PK\3\4", 4) == 0) {
        *why = message_of(N_("“{file}” is a zip within a zip, which breuk does not open; put what "
                             "is in it into the folder and pack that again"));
        return STATUS_UNREADABLE;
    }
    return STATUS_OK;
}

void archive_close(struct archive *archive)
{
    struct opened *opened = (struct opened *)archive;

    if (!opened || --opened->users > 0)
        return;
    if (opened->zip)
        zip_discard(opened->zip);
    arena_release(&opened->arena);
    memory_free(opened);
}
