#include "rules/turns/turns.h"

#include "rules/tables.h"

#include <assert.h>

/* Reads one operation. Returns false if turns.inc.c leaves it to the core. */
static bool read_operation(const struct rules *rules, struct operation operation, uint8_t *does,
                           int *skips, int *reverses)
{
    switch ((enum effect)operation.effect) {
    case EFFECT_choose_colour:
        *does |= TURN_NAMES;
        return operation.argument == 0;
    case EFFECT_declare: /* bots say what is so */
    case EFFECT_window:
        return true; /* nobody reacts */
    case EFFECT_draw_owed:
        *does |= TURN_DRAWS;
        return true;
    case EFFECT_face:
        *does |= TURN_DRAWS | TURN_FACES;
        return !rules->progressive;
    case EFFECT_skip:
        *skips += operation.argument;
        return true;
    case EFFECT_reverse:
        ++*reverses;
        return true;
    default:
        return false;
    }
}

/* Reads what the program does for a piece that is laid from a hand that keeps others. */
static void read_program(const struct rules *rules, struct turns *turns, int p)
{
    unsigned pc = rules->face[p].program[OCCASION_PLAYED];
    int skips = 0, reverses = 0;
    uint8_t *does = &turns->does[p];

    for (; rules->program[pc].effect != EFFECT_next_turn; pc++)
        if (!read_operation(rules, rules->program[pc], does, &skips, &reverses)) {
            *does = TURN_OTHER;
            return;
        }
    turns->step[p] = skips ? STEP_SKIP : reverses ? STEP_REVERSE : STEP_NEXT;
    if (skips + reverses > (*does ? 0 : 1))
        *does = TURN_OTHER;
}

/* Adds the three rows of a piece as the top, for when that suit has to be followed. */
static void add_rows(const struct rules *rules, uint64_t *row, int p, size_t suit)
{
    const struct face *face = &rules->face[p];
    size_t words = (size_t)rules->words;

    for (size_t i = 0; i < words; i++) {
        uint64_t followed = rules->suit[suit * words + i] & rules->follow[face->like * words + i];
        row[i] = rules->like[face->like * words + i] | followed;
        row[words + i] = rules->bar[face->like * words + i] | followed;
        row[2 * words + i] = rules->equal[face->card * words + i] & ~followed;
    }
}

/* Returns how many tops need rows of their own. */
static size_t count_tops(const struct rules *rules)
{
    size_t tops = 0;

    for (int i = 0; i < rules->cards; i++)
        tops += deck_card(rules->deck, i)->suit == DECK_NONE ? (size_t)rules->suits : 1;
    return tops;
}

static void make_rows(const struct rules *rules, struct turns *turns)
{
    uint32_t at = 0, rows = 3 * (uint32_t)rules->words;

    for (int p = 0; p < rules->pieces; p++) {
        const struct face *face = &rules->face[p];
        bool wild = face->suit == SUIT_NONE;
        if (p > 0 && face[-1].card == face->card) {
            turns->top[p] = turns->top[p - 1];
            continue;
        }
        turns->top[p] = at;
        for (int suit = 0; suit < (wild ? rules->suits : 1); suit++, at += rows)
            add_rows(rules, turns->row + at, p, wild ? (size_t)suit : face->suit);
    }
}

static void make_points(const struct rules *rules, struct turns *turns)
{
    for (int p = 0; p < rules->pieces; p++) {
        assert(rules->face[p].points >> POINT_BITS == 0);
        for (int bit = 0; bit < POINT_BITS; bit++) {
            if ((rules->face[p].points >> bit & 1) == 0)
                continue;
            turns->point[bit * rules->words + p / 64] |= UINT64_C(1) << p % 64;
            turns->point_bits = bit >= turns->point_bits ? bit + 1 : turns->point_bits;
        }
    }
}

const struct turns *turns_make(struct rules *rules)
{
    size_t words = count_tops(rules) * 3 * (size_t)rules->words;
    struct turns *turns = arena_new(&rules->arena, 1, sizeof *turns + words * sizeof *turns->row);

    make_rows(rules, turns);
    make_points(rules, turns);
    for (int p = 0; p < rules->pieces; p++) {
        const struct face *face = &rules->face[p];
        bool number = deck_card(rules->deck, face->card)->kind == CARD_NUMBER;
        read_program(rules, turns, p);
        turns->laid[p] = (struct laid){.top = turns->top[p],
                                       .card = face->card,
                                       .suit = face->suit,
                                       .lane = face->suit == SUIT_NONE ? LANE_WILD
                                               : number                ? LANE_NUMBER
                                                                       : LANE_SYMBOL};
    }
    for (int i = 0; i < rules->words; i++)
        turns->four[i] = rules->draw_four[i];
    turns->windows = rules->jump_in || rules->peers;
    turns->kept = rules->lenient;
    return turns;
}

void turns_after(uint32_t after[TURN_STATES], const struct open *open)
{
    for (unsigned in = open->in; in != 0; in &= in - 1)
        for (unsigned way = LEFT; way <= RIGHT; way++) {
            unsigned seat = (unsigned)__builtin_ctz(in), next = open->next[way][seat],
                     second = open->next[way][next], right = way * TURN_RIGHT,
                     back = open->next[!way][seat] * TURN_SEAT + (TURN_RIGHT - right);
            if (open->players == 2) /* as a skip: V1, V10 */
                back = second * TURN_SEAT + right;
            after[(right / TURN_SEAT) + seat] = (next * TURN_SEAT + right) << STEP_NEXT |
                                                (second * TURN_SEAT + right) << STEP_SKIP |
                                                back << STEP_REVERSE;
        }
}
