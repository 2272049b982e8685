#include "play/choices.h"

#include "deck/deck.h"
#include "text/text.h"

enum { NUMBERS_IN_TENS = 10, LARGEST_NUMBER = 90 };

/* The largest whole number from 0 to 90 that a card in play is worth; −1: none. */
static int largest_whole(const struct deck *deck)
{
    int largest = -1;

    for (int i = 0; i < deck_card_count(deck); i++) {
        const struct card *card = deck_card(deck, i);
        if (card->kind == CARD_NUMBER && card->value.denominator == 1 &&
            card->value.numerator > largest && card->value.numerator <= LARGEST_NUMBER)
            largest = (int)card->value.numerator;
    }
    return largest;
}

static void add(struct choices *choices, struct move move)
{
    choices->choice[choices->count++] = move;
}

/* The whole hand, each card as such a move. */
static void add_hand(struct choices *choices, const struct view *view, enum move_kind kind)
{
    const struct deck *deck = view_deck(view);

    choices->cards = true;
    for (int card = 0; card < deck_card_count(deck) && card < VIEW_CARDS; card++)
        if (view->held[card])
            add(choices, move_card(kind, view->seat, card));
}

/* Of the cards that may be laid once one was drawn: that one. Any other would be wrong. */
static bool is_other_than_drawn(const struct view *view, struct move move)
{
    return view->situation == SITUATION_DREW && move.kind == MOVE_PLAY && move.card != view->drawn;
}

/* A call is offered where it is of use: before the last card but one, and when it was forgotten. */
static bool is_idle_call(const struct view *view, struct move move)
{
    if (move.kind != MOVE_CALL)
        return false;
    return view->situation == SITUATION_REACT ? !choices_catchable(view, view->seat)
                                              : view->hands[view->seat] != 2;
}

static bool is_offered(const struct view *view, const struct choices *choices, struct move move)
{
    if (choices->cards && move.card != NO_CARD)
        return false; /* stands in the hand */
    if (view->situation == SITUATION_REACT &&
        (move.kind == MOVE_PLAY || move.kind == MOVE_DRAW || move.kind == MOVE_CHALLENGE ||
         move.kind == MOVE_SPIN))
        return false; /* it begins the turn, which comes next */
    return !is_idle_call(view, move) && !is_other_than_drawn(view, move);
}

void choices_init(struct choices *choices, const struct view *view)
{
    const struct deck *deck = view_deck(view);
    int largest = largest_whole(deck);

    choices->first = 1;
    choices->cards = false;
    choices->count = 0;
    if (largest >= 0)
        choices->first = (largest / NUMBERS_IN_TENS + 1) * NUMBERS_IN_TENS + 1;
    if (view->situation == SITUATION_TURN || view->situation == SITUATION_REMEDY ||
        (view->situation == SITUATION_CHALLENGE && choices_of_kind(view, MOVE_PLAY)))
        add_hand(choices, view, MOVE_PLAY);
    if (view->situation == SITUATION_REACT && choices_of_kind(view, MOVE_JUMP))
        add_hand(choices, view, MOVE_JUMP);
    for (int i = 0; i < view->move_count; i++)
        if (is_offered(view, choices, view->moves[i]))
            add(choices, view->moves[i]);
    choices->cards |= view->situation == SITUATION_CHOOSE;
}

const struct move *choices_numbered(const struct choices *choices, int number)
{
    int index = number - choices->first;

    return index >= 0 && index < choices->count ? &choices->choice[index] : NULL;
}

bool choices_allowed(const struct view *view, struct move move)
{
    for (int i = 0; i < view->move_count; i++)
        if (move_equal(view->moves[i], move))
            return true;
    return false;
}

bool choices_of_kind(const struct view *view, enum move_kind kind)
{
    for (int i = 0; i < view->move_count; i++)
        if (view->moves[i].kind == kind)
            return true;
    return false;
}

bool choices_catchable(const struct view *view, int seat)
{
    return (view->open.window.catchable >> seat & 1) != 0;
}

bool choices_matter(const struct view *view)
{
    return choices_of_kind(view, MOVE_CATCH) || choices_of_kind(view, MOVE_JUMP) ||
           choices_of_kind(view, MOVE_WRONG) || choices_catchable(view, view->seat);
}

/* --- in words */

static struct message of_count(const char *one, const char *many, int count)
{
    struct message message = message_plural(one, many);

    message_add_count(&message, "count", count);
    return message;
}

static struct message of_seat(const char *id, int seat)
{
    struct message message = message_of(id);

    message_add_seat(&message, "seat", seat);
    return message;
}

static struct message pass_words(enum situation situation)
{
    switch (situation) {
    case SITUATION_REACT:
        return message_of(N_("do nothing"));
    case SITUATION_SHOUT:
        return message_of(N_("do not shout"));
    case SITUATION_CHOOSE:
        return message_of(N_("lay down no more"));
    default:
        return message_of(N_("do not play"));
    }
}

struct message choices_words(const struct view *view, const struct move *move)
{
    struct message message;

    switch (move->kind) {
    case MOVE_PLAY:
        message = message_of(N_("play {card}"));
        message_add_card(&message, "card", move->card);
        return message;
    case MOVE_DRAW:
        if (view->situation == SITUATION_CHALLENGE)
            return of_count(NP_("take {count} card", "take {count} cards"), view->owed);
        return message_of(N_("draw a card"));
    case MOVE_PASS:
        return pass_words(view->situation);
    case MOVE_COLOUR:
        message = message_of("{colour}");
        message_add_suit(&message, "colour", move->suit);
        return message;
    case MOVE_CHALLENGE:
        return message_of(N_("doubt the wild +4"));
    case MOVE_SWAP:
        message = of_count(NP_("{seat}, who has {count} card", "{seat}, who has {count} cards"),
                           view->hands[move->other]);
        message_add_seat(&message, "seat", move->other);
        return message;
    case MOVE_CALL:
        return message_of(N_("call: “Last card!”"));
    case MOVE_CATCH:
        return of_seat(N_("{seat} did not call “Last card!”"), move->other);
    case MOVE_WRONG:
        return message_of(N_("the card on the pile is wrong"));
    case MOVE_SPIN:
        return message_of(N_("turn the wheel"));
    case MOVE_SHOUT:
        return message_of(N_("shout"));
    case MOVE_DEAL:
        return message_of(N_("deal the next round"));
    default:
        return message_of(move_word(move->kind));
    }
}
