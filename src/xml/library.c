#include "xml/library.h"

#include "base/strbuf.h"
#include "base/suggest.h"
#include "base/user_folder.h"

#include <dirent.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static const char suffix[] = ".xml";

const char *library_data_folder(void)
{
    const char *chosen = getenv("BREUK_DATA");

    return chosen && *chosen ? chosen : library_built_folder();
}

const char *library_built_folder(void)
{
    return access(BREUK_SOURCE_FOLDER "/decks", F_OK) ? BREUK_DATA_FOLDER : BREUK_SOURCE_FOLDER;
}

bool library_is_for_editors(const char *path)
{
    const char *slash = strrchr(path, '/');

    return !strcmp(slash ? slash + 1 : path, "schemas.xml");
}

static size_t name_length(const char *file)
{
    size_t length = strlen(file), end = sizeof suffix - 1;

    if (length <= end || *file == '.' || library_is_for_editors(file))
        return 0;
    return strcmp(file + length - end, suffix) ? 0 : length - end;
}

bool library_is_path(const char *typed)
{
    size_t length = strlen(typed), end = sizeof suffix - 1;

    return strchr(typed, '/') || (length >= end && !strcmp(typed + length - end, suffix));
}

const char *library_name_of(struct arena *arena, const char *path)
{
    const char *slash = strrchr(path, '/'), *file = slash ? slash + 1 : path;
    size_t length = name_length(file);

    return arena_copy_bytes(arena, file, length ? length : strlen(file));
}

/* Where the name stands, or would stand. */
static size_t place_of(const struct library *library, const char *name)
{
    size_t low = 0, high = library->count;

    while (low < high) {
        size_t middle = low + (high - low) / 2;
        if (strcmp(library->entries[middle].name, name) < 0)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

static bool stands_at(const struct library *library, size_t place, const char *name)
{
    return place < library->count && !strcmp(library->entries[place].name, name);
}

static enum status add_file(struct library *library, const char *folder, const char *file,
                            size_t length, bool shipped)
{
    struct strbuf path = {0};
    char *name = arena_copy_bytes(&library->arena, file, length);

    if (!name)
        return STATUS_NO_MEMORY;
    size_t place = place_of(library, name);
    if (stands_at(library, place, name))
        return STATUS_OK;
    strbuf_addf(&path, "%s/%s", folder, file);
    char *kept = path.failed ? NULL : arena_copy_text(&library->arena, path.text);
    strbuf_release(&path);
    if (!kept || !memory_make_room(&library->entries, library->count, &library->capacity))
        return STATUS_NO_MEMORY;
    struct library_entry *entry = &library->entries[place];
    memmove(entry + 1, entry, (library->count - place) * sizeof *entry);
    *entry = (struct library_entry){name, kept, shipped};
    library->count++;
    return STATUS_OK;
}

enum status library_add_folder(struct library *library, const char *folder, bool shipped)
{
    enum status status = STATUS_OK;
    struct dirent *file;
    DIR *open = opendir(folder);

    if (!open)
        return errno == ENOMEM ? STATUS_NO_MEMORY : STATUS_OK;
    while (!status && (file = readdir(open)))
        if (name_length(file->d_name))
            status = add_file(library, folder, file->d_name, name_length(file->d_name), shipped);
    closedir(open);
    return status;
}

void library_add_own_folder(struct strbuf *out, const char *kind)
{
    user_folder_add(out, "XDG_DATA_HOME", ".local/share");
    if (out->length)
        strbuf_addf(out, "/breuk/%s", kind);
}

static enum status add_found(struct library *library, struct strbuf *folder, bool shipped)
{
    enum status status = folder->failed ? STATUS_NO_MEMORY : STATUS_OK;

    if (!status && folder->length)
        status = library_add_folder(library, folder->text, shipped);
    strbuf_release(folder);
    return status;
}

enum status library_open(struct library *library, const char *kind)
{
    struct strbuf own = {0}, shipped = {0};

    *library = (struct library){0};
    library_add_own_folder(&own, kind);
    enum status status = add_found(library, &own, false);
    if (status)
        return status;
    strbuf_addf(&shipped, "%s/%s", library_data_folder(), kind);
    return add_found(library, &shipped, true);
}

void library_release(struct library *library)
{
    memory_free(library->entries);
    arena_release(&library->arena);
    *library = (struct library){0};
}

const char *library_find(const struct library *library, const char *name)
{
    size_t place = place_of(library, name);

    return stands_at(library, place, name) ? library->entries[place].path : NULL;
}

/* The name nearest to a mistyped one, or NULL. A handful at a time, the nearest so far among them,
 * so that nothing is allocated. */
static const char *nearest_name(const struct library *library, const char *name)
{
    const char *names[64], *nearest = NULL;

    for (size_t i = 0; i < library->count;) {
        size_t count = 0;
        if (nearest)
            names[count++] = nearest;
        while (count < sizeof names / sizeof *names && i < library->count)
            names[count++] = library->entries[i++].name;
        nearest = suggest_nearest(name, names, count);
    }
    return nearest;
}

static void add_names(const struct library *library, struct strbuf *out)
{
    for (size_t i = 0; i < library->count; i++)
        strbuf_addf(out, "%s%s", i ? ", " : "", library->entries[i].name);
}

void library_refuse(const struct library *library, const char *name, const char *near,
                    const char *far, struct position where, struct diag *diag)
{
    const char *nearest = nearest_name(library, name);
    struct strbuf names = {0};

    add_names(library, &names);
    diag_add(diag, SEVERITY_ERROR, where,
             message_with(nearest ? near : far, arg_typed("name", name),
                          arg_text("nearest", nearest), arg_text("names", strbuf_text(&names))));
    diag->no_memory |= names.failed;
    strbuf_release(&names);
}

static enum status complain(const struct library *library, const char *typed, struct strbuf *all,
                            struct diag *diag)
{
    const char *near = nearest_name(library, typed);

    add_names(library, all);
    struct message message = message_with(
        near             ? N_("there is no “{name}”; did you mean “{near}”?")
        : library->count ? N_("there is no “{name}”; there are: {names}")
                         : N_("there is no “{name}”; give the path of a file, with .xml"),
        arg_typed("name", typed), arg_text("near", near), arg_text("names", strbuf_text(all)));
    diag_add(diag, SEVERITY_ERROR, (struct position){0}, message);
    return all->failed || diag->no_memory ? STATUS_NO_MEMORY : STATUS_NOT_FOUND;
}

/* A file of that name in the user's folder was meant, most likely; else the names are told. */
static enum status complain_of_name(const struct library *library, const char *typed,
                                    struct strbuf *file, struct strbuf *all, struct diag *diag)
{
    strbuf_addf(file, "%s.xml", typed);
    if (file->failed)
        return STATUS_NO_MEMORY;
    if (access(strbuf_text(file), F_OK) != 0)
        return complain(library, typed, all, diag);
    diag_add(diag, SEVERITY_ERROR, (struct position){0},
             message_with(N_("there is no “{name}” among those that breuk knows by name, but here "
                             "lies {file}: write {file}"),
                          arg_typed("name", typed), arg_typed("file", strbuf_text(file))));
    return diag->no_memory ? STATUS_NO_MEMORY : STATUS_NOT_FOUND;
}

/* "fractions.xml", where no such file is and "fractions" is a name. */
static bool is_name_with_ending(const struct library *library, const char *typed,
                                struct strbuf *name)
{
    static const char ending[] = ".xml";
    size_t length = strlen(typed), tail = strlen(ending);

    if (length <= tail || strcmp(typed + length - tail, ending) != 0 || access(typed, F_OK) == 0)
        return false;
    strbuf_add_bytes(name, typed, length - tail);
    return library_find(library, strbuf_text(name)) != NULL;
}

static enum status complain_of_ending(const char *typed, const char *name, struct diag *diag)
{
    diag_add(diag, SEVERITY_ERROR, (struct position){0},
             message_with(N_("there is no file “{file}” here; what breuk knows by name has no "
                             ".xml: write {name}"),
                          arg_typed("file", typed), arg_typed("name", name)));
    return diag->no_memory ? STATUS_NO_MEMORY : STATUS_NOT_FOUND;
}

enum status library_resolve(struct library *library, const char **path, const char *typed,
                            struct diag *diag)
{
    struct strbuf file = {0}, all = {0};
    enum status status = STATUS_OK;

    *path = library_is_path(typed) ? typed : library_find(library, typed);
    if (!*path) {
        status = complain_of_name(library, typed, &file, &all, diag);
    } else if (*path == typed && is_name_with_ending(library, typed, &file)) {
        *path = NULL;
        status = complain_of_ending(typed, strbuf_text(&file), diag);
    }
    strbuf_release(&file);
    strbuf_release(&all);
    return status;
}
