#include "rules/rules.h"

#include "deck/deck.h"
#include "rules/tables.h"
#include "rules/tables/combination.h"
#include "rules/turns/turns.h"

#include <assert.h>

enum { FACE_POINTS_MOST = 1000, OTHER_NUMBER_POINTS = 10 };

static bool is_wild(const struct card *card)
{
    return card->action == ACTION_WILD || card->action == ACTION_WILD_DRAW_FOUR;
}

/* P1: a deck may give a card its own points; "face" goes for whole numbers that a score pad can
 * hold, other numbers count 10. */
int rules_card_points(const struct settings *settings, const struct card *card)
{
    if (card->points != DECK_NONE)
        return card->points;
    if (is_wild(card))
        return settings->value[SETTING_WILD_POINTS];
    if (card->kind == CARD_ACTION)
        return settings->value[SETTING_SYMBOL_POINTS];
    bool whole = card->value.denominator == 1 && card->value.numerator >= 0 &&
                 card->value.numerator <= FACE_POINTS_MOST;
    if (settings->value[SETTING_NUMBER_POINTS] == NUMBER_POINTS_TEN || !whole)
        return OTHER_NUMBER_POINTS;
    return (int)card->value.numerator;
}

/* T1: returns whether two cards are alike by value, print or symbol. A wild is like nothing, since
 * its colour decides what fits on it. */
static bool alike(const struct settings *settings, const struct card *one, const struct card *other)
{
    if (is_wild(one) || is_wild(other) || one->kind != other->kind)
        return false;
    if (one->kind == CARD_ACTION)
        return one->action == other->action;
    if (settings->value[SETTING_MATCH] != MATCH_PRINTED)
        return one->value_class == other->value_class;
    return card_looks_like(one, other);
}

static void set_copies(const struct rules *rules, uint64_t *row, int card)
{
    int first = rules->first[card];

    for (int piece = first; piece < first + rules->copies[card]; piece++)
        row[piece / 64] |= UINT64_C(1) << piece % 64;
}

/* Numbers the physical cards. */
static void number_pieces(struct rules *rules)
{
    uint16_t *first = arena_new(&rules->arena, (size_t)rules->cards, sizeof *first);
    uint16_t *copies = arena_new(&rules->arena, (size_t)rules->cards, sizeof *copies);

    for (int i = 0; i < rules->cards; i++) {
        const struct card *card = deck_card(rules->deck, i);
        first[i] = (uint16_t)rules->pieces;
        copies[i] = card->kind == CARD_EXTRA ? 0 : (uint16_t)card->copies;
        rules->pieces += copies[i];
    }
    rules->first = first;
    rules->copies = copies;
    rules->words = rules->pieces <= 128 ? 2 : rules->pieces <= 256 ? 4 : 8;
    rules->core = rules->words == 2 ? &core_2 : rules->words == 4 ? &core_4 : &core_8;
}

/* Numbers each card's row of `like`: the first card that it is like has the same. Returns how many
 * rows there are. */
static size_t number_rows(const struct rules *rules, uint16_t *row)
{
    size_t rows = 0;

    for (int i = 0; i < rules->cards; i++) {
        const struct card *card = deck_card(rules->deck, i);
        int other = 0;
        while (other < i && !alike(&rules->settings, card, deck_card(rules->deck, other)))
            other++;
        row[i] = other < i ? row[other] : (uint16_t)rows++;
    }
    return rows;
}

/* H4: the same colour and value, or colour and symbol; a +4 on a +4; no other wild. */
static void set_twins(const struct rules *rules, uint64_t *row, int card)
{
    const struct card *top = deck_card(rules->deck, card);

    for (int i = 0; i < rules->cards; i++) {
        const struct card *other = deck_card(rules->deck, i);
        if (top->action == ACTION_WILD_DRAW_FOUR
                ? other->action == ACTION_WILD_DRAW_FOUR
                : top->suit == other->suit && alike(&rules->settings, top, other))
            set_copies(rules, row, i);
    }
}

static void set_equals(const struct rules *rules, uint64_t *row, int card)
{
    const struct card *top = deck_card(rules->deck, card);

    for (int i = 0; top->kind == CARD_NUMBER && i < rules->cards; i++) {
        const struct card *other = deck_card(rules->deck, i);
        if (alike(&rules->settings, top, other) && !card_looks_like(top, other))
            set_copies(rules, row, i);
    }
}

static void fill_rows(struct rules *rules, const uint16_t *row_of, size_t rows, uint64_t *like,
                      uint64_t *bar)
{
    size_t words = (size_t)rules->words;

    for (int i = 0; i < rules->cards; i++) {
        const struct card *card = deck_card(rules->deck, i);
        if (is_wild(card)) {
            for (size_t r = 0; r < rows; r++)
                set_copies(rules, like + r * words, i);
            continue;
        }
        set_copies(rules, like + row_of[i] * words, i);
        if (rules->settings.value[SETTING_HONEST] == HONEST_FITTING)
            set_copies(rules, bar + row_of[i] * words, i);
    }
}

/* T19: on a number no other number follows by its colour, if only values match. */
static void fill_follow(struct rules *rules, const uint16_t *row_of, uint64_t *follow)
{
    bool value_only = rules->settings.value[SETTING_MATCH] == MATCH_VALUE_ONLY;
    size_t words = (size_t)rules->words;

    for (int top = 0; top < rules->cards; top++) {
        bool number = deck_card(rules->deck, top)->kind == CARD_NUMBER;
        for (int i = 0; i < rules->cards; i++) {
            const struct card *card = deck_card(rules->deck, i);
            if (!is_wild(card) && !(value_only && number && card->kind == CARD_NUMBER))
                set_copies(rules, follow + row_of[top] * words, i);
        }
    }
}

static void make_rows(struct rules *rules, const uint16_t *row_of, size_t rows)
{
    size_t words = (size_t)rules->words, cards = (size_t)rules->cards;
    uint64_t *suit = arena_new(&rules->arena, SUIT_ROWS * words, sizeof *suit);
    uint64_t *like = arena_new(&rules->arena, rows * words, sizeof *like);
    uint64_t *bar = arena_new(&rules->arena, rows * words, sizeof *bar);
    uint64_t *follow = arena_new(&rules->arena, rows * words, sizeof *follow);
    uint64_t *draw_four = arena_new(&rules->arena, words, sizeof *draw_four);
    uint64_t *coloured = arena_new(&rules->arena, words, sizeof *coloured);
    uint64_t *of_card = arena_new(&rules->arena, cards * words, sizeof *of_card);
    uint64_t *twin = arena_new(&rules->arena, cards * words, sizeof *twin);
    uint64_t *equal = arena_new(&rules->arena, cards * words, sizeof *equal);

    fill_rows(rules, row_of, rows, like, bar);
    fill_follow(rules, row_of, follow);
    for (int i = 0; i < rules->cards; i++) {
        const struct card *card = deck_card(rules->deck, i);
        set_copies(rules, of_card + (size_t)i * words, i);
        set_twins(rules, twin + (size_t)i * words, i);
        set_equals(rules, equal + (size_t)i * words, i);
        if (card->action == ACTION_WILD_DRAW_FOUR)
            set_copies(rules, draw_four, i);
        if (is_wild(card))
            continue;
        set_copies(rules, suit + (size_t)card->suit * words, i);
        set_copies(rules, coloured, i);
    }
    rules->suit = suit;
    rules->like = like;
    rules->bar = bar;
    rules->follow = follow;
    rules->draw_four = draw_four;
    rules->coloured = coloured;
    rules->of_card = of_card;
    rules->twin = twin;
    rules->equal = equal;
}

static void make_faces(struct rules *rules, const uint16_t *row_of)
{
    struct programs programs;
    struct face *face = arena_new(&rules->arena, (size_t)rules->pieces, sizeof *face);
    struct operation *program = arena_new(&rules->arena, PROGRAM_SIZE, sizeof *program);

    programs_make(&programs, rules);
    for (int i = 0; i < programs.size; i++)
        program[i] = programs.operation[i];
    for (int i = 0; i < rules->cards; i++) {
        const struct card *card = deck_card(rules->deck, i);
        for (int copy = 0; copy < rules->copies[i]; copy++) {
            struct face *f = &face[rules->first[i] + copy];
            f->card = (uint16_t)i;
            f->like = row_of[i];
            f->suit = is_wild(card) ? SUIT_NONE : (uint8_t)card->suit;
            f->owes = card->action == ACTION_DRAW_TWO         ? 2
                      : card->action == ACTION_WILD_DRAW_FOUR ? 4
                                                              : 0;
            f->stops = card->action != ACTION_NONE && card->action != ACTION_WILD;
            f->points = rules_card_points(&rules->settings, card);
            for (int occasion = 0; occasion < OCCASIONS; occasion++)
                f->program[occasion] = programs.start[program_kind(rules, card)][occasion];
        }
    }
    rules->face = face;
    rules->program = program;
    wheel_make(rules, &programs);
}

/* V3, V4: 28 rounds at each of the two tables. */
enum { TABLE_ROUNDS = 28 };

/* Returns how many rounds the variants have if no setting says it. */
static int variant_rounds(const struct settings *settings)
{
    switch (settings->value[SETTING_PARTNERS]) {
    case PARTNERS_CHANGING:
        return settings->value[SETTING_CHANGING_ROUNDS];
    case PARTNERS_TABLES:
        return settings->value[SETTING_TABLE] == TABLE_BOTH ? 2 * TABLE_ROUNDS : TABLE_ROUNDS;
    default:
        return 0;
    }
}

static void take_settings(struct rules *rules)
{
    const int *value = rules->settings.value;

    rules->hand_size = value[SETTING_HAND_SIZE];
    rules->real = value[SETTING_CARDS] != CARDS_DEALT;
    rules->score = value[SETTING_CARDS] == CARDS_SCORE;
    rules->spoken = value[SETTING_CALLS] == CALLS_SPOKEN;
    rules->jump_in = value[SETTING_JUMP_IN];
    rules->progressive = value[SETTING_PROGRESSIVE];
    rules->takes_back = value[SETTING_BLUFF] == BLUFF_BACK;
    rules->lenient = value[SETTING_WRONG] != WRONG_STRICT;
    rules->peers = value[SETTING_WRONG] == WRONG_PEERS;
    /* where only values match there is nothing to choose, and where they do not, nothing to say */
    rules->declares = value[SETTING_SAY] == SAY_DECLARE && value[SETTING_MATCH] == MATCH_VALUE;
    rules->proves = value[SETTING_SAY] == SAY_PROVE && value[SETTING_MATCH] != MATCH_PRINTED;
    rules->reacts = rules->spoken || rules->jump_in || rules->progressive || rules->lenient ||
                    rules->declares || rules->proves;
    rules->call_penalty = value[SETTING_CALL_PENALTY];
    rules->wrong_penalty = value[SETTING_WRONG_PENALTY];
    rules->talk_penalty = value[SETTING_TALK_PENALTY];
    rules->target = value[SETTING_TARGET];
    rules->rounds =
        value[SETTING_ROUNDS] ? value[SETTING_ROUNDS] : variant_rounds(&rules->settings);
    rules->elimination = value[SETTING_ELIMINATION] != 0;
    rules->scoring = rules->elimination ? SCORING_CHARGED : value[SETTING_SCORING];
    rules->partners = value[SETTING_PARTNERS];
    rules->table = value[SETTING_TABLE];
    rules->reseats = rules->elimination || rules->partners == PARTNERS_CHANGING ||
                     rules->partners == PARTNERS_TABLES;
}

static void make_tables(struct rules *rules)
{
    uint16_t *row_of = memory_new((size_t)rules->cards, sizeof *row_of);
    size_t rows = number_rows(rules, row_of);

    number_pieces(rules);
    make_rows(rules, row_of, rows);
    make_faces(rules, row_of);
    rules->turns = turns_make(rules);
    memory_free(row_of);
}

enum status rules_compile(struct rules **out, const struct deck *deck,
                          const struct settings *settings, int seats, struct refusal *why)
{
    *out = NULL;
    if (combination_check(deck, settings, seats, why) != STATUS_OK)
        return STATUS_INVALID;
    struct rules *rules = memory_new(1, sizeof *rules);
    rules->deck = deck;
    rules->settings = *settings;
    rules->seats = seats;
    rules->suits = deck_suit_count(deck);
    rules->cards = deck_card_count(deck);
    /* extra cards come last in a deck, so that the played ones are few enough for a view */
    while (rules->cards > 0 && deck_card(deck, rules->cards - 1)->kind == CARD_EXTRA)
        rules->cards--;
    assert(rules->cards <= DECK_CARDS_PLAY);
    take_settings(rules);
    make_tables(rules);
    *out = rules;
    return STATUS_OK;
}

void rules_free(struct rules *rules)
{
    if (!rules)
        return;
    arena_release(&rules->arena);
    memory_free(rules);
}

const struct deck *rules_deck(const struct rules *rules)
{
    return rules->deck;
}

const struct settings *rules_settings(const struct rules *rules)
{
    return &rules->settings;
}

int rules_seats(const struct rules *rules)
{
    return rules->seats;
}

int rules_cards(const struct rules *rules)
{
    return rules->cards;
}

bool rules_cards_are_real(const struct rules *rules)
{
    return rules->real;
}

bool rules_charges(const struct rules *rules)
{
    return rules->scoring == SCORING_CHARGED;
}

int rules_points(const struct rules *rules, int card)
{
    return rules_card_points(&rules->settings, deck_card(rules->deck, card));
}
