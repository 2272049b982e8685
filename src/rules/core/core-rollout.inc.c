/* Plays bots' games at full speed. Part of core.inc.c. */

/* Returns a piece of a set that is not empty, each with the same chance. */
HOT unsigned any_piece(set of, struct chance *chance)
{
    return set_select(of, chance_below(chance, set_count(of)));
}

/* H1: plays for the seat that owes: it stacks if it can, and never challenges. */
static void rollout_owed(struct table *t, struct chance *chance, struct tally *tally)
{
    unsigned seat = t->game.open.turn;
    set may = honest(t, seat, stackable(t, t->hand[seat]));

    if (!set_any(may)) {
        take_owed(&t->game, 0, NULL);
        return;
    }
    unsigned p = any_piece(may, chance);
    count_play(t, tally, p);
    lay_piece(t, p, NULL);
}

/* C2 */
static void rollout_remedy(struct table *t, struct chance *chance, struct tally *tally)
{
    unsigned p = any_piece(remedies(t, t->hand[t->game.open.turn]), chance);

    count_play(t, tally, p);
    lay_remedy(t, p, NULL);
}

/* Makes any move of the seat that is asked first, in situations too rare to be worth code of their
 * own. */
static __attribute__((noinline)) void rollout_move(struct table *t, struct chance *chance)
{
    struct game *game = &t->game;
    const struct situation_handler *handler = situation_handler(game);
    struct move moves[VIEW_MOVES];
    int count = handler->moves(game, __builtin_ctz(handler->asked(game)), moves);

    assert(count > 0);
    handler->apply(game, moves[chance_below(chance, (uint32_t)count)], NULL);
}

/* Plays what the wheel asks for as the bot "random" does: discards what it may, each physical card
 * with the same chance. In SHOUT, where each such bot would shout or not, any seat is the first. */
static void roll_wheel(struct table *t, struct chance *chance, struct tally *tally)
{
    struct game *game = &t->game;
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
        may = choosable(t);
        if (set_any(may))
            discard_piece(t, set_select(may, chance_below(chance, set_count(may))), NULL);
        else /* in a playout, which has dealt that seat a hand without any */
            finish_discards(&t->game, NULL);
        break;
    default:
        rollout_move(t, chance);
    }
}

/* Plays the rare situations, at a table where nobody reacts. */
RARE void rollout_other(struct table *t, struct chance *chance, struct tally *tally)
{
    switch (t->game.open.situation) {
    case SITUATION_CHALLENGE:
        rollout_owed(t, chance, tally);
        break;
    case SITUATION_REMEDY:
        rollout_remedy(t, chance, tally);
        break;
    case SITUATION_PROVE:
    case SITUATION_PICTURE:
        shut_window(&t->game, NULL);
        break;
    default:
        roll_wheel(t, chance, tally);
        break;
    }
}

/* Counts a turn. Returns the pieces of `may`, for a beginner without those that it does not know to
 * be equal, as long as it can lay another card or draw instead: T15. */
HOT set count_and_see(const struct table *t, struct tally *tally, unsigned seat, set may)
{
    set equals = equals_in(t, t->hand[seat]);

    if (__builtin_expect(tally->spinning >= 0, 0))
        settle_spin(&t->game, tally);
    count_turn(t, tally, may, equals);
    if (__builtin_expect(!is_beginner(tally, seat), 1))
        return may;
    set known = set_without(may, equals);
    return set_any(known) || anything_to_draw(&t->game) ? known : may;
}

/* Returns whether the seat that drew a card lays it. */
HOT bool lays_drawn(const struct table *t, const struct tally *tally)
{
    unsigned p = t->game.drawn, seat = t->game.open.turn;

    if (!fits_piece(t, p) || (is_four(t->game.rules, p) && set_any(barring(t, seat))))
        return false;
    if (!tally || !is_beginner(tally, seat))
        return true;
    set equals = equals_in(t, t->hand[seat]);
    return !set_has(&equals, p);
}

/* Returns whether turns.inc.c may play the turn: nobody has called or can be caught, chance
 * decides, and the round is not about to be given up. */
HOT bool plays_quickly(const struct table *t, const struct tally *tally)
{
    const struct game *game = &t->game;
    const struct open *open = &game->open;
    unsigned suit = game->rules->face[game->top].suit;

    return game->rules->turns && (open->called | open->window.catchable) == 0 &&
           (suit == SUIT_NONE || suit == open->suit) && game->stock_ordered == 0 &&
           tally->count[TALLY_TURNS] < TURNS_QUICK;
}

/* Plays turns of a round at full speed, and counts them. */
HOT struct played play_turns(struct table *t, struct chance *chance, struct tally *tally)
{
    if (tally->spinning >= 0)
        settle_spin(&t->game, tally);
    if (tally->first < 0)
        count_first(t, tally);
    return play_quick_turns(t, chance, tally);
}

/* Plays one turn: the seat lays a card if it may, otherwise draws, otherwise passes. */
HOT void play_turn(struct table *t, struct chance *chance, struct tally *tally, bool sensibly)
{
    unsigned seat = t->game.open.turn;
    set all = honest(t, seat, fitting(t, seat)),
        may = tally ? count_and_see(t, tally, seat, all) : all;
    unsigned count = set_count(may);

    if (count > 0) {
        unsigned p = sensibly ? sensible_piece(t, t->hand[seat], may, chance)
                              : set_select(may, chance_below(chance, count));
        count_play(t, tally, p);
        lay_piece(t, p, NULL);
    } else if (anything_to_draw(&t->game)) {
        if (tally)
            count_draw(t, tally, set_any(all));
        draw_piece(&t->game, NULL);
    } else {
        pass_with_nothing(t, NULL);
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
HOT int make_move(struct table *t, struct chance *chance, struct tally *tally, bool sensibly)
{
    struct game *game = &t->game;
    int moves = 1;

    switch (game->open.situation) {
    case SITUATION_TURN:
        play_turn(t, chance, tally, sensibly);
        break;
    case SITUATION_DREW:
        if (lays_drawn(t, tally)) {
            count_play(t, tally, game->drawn);
            lay_piece(t, game->drawn, NULL);
        } else {
            end_turn(t, NULL);
        }
        break;
    case SITUATION_COLOUR:
        take_colour(game,
                    (int)(sensibly ? sensible_suit(t, t->hand[game->open.turn], chance)
                                   : chance_below(chance, (unsigned)game->rules->suits)),
                    NULL);
        break;
    case SITUATION_DECLARE: /* what bots say is so */
        game->open.asked_again = false;
        run(t, NULL);
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
            sensible_swap(t);
        else
            rollout_other(t, chance, tally);
        break;
    }
    return moves;
}

/* Plays a round of random players. All is counted, and the beginners of the tally play as the bot
 * "beginner" does. */
static int rollout_counted(struct game *game, struct chance *chance, struct tally *tally)
{
    struct table *t = (struct table *)game;
    int moves = 0;

    turns_after(t->after, &game->open);
    for (;;) {
        if (game->open.situation == SITUATION_TURN) {
            if (plays_quickly(t, tally)) {
                struct played played = play_turns(t, chance, tally);
                moves += played.moves;
                if (played.piece != NO_PIECE) {
                    count_play(t, tally, played.piece);
                    lay_piece(t, played.piece, NULL);
                    moves++;
                    continue;
                }
            }
            if (tally->count[TALLY_TURNS] == TALLY_TURNS_MOST)
                return moves;
        }
        int made = make_move(t, chance, tally, false);
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
           make_move((struct table *)game, chance, NULL, seats >> game->open.turn & 1) >= 0)
        moves++;
    return moves;
}
