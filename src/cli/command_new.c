#include "base/output.h"
#include "cli/command.h"
#include "cli/kinds/file_kind.h"
#include "cli/kinds/kind_words.h"
#include "console/complaint.h"
#include "console/file_name.h"
#include "console/shell_word.h"
#include "console/whole_file.h"
#include "paper/stock.h"
#include "text/text.h"
#include "tui/show.h"
#include "tui/wrap.h"
#include "xml/library.h"
#include "xml/schema.h"
#include "json/writer.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

/* What became of the schema beside the file. */
enum schema_fate {
    SCHEMA_NONE, /* nothing can lie beside the file, which went into a pipe */
    SCHEMA_WRITTEN,
    SCHEMA_SAME, /* it was there */
    SCHEMA_OTHER /* the file there is not ours to replace */
};

/* What one run needs; released by release(). */
struct making {
    const struct manner *manner;
    /* As typed; the last two may be NULL. */
    const char *typed_kind, *typed_name, *from, *output;
    bool force;
    const struct file_kind *kind;
    const char *name; /* as typed, without .xml */
    struct library library;
    struct diag diag;
    struct strbuf read; /* the files that are copied */
    struct arena arena;
    struct xml_document *source; /* NULL: from nothing */
    struct sheet *stock;         /* made of that; NULL: it is no label stock */
    struct strbuf path, schema_path;
    struct strbuf file, schema;
    enum schema_fate fate;
};

static void release(struct making *making)
{
    strbuf_release(&making->path);
    strbuf_release(&making->schema_path);
    strbuf_release(&making->file);
    strbuf_release(&making->schema);
    xml_free(making->source);
    sheet_free(making->stock);
    library_release(&making->library);
    arena_release(&making->arena);
    diag_release(&making->diag);
    strbuf_release(&making->read);
}

static enum exit_code find_kind(struct making *making)
{
    making->kind = file_kind_named(making->typed_kind);
    if (making->kind)
        return EXIT_DONE;
    return file_kind_refuse(
        making->manner, making->typed_kind, file_kind_names,
        N_("“breuk new” cannot make a “{kind}”; did you mean “{nearest}”?"),
        N_("“breuk new” cannot make a “{kind}”; type {kinds} or {last}, then a name"));
}

static enum exit_code find_name(struct making *making)
{
    const char *typed = making->typed_name;
    const struct library *library = &making->library;
    struct message why;

    making->name = library_name_of(&making->arena, typed);
    if (new_name_is_wrong(typed, making->name, &making->arena, &why))
        return complain_of(making->manner, why);
    strbuf_addf(&making->path, "%s.xml", making->name);
    if (library_is_for_editors(strbuf_text(&making->path)))
        return complain_of(
            making->manner,
            message_of(
                N_("Emacs looks for schemas in a file named schemas.xml; choose another name")));
    /* A shipped name would hide the shipped file once this one lies among the user's own. A user
     * who copies one may mean just that. */
    for (size_t i = 0; i < library->count && !making->from; i++)
        if (library->entries[i].shipped && strcmp(library->entries[i].name, making->name) == 0)
            return complain_of(making->manner,
                               message_with(N_("“{name}” comes with breuk; choose another name, "
                                               "or add “--from {name}” to copy it"),
                                            arg_text("name", making->name)));
    return EXIT_DONE;
}

static enum status refuse_source(struct making *making, const char *path)
{
    const struct file_kind *kind = file_kind_of(making->source->grammar);
    bool part = making->source->is_part;
    struct strbuf command = {0};

    strbuf_addf(&command, "breuk new %s", kind->name);
    diag_add(&making->diag, SEVERITY_ERROR, (struct position){0},
             message_with(part ? N_("“{path}” is a part, which other files include; copy one of "
                                    "those, and the part is copied with it")
                               : N_("“{path}” is another kind of file; copy it with “{command}”"),
                          arg_text("path", path), arg_text("command", strbuf_text(&command))));
    strbuf_release(&command);
    return STATUS_INVALID;
}

/* Checks the file that is copied: of label stock, the sheet that is made of it. */
static enum status check_source(struct making *making, const char *path, const char *part)
{
    const struct check_with with = {.part = part};
    struct file_facts facts = {0};

    if (making->source->is_part || file_kind_of(making->source->grammar) != making->kind)
        return refuse_source(making, path);
    if (stock_is(making->source->grammar))
        return sheet_load_document(&making->stock, path, part, making->source, &making->diag);
    return making->kind->check(path, making->source, &with, &facts, &making->diag);
}

/* Reads the file that is copied, if any; it must have no errors. */
static enum exit_code read_source(struct making *making)
{
    const char *typed = making->from, *path, *part = NULL;

    if (!typed)
        return EXIT_DONE;
    making->diag.files = &making->read;
    enum status status =
        making->kind == &file_kinds[FILE_KIND_sheet]
            ? sheet_name_resolve(&making->library, typed, NULL, &path, &part, &making->diag)
            : library_resolve(&making->library, &path, typed, &making->diag);
    if (status == STATUS_OK)
        status = file_kind_read(&making->source, path, &making->diag);
    if (status == STATUS_OK)
        status = check_source(making, path, part);
    complain_diag(making->manner, &making->diag, NULL);
    return exit_code_of(status);
}

/* Writes the starter. Its title is the name as people write it: "my deck 2" for "my-deck_2". */
static enum exit_code begin(struct making *making)
{
    char *title = arena_copy_text(&making->arena, making->name);
    struct kind_words words = {0};
    struct message why;
    enum status status = kind_words_read(&words, making->kind, &why);

    for (char *c = title; *c; c++)
        if (*c == '-' || *c == '_')
            *c = ' ';
    if (status == STATUS_OK)
        starter_write(making->kind, words.starter, title, &making->file);
    else
        complain_of(making->manner, why);
    kind_words_release(&words);
    return exit_code_of(status);
}

static enum exit_code compose(struct making *making)
{
    enum exit_code code = EXIT_DONE;

    if (making->stock)
        starter_copy_stock(making->kind, making->stock, &making->file);
    else if (making->source)
        starter_copy(making->kind, making->source, &making->file);
    else
        code = begin(making);
    if (code != EXIT_DONE)
        return code;
    schema_rng(making->kind->grammar, &making->schema);
    if (making->output) {
        strbuf_clear(&making->path);
        strbuf_add(&making->path, making->output);
    }
    const char *path = strbuf_text(&making->path), *slash = strrchr(path, '/');
    strbuf_addf(&making->schema_path, "%.*s%s.rng", slash ? (int)(slash + 1 - path) : 0, path,
                making->kind->name);
    if (making->file.length <= XML_FILE_LIMIT)
        return EXIT_DONE;
    return complain_of(making->manner,
                       message_of(N_("with all its includes merged in, the file would be larger "
                                     "than 8 MiB; copy its folder instead")));
}

static enum exit_code complain_of_output(const struct making *making, const char *path,
                                         enum status status, int error)
{
    if (status == STATUS_EXISTS)
        return whole_file_refuse(making->manner, path, WHOLE_FILE_EXISTS);
    return whole_file_unwritable(making->manner, path, error ? error : EIO);
}

/* Whether the file holds these bytes and no others; false if it cannot be read. */
static bool holds(const char *path, const struct strbuf *bytes)
{
    FILE *file = fopen(path, "r");
    size_t at = 0;
    int c = EOF;

    if (!file)
        return false;
    while ((c = getc(file)) != EOF && at < bytes->length && (unsigned char)bytes->text[at] == c)
        at++;
    fclose(file);
    return c == EOF && at == bytes->length;
}

/* Writes both files whole before either is put in its place. */
static enum exit_code write_files(struct making *making)
{
    const char *path = strbuf_text(&making->path), *schema = strbuf_text(&making->schema_path);
    struct output file, beside = {0};
    enum status status = output_open(&file, path, making->force);

    if (status)
        return complain_of_output(making, path, status, file.error);
    output_write(&file, making->file.text, making->file.length);
    if (file.temporary) {
        making->fate = holds(schema, &making->schema) ? SCHEMA_SAME : SCHEMA_WRITTEN;
        if (making->fate == SCHEMA_WRITTEN)
            status = output_open(&beside, schema, making->force);
        if (status == STATUS_EXISTS) {
            making->fate = SCHEMA_OTHER;
        } else if (status) {
            output_abandon(&file);
            return complain_of_output(making, schema, status, beside.error);
        }
    }
    if (beside.stream)
        output_write(&beside, making->schema.text, making->schema.length);
    status = output_commit(&file);
    if (status) {
        output_abandon(&beside);
        return complain_of_output(making, path, status, file.error);
    }
    if (!beside.stream)
        return EXIT_DONE;
    status = output_commit(&beside);
    return status ? complain_of_output(making, schema, status, beside.error) : EXIT_DONE;
}

static void say(struct message message)
{
    struct strbuf sentence = {0}, out = {0};

    text_of(message, NULL, &sentence);
    wrap_add(&out, strbuf_text(&sentence), 0, WRAP_COLUMNS);
    show_text(stderr, strbuf_text(&out));
    strbuf_release(&sentence);
    strbuf_release(&out);
}

static void say_next(const struct making *making)
{
    const char *path = strbuf_text(&making->path);
    struct strbuf word = {0}, command = {0};

    shell_path_add(&word, path);
    for (int n = 0; n < FILE_KIND_TRIES && making->kind->tries[n]; n++) {
        const char *line = making->kind->tries[n], *place = strstr(line, "%s");
        strbuf_clear(&command);
        strbuf_add(&command, "  ");
        shell_call_add(&command, making->manner);
        strbuf_add_char(&command, ' ');
        strbuf_add_bytes(&command, line, place ? (size_t)(place - line) : strlen(line));
        strbuf_add(&command, place ? strbuf_text(&word) : "");
        show_line(stderr, strbuf_text(&command));
    }
    strbuf_release(&command);
    strbuf_release(&word);
}

static void say_done(const struct making *making)
{
    static const char *const made[] = {
        [SCHEMA_NONE] = N_("{file} is ready. Change it, then try it with:"),
        [SCHEMA_WRITTEN] = N_("{file} is ready, with {schema} beside it, so that XML editors can "
                              "complete and check it as you type. Change it, then try it with:"),
        [SCHEMA_SAME] = N_("{file} is ready. Change it, then try it with:"),
        [SCHEMA_OTHER] = N_(
            "{file} is ready. It comes with a schema for XML editors, but a different {schema} was "
            "already there; --force replaces both files. Change the file, then try it with:"),
    };
    struct strbuf folder = {0};
    struct message message =
        message_with(made[making->fate], arg_text("file", strbuf_text(&making->path)),
                     arg_text("schema", strbuf_text(&making->schema_path)));

    say(message);
    say_next(making);
    library_add_own_folder(&folder, making->kind->library);
    if (folder.length)
        say(message_with(N_("Move it to {folder} to use it by its name, {name}, from any folder "
                            "and in other files."),
                         arg_text("name", making->name), arg_text("folder", strbuf_text(&folder))));
    strbuf_release(&folder);
}

static void write_done(const struct making *making)
{
    struct strbuf text = {0};
    struct json_writer writer = json_begin_line(&text);

    json_write_text(&writer, "file", strbuf_text(&making->path));
    json_write_text(&writer, "kind", making->kind->name);
    if (making->fate == SCHEMA_WRITTEN || making->fate == SCHEMA_SAME)
        json_write_text(&writer, "schema", strbuf_text(&making->schema_path));
    show_object(&writer);
}

static enum exit_code make(struct making *making)
{
    enum exit_code code = find_kind(making);

    if (code == EXIT_DONE)
        library_open(&making->library, making->kind->library);
    if (code == EXIT_DONE)
        code = find_name(making);
    if (code == EXIT_DONE)
        code = read_source(making);
    if (code == EXIT_DONE)
        code = compose(making);
    if (code == EXIT_DONE && whole_file_is_one_of(strbuf_text(&making->path), &making->read))
        code = whole_file_refuse(making->manner, strbuf_text(&making->path), WHOLE_FILE_READ);
    if (code == EXIT_DONE)
        code = write_files(making);
    if (code == EXIT_DONE && making->manner->json)
        write_done(making);
    else if (code == EXIT_DONE)
        say_done(making);
    return code;
}

static enum exit_code run(const struct command_line *line)
{
    struct making making = {.manner = &line->manner,
                            .typed_kind = line->operands[0],
                            .typed_name = line->operands[1],
                            .from = option_text(line, "from", NULL),
                            .output = option_text(line, "output", NULL),
                            .force = option_given(line, "force")};
    enum exit_code code = make(&making);

    release(&making);
    return code;
}

static const struct example examples[] = {
    {"new deck halves", N_("write halves.xml, a small deck with comments that explain it")},
    {"new deck mine --from fractions", N_("start from a copy of an existing deck")},
    {"new ruleset class4", N_("write your own rules, as changes to another rule set")},
    {"new lesson pizza --from parts", N_("start from a copy of a lesson")},
    {"new template bright --from plain", N_("design another look for the cards")},
    {0},
};

static const struct option_row options[] = {
    {TEXT_OPTION(
        "from", 0, N_("NAME"),
        N_("start from a copy of this one, a name or a file, with all its includes merged in; a "
           "sheet also from label stock, such as labels.xml#L7163"))},
    {OPTION_OUTPUT},
    {OPTION_FORCE},
    {0},
};

const struct command command_new = {
    .name = "new",
    .operands = N_("KIND NAME"),
    .operands_least = 2,
    .operands_most = 2,
    .words = file_kind_names,
    .summary = N_("start your own deck, lesson, ruleset, template or sheet"),
    .description = N_("Writes NAME.xml in this folder. Beside it goes the schema that lets XML "
                      "editors complete and check it as you type."),
    .examples = examples,
    .options = options,
    .run = run,
};
