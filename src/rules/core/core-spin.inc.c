/* Carries out the moves of SPIN, SHOUT and CHOOSE. Part of core.inc.c. */

/* W1: returns where the wheel stops: by the segments' weights, or as a script says. */
static unsigned next_stop(struct game *game)
{
    const struct segment *segment = game->rules->segment;
    unsigned stop = 0;

    if (game->stops > 0)
        return game->stop[--game->stops];
    uint32_t place = chance_below(&game->wheel, game->rules->weights);
    while (place >= segment[stop].weight)
        place -= segment[stop++].weight;
    return stop;
}

static void spin_to(struct game *game, unsigned stop, const struct listener *listener)
{
    tell_seat(listener, EVENT_SPUN, game->open.turn, (int)stop);
    game->open.segment = (uint8_t)stop;
    game->open.back = game->open.effects.pc;
    game->open.effects.pc = game->rules->segment[stop].program;
    run((struct contents *)game, listener);
}

static void spin(struct game *game, const struct listener *listener)
{
    spin_to(game, next_stop(game), listener);
}

/* W9: this seat shouted first. */
static void shout(struct game *game, int seat, const struct listener *listener)
{
    struct contents *c = (struct contents *)game;

    game->open.window.passed = 0;
    tell_seat(listener, EVENT_SHOUTED, seat, 0);
    ask_to_choose(c, (unsigned)seat, 1);
}

/* W9: this seat does not shout; if no seat does, nothing happens. */
static void stay_silent(struct game *game, int seat, const struct listener *listener)
{
    game->open.window.passed |= (uint16_t)(1u << seat);
    if (shouters(game) != 0)
        return;
    game->open.window.passed = 0;
    tell_seat(listener, EVENT_KEPT, NO_SEAT, 0);
    run((struct contents *)game, listener);
}

/*
 * E1–E3, W10: the discarder has gone out, and the card on top has its effect on the next player
 * (E7): the seat after the spinner, or the one after that, when it is the first that has just gone
 * out. Nobody reacts to a discard, which is never wrong: H11.
 */
static void go_out(struct contents *c)
{
    struct open *open = &c->game.open;

    open->last = true;
    open->effects.player = open->chooser;
    if (open->next[open->direction][open->effects.cursor] == open->chooser)
        open->effects.cursor = open->chooser;
    open->effects.pc = c->game.rules->face[c->game.top].program[OCCASION_LAST];
    open->owed = c->game.rules->face[c->game.top].owes;
    if (c->game.rules->program[open->effects.pc].effect == EFFECT_window)
        open->effects.pc++;
    open->back = 0;
    open->segment = 0;
}

/* W10: ends discarding; if a wild lies on top, the discarder names its colour. */
static void finish_discards(struct game *game, const struct listener *listener)
{
    struct contents *c = (struct contents *)game;
    struct open *open = &game->open;
    unsigned seat = open->chooser, discarded = open->discarded;
    bool emptied = !set_any(c->hand[seat]);

    if (discarded == 0)
        tell_seat(listener, EVENT_KEPT, (int)seat, 0);
    if (emptied && !open->last)
        go_out(c);
    open->left = open->discarded = 0;
    open->chooser = 0;
    open->chosen = 0;
    if (discarded > 0 && !open->last) {
        come_down(c, seat, listener);
        if (open->suit == SUIT_NONE) {
            open->turn = (uint8_t)seat;
            open->situation = SITUATION_COLOUR;
            return;
        }
    }
    run(c, listener);
}

static void discard_piece(struct contents *c, unsigned p, const struct listener *listener)
{
    struct game *game = &c->game;
    struct open *open = &game->open;
    const struct card *card = deck_card(game->rules->deck, card_of(c, p));
    enum wheel_effect effect = (enum wheel_effect)game->rules->segment[open->segment].effect;

    set_remove(&c->hand[open->chooser], p);
    put_on_pile(&c->game, p);
    game->wrong = game->bluff = false;
    if (effect == WHEEL_DISCARD_NUMBER)
        open->chosen = (int16_t)card->value_class;
    else if (effect == WHEEL_DISCARD_COLOUR)
        open->chosen = (int16_t)card->suit;
    open->discarded++;
    open->left--;
    if (listener)
        tell_card(listener, EVENT_DISCARDED, open->chooser, card_of(c, p),
                  (int)set_count(c->hand[open->chooser]));
    if (!set_any(choosable(c)))
        finish_discards(&c->game, listener);
}

static void discard(struct game *game, int card, const struct listener *listener)
{
    struct contents *c = (struct contents *)game;
    unsigned p = game->rules->real ? show_held(c, game->open.chooser, card)
                                   : piece_in(game, choosable(c), card);

    discard_piece(c, p, listener);
}

static bool may_discard(const struct game *game, int card)
{
    return piece_in(game, choosable(contents_of(game)), card) != NO_PIECE;
}
