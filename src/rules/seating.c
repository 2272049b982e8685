#include "rules/seating.h"

#include "rules/tables.h"
#include "rules/tell.h"

#include <string.h>

/* V8: four players, three ways to pair them. */
enum { CHANGING_SEATS = 4, PAIRINGS = 3 };

/* V9: two tables of four, seven blocks of four rounds; from block to block seven seats move on, and
 * the eighth stays. */
enum { TABLE_SEATS = 4, BLOCK_ROUNDS = 4, BLOCKS = 7, FIXED_SEAT = 7 };

static int pairing_of(int32_t round)
{
    return (round - 1) % PAIRINGS;
}

/* Returns the dealer of a round, counted from the dealer of the first. The seatings are 0 2 1 3,
 * then 0 1 2 3, then 0 1 3 2; the deal passes to the left in the next seating: from 0 to 1, to 3,
 * to 0. */
static int changing_dealer(int32_t round)
{
    static const int dealer[PAIRINGS] = {0, 1, 3};

    return dealer[pairing_of(round)];
}

static int first_dealer(int32_t round, int dealer)
{
    return (dealer - changing_dealer(round) + CHANGING_SEATS) % CHANGING_SEATS;
}

static int changing_order(int32_t round, int dealer, uint8_t seats[SEATS_MAX])
{
    static const uint8_t order[PAIRINGS][CHANGING_SEATS] = {
        {0, 2, 1, 3}, {0, 1, 2, 3}, {0, 1, 3, 2}};
    int first = first_dealer(round, dealer);

    for (int i = 0; i < CHANGING_SEATS; i++)
        seats[i] = (uint8_t)((first + order[pairing_of(round)][i]) % CHANGING_SEATS);
    return CHANGING_SEATS;
}

static bool begins_block(int32_t round)
{
    return (round - 1) % BLOCK_ROUNDS == 0;
}

static int tables_order(const struct rules *rules, int32_t round, uint8_t seats[SEATS_MAX])
{
    static const uint8_t order[][TABLE_SEATS] = {{FIXED_SEAT, 1, 0, 3}, {2, 4, 6, 5}};
    int part = (round - 1) / BLOCK_ROUNDS, block = part, table = rules->table;

    if (table == TABLE_BOTH) {
        block = part / 2;
        table = part % 2 == 0 ? TABLE_FIRST : TABLE_SECOND;
    }
    for (int i = 0; i < TABLE_SEATS; i++) {
        int seat = order[table][i];
        seats[i] = (uint8_t)(seat == FIXED_SEAT ? seat : (seat + block) % BLOCKS);
    }
    return TABLE_SEATS;
}

int seating_order(const struct rules *rules, int32_t round, int dealer, unsigned out,
                  uint8_t seats[SEATS_MAX])
{
    int count = 0;

    if (rules->partners == PARTNERS_CHANGING)
        return changing_order(round, dealer, seats);
    if (rules->partners == PARTNERS_TABLES)
        return tables_order(rules, round, seats);
    for (int seat = 0; seat < rules->seats; seat++)
        if ((out >> seat & 1) == 0)
            seats[count++] = (uint8_t)seat;
    return count;
}

void seating_arrange(struct game *game)
{
    const struct rules *rules = game->rules;
    struct open *open = &game->open;
    uint8_t seats[SEATS_MAX];
    int count = seating_order(rules, open->round, open->dealer, open->out, seats);

    open->players = (uint8_t)count;
    open->in = 0;
    for (int i = 0; i < count; i++) { /* seats that sit out this round keep their neighbours */
        uint8_t seat = seats[i], left = seats[(i + 1) % count];
        open->next[LEFT][seat] = left;
        open->next[RIGHT][left] = seat;
        open->in |= (uint16_t)(1u << seat);
    }
    for (int seat = 0; seat < rules->seats; seat++)
        open->side[seat] = (uint8_t)seat;
    if (rules->partners == PARTNERS_NONE)
        return;
    for (int i = 0; i < count / 2; i++) { /* a side is named after its lower seat */
        uint8_t one = seats[i], other = seats[i + count / 2];
        open->side[one] = open->side[other] = one < other ? one : other;
    }
}

/* Lets each seat draw a card, keeps those with the highest in the list, and returns how many they
 * are. */
static int draw_once(struct game *game, uint8_t *seats, int count, const struct listener *listener)
{
    struct rational best = {0, 1};
    int highest = 0;

    for (int i = 0; i < count; i++) {
        uint8_t seat = seats[i];
        int card = game->rules->face[game->rules->core->take_any(game, &game->chance)].card;
        const struct card *drawn = deck_card(game->rules->deck, card);
        struct rational value = drawn->kind == CARD_NUMBER ? drawn->value : (struct rational){0, 1};
        int above = highest == 0 ? 1 : rational_compare(value, best);
        tell_card(listener, EVENT_DEALER_DRAW, seat, card, 0);
        if (above > 0) {
            best = value;
            highest = 0;
        }
        if (above >= 0)
            seats[highest++] = seat;
    }
    return highest;
}

/* S2: chooses the dealer among the seats of the list. */
static void draw_dealer(struct game *game, uint8_t *seats, int count,
                        const struct listener *listener)
{
    if (game->rules->real) { /* R1: who sits first deals first */
        game->open.dealer = seats[0];
        return;
    }
    while (count > 1 && count <= game->stock)
        count = draw_once(game, seats, count, listener);
    game->open.dealer = seats[count == 1 ? 0 : chance_below(&game->chance, (uint32_t)count)];
    game->rules->core->gather(game);
}

void seating_begin(struct game *game, const struct listener *listener)
{
    uint8_t seats[SEATS_MAX];

    if (game->rules->partners == PARTNERS_TABLES)
        return;
    for (int seat = 0; seat < game->rules->seats; seat++)
        seats[seat] = (uint8_t)seat;
    draw_dealer(game, seats, game->rules->seats, listener);
}

void seating_tell(const struct game *game, const struct listener *listener)
{
    const struct open *open = &game->open;
    int one = open->dealer, other = one;

    tell_seat(listener, EVENT_ROUND_BEGUN, open->dealer, open->round);
    if (!listener || game->rules->partners == PARTNERS_NONE)
        return;
    for (int i = 0; i < open->players / 2; i++)
        other = open->next[LEFT][other];
    for (int i = 0; i < open->players / 2; i++) {
        tell_two(listener, EVENT_PARTNERS, one, other, NO_CARD);
        one = open->next[LEFT][one];
        other = open->next[LEFT][other];
    }
}

void seating_round(struct game *game, const struct listener *listener)
{
    const struct rules *rules = game->rules;

    if (__builtin_expect(rules->reseats, 0)) {
        seating_arrange(game);
        if (rules->partners == PARTNERS_TABLES && begins_block(game->open.round)) {
            uint8_t seats[SEATS_MAX];
            draw_dealer(game, seats, tables_order(rules, game->open.round, seats), listener);
        }
    }
    seating_tell(game, listener);
}

void seating_pass_deal(struct game *game)
{
    struct open *open = &game->open;
    const struct rules *rules = game->rules;
    unsigned left = open->in & ~(unsigned)open->out;
    uint8_t seats[SEATS_MAX] = {open->next[LEFT][open->dealer]};

    while (left != 0 &&
           (left >> seats[0] & 1) == 0) /* V7: the deal goes to the next seat that is still in */
        seats[0] = open->next[LEFT][seats[0]];
    if (rules->partners == PARTNERS_CHANGING)
        seats[0] =
            (uint8_t)((first_dealer(open->round, open->dealer) + changing_dealer(open->round + 1)) %
                      CHANGING_SEATS);
    else if (rules->partners == PARTNERS_TABLES && begins_block(open->round + 1))
        tables_order(rules, open->round + 1, seats);
    open->dealer = open->turn = seats[0];
}

unsigned seating_seen(const struct rules *rules, int32_t round)
{
    uint8_t seats[SEATS_MAX];
    unsigned seen = 0, all = (1u << rules->seats) - 1;

    if (rules->partners != PARTNERS_TABLES)
        return all;
    for (int32_t r = 1; r <= round && seen != all; r += BLOCK_ROUNDS)
        for (int i = tables_order(rules, r, seats) - 1; i >= 0; i--)
            seen |= 1u << seats[i];
    return seen;
}
