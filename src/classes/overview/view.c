#include "classes/overview/overview.h"

#include "base/clock.h"
#include "classes/class_names.h"
#include "classes/day.h"
#include "console/complaint.h"
#include "console/terminal.h"
#include "records/classes.h"
#include "records/events.h"
#include "text/text.h"
#include "tui/show.h"
#include "json/writer.h"

#include <stdio.h>
#include <string.h>
#include <time.h>

/* --- the option --since: from which day on something is new */

int64_t since_today(void)
{
    return clock_day(records_now());
}

/* Reads “2026-11-20”, or how long ago, “7d” or “2w”. Errors are reported. */
static enum exit_code read_since(struct report_view *view)
{
    const char *typed = view->options->since;
    int64_t at, days;

    if (!typed)
        return EXIT_DONE;
    if (day_read(typed, &at) && clock_day(at) > 0) {
        view->since = clock_day(at);
        return EXIT_DONE;
    }
    if (age_read(typed, &days)) {
        view->since = since_today() - days;
        view->since = view->since < 1 ? 1 : view->since;
        return EXIT_DONE;
    }
    return complain_of(view->file.manner,
                       message_with(N_("“{given}” is no day; write a date as 2026-11-20, or "
                                       "how long ago: 7d, 2w, 3m"),
                                    arg_typed("given", typed)));
}

/* --- words */

void report_say(struct strbuf *out, struct message message)
{
    text_of(message, NULL, out);
}

const char *report_sign(enum standing standing, bool ascii)
{
    static const char *const signs[][2] = {[STANDING_UNKNOWN] = {"·", "."},
                                           [STANDING_NOT_YET] = {"!", "!"},
                                           [STANDING_PASSED] = {"○", "o"},
                                           [STANDING_KEPT] = {"●", "#"}};

    return signs[standing][ascii];
}

const char *report_sign_meaning(enum standing standing)
{
    static const char *const meanings[] = {[STANDING_UNKNOWN] = N_("too little evidence"),
                                           [STANDING_NOT_YET] = N_("not yet"),
                                           [STANDING_PASSED] = N_("passed"),
                                           [STANDING_KEPT] = N_("kept days later")};

    return meanings[standing];
}

struct message report_turns_counted(void)
{
    return message_of(
        N_("In games, turns count in which no card in hand has the colour of the pile: "
           "then a number fits only if it is equal."));
}

void report_add_day(int64_t day, struct strbuf *out)
{
    enum { DAY_SECONDS = 24 * 60 * 60 };
    time_t seconds = (time_t)(day * DAY_SECONDS);
    char text[32];
    struct tm date;

    if (gmtime_r(&seconds, &date) && strftime(text, sizeof text, "%Y-%m-%d", &date))
        strbuf_add(out, text);
}

void report_add_names(const struct report_view *view, const int *pupil, int count, int most,
                      struct strbuf *out)
{
    struct strbuf names = {0};
    int shown = count > most ? most - 1 : count;

    for (int i = 0; i < shown; i++)
        strbuf_addf(&names, "%s%s", i ? ", " : "", view->report.pupil[pupil[i]].name);
    if (shown < count)
        report_say(out, message_plural(NP_("{names} and {count} more", "{names} and {count} more"),
                                       arg_count("count", count - shown),
                                       arg_text("names", strbuf_text(&names))));
    else
        strbuf_add(out, strbuf_text(&names));
    strbuf_release(&names);
}

/* --- the class */

static enum exit_code refuse_without_class(const struct report_view *view)
{
    struct strbuf line = {0};

    records_file_add_line(&line, &view->file, "new", (const char *const[]){"6b", NULL});
    complain_of(view->file.manner,
                message_with(N_("no class has been made in {file}; to make one, type: "
                                "{line}"),
                             arg_text("file", strbuf_text(&view->file.path)),
                             arg_text("line", strbuf_text(&line))));
    strbuf_release(&line);
    return EXIT_USAGE;
}

static enum exit_code refuse_several(const struct report_view *view)
{
    const struct record_classes *classes = &view->file.classes;
    struct strbuf names = {0};

    for (int i = 0; i < classes->count; i++)
        strbuf_addf(&names, "%s%s", i ? ", " : "", classes->list[i].name);
    complain_of(view->file.manner, message_with(N_("which class? There are {names}; say which with "
                                                   "--class"),
                                                arg_text("names", strbuf_text(&names))));
    strbuf_release(&names);
    return EXIT_USAGE;
}

static const struct record_class *choose_class(struct report_view *view, enum exit_code *code)
{
    const char *typed = view->options->stored.class;

    *code = records_file_read_classes(&view->file);
    if (*code != EXIT_DONE)
        return NULL;
    if (view->file.classes.count == 0)
        *code = refuse_without_class(view);
    else if (typed)
        return records_file_class(&view->file, typed, code);
    else if (view->file.classes.count > 1)
        *code = refuse_several(view);
    return *code == EXIT_DONE ? &view->file.classes.list[0] : NULL;
}

enum exit_code report_view_open(struct report_view *view)
{
    const struct report_options *options = view->options;

    view->ascii = view->file.manner->plain || encoding_is_ascii();
    enum exit_code code = read_since(view);
    if (code == EXIT_DONE) /* Who follows the class waits for what others write. */
        code = options->recompute || options->watch ? records_file_open(&view->file, false)
                                                    : records_file_open_to_read(&view->file);
    if (code != EXIT_DONE)
        return code;
    const struct record_class *class = choose_class(view, &code);
    if (!class)
        return code;
    view->class_id = class->id;
    view->class_name = arena_copy_text(&view->texts, class->name);
    course_open(&view->course);
    return EXIT_DONE;
}

void report_view_release(struct report_view *view)
{
    class_report_release(&view->report);
    course_release(&view->course);
    arena_release(&view->texts);
    records_file_close(&view->file);
}

/* --- its pupils */

struct model_reader {
    struct class_report *report;
    enum status status;
};

static bool read_model(void *context, int64_t pupil, const char *name, int64_t events, int64_t last,
                       const char *model)
{
    struct model_reader *reader = context;

    (void)events;
    (void)last;
    reader->status = class_report_add(reader->report, pupil, name, model);
    return reader->status == STATUS_OK;
}

enum exit_code report_view_read(struct report_view *view)
{
    struct model_reader reader = {.report = &view->report};

    class_report_release(&view->report);
    enum exit_code code = records_file_failed(
        &view->file, records_models(view->file.records, view->class_id, read_model, &reader));
    if (code == EXIT_DONE && reader.status != STATUS_OK)
        return records_file_unlearned(&view->file, view->class_name);
    if (code == EXIT_DONE)
        class_report_make(&view->report, &view->course, view->since);
    return code;
}

int report_view_pupil(struct report_view *view, const char *typed)
{
    struct class_names names;
    struct message why;
    const struct record_class class = {.id = view->class_id, .name = view->class_name};
    int found = -1;

    if (class_names_open(&names, &view->file, &class) == EXIT_DONE) {
        int index = class_names_whole(&names, typed, &why);
        for (int p = 0; index >= 0 && p < view->report.pupils; p++)
            if (view->report.pupil[p].id == names.pupils.list[index].id)
                found = p;
        if (index < 0)
            complain_of(view->file.manner, why);
    }
    class_names_release(&names);
    return found;
}

/* --- made anew */

struct relearning {
    int pupils, changed;
    double seconds;
};

static enum status relearn_all(struct report_view *view, struct relearning *done)
{
    struct record_pupils pupils = {0};
    struct learner learner = {0};
    const struct records_learner learned = learner_of_records(&learner);
    enum status status = records_pupils(view->file.records, view->class_id, &pupils);

    for (int p = 0; p < pupils.count && status == STATUS_OK; p++) {
        bool changed;
        status = records_relearn(view->file.records, pupils.list[p].id, &learned, true, &changed);
        done->pupils++;
        done->changed += changed;
    }
    learner_release(&learner);
    record_pupils_release(&pupils);
    return status;
}

static void say_done(const struct manner *manner, const struct relearning *done)
{
    struct strbuf text = {0};
    char seconds[32];

    if (manner->json) {
        struct json_writer writer = json_begin_line(&text);
        json_write_text(&writer, "kind", "recomputed");
        json_write_count(&writer, "pupils", done->pupils);
        json_write_count(&writer, "differed", done->changed);
        json_write_real(&writer, "seconds", done->seconds);
        show_object(&writer);
    } else {
        snprintf(seconds, sizeof seconds, "%.2f", done->seconds);
        show_sentence(
            stdout, message_plural(NP_("What {count} pupil knows was made anew of the events, in "
                                       "{seconds} seconds; {changed} differed from what was kept.",
                                       "What {count} pupils know was made anew of the events, in "
                                       "{seconds} seconds; {changed} differed from what was kept."),
                                   arg_count("count", done->pupils), arg_number("seconds", seconds),
                                   arg_count("changed", done->changed)));
    }
}

enum exit_code report_relearn(struct report_view *view)
{
    struct relearning done = {0};
    int64_t begun = clock_milliseconds();
    enum status status = records_begin(view->file.records);

    if (status == STATUS_OK)
        status = records_end(view->file.records, relearn_all(view, &done));
    done.seconds = (double)(clock_milliseconds() - begun) / 1e3;
    enum exit_code code = records_file_failed(&view->file, status);
    if (code == EXIT_DONE)
        say_done(view->file.manner, &done);
    return code;
}
