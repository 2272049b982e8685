/* Moves whole hands: tells them, swaps them, passes them on, and sees to those that come down to
 * one card. Part of core.inc.c. */

/* R1: returns all pieces but those of the discard pile. */
static set unseen(const struct contents *c)
{
    int pieces = c->game.rules->pieces;
    set all = {0};

    for (int i = 0; i * 64 < pieces; i++)
        all.word[i] = pieces - i * 64 >= 64 ? UINT64_MAX : (UINT64_C(1) << (pieces - i * 64)) - 1;
    for (int i = 0; i < c->game.pile; i++)
        set_remove(&all, c->pile[i]);
    return all;
}

/* Returns the pieces that the seat may hold as far as the program knows: with real cards (R1), all
 * that do not lie on the discard pile. */
static set holding(const struct contents *c, unsigned seat)
{
    return c->game.rules->real ? unseen(c) : c->hand[seat];
}

/* Exchanges two unseen pieces, in whichever hands or places of the stock they are. */
static void exchange(struct contents *c, unsigned one, unsigned other)
{
    for (int seat = 0; seat < SEATS_MAX; seat++) {
        bool has_one = set_has(&c->hand[seat], one), has_other = set_has(&c->hand[seat], other);
        if (has_one == has_other)
            continue;
        set_remove(&c->hand[seat], has_one ? one : other);
        set_add(&c->hand[seat], has_one ? other : one);
    }
    for (int i = 0; i < c->game.stock; i++) {
        if (c->stock[i] == one)
            c->stock[i] = (uint16_t)other;
        else if (c->stock[i] == other)
            c->stock[i] = (uint16_t)one;
    }
}

/* R1: makes the seat hold the card that it shows, as a piece that is still unseen: the piece just
 * drawn is exchanged for it or, if there is none and the hand lacks the card, another piece of the
 * hand. Of hidden cards only the number means anything. Returns the piece of the card. */
static unsigned show_held(struct contents *c, unsigned seat, int card)
{
    set of_card = set_row(c->game.rules->of_card, card), held = set_and(of_card, c->hand[seat]);
    unsigned p = set_first(set_any(held) ? held : set_and(of_card, unseen(c)));
    unsigned drawn = c->game.drawn, instead = drawn != NO_PIECE ? drawn : set_first(c->hand[seat]);

    if (drawn != NO_PIECE || !set_any(held)) {
        exchange(c, p, instead);
        if (drawn != NO_PIECE)
            c->game.drawn = (uint16_t)p;
    }
    return p;
}

/* Tells an event about a hand with the cards of a set; of real cards it tells only how many. */
static void tell_hand(const struct contents *c, enum event_kind kind, int seat, int other, set of,
                      const struct listener *listener)
{
    uint16_t cards[64 * WORDS];
    int count = 0;

    for (unsigned i = 0; i < WORDS; i++)
        for (uint64_t word = of.word[i]; word != 0; word &= word - 1)
            cards[count++] = (uint16_t)card_of(c, i * 64 + (unsigned)__builtin_ctzll(word));
    struct event event = event_of(kind, seat);
    event.other = other;
    event.count = count;
    event.cards = c->game.rules->real ? NULL : cards;
    tell_event(listener, event);
}

/* U1: a player left with one card has called already, or can be caught; once the round is won no
 * player needs to call: E6. A call made too early for this card counts for another of the turn: U5.
 */
static void come_down(struct contents *c, unsigned seat, const struct listener *listener)
{
    struct open *open = &c->game.open;
    uint16_t bit = (uint16_t)(1u << seat);

    open->window.catchable &= (uint16_t)~bit;
    if (set_count(c->hand[seat]) == 1 && !open->last) {
        if (!c->game.rules->spoken)
            tell_seat(listener, EVENT_CALLED, (int)seat, 0);
        else if (((open->called | open->called_early) & bit) == 0)
            open->window.catchable |= bit;
        open->called_early &= (uint16_t)~bit;
    } else {
        open->called_early |= open->called & bit;
    }
    open->called &= (uint16_t)~bit;
}

/* U4: a player who holds more than one card again, after a penalty, can no longer be caught. */
static void spare_hands(struct contents *c)
{
    struct window *window = &c->game.open.window;

    for (unsigned seats = window->catchable; seats != 0; seats &= seats - 1)
        if (set_count(c->hand[__builtin_ctz(seats)]) != 1)
            window->catchable &= (uint16_t) ~(seats & -seats);
}

/* U7: the duty to call goes with the hand; an earlier call does not. */
static void receive_hand(struct contents *c, unsigned seat, const struct listener *listener)
{
    c->game.open.called &= (uint16_t) ~(1u << seat);
    c->game.open.called_early &= (uint16_t) ~(1u << seat);
    if (listener)
        tell_hand(c, EVENT_GIVEN, (int)seat, NO_SEAT, c->hand[seat], listener);
    come_down(c, seat, listener);
}

static void swap_hands(struct contents *c, unsigned one, unsigned other,
                       const struct listener *listener)
{
    set hand = c->hand[one];

    c->hand[one] = c->hand[other];
    c->hand[other] = hand;
    struct lack lack = c->game.open.lack[one];
    c->game.open.lack[one] = c->game.open.lack[other];
    c->game.open.lack[other] = lack;
    tell_two(listener, EVENT_SWAPPED, (int)one, (int)other, NO_CARD);
    receive_hand(c, one, listener);
    receive_hand(c, other, listener);
}

/* Passes every hand to the next seat in that direction. */
static void pass_hands_on(struct contents *c, int direction, const struct listener *listener)
{
    const struct open *open = &c->game.open;
    unsigned playing = still_playing(&c->game);
    set before[SEATS_MAX];

    memcpy(before, c->hand, sizeof before);
    memset(c->game.open.lack, 0, sizeof c->game.open.lack);
    tell_seat(listener, EVENT_HANDS_PASSED, NO_SEAT,
              direction == LEFT ? DIRECTION_LEFT : DIRECTION_RIGHT);
    for (unsigned seat = 0; seat < SEATS_MAX; seat++) {
        if ((playing >> seat & 1) == 0)
            continue;
        unsigned to = open->next[direction][seat];
        if ((playing >> to & 1) == 0)
            to = open->next[direction][to];
        c->hand[to] = before[seat];
    }
    for (unsigned seat = 0; seat < SEATS_MAX; seat++)
        if (playing >> seat & 1)
            receive_hand(c, seat, listener);
}
