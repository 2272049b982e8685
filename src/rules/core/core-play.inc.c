/* Carries out moves. Part of core.inc.c. */

/* T10, C4: notes, of a +4 that the seat is about to lay, whether it is a bluff and the hand beside
 * it. */
RARE void judge_four(struct contents *c, unsigned seat)
{
    c->game.bluff = set_any(barring(c, seat));
    c->then = c->hand[seat];
}

/* H1, H14: notes how many cards the next player owes once the card is laid. A pile grows by the
 * same symbol; after a jump it stays as it was for the player who faces it. */
static void note_owed(struct contents *c, unsigned p, bool jumping)
{
    struct open *open = &c->game.open;
    const struct face *face = c->game.rules->face;
    bool same = face[p].owes != 0 && face[p].owes == face[c->game.top].owes && open->owed != 0;

    if (same && jumping && c->game.rules->progressive)
        return;
    open->owed = (uint16_t)(face[p].owes + (same && c->game.rules->progressive ? open->owed : 0));
}

/* Notes the state that the card about to be laid covers, as far as it may be needed again, and the
 * cards that the next player will owe. */
RARE void note_laid(struct contents *c, unsigned seat, unsigned p, bool jumping)
{
    struct open *open = &c->game.open;

    open->suit_before = open->suit;
    open->owed_before = open->owed;
    open->jumped = jumping;
    c->game.wrong = false;
    if (c->game.rules->face[p].owes == 4) {
        open->stays = jumping || open->owed > 0;
        judge_four(c, seat);
    }
    note_owed(c, p, jumping);
}

/* Returns whether a piece fits on the card on which a hand had nothing to lay. */
HOT bool fits_lack(const struct rules *rules, struct lack lack, unsigned p)
{
    return fits_on(rules, rules->face[rules->first[lack.top]].like, lack.suit, p);
}

/* Takes a laid piece off the cards known not to fit (struct lack). A piece that would have fitted
 * has been drawn since, and does not count; any other may be one of those cards, and a piece that
 * was just drawn was counted as one. */
RARE void lay_lacking(struct contents *c, unsigned seat, unsigned p)
{
    struct lack *lack = &c->game.open.lack[seat];

    if (c->game.drawn != NO_PIECE || !fits_lack(c->game.rules, *lack, p))
        lack->cards--;
}

/* Puts a piece of a hand on the pile, in turn or out of it. */
HOT void put_down(struct contents *c, unsigned seat, unsigned p, bool jumping,
                  const struct listener *listener)
{
    struct game *game = &c->game;
    struct open *open = &game->open;
    const struct face *face = &game->rules->face[p];

    set_remove(&c->hand[seat], p);
    if (open->lack[seat].cards > 0)
        lay_lacking(c, seat, p);
    if (__builtin_expect(face->owes | game->rules->reacts, 0))
        note_laid(c, seat, p, jumping);
    put_on_pile(&c->game, p);
    open->passes = 0;
    game->drawn = NO_PIECE;
    open->effects.player = open->effects.cursor = (uint8_t)seat;
    tell_card(listener, jumping ? EVENT_JUMPED : EVENT_PLAYED, (int)seat, face->card,
              listener ? (int)set_count(c->hand[seat]) : 0);
}

/* Gives the card on top, which has been put down, its effects. */
HOT void take_effect(struct contents *c, const struct listener *listener)
{
    struct open *open = &c->game.open;
    const struct face *face = &c->game.rules->face[c->game.top];
    unsigned seat = open->effects.player;

    if (__builtin_expect(!set_any(c->hand[seat]), 0)) {
        open->last = true;
        open->effects.pc = face->program[OCCASION_LAST];
    } else {
        if (c->game.rules->reacts || listener)
            come_down(c, seat, listener);
        open->effects.pc = face->program[OCCASION_PLAYED];
        if (__builtin_expect(open->effects.pc == PROGRAM_NEXT_TURN, 1)) {
            effect_next_turn(c, listener);
            return;
        }
    }
    run(c, listener);
}

/* Lays a piece that the seat on turn holds and may lay. */
HOT void lay_piece(struct contents *c, unsigned p, const struct listener *listener)
{
    put_down(c, c->game.open.turn, p, false, listener);
    take_effect(c, listener);
}

HOT void end_turn(struct contents *c, const struct listener *listener)
{
    tell_seat(listener, EVENT_PASSED, c->game.open.turn, 0);
    c->game.drawn = NO_PIECE;
    begin_turn(c, c->game.open.next[c->game.open.direction][c->game.open.turn], listener);
}

/* Notes, as all can see it, that no card of the seat on turn fits, since it draws. The card that it
 * draws counts as well, as it will be laid if it fits. */
static void note_lack(struct contents *c)
{
    struct open *open = &c->game.open;
    unsigned held = set_count(c->hand[open->turn]);

    open->lack[open->turn] = (struct lack){.top = c->game.rules->face[c->game.top].card,
                                           .suit = open->suit,
                                           .cards = (uint8_t)(held < UINT8_MAX ? held : UINT8_MAX)};
}

/* T3, T4: draws a card, which must exist, for the seat on turn. If the card fits the seat is asked,
 * otherwise the turn is over; where wrong cards may be laid, and with real ones, it is always
 * asked: X3, R1. */
HOT void draw_piece(struct game *game, const struct listener *listener)
{
    struct contents *c = (struct contents *)game;

    if (__builtin_expect(game->stock == 0, 0))
        refill(c, listener);
    unsigned p = take_top(c);
    bool fits = fits_piece(c, p);
    set_add(&c->hand[game->open.turn], p);
    note_lack(c);
    game->open.passes = 0;
    if (listener) {
        uint16_t card = (uint16_t)card_of(c, p);
        tell_cards(listener, EVENT_DRAWN, game->open.turn, game->rules->real ? NULL : &card, 1, 0);
    }
    if (!fits && !game->rules->lenient && !game->rules->real) {
        end_turn(c, listener);
        return;
    }
    game->drawn = (uint16_t)p;
    game->open.situation = SITUATION_DREW;
}

/* T15: passes, as nothing fits and nothing is left to draw. */
HOT void pass_with_nothing(struct contents *c, const struct listener *listener)
{
    struct game *game = &c->game;

    tell_seat(listener, EVENT_NOTHING_LEFT, game->open.turn, 1);
    if (++game->open.passes < game->open.players) {
        end_turn(c, listener);
        return;
    }
    tell_seat(listener, EVENT_PASSED, game->open.turn, 0);
    block_round(c, listener);
}

HOT void take_colour(struct game *game, int suit, const struct listener *listener)
{
    struct event event = event_of(EVENT_COLOUR_NAMED, game->open.turn);

    event.suit = suit;
    game->open.suit = (uint8_t)suit;
    tell_event(listener, event);
    run((struct contents *)game, listener);
}

/* H16: returns whether the number on top matches the number below in that way. */
static bool matches(const struct game *game, bool by_colour)
{
    const struct contents *c = contents_of(game);
    unsigned fit = fit_on(game->rules, card_of(c, game->top), card_of(c, c->pile[game->pile - 2]),
                          game->open.suit_before);

    return fit & (by_colour ? FIT_COLOUR : FIT_VALUE);
}

/* H16: tells that an untrue thing was said of the card on top, if one was. */
static void tell_untrue(struct contents *c, const struct listener *listener)
{
    struct game *game = &c->game;
    uint8_t untrue = game->open.untrue;

    game->open.untrue = UNTRUE_NOTHING;
    if (untrue == UNTRUE_NOTHING)
        return;
    int seat = game->open.effects.player;
    const uint16_t cards[] = {(uint16_t)card_of(c, game->top),
                              (uint16_t)card_of(c, c->pile[game->pile - 2])};
    if (untrue == UNTRUE_COLOUR)
        tell_card(listener, EVENT_NOT_COLOUR, seat, cards[1], 0);
    else
        tell_cards(listener, EVENT_NOT_VALUE, seat, cards, 2, 0);
}

/* H16: takes the player's statement. Where the other players judge the card, an untrue statement is
 * told only when they can no longer call the card wrong: before that, telling it or keeping silent
 * would give the card away. Where the program refuses wrong cards, the player is asked again. */
static void declare(struct game *game, bool by_colour, const struct listener *listener)
{
    struct contents *c = (struct contents *)game;
    bool holds = matches(game, by_colour);

    tell_seat(listener, by_colour ? EVENT_SAID_COLOUR : EVENT_SAID_VALUE, game->open.turn, 0);
    if (!holds)
        game->open.untrue = by_colour ? UNTRUE_COLOUR : UNTRUE_VALUE;
    if (!game->rules->peers)
        tell_untrue(c, listener);
    game->open.asked_again = !holds && !game->rules->lenient;
    if (!game->open.asked_again)
        run(c, listener);
}

/* Makes the seat on turn draw all that it owes and `more`, and ends the turn. */
static void take_owed(struct game *game, int more, const struct listener *listener)
{
    struct contents *c = (struct contents *)game;

    game->open.owed = (uint16_t)(game->open.owed + more);
    effect_draw_owed(c, listener);
    run(c, listener);
}

/* Puts the card on top back into the hand that it came from. */
static void pick_up(struct contents *c)
{
    struct game *game = &c->game;
    unsigned p = c->pile[--game->pile], below = c->pile[game->pile - 1];

    set_add(&c->hand[game->open.effects.player], p);
    game->top = (uint16_t)below;
    game->like = game->rules->face[below].like;
    game->open.suit = game->open.suit_before;
}

/* C1–C5, H2: settles the challenge of the seat that owes. */
static void settle_challenge(struct game *game, const struct listener *listener)
{
    struct contents *c = (struct contents *)game;
    struct open *open = &game->open;
    unsigned player = open->effects.player;

    if (!game->bluff) {
        tell_seat(listener, EVENT_HONEST, (int)player, 0);
        take_owed(game, CHALLENGE_COSTS, listener);
        return;
    }
    tell_seat(listener, EVENT_BLUFF, (int)player, 0);
    game->bluff = false;
    if (four_may_go_back(c, 1)) {
        /* C2, C5: the +4 comes back, and with it its colour and the call */
        tell_card(listener, EVENT_TAKEN_BACK, (int)player, card_of(c, game->top), 0);
        pick_up(c);
        open->called &= (uint16_t) ~(1u << player);
        open->turn = (uint8_t)player;
        open->situation = SITUATION_REMEDY;
        return;
    }
    int owed = open->owed;
    open->owed = 0;
    draw_cards(c, player, owed, listener);
    run(c, listener);
}

/* Shows the hand. With real cards (R1) the challenger sees whether it was a bluff. */
static void challenge(struct game *game, const struct listener *listener)
{
    struct contents *c = (struct contents *)game;
    struct open *open = &game->open;
    unsigned player = open->effects.player;

    tell_two(listener, EVENT_CHALLENGED, open->turn, (int)player, NO_CARD);
    if (game->rules->real) {
        open->situation = SITUATION_SHOWN;
        return;
    }
    if (listener)
        tell_hand(c, EVENT_HAND_SHOWN, (int)player, open->turn, c->then, listener);
    settle_challenge(game, listener);
}

/* R1: returns whether the +4 on top may have been a bluff. If every coloured card that fitted on
 * the card below it (T10) lies open, it was none, and no card could take its place (C2). */
static bool may_be_bluff(const struct game *game)
{
    const struct contents *c = contents_of(game);
    const struct rules *rules = game->rules;

    if (game->pile < 2)
        return true;
    int like = rules->face[c->pile[game->pile - 2]].like;
    set followed =
            set_and(set_row(rules->suit, game->open.suit_before), set_row(rules->follow, like)),
        fitted = set_and(set_or(set_row(rules->like, like), followed), set_row(rules->coloured, 0));
    return set_any(set_and(fitted, holding(c, game->open.effects.player)));
}

static void say_shown(struct game *game, bool bluff, const struct listener *listener)
{
    game->bluff = bluff;
    settle_challenge(game, listener);
}

/* C5: lays the card; then the owed cards are drawn, and reactions and the card's effects follow. */
static void lay_remedy(struct contents *c, unsigned p, const struct listener *listener)
{
    struct open *open = &c->game.open;
    int owed = open->owed;

    open->owed = 0;
    put_down(c, open->turn, p, false, listener);
    draw_cards(c, open->turn, owed, listener);
    take_effect(c, listener);
}

/* X1, X6: refuses a wrong card that is noticed as it is laid, so that it never lies on the pile. */
static void refuse_piece(struct contents *c, unsigned seat, unsigned p,
                         const struct listener *listener)
{
    struct game *game = &c->game;
    struct open *open = &game->open;
    bool in_turn = open->situation != SITUATION_REACT;
    int penalty = game->rules->wrong_penalty;

    tell_two(listener, EVENT_WRONG, (int)seat, NO_SEAT, card_of(c, p));
    open->called &= (uint16_t) ~(1u << seat);
    if (in_turn) {
        penalty += open->owed;
        open->owed = 0;
    }
    draw_cards(c, seat, penalty, listener);
    if (!in_turn) {
        open->window.passed = 0;
        spare_hands(c);
        return;
    }
    open->passes = 0;
    game->drawn = NO_PIECE;
    begin_turn(c, open->next[open->direction][seat], listener);
}

/* Lays a card that the situation lets the seat lay, right or wrong. */
static void lay(struct game *game, int seat, int card, const struct listener *listener)
{
    struct contents *c = (struct contents *)game;
    struct open *open = &game->open;
    set right = right_pieces(c, (unsigned)seat);
    unsigned p = game->rules->real ? show_held(c, (unsigned)seat, card)
                                   : piece_in(game, c->hand[seat], card);
    bool wrong = !set_has(&right, p), jumping = open->situation == SITUATION_REACT;

    if (open->situation == SITUATION_REMEDY) {
        lay_remedy(c, p, listener);
        return;
    }
    if (wrong && !game->rules->peers) {
        refuse_piece(c, (unsigned)seat, p, listener);
        return;
    }
    if (jumping) {
        tell_untrue(c, listener); /* nobody can call the covered card wrong any more */
        /* H4, H6, H12: the effects that the covered card still had are dropped, unless this card is
         * wrong */
        open->covered = open->effects;
        open->covered_catchable = open->window.catchable;
        open->covered_suit_before = open->suit_before;
        open->window = (struct window){0};
    }
    put_down(c, (unsigned)seat, p, jumping, listener);
    if (wrong) { /* X4: a pile lapses */
        game->wrong = true;
        open->owed = game->rules->face[p].owes;
    }
    take_effect(c, listener);
}

/* X1, X4–X6: takes back the wrong card on top, which has been noticed, with all that it did. */
static void take_back(struct game *game, int noticed, const struct listener *listener)
{
    struct contents *c = (struct contents *)game;
    struct open *open = &game->open;
    unsigned seat = open->effects.player;
    int penalty = game->rules->wrong_penalty;

    tell_two(listener, EVENT_WRONG, (int)seat, noticed, card_of(c, game->top));
    pick_up(c);
    game->wrong = open->last = false;
    open->untrue = UNTRUE_NOTHING; /* that it is wrong says more */
    open->called &= (uint16_t) ~(1u << seat);
    open->window = (struct window){0};
    if (open->jumped) {
        open->jumped = false;
        open->effects = open->covered;
        open->suit_before = open->covered_suit_before;
        open->owed = open->owed_before;
        open->window.jumpable = true;
        open->window.catchable = open->covered_catchable & (uint16_t)~open->called;
        open->called &= (uint16_t)~open->covered_catchable; /* made meanwhile, and used up */
        open->turn = open->effects.player;
        draw_cards(c, seat, penalty, listener);
        spare_hands(c);
        return;
    }
    penalty += open->owed_before;
    open->owed = 0;
    draw_cards(c, seat, penalty, listener);
    begin_turn(c, open->next[open->direction][seat], listener);
}

static void shut_window(struct game *game, const struct listener *listener)
{
    struct contents *c = (struct contents *)game;

    tell_untrue(c, listener);
    game->open.window = (struct window){0};
    game->open.jumped = game->wrong = false;
    run(c, listener);
}
