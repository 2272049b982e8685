#include "play/rounds.h"

#include <string.h>

void rounds_release(struct rounds *rounds)
{
    memory_free(rounds->row);
    *rounds = (struct rounds){0};
}

void rounds_hear(struct rounds *rounds, const struct event *event)
{
    if (event->kind != EVENT_ROUND_WON)
        return;
    rounds->won = true;
    rounds->winners = event->seat == NO_SEAT ? 0 : 1u << event->seat;
    if (event->other != NO_SEAT)
        rounds->winners |= 1u << event->other;
}

void rounds_note(struct rounds *rounds, const struct view *view, int out)
{
    size_t index = (size_t)(view->round - 1);
    struct round_row row = {.in = view->open.in, .winners = rounds->winners, .out = out};

    if (!rounds->won)
        return;
    rounds->won = false;
    if (index > rounds->rows) /* the rounds before it are not known */
        return;
    if (index == rounds->rows) {
        memory_make_room(&rounds->row, rounds->rows, &rounds->capacity);
        rounds->rows++;
    }
    for (int seat = 0; seat < view->seats; seat++) {
        row.held[seat] = row.in >> seat & 1 ? view->open.counts[seat] : 0;
        row.total[seat] = view->points[seat];
        row.gained[seat] = row.total[seat] - (index > 0 ? rounds->row[index - 1].total[seat] : 0);
        row.side[seat] = view->open.side[seat];
    }
    rounds->row[index] = row;
}

void rounds_follow(struct rounds *rounds, const struct view *view)
{
    bool over = view->situation == SITUATION_ROUND_OVER || view->situation == SITUATION_MATCH_OVER;
    int count = view->round - !over;

    rounds->count = count < (int)rounds->rows ? count : (int)rounds->rows;
}

bool rounds_repeat(const struct rounds *rounds)
{
    if (rounds->count < 2)
        return false;
    const struct round_row *last = &rounds->row[rounds->count - 1], *before = last - 1;
    return last->in == before->in && last->out == before->out &&
           memcmp(last->held, before->held, sizeof last->held) == 0;
}

int rounds_partner(const struct round_row *row, int seat)
{
    for (int other = 0; other < SEATS_MAX; other++)
        if (other != seat && row->in >> other & 1 && row->side[other] == row->side[seat])
            return other;
    return NO_SEAT;
}

bool rounds_went_out(const struct round_row *row, int seat, int partner)
{
    return row->out != NO_SEAT && (row->out == seat || row->out == partner);
}

void rounds_add_pairs(const struct round_row *row, const struct naming *names, struct strbuf *out)
{
    const char *between = "";

    for (int seat = 0; seat < names->seats; seat++) {
        int partner = row->in >> seat & 1 ? rounds_partner(row, seat) : NO_SEAT;
        if (partner <= seat)
            continue;
        strbuf_addf(out, "%s%s + %s", between, names->seat[seat], names->seat[partner]);
        between = ", ";
    }
}
