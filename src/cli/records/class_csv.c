#include "cli/records/class_csv.h"

#include "cli/records/agreement.h"
#include "cli/records/class_heading.h"
#include "cli/records/class_join.h"
#include "cli/report.h"
#include "cli/whole_file.h"
#include "csv/reader.h"
#include "csv/writer.h"
#include "tui/show.h"

#include <stdio.h>
#include <string.h>

/* The heading of a table that is written here. */
static const char own_heading[] = "nickname";

enum { FIRST_LINES = 6 /* among which a heading is looked for */ };

/* A line that is kept until it is known where the heading is. */
struct first_line {
    struct csv_record record;
    bool looks_heading; /* though it is none that is known */
};

/* A table that is being read. */
struct importing {
    struct records_file *file;
    struct diag *diag;
    const char *class;
    struct nicknames there;       /* in the class */
    struct nicknames fresh;       /* to come */
    struct class_columns columns; /* those of the names; none: there is no heading */
    const char *heading;          /* the best of them */
    size_t heading_cells;         /* how many stand beside it, itself included */
    struct arena arena;           /* owns the heading, the first lines and … */
    const char *asked;            /* a name that may be a heading; NULL: none */
    int count;
    struct first_line first[FIRST_LINES];
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

static void note(struct importing *importing, struct position at, struct message message)
{
    diag_add(importing->diag, SEVERITY_NOTE, at, message);
}

/* ---- names ---- */

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

/* Says what is wrong with a tidy name, and with the cell that it came from. False: nothing is. */
static bool is_refused(struct importing *importing, const char *name, const struct csv_field *cell)
{
    struct strbuf meant = {0};
    struct message why;
    bool refused = true;

    if (nickname_misread(cell->text, &meant))
        complain(importing, cell->at, nickname_ask_misread(cell->text, strbuf_text(&meant)));
    else if (!nickname_check(name, &why))
        complain(importing, cell->at, why);
    else
        refused = false;
    strbuf_release(&meant);
    return refused;
}

static void take(struct importing *importing, const struct csv_field *field, bool ask)
{
    struct strbuf tidy = {0};

    nickname_tidy(&tidy, field->text);
    const char *name = strbuf_text(&tidy);
    if (!is_refused(importing, name, field) && is_new(importing, name, field->at)) {
        nicknames_add(&importing->fresh, name);
        if (ask)
            importing->asked = arena_copy_text(&importing->arena, name);
    }
    if (nickname_looks_full(name) && !importing->told_full) {
        importing->told_full = true;
        advise(importing, field->at, message_of(NICKNAME_ADVICE));
    }
    strbuf_release(&tidy);
}

/* ---- lines ---- */

/* The cell of a line that has the name, in the best column that is not empty; NULL: none. */
static const struct csv_field *name_in(const struct importing *importing,
                                       const struct csv_record *record)
{
    const struct class_columns *columns = &importing->columns;

    for (int i = 0; i < columns->count; i++)
        if (columns->column[i] < record->count && *record->fields[columns->column[i]].text)
            return &record->fields[columns->column[i]];
    return NULL;
}

/* Whether something stands in a column that the heading does not have: Müller, Anna. */
static bool has_more_cells(const struct importing *importing, const struct csv_record *record)
{
    bool more = false;

    for (size_t i = importing->heading_cells; i < record->count && !more; i++)
        more = *record->fields[i].text;
    return more;
}

/* `ask`: the name may be a heading. */
static void take_line(struct importing *importing, const struct csv_record *record, bool ask)
{
    if (importing->columns.count) {
        const struct csv_field *field = name_in(importing, record);
        if (has_more_cells(importing, record))
            complain(importing, record->at,
                     message_with(N_("this line has more columns than the heading “{heading}”; "
                                     "leave out the comma, or give each column a heading"),
                                  arg_typed("heading", importing->heading)));
        else if (field)
            take(importing, field, false);
        else
            advise(importing, record->at,
                   message_with(N_("this line has no name below “{heading}”, and is left out"),
                                arg_typed("heading", importing->heading)));
        return;
    }
    if (record->count > 1)
        complain(importing, record->fields[1].at,
                 message_of(N_("the table has a second column, and no heading says which has the "
                               "names; write “name” above them")));
    take(importing, &record->fields[0], ask);
}

/* Copies a line, which the reader would overwrite. */
static void keep_line(struct importing *importing, const struct csv_record *record)
{
    struct csv_field *fields = arena_new(&importing->arena, record->count, sizeof *fields);
    struct first_line *line = &importing->first[importing->count++];

    for (size_t i = 0; i < record->count; i++) {
        fields[i] = record->fields[i];
        fields[i].text = arena_copy_text(&importing->arena, fields[i].text);
    }
    line->record = *record;
    line->record.fields = fields;
    line->looks_heading = class_heading_looks_so(fields[0].text);
}

/* Says what is made of a heading: which column it is, and that the lines above it are left out. */
static void tell_heading(struct importing *importing, const struct csv_record *record)
{
    const struct csv_field *best = &record->fields[importing->columns.column[0]];

    importing->heading = arena_copy_text(&importing->arena, best->text);
    importing->heading_cells = record->count;
    for (int i = 0; i < importing->count; i++)
        note(importing, importing->first[i].record.at,
             message_with(N_("this line stands above the heading “{heading}”, and is left out"),
                          arg_typed("heading", importing->heading)));
    if (record->count > 1)
        note(importing, best->at,
             message_with(N_("the names are taken from the column “{heading}”, and nothing else is "
                             "kept"),
                          arg_typed("heading", importing->heading)));
}

/* Takes the first lines of a table without a heading. The first may be one after all, if the next
 * does not look so too, as “Pupil 2” does below “Pupil 1”. */
static void take_first_lines(struct importing *importing)
{
    const struct first_line *first = importing->first;
    bool ask = importing->count > 1 && first[0].looks_heading && !first[1].looks_heading;

    for (int i = 0; i < importing->count; i++)
        take_line(importing, &first[i].record, ask && i == 0);
}

static bool has_room(const struct importing *importing)
{
    return importing->there.count + importing->fresh.count <= CLASS_PUPILS_MOST &&
           !diag_is_full(importing->diag);
}

/* Reads all lines, and so makes every complaint; but no more than a class has room for. */
static void read_table(struct importing *importing, struct csv_reader *reader)
{
    struct csv_record record;
    bool more = true, searching = true;

    for (csv_next(reader, &record, &more); more && has_room(importing);
         csv_next(reader, &record, &more)) {
        if (!searching) {
            take_line(importing, &record, false);
        } else if (class_columns_find(&importing->columns, &record)) {
            tell_heading(importing, &record);
            searching = false;
        } else {
            keep_line(importing, &record);
            searching = importing->count < FIRST_LINES;
            if (!searching)
                take_first_lines(importing);
        }
    }
    if (searching)
        take_first_lines(importing);
}

static enum status read_file(struct importing *importing, const char *path)
{
    struct csv_reader reader;
    enum status status = csv_open(&reader, path, importing->diag);

    if (status != STATUS_OK)
        return status;
    read_table(importing, &reader);
    csv_close(&reader);
    if (importing->diag->errors == 0 && importing->there.count + importing->fresh.count == 0)
        complain(importing, (struct position){.file = path},
                 message_of(N_("the table names nobody; write a nickname on each line")));
    return importing->diag->errors ? STATUS_INVALID : status;
}

/* ---- what is said of those who came ---- */

static void tell_added(const struct importing *importing)
{
    struct strbuf names = {0};

    for (int i = 0; i < importing->fresh.count; i++)
        strbuf_addf(&names, "%s%s", i ? ", " : "", importing->fresh.list[i].name);
    if (names.length)
        agreement_say(importing->file->line,
                      message_with(N_("Added: {names}"), arg_text("names", strbuf_text(&names))));
    strbuf_release(&names);
}

/* Asks about a name that may be the heading. */
static void ask_heading(const struct importing *importing)
{
    struct strbuf line = {0};

    if (!importing->asked)
        return;
    records_file_add_line(&line, importing->file->line, "remove",
                          (const char *const[]){importing->class, importing->asked, NULL});
    report_advice(importing->file->line,
                  message_with(N_("is “{name}” a pupil? If it is a heading, type: {line}"),
                               arg_text("name", importing->asked),
                               arg_text("line", strbuf_text(&line))));
    strbuf_release(&line);
}

enum exit_code class_import(struct records_file *file, const struct record_class *class,
                            const char *path)
{
    struct diag diag = {0};
    struct importing importing = {.file = file, .diag = &diag};
    enum exit_code code = class_join_read(&importing.there, file, class);

    importing.class = arena_copy_text(&importing.arena, class->name);
    if (code == EXIT_DONE) {
        code = exit_code_of(read_file(&importing, path));
        report_diag(file->line, &diag, NULL);
    }
    if (code == EXIT_DONE)
        code = class_join(file, class, &importing.there, &importing.fresh);
    if (code == EXIT_DONE) {
        tell_added(&importing);
        ask_heading(&importing);
    }
    nicknames_release(&importing.there);
    nicknames_release(&importing.fresh);
    arena_release(&importing.arena);
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

    csv_write_text(&writer, own_heading);
    csv_end_record(&writer);
    for (int i = 0; i < pupils.count; i++) {
        csv_write_text(&writer, pupils.list[i].name);
        csv_end_record(&writer);
    }
    if (code == EXIT_DONE && path)
        code = whole_file_write_names(file->line, path, &table, &file->files);
    else if (code == EXIT_DONE)
        show_exact(stdout, table.text);
    record_pupils_release(&pupils);
    strbuf_release(&table);
    return code;
}
