/*
 * What the wheel's segments do: W1–W9. Part of core.inc.c. Effects of effect-list.h, all of them
 * rare, so none is inlined. The *spinner* is the cursor of the effects.
 */
#define RARE static __attribute__((noinline))

/* A hand's cards as a listener is told them; returns how many. */
static int list_cards(const struct table *t, unsigned seat, uint16_t cards[64 * WORDS])
{
    int count = 0;

    for (unsigned i = 0; i < WORDS; i++)
        for (uint64_t word = t->hand[seat].word[i]; word != 0; word &= word - 1)
            cards[count++] = (uint16_t)card_of(t, i * 64 + (unsigned)__builtin_ctzll(word));
    return count;
}

static void tell_hand(const struct table *t, enum event_kind kind, unsigned seat,
                      const struct listener *listener)
{
    uint16_t cards[64 * WORDS];

    if (listener)
        tell_cards(listener, kind, (int)seat, cards, list_cards(t, seat, cards), 0);
}

/* Who takes part: E6 leaves the one who has gone out out of it. */
HOT bool takes_part(const struct game *game, unsigned seat)
{
    return !game->open.last || seat != game->open.effects.player;
}

/* From the spinner on to the left; returns how many. */
static unsigned list_players(const struct game *game, uint8_t seats[SEATS_MAX])
{
    unsigned seat = game->open.effects.cursor, count = 0;

    do {
        if (takes_part(game, seat))
            seats[count++] = (uint8_t)seat;
        seat = game->open.next[LEFT][seat];
    } while (seat != game->open.effects.cursor);
    return count;
}

/* U1, U7: a hand of one card that came by the wheel calls for a call. In E3 none is needed: E6. */
static void come_down(struct table *t, unsigned seat)
{
    struct open *open = &t->game.open;

    if (open->last || set_count(t->hand[seat]) != 1)
        return;
    open->window.catchable |= (uint16_t)(1u << seat);
}

/* U7: an earlier call does not travel with a hand. */
static void come_by_hand(struct table *t, unsigned seat)
{
    t->game.open.called &= (uint16_t) ~(1u << seat);
    come_down(t, seat);
}

/* W1: the next player turns the wheel. 1: the player has gone out with this card, E3. */
RARE void effect_spin(struct table *t, int argument, const struct listener *listener)
{
    struct open *open = &t->game.open;

    (void)listener;
    open->last = argument != 0;
    open->turn = open->effects.cursor = open->next[open->direction][open->effects.cursor];
    open->situation = SITUATION_SPIN;
}

/* The segment is done: the program of the spin card goes on. */
RARE void effect_back(struct table *t, int argument, const struct listener *listener)
{
    struct open *open = &t->game.open;

    (void)argument;
    (void)listener;
    open->effects.pc = open->back;
    open->back = 0;
    open->segment = 0;
}

/* W5: until a card of the suit or any wild comes; all that come are kept. */
RARE void effect_draw_until(struct table *t, int argument, const struct listener *listener)
{
    struct game *game = &t->game;
    unsigned spinner = game->open.effects.cursor, suit;
    uint16_t cards[64 * WORDS];
    int count = 0;

    do {
        if (game->stock == 0) {
            if (listener && count > 0)
                tell_cards(listener, EVENT_DRAWN, (int)spinner, cards, count, 0);
            count = 0;
            if (!refill(t, listener)) {
                tell_seat(listener, EVENT_NOTHING_LEFT, (int)spinner, 1); /* W13 */
                return;
            }
        }
        unsigned p = take_top(t);
        set_add(&t->hand[spinner], p);
        cards[count++] = (uint16_t)card_of(t, p);
        suit = game->rules->face[p].suit;
    } while (suit != (unsigned)argument && suit != SUIT_NONE);
    tell_cards(listener, EVENT_DRAWN, (int)spinner, cards, count, 0);
}

/* W6: to the left, whatever the direction of play. U7: the duty to call goes with the hand, a call
 * does not. */
RARE void effect_trade_hands(struct table *t, int argument, const struct listener *listener)
{
    struct game *game = &t->game;
    uint8_t seats[SEATS_MAX];
    unsigned count = list_players(game, seats);

    (void)argument;
    if (count < 2)
        return;
    set last = t->hand[seats[count - 1]];
    for (unsigned i = count - 1; i > 0; i--)
        t->hand[seats[i]] = t->hand[seats[i - 1]];
    t->hand[seats[0]] = last;
    tell_seat(listener, EVENT_HANDS_PASSED, NO_SEAT, DIRECTION_LEFT);
    for (unsigned i = 0; i < count; i++) {
        tell_hand(t, EVENT_GIVEN, seats[i], listener);
        come_by_hand(t, seats[i]);
    }
}

/* W7 */
RARE void effect_show_hand(struct table *t, int argument, const struct listener *listener)
{
    (void)argument;
    tell_hand(t, EVENT_HAND_SHOWN, t->game.open.effects.cursor, listener);
}

/*
 * Asks the seat to discard cards, `left` of them at most; false when there is none that it might.
 * What it may discard is for core-choose.inc.c to say.
 */
static bool ask_to_choose(struct table *t, unsigned seat, unsigned left)
{
    struct open *open = &t->game.open;

    open->turn = open->chooser = (uint8_t)seat;
    open->left = (uint16_t)left;
    open->discarded = 0;
    open->chosen = -1;
    if (!set_any(choosable(t)))
        return false;
    open->situation = SITUATION_CHOOSE;
    return true;
}

/* W2: all but two. */
RARE bool effect_almost_out(struct table *t, int argument, const struct listener *listener)
{
    unsigned spinner = t->game.open.effects.cursor, held = set_count(t->hand[spinner]);

    (void)argument;
    (void)listener;
    return held > ALMOST_OUT_KEEPS && ask_to_choose(t, spinner, held - ALMOST_OUT_KEEPS);
}

/* W3, W4: as many as are alike. How many that are is for nobody else to know. */
RARE bool effect_discard_alike(struct table *t, int argument, const struct listener *listener)
{
    unsigned spinner = t->game.open.effects.cursor;

    (void)argument;
    (void)listener;
    return ask_to_choose(t, spinner, set_count(t->hand[spinner]));
}

/*
 * One laying of a showdown: each of the seats shows its next highest number card, the one after
 * `shown` others. Leaves those that showed the highest; returns how many.
 */
static unsigned show_next(struct table *t, uint8_t seats[SEATS_MAX], unsigned count, unsigned shown,
                          const struct listener *listener)
{
    unsigned tied = 0;
    int best = 0;

    for (unsigned i = 0; i < count; i++) {
        unsigned p = number_at(t, seats[i], shown);
        if (p == NO_PIECE)
            continue;
        int number = class_of(t, p);
        tell_card(listener, EVENT_SHOWED, seats[i], card_of(t, p), 0);
        if (number > best)
            tied = 0;
        if (number >= best) {
            best = number;
            seats[tied++] = seats[i];
        }
    }
    return tied;
}

/* W8: the winner may discard all that it showed itself. */
RARE bool effect_showdown(struct table *t, int argument, const struct listener *listener)
{
    uint8_t seats[SEATS_MAX];
    unsigned count = list_players(&t->game, seats), shown = 0;

    (void)argument;
    do {
        count = show_next(t, seats, count, shown, listener);
        shown++;
    } while (count > 1);
    tell_seat(listener, EVENT_SHOWDOWN, count == 1 ? seats[0] : NO_SEAT, 0);
    return count == 1 && ask_to_choose(t, seats[0], shown);
}

/* W9: whoever is first may discard a card. */
RARE void effect_shout(struct table *t, int argument, const struct listener *listener)
{
    struct open *open = &t->game.open;

    (void)argument;
    (void)listener;
    open->turn = open->effects.cursor;
    open->window.passed = 0;
    open->situation = SITUATION_SHOUT;
}
