#include "play/table_state.h"

#include "base/memory.h"
#include "log/seat_change.h"
#include "play/seat_changes.h"
#include "play/typing/verbs.h"
#include "text/fold.h"

#include <string.h>

struct moment {
    struct game *game;
    struct journal_mark mark;
    struct table_moment table;
};

/* The state before a move with printed cards. Bots, and who has seen a hand, do not matter there.
 */
struct step {
    struct game *game;
    struct journal_mark mark;
    struct move move;
    bool joined; /* it may have been typed together with the one before */
    int turns[SEATS_MAX];
    const char *name[SEATS_MAX]; /* as the journal has them there */
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

    moment->game = game_new(rules);
    return moment;
}

void take_back_init(struct take_back *back, const struct rules *rules)
{
    *back = (struct take_back){.now = moment_new(rules), .card = moment_new(rules)};
}

void take_back_release(struct take_back *back)
{
    moment_free(back->now);
    moment_free(back->card);
    for (size_t i = 0; i < back->steps; i++)
        game_free(back->step[i].game);
    memory_free(back->step);
}

void take_back_begin(struct table *table, struct journal_mark mark)
{
    struct moment *now = table->back.now;

    game_copy(now->game, table->game);
    now->mark = mark;
    now->table = table->now;
}

/* --- steps with printed cards */

static void add_step(struct table *table, const struct game *game, struct journal_mark mark,
                     struct move move, bool joined)
{
    struct take_back *back = &table->back;
    struct game *copy = game_new(table->rules);

    memory_make_room(&back->step, back->steps, &back->capacity);
    game_copy(copy, game);
    struct step *step = &back->step[back->steps++];
    *step = (struct step){.game = copy, .mark = mark, .move = move, .joined = joined};
    memcpy(step->turns, table->now.turns, sizeof step->turns);
    memcpy(step->name, table->names->seat, sizeof step->name);
}

static bool is_pass_of_window(const struct step *step)
{
    return step->move.kind == MOVE_PASS && game_situation(step->game) == SITUATION_REACT;
}

/* Returns whether the move of a step only finishes the one before, or was made without being typed
 * for itself: undone alone it would leave open a question that was answered along with that one. */
static bool belongs_to_another(const struct step *step, const struct step *before)
{
    switch (step->move.kind) {
    case MOVE_COLOUR:
    case MOVE_BY_COLOUR:
    case MOVE_BY_VALUE:
        return true;
    default: /* one line lets the window go by for all */
        return is_pass_of_window(step) && is_pass_of_window(before);
    }
}

/* Undoing never changes a name back: the new names are written to the journal again. */
static enum status keep_names(struct table *table, const struct step *step)
{
    struct strbuf lines = {0};

    for (int seat = 0; seat < table->players->count; seat++) {
        struct seat_change renamed = {
            .kind = SEAT_RENAMED, .seat = seat, .name = table->names->seat[seat]};
        if (strcmp(step->name[seat], renamed.name) != 0)
            log_write_seat_change(&lines, &renamed);
    }
    enum status status = lines.length ? journal_add(table->journal, &lines) : STATUS_OK;
    strbuf_release(&lines);
    return status;
}

/* Goes back to before the step. */
static enum table_end go_back_to(struct table *table, size_t index)
{
    struct take_back *back = &table->back;
    const struct step *step = &back->step[index];

    if (journal_cut(table->journal, step->mark) != STATUS_OK ||
        keep_names(table, step) != STATUS_OK)
        return TABLE_UNWRITTEN;
    game_copy(table->game, step->game);
    memcpy(table->now.turns, step->turns, sizeof step->turns);
    table->now.passed = 0;
    table->planned = 0;
    while (back->steps > index)
        game_free(back->step[--back->steps].game);
    return TABLE_OVER;
}

/* Returns whether a step is the call of the card that is laid next, from one line (U1). */
static bool is_call_of(const struct step *call, const struct step *next)
{
    return next->joined && call->move.kind == MOVE_CALL && next->move.kind == MOVE_PLAY &&
           call->move.seat == next->move.seat;
}

/* Returns which step the last one begins; `steps`: there is none. */
static size_t last_step(const struct take_back *back)
{
    size_t left = back->steps;

    if (left == 0)
        return back->steps;
    for (left--; left > 0 && belongs_to_another(&back->step[left], &back->step[left - 1]);)
        left--;
    return left > 0 && is_call_of(&back->step[left - 1], &back->step[left]) ? left - 1 : left;
}

/* Returns the first step of the round in which something was done last; `steps`: there is none. */
static size_t last_round(const struct take_back *back)
{
    size_t left = back->steps;

    while (left > 0 && back->step[left - 1].move.kind == MOVE_DEAL)
        left--;
    if (left == 0)
        return back->steps;
    while (left > 0 && back->step[left - 1].move.kind != MOVE_DEAL)
        left--;
    return left;
}

/* Undoes the last step, or what was done in the last round. */
static enum table_end undo(struct table *table, bool round, bool *done)
{
    const struct table_front *front = table->front;
    size_t index = round ? last_round(&table->back) : last_step(&table->back);

    *done = false;
    if (index == table->back.steps) {
        front->say(front->context,
                   message_of(N_("nothing is left to undo: the match begins here")));
        return TABLE_OVER;
    }
    enum table_end end = go_back_to(table, index);
    if (end != TABLE_OVER)
        return end;
    *done = true;
    game_view(table->game, 0, &table->other);
    front->say(front->context, round ? message_with(N_("Round {count} is undone. Type it again."),
                                                    arg_count("count", table->other.round))
                                     : message_of(N_("The last step is undone.")));
    return TABLE_OVER;
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
    table->undecided = table->unsaid = false;
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
        add_step(table, back->now->game, back->now->mark, move, planned);
        return;
    }
    if (own && planned && move.kind == MOVE_PLAY)
        back->laid = move.card;
    if (own && (planned || move.kind == MOVE_COLOUR || move.kind == MOVE_CALL ||
                move.kind == MOVE_BY_COLOUR || move.kind == MOVE_BY_VALUE))
        return;
    if (back->open && move.kind == MOVE_PASS && table_asks_several(table))
        return; /* a pass is no reaction */
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

static bool is_one_of(const char *id, const char *line)
{
    struct strbuf folded = {0};

    fold_text(&folded, line, strlen(line));
    bool is = words_have(id, strbuf_text(&folded), folded.length);
    strbuf_release(&folded);
    return is;
}

static bool is_undo_round(const char *line)
{
    return is_one_of(N_("undo round,undo the round,undo last round"), line);
}

bool take_back_is_line(const char *line)
{
    return is_one_of(N_("undo,take back,take it back,oops"), line) || is_undo_round(line);
}

enum table_end take_back_hear(struct table *table, const char *text, bool *heard, bool *changed)
{
    const struct table_front *front = table->front;
    const struct take_back *back = &table->back;
    struct seat_change_line change;

    *changed = false;
    *heard = take_back_is_line(text);
    if (table_is_real(table))
        return *heard ? undo(table, is_undo_round(text), changed) : TABLE_OVER;
    seat_change_read(&change, text);
    /* “back” takes back the card where there is no leaver to return */
    *heard |= change.kind == SEAT_RETURNS && !change.name && back->open && !table->players->away;
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
