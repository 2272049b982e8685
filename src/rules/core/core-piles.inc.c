/* The stock, the discard pile, drawing. Part of core.inc.c. */

static const struct table *table_of(const struct game *game)
{
    return (const struct table *)game;
}

HOT int card_of(const struct table *t, unsigned p)
{
    return t->game.rules->face[p].card;
}

/* Takes the next piece of a stock that is not empty. Unless a script or position fixes the order,
 * any piece is equally likely: the stock is shuffled as it is drawn. */
HOT unsigned take_top(struct table *t)
{
    struct game *game = &t->game;
    unsigned last = --game->stock;

    if (__builtin_expect(game->stock_ordered != 0, 0)) {
        game->stock_ordered--;
        return t->stock[last];
    }
    unsigned place = chance_below(&game->chance, last + 1), taken = t->stock[place];
    t->stock[place] = t->stock[last];
    return taken;
}

/* C2, H9: returns whether that place of the pile (1 is the top) has the uppermost +4, if its player
 * might have to take it back. Nothing goes back to an empty pile. */
static bool four_may_go_back(const struct table *t, unsigned place)
{
    const struct game *game = &t->game;

    return game->rules->takes_back && !game->open.stays && place < game->pile &&
           game->rules->face[t->pile[game->pile - place]].owes == 4;
}

/* T14: returns how many cards of the discard pile stay: the top; the one below while the top may
 * still be taken back; and the next one if that one may be taken back too. */
static unsigned kept(const struct table *t)
{
    const struct rules *rules = t->game.rules;
    const struct open *open = &t->game.open;
    /* X1: the top may be called wrong, a wild as soon as its colour is named; H16, H17: a statement
     * about it is judged by the card below */
    bool callable = open->window.callable || open->window.doubtable || open->window.proving ||
                    open->untrue != UNTRUE_NOTHING || open->situation == SITUATION_DECLARE ||
                    (rules->peers && open->situation == SITUATION_COLOUR &&
                     rules->program[open->effects.pc].effect == EFFECT_window);

    if (callable)
        return open->jumped && open->owed_before > 0 && four_may_go_back(t, 2) ? 3 : 2;
    return open->owed > 0 && !open->last && four_may_go_back(t, 1) ? 2 : 1;
}

/* T12: makes the discard pile the stock, except the cards that stay; T13: returns false if no cards
 * are left for that. */
static bool refill(struct table *t, const struct listener *listener)
{
    struct game *game = &t->game;
    unsigned stay = kept(t);

    if (game->pile <= stay)
        return false;
    unsigned count = game->pile - stay;
    memcpy(t->stock, t->pile, count * sizeof(uint16_t));
    memmove(t->pile, t->pile + count, stay * sizeof(uint16_t));
    game->stock = (uint16_t)count;
    game->pile = (uint16_t)stay;
    tell_seat(listener, EVENT_RESHUFFLED, NO_SEAT, (int)count);
    return true;
}

/* Cards that a seat has drawn and that have not been told yet. */
struct drawing {
    int count;
    uint16_t cards[64 * WORDS];
};

HOT void tell_drawing(const struct table *t, struct drawing *drawing, unsigned seat,
                      const struct listener *listener)
{
    if (listener && drawing->count > 0)
        tell_cards(listener, EVENT_DRAWN, (int)seat, t->game.rules->real ? NULL : drawing->cards,
                   drawing->count, 0);
    drawing->count = 0;
}

/* T12: draws the next card into the seat's hand, and returns it. Earlier cards are told before the
 * pile is shuffled. NO_PIECE: nothing is left to draw. */
HOT unsigned draw_next(struct table *t, unsigned seat, struct drawing *drawing,
                       const struct listener *listener)
{
    if (__builtin_expect(t->game.stock == 0, 0)) {
        tell_drawing(t, drawing, seat, listener);
        if (!refill(t, listener))
            return NO_PIECE;
    }
    unsigned p = take_top(t);
    set_add(&t->hand[seat], p);
    if (listener)
        drawing->cards[drawing->count++] = (uint16_t)card_of(t, p);
    return p;
}

/* Makes a seat draw `count` cards, or as many as there are: T12–T14. */
HOT void draw_cards(struct table *t, unsigned seat, int count, const struct listener *listener)
{
    struct drawing drawing;

    drawing.count = 0;
    while (count > 0 && draw_next(t, seat, &drawing, listener) != NO_PIECE)
        count--;
    tell_drawing(t, &drawing, seat, listener);
    if (count > 0)
        tell_seat(listener, EVENT_NOTHING_LEFT, (int)seat, count);
}

HOT void put_on_pile(struct game *game, unsigned p)
{
    const struct face *face = &game->rules->face[p];

    ((struct table *)game)->pile[game->pile++] = (uint16_t)p;
    game->top = (uint16_t)p;
    game->like = face->like;
    game->open.suit = face->suit;
}

/* S9: shuffles the turned card into the stock, whose other cards keep any order that they have. */
static void return_turned(struct table *t)
{
    struct game *game = &t->game;
    unsigned unordered = (unsigned)game->stock - game->stock_ordered;
    unsigned place = chance_below(&game->chance, game->stock + 1u);

    if (place <= unordered)
        place = unordered;
    else
        game->stock_ordered++;
    memmove(t->stock + place + 1, t->stock + place, (game->stock - place) * sizeof(uint16_t));
    t->stock[place] = t->pile[--game->pile];
    game->stock++;
}
