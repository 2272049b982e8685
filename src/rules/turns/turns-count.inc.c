/* Counts turns at full speed, with the same sums as core-count.inc.c. Part of turns.inc.c. */

/* The counts of many turns. */
struct counts {
    uint64_t of_hands; /* turns with a card to lay, available, needed: sixteen bits each */
    uint32_t draws, missed, beginners;
    unsigned before;           /* cards that lay on the pile before these turns */
    uint8_t named[64 * WORDS]; /* the colour of a wild that lies at that place of the pile, from the
                                  last of these cards on */
};
_Static_assert(TALLY_TURNS_MOST <= UINT16_MAX, "a round's counts fit sixteen bits");

HOT uint32_t lane(uint64_t lanes, unsigned place)
{
    return lanes >> place & UINT16_MAX;
}

/* Returns the bits of a byte as bytes, the lowest first. */
HOT uint64_t bytes_of_bits(uint8_t bits)
{
    uint64_t apart = bits * UINT64_C(0x0101010101010101) & UINT64_C(0x8040201008040201);

    return (apart + UINT64_C(0x7F7F7F7F7F7F7F7F)) >> 7 & UINT64_C(0x0101010101010101);
}

/* Adds pairs of equals to the tally: a byte for each kind of pair. */
static __attribute__((noinline)) void add_equals(struct tally *tally, unsigned equals,
                                                 uint64_t kinds)
{
    tally->count[TALLY_EQUAL] += equals;
    for (int kind = 0; kind < TALLY_KINDS; kind++)
        tally->paired[kind] += (uint8_t)(kinds >> 8 * kind);
}

/* Counts the cards laid in these turns, which lie on the pile. */
static __attribute__((noinline)) void count_laid(const struct contents *c, struct tally *tally,
                                                 const struct counts *counts)
{
    const struct turns *turns = c->game.rules->turns;
    const uint64_t *row = turns->row + 2 * WORDS;
    const uint8_t *pair = tally->pair;
    size_t cards = (size_t)c->game.rules->cards;
    struct laid top = turns->laid[c->pile[counts->before - 1]];
    const unsigned value_only =
        c->game.rules->settings.value[SETTING_MATCH] == MATCH_VALUE_ONLY;
    uint64_t plays = 0, kinds = 0, *played = tally->played;
    unsigned equals = 0;

    for (unsigned place = counts->before; place < c->game.pile; place++) {
        size_t p = c->pile[place];
        unsigned named = counts->named[place - 1];
        struct laid laid = turns->laid[p];
        unsigned suit = top.suit == SUIT_NONE ? named : top.suit,
                 numbers = (top.lane == LANE_NUMBER) & (laid.lane == LANE_NUMBER),
                 /* no bits, or all: no branch; T19 */
                 other = ((laid.suit == suit) & !(value_only & numbers)) - 1u;
        plays += UINT64_C(1) << (laid.lane & other);
        played[laid.card]++;
        if (row_has(row + top.top, p)) {
            kinds += bytes_of_bits(pair[top.card * cards + laid.card]);
            if (++equals == UINT8_MAX) {
                add_equals(tally, equals, kinds);
                equals = 0;
                kinds = 0;
            }
        }
        top = laid;
    }
    add_equals(tally, equals, kinds);
    tally->count[TALLY_PLAYS] += c->game.pile - counts->before;
    tally->count[TALLY_COLOUR] += lane(plays, 0);
    tally->count[TALLY_WILD] += lane(plays, LANE_WILD);
    tally->count[TALLY_VALUE] += lane(plays, LANE_NUMBER);
    tally->count[TALLY_SYMBOL] += lane(plays, LANE_SYMBOL);
}

static __attribute__((noinline)) void add_counts(const struct contents *c, struct tally *tally,
                                                 const struct counts *counts)
{
    uint32_t hands = lane(counts->of_hands, 0), available = lane(counts->of_hands, 16),
             needed = lane(counts->of_hands, 32);

    if (tally->played)
        count_laid(c, tally, counts);
    tally->count[TALLY_TURNS] += hands + counts->draws;
    tally->count[TALLY_PLAYABLE] += hands + counts->missed;
    tally->count[TALLY_AVAILABLE] += available + counts->missed;
    tally->count[TALLY_NEEDED] += needed + counts->missed;
    tally->count[TALLY_BEGINNER_TURNS] += counts->beginners;
    tally->count[TALLY_MISSED] += counts->missed;
    tally->count[TALLY_DRAWS] += counts->draws;
}

/* Counts a turn of a seat that has `count` cards that fit: `may`. */
HOT void count_hand_to_lay(struct counts *counts, const uint64_t may[WORDS], unsigned count,
                           const uint64_t *equal)
{
    unsigned equals = 0;

    EACH_WORD equals += (unsigned)__builtin_popcountll(may[i] & equal[i]);
    uint64_t available = equals != 0, needed = equals == count;
    counts->of_hands += 1 | available << 16 | needed << 32;
}

/* A beginner is about to lay or draw: it does not lay cards that it does not know to be equal. */
HOT void count_beginner(struct counts *counts, uint64_t may[WORDS], const uint64_t *equal)
{
    uint64_t equals = 0, others = 0;

    EACH_WORD equals |= may[i] & equal[i];
    EACH_WORD others |= may[i] &= ~equal[i];
    counts->beginners++;
    counts->missed += equals != 0 && others == 0;
    counts->of_hands += (uint64_t)(equals != 0 && others != 0) << 16;
}

/* Returns the number of moves after which a seat that has to draw leaves the turn to the core. */
HOT int most_moves(const struct tally *tally)
{
    return TURNS_QUICK - (int)tally->count[TALLY_TURNS];
}
