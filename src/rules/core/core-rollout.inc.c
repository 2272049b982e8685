/* Plays bots' games at full speed. Part of core.inc.c. */

/* Returns a piece of a set that is not empty, each with the same chance. */
HOT unsigned any_piece(set of, struct chance *chance)
{
    return set_select(of, chance_below(chance, set_count(of)));
}

/* H1: plays for the seat that owes: it stacks if it can, and never challenges. */
static void rollout_owed(struct contents *c, struct chance *chance, struct tally *tally)
{
    unsigned seat = c->game.open.turn;
    set may = honest(c, seat, stackable(c, c->hand[seat]));

    if (!set_any(may)) {
        take_owed(&c->game, 0, NULL);
        return;
    }
    unsigned p = any_piece(may, chance);
    count_play(c, tally, p);
    lay_piece(c, p, NULL);
}

/* C2 */
static void rollout_remedy(struct contents *c, struct chance *chance, struct tally *tally)
{
    unsigned p = any_piece(remedies(c, c->hand[c->game.open.turn]), chance);

    count_play(c, tally, p);
    lay_remedy(c, p, NULL);
}

/* Makes any move of the seat that is asked first, in situations too rare to be worth code of their
 * own. */
static __attribute__((noinline)) void rollout_move(struct contents *c, struct chance *chance)
{
    struct game *game = &c->game;
    const struct situation_handler *handler = situation_handler(game);
    struct move moves[VIEW_MOVES];
    int count = handler->moves(game, __builtin_ctz(handler->asked(game)), moves);

    assert(count > 0);
    handler->apply(game, moves[chance_below(chance, (uint32_t)count)], NULL);
}

/* Plays what the wheel asks for as the bot "random" does: discards what it may, each physical card
 * with the same chance. In SHOUT, where each such bot would shout or not, any seat is the first. */
static void roll_wheel(struct contents *c, struct chance *chance, struct tally *tally)
{
    struct game *game = &c->game;
    unsigned stop;
    set may;

    switch (game->open.situation) {
    case SITUATION_SPIN:
        stop = next_stop(game);
        if (tally)
            note_spin(game, tally, (int)stop);
        spin_to(game, stop, NULL);
        break;
    case SITUATION_SHOUT: {
        unsigned seats = shouters(game),
                 k = chance_below(chance, (unsigned)__builtin_popcount(seats));
        shout(game, (int)word_select(seats, k), NULL);
        break;
    }
    case SITUATION_CHOOSE:
        may = choosable(c);
        if (set_any(may))
            discard_piece(c, set_select(may, chance_below(chance, set_count(may))), NULL);
        else /* in a playout, which has dealt that seat a hand without any */
            finish_discards(&c->game, NULL);
        break;
    default:
        rollout_move(c, chance);
    }
}

/* Plays the rare situations, at a table where nobody reacts. */
RARE void rollout_other(struct contents *c, struct chance *chance, struct tally *tally)
{
    switch (c->game.open.situation) {
    case SITUATION_CHALLENGE:
        rollout_owed(c, chance, tally);
        break;
    case SITUATION_REMEDY:
        rollout_remedy(c, chance, tally);
        break;
    case SITUATION_PROVE:
    case SITUATION_PICTURE:
        shut_window(&c->game, NULL);
        break;
    default:
        roll_wheel(c, chance, tally);
        break;
    }
}

/* Counts a turn. Returns the pieces of `may`, for a beginner without those that it does not know to
 * be equal, as long as it can lay another card or draw instead: T15. */
HOT set count_and_see(const struct contents *c, struct tally *tally, unsigned seat, set may)
{
    set equals = equals_in(c, c->hand[seat]);

    if (__builtin_expect(tally->spinning >= 0, 0))
        settle_spin(&c->game, tally);
    count_turn(c, tally, may, equals);
    if (__builtin_expect(!is_beginner(tally, seat), 1))
        return may;
    set known = set_without(may, equals);
    return set_any(known) || anything_to_draw(&c->game) ? known : may;
}

/* Returns whether the seat that drew a card lays it. */
HOT bool lays_drawn(const struct contents *c, const struct tally *tally)
{
    unsigned p = c->game.drawn, seat = c->game.open.turn;

    if (!fits_piece(c, p) || (is_four(c->game.rules, p) && set_any(barring(c, seat))))
        return false;
    if (!tally || !is_beginner(tally, seat))
        return true;
    set equals = equals_in(c, c->hand[seat]);
    return !set_has(&equals, p);
}

/* Returns whether turns.inc.c may play the turn: nobody has called or can be caught, chance
 * decides, and the round is not about to be given up. */
HOT bool plays_quickly(const struct contents *c, const struct tally *tally)
{
    const struct game *game = &c->game;
    const struct open *open = &game->open;
    unsigned suit = game->rules->face[game->top].suit;

    return game->rules->turns && (open->called | open->window.catchable) == 0 &&
           (suit == SUIT_NONE || suit == open->suit) && game->stock_ordered == 0 &&
           tally->count[TALLY_TURNS] < TURNS_QUICK;
}

/* Plays turns of a round at full speed, and counts them. */
HOT struct played play_turns(struct contents *c, struct chance *chance, struct tally *tally)
{
    if (tally->spinning >= 0)
        settle_spin(&c->game, tally);
    if (tally->first < 0)
        count_first(c, tally);
    return play_quick_turns(c, chance, tally);
}

/* Plays one turn: the seat lays a card if it may, otherwise draws, otherwise passes. */
HOT void play_turn(struct contents *c, struct chance *chance, struct tally *tally, bool sensibly)
{
    unsigned seat = c->game.open.turn;
    set all = honest(c, seat, fitting(c, seat)),
        may = tally ? count_and_see(c, tally, seat, all) : all;
    unsigned count = set_count(may);

    if (count > 0) {
        unsigned p = sensibly ? sensible_piece(c, c->hand[seat], may, chance)
                              : set_select(may, chance_below(chance, count));
        count_play(c, tally, p);
        lay_piece(c, p, NULL);
    } else if (anything_to_draw(&c->game)) {
        if (tally)
            count_draw(c, tally, set_any(all));
        draw_piece(&c->game, NULL);
    } else {
        pass_with_nothing(c, NULL);
    }
}

/* H17: returns whether a doubt is the only possible reaction: such a window belongs to the move
 * before. */
HOT bool only_doubtable(const struct window *window)
{
    return window->doubtable && !window->jumpable && !window->callable && !window->catchable;
}

/*
 * Makes one move as the bot "random" does (bots/at_random.c; a test holds the two together) at a
 * table where nobody reacts and somebody always shouts: any physical card that may be played is as
 * likely as any other; the bot draws only when no card may be played, and plays the drawn card if
 * it may; any colour is as likely as any other. `sensibly`: it chooses as core-sensible.inc.c does.
 * `tally` may be NULL. Returns the number of moves: 0 for a step that belongs to the move before,
 * −1 once the round is over.
 */
HOT int make_move(struct contents *c, struct chance *chance, struct tally *tally, bool sensibly)
{
    struct game *game = &c->game;
    int moves = 1;

    switch (game->open.situation) {
    case SITUATION_TURN:
        play_turn(c, chance, tally, sensibly);
        break;
    case SITUATION_DREW:
        if (lays_drawn(c, tally)) {
            count_play(c, tally, game->drawn);
            lay_piece(c, game->drawn, NULL);
        } else {
            end_turn(c, NULL);
        }
        break;
    case SITUATION_COLOUR:
        take_colour(game,
                    (int)(sensibly ? sensible_suit(c, c->hand[game->open.turn], chance)
                                   : chance_below(chance, (unsigned)game->rules->suits)),
                    NULL);
        break;
    case SITUATION_DECLARE: /* what bots say is so */
        game->open.asked_again = false;
        run(c, NULL);
        moves = 0;
        break;
    case SITUATION_ROUND_OVER:
    case SITUATION_MATCH_OVER:
        moves = -1;
        break;
    case SITUATION_REACT:
        moves = !only_doubtable(&game->open.window); /* nobody doubts */
        shut_window(game, NULL);
        break;
    default:
        if (sensibly && game->open.situation == SITUATION_SEAT)
            sensible_swap(c);
        else
            rollout_other(c, chance, tally);
        break;
    }
    return moves;
}

/* Plays a round of random players. All is counted, and the beginners of the tally play as the bot
 * "beginner" does. */
static int rollout_counted(struct game *game, struct chance *chance, struct tally *tally)
{
    struct contents *c = (struct contents *)game;
    int moves = 0;

    turns_after(c->after, &game->open);
    for (;;) {
        if (game->open.situation == SITUATION_TURN) {
            if (plays_quickly(c, tally)) {
                struct played played = play_turns(c, chance, tally);
                moves += played.moves;
                if (played.piece != NO_PIECE) {
                    count_play(c, tally, played.piece);
                    lay_piece(c, played.piece, NULL);
                    moves++;
                    continue;
                }
            }
            if (tally->count[TALLY_TURNS] == TALLY_TURNS_MOST)
                return moves;
        }
        int made = make_move(c, chance, tally, false);
        if (made < 0) {
            if (tally->spinning >= 0)
                settle_spin(game, tally);
            return moves;
        }
        moves += made;
    }
}

static int rollout_sensible(struct game *game, unsigned seats, int most, struct chance *chance)
{
    int moves = 0;

    while (moves < most &&
           make_move((struct contents *)game, chance, NULL, seats >> game->open.turn & 1) >= 0)
        moves++;
    return moves;
}
