#include "rules/seating.h"

#include "rules/tables.h"

void seating_set(struct game *game, const uint8_t *seats, int count)
{
    struct open *open = &game->open;

    open->players = (uint8_t)count;
    open->in = 0;
    for (int i = 0; i < count; i++) {
        uint8_t seat = seats[i], left = seats[(i + 1) % count];
        open->next[LEFT][seat] = left;
        open->next[RIGHT][left] = seat;
        open->in |= (uint16_t)(1u << seat);
    }
}

void seating_begin(struct game *game, const struct listener *listener)
{
    (void)listener;
    game->open.dealer = (uint8_t)chance_below(&game->chance, game->open.players);
}

void seating_round(struct game *game, const struct listener *listener)
{
    (void)game;
    (void)listener;
}
