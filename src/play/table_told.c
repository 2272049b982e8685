/* What a table tells: events as they are seen, the points, the end. */
#include "play/table_state.h"

#include "play/typing/speaker.h"
#include "play/window.h"
#include "ruleset/setting.h"

/* Tells the screen of an event as its watcher may see it; the core tells everything. */
static void pass_on(void *context, const struct event *event)
{
    struct table *table = context;
    const struct table_front *front = table->front;
    struct event seen = event_for_seat(event, table->watcher);

    if (event->kind == EVENT_ROUND_BEGUN) {
        table->seated_before = table->seated;
        table->seated = 0;
    }
    teacher_before_event(table, event);
    take_back_see(table, event);
    front->tell(front->context, &seen, table->watcher);
    if (event->kind == EVENT_WRONG && table->now.wrong) {
        front->remark(front->context, table->now.reason.message);
        if (table->now.reason.detail.id && !teacher_explains_wrong(table))
            front->remark(front->context, table->now.reason.detail);
    }
    teacher_after_event(table, event);
    if (event->kind == EVENT_PARTNERS &&
        table_setting(table, SETTING_PARTNERS) == PARTNERS_TABLES) {
        bool second = table->seated != 0;
        table->seated |= 1u << event->seat | 1u << event->other;
        if (second && table->seated != table->seated_before) {
            /* two tables play one after the other: says who sits down now (V4) */
            struct strbuf list = {0};
            seats_list(&list, table->names, table->seated);
            front->remark(front->context,
                          message_with(N_("Now at the table: {names}. The others wait."),
                                       arg_text("names", strbuf_text(&list))));
            strbuf_release(&list);
        }
    }
}

/* What a journal holds the screen only remembers. */
static void recall(void *context, const struct event *event)
{
    const struct table *table = context;
    struct event seen = event_for_seat(event, NO_SEAT);

    if (table->front->recall)
        table->front->recall(table->front->context, &seen);
}

/* Notes what the table itself must know of an event. */
static void note_event(struct table *table, const struct event *event)
{
    window_note_event(table, event);
    rounds_hear(&table->rounds, event);
}

static void hear(void *context, const struct event *event)
{
    struct table *table = context;

    note_event(table, event);
    if (table->drawn.end == TABLE_OVER) /* else nobody is there any more */
        pass_on(table, event);
    drawn_hear(table, event);
}

static void hear_past(void *context, const struct event *event)
{
    struct table *table = context;

    if (table->drawn.put) { /* what follows the question that the game was left in is new */
        hear(table, event);
        return;
    }
    note_event(table, event);
    take_back_see(table, event);
    recall(table, event);
    teacher_past_event(table, event);
    drawn_hear(table, event);
}

struct listener table_listener(struct table *table, bool told)
{
    return (struct listener){.tell = told ? hear : hear_past, .context = table};
}

/* Returns the partner with whom the seat shares its points (V2), or NO_SEAT. Reads the view
 * table->other. */
static int partner_of(const struct table *table, int seat)
{
    if (table_setting(table, SETTING_PARTNERS) == PARTNERS_FIXED)
        for (int other = 0; other < table->players->count; other++)
            if (other != seat && view_partners(&table->other, seat, other))
                return other;
    return NO_SEAT;
}

bool table_keeps_score(const struct table *table)
{
    return table_setting(table, SETTING_CARDS) == CARDS_SCORE;
}

void table_score_now(struct table *table, bool all, struct table_score *score)
{
    *score = (struct table_score){.timed = table->clock != NULL};
    game_view(table->game, 0, &table->other);
    score->out = table->other.open.out;
    for (int seat = 0; seat < table->players->count; seat++) {
        score->points[seat] = table->other.points[seat];
        score->partner[seat] = partner_of(table, seat);
    }
    rounds_follow(&table->rounds, &table->other);
    if (all && table_keeps_score(table))
        score->rounds = &table->rounds;
}

void table_show_points(struct table *table, bool all)
{
    struct table_score score;

    table_score_now(table, all, &score);
    table->front->points(table->front->context, &score);
}

void table_tell_end(struct table *table)
{
    game_view(table->game, 0, &table->other);
    for (int seat = 0; seat < table->players->count; seat++) {
        const struct event won = {.kind = EVENT_MATCH_WON,
                                  .seat = seat,
                                  .other = partner_of(table, seat),
                                  .card = NO_CARD,
                                  .suit = NO_SUIT,
                                  .points = game_points(table->game, seat)};
        if (game_winners(table->game) >> seat & 1)
            pass_on(table, &won);
    }
    table_show_points(table, true);
}
