#include "classes/overview/overview.h"

#include "console/complaint.h"
#include "console/terminal.h"
#include "records/events.h"
#include "tui/show.h"
#include "tui/stop.h"
#include "tui/wrap.h"
#include "json/writer.h"

#include <stdio.h>
#include <string.h>
#include <time.h>

enum { LOOK = 1000 /* milliseconds */, TIME_SIZE = 16 };

/* The state of the records at the last look. */
struct followed {
    int64_t events, last;
    int pupils;
    struct before {
        int64_t id, events;
    } * before; /* owned; by pupil */
};

/* --- has anything come? */

static enum exit_code look(struct report_view *view, struct followed *followed, bool *changed)
{
    enum exit_code code = records_file_read_classes(&view->file);
    const struct record_class *class = NULL;

    *changed = false;
    for (int i = 0; code == EXIT_DONE && i < view->file.classes.count; i++)
        if (view->file.classes.list[i].id == view->class_id)
            class = &view->file.classes.list[i];
    if (code != EXIT_DONE)
        return code;
    if (!class)
        return complain_of(view->file.manner,
                           message_with(N_("the class {class} is no longer there"),
                                        arg_text("class", view->class_name)));
    *changed = class->events != followed->events || class->last != followed->last ||
               class->pupils != followed->pupils;
    followed->events = class->events;
    followed->last = class->last;
    followed->pupils = class->pupils;
    return EXIT_DONE;
}

/* --- on a terminal */

/* Shows as many lines as there is room for: the first ones matter most. */
static void show_lines(const char *text, int rows)
{
    const char *end = text;
    struct strbuf shown = {0};

    for (int row = 0; row < rows && *end; row++)
        end += strcspn(end, "\n") + 1;
    strbuf_add_bytes(&shown, text, (size_t)(end - text));
    show_text(stdout, strbuf_text(&shown));
    strbuf_release(&shown);
}

/* What came today goes before what there was. */
static void draw(const struct report_view *view)
{
    struct strbuf out = {0};
    int columns = wrap_width(stdout);

    class_screen_add_title(view, &out);
    class_screen_add_topics(view, columns, &out);
    class_screen_add_steps(view, columns, &out);
    class_screen_add_signs(view, columns, &out);
    show_steering(stdout, "\033[H\033[2J");
    show_lines(strbuf_text(&out), wrap_height(stdout) - 1);
    strbuf_release(&out);
}

/* --- line by line */

static int64_t events_before(const struct followed *followed, int count, int64_t id)
{
    for (int i = 0; i < count; i++)
        if (followed->before[i].id == id)
            return followed->before[i].events;
    return 0;
}

static void add_news(const struct report_pupil *pupil, int64_t events, struct strbuf *out)
{
    const struct learner *learner = &pupil->learner;
    struct strbuf news = {0}, what = {0};

    report_say(&news, message_plural(NP_("{name}: {count} answer or turn",
                                         "{name}: {count} answers and turns"),
                                     arg_count("count", events), arg_text("name", pupil->name)));
    if (learner->misses && learner->miss[learner->misses - 1].day == learner->day) {
        struct report_topic topic = topic_of_miss(&learner->miss[learner->misses - 1]);
        topic_add_words(&topic, &what);
        report_say(out, message_with(N_("{news}; missed last: {what}"),
                                     arg_text("news", strbuf_text(&news)),
                                     arg_text("what", strbuf_text(&what))));
    } else {
        strbuf_add(out, strbuf_text(&news));
    }
    strbuf_release(&news);
    strbuf_release(&what);
}

static void tell_pupil(const struct report_view *view, const struct report_pupil *pupil,
                       int64_t events)
{
    struct strbuf line = {0};
    time_t seconds = time(NULL);
    char now[TIME_SIZE] = "";
    struct tm local;

    if (view->file.manner->json) {
        struct json_writer writer = json_begin_line(&line);
        json_write_text(&writer, "kind", "news");
        json_write_text(&writer, "pupil", pupil->name);
        json_write_count(&writer, "events", events);
        json_end(&writer);
        show_exact_line(stdout, strbuf_text(&line));
    } else {
        if (localtime_r(&seconds, &local))
            strftime(now, sizeof now, "%H:%M:%S", &local);
        strbuf_addf(&line, "%s  ", now);
        add_news(pupil, events, &line);
        show_line(stdout, strbuf_text(&line));
    }
    strbuf_release(&line);
}

/* Tells of each pupil of whom there is more than before, and remembers. */
static void tell_news(const struct report_view *view, struct followed *followed, int *known)
{
    const struct class_report *report = &view->report;
    struct before *now = memory_new((size_t)report->pupils + 1, sizeof *followed->before);

    for (int p = 0; p < report->pupils; p++) {
        const struct report_pupil *pupil = &report->pupil[p];
        int64_t before = events_before(followed, *known < 0 ? 0 : *known, pupil->id);
        now[p] = (struct before){pupil->id, pupil->learner.events};
        if (*known >= 0 && pupil->learner.events > before)
            tell_pupil(view, pupil, pupil->learner.events - before);
    }
    memory_free(followed->before);
    followed->before = now;
    *known = report->pupils;
}

enum exit_code report_follow(struct report_view *view)
{
    struct followed followed = {.events = -1};
    bool drawn = terminal_draws(view->file.manner) && !view->file.manner->json, changed;
    int known = -1;
    enum exit_code code;

    if (!view->since)
        view->since = since_today();
    stop_watch();
    do {
        code = look(view, &followed, &changed);
        if (code == EXIT_DONE && changed)
            code = report_view_read(view);
        if (code == EXIT_DONE && changed) {
            if (drawn)
                draw(view);
            else
                tell_news(view, &followed, &known);
        }
    } while (code == EXIT_DONE && fflush(stdout) == 0 && stop_pause(-1, LOOK));
    memory_free(followed.before);
    return code;
}
