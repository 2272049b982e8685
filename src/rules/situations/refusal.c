#include "deck/deck.h"
#include "rational/explain.h"
#include "rules/fit.h"
#include "rules/situations/situation.h"

bool refuse(struct refusal *why, const char *rule, const char *message)
{
    return refuse_with(why, .rule = rule, .message = message_of(message));
}

bool refuse_card(struct refusal *why, const char *rule, const char *message, int card)
{
    return refuse_with(why, .rule = rule, .message = message_with(message, arg_card("card", card)));
}

bool refuse_seat(struct refusal *why, const char *rule, const char *message, int seat)
{
    return refuse_with(why, .rule = rule, .message = message_with(message, arg_seat("seat", seat)));
}

bool refuse_misfit(struct refusal *why, const struct game *game, int card)
{
    const struct rules *rules = game->rules;
    const struct card *laid = deck_card(rules->deck, card);
    int top_card = rules->face[game->top].card;
    const struct card *top = deck_card(rules->deck, top_card);
    bool unequal = laid->kind == CARD_NUMBER && top->kind == CARD_NUMBER &&
                   laid->value_class != top->value_class;
    bool by_colour = fit_colour_counts(rules, card, top_card);

    if (game->open.suit == SUIT_NONE)
        return refuse_card(why, "T1", N_("{card} does not fit"), card);
    return refuse_with(
        why, .rule = "T1",
        .message = message_with(by_colour ? N_("{card} does not fit on {top}: the colour is "
                                               "{suit}")
                                          : N_("{card} does not fit on {top}: only an equal "
                                               "number does"),
                                arg_card("card", card), arg_card("top", top_card),
                                arg_suit("suit", game->open.suit)),
        .detail =
            unequal ? explain_difference(&laid->notation, &top->notation) : (struct message){0});
}

static bool refuse_with_top(struct refusal *why, const struct game *game, const char *rule,
                            const char *message, int card)
{
    return refuse_with(why, .rule = rule,
                       .message = message_with(message, arg_card("card", card),
                                               arg_card("top", game->rules->face[game->top].card)));
}

bool refuse_wrong(struct refusal *why, const struct game *game, int card)
{
    switch (game->open.situation) {
    case SITUATION_DREW:
        if (game->rules->real || game->rules->face[game->drawn].card == card)
            return refuse_misfit(why, game, card);
        /* Told to everybody where wrong cards may be laid: the drawn card is not named. */
        return refuse(why, "T4", N_("after drawing, you can play only the card that you drew"));
    case SITUATION_CHALLENGE:
        if (!game->rules->progressive)
            return refuse(why, "X3", N_("you cannot play now: you have cards to draw first"));
        return refuse_with_top(why, game, "H1",
                               N_("you cannot play {card} on this pile: only a card like {top}"),
                               card);
    case SITUATION_REACT:
        if (deck_card(game->rules->deck, card)->action == ACTION_WILD)
            return refuse(why, "H4", N_("you cannot jump in with a wild: wait for your turn"));
        return refuse_with_top(
            why, game, "H4", N_("you cannot jump in with {card}: it is not the same card as {top}"),
            card);
    default:
        return refuse_misfit(why, game, card);
    }
}
