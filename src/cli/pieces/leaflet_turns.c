#include "cli/pieces/leaflet.h"

#include "text/text.h"

enum { COLUMNS = 4 };

/* The size of the two cards of a hand, which have the room of one. */
static const double PAIR_CARD = 0.21;

struct page_cell *leaflet_add_cards(struct leaflet *leaflet, int columns, double first)
{
    const double weights[COLUMNS] = {first, 1, 1, 1};
    struct page_table *table = page_add_table(&leaflet->page, columns, weights);

    table->bare = table->captioned = true;
    for (int i = 0; i < columns; i++)
        table->centred[i] = true;
    return page_add_row(&leaflet->page, table);
}

void leaflet_say_below(struct leaflet *leaflet, struct page_cell *cell, struct message caption)
{
    deck_page_say(&leaflet->page, cell, leaflet->printing, caption);
}

void leaflet_add_card(struct leaflet *leaflet, struct page_cell *cell, int card,
                      struct message caption)
{
    page_add_card(&leaflet->page, cell, card, leaflet->enlarged * LEAFLET_CARD);
    leaflet_say_below(leaflet, cell, caption);
}

/* Adds a card of a turn: the hand that it is in, whether it may be played, and why. */
static void add_card(struct leaflet *leaflet, struct page_cell *cell,
                     const struct rule_example *turn, const struct example_card *card, bool held)
{
    const int hand[] = {card->card, turn->with};

    if (held)
        page_add_fan(&leaflet->page, cell, hand, 2, leaflet->enlarged * PAIR_CARD);
    else
        page_add_card(&leaflet->page, cell, card->card, leaflet->enlarged * LEAFLET_CARD);
    page_add_tick(&leaflet->page, cell, card->right)->on_new_line = true;
    leaflet_say_below(leaflet, cell, message_of(card->reason));
}

void leaflet_add_turn(struct leaflet *leaflet, enum example_kind kind)
{
    const struct rule_example *turn = &leaflet->turns[kind];
    int column = 0;

    if (turn->count == 0)
        return;
    struct page_cell *cells = leaflet_add_cards(leaflet, COLUMNS, 1);
    leaflet_add_card(leaflet, &cells[column++], turn->top, message_of(N_("On the pile")));
    for (int i = 0; i < turn->count; i++)
        add_card(leaflet, &cells[column++], turn, &turn->cards[i], kind == EXAMPLE_HONEST);
    if (kind != EXAMPLE_DRAW || leaflet->printing->template->back_count == 0)
        return;
    page_add_card(&leaflet->page, &cells[column], turn->top, leaflet->enlarged * LEAFLET_CARD)
        ->back = true;
    leaflet_say_below(leaflet, &cells[column], message_of(N_("Draw one")));
}
