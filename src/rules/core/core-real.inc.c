/* Takes reports about printed cards, which the program cannot see: R1. Part of core.inc.c. */

/* Puts a piece on top of the stock, where it is taken next. */
static void put_next(struct contents *c, unsigned p)
{
    struct game *game = &c->game;

    exchange(c, p, c->stock[game->stock - 1]);
    if (game->stock_ordered == 0)
        game->stock_ordered = 1;
}

/* S4–S9: this card was turned from the stock. */
static void turned(struct game *game, int card, const struct listener *listener)
{
    struct contents *c = (struct contents *)game;

    put_next(c, piece_in(game, unseen(c), card));
    turn_card(c, listener);
    run(c, listener);
}

/* W5: the spinner has drawn `count` cards. */
static void drew(struct game *game, int count, const struct listener *listener)
{
    struct contents *c = (struct contents *)game;

    draw_cards(c, game->open.turn, count, listener);
    run(c, listener);
}

/* W8: this seat has won the showdown with the last of `shown` cards that it showed; NO_SEAT: it was
 * a tie. */
static void won_showdown(struct game *game, int seat, int shown, const struct listener *listener)
{
    struct contents *c = (struct contents *)game;

    tell_seat(listener, EVENT_SHOWDOWN, seat, 0);
    if (seat == NO_SEAT || !ask_to_choose(c, (unsigned)seat, (unsigned)shown))
        run(c, listener);
}

/* The seat really holds `count` cards, at least one. Surplus cards go back into the stock, and
 * missing ones come from there. */
static void put_right(struct game *game, int seat, int count, const struct listener *listener)
{
    struct contents *c = (struct contents *)game;
    set *hand = &c->hand[seat];
    struct drawing drawing;

    drawing.count = 0;
    while ((int)set_count(*hand) > count) {
        unsigned p = set_first(*hand);
        set_remove(hand, p);
        memmove(c->stock + 1, c->stock, game->stock * sizeof *c->stock);
        c->stock[0] = (uint16_t)p;
        game->stock++;
    }
    while ((int)set_count(*hand) < count &&
           draw_next(c, (unsigned)seat, &drawing, NULL) != NO_PIECE)
        ;
    spare_hands(c);
    tell_hand(c, EVENT_GIVEN, seat, NO_SEAT, *hand, listener);
}

static bool may_shuffle(const struct game *game)
{
    return game->pile > kept(contents_of(game));
}

/* T12: the players have shuffled the pile into the stock before the stock that the program counts
 * was empty. */
static void shuffle_pile(struct game *game, const struct listener *listener)
{
    struct contents *c = (struct contents *)game;
    unsigned stay = kept(c), count = game->pile - stay;

    memmove(c->stock + count, c->stock, game->stock * sizeof *c->stock);
    memcpy(c->stock, c->pile, count * sizeof *c->pile);
    memmove(c->pile, c->pile + count, stay * sizeof *c->pile);
    game->stock = (uint16_t)(game->stock + count);
    game->pile = (uint16_t)stay;
    tell_seat(listener, EVENT_SHUFFLED, NO_SEAT, game->stock);
}
