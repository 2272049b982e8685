#include "cli/records/forget.h"

#include "cli/play/journals.h"
#include "cli/records/agreement.h"
#include "cli/records/class_names.h"
#include "cli/report.h"
#include "lesson/sitting.h"
#include "log/renaming.h"
#include "records/forgetting.h"
#include "text/fold.h"
#include "text/text.h"
#include "tui/show.h"
#include "json/writer.h"

#include <ctype.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* The name that takes the place of another begins so; behind it stands a number. */
static const char stem[] = "pupil-";

/* Journals in which the pupil's name stands. */
struct search {
    const struct records_file *file;
    int64_t class;
    const char *name;
    const char *to; /* the new name of a pupil who stays; NULL: the pupil is forgotten */
    struct record_texts sessions; /* the journals of the class, wherever they are */
    struct arena arena;
    int count, renamed; /* of them all, and of those that stay under another name */
    size_t capacity;
    struct named_journal {
        const char *path;
        bool stays; /* others play in it */
    } * journal;
    long number; /* the highest behind the stem, in any journal */
    enum exit_code code;
};

/* ---- what stands where ---- */

/* Adds all bytes of a file; NULs become blanks. False: it cannot be read, errno says why. */
static bool read_bytes(struct strbuf *out, const char *path)
{
    FILE *file = fopen(path, "re");
    char bytes[4096];
    size_t length;

    while (file && (length = fread(bytes, 1, sizeof bytes, file)) > 0) {
        for (size_t i = 0; i < length; i++)
            bytes[i] = bytes[i] ? bytes[i] : ' ';
        strbuf_add_bytes(out, bytes, length);
    }
    bool sound = file && !ferror(file);
    int error = errno;
    if (file)
        fclose(file);
    errno = error;
    cli_text(out);
    return sound;
}

static void note_numbers(struct search *search, const char *text)
{
    while ((text = strstr(text, stem))) {
        text += sizeof stem - 1;
        long number = isdigit((unsigned char)*text) ? strtol(text, NULL, 10) : 0;
        if (number > search->number && number < 1000000)
            search->number = number;
    }
}

/* A name that JSON writes in another way is not found among the bytes of a line. */
static bool may_name(const char *bytes, const char *name)
{
    return strpbrk(name, "\"\\") || log_text_names(bytes, name);
}

/* Whose game or lesson a journal is of. */
enum owner { OWNER_UNKNOWN, OWNER_CLASS, OWNER_OTHERS /* whose pupil has the same name */ };

static enum owner owner_of(struct search *search, const char *path)
{
    int64_t class;
    enum status status = records_journal_class(search->file->records, path, &class);

    if (status == STATUS_NOT_FOUND)
        return OWNER_UNKNOWN;
    search->code = records_file_failed(search->file, status);
    return status == STATUS_OK && class == search->class ? OWNER_CLASS : OWNER_OTHERS;
}

static void add_journal(struct search *search, const char *path, bool stays)
{
    if (!memory_make_room(&search->journal, search->count, &search->capacity))
        report_no_memory();
    search->journal[search->count++] =
        (struct named_journal){cli_memory(arena_copy_text(&search->arena, path)), stays};
    search->renamed += stays;
}

/* One that is damaged cannot be played again, so it need not be kept; nor need one of the class in
 * which the pupil was alone. */
static void look_into(struct search *search, const char *path, enum owner owner)
{
    struct log_people people;
    struct diag diag = {0};
    enum status status = cli_status(log_find_person(&people, path, search->name, &diag));

    if (search->to && status == STATUS_OK && people.found)
        add_journal(search, path, true);
    else if (search->to && status == STATUS_INVALID)
        ; /* nobody can go on with it */
    else if (status == STATUS_INVALID)
        add_journal(search, path, false);
    else if (status == STATUS_OK && people.found)
        add_journal(search, path, people.others > 0 || owner == OWNER_UNKNOWN);
    else if (status == STATUS_UNREADABLE)
        report_diag(search->file->line, &diag, NULL);
    if (status == STATUS_UNREADABLE)
        search->code = EXIT_USAGE;
    diag_release(&diag);
}

static void visit(void *context, const char *path)
{
    struct search *search = context;
    struct strbuf bytes = {0};

    if (search->code != EXIT_DONE)
        return;
    if (!read_bytes(&bytes, path)) {
        if (errno != ENOENT)
            search->code = report_system_error(search->file->line, path, errno);
    } else {
        note_numbers(search, cli_text(&bytes));
        enum owner owner =
            may_name(cli_text(&bytes), search->name) ? owner_of(search, path) : OWNER_OTHERS;
        if (owner == OWNER_CLASS || (owner == OWNER_UNKNOWN && !search->to))
            look_into(search, path, owner);
    }
    strbuf_release(&bytes);
}

static bool is_file(const char *path)
{
    struct stat about;

    /* A path that begins in the folder where somebody was may now be another file's. */
    return *path == '/' && stat(path, &about) == 0 && S_ISREG(about.st_mode);
}

static void look_everywhere(struct search *search)
{
    search->code =
        records_file_failed(search->file, records_class_journals(search->file->records,
                                                                 search->class, &search->sessions));
    journals_each(JOURNALS_OF_GAMES, visit, search);
    journals_each(JOURNALS_OF_LESSONS, visit, search);
    for (int i = 0; i < search->sessions.count; i++)
        if (!journals_is_in_folder(search->sessions.text[i]) && is_file(search->sessions.text[i]))
            visit(search, search->sessions.text[i]);
    for (int i = 0; i < search->count && search->code == EXIT_DONE; i++)
        if (journals_is_open(search->journal[i].path))
            search->code = report_error(
                search->file->line,
                message_with(N_("{file} is open in another window, and {name} plays there; close "
                                "it first"),
                             arg_text("file", search->journal[i].path),
                             arg_text("name", search->name)));
}

static void search_release(struct search *search)
{
    record_texts_release(&search->sessions);
    memory_free(search->journal);
    arena_release(&search->arena);
}

/* ---- changing them ---- */

/* Adds the first name that nobody has in the class, nor had in any journal. */
static enum exit_code add_free_name(struct search *search, struct strbuf *out)
{
    enum status status = STATUS_OK;

    while (status == STATUS_OK) {
        int64_t id;
        strbuf_clear(out);
        strbuf_addf(out, "%s%ld", stem, ++search->number);
        status = records_pupil(search->file->records, search->class, cli_text(out), &id);
    }
    return status == STATUS_NOT_FOUND ? EXIT_DONE : records_file_failed(search->file, status);
}

/* A letter or two choose an answer, and say nothing of anybody. */
static bool is_answer(void *context, const char *typed)
{
    enum { CHOICE_LENGTH = 2 };
    bool yes;

    (void)context;
    return strlen(typed) <= CHOICE_LENGTH || sitting_stops(typed) || sitting_yes_or_no(typed, &yes);
}

static enum exit_code rename_in(const struct search *search, const char *path, const char *to)
{
    const struct log_renaming renaming = {.from = search->name, .to = to, .is_answer = is_answer};
    struct diag diag = {0};
    int error;
    enum status status = cli_status(log_rename_person(path, &renaming, &error, &diag));
    enum exit_code code = EXIT_DONE;

    if (status == STATUS_IO)
        code = report_system_error(search->file->line, path, error);
    else if (status == STATUS_EXISTS)
        code = report_error(search->file->line,
                            message_with(N_("{file} is open in another window; close it first"),
                                         arg_text("file", path)));
    else if (status != STATUS_OK)
        report_diag(search->file->line, &diag, NULL);
    diag_release(&diag);
    return code == EXIT_DONE ? exit_code_of(status) : code;
}

static enum exit_code delete_journal(const struct search *search, const char *path)
{
    return unlink(path) == 0 || errno == ENOENT
               ? EXIT_DONE
               : report_system_error(search->file->line, path, errno);
}

/* A file that the user called by the pupil's name is not renamed: others may know it by that. */
static enum exit_code drop_named_files(const struct search *search)
{
    enum exit_code code = EXIT_DONE;

    for (int i = 0; i < search->sessions.count && code == EXIT_DONE; i++) {
        const char *path = search->sessions.text[i], *slash = strrchr(path, '/');
        if (!log_text_names(slash ? slash + 1 : path, search->name))
            continue;
        if (is_file(path))
            report_advice(search->file->line,
                          message_with(N_("{file} has the name of the pupil; give it another one, "
                                          "or delete it"),
                                       arg_text("file", path)));
        code = records_file_failed(search->file, records_journal_drop(search->file->records, path));
    }
    return code;
}

static enum exit_code change_all(struct search *search, struct forgotten_journals *done)
{
    struct strbuf name = {0};
    enum exit_code code = search->renamed ? add_free_name(search, &name) : EXIT_DONE;

    *done = (struct forgotten_journals){0};
    for (int i = 0; i < search->count && code == EXIT_DONE; i++) {
        const struct named_journal *journal = &search->journal[i];
        code = journal->stays ? rename_in(search, journal->path, cli_text(&name))
                              : delete_journal(search, journal->path);
        done->renamed += code == EXIT_DONE && journal->stays;
        done->deleted += code == EXIT_DONE && !journal->stays;
    }
    strbuf_release(&name);
    return code == EXIT_DONE ? drop_named_files(search) : code;
}

enum exit_code forget_in_journals(const struct records_file *file, int64_t class, const char *name,
                                  struct forgotten_journals *done)
{
    struct search search = {.file = file, .class = class, .name = name};

    *done = (struct forgotten_journals){0};
    look_everywhere(&search);
    enum exit_code code = search.code == EXIT_DONE ? change_all(&search, done) : search.code;
    search_release(&search);
    return code;
}

/* ---- another name ---- */

/* Two people of one name could not be told apart any more. */
static enum exit_code check_free(const struct search *search, const char *path)
{
    struct log_people people;
    struct diag diag = {0};
    enum status status = cli_status(log_find_person(&people, path, search->to, &diag));

    diag_release(&diag);
    return status == STATUS_OK && people.found
               ? report_error(search->file->line,
                              message_with(N_("somebody else is called “{name}” in {file}, and "
                                              "{pupil} plays there, too; choose another name"),
                                           arg_text("name", search->to), arg_text("file", path),
                                           arg_text("pupil", search->name)))
               : EXIT_DONE;
}

/* Whether only capital letters differ: then it is nobody else's. */
static bool is_same_name(const char *one, const char *other)
{
    struct strbuf folded = {0};

    fold_text(&folded, one, strlen(one));
    bool same = fold_equal(other, cli_text(&folded));
    strbuf_release(&folded);
    return same;
}

enum exit_code rename_in_journals(const struct records_file *file, int64_t class, const char *name,
                                  const char *to)
{
    struct search search = {.file = file, .class = class, .name = name, .to = to};
    bool same = is_same_name(name, to);

    look_everywhere(&search);
    enum exit_code code = search.code;
    for (int i = 0; i < search.count && code == EXIT_DONE && !same; i++)
        code = check_free(&search, search.journal[i].path);
    for (int i = 0; i < search.count && code == EXIT_DONE; i++)
        code = rename_in(&search, search.journal[i].path, to);
    search_release(&search);
    return code;
}

/* ---- a pupil who was typed ---- */

/* What is lost, in sentences. */
static void add_loss(const struct search *search, const struct record_class *class, int64_t events,
                     struct strbuf *out)
{
    text_of(message_with(N_("This forgets {name} of class {class} for good."),
                         arg_text("name", search->name), arg_text("class", class->name)),
            NULL, out);
    strbuf_add_char(out, ' ');
    text_of(message_plural(
                NP_("{count} answer or turn is deleted.", "{count} answers and turns are deleted."),
                arg_count("count", events)),
            NULL, out);
    if (search->count > search->renamed) {
        strbuf_add_char(out, ' ');
        text_of(message_plural(NP_("{count} saved game or lesson is deleted.",
                                   "{count} saved games and lessons are deleted."),
                               arg_count("count", search->count - search->renamed)),
                NULL, out);
    }
    if (search->renamed) {
        strbuf_add_char(out, ' ');
        text_of(message_plural(
                    NP_("In {count} saved game or lesson a number takes the place of the name.",
                        "In {count} saved games and lessons a number takes the place of the name."),
                    arg_count("count", search->renamed)),
                NULL, out);
    }
}

struct counting {
    int64_t pupil, events;
};

static bool count_events(void *context, int64_t pupil, const char *name, int64_t events,
                         int64_t last, const char *model)
{
    struct counting *counting = context;

    (void)name, (void)last, (void)model;
    if (pupil == counting->pupil)
        counting->events = events;
    return true;
}

static void tell(const struct records_file *file, const struct record_class *class,
                 const struct forgotten_journals *journals, const struct records_removed *removed,
                 int copies)
{
    struct strbuf out = {0};
    struct json_writer writer = json_writer_to(&out);

    if (!file->line->json) {
        agreement_say(
            file->line,
            message_with(N_("The pupil is forgotten: {file} and the saved games and lessons "
                            "hold nothing of them any more."),
                         arg_text("file", records_path(file->records))));
        if (copies)
            agreement_say(file->line,
                          message_plural(NP_("{count} copy of an older format, which held the "
                                             "pupil, is deleted.",
                                             "{count} copies of older formats, which held the "
                                             "pupil, are deleted."),
                                         arg_count("count", copies)));
        return;
    }
    json_begin_object(&writer, NULL);
    json_write_text(&writer, "kind", "forgotten");
    json_write_text(&writer, "class", class->name);
    json_write_count(&writer, "events", removed->events);
    json_write_count(&writer, "sessions", removed->sessions);
    json_write_count(&writer, "renamed", journals->renamed);
    json_write_count(&writer, "deleted", journals->deleted);
    json_write_count(&writer, "copies", copies);
    json_end(&writer);
    show_exact_line(stdout, cli_text(&out));
    strbuf_release(&out);
}

static enum exit_code ask(struct search *search, const struct record_class *class, int64_t pupil)
{
    struct counting counting = {.pupil = pupil};
    struct strbuf loss = {0};
    enum exit_code code = records_file_failed(
        search->file, records_models(search->file->records, class->id, count_events, &counting));

    if (code == EXIT_DONE) {
        add_loss(search, class, counting.events, &loss);
        code = agreement_ask(search->file->line, cli_text(&loss));
    }
    strbuf_release(&loss);
    return code;
}

/* Whoever began a game while this went on is found in its journal now. */
static enum exit_code look_again(const struct search *before, struct forgotten_journals *done)
{
    struct forgotten_journals more;
    enum exit_code code = forget_in_journals(before->file, before->class, before->name, &more);

    done->renamed += more.renamed;
    done->deleted += more.deleted;
    return code;
}

/* The journals first: as long as the records know the pupil, all of this can be done again. `pupil`
 * 0: they know nobody of that name any more. */
static enum exit_code forget(struct search *search, const struct record_class *class, int64_t pupil)
{
    const struct records_file *file = search->file;
    struct forgotten_journals journals;
    struct records_removed removed = {0};
    int copies = 0;
    enum exit_code code = change_all(search, &journals);

    if (code == EXIT_DONE && pupil)
        code = records_file_failed(file, records_forget(file->records, pupil, &removed));
    if (code == EXIT_DONE)
        code = records_file_failed(file, records_sweep(file->records, &copies));
    if (code == EXIT_DONE)
        code = look_again(search, &journals);
    if (code == EXIT_DONE)
        tell(file, class, &journals, &removed, copies);
    return code;
}

/* `why` not, where neither the records nor a journal knows the name. */
static enum exit_code forget_named(const struct records_file *file,
                                   const struct record_class *class, int64_t pupil,
                                   const char *name, struct message why)
{
    struct search search = {.file = file, .class = class->id, .name = name};

    look_everywhere(&search);
    enum exit_code code = search.code;
    if (code == EXIT_DONE && !pupil && search.count == 0)
        code = report_error(file->line, why);
    if (code == EXIT_DONE)
        code = ask(&search, class, pupil);
    if (code == EXIT_DONE)
        code = forget(&search, class, pupil);
    search_release(&search);
    return code;
}

enum exit_code forget_pupil(struct records_file *file, const struct record_class *class,
                            const char *typed)
{
    struct class_names names;
    struct message why = {0};
    enum exit_code code = class_names_open(&names, file, class);
    int index = code == EXIT_DONE ? class_names_whole(&names, typed, &why) : -1;

    if (index >= 0) {
        const struct record_pupil *pupil = &names.pupils.list[index];
        code = forget_named(file, class, pupil->id, pupil->name, why);
    } else if (code == EXIT_DONE) {
        /* A program that was stopped after the pupil had gone may have left bytes. */
        code = records_file_failed(file, records_sweep(file->records, NULL));
        code = code == EXIT_DONE ? forget_named(file, class, 0, typed, why) : code;
    }
    class_names_release(&names);
    return code;
}
