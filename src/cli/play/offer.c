#include "cli/play/offer.h"

#include "cli/report.h"
#include "cli/terminal.h"
#include "lesson/course.h"
#include "lesson/missed.h"
#include "lesson/sitting.h"
#include "text/text.h"
#include "tui/lesson_lines.h"
#include "tui/show.h"

#include <string.h>

/* --- reasons */

static bool is_known(const struct offer_reason *reason, const struct notation *top,
                     const struct notation *card)
{
    for (int i = 0; i < reason->times && i < OFFER_TIMES; i++)
        if (notation_identical(&reason->top[i], top) && notation_identical(&reason->card[i], card))
            return true;
    return false;
}

/* Once more, unless it is the same pair of numbers. */
static void add_reason(struct offers *offers, int seat, const char *lesson,
                       enum misconception belief, const struct notation *top,
                       const struct notation *card)
{
    struct offer_reason *reason = offers->reason[seat];
    int at = 0;

    while (at < offers->reasons[seat] &&
           (reason[at].belief != belief || strcmp(reason[at].lesson, lesson) != 0))
        at++;
    if (at == OFFER_REASONS)
        return;
    if (at == offers->reasons[seat]) {
        offers->reasons[seat]++;
        reason[at] = (struct offer_reason){.lesson = lesson, .belief = belief};
    }
    if (is_known(&reason[at], top, card))
        return;
    if (reason[at].times < OFFER_TIMES) {
        reason[at].top[reason[at].times] = *top;
        reason[at].card[reason[at].times] = *card;
    }
    reason[at].times++;
}

/* The skills of a pair as its player saw it. */
static unsigned skills_seen(const struct offers *offers, struct shown top, struct shown card)
{
    if (!offers->pictures)
        top.as = card.as = SHOWN_PRINTED;
    return skills_of_pair(top, card);
}

/* A card that was equal lay in the hand, and its player drew. */
static void add_missed(struct offers *offers, const struct table_decision *decision)
{
    for (int i = 0; i < decision->count; i++) {
        const struct decision_card *card = &decision->hand[i];
        if (!card->equal)
            continue;
        const char *lesson =
            lesson_for_missed(skills_seen(offers, decision->top_shown, card->shown),
                              notation_value(card->shown.notation));
        if (lesson) {
            add_reason(offers, decision->seat, lesson, NO_MISCONCEPTION,
                       decision->top_shown.notation, card->shown.notation);
            return;
        }
    }
}

static void add_wrong(struct offers *offers, const struct table_decision *decision)
{
    struct attempt attempt = {.task = TASK_EQUAL,
                              .stem = *decision->top_shown.notation,
                              .answer = *decision->chosen->shown.notation};
    enum misconception belief = misconception_of(&attempt);
    const char *lesson = lesson_for_belief(belief);

    if (lesson)
        add_reason(offers, decision->seat, lesson, belief, &attempt.stem, &attempt.answer);
}

static void decided(void *context, const struct table_decision *decision)
{
    struct offers *offers = context;

    if (decision->chosen && !decision->chosen->equal)
        add_wrong(offers, decision);
    else if (!decision->chosen && decision->drew)
        add_missed(offers, decision);
}

/* The pupil with the most reason, the first of several, and which it is. NULL: nobody has any. */
static const struct offer_reason *most_reason(const struct offers *offers, int *seat)
{
    const struct offer_reason *most = NULL;

    for (int s = 0; s < offers->names->seats; s++)
        for (int i = 0; i < offers->reasons[s]; i++) {
            const struct offer_reason *reason = &offers->reason[s][i];
            if (reason->times >= OFFER_TIMES && (!most || reason->times > most->times)) {
                most = reason;
                *seat = s;
            }
        }
    return most;
}

/* --- the offer */

/* What equal parts of a whole are called, for as many as cards have. NULL: they are read as digits.
 */
static const char *parts_name(const struct notation *number)
{
    static const struct {
        int parts;
        const char *name;
    } names[] = {
        {2, N_("halves")},       {3, N_("thirds")},      {4, N_("quarters")},
        {5, N_("fifths")},       {6, N_("sixths")},      {7, N_("sevenths")},
        {8, N_("eighths")},      {9, N_("ninths")},      {10, N_("tenths")},
        {12, N_("twelfths")},    {15, N_("fifteenths")}, {16, N_("sixteenths")},
        {18, N_("eighteenths")}, {20, N_("twentieths")}, {100, N_("hundredths")},
    };

    if (number->kind != NOTATION_FRACTION)
        return NULL;
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (names[i].parts == number->denominator)
            return names[i].name;
    return NULL;
}

/* “thirds and ninths”, by the pupil's own cards, the larger parts first; else those numbers
 * themselves. */
static struct message offer_of(const struct offers *offers, const struct offer_reason *reason,
                               int seat)
{
    const struct notation *first = &reason->top[0], *second = &reason->card[0];

    if (first->denominator > second->denominator) {
        first = &reason->card[0];
        second = &reason->top[0];
    }
    const char *one = parts_name(first), *other = parts_name(second);
    bool named = one && other, alike = named && strcmp(one, other) == 0;
    struct message_arg args[] = {
        arg_seat("seat", seat),
        named ? arg_term("one", one) : arg_notation("one", first),
        named ? arg_term("other", other) : arg_notation("other", second),
    };

    if (offers->plain->people == 1)
        return message_with(
            alike ? N_("Two minutes on {one}? Type “yes”, or press Enter for no.")
                  : N_("Two minutes on {one} and {other}? Type “yes”, or press Enter for no."),
            args[0], args[1], args[2]);
    return message_with(
        alike ? N_("{seat}, two minutes on {one}? Type “yes”, or press Enter for no.")
              : N_("{seat}, two minutes on {one} and {other}? Type “yes”, or press Enter for no."),
        args[0], args[1], args[2]);
}

/* Only “yes” is yes. Whoever types a move instead is in the game already: it is read there. */
static bool is_wanted(struct offers *offers, const struct offer_reason *reason, int seat)
{
    struct strbuf line = {0};
    bool yes = false, wanted = false;

    plain_say(offers->plain, offer_of(offers, reason, seat));
    show_text(stdout, "> ");
    fflush(stdout);
    enum table_answer answer = input_line(offers->input, &line);
    if (!offers->plain->terminal)
        show_text(stdout, "\n");
    const char *typed = cli_text(&line);
    if (answer == ANSWER_LINE && typed[strspn(typed, " ")]) {
        bool understood = sitting_yes_or_no(typed, &yes);
        wanted = understood && yes;
        if (!understood)
            input_put_back(offers->input, typed);
    }
    strbuf_release(&line);
    return wanted;
}

/* --- the questions */

/* The parts of the cards that were missed: its questions are about these. */
static void wish_parts(struct sitting_setup *setup, const struct offer_reason *reason)
{
    const struct notation *pair[SITTING_PARTS] = {&reason->top[0], &reason->card[0]};

    for (int i = 0; i < SITTING_PARTS; i++)
        if (pair[i]->kind == NOTATION_FRACTION &&
            (setup->parts == 0 || setup->part[0] != pair[i]->denominator))
            setup->part[setup->parts++] = pair[i]->denominator;
}

static void hold_sitting(struct offers *offers, const struct offer_reason *reason,
                         const struct lesson *lesson, int seat)
{
    const char *const names[] = {offers->names->seat[seat]};
    struct lesson_lines lines = lesson_lines_new(stdout, offers->input, names, 1);
    const struct lesson_front front = lesson_lines_front(&lines);
    struct sitting_setup setup = {.lesson = lesson,
                                  .seed = offers->seed,
                                  .pupils = 1,
                                  .front = &front,
                                  .questions = OFFER_QUESTIONS};
    struct sitting_result result = {0};

    lines.terminal = offers->plain->terminal;
    lines.drawn = terminal_draws(offers->line);
    lines.ascii = terminal_is_ascii();
    wish_parts(&setup, reason);
    lesson_lines_say(&lines, message_of(N_("If you are stuck, type “hint”. “stop” goes back to the "
                                           "game.")));
    enum sitting_end end = sitting_run(&setup, &result);
    if (end == SITTING_NO_MEMORY)
        report_no_memory();
    if (result.first_tries)
        lesson_lines_say(&lines, message_with(N_("{right} of {tries} right at the first try."),
                                              arg_count("right", result.right),
                                              arg_count("tries", result.first_tries)));
    if (end == SITTING_DONE)
        lesson_lines_say(&lines, message_with(N_("The lesson “{lesson}” has more of them."),
                                              arg_text("lesson", lesson->name)));
}

static enum table_end round_over(void *context, int round, bool past)
{
    struct offers *offers = context;
    struct course course = {0};
    int seat = 0;
    const struct offer_reason *reason = most_reason(offers, &seat);

    (void)round;
    if (offers->made || !reason)
        return TABLE_OVER;
    offers->made = true;
    if (past)
        return TABLE_OVER;
    cli_status(course_open(&course));
    const struct lesson *lesson = course_find(&course, reason->lesson);
    if (lesson) {
        plain_finish(offers->plain);
        show_text(stdout, "\n");
        if (is_wanted(offers, reason, seat))
            hold_sitting(offers, reason, lesson, seat);
    }
    course_release(&course);
    return TABLE_OVER;
}

void offers_begin(struct offers *offers, struct table *table)
{
    offers->observer =
        (struct table_observer){.context = offers, .decided = decided, .round_over = round_over};
    table_observe(table, &offers->observer);
}
