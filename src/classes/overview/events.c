#include "classes/overview/overview.h"

#include "console/complaint.h"
#include "lesson/learner/learner_event.h"
#include "lesson/report/pupil_words.h"
#include "lesson/report/topic.h"
#include "rational/notation.h"
#include "text/text.h"
#include "tui/show.h"
#include "tui/wrap.h"
#include "xml/translated.h"
#include "json/writer.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
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

/* Adds “4/6 → 6/8” in the language’s number style. */
static void add_answer(const struct record_event *event, struct strbuf *out)
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

/* --- an event in one line, for programs: all that it takes to find and replay it */

/* What an event says of a belief. */
enum event_speaks { SPEAKS_NOT, SPEAKS_FOR, SPEAKS_AGAINST };

static void add_json(const char *pupil, const struct record_event *event,
                     const struct record_session *session, enum event_speaks speaks,
                     struct strbuf *out)
{
    struct json_writer writer = json_begin_line(out);
    struct strbuf at = {0};
    char seed[24];

    add_time(event->at, "%Y-%m-%dT%H:%M:%SZ", false, &at);
    snprintf(seed, sizeof seed, "%" PRIu64, session->seed);
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
    json_end_line(&writer);
    strbuf_release(&at);
}

/* --- for people: what was asked, what was answered and what that shows */

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

/* Adds the turn: what the pupil did with the number that lay on top. */
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

/* Adds a remark about a card that was laid. */
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

/* Adds a line; with --json an object. */
static void add_event(const struct report_view *view, const char *pupil,
                      const struct record_event *event, const struct record_session *session,
                      enum event_speaks speaks, struct strbuf *out)
{
    if (view->file.manner->json)
        add_json(pupil, event, session, speaks, out);
    else
        add_text(view, event, session, speaks, out);
}

/* --- a claim */

enum { NUMBERS = 2 };

/* A query to the records, and its result. */
struct claim {
    struct report_view *view;
    const struct report_pupil *pupil;
    enum skill skill;       /* 0: … */
    enum hypothesis family; /* … HYPOTHESES: … */
    int numbers;            /* … numbers */
    struct notation number[NUMBERS];
    int found, right, for_it, against;
    int of_verdict[RECORD_MISSED + 1]; /* of one pupil */
    struct strbuf out, latest;         /* latest: what was last missed of it */
};

/* --- of a skill or belief */

/* Says whether an event speaks for a belief, or against it: a pupil who held it would have
 * erred. */
static enum event_speaks speaks(const struct claim *claim, const struct record_event *event)
{
    struct decision decision;
    hypothesis_set family = 0;

    if (!event->decision || !*event->decision || !decision_read(&decision, event->decision))
        return SPEAKS_NOT;
    for (int h = 0; h < HYPOTHESES; h++)
        if (hypothesis_family((enum hypothesis)h) == claim->family)
            family |= hypothesis_bit((enum hypothesis)h);
    if (decision.wrong && decision.hits & family)
        return SPEAKS_FOR;
    return decision_shows(&decision) & family ? SPEAKS_AGAINST : SPEAKS_NOT;
}

static bool visit_claim(void *context, const struct record_event *event,
                        const struct record_session *session)
{
    struct claim *claim = context;
    enum event_speaks said = SPEAKS_NOT;

    if (claim->skill) {
        if (!(event->skills >> claim->skill & 1))
            return true;
    } else {
        said = speaks(claim, event);
        if (said == SPEAKS_NOT)
            return true;
    }
    claim->found++;
    claim->right += event->score >= 1;
    claim->for_it += said == SPEAKS_FOR;
    claim->against += said == SPEAKS_AGAINST;
    add_event(claim->view, claim->pupil->name, event, session, said, &claim->out);
    return true;
}

static bool read_claim(struct claim *claim, const char *typed)
{
    char *end;

    claim->family = HYPOTHESES;
    if ((*typed | 0x20) == 'k' && typed[1] >= '1' && typed[1] <= '9') {
        unsigned long number = strtoul(typed + 1, &end, 10);
        if (*end || number >= SKILLS)
            return false;
        claim->skill = (enum skill)number;
        return true;
    }
    enum hypothesis hypothesis = hypothesis_named(typed);
    if (hypothesis == HYPOTHESES)
        return false;
    claim->family = hypothesis_family(hypothesis);
    return true;
}

static void say_claim(const struct claim *claim)
{
    struct strbuf text = {0}, line = {0};

    if (claim->skill) {
        report_say(&text,
                   message_plural(NP_("{name}, {what} (K{skill}): {count} answer or turn, {right} "
                                      "right",
                                      "{name}, {what} (K{skill}): {count} answers and turns, "
                                      "{right} right"),
                                  arg_count("count", claim->found),
                                  arg_text("name", claim->pupil->name),
                                  arg_count("skill", claim->skill),
                                  arg_term("what", skill_description(claim->skill)),
                                  arg_count("right", claim->right)));
    } else {
        report_say(
            &text,
            message_plural(NP_("{name} {belief} ({id}): {count} answer or turn, {for} for it and "
                               "{against} against",
                               "{name} {belief} ({id}): {count} answers and turns, {for} for it "
                               "and {against} against"),
                           arg_count("count", claim->found), arg_text("name", claim->pupil->name),
                           arg_term("belief", belief_words(claim->family)),
                           arg_text("id", hypothesis_name(claim->family)),
                           arg_count("for", claim->for_it), arg_count("against", claim->against)));
        strbuf_add(&text, text_get(REPORT_BETWEEN));
        report_say(&text, message_of(claim->pupil->named != claim->family ? N_("it is not named")
                                     : claim->pupil->certainty == CERTAINTY_QUITE_SURE
                                         ? N_("it is named, quite sure")
                                         : N_("it is named, perhaps")));
    }
    wrap_add(&line, strbuf_text(&text), 0, wrap_width(stdout));
    show_text(stdout, strbuf_text(&line));
    strbuf_release(&line);
    strbuf_release(&text);
}

enum exit_code claim_show(struct report_view *view, int pupil, const char *typed)
{
    struct claim claim = {.view = view, .pupil = &view->report.pupil[pupil]};

    if (!read_claim(&claim, typed))
        return complain_of(view->file.manner,
                           message_with(N_("“{claim}” is neither a skill, as K3, nor a belief, as "
                                           "M1; the legend of the report has their names"),
                                        arg_typed("claim", typed)));
    enum exit_code code =
        records_file_failed(&view->file, records_events(view->file.records, claim.pupil->id, 0, 0,
                                                        visit_claim, &claim));
    if (code == EXIT_DONE && !view->file.manner->json)
        say_claim(&claim);
    if (code == EXIT_DONE)
        (view->file.manner->json ? show_exact : show_text)(stdout, strbuf_text(&claim.out));
    strbuf_release(&claim.out);
    return code;
}

/* --- of numbers */

static bool has_number(const struct asked_text *asked, const struct notation *number)
{
    for (int i = 0; i < asked->numbers; i++)
        if (notation_identical(&asked->number[i], number))
            return true;
    return false;
}

static bool is_about(const struct claim *claim, const struct record_event *event)
{
    struct asked_text asked = asked_read(event->asked), answered = asked_read(event->answered);
    struct notation known, filled;

    if (asked.form == ASKED_FILL && asked_fill(event->asked, &known, &filled)) {
        asked.number[asked.numbers++] = known;
        asked.number[asked.numbers++] = filled;
    }
    for (int n = 0; n < claim->numbers; n++)
        if (!has_number(&asked, &claim->number[n]) && !has_number(&answered, &claim->number[n]))
            return false;
    return true;
}

static bool visit_item(void *context, const struct record_event *event,
                       const struct record_session *session)
{
    struct claim *claim = context;

    if (event->kind == RECORD_SAT || event->kind == RECORD_SAID || !is_about(claim, event))
        return true;
    claim->found++;
    claim->of_verdict[event->verdict]++;
    if (claim->view->file.manner->json) {
        add_event(claim->view, claim->pupil->name, event, session, SPEAKS_NOT, &claim->out);
    } else if (event->verdict == RECORD_NOT_YET || event->verdict == RECORD_MISSED) {
        strbuf_clear(&claim->latest);
        add_answer(event, &claim->latest);
    }
    return true;
}

/* “Ann: 3 right, 1 not yet (4/6 → 6/8)”. */
static void end_pupil(struct claim *claim)
{
    struct strbuf line = {0};
    const char *between = "";

    if (!claim->view->file.manner->json && claim->found) {
        strbuf_addf(&line, "%s: ", claim->pupil->name);
        for (int v = 0; v <= RECORD_MISSED; v++) {
            if (claim->of_verdict[v] == 0)
                continue;
            strbuf_addf(&line, "%s%d %s", between, claim->of_verdict[v],
                        text_get(event_verdict_words((enum record_verdict)v)));
            between = ", ";
        }
        if (claim->latest.length)
            strbuf_addf(&line, " (%s)", strbuf_text(&claim->latest));
        wrap_add(&claim->out, strbuf_text(&line), 4, wrap_width(stdout));
    }
    strbuf_release(&line);
    strbuf_clear(&claim->latest);
    memset(claim->of_verdict, 0, sizeof claim->of_verdict);
    claim->found = 0;
}

static enum exit_code read_item(struct claim *claim, const char *typed)
{
    const char *equals = strchr(typed, '=');
    struct message why;
    char *copy = memory_copy_text(typed), *second = NULL;
    enum exit_code code = EXIT_DONE;

    if (equals) {
        copy[equals - typed] = '\0';
        second = copy + (equals - typed) + 1;
    }
    for (const char *at = copy; at && code == EXIT_DONE; at = at == copy ? second : NULL)
        if (notation_parse(&claim->number[claim->numbers++], at, NULL, &why) != STATUS_OK)
            code = complain_of(claim->view->file.manner, why);
    memory_free(copy);
    return code;
}

enum exit_code claim_show_item(struct report_view *view, int pupil, const char *typed)
{
    struct claim claim = {.view = view, .family = HYPOTHESES};
    enum exit_code code = read_item(&claim, typed);
    struct strbuf none = {0};

    for (int p = 0; p < view->report.pupils && code == EXIT_DONE; p++) {
        if (pupil >= 0 && p != pupil)
            continue;
        claim.pupil = &view->report.pupil[p];
        code = records_file_failed(&view->file, records_events(view->file.records, claim.pupil->id,
                                                               0, 0, visit_item, &claim));
        end_pupil(&claim);
    }
    if (code == EXIT_DONE && claim.out.length == 0 && !view->file.manner->json) {
        report_say(&none,
                   message_with(N_("Nobody had to do with {item} yet."), arg_typed("item", typed)));
        wrap_add(&claim.out, strbuf_text(&none), 0, wrap_width(stdout));
        strbuf_clear(&none);
        report_say(&none, report_turns_counted());
        wrap_add(&claim.out, strbuf_text(&none), 0, wrap_width(stdout));
    }
    if (code == EXIT_DONE)
        (view->file.manner->json ? show_exact : show_text)(stdout, strbuf_text(&claim.out));
    strbuf_release(&none);
    strbuf_release(&claim.latest);
    strbuf_release(&claim.out);
    return code;
}
