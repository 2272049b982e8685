#include "base/diag.h"

static const char *keep(struct diag *diag, const char *text)
{
    if (!text)
        return NULL;
    const char *copy = arena_copy_text(&diag->arena, text);
    if (!copy)
        diag->no_memory = true;
    return copy;
}

static struct diag_entry *next_entry(struct diag *diag)
{
    if (diag->count == diag->capacity) {
        size_t capacity = diag->capacity ? diag->capacity * 2 : 8;
        struct diag_entry *grown = memory_resize(diag->entries, capacity, sizeof *grown);
        if (!grown) {
            diag->no_memory = true;
            return NULL;
        }
        diag->entries = grown;
        diag->capacity = capacity;
    }
    return &diag->entries[diag->count];
}

void diag_add(struct diag *diag, enum severity severity, struct position where,
              const struct message *message)
{
    diag->errors += severity == SEVERITY_ERROR;
    diag->warnings += severity == SEVERITY_WARNING;
    if (diag->count == DIAG_LIMIT)
        return;
    struct diag_entry *entry = next_entry(diag);
    if (!entry)
        return;
    *entry = (struct diag_entry){severity, where, *message};
    if (where.file && !(entry->where.file = keep(diag, where.file)))
        return;
    for (int i = 0; i < message->args; i++) {
        struct message_arg *arg = &entry->message.arg[i];
        if (arg->text && !(arg->text = keep(diag, arg->text)))
            return;
    }
    diag->count++;
}

void diag_release(struct diag *diag)
{
    arena_release(&diag->arena);
    memory_free(diag->entries);
    *diag = (struct diag){0};
}
