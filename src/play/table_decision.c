#include "play/table.h"

#include "deck/deck.h"
#include "play/table_state.h"
#include "rules/proof.h"
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

/*
 * Fills in the seat's decision with this move, which game_check must allow and which is not made
 * yet, after the tries and hints of `trial` in this turn. False: the move begins no turn in which
 * numbers decide; *decision has no meaning then. `view` is scratch space. Notations are borrowed
 * from the deck.
 */
static bool table_decision_make(struct table_decision *decision, const struct game *game,
                                struct move move, struct log_trial trial, struct view *view)
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

/* --- statements on a card */

static bool is_claim(const struct view *view, struct move move)
{
    return view->situation == SITUATION_DECLARE && !view->open.asked_again &&
           (move.kind == MOVE_BY_COLOUR || move.kind == MOVE_BY_VALUE);
}

/* Fills in the seat's statement with this move, which game_check must allow and which is not made
 * yet. `decided`: numbers alone decided in this turn, so a word about its card adds nothing to the
 * card. False: the move makes no statement that counts: it is of another kind, no first answer, or
 * an answer by a picture. Notations are borrowed from the deck. */
static bool table_said_make(struct table_said *said, const struct game *game, struct move move,
                            bool decided, struct view *view)
{
    if (move.kind != MOVE_BY_COLOUR && move.kind != MOVE_BY_VALUE && move.kind != MOVE_PROVE)
        return false;
    game_view(game, move.seat, view);
    if (view->below == NO_CARD || (move.kind == MOVE_PROVE ? view->situation != SITUATION_PROVE
                                                           : !is_claim(view, move) || decided))
        return false;
    const struct card *laid = deck_card(view->deck, view->top),
                      *below = deck_card(view->deck, view->below);
    unsigned fit = view_top_fit(view);
    *said = (struct table_said){.seat = move.seat,
                                .below = &below->notation,
                                .laid = &laid->notation,
                                .move = move,
                                .same_colour = fit & FIT_COLOUR};
    said->right = move.kind == MOVE_PROVE       ? proof_holds(laid, below, move)
                  : move.kind == MOVE_BY_COLOUR ? said->same_colour
                                                : (fit & FIT_VALUE) != 0;
    return true;
}

static struct card card_of(const struct notation *notation)
{
    return (struct card){.kind = CARD_NUMBER,
                         .notation = *notation,
                         .value = notation_value(notation),
                         .suit = DECK_NONE};
}

/* Lists all reasons that a player may give: those that are small enough, and name neither number.
 */
static int list_reasons(const struct table_said *said, struct proof_reason reasons[REASONS_MOST],
                        int *chosen)
{
    const struct card laid = card_of(said->laid), below = card_of(said->below);
    int count = 0;

    *chosen = -1;
    for (int parts = 0; parts <= NAMED_PARTS_MOST; parts++)
        for (int number = parts ? 1 : FACTOR_LEAST;
             number <= (parts ? NAMED_WHOLES_MOST * parts : FACTOR_MOST); number++) {
            struct move move =
                parts ? move_fraction(said->seat, number, parts) : move_factor(said->seat, number);
            if (proof_repeats(&laid, &below, move))
                continue;
            if (move_equal(move, said->move))
                *chosen = count;
            reasons[count++] =
                (struct proof_reason){number, parts, proof_holds(&laid, &below, move)};
        }
    return count;
}

void table_said_weigh(const struct table_said *said, struct decision *out)
{
    struct proof_reason reasons[REASONS_MOST];
    int chosen;

    if (said->move.kind == MOVE_PROVE) {
        int count = list_reasons(said, reasons, &chosen);
        decision_of_reason(out, said->below, said->laid, reasons, count, chosen);
    } else {
        decision_of_claim(out, said->below, said->laid, said->same_colour,
                          said->move.kind == MOVE_BY_VALUE);
    }
}

/* --- telling the observer: people's decisions, and the ends of rounds */

bool table_round_is_over(const struct table *table)
{
    enum situation situation = game_situation(table->game);

    return situation == SITUATION_ROUND_OVER || situation == SITUATION_MATCH_OVER;
}

void table_tell_decision(struct table *table)
{
    if (table->observer && table->undecided)
        table->observer->decided(table->observer->context, &table->decision);
    if (table->observer && table->unsaid && table->observer->said)
        table->observer->said(table->observer->context, &table->said);
    table->undecided = table->unsaid = false;
}

/* Returns whether the move makes a statement that counts; after a hint about the card none does. */
static bool is_said(struct table *table, struct move move)
{
    return !table->helped &&
           table_said_make(&table->said, table->game, move, table->weighed, &table->decided);
}

void table_notice_decision(struct table *table, struct move move, bool past)
{
    struct table_decision *decision = &table->decision;

    if (!table->observer || table_is_real(table) || move.seat == NO_SEAT ||
        table->bots >> move.seat & 1)
        return;
    if (table_decision_ends_turn(table->game, move)) {
        table->weighed = table_decision_make(decision, table->game, move,
                                             table->now.trial[move.seat], &table->decided);
        table->helped = table->now.trial[move.seat].hints > 0 || table->now.hints[move.seat] > 0;
        table->undecided = table->undecided || table->weighed;
        decision->past = past;
    } else if (is_said(table, move)) {
        table->unsaid = true;
        table->said.past = past;
    }
    if (!table->back.open)
        table_tell_decision(table);
}

void table_note_round(struct table *table)
{
    if (!table_keeps_score(table))
        return;
    game_view(table->game, 0, &table->other);
    rounds_note(&table->rounds, &table->other, game_gone_out(table->game));
    rounds_follow(&table->rounds, &table->other);
}

void table_say_repeated(struct table *table)
{
    const struct table_front *front = table->front;
    int count = table->rounds.count;

    if (table_round_is_over(table) && rounds_repeat(&table->rounds))
        front->say(front->context,
                   message_with(N_("round {count} is the same as round {before}; if you typed it "
                                   "twice, type: undo round"),
                                arg_count("count", count), arg_count("before", count - 1)));
}

enum table_end table_notice_round(struct table *table, struct move move, bool past)
{
    if (!table->observer || !table_round_is_over(table) || move.kind == MOVE_TIME)
        return TABLE_OVER;
    game_view(table->game, 0, &table->decided);
    return table->observer->round_over(table->observer->context, table->decided.round, past);
}
