/* What the room asks for besides moves: to deal, to fine, to set a game up and to look into it.
 * Part of core.inc.c. */

static void gather(struct game *game)
{
    struct contents *c = (struct contents *)game;

    memset(c->hand, 0, sizeof c->hand);
    for (int p = 0; p < game->rules->pieces; p++)
        c->stock[p] = (uint16_t)p;
    game->stock = (uint16_t)game->rules->pieces;
    game->stock_ordered = 0;
    game->pile = 0;
}

/* S4: turns a card, and gives it its effects. */
static void turn_first(struct game *game, const struct listener *listener)
{
    struct contents *c = (struct contents *)game;

    game->open.effects.player = game->open.effects.cursor = game->open.dealer;
    if (game->rules->real) { /* R1 */
        game->open.turn = game->open.dealer;
        game->open.effects.pc = 0; /* no card has been turned: S9 */
        game->open.situation = SITUATION_TURN_UP;
        return;
    }
    turn_card(c, listener);
    run(c, listener);
}

/* Deals as deal() does, from a stock without order and without a listener; keeps the fields that it
 * needs all the time in variables. */
static void deal_unheard(struct contents *c)
{
    struct game *game = &c->game;
    struct chance chance = game->chance;
    unsigned stock = game->stock, seat = game->open.dealer, players = game->open.players;
    set *hand[SEATS_MAX];

    for (unsigned i = 0; i < players; i++) {
        seat = game->open.next[LEFT][seat];
        hand[i] = &c->hand[seat];
    }
    for (int card = 0; card < game->rules->hand_size; card++)
        for (unsigned i = 0; i < players; i++) {
            unsigned place = chance_below(&chance, stock);
            set_add(hand[i], c->stock[place]);
            c->stock[place] = c->stock[--stock];
        }
    game->chance = chance;
    game->stock = (uint16_t)stock;
}

/* S3, S12: deals one card at a time from the dealer's left. */
static void deal(struct game *game, const struct listener *listener)
{
    struct contents *c = (struct contents *)game;
    uint16_t cards[SEATS_MAX][64 * WORDS];
    unsigned seat = game->open.dealer;

    if (!listener && game->stock_ordered == 0) {
        deal_unheard(c);
        turn_first(game, NULL);
        return;
    }
    for (int i = 0; i < game->rules->hand_size; i++)
        do {
            seat = game->open.next[LEFT][seat];
            unsigned p = take_top(c);
            set_add(&c->hand[seat], p);
            if (listener)
                cards[seat][i] = (uint16_t)card_of(c, p);
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
    return piece_in(game, holding(contents_of(game), (unsigned)seat), card);
}

static void pass(struct game *game, const struct listener *listener)
{
    if (game->open.situation == SITUATION_DREW)
        end_turn((struct contents *)game, listener);
    else
        pass_with_nothing((struct contents *)game, listener);
}

static void swap(struct game *game, int one, int other, const struct listener *listener)
{
    swap_hands((struct contents *)game, (unsigned)one, (unsigned)other, listener);
    run((struct contents *)game, listener);
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
    struct contents *c = (struct contents *)game;
    unsigned held = set_count(c->hand[seat]);

    draw_cards(c, (unsigned)seat, count, listener);
    spare_hands(c);
    if (game->open.chooser == seat)
        choose_among_more(game, (int)(set_count(c->hand[seat]) - held));
}

static bool fits(const struct game *game, int seat, int card)
{
    const struct contents *c = contents_of(game);

    return piece_in(game, fitting_of(c, holding(c, (unsigned)seat)), card) != NO_PIECE;
}

static bool right(const struct game *game, int seat, int card)
{
    return piece_in(game, right_pieces(contents_of(game), (unsigned)seat), card) != NO_PIECE;
}

static void judge(struct game *game)
{
    struct contents *c = (struct contents *)game;
    uint8_t suit = game->open.suit;
    uint16_t like = game->like;

    game->open.suit = game->open.suit_before;
    if (game->pile > 1)
        game->like = game->rules->face[c->pile[game->pile - 2]].like;
    judge_four(c, game->open.effects.player);
    game->open.suit = suit;
    game->like = like;
}

static void choosing(struct game *game)
{
    struct contents *c = (struct contents *)game;

    c->then = c->hand[game->open.chooser];
}

static void drawn_since(struct game *game, int card)
{
    struct contents *c = (struct contents *)game;

    c->then = set_without(c->then, set_row(game->rules->of_card, card));
}

static void count_copies(const struct game *game, int seat, uint16_t *counts)
{
    const struct contents *c = contents_of(game);
    set of = seat == NO_SEAT ? unseen(c) : c->hand[seat];

    memset(counts, 0, (size_t)game->rules->cards * sizeof *counts);
    for (unsigned i = 0; i < WORDS; i++)
        for (uint64_t word = of.word[i]; word != 0; word &= word - 1)
            counts[card_of(c, i * 64 + (unsigned)__builtin_ctzll(word))]++;
}

static int hand_size(const struct game *game, int seat)
{
    return (int)set_count(contents_of(game)->hand[seat]);
}

static int stock_card(const struct game *game, int place)
{
    return card_of(contents_of(game), contents_of(game)->stock[place]);
}

static int pile_card(const struct game *game, int place)
{
    return card_of(contents_of(game), contents_of(game)->pile[place]);
}

static unsigned take_place(struct contents *c, int place)
{
    unsigned taken = c->stock[place];
    int above = --c->game.stock - place;

    memmove(c->stock + place, c->stock + place + 1, (size_t)above * sizeof(uint16_t));
    return taken;
}

static unsigned take(struct game *game, int card)
{
    struct contents *c = (struct contents *)game;
    int i = game->stock - game->stock_ordered - 1;

    while (i >= 0 && card_of(c, c->stock[i]) != card)
        i--;
    if (i >= 0)
        return take_place(c, i);
    for (i = game->stock - 1; card_of(c, c->stock[i]) != card;)
        i--;
    game->stock_ordered--;
    return take_place(c, i);
}

static void put_hand(struct game *game, int seat, unsigned p)
{
    set_add(&((struct contents *)game)->hand[seat], p);
}

static void put_stock(struct game *game, unsigned p)
{
    ((struct contents *)game)->stock[game->stock++] = (uint16_t)p;
    game->stock_ordered++;
}

static unsigned take_any(struct game *game, struct chance *chance)
{
    struct contents *c = (struct contents *)game;
    unsigned place = chance_below(chance, game->stock), taken = c->stock[place];

    c->stock[place] = c->stock[--game->stock];
    return taken;
}

static unsigned take_lacking(struct game *game, struct lack lack, struct chance *chance)
{
    enum { TRIES = 32 };
    struct contents *c = (struct contents *)game;

    for (int i = 0; i < TRIES; i++) {
        int place = (int)chance_below(chance, game->stock);
        if (!fits_lack(game->rules, lack, c->stock[place]))
            return take_place(c, place);
    }
    return take_any(game, chance);
}
