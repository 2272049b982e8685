#include "log/view.h"

#include "deck/deck.h"
#include "log/line.h"
#include "rules/rules.h"
#include "json/writer.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

static void put_suit(struct json_writer *writer, const struct deck *deck, int suit)
{
    if (suit != DECK_NONE)
        json_write_text(writer, "colour", deck_suit(deck, suit)->id);
}

static void put_card(struct json_writer *writer, const struct rules *rules, int index)
{
    const struct deck *deck = rules_deck(rules);
    const struct card *card = deck_card(deck, index);
    struct rational value = card->value;
    char text[64];

    json_begin_object(writer, NULL);
    log_put_card(writer, "card", deck, index);
    json_write_count(writer, "copies", card->copies);
    put_suit(writer, deck, card->suit);
    if (card->kind == CARD_NUMBER) {
        if (value.denominator == 1)
            snprintf(text, sizeof text, "%" PRId64, value.numerator);
        else
            snprintf(text, sizeof text, "%" PRId64 "/%" PRId64, value.numerator, value.denominator);
        json_write_text(writer, "value", text);
    }
    if (card->action != ACTION_NONE)
        json_write_text(writer, "does", deck_action_word(card->action));
    if (card->spin)
        json_write_switch(writer, "spin", true);
    if (card->hands != HANDS_NONE)
        json_write_text(writer, "hands", deck_hands_word(card->hands));
    json_write_count(writer, "points", rules_points(rules, index));
    json_end(writer);
}

static void put_wheel(struct json_writer *writer, const struct deck *deck)
{
    const struct wheel *wheel = deck_wheel(deck);

    if (wheel->count == 0)
        return;
    json_begin_list(writer, "wheel");
    for (int i = 0; i < wheel->count; i++) {
        json_begin_object(writer, NULL);
        json_write_text(writer, "does", deck_wheel_word(wheel->segments[i].effect));
        put_suit(writer, deck, wheel->segments[i].suit);
        json_write_count(writer, "weight", wheel->segments[i].weight);
        json_end(writer);
    }
    json_end(writer);
}

void log_write_deck(struct strbuf *out, const struct rules *rules)
{
    struct json_writer writer = json_begin_line(out);
    const struct deck *deck = rules_deck(rules);

    json_begin_object(&writer, "deck");
    json_write_text(&writer, "name", deck_about(deck)->name);
    json_begin_list(&writer, "colours");
    for (int suit = 0; suit < deck_suit_count(deck); suit++)
        json_write_text(&writer, NULL, deck_suit(deck, suit)->id);
    json_end(&writer);
    json_begin_list(&writer, "cards");
    for (int card = 0; card < deck_card_count(deck); card++)
        if (deck_card(deck, card)->kind != CARD_EXTRA)
            put_card(&writer, rules, card);
    json_end(&writer);
    put_wheel(&writer, deck);
    json_end(&writer);
    json_end_line(&writer);
}

/* Writes the copies of each kind of card as a list, in the order of the deck. */
static void put_copies(struct json_writer *writer, const char *name, const struct deck *deck,
                       const uint16_t *copies)
{
    json_begin_list(writer, name);
    for (int card = 0; card < deck_card_count(deck) && card < VIEW_CARDS; card++)
        for (int copy = 0; copy < copies[card]; copy++)
            log_put_card(writer, NULL, deck, card);
    json_end(writer);
}

/* Writes those of the view's moves that `wanted` picks, if there are any; without it, all of them.
 */
static void put_moves(struct json_writer *writer, const char *name, const struct naming *naming,
                      const struct view *view,
                      bool (*wanted)(const struct view *view, struct move move))
{
    struct strbuf text = {0};
    bool begun = !wanted;

    if (begun)
        json_begin_list(writer, name);
    for (int i = 0; i < view->move_count; i++) {
        if (wanted && !wanted(view, view->moves[i]))
            continue;
        if (!begun)
            json_begin_list(writer, name);
        begun = true;
        strbuf_clear(&text);
        move_print(&text, naming, view->moves[i]);
        json_write_text(writer, NULL, strbuf_text(&text));
    }
    if (begun)
        json_end(writer);
    strbuf_release(&text);
}

static void put_seats_if_any(struct json_writer *writer, const char *name, unsigned seats)
{
    if (seats)
        log_put_seats(writer, name, seats);
}

/* Writes who plays, and with whom. */
static void put_seating(struct json_writer *writer, const struct view *view)
{
    unsigned partners = 0;

    log_put_seats(writer, "in", view->open.in);
    put_seats_if_any(writer, "out", view->open.out);
    for (int seat = 0; seat < view->seats; seat++)
        if (seat != view->seat && view->open.in >> seat & 1 &&
            view_partners(view, view->seat, seat))
            partners |= 1U << seat;
    put_seats_if_any(writer, "partners", partners);
    put_seats_if_any(writer, "winners", view->winners);
}

/* Writes the facts that matter in this situation. */
static void put_situation(struct json_writer *writer, const struct view *view)
{
    const struct open *open = &view->open;

    if (view->owed)
        json_write_count(writer, "owed", view->owed);
    if (open->last)
        json_write_switch(writer, "last", true);
    put_seats_if_any(writer, "called", open->called | open->called_early);
    if (view->situation == SITUATION_REACT) {
        log_put_seats(writer, "passed", open->window.passed);
        log_put_seats(writer, "catchable", open->window.catchable);
        json_write_switch(writer, "jumpable", open->window.jumpable);
        json_write_switch(writer, "callable", open->window.callable);
        if (open->window.doubtable)
            json_write_switch(writer, "doubtable", true);
    }
    if (view->situation == SITUATION_SHOUT || view->situation == SITUATION_CHOOSE) {
        json_write_count(writer, "segment", open->segment);
        json_write_count(writer, "left", open->left);
    }
}

void log_write_view(struct strbuf *out, const struct naming *naming, const struct view *view)
{
    struct json_writer writer = json_begin_line(out);
    const struct deck *deck = view->deck;

    json_begin_object(&writer, "view");
    json_write_count(&writer, "seat", view->seat);
    json_write_text(&writer, "situation", situation_forms[view->situation].name);
    log_put_seats(&writer, "asked", view->asked);
    if (view->turn != NO_SEAT)
        json_write_count(&writer, "turn", view->turn);
    json_write_count(&writer, "dealer", view->dealer);
    json_write_text(&writer, "direction", log_direction_name(view->direction));
    json_write_count(&writer, "round", view->round);
    if (view->top != NO_CARD)
        log_put_card(&writer, "top", deck, view->top);
    if (view->suit != NO_SUIT)
        json_write_text(&writer, "colour", deck_suit(deck, view->suit)->id);
    if (view->drawn != NO_CARD)
        log_put_card(&writer, "drawn", deck, view->drawn);
    json_write_count(&writer, "stock", view->stock);
    json_write_count(&writer, "pile", view->pile);
    log_put_numbers(&writer, "hands", view->hands, view->seats);
    log_put_numbers(&writer, "points", view->points, view->seats);
    put_seating(&writer, view);
    put_situation(&writer, view);
    if (!view->real) /* R1 */
        put_copies(&writer, "hand", deck, view->held);
    put_copies(&writer, "discarded", deck, view->discarded);
    put_moves(&writer, "moves", naming, view, NULL);
    put_moves(&writer, "wrong", naming, view, view_wrong);
    put_moves(&writer, "bluffs", naming, view, view_bluff);
    json_end(&writer);
    json_end_line(&writer);
}

static void keep(void *context, const struct event *event)
{
    struct log_events *events = context;
    struct event kept = *event;

    if (event->cards) {
        size_t count = (size_t)event->count;
        uint16_t *cards = arena_new(&events->cards, count ? count : 1, sizeof *cards);
        memcpy(cards, event->cards, count * sizeof *cards);
        kept.cards = cards;
    }
    memory_make_room(&events->event, events->count, &events->capacity);
    events->event[events->count++] = kept;
}

struct listener log_events_listener(struct log_events *events)
{
    return (struct listener){.tell = keep, .context = events};
}

void log_events_release(struct log_events *events)
{
    arena_release(&events->cards);
    memory_free(events->event);
    *events = (struct log_events){0};
}

void log_put_events(struct json_writer *writer, const char *name, const struct deck *deck,
                    const struct log_events *events, int seat)
{
    json_begin_list(writer, name);
    for (int i = 0; i < events->count; i++) {
        struct event seen = events->event[i];
        if (seat != LOG_IN_FULL)
            seen = event_for_seat(&seen, seat);
        json_begin_object(writer, NULL);
        log_put_event(writer, deck, &seen);
        json_end(writer);
    }
    json_end(writer);
}
