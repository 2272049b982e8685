#include "cli/pack/pack.h"

#include "console/file_name.h"
#include "deck/deck.h"
#include "files/archive.h"
#include "files/input.h"
#include "files/place.h"
#include "paper/sheet.h"
#include "xml/bundle.h"
#include "xml/library.h"

#include <stdlib.h>
#include <string.h>

static enum status refuse_as(struct gathering *gathering, struct message why, enum status status)
{
    diag_add(&gathering->diag, SEVERITY_ERROR, (struct position){0}, why);
    return status;
}

static enum status refuse(struct gathering *gathering, struct message why)
{
    return refuse_as(gathering, why, STATUS_INVALID);
}

/* --- gathering */

static const char *keep(struct gathering *gathering, const char *text)
{
    return arena_copy_text(&gathering->arena, text);
}

/* Returns the length of the path of the file's folder, with its slash. */
static size_t folder_length(const char *path)
{
    const char *slash = strrchr(path, '/');

    return slash ? (size_t)(slash + 1 - path) : 0;
}

/* Returns the path that the file has below the folder of another; NULL: it lies elsewhere. */
static const char *path_below(const char *path, const char *other)
{
    size_t length = folder_length(other);

    return strncmp(path, other, length) == 0 && (length || *path != '/') ? path + length : NULL;
}

/* Returns whether the file lies in a folder of the data that came with breuk. */
static bool lies_in_data(const char *path, const char *data, const char *folder)
{
    struct strbuf name = {0};

    strbuf_addf(&name, "%s%s", data, folder);
    char *whole = place_whole(strbuf_text(&name)), *file = place_whole(path);
    size_t length = strlen(whole);
    bool lies = strncmp(file, whole, length) == 0 && file[length] == '/';
    memory_free(whole);
    memory_free(file);
    strbuf_release(&name);
    return lies;
}

/* Returns whether the file came with breuk. Of a deck that did, its own file and its parts count as
 * its author's; a rule set does not. */
static bool is_shipped(const char *path, enum file_kind_index kind)
{
    const char *folder = kind == FILE_KIND_deck ? "/" RULESET_LIBRARY : "";

    return lies_in_data(path, library_data_folder(), folder) ||
           lies_in_data(path, library_built_folder(), folder);
}

/* Notes the name of a file that is left out, once. */
static void leave_out(struct gathering *gathering, const char *path)
{
    const char *name = library_name_of(&gathering->arena, path);
    size_t length = strlen(name);

    for (const char *at = strbuf_text(&gathering->left_out); (at = strstr(at, name)); at += length)
        if ((at == gathering->left_out.text || at[-1] == ' ') && (!at[length] || at[length] == ','))
            return;
    strbuf_addf(&gathering->left_out, "%s%s", gathering->left_out.length ? ", " : "", name);
}

/* Adds a file by the name that it will have. */
static enum status add(struct gathering *gathering, const char *name, const char *path)
{
    const char *fault = archive_name_fault(name);

    if (fault)
        return refuse(gathering, message_with(fault, arg_typed("name", name)));
    for (size_t i = 0; i < gathering->count; i++) {
        const struct gathered *other = &gathering->files[i];
        if (strcmp(other->name, name) == 0 && strcmp(other->path, path) == 0)
            return STATUS_OK;
        if (archive_names_clash(other->name, name))
            return refuse(gathering,
                          message_with(N_("{one} and {other} would have the same name in the pack, "
                                          "if capitals count for nothing; rename one of them"),
                                       arg_text("one", other->path), arg_text("other", path)));
    }
    memory_make_room(&gathering->files, gathering->count, &gathering->capacity);
    gathering->files[gathering->count++] =
        (struct gathered){keep(gathering, name), keep(gathering, path)};
    return STATUS_OK;
}

/* Adds the files that were read to load `root`, a file of that kind. */
static enum status add_group(struct gathering *gathering, const char *root,
                             enum file_kind_index kind, const struct strbuf *read)
{
    const char *library = file_kinds[kind].library, *slash = strrchr(library, '/');
    const char *text = strbuf_text(read);
    enum status status = STATUS_OK;
    bool after_shipped = false;

    strbuf_add_bytes(&gathering->read, text, read->length);
    for (size_t at = 0; at < read->length && status == STATUS_OK; at += strlen(text + at) + 1) {
        const char *path = text + at, *below = path_below(path, gathering->deck);
        struct strbuf name = {0};
        if (is_shipped(path, kind)) {
            /* What a shipped file needs itself was read after it. */
            if (!after_shipped)
                leave_out(gathering, path);
            after_shipped = true;
            continue;
        }
        after_shipped = false;
        if (below) {
            strbuf_add(&name, below);
        } else {
            /* A deck's parts lie below it, so what does not is a rule set. */
            const char *inner = path_below(path, root);
            strbuf_addf(&name, "%s/%s",
                        kind == FILE_KIND_deck ? "rulesets"
                        : slash                ? slash + 1
                                               : library,
                        inner ? inner : path + folder_length(path));
        }
        status = add(gathering, strbuf_text(&name), path);
        strbuf_release(&name);
    }
    return status;
}

/* Loads a sheet alone: to check one is to draw on it, too. */
static enum status load_sheet(const char *path, const char *part, struct diag *diag)
{
    struct sheet *sheet;
    enum status status = sheet_load_part(&sheet, path, part, diag);

    sheet_free(sheet);
    return status;
}

/* Reads a file as the program does to use it. */
static enum status check_file(const char *path, enum file_kind_index kind, struct diag *diag)
{
    const struct check_with with = {0};
    struct file_facts facts = {0};
    struct xml_document *document = NULL;
    size_t errors = diag->errors;
    enum status status = xml_read(&document, path, file_kinds[kind].grammar, diag);

    if (document)
        status = file_kinds[kind].check(path, document, &with, &facts, diag);
    xml_free(document);
    return status == STATUS_OK && diag->errors > errors ? STATUS_INVALID : status;
}

/* Loads a file as its kind is used, and adds it with all that it names. `part` is that of a sheet
 * (file_name.h), or NULL. */
static enum status load_file(struct gathering *gathering, const char *path, const char *part,
                             enum file_kind_index kind)
{
    struct strbuf read = {0};
    struct diag *diag = &gathering->diag;

    diag->files = &read;
    enum status status =
        kind == FILE_KIND_sheet ? load_sheet(path, part, diag) : check_file(path, kind, diag);
    diag->files = NULL;
    if (status == STATUS_OK)
        status = add_group(gathering, path, kind, &read);
    strbuf_release(&read);
    return status;
}

/* Adds what a name, or a path, stands for. */
static enum status load_typed(struct gathering *gathering, const char *typed,
                              enum file_kind_index kind)
{
    struct library library = {0};
    const char *path, *part = NULL;
    enum status status;

    library_open(&library, file_kinds[kind].library);
    if (kind == FILE_KIND_sheet) {
        status =
            sheet_name_resolve(&library, typed, gathering->deck, &path, &part, &gathering->diag);
    } else {
        library_take_beside(&library, gathering->deck, typed);
        status = library_resolve(&library, &path, typed, &gathering->diag);
    }
    if (status == STATUS_OK)
        status = load_file(gathering, path, part, kind);
    library_release(&library);
    return status;
}

/* Loads the deck with its parts and rule sets, then its template. */
static enum status load_deck(struct gathering *gathering, const char *typed)
{
    struct library library = {0};
    struct strbuf read = {0};
    struct deck *deck = NULL;
    struct diag *diag = &gathering->diag;
    const char *path;

    library_open(&library, DECK_LIBRARY);
    enum status status = library_resolve(&library, &path, typed, diag);
    if (status == STATUS_OK) {
        gathering->deck = keep(gathering, path);
        diag->files = &read;
        status = deck_load(&deck, gathering->deck, diag);
        diag->files = NULL;
    }
    if (status == STATUS_OK)
        status = add_group(gathering, gathering->deck, FILE_KIND_deck, &read);
    if (status == STATUS_OK)
        status = load_typed(gathering, deck_about(deck)->template, FILE_KIND_template);
    deck_free(deck);
    strbuf_release(&read);
    library_release(&library);
    return status;
}

/* Loads all files of ours in a folder; its deck is loaded already. */
static enum status load_folder(struct gathering *gathering, const char *folder)
{
    enum status status = STATUS_OK;

    for (int kind = FILE_KIND_deck + 1; kind < FILE_KINDS && status == STATUS_OK; kind++) {
        const char **paths;
        size_t count;
        status = bundle_all(&gathering->arena, &paths, &count, folder,
                            library_kind_of(file_kinds[kind].library), &gathering->diag);
        for (size_t i = 0; i < count && status == STATUS_OK; i++)
            status = load_file(gathering, paths[i], NULL, (enum file_kind_index)kind);
    }
    return status;
}

static int by_name(const void *a, const void *b)
{
    return strcmp(((const struct gathered *)a)->name, ((const struct gathered *)b)->name);
}

enum status gathering_load(struct gathering *gathering, const struct pack_wish *wish)
{
    enum status status = load_deck(gathering, wish->deck);

    if (status == STATUS_OK && library_is_path(wish->deck) && place_is_folder(wish->deck))
        status = load_folder(gathering, wish->deck);
    for (int kind = 0; kind < FILE_KINDS; kind++)
        for (int i = 0; i < wish->more[kind].count && status == STATUS_OK; i++)
            status = load_typed(gathering, wish->more[kind].texts[i], (enum file_kind_index)kind);
    if (status == STATUS_OK)
        qsort(gathering->files, gathering->count, sizeof *gathering->files, by_name);
    return status;
}

void gathering_release(struct gathering *gathering)
{
    memory_free(gathering->files);
    strbuf_release(&gathering->left_out);
    strbuf_release(&gathering->read);
    diag_release(&gathering->diag);
    arena_release(&gathering->arena);
}

/* --- the file */

/* Reads a whole file; it was read before and may have changed since. */
static enum status read_file(struct gathering *gathering, const char *path, struct strbuf *out)
{
    struct input input;
    struct message why;
    enum status status = input_open(&input, path, &why);

    if (status != STATUS_OK)
        return refuse_as(gathering, why, status);
    if (input.length > ARCHIVE_FILE_LIMIT) {
        input_close(&input);
        return refuse(gathering, message_with(N_("{file} is larger than 8 MiB; make it smaller"),
                                              arg_text("file", path)));
    }
    char *bytes = memory_new(input.length + 1, 1);
    status = input_read(&input, bytes, &why);
    if (status == STATUS_OK)
        strbuf_add_bytes(out, bytes, input.length);
    else
        refuse_as(gathering, why, status);
    input_close(&input);
    memory_free(bytes);
    return status;
}

static enum status add_files(struct gathering *gathering, struct packing *packing,
                             struct strbuf *contents)
{
    static const char png[] = "\x89PNG";
    enum status status = STATUS_OK;
    size_t total = 0;

    for (size_t i = 0; i < gathering->count && status == STATUS_OK; i++) {
        const struct gathered *file = &gathering->files[i];
        status = read_file(gathering, file->path, &contents[i]);
        if (status != STATUS_OK)
            return status;
        total += contents[i].length;
        if (total > ARCHIVE_LIMIT)
            return refuse(gathering,
                          message_of(N_("the deck with all it needs is larger than 64 MiB; make "
                                        "its pictures smaller")));
        bool is_png = strncmp(strbuf_text(&contents[i]), png, strlen(png)) == 0;
        packing_add(packing, file->name, &contents[i], is_png);
    }
    return status;
}

enum status pack_file_make(struct gathering *gathering, struct strbuf *out)
{
    if (gathering->count > ARCHIVE_COUNT_LIMIT)
        return refuse(gathering,
                      message_of(N_("the deck needs more than 1000 files; put several pictures "
                                    "into one, or leave some out")));
    struct packing *packing = packing_new();
    struct strbuf *contents = memory_new(gathering->count + 1, sizeof *contents);
    enum status status = add_files(gathering, packing, contents);
    if (status == STATUS_OK)
        packing_finish(packing, out);
    packing_free(packing); /* it borrows the others until here */
    for (size_t i = 0; i < gathering->count; i++)
        strbuf_release(&contents[i]);
    memory_free(contents);
    return status;
}
