#include "play/telling.h"

#include "rules/view.h"

/* An event told in one form to the player whose event it is, in another to everybody else. */
static struct message to(bool you, const char *second_person, const char *third_person, int seat)
{
    struct message message = message_of(you ? second_person : third_person);

    if (!you && seat != NO_SEAT)
        message_add_seat(&message, "seat", seat);
    return message;
}

static struct message tell_played(const struct event *event, bool you)
{
    struct message message;

    if (event->count == 0) {
        message = to(you, N_("You play {card}, your last card!"),
                     N_("{seat} plays {card}, the last card!"), event->seat);
    } else if (you) {
        message = message_plural(NP_("You play {card}. You have {count} card left.",
                                     "You play {card}. You have {count} cards left."));
        message_add_count(&message, "count", event->count);
    } else {
        message = message_plural(NP_("{seat} plays {card} and has {count} card left.",
                                     "{seat} plays {card} and has {count} cards left."));
        message_add_seat(&message, "seat", event->seat);
        message_add_count(&message, "count", event->count);
    }
    message_add_card(&message, "card", event->card);
    return message;
}

static void list_cards(struct strbuf *list, const struct event *event, const struct naming *names)
{
    for (int i = 0; i < event->count; i++) {
        if (i)
            strbuf_add(list, ", ");
        play_name_card(names, event->cards[i], list);
    }
}

static struct message tell_drawn(const struct event *event, bool you, const struct naming *names,
                                 struct strbuf *list)
{
    struct message message;

    if (you && event->cards) {
        list_cards(list, event, names);
        message = message_of(N_("You draw {cards}."));
        message_add_text(&message, "cards", strbuf_text(list));
        return message;
    }
    message = message_plural(NP_("{seat} draws {count} card.", "{seat} draws {count} cards."));
    message_add_seat(&message, "seat", event->seat);
    message_add_count(&message, "count", event->count);
    return message;
}

static struct message tell_counted(const struct event *event, bool you, const struct naming *names,
                                   struct strbuf *list)
{
    struct message message;

    if (event->count == 0)
        return (struct message){0};
    list_cards(list, event, names);
    if (you) {
        message = message_plural(NP_("You still hold {cards}: {count} point.",
                                     "You still hold {cards}: {count} points."));
    } else {
        message = message_plural(NP_("{seat} still holds {cards}: {count} point.",
                                     "{seat} still holds {cards}: {count} points."));
        message_add_seat(&message, "seat", event->seat);
    }
    message_add_count(&message, "count", event->points);
    message_add_text(&message, "cards", strbuf_text(list));
    return message;
}

static struct message tell_round_won(const struct event *event, bool you)
{
    struct message message;

    if (event->seat == NO_SEAT)
        return message_of(N_("Nobody wins this round."));
    if (you) {
        message = message_plural(NP_("You win the round and score {count} point!",
                                     "You win the round and score {count} points!"));
    } else {
        message = message_plural(NP_("{seat} wins the round and scores {count} point.",
                                     "{seat} wins the round and scores {count} points."));
        message_add_seat(&message, "seat", event->seat);
    }
    message_add_count(&message, "count", event->points);
    return message;
}

static struct message tell_match_won(const struct event *event, bool you)
{
    struct message message;

    if (you) {
        message = message_plural(NP_("You win the match with {count} point! Well done!",
                                     "You win the match with {count} points! Well done!"));
    } else {
        message = message_plural(NP_("{seat} wins the match with {count} point.",
                                     "{seat} wins the match with {count} points."));
        message_add_seat(&message, "seat", event->seat);
    }
    message_add_count(&message, "count", event->points);
    return message;
}

static struct message tell_count(const char *one, const char *many, int count)
{
    struct message message = message_plural(one, many);

    message_add_count(&message, "count", count);
    return message;
}

static struct message tell_card(const char *id, int card)
{
    struct message message = message_of(id);

    message_add_card(&message, "card", card);
    return message;
}

static struct message tell_colour(const struct event *event, bool you)
{
    struct message message = to(you, N_("You choose the colour {colour}."),
                                N_("{seat} chooses the colour {colour}."), event->seat);

    message_add_suit(&message, "colour", event->suit);
    return message;
}

static struct message tell_round(const struct event *event, bool you)
{
    struct message message =
        to(you, N_("Round {count}. You deal."), N_("Round {count}. {seat} deals."), event->seat);

    message_add_count(&message, "count", event->count);
    return message;
}

struct message telling_of(const struct event *event, int viewer, const struct naming *names,
                          struct strbuf *list)
{
    bool you = event->seat != NO_SEAT && event->seat == viewer;

    switch (event->kind) {
    case EVENT_ROUND_BEGUN:
        return tell_round(event, you);
    case EVENT_TURNED:
        return tell_card(N_("The first card on the pile is {card}."), event->card);
    case EVENT_RETURNED:
        return tell_card(N_("The first card may not be {card}: that one goes back into the stock."),
                         event->card);
    case EVENT_PLAYED:
        return tell_played(event, you);
    case EVENT_COLOUR_NAMED:
        return tell_colour(event, you);
    case EVENT_DRAWN:
        return tell_drawn(event, you, names, list);
    case EVENT_NOTHING_LEFT:
        return message_of(N_("There are no cards left to draw."));
    case EVENT_RESHUFFLED:
        return tell_count(
            NP_("The stock is empty: the pile is shuffled, {count} card can be drawn again.",
                "The stock is empty: the pile is shuffled, {count} cards can be drawn again."),
            event->count);
    case EVENT_PASSED:
        return to(you, N_("You do not play a card."), N_("{seat} does not play a card."),
                  event->seat);
    case EVENT_SKIPPED:
        return to(you, N_("You lose this turn."), N_("{seat} loses this turn."), event->seat);
    case EVENT_REVERSED:
        return message_of(event->count == DIRECTION_LEFT
                              ? N_("The direction turns: now it goes to the left.")
                              : N_("The direction turns: now it goes to the right."));
    case EVENT_BLOCKED:
        return message_of(
            N_("Nobody can play and there is nothing left to draw: the round is over."));
    case EVENT_COUNTED:
        return tell_counted(event, you, names, list);
    case EVENT_ROUND_WON:
        return tell_round_won(event, you);
    case EVENT_MATCH_WON:
        return tell_match_won(event, you);
    case EVENT_DEALT: /* each sees their hand when they are on */
    case EVENT_ON_TURN:
    default:
        break;
    }
    return (struct message){0};
}
