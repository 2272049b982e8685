/* What is noticed at a table: what people decide, and that a round is over. */
#include "play/table_state.h"

#include "play/real_cards.h"

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

/* What somebody says after a hint about the card tells nothing. */
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
