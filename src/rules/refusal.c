#include "deck/deck.h"
#include "rational/explain.h"
#include "rules/situation.h"

bool refuse(struct refusal *why, const char *rule, const char *message)
{
    if (why)
        *why = (struct refusal){.rule = rule, .message = message_of(message)};
    return false;
}

bool refuse_card(struct refusal *why, const char *rule, const char *message, int card)
{
    refuse(why, rule, message);
    if (why)
        message_add_card(&why->message, "card", card);
    return false;
}

bool refuse_seat(struct refusal *why, const char *rule, const char *message, int seat)
{
    refuse(why, rule, message);
    if (why)
        message_add_seat(&why->message, "seat", seat);
    return false;
}

/* T10, in the words of the ruleset's own reading of it. */
static bool refuse_bluff(struct refusal *why, const struct game *game, int card)
{
    const struct rules *rules = game->rules;
    int barring = rules->core->barring(game, game->open.turn);

    if (rules->settings.value[SETTING_HONEST] == HONEST_FITTING)
        refuse_card(
            why, "T10",
            N_("{card} may be played only when no card of yours with a colour fits: {other} does"),
            card);
    else
        refuse_card(why, "T10",
                    N_("{card} may be played only when you hold no card of the current colour: you "
                       "hold {other}"),
                    card);
    if (why)
        message_add_card(&why->message, "other", barring);
    return false;
}

bool refuse_misfit(struct refusal *why, const struct game *game, int card)
{
    const struct rules *rules = game->rules;

    if (rules->core->fits(game, card))
        return refuse_bluff(why, game, card);
    const struct card *laid = deck_card(rules->deck, card);
    int top_card = rules->face[game->top].card;
    const struct card *top = deck_card(rules->deck, top_card);
    refuse_card(why, "T1", N_("{card} does not fit on {top}: the colour is {suit}"), card);
    if (!why)
        return false;
    message_add_card(&why->message, "top", top_card);
    message_add_suit(&why->message, "suit", game->open.suit);
    if (laid->kind == CARD_NUMBER && top->kind == CARD_NUMBER &&
        !rational_equal(laid->value, top->value))
        why->detail = explain_difference(&laid->notation, &top->notation);
    return false;
}
