#include "cli/records/class_remove.h"

#include "cli/records/agreement.h"
#include "cli/records/class_names.h"
#include "cli/records/forget.h"
#include "cli/report.h"
#include "records/forgetting.h"
#include "text/text.h"
#include "tui/show.h"
#include "json/writer.h"

#include <stdio.h>

/* What is to be removed. */
struct removal {
    struct records_file *file;
    const struct record_class *class;
    struct class_names *names;
    bool *chosen; /* one a pupil of the class */
    int pupils;
    int64_t events;
    struct forgotten_journals journals; /* of a whole class: those that go with it */
};

/* ---- what is meant ---- */

/* Every name that is none is complained of, not just the first. */
static enum exit_code choose(struct removal *removal, char **typed, int count)
{
    enum exit_code code = EXIT_DONE;

    for (int i = 0; i < count; i++) {
        struct message why;
        int index = class_names_whole(removal->names, typed[i], &why);
        if (index < 0) {
            report_error(removal->file->line, why);
            code = EXIT_USAGE;
        } else if (!removal->chosen[index]) {
            removal->chosen[index] = true;
            removal->pupils++;
        }
    }
    return code;
}

static bool count_events(void *context, int64_t pupil, const char *name, int64_t events,
                         int64_t last, const char *model)
{
    struct removal *removal = context;
    int count = removal->names->pupils.count;

    (void)name;
    (void)last;
    (void)model;
    for (int i = 0; i < count; i++)
        if (removal->names->pupils.list[i].id == pupil && removal->chosen[i])
            removal->events += events;
    return true;
}

/* ---- whether it is meant ---- */

static struct message of_pupils(const struct removal *removal, const char *one, const char *many)
{
    const char *name = "";

    for (int i = 0; i < removal->names->pupils.count; i++)
        if (removal->chosen[i])
            name = removal->names->pupils.list[i].name;
    return message_plural(one, many, arg_count("count", removal->pupils), arg_text("name", name),
                          arg_text("class", removal->class->name));
}

/* What goes, as a sentence with a count of pupils, and one with what is known of them. */
static void add_loss(const struct removal *removal, bool whole, struct strbuf *out)
{
    text_of(whole ? of_pupils(removal, NP_("This removes class {class} and its {count} pupil.",
                                           "This removes class {class} and its {count} pupils."))
                  : of_pupils(removal, NP_("This removes {name} from class {class}.",
                                           "This removes {count} pupils from class {class}.")),
            NULL, out);
    strbuf_add_char(out, ' ');
    text_of(removal->events ? message_plural(NP_("{count} answer or turn is deleted.",
                                                 "{count} answers and turns are deleted."),
                                             arg_count("count", removal->events))
                            : message_of(N_("Nothing is recorded yet.")),
            NULL, out);
    forget_add_loss(&removal->journals, out);
}

/* EXIT_DONE: it may go. */
static enum exit_code ask(const struct removal *removal, bool whole)
{
    struct strbuf loss = {0};

    add_loss(removal, whole, &loss);
    enum exit_code code = agreement_ask(removal->file->line, strbuf_text(&loss));
    strbuf_release(&loss);
    return code;
}

/* ---- gone ---- */

/* Nothing of it may be found in the file's bytes either. */
static void sweep(const struct records_file *file)
{
    if (records_sweep(file->records, NULL) != STATUS_OK)
        report_advice(file->line,
                      message_with(N_("{file} is in use by another program, so traces of what was "
                                      "removed stay in it until something is removed again"),
                                   arg_text("file", records_path(file->records))));
}

static enum exit_code carry_out(const struct removal *removal, bool whole)
{
    struct records *records = removal->file->records;
    enum status status = records_begin(records);

    if (status != STATUS_OK)
        return records_file_failed(removal->file, status);
    if (whole)
        status = records_class_remove(records, removal->class->id);
    for (int i = 0; !whole && i < removal->names->pupils.count && status == STATUS_OK; i++)
        if (removal->chosen[i])
            status = records_pupil_remove(records, removal->names->pupils.list[i].id);
    return records_file_failed(removal->file, records_end(records, status));
}

static void tell(const struct removal *removal, bool whole)
{
    struct strbuf out = {0};

    if (removal->file->line->json) {
        struct json_writer writer = json_writer_to(&out);
        json_begin_object(&writer, NULL);
        json_write_text(&writer, "class", removal->class->name);
        json_write_switch(&writer, "removed", whole);
        json_write_count(&writer, "pupils", removal->pupils);
        json_write_count(&writer, "events", removal->events);
        json_end(&writer);
        show_exact_line(stdout, strbuf_text(&out));
    } else {
        agreement_say(
            removal->file->line,
            whole ? of_pupils(removal, NP_("Class {class} and its {count} pupil are removed.",
                                           "Class {class} and its {count} pupils are removed."))
                  : of_pupils(removal, NP_("{name} is removed from class {class}.",
                                           "{count} pupils are removed from class {class}.")));
        if (removal->journals.deleted)
            agreement_say(removal->file->line,
                          message_plural(NP_("{count} saved game or lesson went with it.",
                                             "{count} saved games and lessons went with it."),
                                         arg_count("count", removal->journals.deleted)));
    }
    strbuf_release(&out);
}

static enum exit_code remove_chosen(struct removal *removal, char **typed, int count)
{
    bool whole = count == 0;

    for (int i = 0; whole && i < removal->names->pupils.count; i++) {
        removal->chosen[i] = true;
        removal->pupils++;
    }
    enum exit_code code = choose(removal, typed, count);
    if (code == EXIT_DONE)
        code = records_file_failed(
            removal->file,
            records_models(removal->file->records, removal->class->id, count_events, removal));
    if (code == EXIT_DONE && whole)
        code = forget_count(removal->file, removal->class->id, NULL, &removal->journals);
    if (code == EXIT_DONE)
        code = ask(removal, whole);
    /* The journals first: nobody could find them once the class is gone. Those of a class that goes
     * on keep the names: only who is forgotten is taken out of what others did. */
    if (code == EXIT_DONE && whole)
        code = forget_in_journals(removal->file, removal->class->id, NULL, &removal->journals);
    if (code == EXIT_DONE)
        code = carry_out(removal, whole);
    if (code == EXIT_DONE) {
        tell(removal, whole);
        sweep(removal->file);
    }
    return code;
}

enum exit_code class_remove(struct records_file *file, const struct record_class *class,
                            char **typed, int count)
{
    struct class_names names;
    enum exit_code code = class_names_open(&names, file, class);
    struct removal removal = {.file = file, .class = class, .names = &names};

    if (code == EXIT_DONE) {
        removal.chosen = memory_new((size_t)names.pupils.count + 1, sizeof *removal.chosen);
        code = remove_chosen(&removal, typed, count);
        memory_free(removal.chosen);
    }
    class_names_release(&names);
    return code;
}
