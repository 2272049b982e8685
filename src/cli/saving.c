#include "cli/saving.h"

#include "base/memory.h"
#include "cli/play/journals.h"
#include "cli/records/stored.h"
#include "cli/report.h"
#include "cli/shell_word.h"
#include "text/text.h"
#include "tui/show.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

struct saving saving_none(const struct command_line *line, const struct saving_kind *kind)
{
    return (struct saving){.line = line, .kind = kind, .journal = journal_none()};
}

void saving_close(struct saving *saving)
{
    class_book_close(&saving->book);
    journal_close(&saving->journal);
}

enum exit_code saving_open_class(struct saving *saving)
{
    const struct command_line *line = saving->line;

    return option_exists(line, "class") && option_given(line, "class")
               ? class_book_open(&saving->book, line, option_text(line, "class", NULL))
               : EXIT_DONE;
}

enum exit_code saving_report(const struct saving *saving)
{
    return report_system_error(&saving->line->manner, saving->journal.path, saving->journal.error);
}

enum exit_code saving_create(struct saving *saving, const char *name)
{
    const char *path = option_text(saving->line, "journal", NULL);
    enum status status = path ? journal_create(&saving->journal, path)
                              : journals_create(&saving->journal, saving->kind->folder, name);

    if (status == STATUS_EXISTS)
        return report_error(
            &saving->line->manner,
            message_with(saving->kind->exists, arg_text("file", saving->journal.path)));
    if (status == STATUS_NOT_FOUND)
        return report_error(&saving->line->manner, message_of(saving->kind->homeless));
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
        return report_error(&saving->line->manner,
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
            report_diag(manner, &diag, NULL);
            diag_release(&diag);
        }
        memory_free(path);
        path = next;
        code = resume(context, path, &final);
    }
    memory_free(path);
    return code != EXIT_USAGE || final ? code : report_error(manner, message_of(kind->none));
}

enum exit_code saving_resume(const struct command_line *line, const struct saving_kind *kind,
                             saving_resumer *resume, void *context)
{
    bool final;

    return line->operand_count ? resume(context, line->operands[0], &final)
                               : resume_newest(&line->manner, kind, resume, context);
}

/* Says where the journal is kept, and for how many days. */
static void say_where(const struct saving *saving, const char *path, bool named,
                      void (*say)(void *context, struct message message), void *context)
{
    int64_t days = expire_days(saving->line);
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
    expire_journals(saving->line, saving->book.file.records, verbose ? say : NULL, context);
}

void saving_say_how_to_go_on(const struct saving *saving)
{
    const struct command_line *line = saving->line;
    const char *path = saving->journal.path;
    struct strbuf command = {0};

    if (!path)
        return;
    char *newest = journals_newest(saving->kind->folder, NULL);
    shell_call_add(&command, line);
    strbuf_addf(&command, " %s --resume", line->command->name);
    if (!newest || strcmp(newest, path) != 0) {
        strbuf_add_char(&command, ' ');
        shell_word_add(&command, path);
    }
    records_option_add(&command, line);
    show_sentence(stdout,
                  message_with(saving->kind->goes_on, arg_text("command", strbuf_text(&command))));
    memory_free(newest);
    strbuf_release(&command);
}
