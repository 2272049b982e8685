#include "rules/tables.h"

#include "deck/deck.h"

#include <assert.h>

static void add_operation(struct programs *out, struct operation operation)
{
    assert(out->size < PROGRAM_SIZE);
    out->operation[out->size++] = operation;
}

static void add(struct programs *out, enum effect effect, int argument)
{
    add_operation(out, (struct operation){(uint8_t)effect, (int8_t)argument});
}

/* Returns the kind of a number's program: numbers come after the actions, plain ones first. */
static int number_kind(enum hands_effect hands, bool spins)
{
    if (hands == HANDS_NONE && !spins)
        return 0;
    return ACTION_WILD_DRAW_FOUR + (int)hands * 2 + spins;
}

/* By hands_effect. */
static const struct {
    enum setting setting; /* which switches it on */
    struct operation operation;
} hands_rows[HANDS_EFFECTS] = {
#define HANDS(identifier, word, meaning, setting, rule, effect, argument, ...)                     \
    [HANDS_##identifier] = {SETTING_##setting, {EFFECT_##effect, argument}},
#include "deck/hands-list.h"
#undef HANDS
};

bool rules_moves_hands(const struct settings *settings, const struct card *card)
{
    return card->hands != HANDS_NONE && settings->value[hands_rows[card->hands].setting];
}

int program_kind(const struct rules *rules, const struct card *card)
{
    if (card->action != ACTION_NONE)
        return (int)card->action;
    return number_kind(rules_moves_hands(&rules->settings, card) ? card->hands : HANDS_NONE,
                       card->spin && rules->settings.value[SETTING_WHEEL]);
}

/* Adds a window, if somebody may react to a card at all: H11. */
static void add_window(struct programs *out, const struct rules *rules)
{
    if (rules->spoken || rules->jump_in || rules->peers || rules->proves)
        add(out, EFFECT_window, 0);
}

static void add_catch_window(struct programs *out, const struct rules *rules)
{
    if (rules->spoken)
        add(out, EFFECT_catch_window, 0);
}

/* T5–T9: from a hand that keeps other cards. The colour is named before anyone may react: T17. */
static void add_action(struct programs *out, const struct rules *rules, enum action action)
{
    if (action == ACTION_WILD || action == ACTION_WILD_DRAW_FOUR)
        add(out, EFFECT_choose_colour, 0);
    add_window(out, rules);
    switch (action) {
    case ACTION_NONE:
    case ACTION_WILD:
        break;
    case ACTION_DRAW_TWO:
        add(out, rules->progressive ? EFFECT_face : EFFECT_draw_owed, 0);
        break;
    case ACTION_REVERSE:
        add(out, EFFECT_reverse, 0);
        break;
    case ACTION_SKIP:
        add(out, EFFECT_skip, 1);
        break;
    case ACTION_WILD_DRAW_FOUR:
        add(out, EFFECT_face, 0);
        break;
    }
    add(out, EFFECT_next_turn, 0);
}

/* The player says by what the number matches before others may react: H16. Hands move first, then
 * the wheel turns: H15. */
static void add_number(struct programs *out, const struct rules *rules, enum hands_effect hands,
                       bool spins)
{
    if (rules->declares)
        add(out, EFFECT_declare, 0);
    add_window(out, rules);
    if (hands != HANDS_NONE) {
        add_operation(out, hands_rows[hands].operation);
        add_catch_window(out, rules);
    }
    if (spins)
        add(out, EFFECT_spin, 0);
    add(out, EFFECT_next_turn, 0);
}

/* E2, E3, E5: of the effects of a last card only the drawing and the wheel are left, and X5. */
static void add_last(struct programs *out, const struct rules *rules, enum action action,
                     bool spins)
{
    if (rules->peers)
        add(out, EFFECT_window, 0);
    if (action == ACTION_DRAW_TWO || action == ACTION_WILD_DRAW_FOUR)
        add(out, EFFECT_draw_owed, 0);
    if (spins)
        add(out, EFFECT_spin, 1);
    add(out, EFFECT_end_round, 0);
}

/* S5–S9: the dealer counts as the player. No player reacts to a turned card: S14. */
static void add_turned(struct programs *out, const struct rules *rules, enum action action)
{
    const int *value = rules->settings.value;

    switch (action) {
    case ACTION_NONE:
        break;
    case ACTION_DRAW_TWO:
        add(out, rules->progressive ? EFFECT_face : EFFECT_draw_owed, 0);
        break;
    case ACTION_REVERSE:
        add(out, EFFECT_turn_round, 0);
        add(out, EFFECT_begin, value[SETTING_FIRST_REVERSE] == FIRST_REVERSE_DEALER ? 0 : -1);
        break;
    case ACTION_SKIP:
        if (value[SETTING_FIRST_SKIP] == FIRST_SKIP_SECOND_LEFT)
            add(out, EFFECT_skip, 1);
        else
            add(out, EFFECT_begin, -2);
        break;
    case ACTION_WILD:
        add(out, EFFECT_choose_colour,
            value[SETTING_FIRST_WILD_COLOUR] == FIRST_WILD_COLOUR_NEXT ? 1 : 0);
        break;
    case ACTION_WILD_DRAW_FOUR:
        if (rules->real) { /* R1: whoever turns another says which */
            add(out, EFFECT_return_turned, 0);
            add(out, EFFECT_ask, SITUATION_TURN_UP);
        } else {
            add(out, EFFECT_turn_another, 0);
        }
        return;
    }
    add(out, EFFECT_next_turn, 0);
}

static void begin(struct programs *out, int kind, enum occasion occasion)
{
    out->start[kind][occasion] = (uint16_t)out->size;
}

static void add_kind(struct programs *out, const struct rules *rules, int kind, enum action action,
                     enum hands_effect hands, bool spins)
{
    begin(out, kind, OCCASION_PLAYED);
    if (action == ACTION_NONE)
        add_number(out, rules, hands, spins);
    else
        add_action(out, rules, action);
    begin(out, kind, OCCASION_LAST);
    add_last(out, rules, action, spins);
    begin(out, kind, OCCASION_TURNED);
    add_turned(out, rules, action);
}

/* W2–W9 */
static void add_segments(struct programs *out, const struct rules *rules)
{
    static const struct operation operations[WHEEL_SHOUT + 1] = {
        [WHEEL_ALMOST_OUT] = {EFFECT_almost_out, 0},
        [WHEEL_DISCARD_NUMBER] = {EFFECT_discard_alike, 0},
        [WHEEL_DISCARD_COLOUR] = {EFFECT_discard_alike, 0},
        [WHEEL_DRAW_UNTIL] = {EFFECT_draw_until, 0},
        [WHEEL_TRADE_HANDS] = {EFFECT_trade_hands, 0},
        [WHEEL_SHOW_HAND] = {EFFECT_show_hand, 0},
        [WHEEL_SHOWDOWN] = {EFFECT_showdown, 0},
        [WHEEL_SHOUT] = {EFFECT_ask, SITUATION_SHOUT},
    };

    for (int i = 0; i <= WHEEL_SHOUT; i++) {
        out->segment[i] = (uint16_t)out->size;
        if (rules->real && i == WHEEL_SHOWDOWN) /* R1: nobody's numbers are known */
            add(out, EFFECT_ask, SITUATION_HIGHEST);
        else
            add_operation(out, operations[i]);
        add_catch_window(out, rules);
        add(out, EFFECT_back, 0);
    }
    for (int suit = 0; suit < DECK_SUITS; suit++) {
        out->draw_until[suit] = (uint16_t)out->size;
        if (rules->real) /* R1: it is told how many cards that took */
            add(out, EFFECT_ask, SITUATION_DRAWN);
        else
            add(out, EFFECT_draw_until, suit);
        add(out, EFFECT_back, 0);
    }
}

void programs_make(struct programs *out, const struct rules *rules)
{
    *out = (struct programs){0};
    add(out, EFFECT_next_turn, 0);
    assert(out->operation[PROGRAM_NEXT_TURN].effect == EFFECT_next_turn);
    for (enum action action = ACTION_DRAW_TWO; action <= ACTION_WILD_DRAW_FOUR; action++)
        add_kind(out, rules, (int)action, action, HANDS_NONE, false);
    for (enum hands_effect hands = HANDS_NONE; hands < HANDS_EFFECTS; hands++)
        for (int spins = 0; spins <= 1; spins++)
            add_kind(out, rules, number_kind(hands, spins), ACTION_NONE, hands, spins);
    add_segments(out, rules);
    /* The most frequent program of all need not be run: lay_piece knows it by its place. */
    if (out->operation[out->start[0][OCCASION_PLAYED]].effect == EFFECT_next_turn)
        out->start[0][OCCASION_PLAYED] = PROGRAM_NEXT_TURN;
}

void wheel_make(struct rules *rules, const struct programs *programs)
{
    const struct wheel *wheel = deck_wheel(rules->deck);

    if (!rules->settings.value[SETTING_WHEEL] || wheel->count == 0)
        return;
    struct segment *segments = arena_new(&rules->arena, (size_t)wheel->count, sizeof *segments);
    for (int i = 0; i < wheel->count; i++) {
        const struct wheel_segment *of = &wheel->segments[i];
        segments[i] = (struct segment){
            .program = of->effect == WHEEL_DRAW_UNTIL ? programs->draw_until[of->suit]
                                                      : programs->segment[of->effect],
            .effect = (uint8_t)of->effect,
            .weight = (uint32_t)of->weight,
        };
        rules->weights += segments[i].weight;
    }
    rules->segment = segments;
    rules->segments = wheel->count;
}
