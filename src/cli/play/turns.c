#include "cli/play/session.h"

#include "lesson/learner/learner_event.h"
#include "lesson/next/difficulty.h"
#include "skill/decision.h"

#include <string.h>

/* A guess that is right more often says too little of who made it. */
static const double guess_most = .5;

/* The card that it is about: the one that was laid, else one that fits and shows something else. */
static const struct decision_card *card_of(const struct table_decision *decision)
{
    const struct notation *top = decision->top_shown.notation;

    for (int i = 0; i < decision->count && !decision->chosen; i++)
        if (decision->hand[i].equal && !notation_identical(top, decision->hand[i].shown.notation))
            return &decision->hand[i];
    return decision->chosen;
}

/* The skills that it takes to see that a card of the hand fits; 0: none has to be seen. */
static unsigned skills_of(const struct table_decision *decision, const struct decision_card *about)
{
    const unsigned reading = 1u << SKILL_PICTURE | 1u << SKILL_LINE;

    for (int i = 0; i < decision->count; i++) {
        const struct decision_card *card = &decision->hand[i];
        if (card->equal && (card == about || !about || !about->equal))
            return skills_of_pair(decision->top_shown, card->shown) & ~reading;
    }
    return 0;
}

/* Equal cards in hand ÷ number cards in hand (docs/design/learner.md, “Chance of guessing”). */
static double guess_of(const struct table_decision *decision)
{
    int equal = 0, all = 0;

    for (int i = 0; i < decision->count; i++) {
        all += decision->hand[i].copies;
        equal += decision->hand[i].equal ? decision->hand[i].copies : 0;
    }
    return all ? (double)equal / all : 1;
}

static enum record_verdict verdict_of(const struct table_decision *decision,
                                      const struct decision_card *about)
{
    if (decision->chosen)
        return decision->chosen->equal ? RECORD_RIGHT : RECORD_NOT_YET;
    return decision->drew && about ? RECORD_MISSED : RECORD_NONE;
}

/* A turn as an event. Its texts belong to `texts`, which the caller releases: event_texts_release.
 * Cards are told in words, so that nothing is seen of how pictures are read. */
static void turn_event(struct record_event *event, struct event_texts *texts,
                       const struct table_decision *decision)
{
    const struct decision_card *about = card_of(decision);
    struct decision weighed;
    char answered[NOTATION_TEXT_SIZE] = "";

    *texts = (struct event_texts){0};
    notation_canonical(decision->top_shown.notation, texts->asked);
    if (about)
        notation_canonical(about->shown.notation, answered);
    strbuf_add(&texts->answered, answered);
    table_decision_weigh(decision, &weighed);
    decision_write(&weighed, &texts->decision);
    *event = (struct record_event){.kind = RECORD_TURN,
                                   .verdict = verdict_of(decision, about),
                                   .asked = texts->asked,
                                   .answered = strbuf_text(&texts->answered),
                                   .guess = guess_of(decision),
                                   .hints = decision->hints,
                                   .decision = strbuf_text(&texts->decision)};
    if (event->verdict != RECORD_NONE)
        event->skills = skills_of(decision, about);
    event->score = event->verdict == RECORD_RIGHT ? 1 : 0;
    if (about)
        event->difficulty =
            pair_difficulty(decision->top_shown.notation, about->shown.notation, event->skills);
    if ((event->verdict == RECORD_RIGHT || event->verdict == RECORD_NOT_YET) && event->skills &&
        event->hints == 0 && event->guess <= guess_most)
        event->counts = RECORD_COUNTS_NEW;
}

bool turn_keep(struct class_book *book, const struct table *table,
               const struct table_decision *decision)
{
    char person[TEAM_NAME_SIZE];
    struct learner learner = {0};
    struct record_event event;
    struct event_texts texts;

    turn_event(&event, &texts, decision);
    int64_t pupil = class_book_next_pupil(book, table_person(table, decision->seat, person));
    class_book_add(book, pupil, &event, &learner);
    learner_release(&learner);
    event_texts_release(&texts);
    return pupil != 0;
}

/* --- what is said */

static void add_answer(const struct table_said *said, struct strbuf *out)
{
    struct move move = said->move;

    if (move.kind == MOVE_PROVE && move.parts)
        strbuf_addf(out, "%d/%d", move.number, move.parts);
    else if (move.kind == MOVE_PROVE)
        strbuf_addf(out, "× %d", move.number);
    else
        strbuf_add(out, move.kind == MOVE_BY_VALUE ? "by value" : "by colour");
}

static void add_pair(const struct table_said *said, char out[static NOTATION_TEXT_SIZE])
{
    char below[NOTATION_TEXT_SIZE], laid[NOTATION_TEXT_SIZE];
    struct strbuf pair = {0};

    notation_canonical(said->below, below);
    notation_canonical(said->laid, laid);
    strbuf_addf(&pair, "%s ? %s", below, laid);
    if (pair.length < NOTATION_TEXT_SIZE)
        memcpy(out, strbuf_text(&pair), pair.length + 1);
    strbuf_release(&pair);
}

/* What was said of a card, as an event: "2/4 ? 3/4", "by value". */
static void said_event(struct record_event *event, struct event_texts *texts,
                       const struct table_said *said)
{
    struct decision weighed;

    *texts = (struct event_texts){0};
    add_pair(said, texts->asked);
    add_answer(said, &texts->answered);
    table_said_weigh(said, &weighed);
    decision_write(&weighed, &texts->decision);
    *event = (struct record_event){.kind = RECORD_SAID,
                                   .verdict = said->right ? RECORD_RIGHT : RECORD_NOT_YET,
                                   .asked = texts->asked,
                                   .answered = strbuf_text(&texts->answered),
                                   .guess = said->move.kind == MOVE_PROVE ? 0 : guess_most,
                                   .score = said->right,
                                   .decision = strbuf_text(&texts->decision)};
}

void said_keep(struct class_book *book, const struct table *table, const struct table_said *said,
               int number)
{
    enum { BEYOND_PUPILS = 1000 }; /* below are lessons that were done */
    char person[TEAM_NAME_SIZE];
    struct learner learner = {0};
    struct record_event event;
    struct event_texts texts;

    if (said->past)
        return;
    said_event(&event, &texts, said);
    class_book_add_apart(book, class_book_pupil(book, table_person(table, said->seat, person)),
                         BEYOND_PUPILS + number, &event, &learner);
    learner_release(&learner);
    event_texts_release(&texts);
}
