#include "rules/describing/example.h"

#include "deck/deck.h"
#include "rules/describing/describe.h"
#include "rules/game.h"
#include "rules/position.h"
#include "rules/tables.h"
#include "ruleset/setting.h"

#include <limits.h>

/* --- trying out, at a table of its own, whether cards may be played */

/* The table. */
struct tryout {
    const struct deck *deck;
    struct rules *rules;
    struct game *game;
};

/* The seat on turn, and another one. */
enum { SEAT = 1, OTHER = 0 };

/* Opens a table with the fewest seats that these rules allow, at which the program deals and wrong
 * cards are refused. The settings must go together with the deck (rules_players). The caller calls
 * tryout_close in any case. */
static enum status tryout_open(struct tryout *tryout, const struct deck *deck,
                               const struct settings *settings)
{
    struct settings own = *settings;
    struct refusal why;
    int fewest, most;

    *tryout = (struct tryout){.deck = deck};
    /* Here the program sees the cards, and the players say nothing of them. */
    own.value[SETTING_CARDS] = CARDS_DEALT;
    own.value[SETTING_WRONG] = WRONG_STRICT;
    own.value[SETTING_SAY] = SAY_NOTHING;
    own.value[SETTING_CALLS] = CALLS_AUTOMATIC;
    enum status status = rules_players(deck, &own, &fewest, &most, &why);
    if (status == STATUS_OK)
        status = rules_compile(&tryout->rules, deck, &own, fewest, &why);
    if (status == STATUS_OK)
        tryout->game = game_new(tryout->rules);
    return status;
}

static void tryout_close(struct tryout *tryout)
{
    game_free(tryout->game);
    rules_free(tryout->rules);
    *tryout = (struct tryout){0};
}

/* A position, and how many copies of each card have a place in it. */
struct layout {
    struct game_position position;
    int used[DECK_CARDS_PLAY];
};

static void layout_init(struct layout *layout)
{
    *layout = (struct layout){.used = {0}};
    position_init(&layout->position);
}

static void put(struct layout *layout, struct position_cards *cards, int card)
{
    cards->card[cards->count++] = (uint16_t)card;
    layout->used[card]++;
}

/* Sets the game to the position, in which each hand gets at least `least` cards: an empty hand
 * would have ended the round. Returns false if the deck has too few cards. */
static bool lay_out(struct tryout *tryout, struct layout *layout, int least)
{
    struct message why;
    int card = 0;

    for (int seat = 0; seat < rules_seats(tryout->rules); seat++)
        while (layout->position.hand[seat].count < least) {
            while (card < rules_cards(tryout->rules) &&
                   layout->used[card] >= deck_card(tryout->deck, card)->copies)
                card++;
            if (card == rules_cards(tryout->rules))
                return false;
            put(layout, &layout->position.hand[seat], card);
        }
    return game_set(tryout->game, &layout->position, 1, NULL, &why) == STATUS_OK;
}

/*
 * Each sets *right to whether the card may be played, as game_check says. They return false if the
 * deck has too few cards to lay that position out.
 * tryout_play: in a turn on that top; `owed`: instead of drawing so many cards for it (H1), or 0.
 * tryout_jump: by another seat, when the top has just been played (H4).
 * tryout_bluff: the wild +4 `four`, without bluffing, by who holds the card and nothing else (T10).
 */
static bool tryout_play(struct tryout *tryout, int top, int owed, int card, bool *right)
{
    struct layout layout;

    layout_init(&layout);
    put(&layout, &layout.position.pile, top);
    put(&layout, &layout.position.hand[SEAT], card);
    layout.position.owed = owed;
    if (deck_card(tryout->deck, top)->suit == DECK_NONE)
        layout.position.suit = 0;
    if (!lay_out(tryout, &layout, 1))
        return false;
    *right = game_check(tryout->game, move_card(MOVE_PLAY, SEAT, card), NULL);
    return true;
}

static bool tryout_jump(struct tryout *tryout, int top, int card, bool *right)
{
    const struct move play = move_card(MOVE_PLAY, SEAT, top);

    /* The top has been played on some card. */
    for (int below = 0; below < rules_cards(tryout->rules); below++) {
        struct layout layout;
        layout_init(&layout);
        if (deck_card(tryout->deck, below)->kind != CARD_NUMBER)
            continue;
        put(&layout, &layout.position.pile, below);
        put(&layout, &layout.position.hand[SEAT], top);
        put(&layout, &layout.position.hand[OTHER], card);
        if (!lay_out(tryout, &layout, 2) || !game_check(tryout->game, play, NULL))
            continue;
        game_apply(tryout->game, play, NULL);
        *right = game_check(tryout->game, move_card(MOVE_JUMP, OTHER, card), NULL);
        return true;
    }
    return false;
}

static bool tryout_bluff(struct tryout *tryout, int top, int four, int card, bool *right)
{
    static _Thread_local struct view view; /* of many KiB */
    struct layout layout;

    layout_init(&layout);
    put(&layout, &layout.position.pile, top);
    put(&layout, &layout.position.hand[SEAT], four);
    put(&layout, &layout.position.hand[SEAT], card);
    if (!lay_out(tryout, &layout, 1))
        return false;
    game_view(tryout->game, SEAT, &view);
    *right = !view_bluff(&view, move_card(MOVE_PLAY, SEAT, four));
    return true;
}

/* How a card is related to the one on the pile, as players see it. */
enum relation {
    EQUAL,   /* another colour, an equal value, printed differently */
    PRINTED, /* another colour, the same number */
    COLOUR,  /* the same colour and nothing else */
    SIGN,    /* another colour, the same sign */
    WILD,
    TWIN, /* the same colour, and the same sign or an equal value */
    NEITHER,
    RELATIONS /* ends a list */
};

enum { LIST = 5 };

/* A kind of turn: the relations that it shows, the best first, as far as the deck has them, and the
 * top that they are shown on. */
struct kind_row {
    const char *rules;
    enum relation relations[LIST];
    enum action top;    /* ACTION_NONE: a number */
    int owed;           /* cards that the next player owes for the top: H1 */
    bool without_right; /* no card of the turn may be played */
};

static const struct kind_row rows[EXAMPLES] = {
    [EXAMPLE_NUMBER] = {"T1 T19", {EQUAL, COLOUR, NEITHER, PRINTED, RELATIONS}, ACTION_NONE},
    [EXAMPLE_SIGN] = {"T1 T2", {SIGN, WILD, NEITHER, COLOUR, RELATIONS}, ACTION_REVERSE},
    [EXAMPLE_DRAW] = {"T3", {NEITHER, NEITHER, RELATIONS}, ACTION_NONE, .without_right = true},
    [EXAMPLE_HONEST] = {"T10", {NEITHER, COLOUR, EQUAL, RELATIONS}, ACTION_NONE},
    [EXAMPLE_STACK] = {"H1", {SIGN, TWIN, COLOUR, RELATIONS}, ACTION_DRAW_TWO, .owed = 2},
    [EXAMPLE_STACK_FOUR] = {"H1", {TWIN, NEITHER, RELATIONS}, ACTION_WILD_DRAW_FOUR, .owed = 4},
    [EXAMPLE_JUMP] = {"H4", {TWIN, COLOUR, PRINTED, RELATIONS}, ACTION_NONE},
};

/* The words for a card that may be played, and for one that may not; NULL: such a card is no
 * example. */
struct reason {
    const char *right, *wrong;
};

static const struct reason of_relation[] = {
    [EQUAL] = {N_("Worth the same"), N_("Looks different")},
    [PRINTED] = {N_("Same number"), N_("Another colour")},
    [COLOUR] = {N_("Same colour"), N_("Another value")},
    [SIGN] = {N_("Same sign"), NULL},
    [WILD] = {N_("Always fits"), NULL},
    [TWIN] = {N_("Colour and value"), NULL},
    [NEITHER] = {NULL, N_("Nothing matches")},
};

/* The words of kinds that have their own; for the other kinds both are NULL. */
static const struct reason of_kind[EXAMPLES] = {
    [EXAMPLE_HONEST] = {N_("Honest"), N_("A bluff")},
    [EXAMPLE_STACK] = {N_("Two more"), N_("No +2")},
    [EXAMPLE_STACK_FOUR] = {N_("Four more"), N_("No +4")},
};

/* A turn that is being chosen. */
struct choosing {
    struct tryout *tryout;
    const struct deck *deck;
    const struct settings *settings;
    enum example_kind kind;
    int four;          /* index of a wild +4; NO_CARD: the deck has none */
    bool signs, wilds; /* the deck has coloured action cards, and wilds */
};

static bool are_equal(const struct card *one, const struct card *other)
{
    return one->kind == CARD_NUMBER && other->kind == CARD_NUMBER &&
           one->value_class == other->value_class;
}

static bool is_related(const struct card *card, const struct card *top, enum relation relation)
{
    bool wild = card->suit == DECK_NONE, colour = card->suit == top->suit;
    bool sign = card->action == top->action && card->action != ACTION_NONE;
    bool equal = are_equal(card, top);

    switch (relation) {
    case EQUAL:
        return !colour && equal && !card_looks_like(card, top);
    case PRINTED:
        return !colour && equal && card_looks_like(card, top);
    case COLOUR:
        return colour && !sign && !equal;
    case SIGN:
        return !colour && sign;
    case WILD:
        return wild;
    case TWIN:
        return colour && (sign || equal);
    default:
        return !wild && !colour && !sign && !equal;
    }
}

/* Returns a penalty for a card as an example: small numbers are easy to read, and what a card does
 * is told elsewhere. */
static int against(const struct choosing *choosing, const struct card *card)
{
    static const int actions[] = {[ACTION_REVERSE] = 0,
                                  [ACTION_SKIP] = 10,
                                  [ACTION_DRAW_TWO] = 20,
                                  [ACTION_WILD] = 0,
                                  [ACTION_WILD_DRAW_FOUR] = 30};
    const struct notation *printed = &card->notation;
    bool spins = card->spin && choosing->settings->value[SETTING_WHEEL];
    int sum = 0;

    if (card->kind != CARD_NUMBER)
        return actions[card->action] + (choosing->kind == EXAMPLE_SIGN ? 0 : 200);
    sum += spins ? 1000 : 0;
    sum += rules_moves_hands(choosing->settings, card) ? 500 : 0;
    sum += card->picture != PICTURE_NONE ? 60 : 0;
    sum += card->value.numerator == 0 || printed->kind == NOTATION_MIXED ? 40 : 0;
    sum += printed->kind != NOTATION_FRACTION ? 10 : 0;
    sum += choosing->kind == EXAMPLE_SIGN ? 30 : 0;
    return sum + (int)(printed->denominator > 50 ? 50 : printed->denominator);
}

/* Returns a penalty for showing the card beside those of the turn: it should look unlike them. */
static int alike(const struct choosing *choosing, const struct rule_example *turn,
                 const struct card *card, enum relation relation)
{
    const struct card *top = deck_card(choosing->deck, turn->top);
    bool form = card->picture == PICTURE_NONE && card->notation.kind != top->notation.kind;
    int sum = relation == EQUAL && form ? -40 : 0;

    sum -= relation == TWIN && !card_looks_like(card, top) ? 20 : 0;
    for (int i = 0; i < turn->count; i++) {
        const struct card *other = deck_card(choosing->deck, turn->cards[i].card);
        sum += are_equal(card, other) && relation != TWIN ? 100 : 0;
        sum += card->action == other->action && card->action != ACTION_NONE ? 100 : 0;
        sum += card->suit == other->suit ? 50 : 0;
    }
    return sum;
}

/* Returns whether the turn shows the card already, so that the deck has no further copy of it. */
static bool is_shown(const struct choosing *choosing, const struct rule_example *turn, int card)
{
    int shown = turn->top == card;

    for (int i = 0; i < turn->count; i++)
        if (turn->cards[i].card == card)
            return true;
    return shown >= deck_card(choosing->deck, card)->copies;
}

/* Returns the best card of that relation, or NO_CARD. */
static int best_related(const struct choosing *choosing, const struct rule_example *turn,
                        enum relation relation)
{
    const struct card *top = deck_card(choosing->deck, turn->top);
    int best = NO_CARD, least = INT_MAX;

    for (int i = 0; i < deck_card_count(choosing->deck); i++) {
        const struct card *card = deck_card(choosing->deck, i);
        if (card->kind == CARD_EXTRA || !is_related(card, top, relation) ||
            is_shown(choosing, turn, i))
            continue;
        int sum = against(choosing, card) + alike(choosing, turn, card, relation);
        if (sum < least) {
            least = sum;
            best = i;
        }
    }
    return best;
}

static bool try_card(const struct choosing *choosing, int top, int card, bool *right)
{
    switch (choosing->kind) {
    case EXAMPLE_HONEST:
        return tryout_bluff(choosing->tryout, top, choosing->four, card, right);
    case EXAMPLE_JUMP:
        return tryout_jump(choosing->tryout, top, card, right);
    default:
        return tryout_play(choosing->tryout, top, rows[choosing->kind].owed, card, right);
    }
}

static void add_card(struct rule_example *turn, struct example_card card)
{
    int place = turn->count++;

    for (; card.right && place > 0 && !turn->cards[place - 1].right; place--)
        turn->cards[place] = turn->cards[place - 1];
    turn->cards[place] = card;
}

/* Fills the turn with cards of the relations that the kind shows. */
static void fill(const struct choosing *choosing, const enum relation *relations,
                 struct rule_example *turn)
{
    const struct reason *own = &of_kind[choosing->kind];

    for (; *relations != RELATIONS && turn->count < EXAMPLE_CARDS; relations++) {
        struct example_card card = {.card = best_related(choosing, turn, *relations)};
        if (card.card == NO_CARD || !try_card(choosing, turn->top, card.card, &card.right))
            continue;
        const struct reason *reason = own->right ? own : &of_relation[*relations];
        card.reason = card.right ? reason->right : reason->wrong;
        if (card.reason)
            add_card(turn, card);
    }
}

/* T1, T19: other settings make other cards worth showing. */
static const enum relation *relations_of(const struct choosing *choosing)
{
    static const enum relation printed[] = {PRINTED, COLOUR, EQUAL, NEITHER, RELATIONS},
                               value_only[] = {EQUAL, PRINTED, COLOUR, NEITHER, RELATIONS};
    int match = choosing->settings->value[SETTING_MATCH];

    if (choosing->kind != EXAMPLE_NUMBER || match == MATCH_VALUE)
        return rows[choosing->kind].relations;
    return match == MATCH_PRINTED ? printed : value_only;
}

/* Returns whether the turn can have this card on the pile. The sign of any coloured action does
 * where one is to be shown. */
static bool can_be_top(const struct choosing *choosing, const struct card *card)
{
    enum action action = rows[choosing->kind].top;

    if (card->kind == CARD_EXTRA)
        return false;
    if (choosing->kind == EXAMPLE_SIGN)
        return choosing->signs ? card->kind == CARD_ACTION && card->suit != DECK_NONE
                               : card->kind == CARD_NUMBER;
    return action == ACTION_NONE ? card->kind == CARD_NUMBER : card->action == action;
}

static bool is_whole(const struct choosing *choosing, const struct rule_example *turn)
{
    bool right = turn->count > 0 && turn->cards[0].right;

    return turn->count > 0 && right != rows[choosing->kind].without_right;
}

/* Chooses the top: the one that shows most, and of these the best example. */
static void choose(const struct choosing *choosing, struct rule_example *out)
{
    const enum relation *relations = relations_of(choosing);
    int least = INT_MAX;

    for (int i = 0; i < deck_card_count(choosing->deck); i++) {
        const struct card *card = deck_card(choosing->deck, i);
        struct rule_example turn = {
            .rules = rows[choosing->kind].rules, .top = i, .with = choosing->four};
        if (!can_be_top(choosing, card))
            continue;
        int sum = against(choosing, card);
        if (out->count == EXAMPLE_CARDS && sum >= least)
            continue;
        fill(choosing, relations, &turn);
        for (int k = 0; k < turn.count; k++) /* on 1/2, which is easy, lies a 2/4 */
            sum += against(choosing, deck_card(choosing->deck, turn.cards[k].card));
        if (!is_whole(choosing, &turn) || turn.count < out->count ||
            (turn.count == out->count && sum >= least))
            continue;
        *out = turn;
        least = sum;
    }
}

static bool is_played(const struct choosing *choosing)
{
    const int *value = choosing->settings->value;

    switch (choosing->kind) {
    case EXAMPLE_SIGN:
        return choosing->signs || choosing->wilds;
    case EXAMPLE_HONEST:
        return choosing->four != NO_CARD;
    case EXAMPLE_STACK:
    case EXAMPLE_STACK_FOUR:
        return value[SETTING_PROGRESSIVE];
    case EXAMPLE_JUMP:
        return value[SETTING_JUMP_IN];
    default:
        return true;
    }
}

enum status rules_examples(const struct deck *deck, const struct settings *settings,
                           struct rule_example out[static EXAMPLES])
{
    struct tryout tryout;
    struct choosing choosing = {
        .tryout = &tryout, .deck = deck, .settings = settings, .four = NO_CARD};
    enum status status = tryout_open(&tryout, deck, settings);

    for (int i = 0; i < deck_card_count(deck); i++) {
        const struct card *card = deck_card(deck, i);
        if (card->action == ACTION_WILD_DRAW_FOUR)
            choosing.four = i;
        if (card->kind == CARD_ACTION)
            *(card->suit == DECK_NONE ? &choosing.wilds : &choosing.signs) = true;
    }
    for (int kind = 0; kind < EXAMPLES; kind++) {
        choosing.kind = (enum example_kind)kind;
        out[kind] = (struct rule_example){.top = NO_CARD, .with = NO_CARD};
        if (status == STATUS_OK && is_played(&choosing))
            choose(&choosing, &out[kind]);
    }
    tryout_close(&tryout);
    return status;
}
