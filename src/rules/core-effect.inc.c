/* Effect programs and the end of a round. Part of core.inc.c. */

/* What a hand counts: P1–P3. */
static int count_hand(struct table *t, unsigned seat, const struct listener *listener)
{
    uint16_t cards[64 * WORDS];
    const struct face *face = t->game.rules->face;
    int points = 0, count = 0;

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

/* The round is over; the winner (or nobody) scores, and wins the match or the next dealer deals:
 * P4, E4, S11. */
static void score_round(struct table *t, int winner, int points, const struct listener *listener)
{
    struct game *game = &t->game;

    game->winner = (int8_t)winner;
    tell_points(listener, EVENT_ROUND_WON, winner, points);
    game->dealer = game->next[LEFT][game->dealer];
    game->turn = game->dealer;
    game->situation = SITUATION_ROUND_OVER;
    if (winner == NO_SEAT)
        return;
    game->points[winner] += points;
    if (game->points[winner] >= game->rules->target) {
        game->situation = SITUATION_MATCH_OVER;
        tell_points(listener, EVENT_MATCH_WON, winner, game->points[winner]);
    }
}

/* T16: everybody has passed with nothing to draw. The fewest points in hand scores as if gone out;
 * a tie scores nothing. */
static void block_round(struct table *t, const struct listener *listener)
{
    struct game *game = &t->game;
    int winner = NO_SEAT, fewest = INT32_MAX, sum = 0;
    unsigned seat = game->turn;

    tell_seat(listener, EVENT_BLOCKED, NO_SEAT, 0);
    do {
        int points = count_hand(t, seat, listener);
        sum += points;
        if (points == fewest)
            winner = NO_SEAT;
        if (points < fewest) {
            fewest = points;
            winner = (int)seat;
        }
        seat = game->next[LEFT][seat];
    } while (seat != game->turn);
    score_round(t, winner, winner == NO_SEAT ? 0 : sum - fewest, listener);
}

HOT void begin_turn(struct table *t, unsigned seat, const struct listener *listener)
{
    t->game.turn = (uint8_t)seat;
    t->game.situation = SITUATION_TURN;
    tell_seat(listener, EVENT_ON_TURN, (int)seat, 0);
}

HOT void advance(struct game *game)
{
    game->cursor = game->next[game->direction][game->cursor];
}

HOT void effect_next_turn(struct table *t, int argument, const struct listener *listener)
{
    (void)argument;
    advance(&t->game);
    begin_turn(t, t->game.cursor, listener);
}

/* Who has gone out scores what the others hold: E1, P4. */
HOT void effect_end_round(struct table *t, int argument, const struct listener *listener)
{
    const struct game *game = &t->game;
    int sum = 0;

    (void)argument;
    for (unsigned seat = game->next[LEFT][game->player]; seat != game->player;
         seat = game->next[LEFT][seat])
        sum += count_hand(t, seat, listener);
    score_round(t, game->player, sum, listener);
}

HOT void effect_choose_colour(struct table *t, int argument, const struct listener *listener)
{
    struct game *game = &t->game;

    (void)listener;
    game->turn = game->player;
    for (; argument > 0; argument--)
        game->turn = game->next[game->direction][game->turn];
    game->situation = SITUATION_COLOUR;
}

HOT void effect_draw(struct table *t, int argument, const struct listener *listener)
{
    advance(&t->game);
    draw_cards(t, t->game.cursor, argument, listener);
}

HOT void effect_skip(struct table *t, int argument, const struct listener *listener)
{
    for (; argument > 0; argument--) {
        advance(&t->game);
        tell_seat(listener, EVENT_SKIPPED, t->game.cursor, 0);
    }
}

HOT void effect_turn_round(struct table *t, int argument, const struct listener *listener)
{
    struct game *game = &t->game;

    (void)argument;
    if (game->players == 2)
        return;
    game->direction ^= 1;
    tell_seat(listener, EVENT_REVERSED, NO_SEAT,
              game->direction == LEFT ? DIRECTION_LEFT : DIRECTION_RIGHT);
}

HOT void effect_reverse(struct table *t, int argument, const struct listener *listener)
{
    if (t->game.players == 2)
        effect_skip(t, 1, listener);
    else
        effect_turn_round(t, argument, listener);
}

HOT void effect_begin(struct table *t, int argument, const struct listener *listener)
{
    struct game *game = &t->game;
    unsigned seat = game->dealer;

    (void)listener;
    for (; argument < 0; argument++)
        seat = game->next[RIGHT][seat];
    game->cursor = game->next[!game->direction][seat];
}

static void turn_card(struct table *t, const struct listener *listener)
{
    unsigned p = take_top(t);

    put_on_pile(t, p);
    t->game.pc = t->game.rules->face[p].program[OCCASION_TURNED];
    tell_card(listener, EVENT_TURNED, NO_SEAT, card_of(t, p), 0);
}

HOT void effect_turn_another(struct table *t, int argument, const struct listener *listener)
{
    (void)argument;
    tell_card(listener, EVENT_RETURNED, NO_SEAT, card_of(t, t->game.top), 0);
    return_turned(t);
    turn_card(t, listener);
}

enum { THEN_GO_ON, THEN_ASK, THEN_STOP };

/* Runs the program from pc on, to its end or until it asks somebody. */
HOT void run(struct table *t, const struct listener *listener)
{
    struct game *game = &t->game;

    for (;;) {
        struct operation operation = game->rules->program[game->pc++];
        switch ((enum effect)operation.effect) {
#define EFFECT(name, takes, then)                                                                  \
    case EFFECT_##name:                                                                            \
        effect_##name(t, operation.argument, listener);                                            \
        if (then != THEN_GO_ON)                                                                    \
            return;                                                                                \
        break;
#include "rules/effect-list.h"
#undef EFFECT
        case EFFECTS:
            assert(!"an operation");
        }
    }
}
