#include "classes/stored.h"

#include "classes/agreement.h"
#include "classes/day.h"
#include "classes/journals.h"
#include "console/complaint.h"
#include "console/shell_word.h"
#include "lesson/learner/learner.h"
#include "log/log_file.h"
#include "text/text.h"
#include "tui/show.h"
#include "json/writer.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

/* --- journals */

/* True if a journal of this session must stay; NULL: it has no session. */
typedef bool is_spared(const void *context, const char *session);

/* Deletes a file if it is a journal that is not spared, and no program writes to it.
 * STATUS_INVALID: another file, or a spared journal, lies there now, and stays. STATUS_NOT_FOUND:
 * there is none. STATUS_EXISTS: it is open in another window. STATUS_UNREADABLE, STATUS_IO: *error
 * is the errno. */
static enum status delete_journal(const char *path, is_spared *spared, const void *context,
                                  int *error)
{
    struct log_file file;
    struct diag diag = {0};
    enum status status = log_file_open(&file, path, &diag);

    *error = errno;
    if (status == STATUS_OK)
        status = spared(context, file.session) ? STATUS_INVALID : log_file_delete(&file, error);
    log_file_close(&file);
    diag_release(&diag);
    return status;
}

/* The journals that may go: those of one session, unless `own`, the user's own records if others
 * are open, know it. */
struct removable {
    const char *session;
    struct records *own; /* or NULL */
};

static bool is_another(const void *context, const char *session)
{
    const struct removable *removable = context;
    int64_t class;

    return !session || strcmp(removable->session, session) != 0 ||
           (removable->own &&
            records_session_class(removable->own, session, &class) != STATUS_NOT_FOUND);
}

/* Says that a journal stays although it is too old. */
static enum exit_code warn_of_stay(const struct manner *manner, const char *path,
                                   enum status status, int error)
{
    if (status != STATUS_EXISTS)
        return complain_errno(manner, path, error);
    warn_of(manner,
            message_with(N_("{file} is open in another window, and stays; close it there, then "
                            "try again"),
                         arg_text("file", path)));
    return EXIT_DONE;
}

/* Deletes a journal. Its session keeps the path until then, so that a journal that stays can be
 * found again. */
static enum status delete_old(const struct records_file *file, struct records *own,
                              const struct record_journal *journal, struct expired *expired)
{
    const struct removable removable = {journal->session, own};
    int error = 0;
    /* A relative path is meaningless here. */
    enum status status = *journal->path == '/'
                             ? delete_journal(journal->path, is_another, &removable, &error)
                             : STATUS_NOT_FOUND;

    expired->journals += status == STATUS_OK;
    if (status == STATUS_OK || status == STATUS_NOT_FOUND || status == STATUS_INVALID)
        return records_session_journal_drop(file->records, journal->session);
    enum exit_code code = warn_of_stay(file->manner, journal->path, status, error);
    expired->code = code == EXIT_DONE ? expired->code : code;
    return STATUS_OK;
}

/* --- a class */

/* Deletes the journals first: as long as the records know of them, they can be found again. Deletes
 * none if the records cannot be written. */
static enum status expire(const struct records_file *file, struct records *own, int64_t class,
                          int64_t before, struct expired *expired)
{
    struct records *records = file->records;
    struct learner learner = {0};
    struct record_journals journals = {0};
    enum status status = records_check_writable(records);

    if (status == STATUS_OK)
        status = records_old_journals(records, class, before, &journals);
    for (int i = 0; i < journals.count && status == STATUS_OK; i++)
        status = delete_old(file, own, &journals.list[i], expired);
    const struct records_learner learned = learner_of_records(&learner);
    struct records_removed removed = {0};
    if (status == STATUS_OK)
        status = records_expire(records, class, before, &learned, &removed);
    expired->removed.events += removed.events;
    expired->removed.sessions += removed.sessions;
    learner_release(&learner);
    record_journals_release(&journals);
    return status;
}

/* `class` NULL: of all of them. */
static void tell(const struct manner *manner, const struct record_class *class, int64_t before,
                 const struct expired *expired)
{
    char day[DAY_TEXT_SIZE];
    struct strbuf out = {0};

    if (!manner->json) {
        struct message_arg count = arg_count("count", expired->removed.events),
                           name = arg_text("class", class ? class->name : ""),
                           since = arg_text("day", day_write(day, before));
        agreement_say(
            manner,
            class ? message_plural(
                        NP_("Class {class}: {count} answer or turn from before {day} is deleted.",
                            "Class {class}: {count} answers and turns from before {day} are "
                            "deleted."),
                        count, name, since)
                  : message_plural(NP_("{count} answer or turn from before {day} is deleted.",
                                       "{count} answers and turns from before {day} are deleted."),
                                   count, since));
        if (expired->journals)
            agreement_say(manner,
                          message_plural(NP_("{count} saved game or lesson went with it.",
                                             "{count} saved games and lessons went with it."),
                                         arg_count("count", expired->journals)));
        return;
    }
    struct json_writer writer = json_begin_line(&out);
    json_write_text(&writer, "kind", "expired");
    if (class)
        json_write_text(&writer, "class", class->name);
    json_write_text(&writer, "before", day_write(day, before));
    json_write_count(&writer, "events", expired->removed.events);
    json_write_count(&writer, "sessions", expired->removed.sessions);
    json_write_count(&writer, "journals", expired->journals);
    show_object(&writer);
}

/* --- a clock that may be wrong */

#define DAY (INT64_C(24) * 3600 * 1000000)
enum { PAUSE = 183 /* days */, SHARE = 10 };

/* True if more than a tenth of a class would go after a pause that is too long for holidays: then
 * the clock may be years ahead. Events recorded while it was ahead come after the pause, too. */
static bool is_doubtful(const struct records_old *old)
{
    int64_t next = old->next ? old->next : day_before(0);

    return old->events > old->of / SHARE && next - old->last > PAUSE * DAY;
}

/* Adds the line to type that deletes the events that are too old. */
static void add_line(struct strbuf *out, const struct records_file *file,
                     const struct record_class *class)
{
    shell_call_add(out, file->manner);
    strbuf_add(out, " report --class ");
    shell_word_add(out, class->name);
    strbuf_addf(out, " --expire %d", (int)class->days);
    records_option_add(out, file->named);
}

static void advise_clock(const struct records_file *file, const struct record_class *class,
                         const struct records_old *old)
{
    char today[DAY_TEXT_SIZE], last[DAY_TEXT_SIZE];
    struct strbuf line = {0};

    add_line(&line, file, class);
    warn_of(file->manner,
            message_with(N_("the clock says {today}, and class {class} paused after {last}: "
                            "nothing is deleted. If the clock is right, type: {line}"),
                         arg_text("today", day_write(today, day_before(0))),
                         arg_text("class", class->name),
                         arg_text("last", day_write(last, old->last)),
                         arg_text("line", strbuf_text(&line))));
    strbuf_release(&line);
}

/* Records of another computer may only have been named to be looked at. */
static void advise_foreign(const struct records_file *file, const struct record_class *class,
                           const struct records_old *old)
{
    struct strbuf line = {0};

    add_line(&line, file, class);
    warn_of(
        file->manner,
        message_plural(NP_("{count} answer or turn of class {class} is older than the class keeps "
                           "it. In records that --records names nothing is deleted unasked; to "
                           "delete it, type: {line}",
                           "{count} answers and turns of class {class} are older than the class "
                           "keeps them. In records that --records names nothing is deleted "
                           "unasked; to delete them, type: {line}"),
                       arg_count("count", old->events), arg_text("class", class->name),
                       arg_text("line", strbuf_text(&line))));
    strbuf_release(&line);
}

static void advise_unwritten(const struct records_file *file, const struct record_class *class)
{
    warn_of(file->manner,
            message_with(N_("nothing can be written to {file} now, so what class {class} "
                            "keeps no longer is still there; breuk deletes it once the file "
                            "can be written"),
                         arg_text("file", records_path(file->records)),
                         arg_text("class", class->name)));
}

static bool ask_clock(const struct records_file *file, const struct record_class *class,
                      const struct records_old *old)
{
    char today[DAY_TEXT_SIZE], last[DAY_TEXT_SIZE];
    struct strbuf loss = {0};

    text_of(message_plural(
                NP_("The clock says {today}, and class {class} paused after {last}. If "
                    "the clock is right, {count} answer or turn is too old, and is "
                    "deleted.",
                    "The clock says {today}, and class {class} paused after {last}. If "
                    "the clock is right, {count} answers and turns are too old, and are "
                    "deleted."),
                arg_count("count", old->events), arg_text("today", day_write(today, day_before(0))),
                arg_text("class", class->name), arg_text("last", day_write(last, old->last))),
            NULL, &loss);
    bool agrees = agreement_agrees(file->manner, strbuf_text(&loss));
    if (!agrees)
        agreement_say(file->manner, message_of(N_("Nothing is removed.")));
    strbuf_release(&loss);
    return agrees;
}

/* True if the old events may go: these records are the user's own, and the clock is not in doubt,
 * or the user says that it is right. */
static bool may_expire(const struct records_file *file, const struct record_class *class,
                       const struct records_old *old)
{
    if (!records_file_is_own(file)) {
        if (old->events)
            advise_foreign(file, class, old);
        return false;
    }
    if (!is_doubtful(old))
        return true;
    if (agreement_can_ask(file->manner))
        return ask_clock(file, class, old);
    advise_clock(file, class, old);
    return false;
}

enum exit_code expire_due(const struct records_file *file, const struct record_class *class)
{
    struct expired expired = {0};
    struct records_old old;

    /* No class was made with another age: a file that was damaged, or merged, deletes nothing. */
    if (class->days < 1 || class->days > AGE_MOST)
        return EXIT_DONE;
    int64_t before = day_before(class->days);
    enum exit_code code =
        records_file_failed(file, records_old(file->records, class->id, before, &old));
    if (code != EXIT_DONE || !may_expire(file, class, &old))
        return code;
    /* A command that only reads the records need not be able to write them; a journal is deleted
     * only together with its entry in the records. */
    enum status status = expire(file, NULL, class->id, before, &expired);
    if (status == STATUS_IO) {
        if (old.events)
            advise_unwritten(file, class);
        return EXIT_DONE;
    }
    code = records_file_failed(file, status);
    if (code != EXIT_DONE || !(expired.removed.events || expired.journals))
        return code;
    /* Another window may be in the way; what was deleted is overwritten in any case. */
    records_sweep_lightly(file->records);
    tell(file->manner, class, before, &expired);
    return EXIT_DONE;
}

/* --- what was typed */

static bool read_limit(const char *typed, int64_t *before)
{
    int64_t days;

    if (day_read(typed, before))
        return true;
    if (!age_read(typed, &days))
        return false;
    *before = day_before(days);
    return true;
}

static enum exit_code ask(const struct records_file *file, const struct record_class *class,
                          int64_t before)
{
    char day[DAY_TEXT_SIZE];
    struct strbuf loss = {0};

    text_of(message_with(class ? N_("This deletes all answers and turns of class {class} from "
                                    "before {day}, and their saved games and lessons.")
                               : N_("This deletes all answers and turns of all classes from before "
                                    "{day}, and their saved games and lessons."),
                         arg_text("class", class ? class->name : ""),
                         arg_text("day", day_write(day, before))),
            NULL, &loss);
    enum exit_code code = agreement_ask(file, strbuf_text(&loss));
    strbuf_release(&loss);
    return code;
}

enum exit_code expire_typed(struct records_file *file, const struct record_class *class,
                            const char *typed)
{
    struct expired expired = {0};
    struct records *own = NULL;
    int64_t before;

    if (!read_limit(typed, &before))
        return complain_of(
            file->manner,
            message_with(N_("“{given}” is no date and no age; write a date as 2026-05-31, or an "
                            "age: a number of days, 30d, 8w, 6m or 1y"),
                         arg_typed("given", typed)));
    enum exit_code code = ask(file, class, before);
    if (code == EXIT_DONE)
        code = records_file_open_own(file, &own);
    for (int i = 0; i < file->classes.count && code == EXIT_DONE; i++)
        if (!class || class->id == file->classes.list[i].id)
            code = records_file_failed(
                file, expire(file, own, file->classes.list[i].id, before, &expired));
    if (code == EXIT_DONE)
        code = records_file_failed(file, records_sweep(file->records, NULL));
    if (code == EXIT_DONE)
        tell(file->manner, class, before, &expired);
    records_close(own);
    return code == EXIT_DONE ? expired.code : code;
}

/* --- journals of no class */

struct old_journals {
    struct records *records; /* NULL: there are none, and so no class */
    bool other;              /* they are not the user's own ones, which may have the class */
    int64_t before;
    int count;
};

static bool is_of_class(const void *context, const char *session)
{
    const struct old_journals *old = context;
    int64_t class;

    return session &&
           (old->other || (old->records && records_session_class(old->records, session, &class) !=
                                               STATUS_NOT_FOUND));
}

static void expire_journal(void *context, const char *path)
{
    struct old_journals *old = context;
    int64_t began;
    int error;

    if (journals_began(path, &began) && began < old->before)
        old->count += delete_journal(path, is_of_class, old, &error) == STATUS_OK;
}

/* Opens the records that would be open if a class had been named. STATUS_NOT_FOUND: there are none.
 * A second connection to a file that is open already could cost it its locks. */
static enum status open_records(struct records **out, const char *typed)
{
    struct strbuf path = {0};
    struct message why;
    enum status status = STATUS_NOT_FOUND;

    if (typed)
        strbuf_add(&path, typed);
    else
        records_add_path(&path);
    if (*strbuf_text(&path))
        status = records_open(out, strbuf_text(&path), false, &why);
    strbuf_release(&path);
    return status;
}

void expire_journals(const struct keep_options *keep, struct records *records,
                     void (*say)(void *context, struct message message), void *context)
{
    struct old_journals old = {
        .records = records, .other = keep->records != NULL, .before = day_before(keep->days)};
    struct strbuf unreadable = {0};
    enum status status =
        records || !keep->days ? STATUS_OK : open_records(&old.records, keep->records);

    /* A journal that cannot be read stays; a player who begins a game need not hear of it. */
    if (keep->days && (status == STATUS_OK || status == STATUS_NOT_FOUND))
        journals_each(expire_journal, &old, &unreadable);
    strbuf_release(&unreadable);
    if (old.count && say)
        say(context, message_plural(NP_("{count} saved game or lesson was older, and is deleted.",
                                        "{count} saved games and lessons were older, and are "
                                        "deleted."),
                                    arg_count("count", old.count)));
    if (!records)
        records_close(old.records);
}
