/* What the room asks for besides moves: to deal, to fine, to set a game up and to look into it.
 * Part of core.inc.c. */

static void gather(struct game *game)
{
    struct table *t = (struct table *)game;

    memset(t->hand, 0, sizeof t->hand);
    for (int p = 0; p < game->rules->pieces; p++)
        t->stock[p] = (uint16_t)p;
    game->stock = (uint16_t)game->rules->pieces;
    game->stock_ordered = 0;
    game->pile = 0;
}

/* S4: turns a card, and gives it its effects. */
static void turn_first(struct game *game, const struct listener *listener)
{
    struct table *t = (struct table *)game;

    game->open.effects.player = game->open.effects.cursor = game->open.dealer;
    if (game->rules->real) { /* R1 */
        game->open.turn = game->open.dealer;
        game->open.effects.pc = 0; /* no card has been turned: S9 */
        game->open.situation = SITUATION_TURN_UP;
        return;
    }
    turn_card(t, listener);
    run(t, listener);
}

/* Deals as deal() does, from a stock without order and without a listener; keeps the fields that it
 * needs all the time in variables. */
static void deal_unheard(struct table *t)
{
    struct game *game = &t->game;
    struct chance chance = game->chance;
    unsigned stock = game->stock, seat = game->open.dealer, players = game->open.players;
    set *hand[SEATS_MAX];

    for (unsigned i = 0; i < players; i++) {
        seat = game->open.next[LEFT][seat];
        hand[i] = &t->hand[seat];
    }
    for (int card = 0; card < game->rules->hand_size; card++)
        for (unsigned i = 0; i < players; i++) {
            unsigned place = chance_below(&chance, stock);
            set_add(hand[i], t->stock[place]);
            t->stock[place] = t->stock[--stock];
        }
    game->chance = chance;
    game->stock = (uint16_t)stock;
}

/* S3, S12: deals one card at a time from the dealer's left. */
static void deal(struct game *game, const struct listener *listener)
{
    struct table *t = (struct table *)game;
    uint16_t cards[SEATS_MAX][64 * WORDS];
    unsigned seat = game->open.dealer;

    if (!listener && game->stock_ordered == 0) {
        deal_unheard(t);
        turn_first(game, NULL);
        return;
    }
    for (int i = 0; i < game->rules->hand_size; i++)
        do {
            seat = game->open.next[LEFT][seat];
            unsigned p = take_top(t);
            set_add(&t->hand[seat], p);
            if (listener)
                cards[seat][i] = (uint16_t)card_of(t, p);
        } while (seat != game->open.dealer);
    if (listener)
        do {
            seat = game->open.next[LEFT][seat];
            tell_cards(listener, EVENT_DEALT, (int)seat, game->rules->real ? NULL : cards[seat],
                       game->rules->hand_size, 0);
        } while (seat != game->open.dealer);
    turn_first(game, listener);
}

static unsigned piece_held(const struct game *game, int seat, int card)
{
    return piece_in(game, holding(table_of(game), (unsigned)seat), card);
}

static void pass(struct game *game, const struct listener *listener)
{
    if (game->open.situation == SITUATION_DREW)
        end_turn((struct table *)game, listener);
    else
        pass_with_nothing((struct table *)game, listener);
}

static void swap(struct game *game, int one, int other, const struct listener *listener)
{
    swap_hands((struct table *)game, (unsigned)one, (unsigned)other, listener);
    run((struct table *)game, listener);
}

/* W2–W4, W13: a seat that is choosing cards to discard may choose among the new ones, too. */
static void choose_among_more(struct game *game, int more)
{
    struct open *open = &game->open;

    if (open->situation != SITUATION_CHOOSE)
        return;
    switch ((enum wheel_effect)game->rules->segment[open->segment].effect) {
    case WHEEL_ALMOST_OUT:
    case WHEEL_DISCARD_NUMBER:
    case WHEEL_DISCARD_COLOUR:
        open->left = (uint16_t)(open->left + more);
        break;
    default: /* W8, W9: as many as before */
        break;
    }
}

static void penalty(struct game *game, int seat, int count, const struct listener *listener)
{
    struct table *t = (struct table *)game;
    unsigned held = set_count(t->hand[seat]);

    draw_cards(t, (unsigned)seat, count, listener);
    spare_hands(t);
    if (game->open.chooser == seat)
        choose_among_more(game, (int)(set_count(t->hand[seat]) - held));
}

static bool fits(const struct game *game, int seat, int card)
{
    const struct table *t = table_of(game);

    return piece_in(game, fitting_of(t, holding(t, (unsigned)seat)), card) != NO_PIECE;
}

static bool right(const struct game *game, int seat, int card)
{
    return piece_in(game, right_pieces(table_of(game), (unsigned)seat), card) != NO_PIECE;
}

static void judge(struct game *game)
{
    struct table *t = (struct table *)game;
    uint8_t suit = game->open.suit;
    uint16_t like = game->like;

    game->open.suit = game->open.suit_before;
    if (game->pile > 1)
        game->like = game->rules->face[t->pile[game->pile - 2]].like;
    judge_four(t, game->open.effects.player);
    game->open.suit = suit;
    game->like = like;
}

static void choosing(struct game *game)
{
    struct table *t = (struct table *)game;

    t->then = t->hand[game->open.chooser];
}

static void drawn_since(struct game *game, int card)
{
    struct table *t = (struct table *)game;

    t->then = set_without(t->then, set_row(game->rules->of_card, card));
}

static void count_copies(const struct game *game, int seat, uint16_t *counts)
{
    const struct table *t = table_of(game);
    set of = seat == NO_SEAT ? unseen(t) : t->hand[seat];

    memset(counts, 0, (size_t)game->rules->cards * sizeof *counts);
    for (unsigned i = 0; i < WORDS; i++)
        for (uint64_t word = of.word[i]; word != 0; word &= word - 1)
            counts[card_of(t, i * 64 + (unsigned)__builtin_ctzll(word))]++;
}

static int hand_size(const struct game *game, int seat)
{
    return (int)set_count(table_of(game)->hand[seat]);
}

static int stock_card(const struct game *game, int place)
{
    return card_of(table_of(game), table_of(game)->stock[place]);
}

static int pile_card(const struct game *game, int place)
{
    return card_of(table_of(game), table_of(game)->pile[place]);
}

static unsigned take_place(struct table *t, int place)
{
    unsigned taken = t->stock[place];
    int above = --t->game.stock - place;

    memmove(t->stock + place, t->stock + place + 1, (size_t)above * sizeof(uint16_t));
    return taken;
}

static unsigned take(struct game *game, int card)
{
    struct table *t = (struct table *)game;
    int i = game->stock - game->stock_ordered - 1;

    while (i >= 0 && card_of(t, t->stock[i]) != card)
        i--;
    if (i >= 0)
        return take_place(t, i);
    for (i = game->stock - 1; card_of(t, t->stock[i]) != card;)
        i--;
    game->stock_ordered--;
    return take_place(t, i);
}

static void put_hand(struct game *game, int seat, unsigned p)
{
    set_add(&((struct table *)game)->hand[seat], p);
}

static void put_stock(struct game *game, unsigned p)
{
    ((struct table *)game)->stock[game->stock++] = (uint16_t)p;
    game->stock_ordered++;
}

static unsigned take_any(struct game *game, struct chance *chance)
{
    struct table *t = (struct table *)game;
    unsigned place = chance_below(chance, game->stock), taken = t->stock[place];

    t->stock[place] = t->stock[--game->stock];
    return taken;
}

static unsigned take_lacking(struct game *game, struct lack lack, struct chance *chance)
{
    enum { TRIES = 32 };
    struct table *t = (struct table *)game;

    for (int i = 0; i < TRIES; i++) {
        int place = (int)chance_below(chance, game->stock);
        if (!fits_lack(game->rules, lack, t->stock[place]))
            return take_place(t, place);
    }
    return take_any(game, chance);
}
