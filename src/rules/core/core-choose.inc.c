/* Which cards the wheel lets a seat discard: W2–W4, W8, W9. Part of core.inc.c. */

enum { ALMOST_OUT_KEEPS = 2 };

/* Returns the value class of a piece, which is greater for a greater number; DECK_NONE, the least,
 * if it is no number. */
static int class_of(const struct contents *c, unsigned p)
{
    return deck_card(c->game.rules->deck, card_of(c, p))->value_class;
}

/* Returns those number cards of a set whose class is at least `least`. */
static set numbers_in(const struct contents *c, set found, int least)
{
    for (unsigned i = 0; i < WORDS; i++)
        for (uint64_t word = found.word[i]; word != 0; word &= word - 1) {
            unsigned p = i * 64 + (unsigned)__builtin_ctzll(word);
            if (class_of(c, p) < least)
                set_remove(&found, p);
        }
    return found;
}

/* Returns the number card of a hand that comes after `before` others: the highest first, equal ones
 * in the order of the deck. NO_PIECE if the hand has no more. */
static unsigned number_at(const struct contents *c, set hand, unsigned before)
{
    set numbers = numbers_in(c, hand, 0);
    unsigned best;

    if (set_count(numbers) <= before)
        return NO_PIECE;
    for (;;) {
        best = set_first(numbers);
        for (unsigned i = 0; i < WORDS; i++)
            for (uint64_t word = numbers.word[i]; word != 0; word &= word - 1) {
                unsigned p = i * 64 + (unsigned)__builtin_ctzll(word);
                if (class_of(c, p) > class_of(c, best))
                    best = p;
            }
        if (before-- == 0)
            return best;
        set_remove(&numbers, best);
    }
}

/* W3, W13: number cards, after the first one those of its value. */
static set of_number(const struct contents *c)
{
    const struct rules *rules = c->game.rules;
    set found = numbers_in(c, holding(c, c->game.open.chooser), 0);

    if (c->game.open.chosen < 0)
        return found;
    for (int card = 0; card < rules->cards; card++)
        if (deck_card(rules->deck, card)->value_class != c->game.open.chosen)
            found = set_without(found, set_row(rules->of_card, card));
    return found;
}

/* W4, W12: cards with a colour, after the first one those of its colour. */
static set of_colour(const struct contents *c)
{
    const struct rules *rules = c->game.rules;
    set found = set_row(rules->suit, SUIT_NONE);

    if (c->game.open.chosen < 0)
        for (int suit = 0; suit < rules->suits; suit++)
            found = set_or(found, set_row(rules->suit, suit));
    else
        found = set_row(rules->suit, c->game.open.chosen);
    return set_and(found, holding(c, c->game.open.chooser));
}

/* W8: returns the shown numbers that may go next. `left` of them must still go, the highest of
 * those that the seat held when it showed them; among equal ones it may choose. With real cards
 * (R1) only the seat knows which ones it showed, so any number may go. */
static set shown(const struct contents *c)
{
    const struct open *open = &c->game.open;
    set hand = holding(c, open->chooser);

    if (c->game.rules->real)
        return numbers_in(c, hand, 0);
    hand = set_and(hand, c->then);
    return numbers_in(c, hand, class_of(c, number_at(c, hand, open->left - 1u)));
}

/* Returns the pieces that the chooser may discard next. */
static set choosable(const struct contents *c)
{
    const struct open *open = &c->game.open;

    if (open->left > 0)
        switch ((enum wheel_effect)c->game.rules->segment[open->segment].effect) {
        case WHEEL_DISCARD_NUMBER:
            return of_number(c);
        case WHEEL_DISCARD_COLOUR:
            return of_colour(c);
        case WHEEL_SHOWDOWN:
            return shown(c);
        case WHEEL_ALMOST_OUT:
        case WHEEL_SHOUT:
            return holding(c, open->chooser);
        case WHEEL_DRAW_UNTIL:
        case WHEEL_TRADE_HANDS:
        case WHEEL_SHOW_HAND:
            assert(!"a choice");
        }
    return set_row(c->game.rules->suit, SUIT_NONE);
}
