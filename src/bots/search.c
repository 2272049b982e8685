#include "bots/search.h"

#include "base/clock.h"
#include "base/memory.h"
#include "bots/asked.h"
#include "bots/careful.h"
#include "bots/trial.h"

#include <math.h>

enum {
    WORLDS_AT_LEAST = 32, /* before a move is given up */
    WORLDS_A_LOOK = 8     /* between two looks at which moves are still in the running */
};

/* A move is given up when it is so many standard errors behind. */
static const double behind_most = 2.5;

/* A move that may be made, how it did in all worlds together, and the squares of what the best move
 * did better in each. */
struct candidate {
    struct line line;
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
    struct candidate candidate[LINES_MOST];
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
    double worth[LINES_MOST];
    struct chance same = *search->chance;

    trial_deal(&search->trial, search->view, &same);
    for (int i = 0; i < search->count; i++) {
        struct chance chance = same;
        if (search->candidate[i].dropped)
            continue;
        if (search->worlds > 0 && search->until && clock_milliseconds() >= search->until)
            return;
        worth[i] = trial_play(&search->trial, &search->candidate[i].line, search->worlds, &chance);
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
    trial_deal(&search->trial, search->view, search->chance);
    struct line lines[LINES_MOST];
    search->count = search->running = trial_lines(&search->trial, search->view, lines);
    for (int i = 0; i < search->count; i++)
        search->candidate[i] = (struct candidate){.line = lines[i]};
    while (may_go_on(search)) {
        try_world(search);
        if (search->worlds % WORLDS_A_LOOK == 0)
            look(search);
    }
    look(search);
    return search->candidate[search->best].line.step[0];
}

/* Returns whether it is a question that trying out helps to answer. */
static bool worth_trying(const struct view *view)
{
    return view->move_count > 1 && view->situation != SITUATION_CHALLENGE &&
           (view->situation != SITUATION_REACT || asked_for(view, MOVE_JUMP));
}

/* C1: what it does about a +4. To be wrong costs two cards more, and most who lay one have no
 * choice: it challenges now and then, when it is nearly out itself, since that is worth a bluff. */
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
