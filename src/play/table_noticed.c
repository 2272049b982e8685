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
    table->undecided = false;
}

void table_notice_decision(struct table *table, struct move move, bool past)
{
    struct table_decision *decision = &table->decision;

    if (!table->observer || table_is_real(table) || move.seat == NO_SEAT ||
        table->bots >> move.seat & 1 ||
        !table_decision_make(decision, table->game, move, table->now.trial[move.seat],
                             &table->decided))
        return;
    decision->past = past;
    table->undecided = true;
    if (!table->back.open)
        table_tell_decision(table);
}

enum status table_note_round(struct table *table)
{
    if (!table_keeps_score(table))
        return STATUS_OK;
    game_view(table->game, 0, &table->other);
    enum status status = rounds_note(&table->rounds, &table->other, game_gone_out(table->game));
    rounds_follow(&table->rounds, &table->other);
    return status;
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
