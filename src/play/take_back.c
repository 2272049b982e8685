#include "play/take_back.h"

#include "base/memory.h"
#include "play/comings.h"
#include "play/real_cards.h"
#include "play/table_state.h"
#include "play/verbs.h"
#include "text/fold.h"

#include <string.h>

struct moment {
    struct game *game;
    struct journal_mark mark;
    struct table_moment table;
};

/* How all stood before a move with printed cards. Bots and hands seen do not matter there. */
struct step {
    struct game *game;
    struct journal_mark mark;
    struct move move;
    int turns[SEATS_MAX];
};

static void moment_free(struct moment *moment)
{
    if (moment)
        game_free(moment->game);
    memory_free(moment);
}

static struct moment *moment_new(const struct rules *rules)
{
    struct moment *moment = memory_new(1, sizeof *moment);

    if (moment && !(moment->game = game_new(rules))) {
        memory_free(moment);
        return NULL;
    }
    return moment;
}

enum status take_back_init(struct take_back *back, const struct rules *rules)
{
    *back = (struct take_back){.now = moment_new(rules), .card = moment_new(rules)};
    return back->now && back->card ? STATUS_OK : STATUS_NO_MEMORY;
}

void take_back_release(struct take_back *back)
{
    moment_free(back->now);
    moment_free(back->card);
    for (size_t i = 0; i < back->steps; i++)
        game_free(back->step[i].game);
    memory_free(back->step);
}

void take_back_begin(struct table *table)
{
    struct moment *now = table->back.now;

    game_copy(now->game, table->game);
    now->mark = journal_mark(table->journal);
    now->table = table->now;
}

/* --- steps with printed cards */

static void add_step(struct table *table, const struct game *game, struct journal_mark mark,
                     struct move move)
{
    struct take_back *back = &table->back;
    struct game *copy = game_new(table->rules);

    if (!copy || !memory_make_room(&back->step, back->steps, &back->capacity)) {
        game_free(copy); /* it is undone together with the one before */
        return;
    }
    game_copy(copy, game);
    struct step *step = &back->step[back->steps++];
    *step = (struct step){.game = copy, .mark = mark, .move = move};
    memcpy(step->turns, table->now.turns, sizeof step->turns);
}

/* Returns whether the move only finishes another, or is made without being typed: undone alone it
 * would leave a question that was answered along with that one. */
static bool belongs_to_another(const struct step *step)
{
    switch (step->move.kind) {
    case MOVE_COLOUR:
    case MOVE_BY_COLOUR:
    case MOVE_BY_VALUE:
    case MOVE_CALL:
        return true;
    case MOVE_PASS:
        return game_situation(step->game) == SITUATION_REACT;
    default:
        return false;
    }
}

/* Undoes the last step. */
static enum table_end undo(struct table *table, bool *done)
{
    struct take_back *back = &table->back;
    const struct table_front *front = table->front;
    size_t left = back->steps;

    *done = false;
    while (left > 0 && belongs_to_another(&back->step[left - 1]))
        left--;
    if (left == 0) {
        front->say(front->context,
                   message_of(N_("nothing is left to undo: the match begins here")));
        return TABLE_OVER;
    }
    const struct step *step = &back->step[--left];
    if (journal_cut(table->journal, step->mark) != STATUS_OK)
        return TABLE_UNWRITTEN;
    game_copy(table->game, step->game);
    memcpy(table->now.turns, step->turns, sizeof step->turns);
    table->now.passed = 0;
    table->planned = 0;
    while (back->steps > left)
        game_free(back->step[--back->steps].game);
    *done = true;
    front->say(front->context, message_of(N_("The last step is undone.")));
    return TABLE_OVER;
}

void take_back_note_past(struct table *table, struct move move, struct journal_mark mark)
{
    if (table_is_real(table))
        add_step(table, table->game, mark, move);
}

/* --- a card */

static enum table_end go_back(struct table *table)
{
    const struct moment *card = table->back.card;

    if (journal_cut(table->journal, card->mark) != STATUS_OK)
        return TABLE_UNWRITTEN;
    game_copy(table->game, card->game);
    table->now = card->table;
    table->planned = 0;
    table->back.open = false;
    table->undecided = false;
    return TABLE_OVER;
}

void take_back_end(struct table *table)
{
    table->back.open = false;
    table_tell_decision(table);
}

void take_back_note(struct table *table, struct move move, bool planned)
{
    struct take_back *back = &table->back;
    bool person = move.seat != NO_SEAT && !(table->bots >> move.seat & 1);
    bool own = back->open && move.seat == back->seat;

    if (table_is_real(table)) {
        add_step(table, back->now->game, back->now->mark, move);
        return;
    }
    if (own && planned && move.kind == MOVE_PLAY)
        back->laid = move.card;
    if (own && (planned || move.kind == MOVE_COLOUR || move.kind == MOVE_CALL ||
                move.kind == MOVE_BY_COLOUR || move.kind == MOVE_BY_VALUE))
        return;
    if (back->open && move.kind == MOVE_PASS && table_asks_several(table))
        return; /* nobody does anything */
    take_back_end(table);
    if (!person || (move.kind != MOVE_PLAY && (move.kind != MOVE_CALL || table->planned == 0)))
        return;
    struct moment *card = back->now;
    back->now = back->card;
    back->card = card;
    back->open = true;
    back->seat = move.seat;
    back->laid = move.card;
}

void take_back_see(struct table *table, const struct event *event)
{
    switch (event->kind) {
    case EVENT_PLAYED:
    case EVENT_COLOUR_NAMED:
    case EVENT_SAID_COLOUR:
    case EVENT_SAID_VALUE:
    case EVENT_NOT_COLOUR:
    case EVENT_NOT_VALUE:
    case EVENT_CALLED:
    case EVENT_REVERSED:
    case EVENT_SKIPPED:
    case EVENT_OWED:
    case EVENT_ON_TURN:
        return;
    default:
        take_back_end(table);
    }
}

bool take_back_is_line(const char *line)
{
    struct strbuf folded = {0};

    fold_text(&folded, line, strlen(line));
    bool asks =
        words_have(N_("undo,take back,take it back,oops"), strbuf_text(&folded), folded.length);
    strbuf_release(&folded);
    return asks;
}

enum table_end take_back_hear(struct table *table, const char *text, bool *heard, bool *changed)
{
    const struct table_front *front = table->front;
    const struct take_back *back = &table->back;
    struct coming_line coming;

    *changed = false;
    *heard = take_back_is_line(text);
    if (table_is_real(table))
        return *heard ? undo(table, changed) : TABLE_OVER;
    if (coming_read(&coming, text) != STATUS_OK)
        return TABLE_NO_MEMORY;
    /* “back” is the card where nobody can be back */
    *heard |= coming.kind == COMING_RETURNS && !coming.name && back->open && !table->players->away;
    if (!*heard)
        return TABLE_OVER;
    if (!back->open) {
        front->say(front->context, message_of(N_("there is no card to take back now")));
        return TABLE_OVER;
    }
    const struct event taken = {.kind = EVENT_TAKEN_BACK,
                                .seat = back->seat,
                                .other = NO_SEAT,
                                .card = back->laid,
                                .suit = NO_SUIT};
    *changed = true;
    enum table_end end = go_back(table);
    if (end == TABLE_OVER)
        front->tell(front->context, &taken, table->watcher);
    return end;
}
