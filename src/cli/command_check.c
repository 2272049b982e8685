#include "cli/command.h"
#include "cli/kinds/file_kind.h"
#include "console/complaint.h"
#include "console/file_name.h"
#include "files/input.h"
#include "files/listing.h"
#include "files/place.h"
#include "tui/show.h"
#include "xml/library.h"
#include "xml/schema.h"
#include "xml/xml.h"
#include "json/writer.h"

#include <stdio.h>
#include <string.h>
#include <strings.h>

/* How files are checked. */
struct checking {
    const struct manner *manner;
    struct check_with with;
    bool strict;        /* warnings count as errors */
    struct named named; /* decks and lessons */
};

/* A file, and what checking it found. */
struct checked {
    const char *path;
    const struct file_kind *kind;  /* NULL while it is not known */
    struct xml_document *document; /* NULL unless it was read */
    bool is_part;
    struct file_facts facts; /* when it is right, and not a part */
    struct diag diag;
    struct strbuf with; /* in a folder: the other files of that folder that it needs, each ended by
                           a NUL */
    struct strbuf away; /* those that lie elsewhere and did not come with breuk */
};

/* A folder that is checked. */
struct folder {
    const char *path;
    struct strbuf named; /* files that another one needs, each ended by a NUL */
};

static void add_paths(struct json_writer *writer, const struct strbuf *paths)
{
    const char *text = strbuf_text(paths);

    for (size_t at = 0; at < paths->length; at += strlen(text + at) + 1)
        json_write_text(writer, NULL, text + at);
}

static void add_json(const struct checked *checked, enum exit_code code, struct strbuf *out)
{
    static const char *const verdicts[] = {"fine", "wrong", "refused", "refused"};
    struct json_writer writer = json_begin_line(out);

    json_write_text(&writer, "file", checked->path);
    json_write_text(&writer, "verdict", verdicts[code]);
    if (checked->kind) {
        json_write_text(&writer, "kind", checked->kind->name);
        json_write_switch(&writer, "part", checked->is_part);
    }
    json_write_count(&writer, "errors", (int64_t)(checked->diag.errors - checked->diag.repeated));
    json_write_count(&writer, "warnings", (int64_t)checked->diag.warnings);
    for (int i = 0; code == EXIT_DONE && i < checked->facts.count; i++)
        json_write_count(&writer, checked->facts.fact[i].name, checked->facts.fact[i].count);
    if (checked->with.length || checked->away.length) {
        json_begin_list(&writer, "with");
        add_paths(&writer, &checked->with);
        add_paths(&writer, &checked->away);
        json_end(&writer);
    }
    json_end(&writer);
}

/* Says which other files it needs: `id` has {file} and {files}. */
static void tell_files(const char *id, const char *path, const struct strbuf *files)
{
    struct strbuf list = {0};
    const char *text = strbuf_text(files);

    for (size_t at = 0; at < files->length; at += strlen(text + at) + 1)
        strbuf_addf(&list, "%s%s", at ? ", " : "", text + at);
    if (files->length)
        show_sentence(stdout, message_with(id, arg_text("file", path),
                                           arg_text("files", strbuf_text(&list))));
    strbuf_release(&list);
}

static void tell(const struct manner *manner, const struct checked *checked, enum exit_code code)
{
    struct message fine = checked->is_part
                              ? message_of(N_("{file}: fine: a part, which other files include"))
                              : checked->facts.message;
    struct strbuf out = {0};

    complain_diag(manner, &checked->diag, NULL);
    if (manner->json) {
        add_json(checked, code, &out);
        show_exact_line(stdout, strbuf_text(&out));
    } else if (code == EXIT_DONE) {
        message_add(&fine, arg_text("file", checked->path));
        show_sentence(stdout, fine);
        tell_files(N_("{file}: goes with {files}"), checked->path, &checked->with);
        tell_files(N_("{file}: needs {files}, from another folder; “breuk pack” takes that along"),
                   checked->path, &checked->away);
    }
    strbuf_release(&out);
}

/* Refuses the options that say how cards are printed, and the part of a sheet, where they have no
 * effect. */
static bool refuse_idle(const struct check_with *with, struct checked *checked)
{
    const struct {
        const char *option, *typed;
        int kinds[2]; /* of files that heed it */
    } rows[] = {{"template", with->template, {FILE_KIND_deck, FILE_KIND_sheet}},
                {"sheet", with->sheet, {FILE_KIND_deck, FILE_KIND_template}},
                {"font", with->font, {FILE_KIND_deck, FILE_KIND_template}}};
    size_t errors = checked->diag.errors;

    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        if (rows[i].typed && checked->kind != &file_kinds[rows[i].kinds[0]] &&
            checked->kind != &file_kinds[rows[i].kinds[1]])
            diag_add(&checked->diag, SEVERITY_ERROR, (struct position){.file = checked->path},
                     message_with(N_("“--{option}” says how cards are printed, which has no effect "
                                     "on this kind of file ({kind}); leave it out"),
                                  arg_text("option", rows[i].option),
                                  arg_term("kind", checked->kind->grammar->file_kind)));
    }
    if (with->part && checked->kind != &file_kinds[FILE_KIND_sheet])
        diag_add(
            &checked->diag, SEVERITY_ERROR, (struct position){.file = checked->path},
            message_with(N_("“#{part}” chooses a template in a file of label stock, which this "
                            "is not; leave it out"),
                         arg_typed("part", with->part)));
    return checked->diag.errors > errors;
}

/* Returns whether the list has that path. */
static bool has_path(const struct strbuf *paths, const char *path)
{
    const char *text = strbuf_text(paths);

    for (size_t at = 0; at < paths->length; at += strlen(text + at) + 1)
        if (strcmp(text + at, path) == 0)
            return true;
    return false;
}

/* Sorts the files that were read: of the folder, from elsewhere, come with breuk. */
static void sort_read(struct checked *checked, struct folder *folder, const struct strbuf *read)
{
    const char *text = strbuf_text(read);
    size_t length = strlen(folder->path);

    for (size_t at = 0; at < read->length; at += strlen(text + at) + 1) {
        const char *path = text + at;
        bool inside = strncmp(path, folder->path, length) == 0 &&
                      (path[length] == '/' || folder->path[length - 1] == '/');
        struct strbuf *list = inside ? &checked->with : &checked->away;
        if (strcmp(path, checked->path) == 0 || has_path(list, path) ||
            (!inside && library_is_shipped(path)))
            continue;
        strbuf_add_bytes(list, path, strlen(path) + 1);
        if (inside)
            strbuf_add_bytes(&folder->named, path, strlen(path) + 1);
    }
}

/* `folder` is NULL for a file that is named itself; only then there may be a part of it
 * (file_name.h). Gives the file's kind in *kind, NULL: it has none, or is a part of a file. */
static enum exit_code check_file(const struct checking *checking, const char *path,
                                 struct folder *folder, const struct file_kind **kind)
{
    struct strbuf read = {0};
    struct checked checked = {.path = path, .diag.files = folder ? &read : NULL};
    enum status status = file_kind_read(&checked.document, path, &checked.diag);

    if (checked.document) {
        checked.kind = file_kind_of(checked.document->grammar);
        checked.is_part = checked.document->is_part;
    }
    if (checked.document && !checked.is_part)
        status = !folder && refuse_idle(&checking->with, &checked)
                     ? STATUS_UNREADABLE
                     : checked.kind->check(path, checked.document, &checking->with, &checked.facts,
                                           &checked.diag);
    xml_free(checked.document);
    if (checking->strict) {
        for (size_t i = 0; i < checked.diag.count; i++)
            if (checked.diag.entries[i].severity == SEVERITY_WARNING)
                checked.diag.entries[i].severity = SEVERITY_ERROR;
        checked.diag.errors += checked.diag.warnings;
        checked.diag.warnings = 0;
    }
    enum exit_code code = status == STATUS_INVALID ? EXIT_NO : exit_code_of(status);
    if (code == EXIT_DONE && checked.diag.errors)
        code = EXIT_NO;
    /* A sheet is drawn on, but needs nothing. */
    if (folder && checked.kind != &file_kinds[FILE_KIND_sheet])
        sort_read(&checked, folder, &read);
    *kind = checked.is_part ? NULL : checked.kind;
    tell(checking->manner, &checked, code);
    strbuf_release(&checked.with);
    strbuf_release(&checked.away);
    strbuf_release(&read);
    diag_release(&checked.diag);
    return code;
}

/* Reads a file of a ZIP that is no XML, to know whether it can be read. */
static enum exit_code check_other(const char *path, struct diag *diag)
{
    struct input input;
    struct message why;
    enum status status = input_open(&input, path, &why);

    if (status == STATUS_OK) {
        char *bytes = memory_new(input.length + 1, 1);
        status = input_read(&input, bytes, &why);
        input_close(&input);
        memory_free(bytes);
    }
    if (status != STATUS_OK)
        diag_add(diag, SEVERITY_ERROR, (struct position){.file = path}, why);
    return exit_code_of(status);
}

/* Whether a file of the folder is there to be named by another one. */
static bool is_for_others(const char *name, const struct file_kind *kind)
{
    if (kind)
        return kind == &file_kinds[FILE_KIND_ruleset] || kind == &file_kinds[FILE_KIND_template];
    return name[text_stem_length(name, ".png")] || name[text_stem_length(name, ".svg")];
}

/* Checks all files of ours in a folder or a ZIP, and says what belongs to what. */
static enum exit_code check_folder(const struct checking *checking, const char *path)
{
    struct folder folder = {.path = path};
    struct diag diag = {0};
    struct listing listing = {0};
    struct arena arena = {0};
    enum exit_code code = exit_code_of(listing_read(&listing, path, &diag));
    const struct file_kind **kinds = arena_new(&arena, listing.count + 1, sizeof *kinds);
    const char **paths = arena_new(&arena, listing.count + 1, sizeof *paths);
    bool any = false, slash = path[strlen(path) - 1] == '/';

    for (size_t i = 0; i < listing.count && code < EXIT_MACHINE; i++) {
        struct strbuf name = {0};
        enum exit_code next = EXIT_DONE;
        strbuf_addf(&name, "%s%s%s", path, slash ? "" : "/", listing.names[i]);
        paths[i] = arena_copy_text(&arena, strbuf_text(&name));
        strbuf_release(&name);
        if (paths[i][text_stem_length(paths[i], ".xml")] && !library_is_for_editors(paths[i])) {
            next = check_file(checking, paths[i], &folder, &kinds[i]);
            any = true;
        } else if (place_of_zip(paths[i])) {
            next = check_other(paths[i], &diag);
        }
        code = next > code ? next : code;
    }
    for (size_t i = 0; i < listing.count && code == EXIT_DONE; i++)
        if (is_for_others(paths[i], kinds[i]) && !has_path(&folder.named, paths[i]))
            diag_add(&diag, SEVERITY_NOTE, (struct position){.file = paths[i]},
                     message_of(N_("no other file in here names this one; name it, or leave it "
                                   "out")));
    if (code == EXIT_DONE && !any) {
        diag_add(&diag, SEVERITY_ERROR, (struct position){.file = path},
                 message_of(N_("no file in here ends in .xml; name another folder")));
        code = EXIT_USAGE;
    }
    complain_diag(checking->manner, &diag, NULL);
    strbuf_release(&folder.named);
    listing_release(&listing);
    arena_release(&arena);
    diag_release(&diag);
    return code;
}

/* Checks a file, a deck or a lesson by its name, or the part of a sheet. */
static enum exit_code check_one(struct checking *checking, const char *typed, struct diag *diag)
{
    struct library sheets = {0};
    const struct file_kind *kind;
    const char *path;
    enum status status = STATUS_NOT_FOUND;

    library_open(&sheets, file_kinds[FILE_KIND_sheet].library);
    if (sheet_name_has_part(&sheets, typed)) {
        status = sheet_name_resolve(&sheets, typed, NULL, &path, &checking->with.part, diag);
    } else {
        struct library *library = named_library(&checking->named, &typed, diag);
        if (library)
            status = library_resolve(library, &path, typed, diag);
    }
    enum exit_code code =
        status == STATUS_OK ? check_file(checking, path, NULL, &kind) : exit_code_of(status);
    library_release(&sheets);
    return code;
}

/* `typed` is a path, or the name of a deck or a lesson. */
static enum exit_code check_operand(struct checking *checking, const char *typed)
{
    struct diag diag = {0};
    enum exit_code code = EXIT_DONE;

    checking->with.part = NULL;
    /* Somebody who types *.xml gets schemas.xml too, and need not hear that it is no deck. */
    if (library_is_for_editors(typed))
        diag_add(
            &diag, SEVERITY_NOTE, (struct position){.file = typed},
            message_of(N_(
                "skipped: it only tells Emacs where to find the schemas of the files beside it")));
    else if (library_is_path(typed) && place_is_folder(typed))
        code = check_folder(checking, typed);
    else
        code = check_one(checking, typed, &diag);
    complain_diag(checking->manner, &diag, NULL);
    diag_release(&diag);
    return code;
}

/* Checks all operands. Returns the worst exit code. */
static enum exit_code check_all(struct checking *checking, char **operands)
{
    enum exit_code code = EXIT_DONE;

    named_open(&checking->named);
    for (; code != EXIT_MACHINE && *operands; operands++) {
        enum exit_code next = check_operand(checking, *operands);
        code = next > code ? next : code;
    }
    named_release(&checking->named);
    return code;
}

static void print_schema(const struct file_kind *kind, bool compact)
{
    struct strbuf out = {0};

    (compact ? schema_rnc : schema_rng)(kind->grammar, &out);
    show_exact(stdout, strbuf_text(&out));
    strbuf_release(&out);
}

static enum exit_code run(const struct command_line *line)
{
    struct checking checking = {
        .manner = &line->manner,
        .with = {.template = option_text(line, "template", NULL),
                 .sheet = option_text(line, "sheet", NULL),
                 .font = option_text(line, "font", NULL)},
        .strict = option_given(line, "strict"),
    };
    int schema = option_choice(line, "schema", -1);
    bool compact = option_given(line, "compact");

    if (schema >= 0 && line->operand_count == 0) {
        print_schema(&file_kinds[schema], compact);
        return EXIT_DONE;
    }
    if (schema < 0 && line->operand_count > 0 && !compact)
        return check_all(&checking, line->operands);
    struct message problem = message_of(
        schema >= 0 || line->operand_count > 0
            ? N_("“--schema” writes a schema and takes no file; use “--compact” only with it")
            : N_("name a file to check"));
    return complain_of(&line->manner, problem);
}

static const struct example examples[] = {
    {"check my-deck.xml", N_("find the mistakes in your own deck, by line and column")},
    {"check --strict decks/*.xml", N_("check several files and count warnings as errors")},
    {"check --json my-deck.xml",
     N_("report the same to an editor, as one object for each problem")},
    {"check my-folder/", N_("check all files in a folder and see which goes with which")},
    {"check my-deck.zip", N_("check a packed deck")},
    {"check fractions", N_("check a deck that comes with breuk")},
    {"check lesson:half", N_("check a lesson, even where a deck has the same name")},
    {"check my-deck.xml --template bold --sheet a4-mini",
     N_("find what could not be read on these small cards")},
    {"check --schema deck > deck.rng", N_("write the schema of a deck, for an XML editor")},
    {0},
};

static const struct option_row options[] = {
    {TEXT_OPTION("template", 0, N_("TEMPLATE"),
                 N_("check a deck, or a sheet’s cards, as printed with this template")),
     .filled = true},
    {TEXT_OPTION("sheet", 0, N_("SHEET"),
                 N_("check a deck, or a template, as printed on the cards of this sheet")),
     .filled = true},
    {OPTION_FONT},
    {FLAG_OPTION("strict", 0, N_("count warnings as errors"))},
    {CHOICE_OPTION("schema", 0, N_("KIND"), file_kind_names,
                   N_("write the RELAX NG schema of this kind of file, for an XML editor"))},
    {FLAG_OPTION("compact", 0, N_("write the schema in the compact syntax"))},
    {0},
};

const struct command command_check = {
    .name = "check",
    .operands = N_("FILE…"),
    .operands_most = -1,
    .summary = N_("find the mistakes in a deck or another XML file"),
    .description = N_(
        "Reports all problems at once, as file:line:column, with columns counted in "
        "characters; the "
        "same problem in other places of a file is one line, with those places at its end. The "
        "root element tells what kind of file it is. With --json each problem is an object on a "
        "line of its own: severity (error, warning or note), file (the included one, if the "
        "problem is there), line, column, message, and an id that is the same in every "
        "language; also lists its other places, and fixes what an editor can do: each fix is a "
        "list of edits to make together, each with line, column, length and text, whose "
        "column and length are counted in bytes. "
        "After the problems of each file comes a line with its verdict (fine, wrong or refused), "
        "its kind, whether it is a part, and its numbers of errors and warnings."),
    .examples = examples,
    .options = options,
    .run = run,
};
