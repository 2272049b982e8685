/* Bots' games at full speed. Part of core.inc.c. */

/* A piece of a set that is not empty, each as likely as any other. */
HOT unsigned any_piece(set of, struct chance *chance)
{
    return set_select(of, chance_below(chance, set_count(of)));
}

/* H1: stacks if it can, and never challenges. */
static void rollout_owed(struct table *t, struct chance *chance)
{
    unsigned seat = t->game.open.turn;
    set may = honest(t, seat, stackable(t, seat));

    if (set_any(may))
        lay_piece(t, any_piece(may, chance), NULL);
    else
        take_owed(t, 0, NULL);
}

/* With any other player of the round. */
static void rollout_swap(struct table *t, struct chance *chance)
{
    const struct open *open = &t->game.open;
    unsigned others = open->in & ~(1u << open->turn),
             other = word_select(others, chance_below(chance, open->players - 1u));

    swap_hands(t, open->turn, other, NULL);
    run(t, NULL);
}

/* As the bot "random" plays: discards what it may, any physical card as likely as any other. In
 * SHOUT, where each such bot would shout or not, any seat is the first. */
static void roll_wheel(struct table *t, struct chance *chance)
{
    struct game *game = &t->game;
    set may;

    switch (game->open.situation) {
    case SITUATION_SPIN:
        spin(game, NULL);
        break;
    case SITUATION_SHOUT: {
        unsigned seats = shouters(game),
                 k = chance_below(chance, (unsigned)__builtin_popcount(seats));
        shout(game, (int)word_select(seats, k), NULL);
        break;
    }
    case SITUATION_CHOOSE:
        may = choosable(t);
        discard_piece(t, set_select(may, chance_below(chance, set_count(may))), NULL);
        break;
    default:
        assert(!"a situation of a round that is on");
    }
}

/* What happens seldom. Nobody reacts. */
RARE void rollout_other(struct table *t, struct chance *chance)
{
    switch (t->game.open.situation) {
    case SITUATION_CHALLENGE:
        rollout_owed(t, chance);
        break;
    case SITUATION_SEAT:
        rollout_swap(t, chance);
        break;
    case SITUATION_REMEDY:
        lay_remedy(t, any_piece(remedies(t, t->game.open.turn), chance), NULL);
        break;
    case SITUATION_REACT:
        shut_window(t, NULL);
        break;
    default:
        roll_wheel(t, chance);
        break;
    }
}

/*
 * As the bot "random" plays (bots/random.c; a test holds the two together) at a table where nobody
 * reacts and somebody always shouts: any physical card that may be played is as likely as any
 * other; draws only when none may; plays a drawn card; any colour is as likely as any other.
 */
static int rollout(struct game *game, struct chance *chance)
{
    struct table *t = (struct table *)game;
    int moves = 0;

    for (;; moves++) {
        switch (game->open.situation) {
        case SITUATION_TURN: {
            unsigned seat = game->open.turn;
            set may = honest(t, seat, fitting(t, seat));
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
            if (fits_piece(t, game->drawn) &&
                !(is_four(game->rules, game->drawn) && set_any(barring(t, game->open.turn))))
                lay_piece(t, game->drawn, NULL);
            else
                end_turn(t, NULL);
            break;
        case SITUATION_COLOUR:
            take_colour(t, chance_below(chance, (unsigned)game->rules->suits), NULL);
            break;
        case SITUATION_ROUND_OVER:
        case SITUATION_MATCH_OVER:
            return moves;
        default:
            rollout_other(t, chance);
            break;
        }
    }
}
