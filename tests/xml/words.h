/* English words for complaints, GNU style, for tests: the real ones are made by rooms above this
 * one. Numbers have words where rational/notation.h is included before this. */
#ifndef BREUK_TESTS_WORDS_H
#define BREUK_TESTS_WORDS_H

#include "base/diag.h"
#include "base/strbuf.h"

#include <inttypes.h>
#include <string.h>

static inline void words_of_message(const struct message *message, struct strbuf *out)
{
    const char *id = message->id;

    if (message->plural && message->arg[0].count != 1)
        id = message->plural;
    while (*id) {
        const struct message_arg *arg = NULL;
        size_t end = strcspn(id, "}");
        for (int i = 0; *id == '{' && i < message->args; i++)
            if (strlen(message->arg[i].name) == end - 1 &&
                !memcmp(message->arg[i].name, id + 1, end - 1))
                arg = &message->arg[i];
        if (!arg) {
            strbuf_add_char(out, *id++);
            continue;
        }
        if (arg->kind == MESSAGE_COUNT)
            strbuf_addf(out, "%" PRId64, arg->count);
#ifdef BREUK_RATIONAL_NOTATION_H
        else if (arg->kind == MESSAGE_NOTATION) {
            struct notation notation = notation_of_arg(arg);
            notation_print(&notation, NULL, out);
        }
#endif
        else
            strbuf_add(out, arg->kind == MESSAGE_NUMBER ? arg->number : arg->text);
        id += end + 1;
    }
}

/* Without `folder`/ before the files' names. */
static inline void words_without_folder(const char *text, const char *folder, struct strbuf *out)
{
    size_t length = strlen(folder);

    for (const char *found; length && (found = strstr(text, folder)); text = found + length + 1)
        strbuf_add_bytes(out, text, (size_t)(found - text));
    strbuf_add(out, text);
}

/* A line each. */
static inline void words_of_diag(const struct diag *diag, const char *folder, struct strbuf *out)
{
    struct strbuf all = {0};

    for (size_t i = 0; i < diag->count; i++) {
        const struct diag_entry *entry = &diag->entries[i];
        strbuf_addf(&all, "%s:", entry->where.file ? entry->where.file : "");
        if (entry->where.line)
            strbuf_addf(&all, "%d:%d:", entry->where.line, position_shown(entry->where));
        strbuf_add(&all, entry->severity == SEVERITY_ERROR     ? " error: "
                         : entry->severity == SEVERITY_WARNING ? " warning: "
                                                               : " note: ");
        words_of_message(&entry->message, &all);
        for (const struct diag_place *also = entry->also; also; also = also->next)
            strbuf_addf(&all, "%s%d:%d%s", also == entry->also ? " (also at " : ", ", also->line,
                        also->column - also->continuing, also->next ? "" : ")");
        strbuf_add_char(&all, '\n');
    }
    words_without_folder(strbuf_text(&all), folder, out);
    strbuf_release(&all);
}

#endif
