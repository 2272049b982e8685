/* Takes reports about printed cards, which the program cannot see: R1. Part of core.inc.c. */

/* Puts a piece on top of the stock, where it is taken next. */
static void put_next(struct table *t, unsigned p)
{
    struct game *game = &t->game;

    exchange(t, p, t->stock[game->stock - 1]);
    if (game->stock_ordered == 0)
        game->stock_ordered = 1;
}

/* S4–S9: this card was turned from the stock. */
static void turned(struct game *game, int card, const struct listener *listener)
{
    struct table *t = (struct table *)game;

    put_next(t, piece_in(game, unseen(t), card));
    turn_card(t, listener);
    run(t, listener);
}

/* W5: the spinner has drawn `count` cards. */
static void drew(struct game *game, int count, const struct listener *listener)
{
    struct table *t = (struct table *)game;

    draw_cards(t, game->open.turn, count, listener);
    run(t, listener);
}

/* W8: this seat has won the showdown with the last of `shown` cards that it showed; NO_SEAT: it was
 * a tie. */
static void won_showdown(struct game *game, int seat, int shown, const struct listener *listener)
{
    struct table *t = (struct table *)game;

    tell_seat(listener, EVENT_SHOWDOWN, seat, 0);
    if (seat == NO_SEAT || !ask_to_choose(t, (unsigned)seat, (unsigned)shown))
        run(t, listener);
}

/* The seat really holds `count` cards, at least one. Surplus cards go back into the stock, and
 * missing ones come from there. */
static void put_right(struct game *game, int seat, int count, const struct listener *listener)
{
    struct table *t = (struct table *)game;
    set *hand = &t->hand[seat];
    struct drawing drawing;

    drawing.count = 0;
    while ((int)set_count(*hand) > count) {
        unsigned p = set_first(*hand);
        set_remove(hand, p);
        memmove(t->stock + 1, t->stock, game->stock * sizeof *t->stock);
        t->stock[0] = (uint16_t)p;
        game->stock++;
    }
    while ((int)set_count(*hand) < count &&
           draw_next(t, (unsigned)seat, &drawing, NULL) != NO_PIECE)
        ;
    spare_hands(t);
    tell_hand(t, EVENT_GIVEN, seat, NO_SEAT, *hand, listener);
}

static bool may_shuffle(const struct game *game)
{
    return game->pile > kept(table_of(game));
}

/* T12: the players have shuffled the pile into the stock before the stock that the program counts
 * was empty. */
static void shuffle_pile(struct game *game, const struct listener *listener)
{
    struct table *t = (struct table *)game;
    unsigned stay = kept(t), count = game->pile - stay;

    memmove(t->stock + count, t->stock, game->stock * sizeof *t->stock);
    memcpy(t->stock, t->pile, count * sizeof *t->pile);
    memmove(t->pile, t->pile + count, stay * sizeof *t->pile);
    game->stock = (uint16_t)(game->stock + count);
    game->pile = (uint16_t)stay;
    tell_seat(listener, EVENT_SHUFFLED, NO_SEAT, game->stock);
}
