/* Which cards fit, and which a seat may lay. Part of core.inc.c. */

/* T1, T19: returns the pieces that fit on the top as it lies by their colour. */
HOT set followed(const struct contents *c)
{
    const struct rules *rules = c->game.rules;

    return set_and(set_row(rules->suit, c->game.open.suit), set_row(rules->follow, c->game.like));
}

/* T1, T2: returns the pieces of a set that fit on the top as it lies. */
HOT set fitting_of(const struct contents *c, set pieces)
{
    const struct rules *rules = c->game.rules;
    set fits = set_or(set_row(rules->like, c->game.like), followed(c));

    return set_and(pieces, fits);
}

/* Returns those of a hand. */
HOT set fitting(const struct contents *c, unsigned seat)
{
    return fitting_of(c, c->hand[seat]);
}

/* T10: returns the pieces of a hand that make its +4 dishonest. */
HOT set barring(const struct contents *c, unsigned seat)
{
    const struct rules *rules = c->game.rules;
    set bars = set_or(set_row(rules->bar, c->game.like), followed(c));

    return set_and(c->hand[seat], bars);
}

/* T10: returns the pieces without a +4 that would be a bluff. */
HOT set honest(const struct contents *c, unsigned seat, set pieces)
{
    set four = set_row(c->game.rules->draw_four, 0);

    if (set_any(set_and(pieces, four)) && set_any(barring(c, seat)))
        pieces = set_without(pieces, four);
    return pieces;
}

/* T1, T2: returns whether a piece fits on a top with that row of `like`, which lies in that colour.
 */
HOT bool fits_on(const struct rules *rules, unsigned row, unsigned suit, unsigned p)
{
    const uint64_t *like = rules->like + row * WORDS, *of_suit = rules->suit + suit * WORDS,
                   *follow = rules->follow + row * WORDS;

    return (like[p / 64] | (of_suit[p / 64] & follow[p / 64])) >> p % 64 & 1;
}

/* Returns whether a piece fits, also one that a seat is only about to take into its hand. */
HOT bool fits_piece(const struct contents *c, unsigned p)
{
    return fits_on(c->game.rules, c->game.like, c->game.open.suit, p);
}

HOT bool is_four(const struct rules *rules, unsigned p)
{
    return rules->draw_four[p / 64] >> p % 64 & 1;
}

/* H1: returns those of a set that may be laid on a pile of cards that are owed. */
static set stackable(const struct contents *c, set pieces)
{
    const struct rules *rules = c->game.rules;
    set same = pieces, none = {0};

    if (!rules->progressive)
        return none;
    for (unsigned i = 0; i < WORDS; i++)
        for (uint64_t word = pieces.word[i]; word != 0; word &= word - 1) {
            unsigned p = i * 64 + (unsigned)__builtin_ctzll(word);
            if (rules->face[p].owes != rules->face[c->game.top].owes)
                set_remove(&same, p);
        }
    return same;
}

/* C2, C4: returns the coloured cards of a set that fitted when the +4 was laid. */
static set remedies(const struct contents *c, set pieces)
{
    set coloured = set_row(c->game.rules->coloured, 0);

    if (!c->game.rules->real)
        coloured = set_and(coloured, c->then);
    return set_and(fitting_of(c, pieces), coloured);
}

/* Returns the pieces that the seat may lay in the game's situation without being wrong. */
static set right_pieces(const struct contents *c, unsigned seat)
{
    const struct rules *rules = c->game.rules;
    set hand = holding(c, seat), none = {0};

    switch (c->game.open.situation) {
    case SITUATION_TURN:
        return fitting_of(c, hand);
    case SITUATION_DREW: /* T3, T4: copies of the drawn card are interchangeable */
        if (!rules->real)
            hand = set_and(hand, set_row(rules->of_card, rules->face[c->game.drawn].card));
        return fitting_of(c, hand);
    case SITUATION_CHALLENGE:
        return stackable(c, hand);
    case SITUATION_REMEDY:
        return remedies(c, hand);
    case SITUATION_REACT:
        return set_and(hand, set_row(rules->twin, rules->face[c->game.top].card));
    default:
        return none;
    }
}

/* Returns whether a copy of the card is in the hand, without finding out which copy: most cards of
 * a deck are not in it, and so need not be judged. */
static bool holds(const struct contents *c, int seat, int card)
{
    const struct rules *rules = c->game.rules;
    const uint64_t *word = c->hand[seat].word;

    for (unsigned p = rules->first[card], end = p + rules->copies[card]; p < end; p++)
        if (word[p / 64] >> p % 64 & 1)
            return true;
    return false;
}

/* X3: returns whether this table lets the seat lay the card, right or wrong. Without H1 a seat that
 * owes a draw may not lay, without H4 no seat may lay out of turn. */
static bool may_lay(const struct game *game, int seat, int card)
{
    const struct contents *c = contents_of(game);
    unsigned situation = game->open.situation;

    if ((situation == SITUATION_CHALLENGE && !game->rules->progressive) ||
        (situation == SITUATION_REACT && !game->open.window.jumpable))
        return false;
    if (!game->rules->real && !holds(c, seat, card))
        return false;
    set pieces = game->rules->lenient && situation != SITUATION_REMEDY
                     ? holding(c, (unsigned)seat)
                     : right_pieces(c, (unsigned)seat);
    return piece_in(game, pieces, card) != NO_PIECE;
}
