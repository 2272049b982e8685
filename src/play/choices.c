#include "play/choices.h"

#include "deck/deck.h"
#include "text/text.h"

enum { NUMBERS_IN_TENS = 10, LARGEST_NUMBER = 90 };

static void add(struct choices *choices, struct move move)
{
    choices->choice[choices->count++] = move;
}

/* Adds the whole hand, each card as a move of that kind. */
static void add_hand(struct choices *choices, const struct view *view, enum move_kind kind)
{
    const struct deck *deck = view->deck;

    choices->cards = true;
    for (int card = 0; card < deck_card_count(deck) && card < VIEW_CARDS; card++)
        if (view->held[card])
            add(choices, move_card(kind, view->seat, card));
}

/* Adds the cards to choose from, as moves of the kind that the situation asks for. */
static void add_cards(struct choices *choices, const struct view *view)
{
    if (view->situation == SITUATION_TURN || view->situation == SITUATION_REMEDY ||
        (view->situation == SITUATION_CHALLENGE && choices_of_kind(view, MOVE_PLAY)))
        add_hand(choices, view, MOVE_PLAY);
    if (view->situation == SITUATION_REACT && choices_of_kind(view, MOVE_JUMP))
        add_hand(choices, view, MOVE_JUMP);
    if (view->situation == SITUATION_DREW) /* any other card would be wrong: T4 */
        add(choices, move_card(MOVE_PLAY, view->seat, view->drawn));
}

bool choices_comes_next(const struct view *view, enum move_kind kind)
{
    return view->situation == SITUATION_REACT &&
           (kind == MOVE_PLAY || kind == MOVE_DRAW || kind == MOVE_CHALLENGE || kind == MOVE_SPIN);
}

static bool is_offered(const struct view *view, const struct choices *choices, struct move move)
{
    if (choices->cards && move.card != NO_CARD)
        return false; /* the hand shows it already */
    if (view->real && (move.card != NO_CARD || move_forms[move.kind].argument == ARGUMENT_NUMBER))
        return false; /* R1: any card, any number is typed */
    if (choices_comes_next(view, move.kind))
        return false;
    if (view->situation == SITUATION_PROVE) /* a number is a factor there */
        return false;
    /* a call helps before the last card but one is laid, or after it was forgotten */
    if (move.kind == MOVE_CALL)
        return view->situation == SITUATION_REACT ? choices_catchable(view, view->seat)
                                                  : view->hands[view->seat] == 2;
    return view->situation != SITUATION_DREW ||
           move.kind != MOVE_PLAY; /* it stands there already */
}

/* R1: returns whether people type what happened with printed cards, so that there is nothing to
 * choose. */
static bool is_told(const struct view *view)
{
    return view->real &&
           (view->situation == SITUATION_TURN || view->situation == SITUATION_DREW ||
            view->situation == SITUATION_CHALLENGE || view->situation == SITUATION_REACT ||
            view->situation == SITUATION_CHOOSE || view->situation == SITUATION_HIGHEST ||
            view->situation == SITUATION_OUTCOME || view->situation == SITUATION_SHOUT);
}

void choices_init(struct choices *choices, const struct view *view)
{
    const struct deck *deck = view->deck;
    int largest = -1; /* the largest whole number from 0 to 90 that a card in play is worth */

    for (int i = 0; i < deck_card_count(deck); i++) {
        const struct card *card = deck_card(deck, i);
        if (card->kind == CARD_NUMBER && card->value.denominator == 1 &&
            card->value.numerator > largest && card->value.numerator <= LARGEST_NUMBER)
            largest = (int)card->value.numerator;
    }
    choices->first = largest < 0 ? 1 : (largest / NUMBERS_IN_TENS + 1) * NUMBERS_IN_TENS + 1;
    choices->cards = false;
    choices->count = 0;
    if (!view->real) /* R1: no hand is known */
        add_cards(choices, view);
    for (int i = 0; i < view->move_count; i++)
        if (is_offered(view, choices, view->moves[i]) && !is_told(view))
            add(choices, view->moves[i]);
    choices->cards |= view->situation == SITUATION_CHOOSE && !view->real;
}

const struct move *choices_numbered(const struct choices *choices, int number)
{
    int index = number - choices->first;

    return index >= 0 && index < choices->count ? &choices->choice[index] : NULL;
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

/* --- in words */

static const char *const rows[MOVE_KINDS][2] = {
#define MOVE(identifier, word, argument, typed, choice, ...) [MOVE_##identifier] = {choice},
#include "rules/move-list.h"
#undef MOVE
};

struct message choices_words(const struct view *view, const struct move *move)
{
    if (move->kind == MOVE_PASS && view->situation == SITUATION_REACT)
        return message_of(N_("do nothing"));
    if (move->kind == MOVE_PASS && view->situation == SITUATION_SHOUT)
        return message_of(N_("do not shout"));
    if (move->kind == MOVE_PASS && view->situation == SITUATION_CHOOSE)
        return message_of(N_("stop discarding"));
    if (move->kind == MOVE_PASS && view->situation == SITUATION_DREW)
        return message_of(N_("keep it"));
    if (move->kind == MOVE_PASS)
        return message_of(rows[MOVE_PASS][0]);
    if (move->kind == MOVE_DRAW && view->situation == SITUATION_CHALLENGE) {
        return message_plural(
            NP_("take {count} card and miss this turn", "take {count} cards and miss this turn"),
            arg_count("count", view->owed));
    }
    return message_plural(
        rows[move->kind][0], rows[move->kind][1], arg_card("card", move->card),
        arg_suit("colour", move->suit), arg_seat("seat", move->other),
        arg_count("count", move->other == NO_SEAT ? 0 : view->hands[move->other]));
}
