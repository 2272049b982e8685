#include "rules/playout.h"

#include "rules/deal.h"
#include "rules/game.h"
#include "rules/tables.h"

#include <assert.h>

/* Returns the game behind a playout, which is a game that happens to be made up. */
static struct game *game_of(struct playout *playout)
{
    return (struct game *)playout;
}

static const struct game *game_in(const struct playout *playout)
{
    return (const struct game *)playout;
}

size_t playout_size(const struct rules *rules)
{
    return game_size(rules);
}

static void put_hand(struct game *game, int seat, int card, int copies)
{
    const struct core *core = game->rules->core;

    for (int i = 0; i < copies; i++)
        core->put_hand(game, seat, core->take(game, card));
}

/* The discard pile's order is forgotten but for the two on top, one of which may be taken back: the
 * others are shuffled before they are seen again. */
static void put_pile(struct game *game, const struct view *view)
{
    const struct core *core = game->rules->core;

    for (int card = 0; card < game->rules->cards; card++) {
        int known = (card == view->top) + (card == view->below);
        for (int i = view->discarded[card] - known; i > 0; i--)
            core->put_on_pile(game, core->take(game, card));
    }
    if (view->below != NO_CARD)
        core->put_on_pile(game, core->take(game, view->below));
    core->put_on_pile(game, core->take(game, view->top));
}

/* Returns the card that the seat drew; if another seat drew, any card of its hand that it would be
 * asked about. */
static unsigned drawn_piece(const struct game *game, const struct view *view)
{
    const struct rules *rules = game->rules;
    int card = view->drawn, any = NO_CARD;

    for (int held = 0; card == NO_CARD && held < rules->cards; held++) {
        if (rules->core->piece_held(game, view->turn, held) == NO_PIECE)
            continue;
        any = any == NO_CARD ? held : any;
        if (rules->lenient || rules->core->fits(game, view->turn, held))
            card = held;
    }
    return rules->core->piece_held(game, view->turn, card == NO_CARD ? any : card);
}

/* C2: returns whether the card, which lies in the stock, could stand in for the +4. */
static bool is_remedy(const struct rules *rules, const struct view *view, int card)
{
    return fit_on(rules, card, view->top, view->suit) & ~(unsigned)FIT_WILD;
}

/* Another seat that must lay a remedy card holds one: gives it one that the viewer has not seen. */
static void put_remedy(struct game *game, const struct view *view, struct chance *chance)
{
    const struct core *core = game->rules->core;
    int first = (int)chance_below(chance, game->stock);

    for (int i = 0; i < game->stock; i++) {
        int card = core->stock_card(game, (first + i) % game->stock);
        if (is_remedy(game->rules, view, card)) {
            core->put_hand(game, view->turn, core->take(game, card));
            return;
        }
    }
}

static bool may_lay(const struct view *view, int card)
{
    for (int i = 0; i < view->move_count; i++)
        if (view->moves[i].card == card)
            return true;
    return false;
}

/* C4, W8: tells the game which of its cards the viewer has drawn since: those that it may neither
 * lay as a remedy card nor discard as a shown one. */
static void tell_since(struct game *game, const struct view *view)
{
    for (int card = 0; card < view->rules->cards; card++)
        if (view->held[card] && !may_lay(view, card))
            view->rules->core->drawn_since(game, card);
}

/* Deals the seat the part of its hand that the view does not show. Most deals suppose that a seat
 * lays whenever a card fits, so that the cards which it held when it last drew did not fit. */
static void deal_hand(struct game *game, const struct view *view, int seat, struct chance *chance)
{
    enum { DRAWS_ANYWAY_ONE_IN = 8 };
    const struct core *core = game->rules->core;
    struct lack lack = view->open.lack[seat];
    int held = core->hand_size(game, seat), lacking = lack.cards;

    if (held == view->hands[seat])
        return;
    if (lacking > 0 && chance_below(chance, DRAWS_ANYWAY_ONE_IN) == 0)
        lacking = 0;
    for (; held < view->hands[seat]; held++, lacking--)
        core->put_hand(game, seat,
                       lacking > 0 ? core->take_lacking(game, lack, chance)
                                   : core->take_any(game, chance));
}

void playout_know(struct playout *playout, const struct view *view)
{
    struct game *game = game_of(playout);

    assert(view->situation != SITUATION_ROUND_OVER && view->situation != SITUATION_MATCH_OVER);
    game->rules = view->rules;
    game_reset(game, 0);
    for (int card = 0; card < view->rules->cards; card++)
        put_hand(game, view->seat, card, view->held[card]);
    put_pile(game, view);
}

void playout_deal(struct playout *playout, const struct playout *known, const struct view *view,
                  struct chance *chance)
{
    struct game *game = game_of(playout);
    uint64_t seed = chance_next(chance);

    playout_copy(playout, known);
    chance_init(&game->chance, seed, CHANCE_DEAL, 0);
    chance_init(&game->wheel, seed, CHANCE_WHEEL, 0);
    if (view->situation == SITUATION_REMEDY && view->turn != view->seat)
        put_remedy(game, view, chance);
    for (int seat = 0; seat < view->seats; seat++)
        deal_hand(game, view, seat, chance);
    game->open = view->open;
    if (game->open.owed > 0)
        view->rules->core->judge(game);
    if (view->situation == SITUATION_CHOOSE)
        view->rules->core->choosing(game);
    if ((view->situation == SITUATION_REMEDY || view->situation == SITUATION_CHOOSE) &&
        view->turn == view->seat)
        tell_since(game, view);
    if (view->situation == SITUATION_DREW)
        game->drawn = (uint16_t)drawn_piece(game, view);
}

void playout_copy(struct playout *to, const struct playout *from)
{
    game_copy(game_of(to), game_in(from));
}

enum situation playout_situation(const struct playout *playout)
{
    return game_situation(game_in(playout));
}

int playout_asked(const struct playout *playout)
{
    unsigned asked = game_asked(game_in(playout));

    assert(asked != 0);
    return __builtin_ctz(asked);
}

int playout_moves(const struct playout *playout, int seat, struct move moves[VIEW_MOVES])
{
    return game_moves(game_in(playout), seat, moves);
}

void playout_apply(struct playout *playout, struct move move)
{
    game_apply(game_of(playout), move, NULL);
}

int playout_rollout_sensible(struct playout *playout, unsigned seats, int most,
                             struct chance *chance)
{
    return game_of(playout)->rules->core->rollout_sensible(game_of(playout), seats, most, chance);
}

unsigned playout_winners(const struct playout *playout)
{
    return game_in(playout)->open.winners;
}
