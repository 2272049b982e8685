/* What a move does. Part of core.inc.c. */

/* T1, T2: the pieces of a hand that fit on the top as it lies. */
HOT set fitting(const struct table *t, unsigned seat)
{
    const struct rules *rules = t->game.rules;
    set fits = set_or(set_row(rules->like, t->game.like), set_row(rules->suit, t->game.open.suit));

    return set_and(t->hand[seat], fits);
}

/* T10: the pieces of a hand that make its +4 dishonest. */
HOT set barring(const struct table *t, unsigned seat)
{
    const struct rules *rules = t->game.rules;
    set bars = set_or(set_row(rules->bar, t->game.like), set_row(rules->suit, t->game.open.suit));

    return set_and(t->hand[seat], bars);
}

/* What a seat may put down in its turn: what fits, and a +4 only when it is honest. */
HOT set layable(const struct table *t, unsigned seat)
{
    set fits = fitting(t, seat), four = set_row(t->game.rules->draw_four, 0);

    if (set_any(set_and(fits, four)) && set_any(barring(t, seat)))
        fits = set_without(fits, four);
    return fits;
}

/* The same of one piece, which the seat may be about to take into its hand. */
HOT bool may_lay_piece(const struct table *t, unsigned seat, unsigned p)
{
    const struct rules *rules = t->game.rules;
    const uint64_t *like = rules->like + t->game.like * WORDS,
                   *suit = rules->suit + t->game.open.suit * WORDS;
    unsigned word = p / 64, bit = p % 64;

    if (((like[word] | suit[word]) >> bit & 1) == 0)
        return false;
    return (rules->draw_four[word] >> bit & 1) == 0 || !set_any(barring(t, seat));
}

/* The seat that is on lays a piece that it holds and may lay. */
HOT void lay_piece(struct table *t, unsigned p, const struct listener *listener)
{
    struct game *game = &t->game;
    const struct face *face = &game->rules->face[p];
    set *hand = &t->hand[game->open.turn];

    set_remove(hand, p);
    put_on_pile(t, p);
    game->open.passes = 0;
    game->drawn = NO_PIECE;
    game->open.effects.player = game->open.effects.cursor = game->open.turn;
    tell_card(listener, EVENT_PLAYED, game->open.turn, face->card,
              listener ? (int)set_count(*hand) : 0);
    if (__builtin_expect(!set_any(*hand), 0)) {
        game->open.effects.pc = face->program[OCCASION_LAST];
    } else {
        game->open.effects.pc = face->program[OCCASION_PLAYED];
        if (__builtin_expect(game->open.effects.pc == PROGRAM_NEXT_TURN, 1)) {
            effect_next_turn(t, 0, listener);
            return;
        }
    }
    run(t, listener);
}

HOT void end_turn(struct table *t, const struct listener *listener)
{
    tell_seat(listener, EVENT_PASSED, t->game.open.turn, 0);
    t->game.drawn = NO_PIECE;
    begin_turn(t, t->game.open.next[t->game.open.direction][t->game.open.turn], listener);
}

/* T3, T4: the seat that is on draws one of at least one; if it may be played the seat is asked,
 * else the turn is over. */
HOT void draw_piece(struct table *t, const struct listener *listener)
{
    struct game *game = &t->game;

    if (__builtin_expect(game->stock == 0, 0))
        refill(t, listener);
    unsigned p = take_top(t);
    bool may = may_lay_piece(t, game->open.turn, p);
    set_add(&t->hand[game->open.turn], p);
    game->open.passes = 0;
    if (listener) {
        uint16_t card = (uint16_t)card_of(t, p);
        tell_cards(listener, EVENT_DRAWN, game->open.turn, &card, 1, 0);
    }
    if (!may) {
        end_turn(t, listener);
        return;
    }
    game->drawn = (uint16_t)p;
    game->open.situation = SITUATION_DREW;
}

/* T15: nothing fits and nothing is left to draw. */
HOT void pass_with_nothing(struct table *t, const struct listener *listener)
{
    struct game *game = &t->game;

    tell_seat(listener, EVENT_NOTHING_LEFT, game->open.turn, 1);
    if (++game->open.passes < game->open.players) {
        end_turn(t, listener);
        return;
    }
    tell_seat(listener, EVENT_PASSED, game->open.turn, 0);
    block_round(t, listener);
}

HOT void take_colour(struct table *t, unsigned suit, const struct listener *listener)
{
    struct game *game = &t->game;

    game->open.suit = (uint8_t)suit;
    tell_event(listener, (struct event){.kind = EVENT_COLOUR_NAMED,
                                        .seat = game->open.turn,
                                        .card = NO_CARD,
                                        .suit = (int)suit});
    run(t, listener);
}

/*
 * As the bot "random" plays (bots/random.c; a test holds the two together): any physical card that
 * may be played is as likely as any other; draws only when none may; plays a drawn card; any colour
 * is as likely as any other.
 */
static int rollout(struct game *game, struct chance *chance)
{
    struct table *t = (struct table *)game;
    int moves = 0;

    for (;; moves++) {
        switch (game->open.situation) {
        case SITUATION_TURN: {
            set may = layable(t, game->open.turn);
            unsigned count = set_count(may);
            if (count > 0)
                lay_piece(t, set_select(may, chance_below(chance, count)), NULL);
            else if (anything_to_draw(game))
                draw_piece(t, NULL);
            else
                pass_with_nothing(t, NULL);
            break;
        }
        case SITUATION_DREW:
            lay_piece(t, game->drawn, NULL);
            break;
        case SITUATION_COLOUR:
            take_colour(t, chance_below(chance, (unsigned)game->rules->suits), NULL);
            break;
        default:
            if (roll_wheel(t, chance))
                break;
            assert(game->open.situation == SITUATION_ROUND_OVER ||
                   game->open.situation == SITUATION_MATCH_OVER);
            return moves;
        }
    }
}
