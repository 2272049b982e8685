/* The stock, the discard pile, drawing. Part of core.inc.c. */

static const struct contents *contents_of(const struct game *game)
{
    return (const struct contents *)game;
}

HOT int card_of(const struct contents *c, unsigned p)
{
    return c->game.rules->face[p].card;
}

/* Takes the next piece of a stock that is not empty. Unless a script or position fixes the order,
 * any piece is equally likely: the stock is shuffled as it is drawn. */
HOT unsigned take_top(struct contents *c)
{
    struct game *game = &c->game;
    unsigned last = --game->stock;

    if (__builtin_expect(game->stock_ordered != 0, 0)) {
        game->stock_ordered--;
        return c->stock[last];
    }
    unsigned place = chance_below(&game->chance, last + 1), taken = c->stock[place];
    c->stock[place] = c->stock[last];
    return taken;
}

/* C2, H9: returns whether that place of the pile (1 is the top) has the uppermost +4, if its player
 * might have to take it back. Nothing goes back to an empty pile. */
static bool four_may_go_back(const struct contents *c, unsigned place)
{
    const struct game *game = &c->game;

    return game->rules->takes_back && !game->open.stays && place < game->pile &&
           game->rules->face[c->pile[game->pile - place]].owes == 4;
}

/* T14: returns how many cards of the discard pile stay: the top; the one below while the top may
 * still be taken back; and the next one if that one may be taken back too. */
static unsigned kept(const struct contents *c)
{
    const struct rules *rules = c->game.rules;
    const struct open *open = &c->game.open;
    /* X1: the top may be called wrong, a wild as soon as its colour is named; H16, H17: a statement
     * about it is judged by the card below */
    bool callable = open->window.callable || open->window.doubtable || open->window.proving ||
                    open->untrue != UNTRUE_NOTHING || open->situation == SITUATION_DECLARE ||
                    (rules->peers && open->situation == SITUATION_COLOUR &&
                     rules->program[open->effects.pc].effect == EFFECT_window);

    if (callable)
        return open->jumped && open->owed_before > 0 && four_may_go_back(c, 2) ? 3 : 2;
    return open->owed > 0 && !open->last && four_may_go_back(c, 1) ? 2 : 1;
}

/* T12: makes the discard pile the stock, except the cards that stay; T13: returns false if no cards
 * are left for that. */
static bool refill(struct contents *c, const struct listener *listener)
{
    struct game *game = &c->game;
    unsigned stay = kept(c);

    if (game->pile <= stay)
        return false;
    unsigned count = game->pile - stay;
    memcpy(c->stock, c->pile, count * sizeof(uint16_t));
    memmove(c->pile, c->pile + count, stay * sizeof(uint16_t));
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

HOT void tell_drawing(const struct contents *c, struct drawing *drawing, unsigned seat,
                      const struct listener *listener)
{
    if (listener && drawing->count > 0)
        tell_cards(listener, EVENT_DRAWN, (int)seat, c->game.rules->real ? NULL : drawing->cards,
                   drawing->count, 0);
    drawing->count = 0;
}

/* T12: draws the next card into the seat's hand, and returns it. Earlier cards are told before the
 * pile is shuffled. NO_PIECE: nothing is left to draw. */
HOT unsigned draw_next(struct contents *c, unsigned seat, struct drawing *drawing,
                       const struct listener *listener)
{
    if (__builtin_expect(c->game.stock == 0, 0)) {
        tell_drawing(c, drawing, seat, listener);
        if (!refill(c, listener))
            return NO_PIECE;
    }
    unsigned p = take_top(c);
    set_add(&c->hand[seat], p);
    if (listener)
        drawing->cards[drawing->count++] = (uint16_t)card_of(c, p);
    return p;
}

/* Makes a seat draw `count` cards, or as many as there are: T12–T14. */
HOT void draw_cards(struct contents *c, unsigned seat, int count, const struct listener *listener)
{
    struct drawing drawing;

    drawing.count = 0;
    while (count > 0 && draw_next(c, seat, &drawing, listener) != NO_PIECE)
        count--;
    tell_drawing(c, &drawing, seat, listener);
    if (count > 0)
        tell_seat(listener, EVENT_NOTHING_LEFT, (int)seat, count);
}

HOT void put_on_pile(struct game *game, unsigned p)
{
    const struct face *face = &game->rules->face[p];

    ((struct contents *)game)->pile[game->pile++] = (uint16_t)p;
    game->top = (uint16_t)p;
    game->like = face->like;
    game->open.suit = face->suit;
}

/* S9: shuffles the turned card into the stock, whose other cards keep any order that they have. */
static void return_turned(struct contents *c)
{
    struct game *game = &c->game;
    unsigned unordered = (unsigned)game->stock - game->stock_ordered;
    unsigned place = chance_below(&game->chance, game->stock + 1u);

    if (place <= unordered)
        place = unordered;
    else
        game->stock_ordered++;
    memmove(c->stock + place + 1, c->stock + place, (game->stock - place) * sizeof(uint16_t));
    c->stock[place] = c->pile[--game->pile];
    game->stock++;
}
