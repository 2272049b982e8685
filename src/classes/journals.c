#include "classes/journals.h"

#include "base/memory.h"
#include "base/output.h"
#include "base/user_folder.h"
#include "files/place.h"

#include <ctype.h>
#include <dirent.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>

const struct keeping_row keeping_rows[] = {
#define KEEPING(...) {__VA_ARGS__},
#include "classes/keeping-list.h"
#undef KEEPING
    {0},
};

enum { TRIES = 1000 };

/* Returns false if no folder is known. */
static bool add_folder(struct strbuf *out, const char *kind)
{
    user_folder_add(out, "XDG_STATE_HOME", ".local/state", "breuk/");
    if (!*strbuf_text(out))
        return false;
    strbuf_add(out, kind);
    return true;
}

enum status journals_create(struct journal *journal, const char *kind, const char *name)
{
    struct strbuf folder = {0}, path = {0};
    char moment[32] = "";
    struct tm now;
    time_t seconds = time(NULL);
    enum status status = add_folder(&folder, kind) ? STATUS_EXISTS : STATUS_NOT_FOUND;

    if (localtime_r(&seconds, &now))
        strftime(moment, sizeof moment, "%Y-%m-%d-%H%M%S", &now);
    for (int i = 0; status == STATUS_EXISTS && i <= TRIES; i++) {
        if (i > 0)
            journal_close(journal);
        strbuf_clear(&path);
        strbuf_addf(&path, "%s%s-%03d-%s.jsonl", strbuf_text(&folder), moment, i, name);
        status = journal_create(journal, strbuf_text(&path));
    }
    strbuf_release(&folder);
    strbuf_release(&path);
    return status;
}

static bool is_journal_name(const char *name)
{
    return *name != '.' && text_ends(name, ".jsonl");
}

/* Whether a file of that name is a journal. An empty one is no game yet: the program was killed
 * before its first line was written. One that cannot be looked at may be one. */
static bool is_journal(DIR *listing, const char *name)
{
    struct stat about;

    return is_journal_name(name) &&
           (fstatat(dirfd(listing), name, &about, 0) == 0 ? about.st_size > 0 : errno != ENOENT);
}

char *journals_newest(const char *kind, const char *before)
{
    const char *end = before ? strrchr(before, '/') + 1 : NULL;
    struct strbuf folder = {0}, newest = {0};
    const struct dirent *entry;
    char *path = NULL;
    DIR *listing = add_folder(&folder, kind) ? opendir(strbuf_text(&folder)) : NULL;

    /* Their names begin with the time, so that the last of them in the alphabet is the newest. */
    while (listing && (entry = readdir(listing))) {
        const char *name = entry->d_name;
        if ((end && strcmp(name, end) >= 0) || strcmp(name, strbuf_text(&newest)) <= 0 ||
            !is_journal(listing, name))
            continue;
        strbuf_clear(&newest);
        strbuf_add(&newest, name);
    }
    if (listing)
        closedir(listing);
    if (*strbuf_text(&newest)) {
        strbuf_add(&folder, newest.text);
        path = memory_copy_text(strbuf_text(&folder));
    }
    strbuf_release(&folder);
    strbuf_release(&newest);
    return path;
}

static int by_name(const void *one, const void *other)
{
    return strcmp(*(const char *const *)one, *(const char *const *)other);
}

/* Returns as journals_each. */
static int visit_folder(const char *kind, journals_visitor *visit, void *context,
                        struct strbuf *unreadable)
{
    struct strbuf folder = {0}, path = {0};
    struct arena arena = {0};
    const struct dirent *entry;
    const char **names = NULL;
    size_t count = 0, capacity = 0;
    bool known = add_folder(&folder, kind);
    DIR *listing = known ? opendir(strbuf_text(&folder)) : NULL;
    int error = known && !listing && errno != ENOENT ? errno : 0;

    if (error)
        strbuf_add(unreadable, strbuf_text(&folder));
    else if (known)
        output_sweep(strbuf_text(&folder)); /* what was being written anew holds names */
    while (listing && (entry = readdir(listing))) {
        if (!is_journal(listing, entry->d_name))
            continue;
        memory_make_room(&names, count, &capacity);
        names[count++] = arena_copy_text(&arena, entry->d_name);
    }
    if (listing)
        closedir(listing);
    if (count)
        qsort(names, count, sizeof *names, by_name);
    for (size_t i = 0; i < count; i++) {
        strbuf_clear(&path);
        strbuf_addf(&path, "%s%s", strbuf_text(&folder), names[i]);
        visit(context, strbuf_text(&path));
    }
    memory_free(names);
    arena_release(&arena);
    strbuf_release(&folder);
    strbuf_release(&path);
    return error;
}

int journals_each(journals_visitor *visit, void *context, struct strbuf *unreadable)
{
    int error = 0;

    for (const struct keeping_row *row = keeping_rows; row->what && !error; row++)
        if (row->folder)
            error = visit_folder(row->folder, visit, context, unreadable);
    return error;
}

bool journals_is_in_folder(const char *path)
{
    const char *slash = strrchr(path, '/'), *name = slash ? slash + 1 : path;
    struct strbuf there = {0};
    bool found = false;

    strbuf_add_bytes(&there, slash ? path : "./", slash ? (size_t)(name - path) : 2);
    for (const struct keeping_row *row = keeping_rows; row->what && !found && is_journal_name(name);
         row++) {
        struct strbuf folder = {0};
        found = row->folder && add_folder(&folder, row->folder) &&
                place_is_same(strbuf_text(&there), strbuf_text(&folder));
        strbuf_release(&folder);
    }
    strbuf_release(&there);
    return found;
}

bool journals_began(const char *path, int64_t *at)
{
    static const char form[] = "dddd-dd-dd-dddddd-ddd";
    const int64_t micro = 1000000;
    const char *slash = strrchr(path, '/'), *name = slash ? slash + 1 : path;
    struct tm day = {.tm_isdst = -1};

    for (size_t i = 0; i < sizeof form - 1; i++)
        if (form[i] == 'd' ? !isdigit((unsigned char)name[i]) : name[i] != form[i])
            return false;
    day.tm_year = (int)strtol(name, NULL, 10) - 1900;
    day.tm_mon = (int)strtol(name + 5, NULL, 10) - 1;
    day.tm_mday = (int)strtol(name + 8, NULL, 10);
    time_t seconds = mktime(&day);
    *at = (int64_t)seconds * micro;
    return seconds != (time_t)-1;
}
