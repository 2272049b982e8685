#include "classes/class_list.h"

#include "classes/agreement.h"
#include "classes/class_names.h"
#include "classes/day.h"
#include "classes/stored.h"
#include "console/complaint.h"
#include "console/lister.h"
#include "records/events.h"
#include "records/forgetting.h"
#include "text/text.h"
#include "tui/show.h"
#include "tui/wrap.h"
#include "json/writer.h"

#include <stdio.h>
#include <string.h>

/* Adds what was recorded, of a class or of a pupil, in words to `out`. */
static void add_events(struct lister *lister, int64_t events, int64_t last, struct strbuf *out)
{
    char day[DAY_TEXT_SIZE];

    json_write_count(&lister->json, "events", events);
    if (events == 0) {
        text_of(message_of(N_("nothing recorded yet")), NULL, out);
        return;
    }
    json_write_text(&lister->json, "last", day_write(day, last));
    text_of(message_plural(NP_("{count} answer or turn, on {day}",
                               "{count} answers and turns, the last on {day}"),
                           arg_count("count", events), arg_text("day", day)),
            NULL, out);
}

/* Adds the number of pupils, and how long their events are kept. */
static void add_about(struct lister *lister, const struct record_class *class,
                      struct strbuf *pupils, struct strbuf *kept)
{
    json_write_count(&lister->json, "pupils", class->pupils);
    if (class->days)
        json_write_count(&lister->json, "days", class->days);
    text_of(
        message_plural(NP_("{count} pupil", "{count} pupils"), arg_count("count", class->pupils)),
        NULL, pupils);
    text_of(class->days ? message_plural(NP_("kept for {count} day", "kept for {count} days"),
                                         arg_count("count", class->days))
                        : message_of(N_("kept until you remove it")),
            NULL, kept);
}

static void list_class(const struct records_file *file, struct lister *lister,
                       const struct record_class *class, size_t width)
{
    struct strbuf pupils = {0}, events = {0}, kept = {0};

    lister_begin(lister, "class", class->name);
    add_about(lister, class, &pupils, &kept);
    add_events(lister, class->events, class->last, &events);
    text_of(message_with(N_("{pupils}; {events}; {kept}"), arg_text("pupils", strbuf_text(&pupils)),
                         arg_text("events", strbuf_text(&events)),
                         arg_text("kept", strbuf_text(&kept))),
            NULL, &lister->details);
    lister_finish(lister, file->manner, class->name, width);
    strbuf_release(&pupils);
    strbuf_release(&events);
    strbuf_release(&kept);
}

void class_list_all(const struct records_file *file)
{
    struct lister lister = {0};
    size_t width = 0;

    for (int i = 0; i < file->classes.count; i++) {
        size_t columns = (size_t)wrap_columns(file->classes.list[i].name);
        width = columns > width ? columns : width;
    }
    for (int i = 0; i < file->classes.count; i++)
        list_class(file, &lister, &file->classes.list[i], width);
    lister_release(&lister);
}

enum exit_code class_list_again(struct records_file *file, int64_t id)
{
    struct lister lister = {0};
    enum exit_code code = records_file_read_classes(file);

    for (int i = 0; i < file->classes.count; i++)
        if (file->classes.list[i].id == id)
            list_class(file, &lister, &file->classes.list[i],
                       (size_t)wrap_columns(file->classes.list[i].name));
    lister_release(&lister);
    return code;
}

/* --- pupils */

struct pupil_list {
    const struct records_file *file;
    struct lister lister;
    size_t width;
};

static bool measure_pupil(void *context, int64_t pupil, const char *name, int64_t events,
                          int64_t last, const char *model)
{
    struct pupil_list *list = context;
    size_t columns = (size_t)wrap_columns(name);

    (void)pupil;
    (void)events;
    (void)last;
    (void)model;
    list->width = columns > list->width ? columns : list->width;
    return true;
}

static bool list_pupil(void *context, int64_t pupil, const char *name, int64_t events, int64_t last,
                       const char *model)
{
    struct pupil_list *list = context;

    (void)pupil;
    (void)model;
    lister_begin(&list->lister, "pupil", name);
    add_events(&list->lister, events, last, &list->lister.details);
    lister_finish(&list->lister, list->file->manner, name, list->width);
    return true;
}

enum exit_code class_list_pupils(const struct records_file *file, const struct record_class *class)
{
    struct pupil_list list = {.file = file};
    enum status status = records_models(file->records, class->id, measure_pupil, &list);

    if (status == STATUS_OK)
        status = records_models(file->records, class->id, list_pupil, &list);
    lister_release(&list.lister);
    return records_file_failed(file, status);
}

/* --- joining */

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
        return complain_of(file->manner,
                           message_with(N_("class {class} would have more than {most} "
                                           "pupils; make another class"),
                                        arg_text("class", class->name),
                                        arg_count("most", CLASS_PUPILS_MOST)));
    enum exit_code code = records_file_failed(file, add_all(file->records, id, fresh));
    return code == EXIT_DONE ? class_list_again(file, id) : code;
}

/* --- names that were typed */

/* Adds a name to `fresh`, the pupils who join. False: it may not join, and *why says why. */
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
            code = complain_of(file->manner,
                               nickname_ask_misread(strbuf_text(&tidy), strbuf_text(&meant)));
        else if (!take(class, &there, &fresh, strbuf_text(&tidy), &why))
            code = complain_of(file->manner, why);
        strbuf_release(&tidy);
        strbuf_release(&meant);
    }
    if (full && code == EXIT_DONE)
        warn_of(file->manner, message_of(NICKNAME_ADVICE));
    if (code == EXIT_DONE)
        code = class_join(file, class, &there, &fresh);
    nicknames_release(&there);
    nicknames_release(&fresh);
    return code;
}

/* --- removing */

/* A class, or pupils of one, to remove. */
struct removal {
    struct records_file *file;
    const struct record_class *class;
    struct class_names *names;
    bool *chosen; /* one a pupil of the class */
    int pupils;
    int64_t events;
    struct forgotten_journals journals; /* of a whole class: those that go with it */
};

/* --- what is meant */

/* Complains of every name that is not a pupil's, not just the first. */
static enum exit_code choose(struct removal *removal, char **typed, int count)
{
    enum exit_code code = EXIT_DONE;

    for (int i = 0; i < count; i++) {
        struct message why;
        int index = class_names_whole(removal->names, typed[i], &why);
        if (index < 0) {
            complain_of(removal->file->manner, why);
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

/* --- whether it is meant */

static struct message of_pupils(const struct removal *removal, const char *one, const char *many)
{
    const char *name = "";

    for (int i = 0; i < removal->names->pupils.count; i++)
        if (removal->chosen[i])
            name = removal->names->pupils.list[i].name;
    return message_plural(one, many, arg_count("count", removal->pupils), arg_text("name", name),
                          arg_text("class", removal->class->name));
}

/* Adds a sentence that counts the pupils to remove, and one that counts their records. */
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

/* Returns EXIT_DONE if the user agrees to the removal. */
static enum exit_code ask(const struct removal *removal, bool whole)
{
    struct strbuf loss = {0};

    add_loss(removal, whole, &loss);
    enum exit_code code = agreement_ask(removal->file, strbuf_text(&loss));
    strbuf_release(&loss);
    return code;
}

/* --- gone */

/* Nothing of it may be found in the file's bytes either. */
static void sweep(const struct records_file *file)
{
    if (records_sweep(file->records, NULL) != STATUS_OK)
        warn_of(file->manner,
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

    if (removal->file->manner->json) {
        struct json_writer writer = json_begin_line(&out);
        json_write_text(&writer, "class", removal->class->name);
        json_write_switch(&writer, "removed", whole);
        json_write_count(&writer, "pupils", removal->pupils);
        json_write_count(&writer, "events", removal->events);
        show_object(&writer);
    } else {
        agreement_say(
            removal->file->manner,
            whole ? of_pupils(removal, NP_("Class {class} and its {count} pupil are removed.",
                                           "Class {class} and its {count} pupils are removed."))
                  : of_pupils(removal, NP_("{name} is removed from class {class}.",
                                           "{count} pupils are removed from class {class}.")));
        if (removal->journals.deleted)
            agreement_say(removal->file->manner,
                          message_plural(NP_("{count} saved game or lesson went with it.",
                                             "{count} saved games and lessons went with it."),
                                         arg_count("count", removal->journals.deleted)));
    }
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
        code = forget_count(removal->file, removal->class->id, &removal->journals);
    if (code == EXIT_DONE)
        code = ask(removal, whole);
    /* The journals first: they could not be found once the class is gone. If only pupils leave, the
     * journals keep their names: only forgetting a pupil takes the name out of other people's
     * games. */
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
