#include "cli/saving.h"

#include "base/memory.h"
#include "classes/journals.h"
#include "console/complaint.h"
#include "console/shell_word.h"
#include "text/text.h"
#include "tui/show.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

struct saving_options saving_options(const struct command_line *line)
{
    return (struct saving_options){
        .journal = option_text(line, "journal", NULL),
        .class = option_exists(line, "class") ? option_text(line, "class", NULL) : NULL,
        .keep = {.days = (int64_t)option_whole(line, "keep", JOURNALS_DAYS),
                 .records = option_text(line, "records", NULL)}};
}

struct saving saving_none(const struct saving_options *options, const struct manner *manner,
                          const struct saving_kind *kind)
{
    return (struct saving){.options = options,
                           .manner = manner,
                           .kind = kind,
                           .journal = journal_none(),
                           .book = {.file = {.manner = manner, .named = options->keep.records}}};
}

void saving_close(struct saving *saving)
{
    class_book_close(&saving->book);
    journal_close(&saving->journal);
}

enum exit_code saving_report(const struct saving *saving)
{
    return complain_errno(saving->manner, saving->journal.path, saving->journal.error);
}

enum exit_code saving_create(struct saving *saving, const char *name)
{
    const char *path = saving->options->journal;
    enum status status = path ? journal_create(&saving->journal, path)
                              : journals_create(&saving->journal, saving->kind->folder, name);

    if (status == STATUS_EXISTS)
        return complain_of(saving->manner, message_with(saving->kind->exists,
                                                        arg_text("file", saving->journal.path)));
    if (status == STATUS_NOT_FOUND)
        return complain_of(saving->manner, message_of(saving->kind->homeless));
    return status == STATUS_OK ? EXIT_DONE : saving_report(saving);
}

enum status saving_add(struct saving *saving, const struct strbuf *lines)
{
    enum status status = journal_add(&saving->journal, lines);

    return status == STATUS_OK ? journal_sync(&saving->journal) : status;
}

enum exit_code saving_begin(struct saving *saving, const struct strbuf *header)
{
    if (saving_add(saving, header) == STATUS_OK)
        return EXIT_DONE;
    journal_discard(&saving->journal);
    return saving_report(saving);
}

enum exit_code saving_continue(struct saving *saving, const struct log_reader *reader,
                               bool *elsewhere)
{
    enum status status = journal_continue(&saving->journal, reader->path, reader->sound,
                                          reader->lines.read, reader->sum);

    *elsewhere = status == STATUS_EXISTS;
    if (*elsewhere)
        return complain_of(saving->manner,
                           message_with(saving->kind->elsewhere, arg_text("file", reader->path)));
    return status == STATUS_OK ? EXIT_DONE : saving_report(saving);
}

void saving_begin_session(struct saving *saving, const struct record_session *session,
                          uint64_t hash, const char **class_name, const char **uid)
{
    struct record_session whole = *session;
    char digits[24];

    if (!saving->book.class_name)
        return;
    snprintf(digits, sizeof digits, "%016" PRIx64, hash);
    whole.hash = digits;
    whole.journal = saving->journal.path;
    class_book_begin(&saving->book, *uid, &whole);
    *class_name = saving->book.class_name;
    *uid = saving->book.uid;
}

static enum exit_code resume_newest(const struct manner *manner, const struct saving_kind *kind,
                                    saving_resumer *resume, void *context)
{
    enum { TRIES = 10 };
    const struct message passed_over = message_of(kind->passed_over);
    enum exit_code code = EXIT_USAGE;
    bool final = false;
    char *path = NULL;

    for (int i = 0; i < TRIES && code == EXIT_USAGE && !final; i++) {
        char *next = journals_newest(kind->folder, path);
        if (!next)
            break;
        if (path) {
            struct diag diag = {0};
            diag_add(&diag, SEVERITY_NOTE, (struct position){.file = path}, passed_over);
            complain_diag(manner, &diag, NULL);
            diag_release(&diag);
        }
        memory_free(path);
        path = next;
        code = resume(context, path, &final);
    }
    memory_free(path);
    return code != EXIT_USAGE || final ? code : complain_of(manner, message_of(kind->none));
}

enum exit_code saving_resume(const struct manner *manner, const struct saving_kind *kind,
                             const char *path, saving_resumer *resume, void *context)
{
    bool final;

    return path ? resume(context, path, &final) : resume_newest(manner, kind, resume, context);
}

/* Says where the journal is kept, and for how many days. */
static void say_where(const struct saving *saving, const char *path, bool named,
                      void (*say)(void *context, struct message message), void *context)
{
    int64_t days = saving->options->keep.days;
    struct strbuf folder = {0};
    const char *slash = strrchr(path, '/');

    strbuf_add_bytes(&folder, path, slash ? (size_t)(slash - path) : 0);
    struct message_arg place = arg_text("folder", strbuf_text(&folder)),
                       file = arg_text("file", path);
    say(context,
        named ? message_with(N_("You can continue later; until you remove it, {file} keeps how "
                                "far you are"),
                             file)
        : saving->book.class_name
            ? message_with(N_("You can continue later; as long as the class is recorded, "
                              "{folder} keeps how far you are"),
                           place)
        : days ? message_plural(NP_("You can continue later; for {days} day {folder} keeps how "
                                    "far you are",
                                    "You can continue later; for {days} days {folder} keeps "
                                    "how far you are"),
                                arg_count("days", days), place)
               : message_with(N_("You can continue later; until you remove it, {folder} keeps "
                                 "how far you are"),
                              place));
    strbuf_release(&folder);
}

void saving_say_kept(const struct saving *saving, bool verbose,
                     void (*say)(void *context, struct message message), void *context)
{
    const char *path = saving->journal.path;
    bool named = path && !journals_is_in_folder(path);

    if (named || (path && verbose))
        say_where(saving, path, named, say, context);
    expire_journals(&saving->options->keep, saving->book.file.records, verbose ? say : NULL,
                    context);
}

void saving_say_how_to_go_on(const struct saving *saving)
{
    const char *path = saving->journal.path;
    struct strbuf command = {0};

    if (!path)
        return;
    char *newest = journals_newest(saving->kind->folder, NULL);
    shell_call_add(&command, saving->manner);
    strbuf_addf(&command, " %s --resume", saving->kind->command);
    if (!newest || strcmp(newest, path) != 0) {
        strbuf_add_char(&command, ' ');
        shell_word_add(&command, path);
    }
    records_option_add(&command, saving->options->keep.records);
    show_sentence(stdout,
                  message_with(saving->kind->goes_on, arg_text("command", strbuf_text(&command))));
    memory_free(newest);
    strbuf_release(&command);
}
