#include "cli/pieces/piece.h"

#define PIECE(name, help) extern const struct piece piece_##name;
#include "cli/pieces/piece-list.h"
#undef PIECE

const struct piece *const pieces[] = {
#define PIECE(name, help) &piece_##name,
#include "cli/pieces/piece-list.h"
#undef PIECE
    NULL};

bool order_has_cards(const struct order *order)
{
    return order->pieces[0] == pieces[0];
}

bool order_is_cards(const struct order *order)
{
    return order->count == 1 && order_has_cards(order);
}

bool order_is_usual(const struct order *order)
{
    return order_is_cards(order) || (order->count > 1 && order->pieces[0]->of_lessons);
}

enum page_fold order_fold(const struct order *order, const struct printing *printing)
{
    const struct piece *first = order->pieces[0];

    return order->count == 1 && first->fold ? first->fold(printing) : PAGE_FLAT;
}
