#include "console/complaint.h"

#include "base/output.h"
#include "base/strbuf.h"
#include "tui/show.h"
#include "json/writer.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

static const char *const severity_terms[] = {
    [SEVERITY_ERROR] = N_("error"),
    [SEVERITY_WARNING] = N_("warning"),
    [SEVERITY_NOTE] = N_("note"),
};

/* The same in JSON, where they are names that no translation changes. */
static const char *const severity_names[] = {
    [SEVERITY_ERROR] = "error",
    [SEVERITY_WARNING] = "warning",
    [SEVERITY_NOTE] = "note",
};

enum { INCLUDES_SHOWN = 8 }; /* as deep as includes go (XML_INCLUDE_DEPTH) */

/* Adds who includes the file: “(included by parts/cards.xml:4:12, deck.xml:5:12)”. */
static void add_gnu_includes(struct strbuf *out, const struct diag *diag, const char *file)
{
    struct position at = diag_included_at(diag, file);
    struct strbuf places = {0};

    if (!at.file)
        return;
    for (int i = 0; at.file && i < INCLUDES_SHOWN; i++, at = diag_included_at(diag, at.file))
        strbuf_addf(&places, "%s%s:%d:%d", i ? ", " : "", at.file, at.line, position_shown(at));
    strbuf_add_char(out, ' ');
    text_of(message_with(N_("(included by {places})"), arg_text("places", strbuf_text(&places))),
            NULL, out);
    strbuf_release(&places);
}

/* Adds who includes the file: a list that ends with the file that is no part. */
static void add_json_includes(struct json_writer *writer, const struct diag *diag, const char *file)
{
    struct position at = diag_included_at(diag, file);

    if (!at.file)
        return;
    json_begin_list(writer, "included_by");
    for (int i = 0; at.file && i < INCLUDES_SHOWN; i++, at = diag_included_at(diag, at.file)) {
        json_begin_object(writer, NULL);
        json_write_text(writer, "file", at.file);
        json_write_count(writer, "line", at.line);
        json_write_count(writer, "column", position_shown(at));
        json_end(writer);
    }
    json_end(writer);
}

/* Adds each way to mend the file: a list of edits. */
static void add_json_fixes(struct json_writer *writer, const struct diag_entry *entry)
{
    bool more = entry->edits != NULL;

    if (more)
        json_begin_list(writer, "fixes");
    for (int choice = 0; more; choice++) {
        more = false;
        json_begin_list(writer, NULL);
        for (const struct diag_edit *edit = entry->edits; edit; edit = edit->next) {
            more |= edit->choice > choice;
            if (edit->choice != choice)
                continue;
            json_begin_object(writer, NULL);
            json_write_count(writer, "line", edit->line);
            json_write_count(writer, "column", edit->column);
            json_write_count(writer, "length", (int64_t)edit->length);
            json_write_text(writer, "text", edit->text);
            json_end(writer);
        }
        json_end(writer);
    }
    if (entry->edits)
        json_end(writer);
}

static void add_json_places(struct json_writer *writer, const struct diag_entry *entry)
{
    if (!entry->also)
        return;
    json_begin_list(writer, "also");
    for (const struct diag_place *also = entry->also; also; also = also->next) {
        json_begin_object(writer, NULL);
        json_write_count(writer, "line", also->line);
        json_write_count(writer, "column", also->column - also->continuing);
        json_end(writer);
    }
    json_end(writer);
}

/* Each adds an entry with its sentence. `diag` knows the files that include its file; NULL: there
 * are none. */
static void add_json_entry(struct strbuf *out, const struct diag_entry *entry, const char *sentence,
                           const struct diag *diag)
{
    struct json_writer writer = json_begin_line(out);

    json_write_text(&writer, "severity", severity_names[entry->severity]);
    if (entry->where.file)
        json_write_text(&writer, "file", entry->where.file);
    if (entry->where.line)
        json_write_count(&writer, "line", entry->where.line);
    if (entry->where.column)
        json_write_count(&writer, "column", position_shown(entry->where));
    json_write_text(&writer, "message", sentence);
    json_write_text(&writer, "id", entry->message.id);
    add_json_places(&writer, entry);
    add_json_fixes(&writer, entry);
    if (diag)
        add_json_includes(&writer, diag, entry->where.file);
    json_end_line(&writer);
}

enum { PLACES_SHOWN = 5 };

/* Adds where else the same is wrong: “(also at 8:20, 11:18)”. */
static void add_gnu_places(struct strbuf *out, const struct diag_entry *entry)
{
    struct strbuf places = {0};
    int shown = 0;

    if (!entry->also)
        return;
    for (const struct diag_place *also = entry->also; also && shown < PLACES_SHOWN;
         also = also->next)
        strbuf_addf(&places, "%s%d:%d", shown++ ? ", " : "", also->line,
                    also->column - also->continuing);
    int more = entry->also_count + entry->more_count - shown;
    const struct message_arg listed = arg_text("places", strbuf_text(&places));
    strbuf_add_char(out, ' ');
    text_of(more ? message_plural(NP_("(also at {places} and at {count} more place)",
                                      "(also at {places} and at {count} more places)"),
                                  listed, arg_count("count", more))
                 : message_with(N_("(also at {places})"), listed),
            NULL, out);
    strbuf_release(&places);
}

static void add_gnu_entry(struct strbuf *out, const struct diag_entry *entry, const char *sentence,
                          const struct diag *diag)
{
    strbuf_add(out, entry->where.file ? entry->where.file : "breuk");
    strbuf_add_char(out, ':');
    if (entry->where.file && entry->where.line)
        strbuf_addf(out, "%d:", entry->where.line);
    if (entry->where.file && entry->where.column)
        strbuf_addf(out, "%d:", position_shown(entry->where));
    strbuf_add_char(out, ' ');
    if (entry->where.file)
        strbuf_addf(out, "%s: ", text_get(severity_terms[entry->severity]));
    strbuf_add(out, sentence);
    add_gnu_places(out, entry);
    if (diag)
        add_gnu_includes(out, diag, entry->where.file);
}

static void complain_entry(const struct manner *manner, const struct diag_entry *entry,
                           const struct diag *diag, const struct text_names *names)
{
    struct strbuf sentence = {0}, out = {0};

    text_of(entry->message, names, &sentence);
    if (manner->json) {
        add_json_entry(&out, entry, strbuf_text(&sentence), diag);
        show_exact(stdout, strbuf_text(&out));
    } else {
        add_gnu_entry(&out, entry, strbuf_text(&sentence), diag);
        show_line(stderr, strbuf_text(&out));
    }
    strbuf_release(&sentence);
    strbuf_release(&out);
}

enum exit_code complain_of(const struct manner *manner, struct message message)
{
    complain_entry(manner, &(struct diag_entry){.severity = SEVERITY_ERROR, .message = message},
                   NULL, NULL);
    return EXIT_USAGE;
}

void warn_of(const struct manner *manner, struct message message)
{
    complain_entry(manner, &(struct diag_entry){.severity = SEVERITY_WARNING, .message = message},
                   NULL, NULL);
}

void complain_diag(const struct manner *manner, const struct diag *diag,
                   const struct text_names *names)
{
    for (size_t i = 0; i < diag->count; i++)
        complain_entry(manner, &diag->entries[i], diag, names);
    if (diag->unfinished)
        complain_of(manner, message_of(N_("too many problems to check everything; fix these errors "
                                          "first, then check again")));
    else if (diag->errors + diag->warnings - diag->repeated > DIAG_LIMIT &&
             diag->count == DIAG_LIMIT)
        complain_of(manner,
                    message_plural(NP_("and {count} more problem", "and {count} more problems"),
                                   arg_count("count", (int64_t)(diag->errors + diag->warnings -
                                                                diag->repeated - DIAG_LIMIT))));
}

enum exit_code complain_errno(const struct manner *manner, const char *path, int error)
{
    if (error == ENOMEM)
        memory_give_up();
    complain_of(manner, message_with(N_("{path}: {reason}"), arg_text("path", path),
                                     arg_text("reason", strerror(error))));
    return EXIT_MACHINE;
}

static void say(const char *text)
{
    if (write(STDERR_FILENO, text, strlen(text)) < 0)
        return;
}

/* Uses no stream of C: the code that asked for memory may have locked it. */
void complain_no_memory(void)
{
    temporary_remove_all();
    say("breuk: ");
    say(text_get(N_("breuk has run out of memory")));
    say("\n");
    _exit(EXIT_MACHINE);
}

enum exit_code exit_code_of(enum status status)
{
    switch (status) {
    case STATUS_OK:
        return EXIT_DONE;
    case STATUS_INVALID:
    case STATUS_NOT_FOUND:
    case STATUS_UNREADABLE:
    case STATUS_EXISTS:
        return EXIT_USAGE;
    case STATUS_IO:
    case STATUS_UNSUPPORTED:
        break;
    }
    return EXIT_MACHINE;
}

enum exit_code complain_all(const struct manner *manner, struct diag *diag, enum status status)
{
    complain_diag(manner, diag, NULL);
    diag_release(diag);
    return exit_code_of(status);
}

void show_object(struct json_writer *writer)
{
    json_end(writer);
    show_exact_line(stdout, strbuf_text(writer->out));
    strbuf_release(writer->out);
}
