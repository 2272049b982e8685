/* Effect programs and the end of a round. Part of core.inc.c. */

enum { CHALLENGE_COSTS = 2 }; /* extra cards that a failed challenge costs: C3 */

/* Adds up the points of a hand (P1–P3), and tells them to the listener. */
static int count_hand(struct contents *c, unsigned seat, const struct listener *listener)
{
    uint16_t cards[64 * WORDS];
    const struct face *face = c->game.rules->face;
    const struct turns *turns = c->game.rules->turns;
    int points = 0, count = 0;

    if (!listener && turns) { /* faster: adds up one bit of all points at a time */
        for (int bit = 0; bit < turns->point_bits; bit++)
            points += (int)set_count(set_and(c->hand[seat], set_row(turns->point, bit))) << bit;
        return points;
    }
    for (unsigned i = 0; i < WORDS; i++)
        for (uint64_t word = c->hand[seat].word[i]; word != 0; word &= word - 1) {
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
static void ask_points(struct contents *c, int out, const struct listener *listener)
{
    struct open *open = &c->game.open;
    unsigned wanted = open->in;

    memset(open->counts, 0, sizeof open->counts);
    for (int seat = 0; seat < SEATS_MAX; seat++) {
        bool with = out != NO_SEAT && open->side[seat] == open->side[out];
        if (seat == out || (with && c->game.rules->scoring == SCORING_WINNER) ||
            (out != NO_SEAT && c->game.rules->scoring == SCORING_NONE) ||
            (!c->game.rules->score && !set_any(c->hand[seat])))
            wanted &= ~(1u << seat);
    }
    open->last = out != NO_SEAT;
    open->effects.player = open->last ? (uint8_t)out : 0;
    open->uncounted = (uint16_t)wanted;
    open->situation = SITUATION_COUNT;
    if (!wanted)
        score_round(&c->game, out, open->counts, listener);
}

/* Counts every player's hand, beginning with `first`, and scores the round. */
static void count_and_score(struct contents *c, int out, unsigned first,
                            const struct listener *listener)
{
    struct game *game = &c->game;
    int counts[SEATS_MAX] = {0};
    unsigned seat = first;

    if (game->rules->real) {
        ask_points(c, out, listener);
        return;
    }
    do {
        if ((int)seat != out)
            counts[seat] = count_hand(c, seat, listener);
        seat = game->open.next[LEFT][seat];
    } while (seat != first);
    score_round(game, out, counts, listener);
}

/* E8, T19: ends the current round as if no player could go on; a player who has laid a last card
 * has won it. */
RARE void break_off(struct game *game, const struct listener *listener)
{
    count_and_score((struct contents *)game, game_gone_out(game), game->open.dealer, listener);
}

/* T16: ends a round in which everybody has passed with nothing to draw. */
static void block_round(struct contents *c, const struct listener *listener)
{
    tell_seat(listener, EVENT_BLOCKED, NO_SEAT, 0);
    count_and_score(c, NO_SEAT, c->game.open.turn, listener);
}

static void end_outcome(struct game *game, int out, const struct listener *listener)
{
    tell_seat(listener, out == NO_SEAT ? EVENT_BLOCKED : EVENT_GONE_OUT, out, 0);
    ask_points((struct contents *)game, out, listener);
}

HOT void begin_turn(struct contents *c, unsigned seat, const struct listener *listener)
{
    c->game.open.turn = (uint8_t)seat;
    c->game.open.called_early = 0;
    c->game.open.situation = SITUATION_TURN;
    tell_seat(listener, EVENT_ON_TURN, (int)seat, 0);
}

HOT void advance(struct game *game)
{
    game->open.effects.cursor = game->open.next[game->open.direction][game->open.effects.cursor];
}

HOT void effect_next_turn(struct contents *c, const struct listener *listener)
{
    advance(&c->game);
    begin_turn(c, c->game.open.effects.cursor, listener);
}

/* E1: ends the round, as the player has gone out. */
HOT void effect_end_round(struct contents *c, const struct listener *listener)
{
    const struct game *game = &c->game;
    unsigned player = game->open.effects.player;

    count_and_score(c, (int)player, game->open.next[LEFT][player], listener);
}

HOT void effect_choose_colour(struct contents *c, int argument, const struct listener *listener)
{
    struct game *game = &c->game;

    (void)listener;
    game->open.turn = game->open.effects.player;
    for (; argument > 0; argument--)
        game->open.turn = game->open.next[game->open.direction][game->open.turn];
    game->open.situation = SITUATION_COLOUR;
}

HOT void effect_draw_owed(struct contents *c, const struct listener *listener)
{
    int owed = c->game.open.owed;

    c->game.open.owed = 0;
    advance(&c->game);
    c->game.open.called &= (uint16_t)(1u << c->game.open.effects.cursor); /* who draws begins: U5 */
    c->game.open.called_early = 0;
    draw_cards(c, c->game.open.effects.cursor, owed, listener);
}

HOT void effect_face(struct contents *c, const struct listener *listener)
{
    struct open *open = &c->game.open;

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
static bool effect_declare(struct contents *c, const struct listener *listener)
{
    struct open *open = &c->game.open;
    const struct game *game = &c->game;

    (void)listener;
    if (open->jumped || game->pile < 2) /* C5: the card below may have been shuffled away */
        return false;
    int below = card_of(c, c->pile[game->pile - 2]);
    if (deck_card(game->rules->deck, below)->kind != CARD_NUMBER)
        return false;
    open->turn = open->effects.player;
    open->situation = SITUATION_DECLARE;
    return true;
}

/* H17: returns whether only the equality of two numbers in different forms decides whether the card
 * on top, which was laid in turn, fits. */
static bool numbers_decide(const struct contents *c)
{
    const struct game *game = &c->game;
    const struct deck *deck = game->rules->deck;

    if (game->open.jumped || game->pile < 2)
        return false;
    int top = card_of(c, game->top), below = card_of(c, c->pile[game->pile - 2]);
    return !(fit_on(game->rules, top, below, game->open.suit_before) & FIT_COLOUR) &&
           proof_has_two_forms(deck_card(deck, top), deck_card(deck, below));
}

static bool effect_window(struct contents *c, const struct listener *listener)
{
    struct open *open = &c->game.open;

    (void)listener;
    open->window.jumpable = c->game.rules->jump_in && !open->last;
    open->window.callable = c->game.rules->peers;
    open->window.doubtable = c->game.rules->proves && !open->last && numbers_decide(c);
    return open_window(open);
}

static bool effect_catch_window(struct contents *c, const struct listener *listener)
{
    (void)listener;
    return open_window(&c->game.open);
}

HOT void effect_skip(struct contents *c, int argument, const struct listener *listener)
{
    for (; argument > 0; argument--) {
        advance(&c->game);
        tell_seat(listener, EVENT_SKIPPED, c->game.open.effects.cursor, 0);
    }
}

HOT void effect_turn_round(struct contents *c, const struct listener *listener)
{
    struct game *game = &c->game;

    if (game->open.players == 2)
        return;
    game->open.direction ^= 1;
    tell_seat(listener, EVENT_REVERSED, NO_SEAT,
              game->open.direction == LEFT ? DIRECTION_LEFT : DIRECTION_RIGHT);
}

HOT void effect_reverse(struct contents *c, const struct listener *listener)
{
    if (c->game.open.players == 2)
        effect_skip(c, 1, listener);
    else
        effect_turn_round(c, listener);
}

HOT void effect_begin(struct contents *c, int argument, const struct listener *listener)
{
    struct game *game = &c->game;
    unsigned seat = game->open.dealer;

    (void)listener;
    for (; argument < 0; argument++)
        seat = game->open.next[RIGHT][seat];
    game->open.effects.cursor = game->open.next[!game->open.direction][seat];
}

/* Asks the cursor; a seat that has only one move makes it without being asked: H15. */
RARE void effect_ask(struct contents *c, int argument, const struct listener *listener)
{
    struct open *open = &c->game.open;
    struct move moves[VIEW_MOVES];

    open->turn = open->effects.cursor;
    open->situation = (uint8_t)argument;
    open->window.passed = 0;
    const struct situation_handler *handler = situation_handler(&c->game);
    if (handler->moves(&c->game, open->turn, moves) == 1)
        handler->apply(&c->game, moves[0], listener);
}

static void effect_pass_hands(struct contents *c, const struct listener *listener)
{
    pass_hands_on(c, c->game.open.direction, listener);
}

static void turn_card(struct contents *c, const struct listener *listener)
{
    unsigned p = take_top(c);

    put_on_pile(&c->game, p);
    c->game.open.owed = c->game.rules->face[p].owes;
    c->game.open.effects.pc = c->game.rules->face[p].program[OCCASION_TURNED];
    tell_card(listener, EVENT_TURNED, NO_SEAT, card_of(c, p), 0);
}

RARE void effect_return_turned(struct contents *c, const struct listener *listener)
{
    tell_card(listener, EVENT_RETURNED, NO_SEAT, card_of(c, c->game.top), 0);
    return_turned(c);
}

HOT void effect_turn_another(struct contents *c, const struct listener *listener)
{
    effect_return_turned(c, listener);
    turn_card(c, listener);
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
HOT void run(struct contents *c, const struct listener *listener)
{
    struct game *game = &c->game;

    for (;;) {
        struct operation operation = game->rules->program[game->open.effects.pc++];
        switch ((enum effect)operation.effect) {
#define EFFECT(name, takes, then)                                                                  \
    case EFFECT_##name:                                                                            \
        DO_##then(effect_##name(c, WITH_##takes listener));
#include "rules/effect-list.h"
#undef EFFECT
        case EFFECTS:
            assert(!"an operation");
        }
    }
}
