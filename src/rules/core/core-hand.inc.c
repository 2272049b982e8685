/* Moves whole hands: tells them, swaps them, passes them on, and sees to those that come down to
 * one card. Part of core.inc.c. */

/* Tells the cards of a set in an event about a hand. */
static void tell_hand(const struct table *t, enum event_kind kind, int seat, int other, set of,
                      const struct listener *listener)
{
    uint16_t cards[64 * WORDS];
    int count = 0;

    for (unsigned i = 0; i < WORDS; i++)
        for (uint64_t word = of.word[i]; word != 0; word &= word - 1)
            cards[count++] = (uint16_t)card_of(t, i * 64 + (unsigned)__builtin_ctzll(word));
    struct event event = event_of(kind, seat);
    event.other = other;
    event.count = count;
    event.cards = cards;
    tell_event(listener, event);
}

/* U1: a player left with one card has called already, or can be caught; once the round is won
 * nobody needs to call: E6. */
static void come_down(struct table *t, unsigned seat, const struct listener *listener)
{
    struct open *open = &t->game.open;
    uint16_t bit = (uint16_t)(1u << seat);

    open->window.catchable &= (uint16_t)~bit;
    if (set_count(t->hand[seat]) == 1 && !open->last) {
        if (!t->game.rules->spoken)
            tell_seat(listener, EVENT_CALLED, (int)seat, 0);
        else if ((open->called & bit) == 0)
            open->window.catchable |= bit;
    }
    open->called &= (uint16_t)~bit;
}

/* U4: a player who holds more than one card again, after a penalty, can no longer be caught. */
static void spare_hands(struct table *t)
{
    struct window *window = &t->game.open.window;

    for (unsigned seats = window->catchable; seats != 0; seats &= seats - 1)
        if (set_count(t->hand[__builtin_ctz(seats)]) != 1)
            window->catchable &= (uint16_t) ~(seats & -seats);
}

/* U7: the duty to call goes with the hand; an earlier call does not. */
static void receive_hand(struct table *t, unsigned seat, const struct listener *listener)
{
    t->game.open.called &= (uint16_t) ~(1u << seat);
    if (listener)
        tell_hand(t, EVENT_GIVEN, (int)seat, NO_SEAT, t->hand[seat], listener);
    come_down(t, seat, listener);
}

static void swap_hands(struct table *t, unsigned one, unsigned other,
                       const struct listener *listener)
{
    set hand = t->hand[one];

    t->hand[one] = t->hand[other];
    t->hand[other] = hand;
    tell_two(listener, EVENT_SWAPPED, (int)one, (int)other, NO_CARD);
    receive_hand(t, one, listener);
    receive_hand(t, other, listener);
}

/* Passes every hand to the next seat in that direction. */
static void pass_hands_on(struct table *t, int direction, const struct listener *listener)
{
    const struct open *open = &t->game.open;
    unsigned playing = still_playing(&t->game);
    set before[SEATS_MAX];

    memcpy(before, t->hand, sizeof before);
    tell_seat(listener, EVENT_HANDS_PASSED, NO_SEAT,
              direction == LEFT ? DIRECTION_LEFT : DIRECTION_RIGHT);
    for (unsigned seat = 0; seat < SEATS_MAX; seat++) {
        if ((playing >> seat & 1) == 0)
            continue;
        unsigned to = open->next[direction][seat];
        if ((playing >> to & 1) == 0)
            to = open->next[direction][to];
        t->hand[to] = before[seat];
    }
    for (unsigned seat = 0; seat < SEATS_MAX; seat++)
        if (playing >> seat & 1)
            receive_hand(t, seat, listener);
}
