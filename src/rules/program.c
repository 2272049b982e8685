#include "deck/deck.h"
#include "rules/tables.h"

#include <assert.h>

static void add(struct programs *out, enum effect effect, int argument)
{
    assert(out->size < PROGRAM_SIZE);
    out->operation[out->size++] = (struct operation){(uint8_t)effect, (int8_t)argument};
}

static void begin(struct programs *out, enum action action, enum occasion occasion)
{
    out->start[action][occasion] = (uint16_t)out->size;
}

/* T5–T9: from a hand that keeps other cards. */
static void add_played(struct programs *out, enum action action)
{
    switch (action) {
    case ACTION_NONE:
        break;
    case ACTION_DRAW_TWO:
        add(out, EFFECT_draw, 2);
        break;
    case ACTION_REVERSE:
        add(out, EFFECT_reverse, 0);
        break;
    case ACTION_SKIP:
        add(out, EFFECT_skip, 1);
        break;
    case ACTION_WILD:
        add(out, EFFECT_choose_colour, 0);
        break;
    case ACTION_WILD_DRAW_FOUR:
        add(out, EFFECT_choose_colour, 0);
        add(out, EFFECT_draw, 4);
        break;
    }
    add(out, EFFECT_next_turn, 0);
}

/* E2, E5: of a last card only the drawing is left. */
static void add_last(struct programs *out, enum action action)
{
    if (action == ACTION_DRAW_TWO)
        add(out, EFFECT_draw, 2);
    if (action == ACTION_WILD_DRAW_FOUR)
        add(out, EFFECT_draw, 4);
    add(out, EFFECT_end_round, 0);
}

/* S5–S9: the dealer counts as the player. */
static void add_turned(struct programs *out, enum action action, const struct settings *settings)
{
    switch (action) {
    case ACTION_NONE:
        break;
    case ACTION_DRAW_TWO:
        add(out, EFFECT_draw, 2);
        break;
    case ACTION_REVERSE:
        add(out, EFFECT_turn_round, 0);
        add(out, EFFECT_begin,
            settings->value[SETTING_FIRST_REVERSE] == FIRST_REVERSE_DEALER ? 0 : -1);
        break;
    case ACTION_SKIP:
        if (settings->value[SETTING_FIRST_SKIP] == FIRST_SKIP_SECOND_LEFT)
            add(out, EFFECT_skip, 1);
        else
            add(out, EFFECT_begin, -2);
        break;
    case ACTION_WILD:
        add(out, EFFECT_choose_colour,
            settings->value[SETTING_FIRST_WILD_COLOUR] == FIRST_WILD_COLOUR_NEXT ? 1 : 0);
        break;
    case ACTION_WILD_DRAW_FOUR:
        add(out, EFFECT_turn_another, 0);
        return;
    }
    add(out, EFFECT_next_turn, 0);
}

/* W1, E3, S10 */
static void add_spin(struct programs *out)
{
    out->spin[OCCASION_PLAYED] = (uint16_t)out->size;
    add(out, EFFECT_spin, 0);
    add(out, EFFECT_next_turn, 0);
    out->spin[OCCASION_LAST] = (uint16_t)out->size;
    add(out, EFFECT_spin, 1);
    add(out, EFFECT_end_round, 0);
    out->spin[OCCASION_TURNED] = out->start[ACTION_NONE][OCCASION_TURNED];
}

/* W2–W9 */
static void add_segments(struct programs *out)
{
    static const enum effect effects[WHEEL_SHOUT + 1] = {
        [WHEEL_ALMOST_OUT] = EFFECT_almost_out,
        [WHEEL_DISCARD_NUMBER] = EFFECT_discard_alike,
        [WHEEL_DISCARD_COLOUR] = EFFECT_discard_alike,
        [WHEEL_DRAW_UNTIL] = EFFECT_draw_until,
        [WHEEL_TRADE_HANDS] = EFFECT_trade_hands,
        [WHEEL_SHOW_HAND] = EFFECT_show_hand,
        [WHEEL_SHOWDOWN] = EFFECT_showdown,
        [WHEEL_SHOUT] = EFFECT_shout,
    };

    for (int i = 0; i <= WHEEL_SHOUT; i++) {
        out->segment[i] = (uint16_t)out->size;
        add(out, effects[i], 0);
        add(out, EFFECT_back, 0);
    }
    for (int suit = 0; suit < DECK_SUITS; suit++) {
        out->draw_until[suit] = (uint16_t)out->size;
        add(out, EFFECT_draw_until, suit);
        add(out, EFFECT_back, 0);
    }
}

void programs_make(struct programs *out, const struct settings *settings)
{
    *out = (struct programs){0};
    for (enum action action = ACTION_NONE; action <= ACTION_WILD_DRAW_FOUR; action++) {
        begin(out, action, OCCASION_PLAYED);
        add_played(out, action);
        begin(out, action, OCCASION_LAST);
        add_last(out, action);
        begin(out, action, OCCASION_TURNED);
        add_turned(out, action, settings);
    }
    add_spin(out);
    add_segments(out);
    assert(out->operation[PROGRAM_NEXT_TURN].effect == EFFECT_next_turn &&
           out->start[ACTION_NONE][OCCASION_PLAYED] == PROGRAM_NEXT_TURN);
}
