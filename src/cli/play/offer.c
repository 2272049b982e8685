#include "cli/play/session.h"

#include "cli/lesson/sitting.h"
#include "lesson/course.h"
#include "lesson/diagnosis/diagnosis.h"
#include "lesson/learner/learner_event.h"
#include "lesson/sitting.h"
#include "sim/pupils.h"
#include "text/text.h"
#include "tui/lesson/lesson_screen.h"
#include "tui/lesson_lines.h"
#include "tui/show.h"

#include <string.h>

/* --- what people decide */

static bool is_known(const struct offer_missed *missed, const struct offer_pair *pair)
{
    for (int i = 0; i < missed->times && i < OFFER_TIMES; i++)
        if (notation_identical(&missed->pair[i].top, &pair->top) &&
            notation_identical(&missed->pair[i].card, &pair->card))
            return true;
    return false;
}

/* Once more, unless it is the same pair of numbers. */
static void add_pair(struct offer_pupil *pupil, const char *lesson, const struct offer_pair *pair)
{
    struct offer_missed *missed = pupil->missed;
    int at = 0;

    while (at < pupil->misses && strcmp(missed[at].lesson, lesson) != 0)
        at++;
    if (at == OFFER_MISSED)
        return;
    if (at == pupil->misses) {
        pupil->misses++;
        missed[at] = (struct offer_missed){.lesson = lesson};
    }
    if (is_known(&missed[at], pair))
        return;
    if (missed[at].times < OFFER_TIMES)
        missed[at].pair[missed[at].times] = *pair;
    missed[at].times++;
}

/* The skills of a pair as its player saw it: cards are read as numbers, and say nothing of reading
 * pictures. */
static unsigned skills_seen(struct shown top, struct shown card)
{
    top.as = card.as = SHOWN_PRINTED;
    return skills_of_pair(top, card);
}

/* A card that was equal lay in the hand, and its player drew. */
static void add_missed(struct offers *offers, const struct table_decision *decision)
{
    for (int i = 0; i < decision->count; i++) {
        const struct decision_card *card = &decision->hand[i];
        struct offer_pair pair = {*decision->top_shown.notation, *card->shown.notation};
        const char *lesson = NULL;
        if (card->equal)
            lesson = lesson_for_missed(skills_seen(decision->top_shown, card->shown),
                                       notation_value(&pair.card));
        if (lesson) {
            add_pair(&offers->pupil[decision->seat], lesson, &pair);
            return;
        }
    }
}

/* What it tells of beliefs; a fault of the model ends that, and not the game. */
static void weigh(struct offer_pupil *pupil, const struct table_decision *decision)
{
    struct decision weighed;

    table_decision_weigh(decision, &weighed);
    diagnosis_play(&pupil->diagnosis, &weighed);
}

/* Returns the number in the class's book of the person at the seat; 0: none. */
static int64_t number_in_book(const struct offers *offers, int seat)
{
    char person[TEAM_NAME_SIZE];

    return class_book_pupil(offers->book, table_person(offers->table, seat, person));
}

/* Begins anew with the person who has the seat now. */
static void meet(struct offers *offers, int seat)
{
    struct offer_pupil *pupil = &offers->pupil[seat];

    *pupil = (struct offer_pupil){.name = offers->names->seat[seat]};
    diagnosis_init(&pupil->diagnosis, pupils_shown(offers->rules));
    pupil->diagnosis.carries = true;
    class_book_weigh(offers->book, number_in_book(offers, seat), &pupil->diagnosis.all);
    evidence_end_probe(&pupil->diagnosis.all); /* of questions that were broken off */
}

/* Returns true if the seat's records are of the person who plays there now. */
static bool is_still_here(const struct offers *offers, int seat)
{
    return !offers->players->seat[seat].bot &&
           offers->pupil[seat].name == offers->names->seat[seat];
}

void offers_decided(struct offers *offers, const struct table_decision *decision)
{
    struct offer_pupil *pupil = &offers->pupil[decision->seat];

    if (!is_still_here(offers, decision->seat))
        meet(offers, decision->seat);
    weigh(pupil, decision);
    if (decision->chosen && !decision->chosen->equal) {
        pupil->wrong =
            (struct offer_pair){*decision->top_shown.notation, *decision->chosen->shown.notation};
        pupil->laid_wrong = true;
    } else if (!decision->chosen && decision->drew) {
        add_missed(offers, decision);
    }
}

void offers_said(struct offers *offers, const struct table_said *said)
{
    struct decision weighed;

    if (!is_still_here(offers, said->seat))
        meet(offers, said->seat);
    table_said_weigh(said, &weighed);
    diagnosis_play(&offers->pupil[said->seat].diagnosis, &weighed);
}

/* --- who has the most reason */

/* Why questions are offered to somebody. */
struct reason {
    int seat;
    int times;
    const char *lesson;
    const struct offer_pair *pair; /* of their cards */
    bool probe;
};

static void prefer(struct reason *most, struct reason reason)
{
    if (reason.lesson && reason.times > most->times)
        *most = reason;
}

/* The pupil with the most reason, the first of several. `times` is 0 if no pupil has one. */
static struct reason most_reason(const struct offers *offers)
{
    struct reason most = {0};
    double p;

    for (int seat = 0; seat < offers->names->seats; seat++) {
        const struct offer_pupil *pupil = &offers->pupil[seat];
        const struct evidence *evidence = diagnosis_evidence(&pupil->diagnosis);
        if (!is_still_here(offers, seat))
            continue;
        for (int i = 0; i < pupil->misses; i++)
            if (pupil->missed[i].times >= OFFER_TIMES)
                prefer(&most, (struct reason){seat, pupil->missed[i].times, pupil->missed[i].lesson,
                                              &pupil->missed[i].pair[0], false});
        if (pupil->laid_wrong && diagnosis_wants_probe(&pupil->diagnosis))
            prefer(&most, (struct reason){seat, evidence->informative,
                                          diagnosis_lesson(evidence_leader(evidence, &p)),
                                          &pupil->wrong, true});
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

/* What the questions are about: “thirds and ninths”, by the pupil's own cards, the larger parts
 * first; else those numbers themselves. */
static struct message about_pair(const struct offer_pair *pair)
{
    const struct notation *first = &pair->top, *second = &pair->card;

    if (first->denominator > second->denominator) {
        first = &pair->card;
        second = &pair->top;
    }
    const char *one = parts_name(first), *other = parts_name(second);
    if (!one || !other)
        return message_with(N_("{one} and {other}"), arg_notation("one", first),
                            arg_notation("other", second));
    if (strcmp(one, other) == 0)
        return message_of(one);
    return message_with(N_("{one} and {other}"), arg_term("one", one), arg_term("other", other));
}

/* A probe has numbers of its own, so only their kind, that of the cards, is named. */
static struct message about(const struct reason *reason)
{
    bool fractions =
        reason->pair->top.kind == NOTATION_FRACTION && reason->pair->card.kind == NOTATION_FRACTION;

    if (!reason->probe)
        return about_pair(reason->pair);
    return message_of(fractions ? N_("fractions that are equal") : N_("numbers that are equal"));
}

/* The offer in a message: what it is about stands in `words`, which the caller releases. On the
 * full screen keys answer, and it is not said what to type. */
static struct message offer_message(const struct offers *offers, const struct reason *reason,
                                    struct strbuf *words)
{
    static const char *const ids[2][2] = {
        {N_("Two minutes on {what}? Type “yes”, or press Enter for no."),
         N_("{seat}, two minutes on {what}? Type “yes”, or press Enter for no.")},
        {N_("Two minutes on {what}?"), N_("{seat}, two minutes on {what}?")},
    };

    text_of(about(reason), NULL, words);
    return message_with(ids[offers->screen->terminal != NULL][offers->plain->people > 1],
                        arg_seat("seat", reason->seat), arg_text("what", strbuf_text(words)));
}

static bool is_wanted_on_screen(struct offers *offers, const struct reason *reason)
{
    struct strbuf words = {0};
    bool ended;
    bool yes = full_screen_confirm(offers->screen, offer_message(offers, reason, &words), &ended);

    strbuf_release(&words);
    return yes && !ended;
}

static void say_offer(const struct offers *offers, const struct reason *reason)
{
    struct strbuf words = {0};

    plain_say(offers->plain, offer_message(offers, reason, &words));
    strbuf_release(&words);
}

/* Returns true only for “yes”. A line that is neither yes nor no is a move: the game reads it. */
static bool is_wanted(struct offers *offers, const struct reason *reason)
{
    struct strbuf line = {0};
    bool yes = false, wanted = false;

    say_offer(offers, reason);
    show_text(stdout, "> ");
    fflush(stdout);
    enum table_answer answer = input_line(offers->input, &line);
    if (!offers->plain->terminal)
        show_text(stdout, "\n");
    const char *typed = strbuf_text(&line);
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

struct questions {
    struct offers *offers;
    const struct lesson *lesson;
    struct diagnosis *diagnosis;
    int64_t pupil; /* in the class's book */
    int count;
};

/* In the class's book. A game has one offer, and its journal does not know of it. */
static void keep(struct questions *questions, const struct lesson_answer *answer)
{
    const struct evidence *evidence = &questions->diagnosis->here;
    struct lesson_answer kept = *answer;
    struct learner learner = {0};
    struct record_event event;
    struct event_texts texts;

    kept.probe = evidence->probe_left ? PROBE_ITEMS - evidence->probe_left + 1 : 0;
    event_of_answer(&event, &texts, questions->lesson, &kept);
    class_book_add_apart(questions->offers->book, questions->pupil, ++questions->count, &event,
                         &learner);
    event_texts_release(&texts);
    learner_release(&learner);
}

/* Adds an answer to the evidence. */
static void answered(void *context, const struct lesson_answer *answer)
{
    struct questions *questions = context;
    struct diagnosis *diagnosis = questions->diagnosis;

    keep(questions, answer);
    if (answer->answer && answer->hints == 0)
        diagnosis_add(diagnosis, answer->item, answer->answer, diagnosis_probing(diagnosis));
    else
        diagnosis_skip(diagnosis);
}

/* The parts of the cards that were missed: its questions are about these. */
static void wish_parts(struct sitting_setup *setup, const struct offer_pair *pair)
{
    const struct notation *of_pair[SITTING_PARTS] = {&pair->top, &pair->card};

    for (int i = 0; i < SITTING_PARTS; i++)
        if (of_pair[i]->kind == NOTATION_FRACTION &&
            (setup->parts == 0 || setup->part[0] != of_pair[i]->denominator))
            setup->part[setup->parts++] = of_pair[i]->denominator;
}

/* Of a probe: whether it has shown what the pupil believes, and which lesson speaks of that. */
static const char *lesson_after(const struct diagnosis *diagnosis, const struct reason *reason)
{
    return reason->probe ? diagnosis_lesson(diagnosis_named(diagnosis)) : reason->lesson;
}

static void say_result(const struct lesson_front *front, const struct sitting_result *result,
                       const char *lesson)
{
    if (result->answered)
        front->say(front->context, ending_answers(result));
    if (lesson)
        front->say(front->context, message_with(N_("The lesson “{lesson}” has more of them."),
                                                arg_text("lesson", lesson)));
}

/* On the screen of the game, where there is one; else NULL. */
static struct lesson_screen *open_screen(struct offers *offers, const struct lesson *lesson,
                                         const char *const *names)
{
    const struct full_screen *screen = offers->screen;

    if (!screen->terminal)
        return NULL;
    return lesson_screen_new(terminal_display(screen->terminal),
                             words_in(&lesson->title, text_language()), names, 1);
}

static void hold_sitting(struct offers *offers, const struct reason *reason,
                         const struct lesson *lesson, unsigned taught)
{
    const char *const names[] = {offers->names->seat[reason->seat]};
    struct diagnosis *diagnosis = &offers->pupil[reason->seat].diagnosis;
    struct lesson_lines lines = lesson_lines_new(stdout, offers->input, names, 1);
    struct lesson_front front = lesson_lines_front(&lines);
    struct lesson_screen *screen = open_screen(offers, lesson, names);
    struct questions questions = {.offers = offers,
                                  .lesson = lesson,
                                  .diagnosis = diagnosis,
                                  .pupil = number_in_book(offers, reason->seat)};
    const struct lesson_history history = {.context = &questions, .answered = answered};
    struct sitting_setup setup = {.lesson = lesson,
                                  .seed = offers->seed,
                                  .pupils = 1,
                                  .front = &front,
                                  .history = &history,
                                  .questions = OFFER_QUESTIONS};
    struct sitting_result result = {0};
    struct item probe[PROBE_ITEMS];
    struct chance chance;

    lines.terminal = offers->plain->terminal;
    lines.drawn = offers->plain->drawn;
    lines.ascii = offers->plain->ascii;
    if (screen)
        front = lesson_screen_front(screen);
    wish_parts(&setup, reason->pair);
    if (reason->probe) {
        chance_init(&chance, offers->seed, CHANCE_LESSON, SITTING_PUPILS);
        setup.givens = diagnosis_probe(diagnosis, lesson, taught, &chance, probe);
        setup.given = probe;
    }
    if (!screen) /* keys say so there */
        lesson_lines_say(&lines, message_of(N_("If you are stuck, type “hint”. “stop” goes back to "
                                               "the game.")));
    enum sitting_end end = sitting_run(&setup, &result);
    diagnosis_end_probe(diagnosis); /* if it was stopped */
    say_result(&front, &result, end == SITTING_DONE ? lesson_after(diagnosis, reason) : NULL);
    if (screen)
        lesson_screen_finish(screen);
    lesson_screen_free(screen);
}

enum table_end offers_round_over(struct offers *offers, int round, bool past)
{
    struct course course = {0};
    struct reason reason = most_reason(offers);
    double p;

    (void)round;
    if (offers->made || !reason.times)
        return TABLE_OVER;
    offers->made = true;
    if (past)
        return TABLE_OVER;
    course_open(&course);
    const struct lesson *lesson =
        reason.probe
            ? diagnosis_words_in_play(
                  &course,
                  evidence_leader(diagnosis_evidence(&offers->pupil[reason.seat].diagnosis), &p))
            : course_find(&course, reason.lesson);
    if (lesson) {
        bool wanted;
        if (offers->screen->terminal) {
            wanted = is_wanted_on_screen(offers, &reason);
        } else {
            plain_finish(offers->plain);
            show_text(stdout, "\n");
            wanted = is_wanted(offers, &reason);
        }
        if (wanted)
            hold_sitting(offers, &reason, lesson, course_taught(&course, lesson));
    }
    course_release(&course);
    return TABLE_OVER;
}

void offers_begin(struct offers *offers)
{
    for (int seat = 0; seat < offers->names->seats; seat++)
        meet(offers, seat);
}
