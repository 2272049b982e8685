/* Who sits at a table changes. */
#include "play/table_comings.h"

#include "base/memory.h"
#include "play/real_cards.h"
#include "play/table_state.h"

/* Seats whoever plays there now: a bot begins its own chance anew. */
static void seat_anew(struct table *table, int seat)
{
    const char *bot = table->players->seat[seat].bot;
    unsigned bit = 1u << seat;

    if (bot)
        table->bot[seat] = *bot_find(bot);
    table->bots = bot ? table->bots | bit : table->bots & ~bit;
    if (bot)
        chance_init(&table->now.chance[seat], table->seed, CHANCE_BOT, (uint32_t)seat);
    table->now.passed &= ~bit;
    table->now.seen &= ~bit; /* whoever sits down, or is back, has not seen these cards */
    table->planned = 0;
    table->now.trial[seat] = (struct log_trial){.refused = NO_CARD};
    table->now.hints[seat] = 0;
}

enum status table_seat(struct table *table, const struct coming *coming, bool told)
{
    const struct table_front *front = table->front;
    const char *before = table->players->seat[coming->seat].name;
    coming_apply(coming, table->players, table->names);

    if (coming->kind != COMING_RENAMED) {
        seat_anew(table, coming->seat);
        take_back_end(table);
    }
    if (front->seated)
        front->seated(front->context, coming->seat, players_people(table->players));
    if (told) {
        struct message hint = coming_hint(coming);
        front->remark(front->context, coming_words(coming, before));
        if (hint.id)
            front->remark(front->context, hint);
    }
    return STATUS_OK;
}

/* Writes it to the journal, and makes it so. */
static enum table_end change(struct table *table, const struct coming *coming)
{
    struct strbuf line = {0};

    log_write_coming(&line, coming);
    enum status status = journal_add(table->journal, &line);
    strbuf_release(&line);
    if (status == STATUS_OK)
        status = table_seat(table, coming, true);
    return status == STATUS_OK ? TABLE_OVER : TABLE_UNWRITTEN;
}

enum table_end table_hear_coming(struct table *table, const char *text, bool *heard, bool *changed)
{
    const struct table_front *front = table->front;
    struct coming_line line;
    struct coming coming;
    struct message why;

    *heard = *changed = false;
    coming_read(&line, text);
    if (line.kind == COMING_KINDS)
        return TABLE_OVER;
    *heard = true;
    if (table_is_real(table) && line.kind != COMING_RENAMED) {
        front->say(front->context,
                   message_of(N_("with printed cards nobody joins or leaves during the match")));
        return TABLE_OVER;
    }
    enum status status =
        coming_settle(&coming, &line, table->view.seat, table->players, table->names, &why);
    if (status != STATUS_OK) {
        front->say(front->context, why);
        return TABLE_OVER;
    }
    /* Nobody would be left to see how the bots go on: the game waits. */
    if (coming.kind == COMING_LEAVES && players_people(table->players) == 1)
        return TABLE_LEFT;
    *changed = true;
    return change(table, &coming);
}
