#include "cli/overview/claim.h"

#include "cli/overview/event_line.h"
#include "cli/report.h"
#include "lesson/learner/asked_text.h"
#include "lesson/report/belief_words.h"
#include "rational/notation.h"
#include "text/text.h"
#include "tui/show.h"
#include "tui/wrap.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { NUMBERS = 2 };

/* What is asked of the records. */
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

/* ---- of a skill or belief ---- */

/* What it says of a belief: it fits; or it does not, where somebody who holds it would have erred.
 */
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
    event_line_add(claim->view, claim->pupil->name, event, session, said, &claim->out);
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
        return report_error(view->line,
                            message_with(N_("“{claim}” is neither a skill, as K3, nor a belief, as "
                                            "M1; the legend of the report has their names"),
                                         arg_typed("claim", typed)));
    enum exit_code code =
        records_file_failed(&view->file, records_events(view->file.records, claim.pupil->id, 0, 0,
                                                        visit_claim, &claim));
    if (code == EXIT_DONE && !view->line->json)
        say_claim(&claim);
    if (code == EXIT_DONE)
        (view->line->json ? show_exact : show_text)(stdout, strbuf_text(&claim.out));
    strbuf_release(&claim.out);
    return code;
}

/* ---- of numbers ---- */

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
    if (claim->view->line->json) {
        event_line_add(claim->view, claim->pupil->name, event, session, SPEAKS_NOT, &claim->out);
    } else if (event->verdict == RECORD_NOT_YET || event->verdict == RECORD_MISSED) {
        strbuf_clear(&claim->latest);
        event_line_add_answer(event, &claim->latest);
    }
    return true;
}

/* “Ann: 3 right, 1 not yet (4/6 → 6/8)”. */
static void end_pupil(struct claim *claim)
{
    struct strbuf line = {0};
    const char *between = "";

    if (!claim->view->line->json && claim->found) {
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
            code = report_error(claim->view->line, why);
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
    if (code == EXIT_DONE && claim.out.length == 0 && !view->line->json) {
        report_say(&none,
                   message_with(N_("Nobody had to do with {item} yet."), arg_typed("item", typed)));
        wrap_add(&claim.out, strbuf_text(&none), 0, wrap_width(stdout));
        strbuf_clear(&none);
        report_say(&none, report_turns_counted());
        wrap_add(&claim.out, strbuf_text(&none), 0, wrap_width(stdout));
    }
    if (code == EXIT_DONE)
        (view->line->json ? show_exact : show_text)(stdout, strbuf_text(&claim.out));
    strbuf_release(&none);
    strbuf_release(&claim.latest);
    strbuf_release(&claim.out);
    return code;
}
