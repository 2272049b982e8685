#include "cli/records/class_list.h"

#include "cli/kinds/lister.h"
#include "cli/records/day.h"
#include "cli/report.h"
#include "records/events.h"
#include "text/text.h"
#include "tui/show.h"
#include "tui/wrap.h"

#include <stdio.h>

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

/* Adds how many pupils there are, and how long is kept what they do. */
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
    lister_finish(lister, file->line, class->name, width);
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

/* ---- pupils ---- */

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
    lister_finish(&list->lister, list->file->line, name, list->width);
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
