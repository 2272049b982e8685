#include "rules/position.h"

#include "deck/deck.h"
#include "rules/deal.h"
#include "rules/seating.h"
#include "rules/tables.h"

#include <string.h>

/* How many copies of each card the position has not named yet. */
struct left {
    int copies[DECK_CARDS_PLAY];
    int count;
};

void position_init(struct game_position *position)
{
    *position =
        (struct game_position){.suit = NO_SUIT, .direction = DIRECTION_LEFT, .turn = 1, .round = 1};
}

static enum status wrong(struct message *why, const char *message)
{
    *why = message_of(message);
    return STATUS_INVALID;
}

static enum status wrong_card(struct message *why, const char *message, int card)
{
    *why = message_of(message);
    message_add_card(why, "card", card);
    return STATUS_INVALID;
}

static enum status wrong_seat(struct message *why, const char *message, int seat)
{
    *why = message_of(message);
    message_add_seat(why, "seat", seat);
    return STATUS_INVALID;
}

/* Whether the wheel can be told to stop there. */
static enum status check_stops(const struct rules *rules, const int *stops, int count,
                               struct message *why)
{
    if (count < 0 || count > POSITION_STOPS) {
        *why = message_of(N_("at most {most} stops of the wheel can be told beforehand"));
        message_add_count(why, "most", POSITION_STOPS);
        return STATUS_INVALID;
    }
    if (count > 0 && rules->segments == 0)
        return wrong(why, N_("no wheel is turned in this game: leave its stops out"));
    for (int i = 0; i < count; i++)
        if (stops[i] < 0 || stops[i] >= rules->segments) {
            *why = message_of(
                N_("the wheel has no segment {count}: they are numbered from 0 to {most}"));
            message_add_count(why, "count", stops[i]);
            message_add_count(why, "most", rules->segments - 1);
            return STATUS_INVALID;
        }
    return STATUS_OK;
}

/* Takes named cards out of what is left. */
static enum status name_cards(const struct rules *rules, const struct position_cards *cards,
                              struct left *left, struct message *why)
{
    if (cards->count < 0 || cards->count > POSITION_CARDS)
        return wrong(why, N_("a position names more cards than a deck can have"));
    for (int i = 0; i < cards->count; i++) {
        int card = cards->card[i];
        if (card >= rules->cards || rules->copies[card] == 0)
            return wrong(why, N_("a position names a card that is not in play"));
        if (left->copies[card]-- == 0)
            return wrong_card(why, N_("the position has {card} more often than the deck"), card);
        left->count--;
    }
    return STATUS_OK;
}

static enum status check_ranges(const struct rules *rules, const struct game_position *position,
                                struct message *why)
{
    if (position->dealer < 0 || position->dealer >= rules->seats)
        return wrong(why, N_("the position's dealer is not at the table"));
    if (position->turn < 0 || position->turn >= rules->seats)
        return wrong(why, N_("the player at turn in the position is not at the table"));
    if (position->rest == REST_HAND &&
        (position->rest_seat < 0 || position->rest_seat >= rules->seats))
        return wrong(why, N_("the player who gets the rest of the cards is not at the table"));
    if (position->direction != DIRECTION_LEFT && position->direction != DIRECTION_RIGHT)
        return wrong(why, N_("the direction of play is 1 (to the left) or -1 (to the right)"));
    if (position->suit < NO_SUIT || position->suit >= rules->suits)
        return wrong(why, N_("the position's colour is not in this deck"));
    if (position->round < 1)
        return wrong(why, N_("rounds are numbered from 1"));
    if (rules->rounds > 0 && position->round > rules->rounds) {
        *why = message_plural(NP_("the match has {count} round: it is over",
                                  "the match has {count} rounds: it is over"));
        message_add_count(why, "count", rules->rounds);
        return STATUS_INVALID;
    }
    if (check_stops(rules, position->stop, position->stops, why) != STATUS_OK)
        return STATUS_INVALID;
    return STATUS_OK;
}

/* Nobody has ended the match: P4–P6. Whoever has reached the limit is out: V5. */
static enum status check_points(const struct rules *rules, const struct game_position *position,
                                struct message *why)
{
    bool counts = rules->scoring != SCORING_NONE && rules->rounds == 0;

    for (int seat = 0; seat < rules->seats; seat++) {
        bool reached = position->points[seat] >= rules->target;
        if (position->points[seat] < 0)
            return wrong_seat(why, N_("{seat} has fewer than 0 points"), seat);
        if (rules->elimination && reached && (position->out >> seat & 1) == 0)
            return wrong_seat(why, N_("{seat} has reached the limit, and must be out"), seat);
        if (!rules->elimination && reached && counts)
            return wrong_seat(why, N_("the match is over: {seat} has reached the target"), seat);
    }
    return STATUS_OK;
}

/* V5, V7 */
static enum status check_out(const struct rules *rules, const struct game_position *position,
                             struct message *why)
{
    int out = __builtin_popcount(position->out);

    if (position->out >> rules->seats)
        return wrong(why, N_("a player who is not at the table is said to be out"));
    if (out > 0 && !rules->settings.value[SETTING_ELIMINATION])
        return wrong(why, N_("nobody is ever out at this table: “elimination” is off"));
    if (rules->seats - out < SEATS_MIN)
        return wrong(why, N_("everybody but one is out: the match is over"));
    if (rules->seats - out == 2 && position->direction != DIRECTION_LEFT)
        return wrong(why, N_("with two players the direction is always to the left"));
    return STATUS_OK;
}

/* Bit s is set: seat s plays the position's round. */
static unsigned seats_in(const struct rules *rules, const struct game_position *position)
{
    uint8_t seats[SEATS_MAX];
    int count = seating_order(rules, position->round, position->dealer, position->out, seats);
    unsigned in = 0;

    for (int i = 0; i < count; i++)
        in |= 1u << seats[i];
    return in;
}

/* V4, V7: who sits at the other table, or is out, has no part in the round. */
static enum status check_seats(const struct rules *rules, const struct game_position *position,
                               struct message *why)
{
    unsigned in = seats_in(rules, position);

    for (int seat = 0; seat < rules->seats; seat++) {
        bool part = position->hand[seat].count > 0 || position->dealer == seat ||
                    (position->stage == POSITION_TURN && position->turn == seat) ||
                    (position->rest == REST_HAND && position->rest_seat == seat);
        if (part && (in >> seat & 1) == 0)
            return wrong_seat(why,
                              N_("{seat} does not play in this round, and can neither hold cards, "
                                 "deal, nor be on"),
                              seat);
    }
    return STATUS_OK;
}

/* H1, H8: a pile of +2, or of +4, or without H1 a +4 that lies before the seat at turn. */
static enum status check_owed(const struct rules *rules, const struct game_position *position,
                              struct message *why)
{
    int top = position->pile.card[0], each = rules->face[rules->first[top]].owes;

    if (position->owed == 0)
        return STATUS_OK;
    if (each == 0)
        return wrong_card(why, N_("{card} lies on top: nobody owes a card for it"), top);
    if (!rules->progressive && each == 2)
        return wrong_card(why,
                          N_("{card} lies on top: its cards are drawn at once, unless "
                             "“progressive” is on"),
                          top);
    if (position->owed < each || position->owed % each != 0 ||
        (!rules->progressive && position->owed != each))
        return wrong_card(why, N_("{card} lies on top: that many cards cannot be owed for it"),
                          top);
    return STATUS_OK;
}

/* A round that is on: all hold cards, a card lies open and has a colour. */
static enum status check_turn(const struct rules *rules, const struct game_position *position,
                              struct message *why)
{
    if (position->pile.count == 0)
        return wrong(why, N_("the discard pile is empty: name the card on top"));
    int top = position->pile.card[0], suit = deck_card(rules->deck, top)->suit;
    if (suit == DECK_NONE && position->suit == NO_SUIT)
        return wrong_card(why, N_("{card} lies on top: say which colour was named"), top);
    if (suit != DECK_NONE && position->suit != NO_SUIT && position->suit != suit)
        return wrong_card(why, N_("{card} lies on top: the current colour is its own"), top);
    return check_owed(rules, position, why);
}

/* A card will be turned, to the left (S12), and not a +4 for ever (S9, S14). */
static enum status check_start(const struct rules *rules, const struct game_position *position,
                               const struct left *left, struct message *why)
{
    int players = __builtin_popcount(seats_in(rules, position)), starters = 0;
    int dealt = position->stage == POSITION_DEAL ? players * rules->hand_size : 0;
    int stock = position->stock.count + (position->rest == REST_STOCK ? left->count : 0);

    if (position->direction != DIRECTION_LEFT)
        return wrong(why, N_("a card is still to be turned: every round begins to the left"));
    if (position->pile.count > 0 || position->rest == REST_PILE)
        return wrong(why, N_("a card is still to be turned: the discard pile must be empty"));
    if (stock <= dealt)
        return wrong(why, N_("the stock has too few cards to deal and turn one"));
    for (int i = dealt; i < position->stock.count; i++)
        starters +=
            deck_card(rules->deck, position->stock.card[i])->action != ACTION_WILD_DRAW_FOUR;
    if (position->rest == REST_STOCK)
        for (int card = 0; card < rules->cards; card++)
            if (deck_card(rules->deck, card)->action != ACTION_WILD_DRAW_FOUR)
                starters += left->copies[card];
    if (position->stock.count < dealt)
        starters -= dealt - position->stock.count;
    if (starters <= 0)
        return wrong(why, N_("the stock has no card to turn but wild draw-fours"));
    return STATUS_OK;
}

static enum status check_hands(const struct rules *rules, const struct game_position *position,
                               const struct left *left, struct message *why)
{
    unsigned in = seats_in(rules, position);

    for (int seat = 0; seat < rules->seats; seat++) {
        bool rest = position->rest == REST_HAND && position->rest_seat == seat && left->count > 0;
        bool empty = position->hand[seat].count == 0 && !rest;
        if (position->stage == POSITION_DEAL && !empty)
            return wrong_seat(why, N_("{seat} holds cards before any are dealt"), seat);
        if (position->stage != POSITION_DEAL && empty && (in >> seat & 1))
            return wrong_seat(why, N_("{seat} holds no card: the round would be over"), seat);
    }
    return STATUS_OK;
}

static enum status check_position(const struct rules *rules, const struct game_position *position,
                                  struct message *why)
{
    struct left left = {0};
    enum status status = check_ranges(rules, position, why);

    if (status == STATUS_OK)
        status = check_points(rules, position, why);
    if (status == STATUS_OK)
        status = check_out(rules, position, why);
    if (status == STATUS_OK)
        status = check_seats(rules, position, why);
    for (int card = 0; card < rules->cards; card++)
        if (rules->copies[card] > 0)
            left.count += left.copies[card] = rules->copies[card];
    for (int seat = 0; seat < rules->seats && status == STATUS_OK; seat++)
        status = name_cards(rules, &position->hand[seat], &left, why);
    if (status == STATUS_OK)
        status = name_cards(rules, &position->stock, &left, why);
    if (status == STATUS_OK)
        status = name_cards(rules, &position->pile, &left, why);
    if (status == STATUS_OK && position->rest == REST_NONE && left.count > 0) {
        *why = message_plural(NP_("{count} card of the deck is nowhere in the position",
                                  "{count} cards of the deck are nowhere in the position"));
        message_add_count(why, "count", left.count);
        return STATUS_INVALID;
    }
    if (status == STATUS_OK)
        status = check_hands(rules, position, &left, why);
    if (status != STATUS_OK)
        return status;
    if (position->stage == POSITION_TURN)
        return check_turn(rules, position, why);
    return check_start(rules, position, &left, why);
}

static void put_cards(struct game *game, const struct game_position *position)
{
    const struct core *core = game->rules->core;

    for (int seat = 0; seat < game->rules->seats; seat++)
        for (int i = 0; i < position->hand[seat].count; i++)
            core->put_hand(game, seat, core->take(game, position->hand[seat].card[i]));
    /* What is named of the piles is taken out before the rest goes where it goes, and put on top of
     * that. */
    unsigned stock[POSITION_CARDS], pile[POSITION_CARDS];
    for (int i = 0; i < position->stock.count; i++)
        stock[i] = core->take(game, position->stock.card[i]);
    for (int i = 0; i < position->pile.count; i++)
        pile[i] = core->take(game, position->pile.card[i]);
    while (position->rest != REST_STOCK && game->stock > 0) {
        unsigned piece = core->take_any(game, &game->chance);
        if (position->rest == REST_HAND)
            core->put_hand(game, position->rest_seat, piece);
        else
            core->put_pile(game, piece);
    }
    for (int i = position->stock.count - 1; i >= 0; i--)
        core->put_stock(game, stock[i]);
    for (int i = position->pile.count - 1; i >= 0; i--)
        core->put_pile(game, pile[i]);
}

_Static_assert((int)POSITION_STOPS <= (int)STOPS_MOST, "a game keeps all stops of a position");

static void put_stops(struct game *game, const int *stops, int count)
{
    game->stops = (uint8_t)count;
    for (int i = 0; i < count; i++)
        game->stop[count - 1 - i] = (uint8_t)stops[i];
}

/* The seat at turn is on, or answers what it owes for the card on top, which the seat before it has
 * laid. */
static void begin_turn_of(struct game *game, const struct game_position *position)
{
    struct open *open = &game->open;

    open->turn = open->effects.player = open->effects.cursor = (uint8_t)position->turn;
    open->situation = SITUATION_TURN;
    if (position->suit != NO_SUIT)
        open->suit = (uint8_t)position->suit;
    if (position->owed == 0)
        return;
    open->effects.player = open->effects.cursor = open->next[!open->direction][open->turn];
    open->effects.pc = PROGRAM_NEXT_TURN;
    open->owed = (uint16_t)position->owed;
    open->situation = SITUATION_CHALLENGE;
    open->suit_before = SUIT_NONE;
    if (position->pile.count > 1) {
        int below = deck_card(game->rules->deck, position->pile.card[1])->suit;
        if (below != DECK_NONE)
            open->suit_before = (uint8_t)below;
    }
    game->rules->core->judge(game, true);
}

enum status game_set(struct game *game, const struct game_position *position, uint64_t seed,
                     const struct listener *listener, struct message *why)
{
    const struct core *core = game->rules->core;
    enum status status = check_position(game->rules, position, why);

    if (status != STATUS_OK)
        return status;
    if (listener && !listener->tell)
        listener = NULL;
    game_reset(game, seed);
    game->open.dealer = (uint8_t)position->dealer;
    game->open.round = position->round;
    game->open.direction = position->direction == DIRECTION_LEFT ? LEFT : RIGHT;
    for (int seat = 0; seat < game->rules->seats; seat++)
        game->open.points[seat] = position->points[seat];
    game->open.out = (uint16_t)position->out;
    seating_arrange(game);
    put_cards(game, position);
    put_stops(game, position->stop, position->stops);
    if (position->stage == POSITION_DEAL) {
        seating_tell(game, listener);
        core->deal(game, listener);
    } else if (position->stage == POSITION_TURNED) {
        core->turn_first(game, listener);
    } else {
        begin_turn_of(game, position);
    }
    return STATUS_OK;
}

static void get_cards(struct position_cards *cards, const struct game *game, int count,
                      int (*card)(const struct game *game, int place))
{
    cards->count = count;
    for (int i = 0; i < count; i++)
        cards->card[i] = (uint16_t)card(game, count - 1 - i);
}

void game_get(const struct game *game, struct game_position *position)
{
    const struct rules *rules = game->rules;

    position_init(position);
    position->rest = REST_NONE;
    position->suit = game->open.suit == SUIT_NONE ? NO_SUIT : game->open.suit;
    position->direction = game->open.direction == LEFT ? DIRECTION_LEFT : DIRECTION_RIGHT;
    position->dealer = game->open.dealer;
    position->turn = game->open.turn;
    position->round = game->open.round;
    position->owed = game->open.situation == SITUATION_CHALLENGE ? game->open.owed : 0;
    position->out = game->open.out;
    position->stops = game->stops;
    for (int i = 0; i < game->stops; i++)
        position->stop[i] = game->stop[game->stops - 1 - i];
    for (int seat = 0; seat < rules->seats; seat++) {
        struct position_cards *hand = &position->hand[seat];
        position->points[seat] = game->open.points[seat];
        for (int card = 0; card < rules->cards; card++)
            for (int i = rules->core->held(game, seat, card); i > 0; i--)
                hand->card[hand->count++] = (uint16_t)card;
    }
    get_cards(&position->stock, game, game->stock, rules->core->stock_card);
    get_cards(&position->pile, game, game->pile, rules->core->pile_card);
}

enum status game_script_cards(struct game *game, const struct position_cards *cards,
                              struct message *why)
{
    const struct core *core = game->rules->core;
    struct left left = {.count = game->stock};
    unsigned taken[POSITION_CARDS];

    for (int i = 0; i < game->stock; i++)
        left.copies[core->stock_card(game, i)]++;
    if (cards->count < 0 || cards->count > left.count)
        return wrong(why, N_("more cards are named than lie in the stock"));
    for (int i = 0; i < cards->count; i++) {
        int card = cards->card[i];
        if (card >= game->rules->cards || game->rules->copies[card] == 0)
            return wrong(why, N_("a card is named that is not in play"));
        if (left.copies[card]-- == 0)
            return wrong_card(why, N_("{card} is named more often than it lies in the stock"),
                              card);
    }
    for (int i = 0; i < cards->count; i++)
        taken[i] = core->take_anywhere(game, cards->card[i]);
    for (int i = cards->count - 1; i >= 0; i--)
        core->put_stock(game, taken[i]);
    return STATUS_OK;
}

enum status game_script_wheel(struct game *game, const int *stops, int count, struct message *why)
{
    enum status status = check_stops(game->rules, stops, count, why);

    if (status == STATUS_OK)
        put_stops(game, stops, count);
    return status;
}
