#include "classes/overview/overview.h"

#include "console/shell_word.h"
#include "lesson/report/pupil_words.h"
#include "text/text.h"
#include "tui/wrap.h"

#include <string.h>

enum { SIGN = 2, INDENT = 6, MISSES = 6 };

struct pupil_page {
    const struct report_view *view;
    const struct report_pupil *pupil;
    int columns;
    struct strbuf *out;
    struct strbuf line; /* in the making */
};

/* Ends the line in the making. */
static void end_line(struct pupil_page *page, int indent)
{
    wrap_add(page->out, strbuf_text(&page->line), indent, page->columns);
    strbuf_clear(&page->line);
}

static void say_line(struct pupil_page *page, const char *before, int indent,
                     struct message message)
{
    strbuf_add(&page->line, before);
    report_say(&page->line, message);
    end_line(page, indent);
}

static void add_heading(struct pupil_page *page, struct message message)
{
    strbuf_add_char(page->out, '\n');
    say_line(page, "", 0, message);
}

static struct message with_day(const char *id, int64_t day, struct strbuf *text)
{
    report_add_day(day, text);
    return message_with(id, arg_text("day", strbuf_text(text)));
}

static void say_turns(struct pupil_page *page)
{
    const struct learner *learner = &page->pupil->learner;
    struct strbuf equal = {0}, unequal = {0}, missed = {0};

    report_say(&equal, message_plural(NP_("{count} equal card laid", "{count} equal cards laid"),
                                      arg_count("count", learner->by_value)));
    report_say(&unequal,
               message_plural(NP_("{count} unequal card tried", "{count} unequal cards tried"),
                              arg_count("count", learner->wrong)));
    report_say(&missed,
               message_plural(NP_("{count} equal card not seen", "{count} equal cards not seen"),
                              arg_count("count", learner->missed)));
    say_line(page, "", 0,
             message_with(N_("In games: {equal}, {unequal}, {missed}."),
                          arg_text("equal", strbuf_text(&equal)),
                          arg_text("unequal", strbuf_text(&unequal)),
                          arg_text("missed", strbuf_text(&missed))));
    say_line(page, "", 0, report_turns_counted());
    strbuf_release(&equal);
    strbuf_release(&unequal);
    strbuf_release(&missed);
}

static void add_title(struct pupil_page *page)
{
    const struct learner *learner = &page->pupil->learner;
    struct strbuf day = {0};

    say_line(page, "", 0,
             message_with(N_("{name}, class {class}"), arg_text("name", page->pupil->name),
                          arg_text("class", page->view->class_name)));
    if (learner->events == 0) {
        say_line(page, "", 0, message_of(N_("Nothing is recorded yet.")));
        return;
    }
    report_add_day(learner->day, &day);
    say_line(page, "", 0,
             message_with(
                 N_("Questions: {questions}; turns that count in games: {turns}; days: {days}, the "
                    "last on {day}."),
                 arg_count("questions", learner->questions), arg_count("turns", learner->turns),
                 arg_count("days", learner->days), arg_text("day", strbuf_text(&day))));
    if (learner->turns)
        say_turns(page);
    strbuf_release(&day);
}

/* --- skills */

static void add_skill_state(struct pupil_page *page, enum skill skill)
{
    const struct learner *learner = &page->pupil->learner;
    const struct skill_sum *sum = &learner->skill[skill];
    int tries = sum->tries < LEARNER_TRIES ? sum->tries : LEARNER_TRIES;
    struct strbuf day = {0}, *line = &page->line;

    switch (learner_standing(learner, skill)) {
    case STANDING_KEPT:
        report_say(line, with_day(N_("kept on {day}"), sum->kept, &day));
        break;
    case STANDING_PASSED:
        report_say(line, with_day(N_("passed on {day}"), sum->passed, &day));
        break;
    case STANDING_NOT_YET:
        report_say(line, message_with(N_("not yet: {right} of the last {tries} right"),
                                      arg_count("right", __builtin_popcount(sum->last)),
                                      arg_count("tries", tries)));
        break;
    case STANDING_UNKNOWN:
        report_say(line, message_plural(NP_("{count} more answer before anything is said",
                                            "{count} more answers before anything is said"),
                                        arg_count("count", learner_lacks(learner, skill))));
        break;
    }
    strbuf_release(&day);
}

static void add_skills(struct pupil_page *page)
{
    const struct learner *learner = &page->pupil->learner;
    bool begun = false;

    for (int k = 1; k < SKILLS; k++) {
        const struct skill_sum *sum = &learner->skill[k];
        if (sum->tries == 0 && !sum->passed)
            continue;
        if (!begun)
            add_heading(page, message_of(N_("Skills:")));
        begun = true;
        strbuf_addf(&page->line, "%s ",
                    report_sign(learner_standing(learner, (enum skill)k), page->view->ascii));
        class_screen_add_skill((enum skill)k, &page->line);
        strbuf_add(&page->line, text_get(REPORT_BETWEEN));
        add_skill_state(page, (enum skill)k);
        end_line(page, SIGN);
    }
}

/* --- what was missed */

static void add_miss(struct pupil_page *page, const struct report_topic *topic)
{
    struct explanation why;
    struct strbuf what = {0};

    strbuf_add(&page->line, " ");
    report_add_day(topic->day, &page->line);
    strbuf_add(&page->line, "  ");
    topic_add_words(topic, &what);
    if (topic->times > 1)
        report_say(&page->line,
                   message_with(N_("{what} ({count} times)"), arg_text("what", strbuf_text(&what)),
                                arg_count("count", topic->times)));
    else
        strbuf_add(&page->line, strbuf_text(&what));
    strbuf_release(&what);
    end_line(page, INDENT);
    topic_explain(topic, &why);
    for (int s = 0; s < why.steps; s++)
        say_line(page, "      ", INDENT, why.step[s]);
}

/* The latest first; the same two numbers stand once, whichever lay on the table. */
static void add_misses(struct pupil_page *page)
{
    const struct learner *learner = &page->pupil->learner;
    struct report_topic topic[LEARNER_MISSES];
    int count = 0;

    for (int m = learner->misses - 1; m >= 0; m--) {
        struct report_topic now = topic_of_miss(&learner->miss[m]);
        int at = 0;
        while (at < count && topic_compare(&topic[at], &now) != 0)
            at++;
        if (at == count) {
            topic[count++] = now;
            continue;
        }
        topic[at].times += now.times;
        for (int a = 0; a < now.answers; a++)
            topic_add_answer(&topic[at], now.answer[a]);
    }
    if (count)
        add_heading(page, message_of(N_("Missed lately:")));
    for (int i = 0; i < count && i < MISSES; i++)
        add_miss(page, &topic[i]);
}

/* --- what may lie behind it */

static void add_belief(struct pupil_page *page)
{
    const struct report_pupil *pupil = page->pupil;
    const struct evidence *evidence = &pupil->learner.evidence;
    double p;

    add_heading(page, message_of(N_("What may lie behind it:")));
    if (pupil->named != HYPOTHESES) {
        say_line(page, " ", 1,
                 message_with(pupil->certainty == CERTAINTY_QUITE_SURE
                                  ? N_("quite sure: {name} {belief} ({id})")
                                  : N_("perhaps: {name} {belief} ({id})"),
                              arg_text("name", pupil->name),
                              arg_term("belief", belief_words(pupil->named)),
                              arg_text("id", hypothesis_name(pupil->named))));
        return;
    }
    say_line(page, " ", 1,
             message_plural(NP_("Nothing is named. {count} answer tells beliefs apart so far.",
                                "Nothing is named. {count} answers tell beliefs apart so far."),
                            arg_count("count", evidence->informative)));
    evidence_leader(evidence, &p);
    say_line(page, " ", 1,
             evidence_wants_probe(evidence)
                 ? message_of(N_("They suffice: the next lesson asks three questions that tell "
                                 "which it is."))
                 : message_of(N_("Before a name is given, answers must agree, and a lesson asks "
                                 "three questions that tell which it is.")));
}

/* A skill to ask about: one that is not yet there, else any that was tried; 0: none. */
static enum skill skill_to_ask(const struct learner *learner)
{
    enum skill tried = 0;

    for (int k = SKILLS - 1; k > 0; k--) {
        if (learner_standing(learner, (enum skill)k) == STANDING_NOT_YET)
            return (enum skill)k;
        if (learner->skill[k].tries)
            tried = (enum skill)k;
    }
    return tried;
}

/* The line to type stands alone and unbroken, so that it can be copied. */
static void add_evidence(struct pupil_page *page)
{
    const struct report_view *view = page->view;
    enum skill skill = skill_to_ask(&page->pupil->learner);

    if (page->pupil->named == HYPOTHESES && !skill)
        return;
    say_line(page, " ", 1, message_of(N_("The answers behind it:")));
    strbuf_add(page->out, "  ");
    shell_call_add(page->out, view->file.manner);
    strbuf_add(page->out, " report --pupil ");
    shell_word_add(page->out, page->pupil->name);
    if (page->pupil->named != HYPOTHESES)
        strbuf_addf(page->out, " --why %s", hypothesis_name(page->pupil->named));
    else
        strbuf_addf(page->out, " --why K%d", skill);
    if (view->options->stored.class) {
        strbuf_add(page->out, " --class ");
        shell_word_add(page->out, view->options->stored.class);
    }
    records_option_add(page->out, view->file.named);
    strbuf_add_char(page->out, '\n');
}

/* --- in words */

static void add_words(struct pupil_page *page, struct strbuf *words)
{
    for (const char *at = strbuf_text(words); *at;) {
        size_t length = strcspn(at, "\n");
        strbuf_add_char(&page->line, ' ');
        strbuf_add_bytes(&page->line, at, length);
        end_line(page, 1);
        at += length + (at[length] == '\n');
    }
    strbuf_release(words);
}

void pupil_page_add(const struct report_view *view, int pupil, int columns, struct strbuf *out)
{
    struct pupil_page page = {
        .view = view, .pupil = &view->report.pupil[pupil], .columns = columns, .out = out};
    struct strbuf words = {0};

    add_title(&page);
    if (page.pupil->learner.events) {
        add_skills(&page);
        add_misses(&page);
        add_belief(&page);
        add_evidence(&page);
        add_heading(&page, message_with(N_("For {name}:"), arg_text("name", page.pupil->name)));
        pupil_say_child(page.pupil, &view->course, &words);
        add_words(&page, &words);
        add_heading(&page, message_of(N_("For the parents:")));
        pupil_say_parents(page.pupil, &view->course, &words);
        add_words(&page, &words);
    }
    strbuf_release(&page.line);
}
