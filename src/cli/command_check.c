#include "cli/command.h"
#include "cli/kinds/file_kind.h"
#include "cli/kinds/named.h"
#include "cli/report.h"
#include "tui/show.h"
#include "xml/library.h"
#include "xml/schema.h"
#include "xml/xml.h"
#include "json/writer.h"

#include <stdio.h>

/* A file, and what checking it found. */
struct checked {
    const char *path;
    const struct file_kind *kind;  /* NULL while it is not known */
    struct xml_document *document; /* NULL unless it was read */
    bool is_part;
    struct file_facts facts; /* when it is right, and not a part */
    struct diag diag;
};

static void add_json(const struct checked *checked, enum exit_code code, struct strbuf *out)
{
    static const char *const verdicts[] = {"fine", "wrong", "refused", "refused"};
    struct json_writer writer = json_writer_to(out);

    json_begin_object(&writer, NULL);
    json_write_text(&writer, "file", checked->path);
    json_write_text(&writer, "verdict", verdicts[code]);
    if (checked->kind) {
        json_write_text(&writer, "kind", checked->kind->name);
        json_write_switch(&writer, "part", checked->is_part);
    }
    json_write_count(&writer, "errors", (int64_t)checked->diag.errors);
    json_write_count(&writer, "warnings", (int64_t)checked->diag.warnings);
    for (int i = 0; code == EXIT_DONE && i < checked->facts.count; i++)
        json_write_count(&writer, checked->facts.fact[i].name, checked->facts.fact[i].count);
    json_end(&writer);
}

static void tell(const struct command_line *line, const struct checked *checked,
                 enum exit_code code)
{
    struct message fine = checked->is_part
                              ? message_of(N_("{file}: fine: a part, which other files include"))
                              : checked->facts.message;
    struct strbuf out = {0};

    report_diag(line, &checked->diag, NULL);
    if (line->json) {
        add_json(checked, code, &out);
        show_exact_line(stdout, cli_text(&out));
    } else if (code == EXIT_DONE) {
        message_add(&fine, arg_text("file", checked->path));
        text_of(fine, NULL, &out);
        show_line(stdout, cli_text(&out));
    }
    strbuf_release(&out);
}

/* Refuses the options that say how cards are printed where they have no effect. */
static bool refuse_idle(const struct command_line *line, struct checked *checked)
{
    static const struct {
        const char *option;
        int kinds[2]; /* of files that heed it */
    } rows[] = {{"template", {FILE_KIND_deck, FILE_KIND_sheet}},
                {"sheet", {FILE_KIND_deck, FILE_KIND_template}}};
    size_t errors = checked->diag.errors;

    for (int i = 0; i < 2; i++)
        if (option_given(line, rows[i].option) && checked->kind != &file_kinds[rows[i].kinds[0]] &&
            checked->kind != &file_kinds[rows[i].kinds[1]])
            diag_add(&checked->diag, SEVERITY_ERROR, (struct position){.file = checked->path},
                     message_with(N_("“--{option}” says how cards are printed, which has no effect "
                                     "on this kind of file ({kind}); leave it out"),
                                  arg_text("option", rows[i].option),
                                  arg_term("kind", checked->kind->grammar->file_kind)));
    return checked->diag.errors > errors;
}

static enum exit_code check_file(const struct command_line *line, const char *path)
{
    const struct check_with with = {option_text(line, "template", NULL),
                                    option_text(line, "sheet", NULL)};
    struct checked checked = {.path = path};
    enum status status = file_kind_read(&checked.document, path, &checked.diag);

    if (checked.document) {
        checked.kind = file_kind_of(checked.document->grammar);
        checked.is_part = checked.document->is_part;
    }
    if (checked.document && !checked.is_part)
        status = refuse_idle(line, &checked) ? STATUS_UNREADABLE
                                             : checked.kind->check(path, checked.document, &with,
                                                                   &checked.facts, &checked.diag);
    xml_free(checked.document);
    if (option_given(line, "strict")) { /* warnings count as errors */
        for (size_t i = 0; i < checked.diag.count; i++)
            if (checked.diag.entries[i].severity == SEVERITY_WARNING)
                checked.diag.entries[i].severity = SEVERITY_ERROR;
        checked.diag.errors += checked.diag.warnings;
        checked.diag.warnings = 0;
    }
    enum exit_code code = status == STATUS_INVALID ? EXIT_NO : exit_code_of(status);
    if (code == EXIT_DONE && checked.diag.errors)
        code = EXIT_NO;
    tell(line, &checked, code);
    diag_release(&checked.diag);
    return code;
}

/* `typed` is a path, or the name of a deck or a lesson. */
static enum exit_code check_operand(const struct command_line *line, struct named *named,
                                    const char *typed)
{
    const char *path;
    struct diag diag = {0};
    enum exit_code code = EXIT_DONE;

    /* Somebody who types *.xml gets schemas.xml too, and need not hear that it is no deck. */
    if (library_is_for_editors(typed)) {
        diag_add(
            &diag, SEVERITY_NOTE, (struct position){.file = typed},
            message_of(N_(
                "skipped: it only tells Emacs where to find the schemas of the files beside it")));
    } else {
        struct library *library = named_library(named, typed, &diag);
        enum status status =
            library ? library_resolve(library, &path, typed, &diag) : STATUS_NOT_FOUND;
        code = status == STATUS_OK ? check_file(line, path) : exit_code_of(status);
    }
    report_diag(line, &diag, NULL);
    diag_release(&diag);
    return code;
}

/* Checks all operands. Returns the worst exit code. */
static enum exit_code check_all(const struct command_line *line)
{
    struct named named;
    enum exit_code code = EXIT_DONE;

    named_open(&named);
    for (int i = 0; code != EXIT_MACHINE && i < line->operand_count; i++) {
        enum exit_code next = check_operand(line, &named, line->operands[i]);
        code = next > code ? next : code;
    }
    named_release(&named);
    return code;
}

static enum exit_code print_schema(const struct command_line *line)
{
    const struct file_kind *kind = &file_kinds[option_choice(line, "schema", 0)];
    struct strbuf out = {0};

    (option_given(line, "compact") ? schema_rnc : schema_rng)(kind->grammar, &out);
    show_exact(stdout, cli_text(&out));
    strbuf_release(&out);
    return EXIT_DONE;
}

static enum exit_code run(const struct command_line *line)
{
    bool schema = option_given(line, "schema");

    if (schema && line->operand_count == 0)
        return print_schema(line);
    if (!schema && line->operand_count > 0 && !option_given(line, "compact"))
        return check_all(line);
    struct message problem = message_of(
        schema || line->operand_count > 0
            ? N_("“--schema” writes a schema and takes no file; use “--compact” only with it")
            : N_("name a file to check"));
    return report_error(line, problem);
}

static const struct example examples[] = {
    {"check my-deck.xml", N_("find the mistakes in your own deck, by line and column")},
    {"check --strict decks/*.xml", N_("check several files and count warnings as errors")},
    {"check --json my-deck.xml",
     N_("report the same to an editor, as one object for each problem")},
    {"check fractions", N_("check a deck that comes with breuk")},
    {"check lesson:half", N_("check a lesson, even where a deck has the same name")},
    {"check my-deck.xml --template bold --sheet a4-mini",
     N_("find what could not be read on these small cards")},
    {"check --schema deck > deck.rng", N_("write the schema of a deck, for an XML editor")},
    {0},
};

static const struct option_row options[] = {
    {.name = "template",
     .kind = OPTION_TEXT,
     .argument = N_("TEMPLATE"),
     .filled = true,
     .help = N_("check a deck, or a sheet’s cards, as printed with this template")},
    {.name = "sheet",
     .kind = OPTION_TEXT,
     .argument = N_("SHEET"),
     .filled = true,
     .help = N_("check a deck, or a template, as printed on the cards of this sheet")},
    {.name = "strict", .kind = OPTION_FLAG, .help = N_("count warnings as errors")},
    {.name = "schema",
     .kind = OPTION_CHOICE,
     .argument = N_("KIND"),
     .help = N_("write the RELAX NG schema of this kind of file, for an XML editor"),
     .choices = file_kind_names},
    {.name = "compact", .kind = OPTION_FLAG, .help = N_("write the schema in the compact syntax")},
    {0},
};

const struct command command_check = {
    .name = "check",
    .operands = N_("FILE…"),
    .operands_most = -1,
    .summary = N_("find the mistakes in a deck or another XML file"),
    .description =
        N_("Reports all problems at once, as file:line:column, with columns counted in bytes. The "
           "root element tells what kind of file it is. With --json each problem is an object on a "
           "line of its own: severity (error, warning or note), file (the included one, if the "
           "problem is there), line, column, message, and an id that is the same in every "
           "language. After the problems of each file comes a line with its verdict (fine, wrong "
           "or refused), its kind, whether it is a part, and its numbers of errors and warnings."),
    .examples = examples,
    .options = options,
    .run = run,
};
