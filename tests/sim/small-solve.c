#include "small.h"

#include <string.h>

const char small_deck[] =
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    "<deck format=\"1\" author=\"t\" licence=\"CC0-1.0\" ruleset=\"fractions\">\n"
    "<title lang=\"en\">Small</title>\n"
    "<suit id=\"blue\" colour=\"#314387\" shape=\"circle\"><name lang=\"en\" "
    "short=\"B\">blue</name></suit>\n"
    "<suit id=\"red\" colour=\"#B24B42\" shape=\"square\"><name lang=\"en\" "
    "short=\"R\">red</name></suit>\n"
    "<numbers values=\"1/2 2/4 1/3\" suits=\"blue\"/>\n"
    "<numbers values=\"2/4 3/6 1/3\" suits=\"red\"/>\n"
    "<wild copies=\"1\"/>\n"
    "</deck>\n";

/* The same cards. */
enum { CARDS = 7, WILD = 6, BLUE = 0, RED = 1, SUITS = 2, PLAYERS = 2 };
static const struct {
    int suit, over, under;
} cards[WILD] = {{BLUE, 1, 2}, {BLUE, 2, 4}, {BLUE, 1, 3}, {RED, 2, 4}, {RED, 3, 6}, {RED, 1, 3}};

enum place { STOCK = PLAYERS, PILE, PLACES }; /* a player's number: that hand */

/* The round as it lies; a wild on top has the colour that was named. */
struct state {
    int place[CARDS], top, suit, turn;
    bool passed; /* the player before found nothing to draw */
};

enum { STATES = 16384 * CARDS * SUITS * PLAYERS * 2 }; /* 4^7 places, and the rest */

static double now[STATES], next[STATES];
static bool beginner[PLAYERS];
static struct expected *sum;
static int turns_made;

static int index_of(const struct state *state)
{
    int index = 0;

    for (int card = 0; card < CARDS; card++)
        index = index * PLACES + state->place[card];
    index = index * CARDS + state->top;
    index = index * SUITS + state->suit;
    index = index * PLAYERS + state->turn;
    return index * 2 + state->passed;
}

static struct state state_at(int index)
{
    struct state state;

    state.passed = index % 2;
    index /= 2;
    state.turn = index % PLAYERS;
    index /= PLAYERS;
    state.suit = index % SUITS;
    index /= SUITS;
    state.top = index % CARDS;
    index /= CARDS;
    for (int card = CARDS - 1; card >= 0; card--, index /= PLACES)
        state.place[card] = index % PLACES;
    return state;
}

static int count_at(const struct state *state, int place)
{
    int count = 0;

    for (int card = 0; card < CARDS; card++)
        count += state->place[card] == place;
    return count;
}

static bool equal_value(int one, int other)
{
    return one != WILD && other != WILD &&
           cards[one].over * cards[other].under == cards[other].over * cards[one].under;
}

static bool looks_equal(int one, int other)
{
    return cards[one].over == cards[other].over && cards[one].under == cards[other].under;
}

/* Fits by nothing but its value, and looks different. */
static bool only_equal(const struct state *state, int card)
{
    return equal_value(card, state->top) && cards[card].suit != state->suit &&
           !looks_equal(card, state->top);
}

static bool fits(const struct state *state, int card)
{
    return card == WILD || cards[card].suit == state->suit || equal_value(card, state->top);
}

static int points_of(const struct state *state, int player)
{
    int points = 0;

    for (int card = 0; card < CARDS; card++)
        if (state->place[card] == player)
            points += card == WILD ? 50 : 10;
    return points;
}

static void end_round(double chance, double points)
{
    sum->points += chance * points;
    sum->ended[turns_made] += chance;
}

/* The player on turn lays it; the other is on, or the round is over. */
static void lay(struct state state, int card, double chance)
{
    sum->plays += chance;
    if (card == WILD)
        sum->wild += chance;
    else if (cards[card].suit == state.suit)
        sum->colour += chance;
    else
        sum->value += chance;
    if (card != WILD && only_equal(&state, card))
        sum->equal += chance;
    state.place[card] = PILE;
    state.top = card;
    state.passed = false;
    if (count_at(&state, state.turn) == 0) {
        sum->first_wins += state.turn == 0 ? chance : 0;
        end_round(chance, points_of(&state, 1 - state.turn));
        return;
    }
    state.turn = 1 - state.turn;
    if (card != WILD) {
        state.suit = cards[card].suit;
        next[index_of(&state)] += chance;
        return;
    }
    for (state.suit = 0; state.suit < SUITS; state.suit++)
        next[index_of(&state)] += chance / SUITS;
}

static void draw(struct state state, double chance)
{
    if (count_at(&state, STOCK) == 0)
        for (int card = 0; card < CARDS; card++)
            if (state.place[card] == PILE && card != state.top)
                state.place[card] = STOCK;
    chance /= count_at(&state, STOCK);
    for (int card = 0; card < CARDS; card++) {
        if (state.place[card] != STOCK)
            continue;
        struct state drawn = state;
        drawn.place[card] = state.turn;
        if (fits(&state, card) && !(beginner[state.turn] && only_equal(&state, card))) {
            lay(drawn, card, chance);
            continue;
        }
        drawn.turn = 1 - state.turn;
        drawn.passed = false;
        next[index_of(&drawn)] += chance;
    }
}

static void pass(struct state state, double chance)
{
    int one = points_of(&state, 0), other = points_of(&state, 1);

    if (state.passed) {
        sum->blocked += chance;
        end_round(chance, one < other ? other : one > other ? one : 0);
        return;
    }
    state.passed = true;
    state.turn = 1 - state.turn;
    next[index_of(&state)] += chance;
}

static void play_turn(const struct state *state, double chance)
{
    bool can_draw = count_at(state, STOCK) > 0 || count_at(state, PILE) > 1;
    bool blind = beginner[state->turn];
    int fitting = 0, equal = 0;

    for (int card = 0; card < CARDS; card++)
        if (state->place[card] == state->turn && fits(state, card)) {
            fitting++;
            equal += only_equal(state, card);
        }
    sum->turns += chance;
    sum->playable += fitting > 0 ? chance : 0;
    sum->available += equal > 0 ? chance : 0;
    sum->needed += equal > 0 && equal == fitting ? chance : 0;
    sum->beginner_turns += blind ? chance : 0;
    int known = blind && (can_draw || equal < fitting) ? fitting - equal : fitting;
    for (int card = 0; known > 0 && card < CARDS; card++)
        if (state->place[card] == state->turn && fits(state, card) &&
            (known == fitting || !only_equal(state, card)))
            lay(*state, card, chance / known);
    if (known > 0)
        return;
    if (!can_draw) {
        pass(*state, chance);
        return;
    }
    sum->draws += chance;
    sum->missed += blind && fitting > 0 ? chance : 0;
    draw(*state, chance);
}

static void count_hands(const struct state *state, double chance)
{
    for (int player = 0; player < PLAYERS && state->top != WILD; player++) {
        bool holds = false;
        for (int card = 0; card < WILD; card++)
            holds |= state->place[card] == player && equal_value(card, state->top) &&
                     !looks_equal(card, state->top);
        sum->hands += chance;
        sum->hands_equal += holds ? chance : 0;
    }
}

/* Every way to put the cards in two hands and on top is as likely as any other. */
static void deal(void)
{
    static int deals[16384 * CARDS];
    int count = 0;

    for (int index = 0; index < 16384 * CARDS; index++) {
        struct state state = state_at(index * SUITS * PLAYERS * 2);
        if (count_at(&state, 0) == SMALL_HAND && count_at(&state, 1) == SMALL_HAND &&
            count_at(&state, PILE) == 1 && state.place[state.top] == PILE)
            deals[count++] = index;
    }
    for (int i = 0; i < count; i++) {
        struct state state = state_at(deals[i] * SUITS * PLAYERS * 2);
        count_hands(&state, 1.0 / count);
        for (int suit = 0; suit < SUITS; suit++) {
            state.suit = suit;
            if (state.top == WILD)
                next[index_of(&state)] = 1.0 / count / SUITS;
            else if (cards[state.top].suit == suit)
                next[index_of(&state)] = 1.0 / count;
        }
    }
}

void small_solve(struct expected *expected, bool first, bool second)
{
    enum { TURNS = sizeof expected->ended / sizeof *expected->ended };

    memset(expected, 0, sizeof *expected);
    memset(next, 0, sizeof next);
    sum = expected;
    beginner[0] = first;
    beginner[1] = second;
    deal();
    for (turns_made = 1; turns_made < TURNS; turns_made++) {
        expected->left = 0;
        memcpy(now, next, sizeof now);
        memset(next, 0, sizeof next);
        for (int index = 0; index < STATES; index++)
            if (now[index] > 0) {
                struct state state = state_at(index);
                expected->left += now[index];
                play_turn(&state, now[index]);
            }
        if (expected->left < 1e-12)
            return;
    }
}
