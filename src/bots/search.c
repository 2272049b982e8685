#include "bots/ways.h"

#include "base/chance.h"
#include "base/clock.h"
#include "base/memory.h"
#include "rules/playout.h"
#include "rules/view.h"

#include <math.h>

/*
 * A trial round: the cards that a seat cannot see are dealt at random, a move is made, and
 * everybody plays on to the end.
 */

enum { TRIED_MOST = 256, STEPS_MOST = 2 };

/* A move with the choice that its player makes right after it: the colour of a wild, or the player
 * to swap hands with. */
struct full_move {
    struct move step[STEPS_MOST];
    int steps;
};

struct trial {
    struct playout *known, *world, *played; /* what the view shows, a deal of the rest, and a copy
                                               in which moves are made */
    int seat;
    unsigned seats;
    int rollouts; /* rounds played so far */
};

enum {
    MOVES_MOST = 2000,    /* of a round that is tried out; a longer one is a draw */
    CHALLENGED_ONE_IN = 5 /* so many +4 are challenged */
};

/* Makes room, which trial_close gives back. */
static void trial_open(struct trial *trial, const struct view *view)
{
    size_t size = playout_size(view->rules);

    *trial = (struct trial){.seat = view->seat, .seats = view->open.in};
    trial->world = memory_new(1, size);
    trial->played = memory_new(1, size);
    trial->known = memory_new(1, size);
    playout_know(trial->known, view);
}

static void trial_close(struct trial *trial)
{
    memory_free(trial->known);
    memory_free(trial->world);
    memory_free(trial->played);
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

static bool is_listed(const struct view *view, const struct full_move *moves, int count,
                      struct move move)
{
    for (int i = 0; i < count; i++)
        if (moves[i].step[0].kind == move.kind && move.card != NO_CARD &&
            alike(view, moves[i].step[0].card, move.card))
            return true;
    return false;
}

/* Adds the move, once with each choice that its player has right after it. Returns how many moves
 * there are then. */
static int add_moves(struct trial *trial, struct move move, struct full_move moves[TRIED_MOST],
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
    for (int i = 0; i < choices && count < TRIED_MOST; i++)
        if (next[i].kind == situation_forms[situation].move)
            moves[count++] = (struct full_move){.step = {move, next[i]}, .steps = 2};
    if (choices == 0 && count < TRIED_MOST)
        moves[count++] = (struct full_move){.step = {move}, .steps = 1};
    return count;
}

/* Lists the moves to try out in the deal: all moves of the view but those that the bot never makes
 * (wrong cards) and those that are not for trying out (a call, a catch), and only one of cards that
 * are as good as each other. Returns how many; none only if the view has no move to try out. */
static int trial_moves(struct trial *trial, const struct view *view,
                       struct full_move moves[TRIED_MOST])
{
    int count = 0;

    for (int i = 0; i < view->move_count; i++)
        if (is_tried(view, view->moves[i]) && !is_listed(view, moves, count, view->moves[i]))
            count = add_moves(trial, view->moves[i], moves, count);
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

/* C1: the player who faces a +4 challenges it. */
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

/* Plays the move in the deal, then the round to its end, and returns how well it went: higher is
 * better. `number` is the number of the deal: in one of CHALLENGED_ONE_IN a +4 is challenged. */
static double trial_play(struct trial *trial, const struct full_move *full, int number,
                         struct chance *chance)
{
    playout_copy(trial->played, trial->world);
    for (int i = 0; i < full->steps; i++)
        playout_apply(trial->played, full->step[i]);
    if (number % CHALLENGED_ONE_IN == 0 && playout_situation(trial->played) == SITUATION_CHALLENGE)
        challenge(trial->played);
    playout_rollout_sensible(trial->played, ~0u, MOVES_MOST, chance);
    trial->rollouts++;
    return worth(trial);
}

enum {
    WORLDS_AT_LEAST = 32, /* before a move is given up */
    WORLDS_A_LOOK = 8     /* between two looks at which moves are still in the running */
};

/* A move is given up when it is this many standard errors behind. */
static const double behind_most = 2.5;

/* A candidate move, the sum of its results in all worlds, and the sum of the squares of how much
 * better the best move did in each. */
struct candidate {
    struct full_move full;
    double sum, square;
    bool dropped;
};

struct search {
    const struct view *view;
    struct chance *chance;
    struct trial trial;
    int64_t until;     /* the time at which it stops; 0: never */
    int rollouts_most; /* 0: no limit */
    int worlds, best, running;
    int count;
    struct candidate candidate[TRIED_MOST];
};

static bool may_go_on(const struct search *search)
{
    return search->running > 1 &&
           (!search->rollouts_most || search->trial.rollouts < search->rollouts_most) &&
           (!search->until || clock_milliseconds() < search->until);
}

/* Tries every move that is still in the running in one more world. Chance is the same for all, so
 * that luck matters less. Stops when time is up: then the world does not count. */
static void try_world(struct search *search)
{
    double worth[TRIED_MOST];
    struct chance same = *search->chance;

    playout_deal(search->trial.world, search->trial.known, search->view, &same);
    for (int i = 0; i < search->count; i++) {
        struct chance chance = same;
        if (search->candidate[i].dropped)
            continue;
        if (search->worlds > 0 && search->until && clock_milliseconds() >= search->until)
            return;
        worth[i] = trial_play(&search->trial, &search->candidate[i].full, search->worlds, &chance);
    }
    for (int i = 0; i < search->count; i++) {
        struct candidate *candidate = &search->candidate[i];
        if (candidate->dropped)
            continue;
        double less = worth[search->best] - worth[i];
        candidate->sum += worth[i];
        candidate->square += less * less;
    }
    search->worlds++;
    *search->chance = same;
    for (int i = 0; i < 4; i++) /* what the rollouts used is not used again */
        chance_next(search->chance);
}

/* Finds the best move so far, and gives up those that are too far behind. */
static void look(struct search *search)
{
    struct candidate *all = search->candidate;

    for (int i = 0; i < search->count; i++)
        if (!all[i].dropped && all[i].sum > all[search->best].sum)
            search->best = i;
    for (int i = 0; i < search->count && search->worlds >= WORLDS_AT_LEAST; i++) {
        double behind = all[search->best].sum - all[i].sum;
        if (i == search->best || all[i].dropped || behind <= behind_most * sqrt(all[i].square + 1))
            continue;
        all[i].dropped = true;
        search->running--;
    }
}

/* Returns the move that did best in as many worlds as the budget lets it try. */
static struct move best_move(struct search *search)
{
    playout_deal(search->trial.world, search->trial.known, search->view, search->chance);
    struct full_move moves[TRIED_MOST];
    search->count = search->running = trial_moves(&search->trial, search->view, moves);
    for (int i = 0; i < search->count; i++)
        search->candidate[i] = (struct candidate){.full = moves[i]};
    while (may_go_on(search)) {
        try_world(search);
        if (search->worlds % WORLDS_A_LOOK == 0)
            look(search);
    }
    look(search);
    return search->candidate[search->best].full.step[0];
}

/* Returns whether trying out helps to answer the question. */
static bool worth_trying(const struct view *view)
{
    return view->move_count > 1 && view->situation != SITUATION_CHALLENGE &&
           (view->situation != SITUATION_REACT || asked_for(view, MOVE_JUMP));
}

/* C1: answers a +4. A wrong challenge costs two cards more, and most players who lay a +4 have no
 * choice. It challenges now and then when it is nearly out, which makes a bluff worth while. */
static struct move answers_four(const struct view *view, struct chance *chance)
{
    enum { FEW_CARDS = 2, CHALLENGES_ONE_IN = 3 };
    const struct move *challenge = asked_for(view, MOVE_CHALLENGE);
    bool needed = view->hands[view->seat] <= FEW_CARDS;

    if (challenge && needed && chance_below(chance, CHALLENGES_ONE_IN) == 0)
        return *challenge;
    return *asked_for(view, MOVE_DRAW);
}

struct move search_chooses(const struct bot *bot, const struct view *view, struct chance *chance)
{
    const struct budget *budget = &bot->budget;
    struct move move;

    if (careful_reflex(view, chance, &move))
        return move;
    bool searches = budget->milliseconds || budget->rollouts;
    if (searches && view->situation == SITUATION_CHALLENGE && !asked_for(view, MOVE_PLAY) &&
        asked_for(view, MOVE_DRAW))
        return answers_four(view, chance);
    if (!searches || !worth_trying(view))
        return careful_chooses(bot, view, chance);
    struct search *search = memory_new(1, sizeof *search);
    trial_open(&search->trial, view);
    search->view = view;
    search->chance = chance;
    search->rollouts_most = budget->rollouts;
    search->until = budget->milliseconds ? clock_milliseconds() + budget->milliseconds : 0;
    move = best_move(search);
    trial_close(&search->trial);
    memory_free(search);
    return move.kind == MOVE_PLAY || move.kind == MOVE_JUMP ? careful_calls(view, move, chance)
                                                            : move;
}
