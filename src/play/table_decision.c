#include "play/table_decision.h"

#include "deck/deck.h"
#include "ruleset/setting.h"
#include "skill/decision.h"

#include <string.h>

bool table_decision_ends_turn(const struct game *game, struct move move)
{
    enum situation situation = game_situation(game);

    if (situation != SITUATION_TURN && situation != SITUATION_REACT)
        return false;
    if (move.kind == MOVE_PASS)
        return situation == SITUATION_TURN || game_pass_begins(game, move.seat);
    return move.kind == MOVE_PLAY || move.kind == MOVE_DRAW;
}

static const struct decision_card *find(const struct table_decision *decision, int card)
{
    for (int i = 0; i < decision->count; i++)
        if (decision->hand[i].card == card)
            return &decision->hand[i];
    return NULL;
}

bool table_decision_make(struct table_decision *decision, const struct game *game, struct move move,
                         struct log_trial trial, struct view *view)
{
    if (!table_decision_ends_turn(game, move))
        return false;
    game_view(game, move.seat, view);
    /* T1: with match=printed no number fits by its value */
    if (!fit_equal_counts(view->rules))
        return false;
    decision->count = number_turn(view, decision->hand);
    if (decision->count == 0)
        return false;
    decision->seat = move.seat;
    decision->round = view->round;
    decision->past = false;
    decision->top = view->top;
    decision->top_shown = number_shown(deck_card(view->deck, view->top));
    decision->drew = move.kind == MOVE_DRAW;
    decision->hints = trial.hints;
    decision->chosen = find(decision, trial.refused);
    if (!decision->chosen && move.kind == MOVE_PLAY)
        decision->chosen = find(decision, move.card);
    return true;
}

bool table_decision_is_misfit(const struct game *game, struct move move, const struct refusal *why)
{
    return move.kind == MOVE_PLAY && game_situation(game) == SITUATION_TURN &&
           strcmp(why->rule, "T1") == 0 &&
           deck_card(rules_deck(game_rules(game)), move.card)->kind == CARD_NUMBER;
}

void table_decision_weigh(const struct table_decision *decision, struct decision *out)
{
    int chosen = decision->chosen ? (int)(decision->chosen - decision->hand) : -1;

    number_turn_decision(out, decision->top_shown.notation, decision->hand, decision->count,
                         chosen);
    out->hints = decision->hints;
}
