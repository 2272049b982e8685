#include "classes/class_list.h"

#include "classes/agreement.h"
#include "console/complaint.h"
#include "console/whole_file.h"
#include "csv/reader.h"
#include "csv/writer.h"
#include "text/fold.h"
#include "tui/show.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

/* --- headings: what stands above the names, and in which columns they are */

/* The kinds of heading, the best source of a nickname first. */
enum class_heading {
    HEADING_CALLED, /* nickname, Rufname */
    HEADING_FIRST,  /* first name */
    HEADING_NAME,   /* name, pupil */
    HEADING_FAMILY,
    HEADING_LOGIN,
    HEADING_NONE,
};

/* Where the names of a table are: columns, the best first. */
struct class_columns {
    int count;
    size_t column[HEADING_NONE];
};

/* As schools, spreadsheets and school systems write it: words in small letters, without marks,
 * blanks and signs, a blank between two, so that “Schüler/in”, “Student(s)” and “first_name” are
 * schulerin, students and firstname. A kind of heading may have several rows. */
static const struct {
    enum class_heading kind;
    const char *words;
} headings[] = {
    /* English; Google Classroom, School Data Sync, Moodle, OneRoster. */
    {HEADING_CALLED,
     "nickname nicknames calledname callname knownas preferredname preferredfirstname"},
    {HEADING_FIRST, "firstname firstnames givenname givennames forename forenames christianname"},
    {HEADING_FIRST, "studentfirstname studentsfirstname pupilfirstname legalfirstname"},
    {HEADING_NAME, "name names fullname fullnames displayname studentname studentsname pupilname"},
    {HEADING_NAME,
     "pupilsname learnername childname childsname pupil pupils student students learner"},
    {HEADING_NAME, "learners child children participant participants lastnamefirstname"},
    {HEADING_FAMILY, "lastname lastnames surname surnames familyname familynames studentlastname"},
    {HEADING_LOGIN, "username usernames user users login loginname accountname"},
    /* Dutch; Magister, ParnasSys, ESIS, Smartschool. */
    {HEADING_CALLED, "bijnaam bijnamen roepnaam roepnamen"},
    {HEADING_FIRST, "voornaam voornamen voornaamleerling"},
    {HEADING_NAME, "naam namen volledigenaam naamleerling leerlingnaam naamvandeleerling leerling"},
    {HEADING_NAME, "leerlingen kind kinderen naamkind studentnaam studenten deelnemer deelnemers"},
    {HEADING_NAME, "cursist cursisten weergavenaam"},
    {HEADING_FAMILY, "achternaam achternamen familienaam achternaamleerling geslachtsnaam"},
    {HEADING_LOGIN, "gebruikersnaam gebruikersnamen gebruiker gebruikers inlognaam loginnaam"},
    /* German; ASV, SVWS, WebUntis. */
    {HEADING_CALLED, "spitzname spitznamen rufname rufnamen"},
    {HEADING_FIRST, "vorname vornamen vornameschuler schulervorname vornamedesschulers"},
    {HEADING_NAME, "schuler schulerin schulerinnen schueler schuelerin schuelerinnen schulername"},
    {HEADING_NAME,
     "schuelername schulernamen namedesschulers vollstandigername anzeigename kinder"},
    {HEADING_NAME, "kindername namedeskindes lernende lernender lernenden teilnehmer teilnehmerin"},
    {HEADING_NAME, "kindes schulers schuelers"},
    {HEADING_NAME, "teilnehmerinnen schulerinnenundschuler schulerundschulerinnen namevorname"},
    {HEADING_NAME, "schulerinname nachnamevorname vornamenachname vornamename"},
    {HEADING_FAMILY, "nachname nachnamen familienname familiennamen zuname longname"},
    {HEADING_LOGIN, "benutzername benutzernamen nutzername anmeldename benutzer"},
    /* French; ONDE, Pronote. */
    {HEADING_CALLED, "surnom surnoms pseudo pseudos pseudonyme prenomusuel prenomdusage"},
    {HEADING_FIRST,
     "prenom prenoms prenomeleve prenomseleve prenomdeleleve prenomsdeleleve prenom1"},
    {HEADING_NAME, "nom noms nomcomplet nometprenom nomprenom prenomnom prenometnom nomsetprenoms"},
    {HEADING_NAME, "eleve eleves apprenant apprenante apprenants apprenantes"},
    {HEADING_NAME, "lenfant leleve"},
    {HEADING_NAME, "etudiant etudiante etudiants enfant enfants nomdelenfant participante"},
    {HEADING_FAMILY,
     "nomdefamille nomfamille nomeleve nomdeleleve nomdusage nomusage nomusageeleve"},
    {HEADING_FAMILY, "nomdusageeleve nomdenaissance patronyme"},
    {HEADING_LOGIN, "identifiant identifiants nomdutilisateur utilisateur utilisateurs"},
};

/* Words of titles, and of headings in further languages. */
static const char title_words[] =
    "class classe klas klasse groep group gruppe groupe list lists liste lijst klassenliste "
    "klassenlijst namenlijst namensliste roster register school schule ecole year jaar jahr annee "
    "teacher leerkracht lehrer lehrerin lehrkraft enseignant alumno alumnos alumna nombre nombres "
    "aluno alunos nome studente studenti alunno alunni isim adi ogrenci imie uczen namn elev "
    "elever navn elevi nume";

/* Adds small letters without marks, and digits; signs and blanks are left out. */
static void add_letters(struct strbuf *out, const char *text, size_t length)
{
    struct strbuf folded = {0}, bare = {0};

    fold_text(&folded, text, length);
    fold_spell(&bare, strbuf_text(&folded), SPELLED_BARE);
    for (const char *at = strbuf_text(&bare); *at; at++)
        if (isalnum((unsigned char)*at) || (unsigned char)*at >= 0x80)
            strbuf_add_char(out, *at);
    strbuf_release(&folded);
    strbuf_release(&bare);
}

/* Whether a word is one of a list with blanks between them. */
static bool is_among(const char *word, const char *list)
{
    size_t length = strlen(word);

    for (; *list; list += strspn(list, " ")) {
        size_t next = strcspn(list, " ");
        if (next == length && strncmp(list, word, length) == 0)
            return true;
        list += next;
    }
    return false;
}

enum { CELL_LONGEST = 100 /* bytes of a heading */ };

static enum class_heading kind_of(const char *text, size_t length)
{
    struct strbuf letters = {0};
    enum class_heading kind = HEADING_NONE;

    add_letters(&letters, text, length);
    for (size_t i = 0; i < sizeof headings / sizeof *headings && kind == HEADING_NONE; i++)
        if (is_among(strbuf_text(&letters), headings[i].words))
            kind = headings[i].kind;
    strbuf_release(&letters);
    return kind;
}

/* “Roepnaam leerling”, “Pupil: surname”, “First name of the pupil”: which of a pupil's names,
 * before or behind the word for pupil. */
static enum class_heading kind_beside_pupil(const char *cell)
{
    static const char gaps[] = " _-:(/.,";
    size_t whole = strlen(cell), first = strcspn(cell, gaps), last = whole;

    while (last > 0 && strchr(" )", cell[last - 1])) /* “(pupil)” */
        last--;
    while (last > 0 && !strchr(gaps, cell[last - 1]))
        last--;
    for (size_t at = first; at < whole; at += 1 + strcspn(cell + at + 1, gaps)) {
        enum class_heading before = kind_of(cell, at), behind = kind_of(cell + at, whole - at);
        if (before <= HEADING_FAMILY && before != HEADING_NAME &&
            kind_of(cell + last, whole - last) == HEADING_NAME)
            return before;
        if (behind <= HEADING_FAMILY && behind != HEADING_NAME &&
            kind_of(cell, first) == HEADING_NAME)
            return behind;
    }
    return HEADING_NONE;
}

/* Returns the kind of heading that a cell is, in any of our languages; signs in it do not
 * matter. */
static enum class_heading class_heading_of(const char *cell)
{
    if (strlen(cell) > CELL_LONGEST)
        return HEADING_NONE;
    enum class_heading kind = kind_of(cell, strlen(cell));
    return kind == HEADING_NONE ? kind_beside_pupil(cell) : kind;
}

/* A word of a title, a heading among others, or a number such as that of a class. */
static bool is_of_title(const char *word, size_t length)
{
    struct strbuf letters = {0};
    bool is = word[strcspn(word, "0123456789")] && strcspn(word, "0123456789") < length;

    add_letters(&letters, word, length);
    is = is || is_among(strbuf_text(&letters), title_words) ||
         class_heading_of(strbuf_text(&letters)) != HEADING_NONE;
    strbuf_release(&letters);
    return is;
}

/* Returns whether a cell that is no known heading looks like one, or like a title: “Class 6b”. */
static bool class_heading_looks_so(const char *cell)
{
    bool looks = false;

    if (strlen(cell) > CELL_LONGEST)
        return false;
    while (*cell && !looks) {
        size_t length = strcspn(cell, " -_/.:,;()");
        looks = is_of_title(cell, length);
        cell += length;
        cell += *cell != '\0';
    }
    return looks;
}

/* Finds the name columns if the record is a heading. False: it is not one. */
static bool class_columns_find(struct class_columns *columns, const struct csv_record *record)
{
    bool found[HEADING_NONE + 1] = {false};
    size_t at[HEADING_NONE + 1];

    for (size_t i = 0; i < record->count; i++) {
        enum class_heading kind = class_heading_of(record->fields[i].text);
        at[kind] = found[kind] ? at[kind] : i;
        found[kind] = true;
    }
    *columns = (struct class_columns){0};
    /* A family name or a login stands in for no other name that is empty. */
    for (int kind = 0; kind < HEADING_NONE; kind++)
        if (found[kind] && (kind < HEADING_FAMILY || !columns->count))
            columns->column[columns->count++] = at[kind];
    return columns->count > 0;
}

/* --- a table */

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

/* --- names */

/* True if a valid name may be added; otherwise says why not. */
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

/* Returns true if a tidy name, or the cell that it came from, is refused, after saying why. */
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

/* --- lines */

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

/* True if the line has text in a column beyond the heading: Müller, Anna. */
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

/* Says how the heading was understood: which column is used, and that the lines above are left
 * out. */
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

/* Reads all lines, and so makes every complaint; but no more than a class has room for. */
static void read_table(struct importing *importing, struct csv_reader *reader)
{
    struct csv_record record;
    bool searching = true;

    while (csv_next(reader, &record) &&
           importing->there.count + importing->fresh.count <= CLASS_PUPILS_MOST &&
           !diag_is_full(importing->diag)) {
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

/* --- what is said of those who came */

static void tell_added(const struct importing *importing)
{
    struct strbuf names = {0};

    for (int i = 0; i < importing->fresh.count; i++)
        strbuf_addf(&names, "%s%s", i ? ", " : "", importing->fresh.list[i].name);
    if (names.length)
        agreement_say(importing->file->manner,
                      message_with(N_("Added: {names}"), arg_text("names", strbuf_text(&names))));
    strbuf_release(&names);
}

/* Asks about a name that may be the heading. */
static void ask_heading(const struct importing *importing)
{
    struct strbuf line = {0};

    if (!importing->asked)
        return;
    records_file_add_line(&line, importing->file, "remove",
                          (const char *const[]){importing->class, importing->asked, NULL});
    warn_of(importing->file->manner,
            message_with(N_("is “{name}” a pupil? If it is a heading, type: {line}"),
                         arg_text("name", importing->asked), arg_text("line", strbuf_text(&line))));
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
        complain_diag(file->manner, &diag, NULL);
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

enum exit_code class_export(const struct records_file *file, const struct record_class *class,
                            const struct whole_file *output)
{
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
    if (code == EXIT_DONE && output->path)
        code = whole_file_write(file->manner, output, &table, &file->files);
    else if (code == EXIT_DONE)
        show_exact(stdout, table.text);
    record_pupils_release(&pupils);
    strbuf_release(&table);
    return code;
}
