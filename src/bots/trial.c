#include "bots/trial.h"

#include "base/memory.h"

enum {
    MOVES_MOST = 2000,    /* of a round that is tried out; a longer one is a draw */
    CHALLENGED_ONE_IN = 5 /* so many +4 are challenged */
};

void trial_open(struct trial *trial, const struct view *view)
{
    size_t size = playout_size(view->rules);

    *trial = (struct trial){.seat = view->seat, .seats = view->open.in};
    trial->world = memory_new(1, size);
    trial->played = memory_new(1, size);
    trial->known = memory_new(1, size);
    playout_know(trial->known, view);
}

void trial_close(struct trial *trial)
{
    memory_free(trial->known);
    memory_free(trial->world);
    memory_free(trial->played);
}

void trial_deal(struct trial *trial, const struct view *view, struct chance *chance)
{
    playout_deal(trial->world, trial->known, view, chance);
}

/* --- what is tried out */

/* Returns whether the move is one to try out. */
static bool is_tried(const struct view *view, struct move move)
{
    switch (move.kind) {
    case MOVE_PLAY:
    case MOVE_JUMP:
        return !view_wrong(view, move);
    case MOVE_CALL:
    case MOVE_CATCH:
    case MOVE_WRONG:
    case MOVE_DOUBT:
        return false;
    default:
        return true;
    }
}

/* Returns whether the two cards do the same and fit on the same cards, as 1/2 and 2/4 of one colour
 * do. */
static bool alike(const struct view *view, int one, int other)
{
    const struct card *a = deck_card(view->deck, one), *b = deck_card(view->deck, other);

    return a->kind == CARD_NUMBER && b->kind == CARD_NUMBER && a->suit == b->suit &&
           a->value_class == b->value_class && a->spin == b->spin &&
           view_points(view, one) == view_points(view, other);
}

static bool is_listed(const struct view *view, const struct line *lines, int count,
                      struct move move)
{
    for (int i = 0; i < count; i++)
        if (lines[i].step[0].kind == move.kind && move.card != NO_CARD &&
            alike(view, lines[i].step[0].card, move.card))
            return true;
    return false;
}

/* Adds the move, once with each thing that its player chooses right after it. Returns how many
 * lines there are then. */
static int add_lines(struct trial *trial, struct move move, struct line lines[LINES_MOST],
                     int count)
{
    struct move next[VIEW_MOVES];
    int choices = 0;

    playout_copy(trial->played, trial->world);
    playout_apply(trial->played, move);
    enum situation situation = playout_situation(trial->played);
    if ((situation == SITUATION_COLOUR || situation == SITUATION_SEAT) &&
        playout_asked(trial->played) == trial->seat)
        choices = playout_moves(trial->played, trial->seat, next);
    for (int i = 0; i < choices && count < LINES_MOST; i++)
        if (next[i].kind == situation_forms[situation].move)
            lines[count++] = (struct line){.step = {move, next[i]}, .steps = 2};
    if (choices == 0 && count < LINES_MOST)
        lines[count++] = (struct line){.step = {move}, .steps = 1};
    return count;
}

int trial_lines(struct trial *trial, const struct view *view, struct line lines[LINES_MOST])
{
    int count = 0;

    for (int i = 0; i < view->move_count; i++)
        if (is_tried(view, view->moves[i]) && !is_listed(view, lines, count, view->moves[i]))
            count = add_lines(trial, view->moves[i], lines, count);
    return count;
}

/* --- how it goes */

/* Returns how well the round went: 1 if it was won, 0 if it was lost, a fair share if nobody won
 * it. Points are left out: bots that weighed them, too, won fewer rounds and fewer matches. */
static double worth(const struct trial *trial)
{
    enum situation situation = playout_situation(trial->played);
    unsigned winners = playout_winners(trial->played);

    if ((situation != SITUATION_ROUND_OVER && situation != SITUATION_MATCH_OVER) || !winners)
        return 1. / __builtin_popcount(trial->seats);
    return winners >> trial->seat & 1;
}

/* C1: whoever faces a +4 challenges it. */
static void challenge(struct playout *played)
{
    struct move moves[VIEW_MOVES];
    int count = playout_moves(played, playout_asked(played), moves);

    for (int i = 0; i < count; i++)
        if (moves[i].kind == MOVE_CHALLENGE) {
            playout_apply(played, moves[i]);
            return;
        }
}

double trial_play(struct trial *trial, const struct line *line, int number, struct chance *chance)
{
    playout_copy(trial->played, trial->world);
    for (int i = 0; i < line->steps; i++)
        playout_apply(trial->played, line->step[i]);
    if (number % CHALLENGED_ONE_IN == 0 && playout_situation(trial->played) == SITUATION_CHALLENGE)
        challenge(trial->played);
    playout_rollout_sensible(trial->played, ~0u, MOVES_MOST, chance);
    trial->rollouts++;
    return worth(trial);
}
