#include "cli/overview/relearn.h"

#include "cli/report.h"
#include "records/events.h"
#include "text/text.h"
#include "tui/show.h"
#include "json/writer.h"

#include <stdio.h>
#include <time.h>

struct relearning {
    int pupils, changed;
    double seconds;
};

static double seconds_now(void)
{
    struct timespec time;

    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

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

static void say_done(const struct command_line *line, const struct relearning *done)
{
    struct strbuf text = {0};
    char seconds[32];

    if (line->json) {
        struct json_writer writer = json_writer_to(&text);
        json_begin_object(&writer, NULL);
        json_write_text(&writer, "kind", "recomputed");
        json_write_count(&writer, "pupils", done->pupils);
        json_write_count(&writer, "differed", done->changed);
        json_write_real(&writer, "seconds", done->seconds);
        json_end(&writer);
        show_exact_line(stdout, strbuf_text(&text));
    } else {
        snprintf(seconds, sizeof seconds, "%.2f", done->seconds);
        report_say(&text,
                   message_plural(NP_("What {count} pupil knows was made anew of the events, in "
                                      "{seconds} seconds; {changed} differed from what was kept.",
                                      "What {count} pupils know was made anew of the events, in "
                                      "{seconds} seconds; {changed} differed from what was kept."),
                                  arg_count("count", done->pupils), arg_number("seconds", seconds),
                                  arg_count("changed", done->changed)));
        show_line(stdout, strbuf_text(&text));
    }
    strbuf_release(&text);
}

enum exit_code report_relearn(struct report_view *view)
{
    struct relearning done = {.seconds = -seconds_now()};
    enum status status = records_begin(view->file.records);

    if (status == STATUS_OK)
        status = records_end(view->file.records, relearn_all(view, &done));
    done.seconds += seconds_now();
    enum exit_code code = records_file_failed(&view->file, status);
    if (code == EXIT_DONE)
        say_done(view->line, &done);
    return code;
}
