#include "game_hash.h"

#include "rules/tables.h"

/* FNV-1a with words for bytes, and the upper half brought down, which the next product would lose.
 */
static void hash_number(uint64_t *hash, int64_t number)
{
    *hash = (*hash ^ (uint64_t)number) * UINT64_C(0x100000001B3);
    *hash ^= *hash >> 32;
}

static void hash_cards(uint64_t *hash, const struct game *game)
{
    const struct rules *rules = game->rules;
    uint16_t counts[DECK_CARDS_PLAY];

    for (int seat = 0; seat < rules->seats; seat++) {
        rules->core->count_copies(game, seat, counts);
        for (int card = 0; card < rules->cards; card++)
            hash_number(hash, counts[card]);
    }
    for (int i = 0; i < game->stock; i++)
        hash_number(hash, rules->core->stock_card(game, i));
    for (int i = 0; i < game->pile; i++)
        hash_number(hash, rules->core->pile_card(game, i));
}

/* Hashes every member that decides how the game goes on. */
static void hash_open(uint64_t *hash, const struct open *open, int seats)
{
    const int64_t numbers[] = {
        open->effects.pc,
        open->effects.player,
        open->effects.cursor,
        open->back,
        open->suit,
        open->situation,
        open->turn,
        open->direction,
        open->dealer,
        open->players,
        open->passes,
        open->last | open->time_up << 1 | open->asked_again << 2 | open->untrue << 3,
        open->in,
        open->out,
        open->winners,
        open->called | open->called_early << 16,
        open->owed,
        open->round,
        open->suit_before,
        open->owed_before,
        open->jumped,
        open->stays,
        open->window.passed,
        open->window.catchable,
        open->window.jumpable,
        open->window.callable | open->window.doubtable << 1 | open->window.doubter << 2,
        open->covered.pc,
        open->covered.player,
        open->covered.cursor,
        open->covered_catchable,
        open->covered_suit_before,
        open->segment,
        open->chooser,
        open->left,
        open->discarded,
        open->chosen,
    };

    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++)
        hash_number(hash, numbers[i]);
    for (int seat = 0; seat < seats; seat++) {
        hash_number(hash, open->next[LEFT][seat]);
        hash_number(hash, open->side[seat]);
        hash_number(hash, open->points[seat]);
    }
    if (open->situation == SITUATION_COUNT) {
        hash_number(hash, open->uncounted);
        for (int seat = 0; seat < seats; seat++)
            hash_number(hash, open->counts[seat]);
    }
}

uint64_t game_hash(const struct game *game)
{
    uint64_t hash = UINT64_C(0xCBF29CE484222325);
    int drawn = game->drawn == NO_PIECE ? NO_CARD : game->rules->face[game->drawn].card;
    const int64_t numbers[] = {game->stock, game->pile,  game->stock_ordered, drawn,
                               game->wrong, game->bluff, game->stops};

    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++)
        hash_number(&hash, numbers[i]);
    for (int i = 0; i < game->stops; i++)
        hash_number(&hash, game->stop[i]);
    hash_open(&hash, &game->open, game->rules->seats);
    for (int i = 0; i < 4; i++) {
        hash_number(&hash, (int64_t)game->chance.state[i]);
        hash_number(&hash, (int64_t)game->wheel.state[i]);
    }
    hash_cards(&hash, game);
    return hash;
}
