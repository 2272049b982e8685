#include "cli/overview/event_line.h"

#include "cli/report.h"
#include "lesson/learner/asked_text.h"
#include "lesson/report/topic.h"
#include "text/text.h"
#include "tui/wrap.h"
#include "xml/translated.h"
#include "json/writer.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

enum { MICRO = 1000000, TIME_SIZE = 32, INDENT = 4 };

const char *event_verdict_words(enum record_verdict verdict)
{
    static const char *const words[] = {[RECORD_RIGHT] = N_("right"),
                                        [RECORD_FORM] = N_("in another form"),
                                        [RECORD_NOT_YET] = N_("not yet"),
                                        [RECORD_NONE] = N_("no answer"),
                                        [RECORD_MISSED] = N_("not seen")};

    return words[verdict];
}

static void add_number(const char *canonical, struct strbuf *out)
{
    struct asked_text asked = asked_read(canonical);

    if (asked.form == ASKED_NUMBER)
        notation_print(&asked.number[0], text_number_style(), out);
    else
        strbuf_add(out, canonical);
}

void event_line_add_answer(const struct record_event *event, struct strbuf *out)
{
    add_number(event->asked, out);
    if (*event->answered) {
        strbuf_add(out, *event->asked ? " → " : "→ ");
        add_number(event->answered, out);
    }
}

static void add_time(int64_t at, const char *format, bool local, struct strbuf *out)
{
    time_t seconds = (time_t)(at / MICRO);
    char text[TIME_SIZE];
    struct tm time;

    if ((local ? localtime_r : gmtime_r)(&seconds, &time) &&
        strftime(text, sizeof text, format, &time))
        strbuf_add(out, text);
}

/* ---- for programs ---- */

static void add_json(const char *pupil, const struct record_event *event,
                     const struct record_session *session, enum event_speaks speaks,
                     struct strbuf *out)
{
    struct json_writer writer = json_writer_to(out);
    struct strbuf at = {0};
    char seed[24];

    add_time(event->at, "%Y-%m-%dT%H:%M:%SZ", false, &at);
    snprintf(seed, sizeof seed, "%" PRIu64, session->seed);
    json_begin_object(&writer, NULL);
    json_write_text(&writer, "kind", "event");
    json_write_text(&writer, "pupil", pupil);
    json_write_text(&writer, "at", strbuf_text(&at));
    json_write_text(&writer, "event", record_kind_name(event->kind));
    json_write_text(&writer, "verdict", record_verdict_name(event->verdict));
    json_write_text(&writer, "asked", event->asked);
    json_write_text(&writer, "answered", event->answered);
    if (*event->lesson)
        json_write_text(&writer, "lesson", event->lesson);
    json_write_count(&writer, "hints", event->hints);
    json_write_count(&writer, "probe", event->probe);
    json_write_switch(&writer, "counts", event->counts != RECORD_COUNTS_NOT);
    if (speaks != SPEAKS_NOT)
        json_write_switch(&writer, "fits", speaks == SPEAKS_FOR);
    json_begin_object(&writer, "session");
    json_write_text(&writer, "kind", session->kind);
    json_write_text(&writer, "name", session->name);
    json_write_text(&writer, "hash", session->hash);
    json_write_count(&writer, "version", session->version);
    json_write_text(&writer, "seed", seed);
    json_write_text(&writer, "journal", session->journal);
    json_write_count(&writer, "number", event->number);
    json_end(&writer);
    json_end(&writer);
    strbuf_add_char(out, '\n');
    strbuf_release(&at);
}

/* ---- for people ---- */

static void say(struct strbuf *out, struct message message)
{
    text_of(message, NULL, out);
}

/* The title of a lesson of the course; of another one its name. */
static const char *title_of(const struct report_view *view, const char *lesson)
{
    const struct lesson *found = course_find(&view->course, lesson);

    return found ? words_in(&found->title, text_language()) : lesson;
}

static void add_where(const struct report_view *view, const struct record_session *session,
                      struct strbuf *out)
{
    bool game = strcmp(session->kind, "game") == 0, paper = strcmp(session->kind, "paper") == 0;

    say(out, message_with(game    ? N_("game “{name}”")
                          : paper ? N_("worksheet “{name}”")
                                  : N_("lesson “{name}”"),
                          arg_text("name", game ? session->name : title_of(view, session->name))));
}

/* What was done with the number that lay on top. */
static void add_turn(const struct record_event *event, struct strbuf *out)
{
    const struct asked_text top = asked_read(event->asked), card = asked_read(event->answered);
    const char *id = event->verdict == RECORD_MISSED ? N_("{top} lay there, {card} in the hand")
                     : card.numbers && event->verdict != RECORD_NONE
                         ? N_("laid {card} on {top}")
                         : N_("laid no number on {top}");

    say(out, message_with(id, arg_notation("top", &top.number[0]),
                          arg_notation("card", &card.number[0])));
}

/* What was said of a card that was laid. */
static void add_said(const struct record_event *event, struct strbuf *out)
{
    const struct asked_text pair = asked_read(event->asked), named = asked_read(event->answered);
    bool by_value = strcmp(event->answered, "by value") == 0,
         by_colour = strcmp(event->answered, "by colour") == 0;
    struct strbuf what = {0};

    if (named.form == ASKED_NUMBER)
        notation_print(&named.number[0], text_number_style(), &what);
    else
        strbuf_add(&what, by_value    ? text_get(N_("by value"))
                          : by_colour ? text_get(N_("by colour"))
                                      : event->answered);
    say(out,
        message_with(by_value || by_colour ? N_("{card} on {top}, said: {what}")
                                           : N_("why {card} equals {top}, said: {what}"),
                     arg_notation("top", &pair.number[0]), arg_notation("card", &pair.number[1]),
                     arg_text("what", strbuf_text(&what))));
    strbuf_release(&what);
}

/* What was asked, or lay there, and what was answered. */
static void add_what(const struct record_event *event, struct strbuf *out)
{
    if (event->kind == RECORD_SAT)
        strbuf_add(out, text_get(event->score >= 1 ? N_("lesson passed")
                                                   : N_("lesson done, not passed yet")));
    else if (event->kind == RECORD_SAID && asked_read(event->asked).numbers > 1)
        add_said(event, out);
    else if (event->kind == RECORD_TURN && asked_read(event->asked).numbers > 0)
        add_turn(event, out);
    else
        topic_add_answered(event->asked, event->answered, out);
}

static void add_remark(struct strbuf *out, const char *id)
{
    strbuf_add(out, text_get(REPORT_BETWEEN));
    strbuf_add(out, text_get(id));
}

static void add_remarks(const struct record_event *event, enum event_speaks speaks,
                        struct strbuf *out)
{
    if (speaks != SPEAKS_NOT)
        add_remark(out, speaks == SPEAKS_FOR ? N_("speaks for it") : N_("speaks against it"));
    if (event->probe)
        add_remark(out, N_("a question to make sure"));
    if (event->hints)
        add_remark(out, N_("after a hint"));
    if (event->kind != RECORD_SAT && speaks == SPEAKS_NOT && event->counts == RECORD_COUNTS_NOT &&
        !event->probe && !event->hints)
        add_remark(out, N_("does not count"));
}

static void add_text(const struct report_view *view, const struct record_event *event,
                     const struct record_session *session, enum event_speaks speaks,
                     struct strbuf *out)
{
    struct strbuf text = {0};

    add_time(event->at, "%Y-%m-%d %H:%M  ", true, &text);
    add_what(event, &text);
    if (event->kind == RECORD_QUESTION || (event->kind != RECORD_SAT && *event->answered))
        add_remark(&text, event_verdict_words(event->verdict));
    add_remarks(event, speaks, &text);
    strbuf_add(&text, " (");
    add_where(view, session, &text);
    strbuf_add_char(&text, ')');
    wrap_add(out, strbuf_text(&text), INDENT, wrap_width(stdout));
    strbuf_release(&text);
}

void event_line_add(const struct report_view *view, const char *pupil,
                    const struct record_event *event, const struct record_session *session,
                    enum event_speaks speaks, struct strbuf *out)
{
    if (view->line->json)
        add_json(pupil, event, session, speaks, out);
    else
        add_text(view, event, session, speaks, out);
}
