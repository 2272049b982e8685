/* Counts what happens in a round while it is played. Part of core.inc.c. */

/* Returns the pieces of a hand that fit on the top by their value alone and are printed
 * differently. */
HOT set equals_in(const struct contents *c, set hand)
{
    const struct rules *rules = c->game.rules;
    set equal = set_row(rules->equal, rules->face[c->game.top].card);

    return set_without(set_and(hand, equal), followed(c));
}

static int held_by_all(const struct game *game)
{
    return game->rules->pieces - game->stock - game->pile;
}

/* Counts a segment of the wheel that has had its effect. */
RARE void settle_spin(const struct game *game, struct tally *tally)
{
    if (tally->spins) {
        tally->spins[tally->spinning]++;
        tally->spin_cards[tally->spinning] += (uint64_t)(held_by_all(game) - tally->held);
    }
    tally->spinning = -1;
}

static void note_spin(const struct game *game, struct tally *tally, int segment)
{
    tally->spinning = segment;
    tally->held = held_by_all(game);
}

/* Counts, on the first turn of a round, the hands as they were dealt, if a number was turned up. */
RARE void count_first(const struct contents *c, struct tally *tally)
{
    const struct rules *rules = c->game.rules;
    int top = rules->face[c->game.top].card;

    tally->first = c->game.open.turn;
    if (deck_card(rules->deck, top)->kind != CARD_NUMBER)
        return;
    for (unsigned in = c->game.open.in; in != 0; in &= in - 1) {
        set hand = c->hand[__builtin_ctz(in)];
        tally->count[TALLY_HANDS]++;
        tally->count[TALLY_HANDS_EQUAL] += set_any(set_and(hand, set_row(rules->equal, top)));
    }
}

HOT bool is_beginner(const struct tally *tally, unsigned seat)
{
    return tally->beginners >> seat & 1;
}

/* Counts a turn that begins. `may`: the pieces that may be laid and are no bluff; `equals`: those
 * that fit by their value alone. */
HOT void count_turn(const struct contents *c, struct tally *tally, set may, set equals)
{
    bool available = set_any(set_and(may, equals)), others = set_any(set_without(may, equals));

    if (__builtin_expect(tally->first < 0, 0))
        count_first(c, tally);
    tally->count[TALLY_TURNS]++;
    tally->count[TALLY_PLAYABLE] += available | others;
    tally->count[TALLY_AVAILABLE] += available;
    tally->count[TALLY_NEEDED] += available & !others;
    tally->count[TALLY_BEGINNER_TURNS] += is_beginner(tally, c->game.open.turn);
}

/* Counts a card that is about to be laid; `tally` may be NULL. */
HOT void count_play(const struct contents *c, struct tally *tally, unsigned p)
{
    const struct rules *rules = c->game.rules;
    const struct face *face = &rules->face[p], *top = &rules->face[c->game.top];

    if (!tally || !tally->played)
        return;
    tally->count[TALLY_PLAYS]++;
    tally->played[face->card]++;
    set follow = followed(c);
    if (set_has(&follow, p)) {
        tally->count[TALLY_COLOUR]++;
        return;
    }
    if (face->suit == SUIT_NONE) {
        tally->count[TALLY_WILD]++;
        return;
    }
    set equal = set_row(rules->equal, top->card);
    if (set_has(&equal, p)) {
        tally->count[TALLY_VALUE]++;
        tally->count[TALLY_EQUAL]++;
        uint8_t kinds = tally->pair[(size_t)top->card * (size_t)rules->cards + face->card];
        for (int kind = 0; kind < TALLY_KINDS; kind++)
            tally->paired[kind] += kinds >> kind & 1;
    } else if (deck_card(rules->deck, face->card)->kind == CARD_NUMBER) {
        tally->count[TALLY_VALUE]++;
    } else {
        tally->count[TALLY_SYMBOL]++;
    }
}

/* Counts that the seat on turn draws; `fits`: it has a card that fits. */
HOT void count_draw(const struct contents *c, struct tally *tally, bool fits)
{
    tally->count[TALLY_DRAWS]++;
    tally->count[TALLY_MISSED] += fits && is_beginner(tally, c->game.open.turn);
}

/* Counts a move; the end of a round counts with a MOVE_DEAL. */
static void count_move(const struct game *game, struct move move, struct tally *tally)
{
    const struct contents *c = contents_of(game);
    bool turn = game->open.situation == SITUATION_TURN &&
                (move.kind == MOVE_PLAY || move.kind == MOVE_DRAW || move.kind == MOVE_PASS);

    if (tally->spinning >= 0 && (turn || move.kind == MOVE_DEAL))
        settle_spin(game, tally);
    if (move.kind == MOVE_SPIN)
        tally->held = held_by_all(game);
    if (turn) {
        set may = honest(c, game->open.turn, fitting(c, game->open.turn)),
            equals = equals_in(c, c->hand[game->open.turn]);
        count_turn(c, tally, may, equals);
        if (move.kind == MOVE_DRAW)
            count_draw(c, tally, set_any(may));
    }
    if (move.kind == MOVE_PLAY)
        count_play(c, tally, piece_in(game, c->hand[move.seat], move.card));
}
