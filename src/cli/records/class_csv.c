#include "cli/records/class_csv.h"

#include "cli/records/class_join.h"
#include "cli/report.h"
#include "cli/whole_file.h"
#include "csv/reader.h"
#include "csv/writer.h"
#include "text/fold.h"
#include "text/text.h"
#include "tui/show.h"

#include <stdio.h>
#include <string.h>

/* What a first line may say that is no pupil; each of our languages has the others understood. */
static const char *const headings[] = {
    "nickname", "nicknames", "name",   "names",  "pupil",    "pupils",     "first name", "bijnaam",
    "roepnaam", "voornaam",  "naam",   "namen",  "leerling", "leerlingen", "spitzname",  "vorname",
    "kind",     "kinder",    "surnom", "prénom", "prenom",   "nom",        "élève",      "élèves",
};

/* A table that is being read. */
struct importing {
    struct diag *diag;
    const char *class;
    struct nicknames there; /* in the class */
    struct nicknames fresh; /* to come */
    bool told_full;
};

static void complain(struct importing *importing, struct position at, struct message message)
{
    diag_add(importing->diag, SEVERITY_ERROR, at, message);
}

static void advise(struct importing *importing, struct position at, struct message message)
{
    diag_add(importing->diag, SEVERITY_WARNING, at, message);
}

static bool is_heading(const char *text)
{
    struct strbuf folded = {0};
    bool found = false;

    fold_text(&folded, text, strlen(text));
    for (size_t i = 0; i < sizeof headings / sizeof *headings && !found; i++)
        found = strcmp(cli_text(&folded), headings[i]) == 0;
    strbuf_release(&folded);
    return found;
}

/* Whether a name may be added that is fit to be one; says why not. */
static bool is_new(struct importing *importing, const char *name, struct position at)
{
    const char *own = nicknames_find(&importing->there, name);
    const char *before = own ? NULL : nicknames_find(&importing->fresh, name);

    if (!own && !before)
        return true;
    if (own && strcmp(own, name) == 0)
        advise(importing, at, class_join_same(name, own, importing->class));
    else if (own)
        complain(importing, at, class_join_same(name, own, importing->class));
    else
        complain(importing, at,
                 message_with(N_("{name} is named twice; name each pupil once"),
                              arg_text("name", before)));
    return false;
}

static void take(struct importing *importing, const struct csv_field *field)
{
    struct strbuf tidy = {0};
    struct message why;

    nickname_tidy(&tidy, field->text);
    const char *name = cli_text(&tidy);
    if (!nickname_check(name, &why))
        complain(importing, field->at, why);
    else if (is_new(importing, name, field->at))
        nicknames_add(&importing->fresh, name);
    if (nickname_looks_full(name) && !importing->told_full) {
        importing->told_full = true;
        advise(importing, field->at, message_of(NICKNAME_ADVICE));
    }
    strbuf_release(&tidy);
}

/* Reads all lines, and so makes every complaint. */
static enum status read_table(struct importing *importing, struct csv_reader *reader)
{
    struct csv_record record;
    bool more = true, first = true;
    enum status status = csv_next(reader, &record, &more);

    for (; status == STATUS_OK && more && !diag_is_full(importing->diag);
         status = csv_next(reader, &record, &more)) {
        if (record.count > 1)
            complain(importing, record.fields[1].at,
                     message_of(N_("the table has a second column; keep nothing but a column of "
                                   "nicknames")));
        if (!first || !is_heading(record.fields[0].text))
            take(importing, &record.fields[0]);
        first = false;
    }
    return status;
}

static enum status read_file(struct importing *importing, const char *path)
{
    struct csv_reader reader;
    enum status status = csv_open(&reader, path, importing->diag);

    if (status != STATUS_OK)
        return status;
    status = read_table(importing, &reader);
    csv_close(&reader);
    if (status == STATUS_OK && importing->diag->errors == 0 &&
        importing->there.count + importing->fresh.count == 0)
        complain(importing, (struct position){.file = path},
                 message_of(N_("the table names nobody; write a nickname on each line")));
    return status == STATUS_OK && importing->diag->errors ? STATUS_INVALID : status;
}

enum exit_code class_import(struct records_file *file, const struct record_class *class,
                            const char *path)
{
    struct diag diag = {0};
    struct importing importing = {.diag = &diag, .class = class->name};
    enum exit_code code = class_join_read(&importing.there, file, class);

    if (code == EXIT_DONE) {
        code = exit_code_of(read_file(&importing, path));
        report_diag(file->line, &diag, NULL);
    }
    if (code == EXIT_DONE)
        code = class_join(file, class, &importing.there, &importing.fresh);
    nicknames_release(&importing.there);
    nicknames_release(&importing.fresh);
    diag_release(&diag);
    return code;
}

enum exit_code class_export(const struct records_file *file, const struct record_class *class)
{
    const char *path = option_text(file->line, "output", NULL);
    struct record_pupils pupils = {0};
    struct strbuf table = {0};
    struct csv_writer writer = csv_writer_to(&table, ',');
    enum exit_code code =
        records_file_failed(file, records_pupils(file->records, class->id, &pupils));

    csv_write_text(&writer, headings[0]);
    csv_end_record(&writer);
    for (int i = 0; i < pupils.count; i++) {
        csv_write_text(&writer, pupils.list[i].name);
        csv_end_record(&writer);
    }
    cli_text(&table);
    if (code == EXIT_DONE && path)
        code = whole_file_write(file->line, path, &table, NULL);
    else if (code == EXIT_DONE)
        show_exact(stdout, table.text);
    record_pupils_release(&pupils);
    strbuf_release(&table);
    return code;
}
