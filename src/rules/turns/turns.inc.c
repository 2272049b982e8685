/*
 * Turns of random players at full speed: what rollout_counted() would do of them
 * (core-rollout.inc.c), with what every turn asks for kept in variables, and what a card does
 * looked up in one word (turns.h). All that is rare is left to the core. A test plays the same
 * rounds both ways. Included by turns-2.c, turns-4.c, turns-8.c.
 *
 * gcc 12 would keep some of the variables in vector registers, to and from which it takes longer
 * than to memory, and compute beforehand what most turns do not want: not here.
 */
#if defined __GNUC__ && !defined __clang__ && defined __x86_64__
#pragma GCC target("general-regs-only")
#pragma GCC optimize("no-gcse", "no-tree-pre")
#endif
#include "rules/core/core-contents.inc.c"

#define EACH_WORD _Pragma("GCC unroll 8") for (unsigned i = 0; i < WORDS; i++)

/* The state of play between two turns. */
struct now {
    unsigned state; /* who is on, and which way: turns.h */
    uint32_t top;   /* where the rows of the top start */
    int laid_by;    /* the state before the card on top was laid; −1: it lay there before */
};

HOT bool row_has(const uint64_t *row, size_t p)
{
    return row[p / 64] >> p % 64 & 1;
}

#include "rules/turns/turns-count.inc.c"

/* Returns the state a step after another. */
HOT unsigned step_on(const struct contents *c, unsigned state, unsigned step)
{
    return c->after[state / TURN_SEAT] >> step & UINT8_MAX;
}

/* Returns the colour that a place of the pile asks for; for a wild it is the current colour, so
 * only the last wild that was named may be asked about. */
HOT uint8_t suit_of(const struct contents *c, unsigned place)
{
    uint8_t suit = c->game.rules->face[c->pile[place]].suit;

    return suit == SUIT_NONE ? c->game.open.suit : suit;
}

/* Leaves the table as the core would have left it before a card is laid. */
static __attribute__((noinline)) void leave(struct contents *c, struct now now)
{
    struct game *game = &c->game;
    struct open *open = &game->open;
    const struct rules *rules = game->rules;

    open->direction = now.state >= TURN_RIGHT ? RIGHT : LEFT;
    open->turn = (uint8_t)turn_seat(now.state);
    if (now.laid_by < 0)
        return;
    game->top = c->pile[game->pile - 1];
    game->like = rules->face[game->top].like;
    if (rules->reacts && rules->turns->does[game->top] == 0) {
        open->suit_before = suit_of(c, game->pile - 2u);
        open->owed_before = 0;
        open->jumped = game->wrong = false;
    }
    open->suit = suit_of(c, game->pile - 1u);
}

/* Does the same, with the effects of the card on top, which the next card overwrites. */
static __attribute__((noinline)) void leave_done(struct contents *c, struct now now)
{
    struct effects *effects = &c->game.open.effects;
    const struct rules *rules = c->game.rules;

    leave(c, now);
    if (now.laid_by < 0)
        return;
    const struct turns *turns = rules->turns;
    unsigned top = c->game.top, pc = rules->face[top].program[OCCASION_PLAYED],
             step = turns->does[top] & TURN_DRAWS ? (unsigned)STEP_SKIP : turns->step[top];
    effects->player = (uint8_t)turn_seat((unsigned)now.laid_by);
    effects->cursor = (uint8_t)turn_seat(step_on(c, (unsigned)now.laid_by, step));
    if (pc != PROGRAM_NEXT_TURN) {
        while (rules->program[pc].effect != EFFECT_next_turn)
            pc++;
        pc++;
    }
    effects->pc = (uint16_t)pc;
}

/* Takes the next piece of a stock that is not empty and has no order. */
HOT unsigned take_next(struct contents *c)
{
    unsigned stock = c->game.stock, place = chance_below(&c->game.chance, stock),
             taken = c->stock[place];

    c->stock[place] = c->stock[--stock];
    c->game.stock = (uint16_t)stock;
    return taken;
}

/* T5, T9: makes the seat draw the cards that a piece makes it owe, which the stock must have. */
static __attribute__((noinline)) void draw_owed(struct contents *c, unsigned seat, unsigned p)
{
    for (int owed = c->game.rules->face[p].owes; owed > 0; owed--)
        set_add(&c->hand[seat], take_next(c));
}

/* Notes what matters about the top, which a card is about to cover. */
static __attribute__((noinline)) void note_covered(struct contents *c)
{
    struct open *open = &c->game.open;

    open->suit_before = suit_of(c, c->game.pile - 1u);
    open->owed_before = 0;
    open->jumped = c->game.wrong = false;
}

/* Returns member number k (from 0) of a set that has more, and sets `picked` to it as a set. */
HOT unsigned pick_word(uint64_t picked[WORDS], const uint64_t of[WORDS], unsigned k)
{
    unsigned sum = 0, before = 0, at = 0;
    uint64_t word = of[0];

#pragma GCC unroll 8
    for (unsigned i = 1; i < WORDS; i++) {
        sum += (unsigned)__builtin_popcountll(of[i - 1]);
        uint64_t beyond = -(uint64_t)(k >= sum);
        word ^= (word ^ of[i]) & beyond;
        before ^= (before ^ sum) & (unsigned)beyond;
        at -= (unsigned)beyond;
    }
    unsigned bit = word_select(word, k - before);
    EACH_WORD picked[i] = (uint64_t)(i == at) << bit;
    return at * 64 + bit;
}

static __attribute__((noinline)) unsigned pick_of_many(uint64_t picked[WORDS],
                                                       const uint64_t of[WORDS], unsigned k)
{
    return pick_word(picked, of, k);
}

/* The same of a set of 64 members at most. Where BMI2 is quick, each word gives the member that it
 * would have if the number counted from its first one; of the others that number, modulo 64, is
 * more than they have. */
HOT unsigned pick(uint64_t picked[WORDS], const uint64_t of[WORDS], unsigned k)
{
#if defined __BMI2__ && defined __x86_64__ && !defined __znver1__ && !defined __znver2__
    unsigned at = 0, before = 0;
    uint64_t any = 0;

    EACH_WORD
    {
        picked[i] = __builtin_ia32_pdep_di(UINT64_C(1) << ((k - before) & 63), of[i]);
        any |= picked[i];
        at += i > 0 && k >= before ? 64 : 0;
        before += (unsigned)__builtin_popcountll(of[i]);
    }
    return at + (unsigned)__builtin_ctzll(any);
#else
    return pick_word(picked, of, k);
#endif
}

/* Returns a piece of `of`, which has `count`, each with the same chance. */
HOT unsigned choose(uint64_t chosen[WORDS], const uint64_t of[WORDS], unsigned count,
                    struct chance *chance)
{
    unsigned k = chance_below(chance, count);

    if (__builtin_expect(count <= 64, 1))
        return pick(chosen, of, k);
    uint64_t many[WORDS], picked[WORDS];
    EACH_WORD many[i] = of[i];
    unsigned p = pick_of_many(picked, many, k);
    EACH_WORD chosen[i] = picked[i];
    return p;
}

/* T1, T2, T10: sets `may` to the pieces that a hand may lay. */
HOT void fit(uint64_t may[WORDS], const uint64_t *hand, const uint64_t *row, const uint64_t *four)
{
    uint64_t fours = 0, bars = 0;

    EACH_WORD may[i] = hand[i] & row[i];
    EACH_WORD fours |= may[i] & four[i];
    if (__builtin_expect(fours != 0, 0)) {
        EACH_WORD bars |= hand[i] & row[WORDS + i];
        uint64_t barred = -(uint64_t)(bars != 0);
        EACH_WORD may[i] &= ~(four[i] & barred);
    }
}

/* T15, T10: returns whether a beginner lays a drawn card that fits. */
static __attribute__((noinline)) bool beginner_lays(const uint64_t *hand, const uint64_t *row,
                                                    const uint64_t *four, unsigned p)
{
    uint64_t bars = 0;

    EACH_WORD bars |= hand[i] & row[WORDS + i];
    return !row_has(row + 2 * WORDS, p) && (bars == 0 || !row_has(four, p));
}

/* T5, T8, T9: lays a card with effects for a seat that keeps other cards. Returns how many more
 * moves it takes to name a colour and to answer for the cards owed. */
HOT int lay_with_effect(struct contents *c, struct now *now, unsigned p, struct chance *chance,
                        struct counts *counts)
{
    const struct rules *rules = c->game.rules;
    unsigned does = rules->turns->does[p];
    struct open *open = &c->game.open;
    int moves = 0;

    if (does & TURN_DRAWS || rules->reacts)
        note_covered(c);
    c->pile[c->game.pile++] = (uint16_t)p;
    if (does & TURN_NAMES) {
        open->suit = (uint8_t)chance_below(chance, (unsigned)rules->suits);
        counts->named[c->game.pile - 1] = open->suit;
        now->top += open->suit * 3u * WORDS;
        moves++;
    }
    if (does & TURN_FACES) {
        c->game.bluff = open->stays = false;
        moves++;
    }
    if (does & TURN_DRAWS) {
        draw_owed(c, turn_seat(step_on(c, now->state, STEP_NEXT)), p);
        now->state = step_on(c, now->state, STEP_SKIP);
    } else {
        now->state = step_on(c, now->state, STEP_NEXT);
    }
    return moves;
}

/* `beginners`: whether the tally has some. */
HOT struct played play(struct contents *c, struct chance *chance, struct tally *tally,
                       bool beginners)
{
    const struct rules *rules = c->game.rules;
    const struct turns *turns = rules->turns;
    struct open *open = &c->game.open;
    unsigned named = rules->face[c->game.top].suit == SUIT_NONE ? open->suit : 0, piece = NO_PIECE;
    struct now now = {.state =
                          open->turn * TURN_SEAT + (open->direction == RIGHT ? TURN_RIGHT : 0u),
                      .top = turns->top[c->game.top] + named * 3 * WORDS,
                      .laid_by = -1};
    struct counts counts;
    const bool reacts = rules->reacts;
    const int kept = turns->kept;
    int moves = 0, most = most_moves(tally);

    counts.of_hands = counts.draws = counts.missed = counts.beginners = 0;
    counts.before = c->game.pile;
    counts.named[c->game.pile - 1] = open->suit;
    for (;; moves++) {
        const uint64_t *row = turns->row + now.top, *equal = row + 2 * WORDS;
        uint64_t may[WORDS], left = 0, *hand = c->hand[turn_seat(now.state)].word;
        unsigned count = 0, p;
        bool beginner = beginners && tally->beginners >> turn_seat(now.state) & 1;

        fit(may, hand, row, turns->four);
        if (__builtin_expect(beginner, 0)) {
            if (c->game.stock == 0 || moves >= most)
                break;
            count_beginner(&counts, may, equal);
        }
        EACH_WORD count += (unsigned)__builtin_popcountll(may[i]);
        if (count > 0) {
            count_hand_to_lay(&counts, may, count, equal);
            uint64_t chosen[WORDS];
            p = choose(chosen, may, count, chance);
            EACH_WORD left |= hand[i] ^= chosen[i];
        } else {
            if (__builtin_expect(c->game.stock == 0 || moves >= most, 0))
                break;
            counts.draws++;
            p = take_next(c);
            bool fits = row_has(row, p);
            if (!fits || (beginner && !beginner_lays(hand, row, turns->four, p))) {
                hand[p / 64] |= UINT64_C(1) << p % 64;
                now.state = step_on(c, now.state, STEP_NEXT);
                moves += beginners ? kept | (int)fits : kept;
                continue;
            }
            left = 1;
            moves++;
        }
        unsigned does = turns->does[p];
        if (__builtin_expect(left == 0 || does >= TURN_DRAWS, 0) &&
            (left == 0 || does == TURN_OTHER || c->game.stock < rules->face[p].owes)) {
            piece = p;
            break;
        }
        if (reacts) {
            unsigned cards = 0;
            EACH_WORD cards += (unsigned)__builtin_popcountll(hand[i]);
            moves += turns->windows | (rules->spoken & (cards == 1));
        }
        now.laid_by = (int)now.state;
        now.top = turns->top[p];
        if (__builtin_expect(does == 0, 1)) {
            c->pile[c->game.pile++] = (uint16_t)p;
            now.state = step_on(c, now.state, turns->step[p]);
            continue;
        }
        moves += lay_with_effect(c, &now, p, chance, &counts);
    }
    add_counts(c, tally, &counts);
    if (moves > 0)
        open->passes = 0;
    if (piece == NO_PIECE)
        leave_done(c, now);
    else
        leave(c, now);
    return (struct played){moves, piece};
}

struct played play_quick_turns(struct contents *c, struct chance *chance, struct tally *tally)
{
    return tally->beginners ? play(c, chance, tally, true) : play(c, chance, tally, false);
}
