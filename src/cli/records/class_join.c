#include "cli/records/class_join.h"

#include "cli/records/class_list.h"
#include "cli/report.h"

#include <string.h>

enum exit_code class_join_read(struct nicknames *there, const struct records_file *file,
                               const struct record_class *class)
{
    struct record_pupils pupils = {0};
    enum exit_code code =
        records_file_failed(file, records_pupils(file->records, class->id, &pupils));

    for (int i = 0; i < pupils.count; i++)
        nicknames_add(there, pupils.list[i].name);
    record_pupils_release(&pupils);
    return code;
}

struct message class_join_same(const char *name, const char *own, const char *class)
{
    return message_with(strcmp(name, own) == 0
                            ? N_("{own} is in class {class} already")
                            : N_("“{name}” is in class {class} already, as {own}; names must "
                                 "differ in more than capital letters and accents"),
                        arg_typed("name", name), arg_text("own", own), arg_text("class", class));
}

/* ---- joining ---- */

static enum status add_all(struct records *records, int64_t class, const struct nicknames *fresh)
{
    enum status status = records_begin(records);
    int64_t id;

    if (status != STATUS_OK)
        return status;
    for (int i = 0; i < fresh->count && status == STATUS_OK; i++)
        status = records_pupil_add(records, class, fresh->list[i].name, &id);
    return records_end(records, status);
}

enum exit_code class_join(struct records_file *file, const struct record_class *class,
                          const struct nicknames *there, const struct nicknames *fresh)
{
    int64_t id = class->id;

    if (there->count + fresh->count > CLASS_PUPILS_MOST)
        return report_error(file->line, message_with(N_("class {class} would have more than {most} "
                                                        "pupils; make another class"),
                                                     arg_text("class", class->name),
                                                     arg_count("most", CLASS_PUPILS_MOST)));
    enum exit_code code = records_file_failed(file, add_all(file->records, id, fresh));
    return code == EXIT_DONE ? class_list_again(file, id) : code;
}

/* ---- names that were typed ---- */

/* What is wrong with a name, or nothing; then it is one of those who come. */
static bool take(const struct record_class *class, const struct nicknames *there,
                 struct nicknames *fresh, const char *name, struct message *why)
{
    if (!nickname_check(name, why))
        return false;
    const char *own = nicknames_find(there, name), *before = nicknames_find(fresh, name);
    if (own)
        *why = class_join_same(name, own, class->name);
    else if (before)
        *why = message_with(N_("{name} is named twice; name each pupil once"),
                            arg_text("name", before));
    else
        nicknames_add(fresh, name);
    return !own && !before;
}

enum exit_code class_join_typed(struct records_file *file, const struct record_class *class,
                                char **typed, int count)
{
    struct nicknames there = {0}, fresh = {0};
    enum exit_code read = class_join_read(&there, file, class), code = read;
    bool full = false;

    for (int i = 0;
         i < count && read == EXIT_DONE && there.count + fresh.count <= CLASS_PUPILS_MOST; i++) {
        struct strbuf tidy = {0}, meant = {0};
        struct message why;
        nickname_tidy(&tidy, typed[i]);
        full |= nickname_looks_full(strbuf_text(&tidy));
        if (nickname_misread(strbuf_text(&tidy), &meant))
            code = report_error(file->line,
                                nickname_ask_misread(strbuf_text(&tidy), strbuf_text(&meant)));
        else if (!take(class, &there, &fresh, strbuf_text(&tidy), &why))
            code = report_error(file->line, why);
        strbuf_release(&tidy);
        strbuf_release(&meant);
    }
    if (full && code == EXIT_DONE)
        report_advice(file->line, message_of(NICKNAME_ADVICE));
    if (code == EXIT_DONE)
        code = class_join(file, class, &there, &fresh);
    nicknames_release(&there);
    nicknames_release(&fresh);
    return code;
}
