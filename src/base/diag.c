#include "base/diag.h"

#include <string.h>

/* A sentence shows at most 60 characters of what somebody typed (text/text.c), each of at most 4
 * bytes. */
enum { TYPED_KEPT = 256 };

static const char *keep(struct diag *diag, const char *text, size_t most)
{
    if (!text)
        return NULL;
    const char *copy = arena_copy_bytes(&diag->arena, text, strnlen(text, most));
    if (!copy)
        diag->no_memory = true;
    return copy;
}

static bool same_text(const char *one, const char *other)
{
    return one && other ? strcmp(one, other) == 0 : one == other;
}

/* Returns whether the diag already has this warning of this place. Each page of a document may
 * repeat it. */
static bool was_said(const struct diag *diag, struct position where, const struct message *message)
{
    for (size_t i = 0; i < diag->count; i++) {
        const struct diag_entry *entry = &diag->entries[i];
        const struct message *other = &entry->message;
        bool same = entry->severity == SEVERITY_WARNING && entry->where.line == where.line &&
                    entry->where.column == where.column &&
                    same_text(entry->where.file, where.file) && same_text(other->id, message->id) &&
                    other->args == message->args;
        for (int a = 0; same && a < message->args; a++)
            same = other->arg[a].kind == message->arg[a].kind &&
                   other->arg[a].count == message->arg[a].count &&
                   same_text(other->arg[a].text, message->arg[a].text) &&
                   !memcmp(other->arg[a].number, message->arg[a].number, MESSAGE_NUMBER_SIZE);
        if (same)
            return true;
    }
    return false;
}

/* Returns the place for a new entry. In a full list an error replaces the last entry that is not an
 * error. Returns NULL when there is no room, or no memory. */
static struct diag_entry *place_for(struct diag *diag, enum severity severity)
{
    if (diag->count < DIAG_LIMIT) {
        if (memory_make_room(&diag->entries, diag->count, &diag->capacity))
            return &diag->entries[diag->count];
        diag->no_memory = true;
        return NULL;
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

void diag_add(struct diag *diag, enum severity severity, struct position where,
              struct message message)
{
    if (severity == SEVERITY_WARNING && diag->count < DIAG_LIMIT && was_said(diag, where, &message))
        return;
    diag->errors += severity == SEVERITY_ERROR;
    diag->warnings += severity == SEVERITY_WARNING;
    struct diag_entry *entry = place_for(diag, severity);
    if (!entry)
        return;
    *entry = (struct diag_entry){severity, where, message};
    if (where.file && !(entry->where.file = keep(diag, where.file, SIZE_MAX)))
        return;
    for (int i = 0; i < message.args; i++) {
        struct message_arg *arg = &entry->message.arg[i];
        size_t most = arg->kind == MESSAGE_TYPED ? TYPED_KEPT : SIZE_MAX;
        if (arg->text && !(arg->text = keep(diag, arg->text, most)))
            return;
    }
    diag->count++;
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
    if (!include) {
        diag->no_memory = true;
        return;
    }
    *include = (struct diag_include){diag->includes, keep(diag, file, SIZE_MAX), where};
    include->where.file = keep(diag, where.file, SIZE_MAX);
    if (include->file && include->where.file)
        diag->includes = include;
}

void diag_release(struct diag *diag)
{
    arena_release(&diag->arena);
    memory_free(diag->entries);
    *diag = (struct diag){0};
}
