/* Effect programs and the end of a round. Part of core.inc.c. */

enum { CHALLENGE_COSTS = 2 }; /* extra cards that a failed challenge costs: C3 */

/* Adds up the points of a hand (P1–P3), and tells them to the listener. */
static int count_hand(struct table *t, unsigned seat, const struct listener *listener)
{
    uint16_t cards[64 * WORDS];
    const struct face *face = t->game.rules->face;
    const struct turns *turns = t->game.rules->turns;
    int points = 0, count = 0;

    if (!listener && turns) { /* faster: adds up one bit of all points at a time */
        for (int bit = 0; bit < turns->point_bits; bit++)
            points += (int)set_count(set_and(t->hand[seat], set_row(turns->point, bit))) << bit;
        return points;
    }
    for (unsigned i = 0; i < WORDS; i++)
        for (uint64_t word = t->hand[seat].word[i]; word != 0; word &= word - 1) {
            unsigned p = i * 64 + (unsigned)__builtin_ctzll(word);
            points += face[p].points;
            if (listener)
                cards[count++] = face[p].card;
        }
    tell_cards(listener, EVENT_COUNTED, (int)seat, cards, count, points);
    return points;
}

/* R2: asks each player whose points are needed what they still hold. The points of the round's
 * winner, and under P4 of its partner, are not needed. */
static void ask_points(struct table *t, int out, const struct listener *listener)
{
    struct open *open = &t->game.open;
    unsigned wanted = open->in;

    memset(open->counts, 0, sizeof open->counts);
    for (int seat = 0; seat < SEATS_MAX; seat++) {
        bool with = out != NO_SEAT && open->side[seat] == open->side[out];
        if (seat == out || (with && t->game.rules->scoring == SCORING_WINNER) ||
            (out != NO_SEAT && t->game.rules->scoring == SCORING_NONE) ||
            (!t->game.rules->score && !set_any(t->hand[seat])))
            wanted &= ~(1u << seat);
    }
    open->last = out != NO_SEAT;
    open->effects.player = open->last ? (uint8_t)out : 0;
    open->uncounted = (uint16_t)wanted;
    open->situation = SITUATION_COUNT;
    if (!wanted)
        score_round(&t->game, out, open->counts, listener);
}

/* Counts every player's hand, beginning with `first`, and scores the round. */
static void count_and_score(struct table *t, int out, unsigned first,
                            const struct listener *listener)
{
    struct game *game = &t->game;
    int counts[SEATS_MAX] = {0};
    unsigned seat = first;

    if (game->rules->real) {
        ask_points(t, out, listener);
        return;
    }
    do {
        if ((int)seat != out)
            counts[seat] = count_hand(t, seat, listener);
        seat = game->open.next[LEFT][seat];
    } while (seat != first);
    score_round(game, out, counts, listener);
}

/* E8, T19: ends the current round as if no player could go on; a player who has laid a last card
 * has won it. */
RARE void break_off(struct game *game, const struct listener *listener)
{
    count_and_score((struct table *)game, game_gone_out(game), game->open.dealer, listener);
}

/* T16: ends a round in which everybody has passed with nothing to draw. */
static void block_round(struct table *t, const struct listener *listener)
{
    tell_seat(listener, EVENT_BLOCKED, NO_SEAT, 0);
    count_and_score(t, NO_SEAT, t->game.open.turn, listener);
}

static void end_outcome(struct game *game, int out, const struct listener *listener)
{
    tell_seat(listener, out == NO_SEAT ? EVENT_BLOCKED : EVENT_GONE_OUT, out, 0);
    ask_points((struct table *)game, out, listener);
}

HOT void begin_turn(struct table *t, unsigned seat, const struct listener *listener)
{
    t->game.open.turn = (uint8_t)seat;
    t->game.open.called_early = 0;
    t->game.open.situation = SITUATION_TURN;
    tell_seat(listener, EVENT_ON_TURN, (int)seat, 0);
}

HOT void advance(struct game *game)
{
    game->open.effects.cursor = game->open.next[game->open.direction][game->open.effects.cursor];
}

HOT void effect_next_turn(struct table *t, const struct listener *listener)
{
    advance(&t->game);
    begin_turn(t, t->game.open.effects.cursor, listener);
}

/* E1: ends the round, as the player has gone out. */
HOT void effect_end_round(struct table *t, const struct listener *listener)
{
    const struct game *game = &t->game;
    unsigned player = game->open.effects.player;

    count_and_score(t, (int)player, game->open.next[LEFT][player], listener);
}

HOT void effect_choose_colour(struct table *t, int argument, const struct listener *listener)
{
    struct game *game = &t->game;

    (void)listener;
    game->open.turn = game->open.effects.player;
    for (; argument > 0; argument--)
        game->open.turn = game->open.next[game->open.direction][game->open.turn];
    game->open.situation = SITUATION_COLOUR;
}

HOT void effect_draw_owed(struct table *t, const struct listener *listener)
{
    int owed = t->game.open.owed;

    t->game.open.owed = 0;
    advance(&t->game);
    t->game.open.called &= (uint16_t)(1u << t->game.open.effects.cursor); /* who draws begins: U5 */
    t->game.open.called_early = 0;
    draw_cards(t, t->game.open.effects.cursor, owed, listener);
}

HOT void effect_face(struct table *t, const struct listener *listener)
{
    struct open *open = &t->game.open;

    open->turn = open->next[open->direction][open->effects.cursor];
    open->called_early = 0;
    open->situation = SITUATION_CHALLENGE;
    tell_seat(listener, EVENT_OWED, open->turn, open->owed);
}

/* Opens the window, if there is anything to react to, and returns whether there is. */
static bool open_window(struct open *open)
{
    const struct window *window = &open->window;

    open->window.passed = 0;
    if (!window->jumpable && !window->callable && !window->catchable && !window->doubtable)
        return false;
    open->turn = open->effects.player;
    open->situation = SITUATION_REACT;
    return true;
}

/* H16: only of a number that was laid in turn on a number. */
static bool effect_declare(struct table *t, const struct listener *listener)
{
    struct open *open = &t->game.open;
    const struct game *game = &t->game;

    (void)listener;
    if (open->jumped || game->pile < 2) /* C5: the card below may have been shuffled away */
        return false;
    int below = card_of(t, t->pile[game->pile - 2]);
    if (deck_card(game->rules->deck, below)->kind != CARD_NUMBER)
        return false;
    open->turn = open->effects.player;
    open->situation = SITUATION_DECLARE;
    return true;
}

/* H17: returns whether only the equality of two numbers in different forms decides whether the card
 * on top, which was laid in turn, fits. */
static bool numbers_decide(const struct table *t)
{
    const struct game *game = &t->game;
    const struct deck *deck = game->rules->deck;

    if (game->open.jumped || game->pile < 2)
        return false;
    int top = card_of(t, game->top), below = card_of(t, t->pile[game->pile - 2]);
    return !(fit_on(game->rules, top, below, game->open.suit_before) & FIT_COLOUR) &&
           proof_has_two_forms(deck_card(deck, top), deck_card(deck, below));
}

static bool effect_window(struct table *t, const struct listener *listener)
{
    struct open *open = &t->game.open;

    (void)listener;
    open->window.jumpable = t->game.rules->jump_in && !open->last;
    open->window.callable = t->game.rules->peers;
    open->window.doubtable = t->game.rules->proves && !open->last && numbers_decide(t);
    return open_window(open);
}

static bool effect_catch_window(struct table *t, const struct listener *listener)
{
    (void)listener;
    return open_window(&t->game.open);
}

HOT void effect_skip(struct table *t, int argument, const struct listener *listener)
{
    for (; argument > 0; argument--) {
        advance(&t->game);
        tell_seat(listener, EVENT_SKIPPED, t->game.open.effects.cursor, 0);
    }
}

HOT void effect_turn_round(struct table *t, const struct listener *listener)
{
    struct game *game = &t->game;

    if (game->open.players == 2)
        return;
    game->open.direction ^= 1;
    tell_seat(listener, EVENT_REVERSED, NO_SEAT,
              game->open.direction == LEFT ? DIRECTION_LEFT : DIRECTION_RIGHT);
}

HOT void effect_reverse(struct table *t, const struct listener *listener)
{
    if (t->game.open.players == 2)
        effect_skip(t, 1, listener);
    else
        effect_turn_round(t, listener);
}

HOT void effect_begin(struct table *t, int argument, const struct listener *listener)
{
    struct game *game = &t->game;
    unsigned seat = game->open.dealer;

    (void)listener;
    for (; argument < 0; argument++)
        seat = game->open.next[RIGHT][seat];
    game->open.effects.cursor = game->open.next[!game->open.direction][seat];
}

/* Asks the cursor; a seat that has only one move makes it without being asked: H15. */
RARE void effect_ask(struct table *t, int argument, const struct listener *listener)
{
    struct open *open = &t->game.open;
    struct move moves[VIEW_MOVES];

    open->turn = open->effects.cursor;
    open->situation = (uint8_t)argument;
    open->window.passed = 0;
    const struct situation_handler *handler = situation_handler(&t->game);
    if (handler->moves(&t->game, open->turn, moves) == 1)
        handler->apply(&t->game, moves[0], listener);
}

static void effect_pass_hands(struct table *t, const struct listener *listener)
{
    pass_hands_on(t, t->game.open.direction, listener);
}

static void turn_card(struct table *t, const struct listener *listener)
{
    unsigned p = take_top(t);

    put_on_pile(&t->game, p);
    t->game.open.owed = t->game.rules->face[p].owes;
    t->game.open.effects.pc = t->game.rules->face[p].program[OCCASION_TURNED];
    tell_card(listener, EVENT_TURNED, NO_SEAT, card_of(t, p), 0);
}

RARE void effect_return_turned(struct table *t, const struct listener *listener)
{
    tell_card(listener, EVENT_RETURNED, NO_SEAT, card_of(t, t->game.top), 0);
    return_turned(t);
}

HOT void effect_turn_another(struct table *t, const struct listener *listener)
{
    effect_return_turned(t, listener);
    turn_card(t, listener);
}

/* What an operation hands to its effect. */
#define WITH_ARGUMENT_NONE
#define WITH_ARGUMENT_COUNT     operation.argument,
#define WITH_ARGUMENT_SEAT      operation.argument,
#define WITH_ARGUMENT_SITUATION operation.argument,
#define WITH_ARGUMENT_SUIT      operation.argument,

/* What happens after each kind of operation. */
#define DO_THEN_GO_ON(operation)                                                                   \
    operation;                                                                                     \
    break
#define DO_THEN_STOP(operation)                                                                    \
    operation;                                                                                     \
    return
#define DO_THEN_ASK(operation) DO_THEN_STOP(operation)
#define DO_THEN_MAY_ASK(operation)                                                                 \
    if (operation)                                                                                 \
        return;                                                                                    \
    break

/* Runs the program from pc on until it ends or asks somebody. */
HOT void run(struct table *t, const struct listener *listener)
{
    struct game *game = &t->game;

    for (;;) {
        struct operation operation = game->rules->program[game->open.effects.pc++];
        switch ((enum effect)operation.effect) {
#define EFFECT(name, takes, then)                                                                  \
    case EFFECT_##name:                                                                            \
        DO_##then(effect_##name(t, WITH_##takes listener));
#include "rules/effect-list.h"
#undef EFFECT
        case EFFECTS:
            assert(!"an operation");
        }
    }
}
