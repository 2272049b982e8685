#include "xml/library.h"

#include "base/strbuf.h"
#include "base/suggest.h"
#include "base/user_folder.h"
#include "files/place.h"
#include "xml/bundle.h"
#include "xml/other_word.h"

#include <dirent.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static const char suffix[] = ".xml", zip_suffix[] = ".zip";

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

/* Returns the length of the name that a file has in a library; 0 when it has none. */
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

    return strchr(typed, '/') || (length >= end && (!strcmp(typed + length - end, suffix) ||
                                                    !strcmp(typed + length - end, zip_suffix)));
}

const char *library_name_of(struct arena *arena, const char *path)
{
    const char *slash = strrchr(path, '/'), *file = slash ? slash + 1 : path;
    size_t length = name_length(file);

    return arena_copy_bytes(arena, file, length ? length : strlen(file));
}

/* Returns whether the library has that name; *place is the index of its entry, or where that would
 * go. */
static bool find(const struct library *library, const char *name, size_t *place)
{
    size_t low = 0, high = library->count;

    while (low < high) {
        size_t middle = low + (high - low) / 2;
        if (strcmp(library->entries[middle].name, name) < 0)
            low = middle + 1;
        else
            high = middle;
    }
    *place = low;
    return low < library->count && !strcmp(library->entries[low].name, name);
}

/* Adds a file at its place among the entries; its texts belong to the library. */
static void insert(struct library *library, size_t place, struct library_entry added)
{
    memory_make_room(&library->entries, library->count, &library->capacity);
    struct library_entry *entry = &library->entries[place];
    memmove(entry + 1, entry, (library->count - place) * sizeof *entry);
    *entry = added;
    library->count++;
}

static void add_file(struct library *library, const char *folder, const char *file, size_t length,
                     bool shipped)
{
    struct strbuf path = {0};
    char *name = arena_copy_bytes(&library->arena, file, length);
    size_t place;

    if (find(library, name, &place))
        return;
    strbuf_addf(&path, "%s/%s", folder, file);
    char *kept = arena_copy_text(&library->arena, path.text);
    strbuf_release(&path);
    insert(library, place, (struct library_entry){name, kept, shipped});
}

/* Adds a file that hides one of the same name. */
static void add_first(struct library *library, const char *path)
{
    const char *name = library_name_of(&library->arena, path);
    size_t place;

    if (!find(library, name, &place)) {
        insert(library, place, (struct library_entry){name, path, false});
        return;
    }
    library->entries[place] = (struct library_entry){name, path, false};
}

/* Returns whether the file lies in that folder, or below it. */
static bool lies_in(const char *file, const char *folder)
{
    size_t length = strlen(folder);

    return strncmp(file, folder, length) == 0 && file[length] == '/';
}

/* Returns whether the typed text is a name with the ending of its file: ours.xml. */
static bool is_file_of(const char *name, const char *typed)
{
    size_t length = strlen(name);

    return !strncmp(typed, name, length) && !strcmp(typed + length, suffix);
}

/* Adds a file whose name is like the one that was looked for. */
static void add_if_near(struct library *library, const char *path, const char *wanted)
{
    const char *name = library_name_of(&library->arena, path);

    if (is_file_of(name, wanted) || suggest_nearest(wanted, &name, 1))
        add_first(library, path);
}

bool library_is_shipped(const char *path)
{
    return lies_in(path, library_data_folder()) || lies_in(path, library_built_folder());
}

void library_take_beside(struct library *library, const char *file, const char *name)
{
    struct arena *arena = &library->arena;
    const char *slash = strrchr(file, '/'), **all = NULL;
    size_t count = 0;

    library->looked_beside = true;
    if (library_is_shipped(file))
        return;
    const char *folder = slash ? arena_copy_bytes(arena, file, (size_t)(slash + 1 - file)) : "";
    const char *path = bundle_find(arena, folder, library->kind, name);
    if (path) {
        add_first(library, path);
        return;
    }
    if (!library_find(library, name))
        bundle_list(arena, &all, &count, folder, library->kind);
    for (size_t i = 0; i < count; i++)
        add_if_near(library, all[i], name);
}

void library_add_folder(struct library *library, const char *folder, bool shipped)
{
    struct dirent *file;
    DIR *open = opendir(folder);

    if (!open && errno == ENOMEM)
        memory_give_up();
    if (!open)
        return;
    while ((file = readdir(open)))
        if (name_length(file->d_name))
            add_file(library, folder, file->d_name, name_length(file->d_name), shipped);
    closedir(open);
}

void library_add_own_folder(struct strbuf *out, const char *kind)
{
    user_folder_add(out, "XDG_DATA_HOME", ".local/share", "breuk/");
    if (out->length)
        strbuf_add(out, kind);
}

void library_open(struct library *library, const char *kind)
{
    if (!library->kind)
        library->kind = library_kind_of(kind);
    if (strcmp(kind, "decks") == 0)
        library->prefix = "deck:";
    if (strcmp(kind, "lessons") == 0)
        library->prefix = "lesson:";
    for (int shipped = 0; shipped < 2; shipped++) {
        struct strbuf folder = {0};
        if (shipped)
            strbuf_addf(&folder, "%s/%s", library_data_folder(), kind);
        else
            library_add_own_folder(&folder, kind);
        if (folder.length)
            library_add_folder(library, folder.text, shipped);
        strbuf_release(&folder);
    }
}

void library_release(struct library *library)
{
    memory_free(library->entries);
    arena_release(&library->arena);
    *library = (struct library){0};
}

const char *library_find(const struct library *library, const char *name)
{
    size_t place;

    return find(library, name, &place) ? library->entries[place].path : NULL;
}

/* Returns the name nearest to a mistyped one, or NULL. Compares 64 at a time, the nearest so far
 * among them, so that nothing is allocated. */
static const char *nearest_name(const struct library *library, const char *name)
{
    const char *names[64], *nearest = NULL;

    for (size_t i = 0; i < library->count; i++)
        if (is_file_of(library->entries[i].name, name))
            return library->entries[i].name;
    for (size_t i = 0; i < library->count;) {
        size_t count = 0;
        if (nearest)
            names[count++] = nearest;
        while (count < sizeof names / sizeof *names && i < library->count)
            names[count++] = library->entries[i++].name;
        nearest = other_word_nearest(name, names, count);
    }
    return nearest;
}

static void add_names(const struct library *library, struct strbuf *out)
{
    for (size_t i = 0; i < library->count; i++)
        strbuf_addf(out, "%s%s", i ? ", " : "", library->entries[i].name);
}

void library_complain(const struct library *library, enum severity severity, const char *name,
                      const char *near, const char *far, struct position where, struct diag *diag)
{
    const char *nearest = nearest_name(library, name);
    struct strbuf names = {0};

    add_names(library, &names);
    diag_suggest(diag, severity, where,
                 message_with(nearest ? near : far, arg_typed("name", name),
                              arg_text("nearest", nearest), arg_text("names", strbuf_text(&names))),
                 name, nearest);
    strbuf_release(&names);
}

/* Complains of a name that no file has. If the current folder has a file of that name, that one was
 * most likely meant; otherwise says which names there are. */
static enum status complain_of_name(const struct library *library, const char *typed,
                                    struct diag *diag)
{
    struct strbuf file = {0}, all = {0};

    strbuf_addf(&file, "%s.xml", typed);
    if (access(file.text, F_OK) == 0) {
        diag_add(diag, SEVERITY_ERROR, (struct position){0},
                 message_with(N_("breuk knows nothing by the name “{name}”, but there is a file "
                                 "{file} here; write {file}"),
                              arg_typed("name", typed), arg_typed("file", file.text)));
    } else if (place_is_folder(typed)) {
        diag_add(diag, SEVERITY_ERROR, (struct position){0},
                 message_with(N_("breuk knows nothing by the name “{name}”, but there is a folder "
                                 "{name} here; write {name}/"),
                              arg_typed("name", typed)));
    } else {
        const char *near = nearest_name(library, typed);
        add_names(library, &all);
        diag_add(
            diag, SEVERITY_ERROR, (struct position){0},
            message_with(near ? N_("there is no “{name}”; did you mean “{near}”?")
                         : library->looked_beside && library->count
                             ? N_("there is no “{name}”, not beside the deck either; choose one "
                                  "of: {names}, or put {name}.xml beside the deck")
                         : library->count
                             ? N_("there is no “{name}”; choose one of: {names}")
                             : N_("there is no “{name}”; give the path of a file, ending in .xml"),
                         arg_typed("name", typed), arg_text("near", near),
                         arg_text("names", strbuf_text(&all))));
    }
    strbuf_release(&file);
    strbuf_release(&all);
    return STATUS_NOT_FOUND;
}

const char *library_bare_name(const struct library *library, const char *typed)
{
    size_t length = library->prefix ? strlen(library->prefix) : 0;

    return length && strncmp(typed, library->prefix, length) == 0 ? typed + length : typed;
}

/* Returns whether a file is called a ZIP and does not begin as one. */
static bool is_broken_zip(const char *path)
{
    size_t length = strlen(path), end = sizeof zip_suffix - 1;

    return length > end && strcmp(path + length - end, zip_suffix) == 0 && access(path, F_OK) == 0;
}

enum status library_resolve(struct library *library, const char **path, const char *typed,
                            struct diag *diag)
{
    typed = library_bare_name(library, typed);
    size_t length = strlen(typed), end = sizeof suffix - 1;
    struct strbuf name = {0};

    *path = library_is_path(typed) ? typed : library_find(library, typed);
    if (!*path)
        return complain_of_name(library, typed, diag);
    if (*path == typed && place_is_folder(typed))
        return bundle_only(&library->arena, path, typed, library->kind, diag);
    if (*path == typed && (place_of_zip(typed) || is_broken_zip(typed)))
        return bundle_check_zip(typed, diag);
    if (*path != typed || length <= end || strcmp(typed + length - end, suffix) != 0 ||
        access(typed, F_OK) == 0)
        return STATUS_OK;
    /* No such file as "fractions.xml" is there, but "fractions" may be a name. */
    strbuf_add_bytes(&name, typed, length - end);
    enum status status = STATUS_OK;
    if (library_find(library, strbuf_text(&name))) {
        *path = NULL;
        diag_add(diag, SEVERITY_ERROR, (struct position){0},
                 message_with(N_("there is no file “{file}” here; to use the one that breuk knows "
                                 "by name, leave out .xml: write {name}"),
                              arg_typed("file", typed), arg_typed("name", strbuf_text(&name))));
        status = STATUS_NOT_FOUND;
    }
    strbuf_release(&name);
    return status;
}
