#include "xml/bundle.h"

#include "base/strbuf.h"
#include "files/archive.h"
#include "files/input.h"
#include "files/listing.h"
#include "files/place.h"
#include "xml/library.h"
#include "xml/xml.h"

#include <ctype.h>
#include <string.h>

static const struct library_kind kinds[] = {
    {"decks", "decks", "deck"},
    {"decks/rulesets", "rulesets", "ruleset"},
    {"templates", "templates", "template"},
    {"print", "print", "sheet"},
    {"lessons", "lessons", "lesson"},
};

enum { ROOT_SIZE = 16 };

const struct library_kind *library_kind_of(const char *folder)
{
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
        if (strcmp(kinds[i].folder, folder) == 0)
            return &kinds[i];
    return NULL;
}

/* Copies the name of the first element; "" when there is none, or its name is too long to be one of
 * ours. */
static void find_root(const char *text, char root[ROOT_SIZE])
{
    *root = '\0';
    while (text && (text = strchr(text, '<'))) {
        if (strncmp(text, "<!--", 4) == 0) {
            text = strstr(text + 4, "-->");
        } else if (text[1] == '?' || text[1] == '!') {
            text++;
        } else {
            size_t length = strspn(text + 1, "abcdefghijklmnopqrstuvwxyz");
            if (length < ROOT_SIZE && !isalnum((unsigned char)text[1 + length])) {
                memcpy(root, text + 1, length);
                root[length] = '\0';
            }
            return;
        }
    }
}

/* Reads the name of a file's first element; "" also of a file that cannot be read. False: there is
 * no such file. */
static bool read_root(const char *path, char root[ROOT_SIZE])
{
    struct input input;
    struct message why;
    enum status status = input_open(&input, path, &why);

    *root = '\0';
    if (status != STATUS_OK)
        return status != STATUS_NOT_FOUND;
    if (input.length <= XML_FILE_LIMIT) {
        char *bytes = memory_new(input.length + 1, 1);
        if (input_read(&input, bytes, &why) == STATUS_OK) {
            bytes[input.length] = '\0';
            find_root(bytes, root);
        }
        memory_free(bytes);
    }
    input_close(&input);
    return true;
}

/* Returns whether files of another kind than this begin so, or parts of files do. */
static bool is_of_another(const char *root, const struct library_kind *kind)
{
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
        if (&kinds[i] != kind && strcmp(kinds[i].root, root) == 0)
            return true;
    return strcmp(root, "part") == 0;
}

const char *bundle_find(struct arena *arena, const char *folder, const struct library_kind *kind,
                        const char *name)
{
    struct strbuf tried = {0};
    char root[ROOT_SIZE];
    bool found = false;

    for (int below = 0; below < 2 && !found; below++) {
        strbuf_clear(&tried);
        strbuf_addf(&tried, "%s%s%s%s.xml", folder, below ? kind->below : "", below ? "/" : "",
                    name);
        found = read_root(tried.text, root) && !is_of_another(root, kind);
    }
    const char *path = found ? arena_copy_text(arena, tried.text) : NULL;
    strbuf_release(&tried);
    return path;
}

/* Returns whether the file lies in the folder itself, or in the one for the kind. */
static bool is_beside(const char *name, const struct library_kind *kind)
{
    size_t length = strlen(kind->below);

    if (strncmp(name, kind->below, length) == 0 && name[length] == '/')
        name += length + 1;
    return !strchr(name, '/');
}

/* Keeps those of the listed files that are of the kind; with `beside` only those beside a deck. */
static void keep_kind(struct arena *arena, const char ***paths, size_t *count, const char *folder,
                      const struct listing *listing, const struct library_kind *kind, bool beside)
{
    size_t length = strlen(folder);
    const char *slash = length && folder[length - 1] != '/' ? "/" : "";
    struct strbuf path = {0};
    char root[ROOT_SIZE];

    *count = 0;
    *paths = arena_new(arena, listing->count + 1, sizeof **paths);
    for (size_t i = 0; i < listing->count; i++) {
        if (!text_ends(listing->names[i], ".xml") ||
            (beside && !is_beside(listing->names[i], kind)))
            continue;
        strbuf_clear(&path);
        strbuf_addf(&path, "%s%s%s", folder, slash, listing->names[i]);
        if (read_root(path.text, root) && strcmp(root, kind->root) == 0)
            (*paths)[(*count)++] = arena_copy_text(arena, path.text);
    }
    strbuf_release(&path);
}

void bundle_list(struct arena *arena, const char ***paths, size_t *count, const char *folder,
                 const struct library_kind *kind)
{
    struct listing listing = {0};
    struct diag diag = {0};
    size_t length = strlen(folder);
    char *bare = arena_copy_bytes(arena, folder, length > 1 ? length - 1 : length);

    *count = 0;
    if (listing_read(&listing, *bare ? bare : ".", &diag) == STATUS_OK)
        keep_kind(arena, paths, count, folder, &listing, kind, true);
    listing_release(&listing);
    diag_release(&diag);
}

/* Says that none or several of the files are of the kind. */
static enum status ask_which(const char *const *paths, size_t count, const char *folder,
                             const struct library_kind *kind, struct diag *diag)
{
    struct strbuf list = {0}, root = {0};

    strbuf_addf(&root, "<%s>", kind->root);
    for (size_t i = 0; i < count; i++)
        strbuf_addf(&list, "%s%s", i ? ", " : "", paths[i]);
    diag_add(diag, SEVERITY_ERROR, (struct position){.file = folder},
             message_with(count ? N_("several files in here begin with {root}; name the one that "
                                     "you mean: {files}")
                                : N_("no file in here begins with {root}; name another folder or "
                                     "file"),
                          arg_text("root", strbuf_text(&root)),
                          arg_text("files", strbuf_text(&list))));
    strbuf_release(&list);
    strbuf_release(&root);
    return STATUS_NOT_FOUND;
}

enum status bundle_all(struct arena *arena, const char ***paths, size_t *count, const char *folder,
                       const struct library_kind *kind, struct diag *diag)
{
    struct listing listing = {0};
    enum status status = listing_read(&listing, folder, diag);

    if (status == STATUS_OK)
        keep_kind(arena, paths, count, folder, &listing, kind, false);
    listing_release(&listing);
    return status;
}

enum status bundle_only(struct arena *arena, const char **path, const char *folder,
                        const struct library_kind *kind, struct diag *diag)
{
    const char **paths;
    size_t count;
    enum status status = bundle_all(arena, &paths, &count, folder, kind, diag);

    if (status != STATUS_OK)
        return status;
    if (count != 1)
        return ask_which(paths, count, folder, kind, diag);
    *path = paths[0];
    return STATUS_OK;
}

enum status bundle_check_zip(const char *path, struct diag *diag)
{
    struct strbuf zip = {0};
    struct archive *archive = NULL;
    size_t length = place_of_zip(path);

    strbuf_add_bytes(&zip, path, length ? length : strlen(path));
    enum status status = archive_open(&archive, strbuf_text(&zip), diag);
    archive_close(archive);
    strbuf_release(&zip);
    return status;
}
