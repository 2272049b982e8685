#include "play/teaching/teacher.h"

#include "deck/deck.h"
#include "play/table_state.h"
#include "rational/explain.h"
#include "ruleset/setting.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

static const struct last_laid nothing = {
    .card = NO_CARD, .top = NO_CARD, .suit = NO_SUIT, .shown_to = NO_SEAT, .fitted = NO_CARD};

void teacher_begin(struct teacher *teacher, enum explain_when when)
{
    *teacher =
        (struct teacher){.when = when, .last = nothing, .covered = nothing, .refused = NO_CARD};
}

/* X4: returns true if the players themselves judge a card once it lies on top. */
static bool may_be_wrong(const struct table *table)
{
    return table_setting(table, SETTING_WRONG) == WRONG_PEERS;
}

/* True if the explanation of an equal card waits: until the card can no longer be called wrong, and
 * its player has said by what it matches (H16) or need not show it any more (H17). */
static bool explains_later(const struct table *table)
{
    return may_be_wrong(table) || table_setting(table, SETTING_SAY) != SAY_NOTHING;
}

/* True while the explanation still waits. */
static bool is_open(const struct table *table)
{
    enum situation now = game_situation(table->game);

    return explains_later(table) && (now == SITUATION_REACT || now == SITUATION_DECLARE ||
                                     now == SITUATION_PROVE || now == SITUATION_PICTURE);
}

static void teach(const struct table *table, const struct teaching *teaching)
{
    const struct table_front *front = table->front;

    front->teach(front->context, teaching, table->watcher);
}

/* --- numbers that have met */

/* Returns the deck's first card that shows the same. */
static int face_of(const struct deck *deck, int card)
{
    int face = 0;

    while (face < card &&
           !(deck_card(deck, face)->kind == CARD_NUMBER && teaching_shown_alike(deck, face, card)))
        face++;
    return face;
}

static bool have_met(const struct faces_met *met, const struct deck *deck, int card, int top)
{
    int one = face_of(deck, card), other = face_of(deck, top);

    return met->row[one][other / 64] >> other % 64 & 1;
}

static void meet(struct faces_met *met, const struct deck *deck, int card, int top)
{
    int one = face_of(deck, card), other = face_of(deck, top);

    met->row[one][other / 64] |= UINT64_C(1) << other % 64;
    met->row[other][one / 64] |= UINT64_C(1) << one % 64;
}

/* --- equal cards */

/* Fills in the explanation of the equal card that was laid, and notes that its number and the one
 * below have met. False: there is nothing to say. */
static bool make_equal(struct teacher *teacher, const struct deck *deck, bool by_colour,
                       struct teaching *teaching)
{
    int card = teacher->last.card, top = teacher->last.top;
    bool explained = have_met(&teacher->explained, deck, card, top);
    bool mentioned = have_met(&teacher->mentioned, deck, card, top);
    bool always = teacher->when == EXPLAIN_ALWAYS;

    if (by_colour) {
        meet(&teacher->mentioned, deck, card, top);
        teaching_equal_too(teaching, deck, card, top);
        return always || (!explained && !mentioned);
    }
    meet(&teacher->explained, deck, card, top);
    teaching_equal(teaching, deck, card, top, always || !explained);
    return true;
}

static void say_equal(struct table *table, bool told)
{
    struct teaching teaching;

    if (!table->now.teacher.last.waiting)
        return;
    table->now.teacher.last.waiting = false;
    if (make_equal(&table->now.teacher, table_deck(table), table->now.teacher.last.fit & FIT_COLOUR,
                   &teaching) &&
        told)
        teach(table, &teaching);
}

void teacher_forget_refusals(struct table *table)
{
    table->now.teacher.refusals = 0;
    table->now.teacher.refused = NO_CARD;
}

void teacher_before_move(struct table *table, struct move move, bool told)
{
    struct teacher *teacher = &table->now.teacher;

    teacher_forget_refusals(table);
    if (teacher->when == EXPLAIN_NEVER || (move.kind != MOVE_PLAY && move.kind != MOVE_JUMP))
        return;
    if (move.kind == MOVE_PLAY || may_be_wrong(table) || !table->now.wrong)
        say_equal(table, told); /* a player who lays or jumps in accepts the card below */
    game_view(table->game, move.seat, &table->other);
    teacher->covered = move.kind == MOVE_JUMP ? teacher->last : nothing;
    teacher->last = nothing;
    teacher->last.card = move.card;
    teacher->last.top = table->other.top;
    teacher->last.suit = table->other.suit;
    teacher->last.fit = view_fit(&table->other, move);
    teacher->last.waiting =
        !table->now.wrong && teaching_other_form(table_deck(table), move.card, table->other.top);
}

void teacher_after_move(struct table *table, bool told)
{
    if (!told && !is_open(table))
        say_equal(table, false);
}

/* --- doubts */

/* Returns in which ways the card fitted, so that the +4 laid instead was a bluff: T10. */
static unsigned bars_four(const struct table *table, int card)
{
    const struct last_laid *last = &table->now.teacher.last;

    return fit_bars(table->rules, card, last->top, last->suit);
}

/* Remembers from a hand that is shown a card that fitted, an equal number rather than others. */
static void note_hand(struct table *table, const struct event *event)
{
    struct last_laid *last = &table->now.teacher.last;

    if (event->other == NO_SEAT || last->card == NO_CARD)
        return;
    last->shown_to = event->other;
    last->fitted = NO_CARD;
    for (int i = 0; event->cards && i < event->count; i++) {
        unsigned bars = bars_four(table, event->cards[i]);
        if (bars && (last->fitted == NO_CARD || !(bars & FIT_COLOUR)))
            last->fitted = event->cards[i];
    }
}

/* Says which card would have fitted, to the two players who know the hand (C1). */
static void say_bluff(struct table *table, int owner)
{
    const struct last_laid *last = &table->now.teacher.last;
    const struct deck *deck = table_deck(table);
    struct teaching teaching = {.sentences = 1};

    if (last->fitted == NO_CARD)
        return;
    unsigned bars = bars_four(table, last->fitted);
    if (bars == FIT_EQUAL)
        teaching_equal_to(&teaching, deck, last->fitted, last->top);
    else
        teaching.say[0] =
            message_with(bars & FIT_COLOUR ? N_("{card} fitted: the colour was {colour}")
                                           : N_("{card} fitted: it is like {top}"),
                         arg_card("card", last->fitted), arg_card("top", last->top),
                         arg_suit("colour", last->suit));
    teaching.seen = 1u << owner | 1u << last->shown_to;
    teach(table, &teaching);
}

/* Says of a hand only what all may know who do not see it: T10. Where only values match (T19) it
 * may well have had numbers of that colour. */
static void say_honest(struct table *table)
{
    const struct last_laid *last = &table->now.teacher.last;
    const struct card *top = last->top == NO_CARD ? NULL : deck_card(table_deck(table), last->top);
    struct teaching teaching = {.seen = TEACHING_ALL, .sentences = 1};
    const char *id;

    if (!top || last->suit == NO_SUIT)
        return;
    bool colour = fit_every_colour_counts(table->rules, last->top);
    bool fitting = table_setting(table, SETTING_HONEST) == HONEST_FITTING && top->suit != DECK_NONE;
    if (!fitting)
        id = colour ? N_("no card in that hand was {colour}")
                    : N_("no card in that hand fitted by its colour");
    else if (top->kind != CARD_NUMBER || !fit_equal_counts(table->rules))
        id = N_("no card in that hand was {colour}, or like {top}");
    else
        id = colour ? N_("no card in that hand was {colour}, or equal to {top}")
                    : N_("no card in that hand fitted by its colour, or was equal to {top}");
    teaching.say[0] = message_with(id, arg_suit("colour", last->suit), arg_card("top", last->top));
    teach(table, &teaching);
}

/* Says why a card fits that somebody has called wrong. */
static void say_right(struct table *table)
{
    struct last_laid *last = &table->now.teacher.last;
    const struct deck *deck = table_deck(table);
    struct teaching teaching = {.seen = TEACHING_ALL, .sentences = 1};

    if (last->card == NO_CARD)
        return;
    bool by_value = last->fit & (FIT_EQUAL | FIT_TWIN);
    if (by_value && teaching_other_form(deck, last->card, last->top)) {
        last->waiting = false;
        meet(&table->now.teacher.explained, deck, last->card, last->top);
        teaching_equal(&teaching, deck, last->card, last->top, true);
    } else if (last->fit & FIT_WILD) {
        teaching.say[0] = message_with(N_("{card} always fits"), arg_card("card", last->card));
    } else if (last->fit & FIT_COLOUR) {
        teaching.say[0] =
            message_with(N_("{card} fits: the colour is {colour}"), arg_card("card", last->card),
                         arg_suit("colour", last->suit));
    } else {
        teaching.say[0] = message_with(N_("{card} fits: it is like {top}"),
                                       arg_card("card", last->card), arg_card("top", last->top));
    }
    teach(table, &teaching);
}

bool teacher_explains_wrong(const struct table *table)
{
    const struct last_laid *last = &table->now.teacher.last;

    return table->now.teacher.when != EXPLAIN_NEVER && table->now.reason.detail.id &&
           last->card != NO_CARD;
}

static void say_wrong(struct table *table)
{
    const struct last_laid *last = &table->now.teacher.last;
    struct teaching teaching;

    if (!teacher_explains_wrong(table))
        return;
    teaching_unequal(&teaching, table_deck(table), last->card, last->top, 1, false);
    teach(table, &teaching);
}

/* Forgets the wrong card, which is gone: the card that it was jumped in on lies open again (X6). */
static void uncover(struct teacher *teacher)
{
    teacher->last = teacher->covered;
    teacher->covered = nothing;
}

/* H16: explains why two numbers do not match by their value. */
static void say_not_equal(const struct table *table, const struct event *event)
{
    struct teaching teaching;

    teaching_unequal(&teaching, table_deck(table), event->cards[0], event->cards[1], 1, false);
    teach(table, &teaching);
}

/* H17: shows the picture that a player asks for, even where nothing else is explained. */
static void show_picture(const struct table *table, const struct event *event)
{
    struct teaching teaching;

    teaching_bars(&teaching, table_deck(table), event->cards[0], event->cards[1]);
    teach(table, &teaching);
}

/* --- events */

/* True if the event may come while the card on top can still be called wrong, or while its player
 * says by what it matches or shows why. */
static bool leaves_window_open(enum event_kind kind)
{
    switch (kind) {
    case EVENT_PLAYED:
    case EVENT_JUMPED:
    case EVENT_CALLED:
    case EVENT_CAUGHT:
    case EVENT_DRAWN:
    case EVENT_NOTHING_LEFT:
    case EVENT_RESHUFFLED:
    case EVENT_TALKED:
    case EVENT_RIGHT:
    case EVENT_WRONG:
    case EVENT_SAID_COLOUR:
    case EVENT_SAID_VALUE:
    case EVENT_NOT_COLOUR:
    case EVENT_NOT_VALUE:
    case EVENT_DOUBTED:
    case EVENT_PROVES:
    case EVENT_NAMES:
    case EVENT_PICTURE:
    case EVENT_SAID_EQUAL:
    case EVENT_SAID_UNEQUAL:
    case EVENT_PROVEN:
    case EVENT_UNPROVEN:
        return true;
    default:
        return false;
    }
}

void teacher_before_event(struct table *table, const struct event *event)
{
    if (explains_later(table) && !leaves_window_open(event->kind))
        say_equal(table, true);
}

void teacher_after_event(struct table *table, const struct event *event)
{
    if (event->kind == EVENT_PICTURE && table->front->teach)
        show_picture(table, event);
    if (table->now.teacher.when == EXPLAIN_NEVER)
        return;
    switch (event->kind) {
    case EVENT_PLAYED:
    case EVENT_JUMPED:
        if (!explains_later(table))
            say_equal(table, true);
        break;
    case EVENT_RIGHT:
    case EVENT_PROVEN:
    case EVENT_UNPROVEN:
        say_right(table);
        break;
    case EVENT_WRONG:
        if (table->now.wrong)
            say_wrong(table);
        uncover(&table->now.teacher);
        break;
    case EVENT_NOT_VALUE:
        say_not_equal(table, event);
        break;
    case EVENT_HAND_SHOWN:
        note_hand(table, event);
        break;
    case EVENT_BLUFF:
        say_bluff(table, event->seat);
        break;
    case EVENT_HONEST:
        say_honest(table);
        break;
    default:
        break;
    }
}

void teacher_past_event(struct table *table, const struct event *event)
{
    if (event->kind == EVENT_WRONG)
        uncover(&table->now.teacher);
}

/* --- refusals */

bool teacher_refused(struct table *table, struct move move, const struct refusal *why)
{
    struct teacher *teacher = &table->now.teacher;
    const struct deck *deck = table_deck(table);
    struct teaching teaching;
    int top = table->view.top;

    if (teacher->when == EXPLAIN_NEVER || !why->detail.id || move.kind != MOVE_PLAY)
        return false;
    bool again =
        teacher->refused != NO_CARD && teaching_shown_alike(deck, teacher->refused, move.card);
    teacher->refusals = again ? teacher->refusals + 1 : 1; /* another card is another question */
    teaching_unequal(&teaching, deck, move.card, top, teacher->refusals, again);
    teacher->refused = move.card;
    teaching.answer = true;
    teach(table, &teaching);
    return true;
}

static void say(struct table *table, struct message message)
{
    table->front->say(table->front->context, message);
}

/* Takes the next whole number of a line, and in *parts the number behind a "/" that follows it,
 * else 0. False: there is none. */
static bool take_number(const char **line, int64_t *number, int64_t *parts)
{
    const char *at = *line;
    char *end;

    while (*at && !isdigit((unsigned char)*at))
        at++;
    if (!*at)
        return false;
    *number = strtoll(at, &end, 10);
    *parts = *end == '/' && isdigit((unsigned char)end[1]) ? strtoll(end + 1, &end, 10) : 0;
    *line = end;
    return true;
}

static bool is_answer(const char *line, const struct notation *forms, int count)
{
    int64_t number, parts;

    for (int i = 0; i < count; i++)
        if (!take_number(&line, &number, &parts) || number != forms[i].numerator ||
            (parts && parts != forms[i].denominator))
            return false;
    return !take_number(&line, &number, &parts);
}

/* Tells how to type the answer. The numbers of the example are never the answer. */
static void say_how_to_type(struct table *table, const struct notation *forms, int count)
{
    int64_t first = forms[0].numerator == 5 ? 7 : 5;

    say(table, message_plural(NP_("Type = and the number, for example: = {first}",
                                  "Type = and both numbers, for example: = {first} {second}"),
                              arg_count("count", count), arg_count("first", first),
                              arg_count("second", first + 1)));
}

bool gaps_hear(struct table *table, const char *line)
{
    const struct teacher *teacher = &table->now.teacher;
    const struct notation *left = NULL, *right = NULL;
    struct notation forms[2];
    struct message step[EXPLANATION_STEPS];
    int missing = 0;

    line += strspn(line, " ");
    if (*line != '=')
        return false;
    if (table->view.seat != NO_SEAT && teacher->refused != NO_CARD &&
        teaching_asks_gaps(teacher->refusals)) {
        left = &deck_card(table_deck(table), teacher->refused)->notation;
        right = &deck_card(table_deck(table), table->view.top)->notation;
        missing = explain_missing(left, right, forms);
    }
    if (missing == 0) { /* that leads to seeing why the card is wrong */
        say(table, message_of(N_("no number is asked for now")));
        return true;
    }
    if (!is_answer(line, forms, missing)) {
        say(table, message_of(N_("Not yet.")));
        say(table, explain_gaps(left, right));
        say_how_to_type(table, forms, missing);
        return true;
    }
    say(table, message_of(N_("That is right.")));
    for (int i = 0, steps = explain_filled(left, right, step); i < steps; i++)
        say(table, step[i]);
    return true;
}
