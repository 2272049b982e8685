#include "base/diag.h"

#include <string.h>

/* A sentence shows at most 60 characters of what somebody typed (text/text.c), each of at most 4
 * bytes. */
enum { TYPED_KEPT = 256 };

static const char *keep(struct diag *diag, const char *text, size_t most)
{
    if (!text)
        return NULL;
    return arena_copy_bytes(&diag->arena, text, strnlen(text, most));
}

static bool same_text(const char *one, const char *other)
{
    return one && other ? strcmp(one, other) == 0 : one == other;
}

static bool same_words(const struct message *one, const struct message *other)
{
    bool same = same_text(one->id, other->id) && one->args == other->args;

    for (int a = 0; same && a < one->args; a++)
        same = one->arg[a].kind == other->arg[a].kind && one->arg[a].count == other->arg[a].count &&
               same_text(one->arg[a].text, other->arg[a].text) &&
               !memcmp(one->arg[a].number, other->arg[a].number, MESSAGE_NUMBER_SIZE);
    return same;
}

/* Returns the entry that says the same of the same file; NULL when there is none. */
static struct diag_entry *find_said(struct diag *diag, enum severity severity, const char *file,
                                    const struct message *message)
{
    for (size_t i = 0; i < diag->count; i++) {
        struct diag_entry *entry = &diag->entries[i];
        if (entry->severity == severity && same_text(entry->where.file, file) &&
            same_words(&entry->message, message))
            return entry;
    }
    return NULL;
}

static bool is_at(const struct diag_entry *entry, struct position where)
{
    bool at = entry->where.line == where.line && entry->where.column == where.column;

    for (const struct diag_place *also = entry->also; also && !at; also = also->next)
        at = also->line == where.line && also->column == where.column;
    return at;
}

/* Adds a place to an entry; false: it has that place, or as many as it keeps. */
static bool add_place(struct diag *diag, struct diag_entry *entry, struct position where)
{
    if (is_at(entry, where))
        return false;
    if (entry->also_count == DIAG_PLACES) {
        entry->more_count++;
        return false;
    }
    struct diag_place *place = arena_new(&diag->arena, 1, sizeof *place);
    entry->also_count++;
    *place = (struct diag_place){
        .line = where.line, .column = where.column, .continuing = where.continuing};
    if (entry->last_also)
        entry->last_also->next = place;
    else
        entry->also = place;
    entry->last_also = place;
    return true;
}

static void add_edits(struct diag *diag, struct diag_entry *entry, const struct diag_edit *edits,
                      size_t count)
{
    for (size_t i = 0; i < count; i++) {
        struct diag_edit *edit = arena_new(&diag->arena, 1, sizeof *edit);
        *edit = edits[i];
        edit->next = NULL;
        edit->text = keep(diag, edits[i].text, SIZE_MAX);
        if (entry->last_edit)
            entry->last_edit->next = edit;
        else
            entry->edits = edit;
        entry->last_edit = edit;
    }
}

/* Returns the place for a new entry. In a full list an error replaces the last entry that is not an
 * error. Returns NULL when there is no room. */
static struct diag_entry *place_for(struct diag *diag, enum severity severity)
{
    if (diag->count < DIAG_LIMIT) {
        memory_make_room(&diag->entries, diag->count, &diag->capacity);
        return &diag->entries[diag->count];
    }
    for (size_t i = diag->count; severity == SEVERITY_ERROR && i > 0; i--) {
        struct diag_entry *entry = &diag->entries[i - 1];
        if (entry->severity == SEVERITY_ERROR)
            continue;
        memmove(entry, entry + 1, (diag->count - i) * sizeof *entry);
        diag->count--;
        return &diag->entries[diag->count];
    }
    return NULL;
}

bool diag_wants_warning(struct diag *diag)
{
    bool wants = diag->count < DIAG_LIMIT;

    diag->warnings += !wants;
    return wants;
}

bool diag_is_full(struct diag *diag)
{
    diag->unfinished |= diag->errors >= DIAG_LIMIT;
    return diag->errors >= DIAG_LIMIT;
}

bool diag_has(const struct diag *diag, struct position where, const char *id)
{
    for (size_t i = 0; i < diag->count; i++) {
        const struct position told = diag->entries[i].where;
        if (!strcmp(diag->entries[i].message.id, id) &&
            (!where.file || (told.line == where.line && told.column == where.column && told.file &&
                             !strcmp(told.file, where.file))))
            return true;
    }
    return false;
}

void diag_add(struct diag *diag, enum severity severity, struct position where,
              struct message message)
{
    diag_propose(diag, severity, where, message, NULL, 0);
}

void diag_propose(struct diag *diag, enum severity severity, struct position where,
                  struct message message, const struct diag_edit *edits, size_t count)
{
    struct diag_entry *said = where.line ? find_said(diag, severity, where.file, &message) : NULL;

    diag->errors += severity == SEVERITY_ERROR;
    if (said) {
        diag->repeated += severity == SEVERITY_ERROR;
        if (add_place(diag, said, where))
            add_edits(diag, said, edits, count);
        return;
    }
    diag->warnings += severity == SEVERITY_WARNING;
    struct diag_entry *entry = place_for(diag, severity);
    if (!entry)
        return;
    *entry = (struct diag_entry){.severity = severity, .where = where, .message = message};
    entry->where.file = keep(diag, where.file, SIZE_MAX);
    for (int i = 0; i < message.args; i++) {
        struct message_arg *arg = &entry->message.arg[i];
        size_t most = arg->kind == MESSAGE_TYPED ? TYPED_KEPT : SIZE_MAX;
        arg->text = keep(diag, arg->text, most);
    }
    add_edits(diag, entry, edits, count);
    diag->count++;
}

void diag_suggest(struct diag *diag, enum severity severity, struct position where,
                  struct message message, const char *typed, const char *nearest)
{
    struct diag_edit edit = {
        .line = where.line, .column = where.column, .length = strlen(typed), .text = nearest};

    diag_propose(diag, severity, where, message, &edit, nearest && where.line);
}

void diag_note_file(struct diag *diag, const char *path)
{
    if (diag->files)
        strbuf_add_bytes(diag->files, path, strlen(path) + 1);
}

struct position diag_included_at(const struct diag *diag, const char *file)
{
    for (const struct diag_include *include = diag->includes; file && include;
         include = include->next)
        if (!strcmp(include->file, file))
            return include->where;
    return (struct position){0};
}

void diag_note_include(struct diag *diag, const char *file, struct position where)
{
    if (diag_included_at(diag, file).file)
        return;
    struct diag_include *include = arena_new(&diag->arena, 1, sizeof *include);
    *include = (struct diag_include){diag->includes, keep(diag, file, SIZE_MAX), where};
    include->where.file = keep(diag, where.file, SIZE_MAX);
    diag->includes = include;
}

void diag_release(struct diag *diag)
{
    arena_release(&diag->arena);
    memory_free(diag->entries);
    *diag = (struct diag){0};
}
