/* Carries out the wheel's segments: W1–W9. Part of core.inc.c. These are effects of effect-list.h,
 * all rare, so none is inlined. The *spinner* is the cursor of the effects. */
/* Lists the seats from the spinner on to the left, and returns how many there are. */
static unsigned list_players(const struct game *game, uint8_t seats[SEATS_MAX])
{
    unsigned seat = game->open.effects.cursor, count = 0;

    do {
        if (still_playing(game) >> seat & 1)
            seats[count++] = (uint8_t)seat;
        seat = game->open.next[LEFT][seat];
    } while (seat != game->open.effects.cursor);
    return count;
}

/* W1: the next player turns the wheel. 1: the player has gone out with this card, E3. */
RARE void effect_spin(struct contents *c, int argument, const struct listener *listener)
{
    struct open *open = &c->game.open;

    (void)listener;
    open->last = argument != 0;
    open->turn = open->effects.cursor = open->next[open->direction][open->effects.cursor];
    open->called_early = 0;
    open->situation = SITUATION_SPIN;
}

/* Ends the segment: the program of the spin card goes on. */
RARE void effect_back(struct contents *c, const struct listener *listener)
{
    struct open *open = &c->game.open;

    (void)listener;
    open->effects.pc = open->back;
    open->back = 0;
    open->segment = 0;
}

/* W5: until a card of the suit or any wild comes; all that come are kept. */
RARE void effect_draw_until(struct contents *c, int argument, const struct listener *listener)
{
    unsigned spinner = c->game.open.effects.cursor, suit;
    struct drawing drawing;

    drawing.count = 0;
    do {
        unsigned p = draw_next(c, spinner, &drawing, listener);
        if (p == NO_PIECE) {
            tell_seat(listener, EVENT_NOTHING_LEFT, (int)spinner, 1); /* W13 */
            return;
        }
        suit = c->game.rules->face[p].suit;
    } while (suit != (unsigned)argument && suit != SUIT_NONE);
    tell_drawing(c, &drawing, spinner, listener);
}

/* W6: to the left, even while play goes to the right; two players in E3: nothing. */
RARE void effect_trade_hands(struct contents *c, const struct listener *listener)
{
    const struct open *open = &c->game.open;

    if (open->players - open->last > 1)
        pass_hands_on(c, LEFT, listener);
}

/* W7 */
RARE void effect_show_hand(struct contents *c, const struct listener *listener)
{
    unsigned spinner = c->game.open.effects.cursor;
    if (!c->game.rules->real)
        tell_hand(c, EVENT_HAND_SHOWN, (int)spinner, NO_SEAT, c->hand[spinner], listener);
}

/* Asks the seat to discard at most `left` cards. Returns false if there is none that it may
 * discard. core-choose.inc.c says which it may; of cards that come in the meantime W13 does. */
static bool ask_to_choose(struct contents *c, unsigned seat, unsigned left)
{
    struct open *open = &c->game.open;

    open->turn = open->chooser = (uint8_t)seat;
    open->left = (uint16_t)left;
    open->discarded = 0;
    open->chosen = -1;
    c->then = c->hand[seat];
    if (!set_any(choosable(c)))
        return false;
    open->situation = SITUATION_CHOOSE;
    return true;
}

/* W2: all but two. */
RARE bool effect_almost_out(struct contents *c, const struct listener *listener)
{
    unsigned spinner = c->game.open.effects.cursor, held = set_count(c->hand[spinner]);

    if (held > ALMOST_OUT_KEEPS)
        return ask_to_choose(c, spinner, held - ALMOST_OUT_KEEPS);
    tell_seat(listener, EVENT_KEPT, (int)spinner, 0);
    return false;
}

/* W3, W4: as many as are alike. The other players are not to know how many that are. */
RARE bool effect_discard_alike(struct contents *c, const struct listener *listener)
{
    unsigned spinner = c->game.open.effects.cursor;

    if (ask_to_choose(c, spinner, set_count(c->hand[spinner])))
        return true;
    tell_seat(listener, EVENT_KEPT, (int)spinner, 0);
    return false;
}

/*
 * One laying of a showdown: each of the seats shows its next highest number card, the one after
 * `shown` others. Leaves those that showed the highest; returns how many.
 */
static unsigned show_next(struct contents *c, uint8_t seats[SEATS_MAX], unsigned count,
                          unsigned shown, const struct listener *listener)
{
    unsigned tied = 0;
    int best = 0;

    for (unsigned i = 0; i < count; i++) {
        unsigned p = number_at(c, holding(c, seats[i]), shown);
        if (p == NO_PIECE)
            continue;
        int number = class_of(c, p);
        tell_card(listener, EVENT_SHOWED, seats[i], card_of(c, p), 0);
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
RARE bool effect_showdown(struct contents *c, const struct listener *listener)
{
    uint8_t seats[SEATS_MAX];
    unsigned count = list_players(&c->game, seats), shown = 0;

    do {
        count = show_next(c, seats, count, shown, listener);
        shown++;
    } while (count > 1);
    tell_seat(listener, EVENT_SHOWDOWN, count == 1 ? seats[0] : NO_SEAT, 0);
    return count == 1 && ask_to_choose(c, seats[0], shown);
}
