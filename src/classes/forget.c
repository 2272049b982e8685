#include "classes/stored.h"

#include "classes/agreement.h"
#include "classes/class_names.h"
#include "classes/journals.h"
#include "classes/name_search.h"
#include "console/complaint.h"
#include "text/text.h"
#include "tui/show.h"
#include "json/writer.h"

#include <stdio.h>
#include <string.h>

/* --- changing journals */

/* True if a journal is kept, under another name. Others who play in it can go on with it, at least
 * up to the damage. One in which the pupil is alone goes if it is of the class, or damaged. */
static bool stays(const struct found_journal *journal)
{
    return journal->others > 0 || !(journal->of_class || journal->damaged);
}

static int count_staying(const struct name_search *search)
{
    int count = 0;

    for (int i = 0; i < search->count; i++)
        count += stays(&search->journal[i]);
    return count;
}

static int count_busy(const struct name_search *search)
{
    int count = 0;

    for (int i = 0; i < search->count; i++)
        count += search->journal[i].busy;
    return count;
}

/* Adds the first name “pupil-N” that is free in the class and was never used in any journal. */
static enum exit_code add_free_name(struct name_search *search, struct strbuf *out)
{
    enum status status = STATUS_OK;
    bool known = search->file->records && search->class;

    while (status == STATUS_OK) {
        int64_t id;
        strbuf_clear(out);
        strbuf_addf(out, NAME_STEM "%ld", ++search->number);
        status = !known
                     ? STATUS_NOT_FOUND
                     : records_pupil(search->file->records, search->class, strbuf_text(out), &id);
    }
    return status == STATUS_NOT_FOUND ? EXIT_DONE : records_file_failed(search->file, status);
}

static enum exit_code complain_of_change(const struct name_search *search, const char *path,
                                         enum status status, int error, const struct diag *diag)
{
    if (status == STATUS_IO)
        return complain_errno(search->file->manner, path, error);
    if (status == STATUS_EXISTS)
        return complain_of(search->file->manner,
                           message_with(N_("{file} is open in another window; close it first"),
                                        arg_text("file", path)));
    complain_diag(search->file->manner, diag, NULL);
    return exit_code_of(status);
}

/* Says where the name still stands after a journal was changed; returns the number of files. */
static int advise_rest(const struct name_search *search, const struct log_file *journal,
                       const char *to)
{
    struct message_arg file = arg_text("file", journal->path);
    bool stands = to && search->name && !log_text_names(to, search->name) &&
                  name_search_stands_in(search, journal->path);

    if (journal->linked)
        warn_of(search->file->manner,
                message_with(N_("{file} has another name, too, on this disk, under which it "
                                "is as it was; delete that as well"),
                             file));
    if (stands)
        warn_of(search->file->manner,
                message_with(N_("“{name}” still stands in {file}, where it is nobody who "
                                "plays: the name of a deck, or a word that was typed; "
                                "delete the file if that tells of the pupil"),
                             arg_text("name", search->name), file));
    return journal->linked + stands;
}

/* Writes a journal anew with another name, or deletes it if `to` is NULL. *done: that happened. A
 * file that has taken its place since it was found belongs to somebody else, and stays. Reports
 * other places that hold the name, and counts them in *left. */
static enum exit_code change(const struct name_search *search, const struct found_journal *journal,
                             const char *to, bool *done, int *left)
{
    const struct log_renaming renaming = {
        .from = search->name, .to = to, .is_answer = name_search_is_answer, .up_to_damage = true};
    struct log_file file;
    struct diag diag = {0};
    int error = 0;
    enum status status = name_search_hold(search, journal, &file);

    if (status == STATUS_OK)
        status = to ? log_rename_person(&file, &renaming, &error, &diag)
                    : log_file_delete(&file, &error);
    *done = status == STATUS_OK;
    if (*done)
        *left += advise_rest(search, &file, to);
    enum exit_code code = *done || status == STATUS_NOT_FOUND
                              ? EXIT_DONE
                              : complain_of_change(search, journal->path, status, error, &diag);
    /* The path of a file that is gone may still hold a name. */
    if (*done && !to && journal->of_class)
        code = records_file_failed(search->file,
                                   records_journal_drop(search->file->records, journal->path));
    log_file_close(&file);
    diag_release(&diag);
    return code;
}

/* True if the journal of that session still lies there. */
static bool is_there(const struct record_journal *journal)
{
    struct log_file file;
    struct diag diag = {0};
    bool there = log_file_open(&file, journal->path, &diag) == STATUS_OK &&
                 log_file_is_of(&file, journal->session);

    log_file_close(&file);
    diag_release(&diag);
    return there;
}

/* True if the file itself, and not just a folder that it lies in, has the name. */
static bool is_named(const char *path, const char *name)
{
    const char *slash = strrchr(path, '/');

    return log_path_names(slash ? slash + 1 : path, name);
}

/* A file that the user called by the pupil's name is not renamed: others may know it by that. With
 * `drop` the records forget its path, and also any path that has the name and no longer leads to
 * the journal. */
static enum exit_code advise_named_files(const struct name_search *search, bool drop, int *left)
{
    struct records *records = search->file->records;
    enum exit_code code = EXIT_DONE;

    for (int i = 0; search->name && i < search->of_class.count && code == EXIT_DONE; i++) {
        const struct record_journal *journal = &search->of_class.list[i];
        const char *path = journal->path;
        if (!log_path_names(path, search->name))
            continue;
        bool there = is_there(journal), named = is_named(path, search->name);
        if (there && named)
            warn_of(search->file->manner,
                    message_with(N_("{file} has the name of the pupil; give it another one, "
                                    "or delete it"),
                                 arg_text("file", path)));
        *left += there && named;
        if (drop && (named || !there))
            code = records_file_failed(search->file, records_journal_drop(records, path));
    }
    return code;
}

/* Says which journals lie in a folder of that name, and returns how many. The records keep their
 * paths, as the folder may be called after somebody else. */
static int advise_named_folders(const struct name_search *search)
{
    int count = 0;

    for (int i = 0; search->name && i < search->of_class.count; i++) {
        const struct record_journal *journal = &search->of_class.list[i];
        const char *path = journal->path;
        if (!log_path_names(path, search->name) || is_named(path, search->name) ||
            journals_is_in_folder(path) || !is_there(journal))
            continue;
        warn_of(search->file->manner,
                message_with(N_("{file} lies in a folder that has the name of the pupil; if it is "
                                "called after the pupil, delete the file"),
                             arg_text("file", path)));
        count++;
    }
    return count;
}

/* Says that journals of the user's own records stay as they are when a copy of the records is
 * changed. */
static void advise_own(const struct name_search *search)
{
    if (search->of_own)
        warn_of(search->file->manner,
                message_plural(
                    NP_("{count} saved game or lesson belongs to your own records, and stays as "
                        "it is; to reach it, leave out --records",
                        "{count} saved games and lessons belong to your own records, and stay "
                        "as they are; to reach them, leave out --records"),
                    arg_count("count", search->of_own)));
}

static void advise_open(const struct name_search *search, const struct found_journal *journal)
{
    warn_of(search->file->manner,
            message_with(N_("{file} is open in another window, and stays; delete it when that "
                            "is closed"),
                         arg_text("file", journal->path)));
}

static enum exit_code change_all(struct name_search *search, struct forgotten_journals *done)
{
    struct strbuf name = {0};
    enum exit_code code = count_staying(search) ? add_free_name(search, &name) : EXIT_DONE;

    *done = (struct forgotten_journals){0};
    for (int i = 0; i < search->count && code == EXIT_DONE; i++) {
        const struct found_journal *journal = &search->journal[i];
        bool changed, renamed = stays(journal);
        if (journal->busy && !search->name) {
            advise_open(search, journal);
            continue;
        }
        code = change(search, journal, renamed ? strbuf_text(&name) : NULL, &changed, &done->left);
        done->renamed += changed && renamed;
        done->deleted += changed && !renamed;
    }
    strbuf_release(&name);
    return code == EXIT_DONE ? advise_named_files(search, true, &done->left) : code;
}

/* No journal is deleted or written anew if the records cannot be written. */
static enum exit_code check_writable(const struct records_file *file)
{
    return file->records ? records_file_failed(file, records_check_writable(file->records))
                         : EXIT_DONE;
}

/* A class can be deleted while somebody still plays: then only that game stays. A name cannot be
 * changed then. */
static void look(struct name_search *search)
{
    search->code = check_writable(search->file);
    if (search->code == EXIT_DONE)
        name_search_run(search);
    if (search->code == EXIT_DONE && search->name)
        search->code = name_search_check_closed(search);
}

enum exit_code forget_count(const struct records_file *file, int64_t class,
                            struct forgotten_journals *would)
{
    struct name_search found = {.file = file, .class = class};

    look(&found);
    would->renamed = count_staying(&found);
    would->deleted = found.count - would->renamed - count_busy(&found);
    enum exit_code code = found.code;
    name_search_release(&found);
    return code;
}

enum exit_code forget_in_journals(const struct records_file *file, int64_t class, const char *name,
                                  struct forgotten_journals *done)
{
    struct name_search found = {.file = file, .class = class, .name = name};

    *done = (struct forgotten_journals){0};
    look(&found);
    enum exit_code code = found.code == EXIT_DONE ? change_all(&found, done) : found.code;
    if (code == EXIT_DONE) {
        name_search_advise_strays(&found);
        advise_own(&found);
        done->left += found.strays.count + found.of_own;
    }
    name_search_release(&found);
    return code;
}

/* --- another name */

/* Refuses a name that somebody else has in the journal: the two could not be told apart any
 * more. */
static enum exit_code check_free(const struct name_search *search,
                                 const struct found_journal *journal, const char *to)
{
    struct log_people people = {0};
    struct log_file file;
    struct diag diag = {0};
    enum status status = name_search_hold(search, journal, &file);

    if (status == STATUS_OK)
        status = log_find_person(&people, &file, to, name_search_is_answer, &diag);
    log_file_close(&file);
    diag_release(&diag);
    return status == STATUS_OK && people.found
               ? complain_of(search->file->manner,
                             message_with(N_("somebody else is called “{name}” in {file}, and "
                                             "{pupil} plays there, too; choose another name"),
                                          arg_text("name", to), arg_text("file", journal->path),
                                          arg_text("pupil", search->name)))
               : EXIT_DONE;
}

/* Says that a damaged journal stays: rewriting it would lose the lines after the damage, which
 * perhaps can be mended. */
static void advise_damaged(const struct name_search *search, const struct found_journal *journal)
{
    warn_of(search->file->manner,
            message_with(N_("{file} is damaged and stays as it is, with {name} in it; delete it "
                            "if nobody is to go on with it"),
                         arg_text("file", journal->path), arg_text("name", search->name)));
}

enum exit_code rename_in_journals(const struct records_file *file, int64_t class, const char *name,
                                  const char *to)
{
    struct name_search found = {.file = file, .class = class, .name = name};
    /* If only capital letters differ, the new name cannot be somebody else's. */
    bool same = log_seat_names(to, name), changed;
    int left = 0;

    look(&found);
    enum exit_code code = found.code;
    for (int i = 0; i < found.count && code == EXIT_DONE && !same; i++)
        if (!found.journal[i].damaged)
            code = check_free(&found, &found.journal[i], to);
    for (int i = 0; i < found.count && code == EXIT_DONE; i++)
        if (found.journal[i].damaged)
            advise_damaged(&found, &found.journal[i]);
        else
            code = change(&found, &found.journal[i], to, &changed, &left);
    if (code == EXIT_DONE && !same)
        code = advise_named_files(&found, false, &left);
    if (code == EXIT_DONE) {
        advise_named_folders(&found);
        name_search_advise_strays(&found);
    }
    name_search_release(&found);
    return code;
}

/* --- a pupil who was typed */

void forget_add_loss(const struct forgotten_journals *would, struct strbuf *out)
{
    if (would->deleted) {
        strbuf_add_char(out, ' ');
        text_of(message_plural(NP_("{count} saved game or lesson is deleted.",
                                   "{count} saved games and lessons are deleted."),
                               arg_count("count", would->deleted)),
                NULL, out);
    }
    if (would->renamed) {
        strbuf_add_char(out, ' ');
        text_of(message_plural(
                    NP_("In {count} saved game or lesson a number takes the place of the name.",
                        "In {count} saved games and lessons a number takes the place of the name."),
                    arg_count("count", would->renamed)),
                NULL, out);
    }
}

/* Adds sentences that say what is lost. */
static void add_loss(const struct name_search *search, const struct record_class *class,
                     int64_t events, struct strbuf *out)
{
    int renamed = count_staying(search);
    const struct forgotten_journals would = {.renamed = renamed,
                                             .deleted = search->count - renamed};

    text_of(message_with(class ? N_("This forgets {name} of class {class} for good.")
                               : N_("This forgets {name} for good."),
                         arg_text("name", search->name),
                         arg_text("class", class ? class->name : "")),
            NULL, out);
    if (class) {
        strbuf_add_char(out, ' ');
        text_of(message_plural(NP_("{count} answer or turn is deleted.",
                                   "{count} answers and turns are deleted."),
                               arg_count("count", events)),
                NULL, out);
    }
    forget_add_loss(&would, out);
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

    if (!file->manner->json) {
        agreement_say(
            file->manner,
            journals->left
                ? message_plural(NP_("Forgotten, but for {count} file that keeps the name, or may; "
                                     "which one, and what to do, stands above.",
                                     "Forgotten, but for {count} files that keep the name, or may; "
                                     "which ones, and what to do, stands above."),
                                 arg_count("count", journals->left))
            : class ? message_with(
                          N_("The pupil is forgotten: {file} and the saved games and lessons "
                             "hold nothing of them any more."),
                          arg_text("file", records_path(file->records)))
                    : message_of(
                          N_("The name is forgotten: the saved games and lessons hold nothing "
                             "of it any more.")));
        if (copies)
            agreement_say(file->manner,
                          message_plural(NP_("{count} copy of an older format, which held the "
                                             "pupil, is deleted.",
                                             "{count} copies of older formats, which held the "
                                             "pupil, are deleted."),
                                         arg_count("count", copies)));
        return;
    }
    struct json_writer writer = json_begin_line(&out);
    json_write_text(&writer, "kind", "forgotten");
    if (class)
        json_write_text(&writer, "class", class->name);
    json_write_count(&writer, "events", removed->events);
    json_write_count(&writer, "sessions", removed->sessions);
    json_write_count(&writer, "renamed", journals->renamed);
    json_write_count(&writer, "deleted", journals->deleted);
    json_write_count(&writer, "copies", copies);
    json_write_count(&writer, "left", journals->left);
    show_object(&writer);
}

static enum exit_code ask(struct name_search *search, const struct record_class *class,
                          int64_t pupil)
{
    struct counting counting = {.pupil = pupil};
    struct strbuf loss = {0};
    enum exit_code code = EXIT_DONE;

    if (class)
        code = records_file_failed(search->file, records_models(search->file->records, class->id,
                                                                count_events, &counting));
    if (code == EXIT_DONE) {
        add_loss(search, class, counting.events, &loss);
        code = agreement_ask(search->file, strbuf_text(&loss));
    }
    strbuf_release(&loss);
    return code;
}

/* Looks again, for journals of games that began in the meantime. */
static enum exit_code look_again(const struct name_search *before, struct forgotten_journals *done)
{
    struct forgotten_journals more;
    enum exit_code code = forget_in_journals(before->file, before->class, before->name, &more);

    done->renamed += more.renamed;
    done->deleted += more.deleted;
    done->left += more.left;
    return code;
}

/* The journals first: as long as the records know the pupil, all of this can be repeated. `pupil`
 * 0: the records have no pupil of that name any more. */
static enum exit_code forget(struct name_search *search, const struct record_class *class,
                             int64_t pupil)
{
    const struct records_file *file = search->file;
    struct forgotten_journals journals;
    struct records_removed removed = {0};
    int copies = 0;
    enum exit_code code = change_all(search, &journals);

    if (code == EXIT_DONE)
        journals.left += advise_named_folders(search);
    if (code == EXIT_DONE && pupil)
        code = records_file_failed(file, records_forget(file->records, pupil, &removed));
    if (code == EXIT_DONE && file->records)
        code = records_file_failed(file, records_sweep(file->records, &copies));
    if (code == EXIT_DONE)
        code = look_again(search, &journals);
    if (code == EXIT_DONE)
        tell(file, class, &journals, &removed, copies);
    return code;
}

/* Refuses a text that cannot be a name, such as a number, which would be found wherever it is
 * typed. It will do if a player has it in a journal, from another language or another time. */
static enum exit_code check_name(const struct name_search *search)
{
    struct strbuf tidy = {0};
    struct message why;
    bool sits = false;

    nickname_tidy(&tidy, search->name);
    for (int i = 0; i < search->count && !sits; i++)
        sits = search->journal[i].sits;
    enum exit_code code = sits || nickname_check(strbuf_text(&tidy), &why)
                              ? EXIT_DONE
                              : complain_of(search->file->manner, why);
    strbuf_release(&tidy);
    return code;
}

/* Reports that there is nothing to forget; files that breuk leaves alone may still hold the
 * name. */
static enum exit_code complain_of_none(const struct name_search *search, struct message why)
{
    name_search_advise_strays(search);
    return complain_of(search->file->manner,
                       name_search_found(search)
                           ? message_with(N_("“{name}” stands only in files that breuk leaves "
                                             "alone; which ones, stands above"),
                                          arg_typed("name", search->name))
                           : why);
}

/* `why` is the complaint if neither the records nor a journal has the name. */
static enum exit_code forget_named(const struct records_file *file,
                                   const struct record_class *class, int64_t pupil,
                                   const char *name, struct message why)
{
    struct name_search found = {.file = file, .class = class ? class->id : 0, .name = name};

    look(&found);
    enum exit_code code = found.code;
    if (code == EXIT_DONE && !pupil)
        code = check_name(&found);
    if (code == EXIT_DONE && !pupil && found.count == 0)
        code = complain_of_none(&found, why);
    if (code == EXIT_DONE)
        code = ask(&found, class, pupil);
    if (code == EXIT_DONE)
        code = forget(&found, class, pupil);
    name_search_release(&found);
    return code;
}

enum exit_code forget_name(struct records_file *file, const char *typed)
{
    return forget_named(file, NULL, 0, typed,
                        message_with(N_("“{name}” stands in no saved game, lesson or score"),
                                     arg_typed("name", typed)));
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
