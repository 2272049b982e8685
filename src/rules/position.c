#include "rules/position.h"

#include "deck/deck.h"
#include "rules/deal.h"
#include "rules/seating.h"
#include "rules/tables.h"

/* These set *why to the reason that a position is refused, and return STATUS_INVALID. */
static enum status refuse_position(struct message *why, const char *message)
{
    *why = message_of(message);
    return STATUS_INVALID;
}

static enum status refuse_position_seat(struct message *why, const char *message, int seat)
{
    *why = message_with(message, arg_seat("seat", seat));
    return STATUS_INVALID;
}

static enum status refuse_position_card(struct message *why, const char *message, int card)
{
    *why = message_with(message, arg_card("card", card));
    return STATUS_INVALID;
}

/* --- where a match stands: points, the round, who is out */

/* More than any match comes to, and far less than a total can hold. */
enum { POINTS_MOST = 1000000000 };

/* Returns the seats of the position's round, bit s for seat s: V4, V5. Round, dealer and `out` must
 * be in their ranges. */
static unsigned standing_in(const struct rules *rules, const struct game_position *position)
{
    uint8_t seats[SEATS_MAX];
    unsigned in = 0;

    for (int i = seating_order(rules, position->round, position->dealer, position->out, seats) - 1;
         i >= 0; i--)
        in |= 1u << seats[i];
    return in;
}

/* P4–P6, V5: checks that the totals are those of a match that is not over. */
static enum status check_points(const struct rules *rules, const struct game_position *position,
                                int seat, struct message *why)
{
    bool reached = position->points[seat] >= rules->target, out = position->out >> seat & 1;

    if (position->points[seat] < 0)
        return refuse_position_seat(why, N_("{seat} has fewer than 0 points"), seat);
    if (position->points[seat] > POINTS_MOST)
        return refuse_position_seat(why, N_("{seat} has more points than a match can bring"), seat);
    if (out && !reached)
        return refuse_position_seat(
            why, N_("{seat} is out, but has fewer points than the target; add their points"), seat);
    if (!reached || out || rules->scoring == SCORING_NONE)
        return STATUS_OK;
    if (rules->elimination)
        return refuse_position_seat(
            why, N_("{seat} has reached the target and must be out; add “out”"), seat);
    if (rules->rounds > 0)
        return STATUS_OK;
    return refuse_position_seat(why, N_("{seat} has reached the target: the match is over"), seat);
}

/* V4, V5: checks that a player who sits out the round has no cards, deal or turn. */
static enum status check_absent(const struct game_position *position, int seat, struct message *why)
{
    bool on = position->stage == POSITION_TURN && position->turn == seat;

    if (position->hand[seat].count == 0 && !on && position->dealer != seat &&
        (position->rest != REST_HAND || position->rest_seat != seat))
        return STATUS_OK;
    if (position->out >> seat & 1)
        return refuse_position_seat(
            why, N_("{seat} is out, and so cannot have cards, deal or have a turn"), seat);
    *why = message_with(N_("{seat} is not at this table in round {count}, and so cannot have "
                           "cards, deal or have a turn"),
                        arg_seat("seat", seat), arg_count("count", position->round));
    return STATUS_INVALID;
}

/* Checks that a match of these rules can stand so. Round, dealer, turn and direction must be in
 * their ranges. STATUS_INVALID: it cannot, as *why says. */
static enum status standing_check(const struct rules *rules, const struct game_position *position,
                                  struct message *why)
{
    if (position->out >> rules->seats)
        return refuse_position(why, N_("a player listed as out is not at the table"));
    if (position->out && !rules->elimination)
        return refuse_position(why,
                               N_("nobody can be out at this table, because “elimination” is off"));
    if (rules->rounds > 0 && position->round > rules->rounds) {
        *why = message_plural(
            NP_("the match has only {count} round", "the match has only {count} rounds"),
            arg_count("count", rules->rounds));
        return STATUS_INVALID;
    }
    unsigned in = standing_in(rules, position);
    if (__builtin_popcount(in) < SEATS_MIN)
        return refuse_position(why, N_("all players but one are out: the match is over"));
    if (__builtin_popcount(in) == 2 && position->direction != DIRECTION_LEFT)
        return refuse_position(why, N_("with two players, the direction must be to the left"));
    for (int seat = 0; seat < rules->seats; seat++)
        if (((in >> seat & 1) == 0 && check_absent(position, seat, why) != STATUS_OK) ||
            check_points(rules, position, seat, why) != STATUS_OK)
            return STATUS_INVALID;
    return STATUS_OK;
}

/* --- cards, seats and the wheel */

/* The copies of each card that the position has not named yet. */
struct left {
    int copies[DECK_CARDS_PLAY];
    int count;
};

void position_init(struct game_position *position)
{
    *position =
        (struct game_position){.suit = NO_SUIT, .direction = DIRECTION_LEFT, .turn = 1, .round = 1};
}

/* Checks that the wheel can be told to stop there. */
static enum status check_stops(const struct rules *rules, const int *stops, int count,
                               struct message *why)
{
    if (count < 0 || count > POSITION_STOPS) {
        *why = message_with(N_("you can set at most {most} wheel stops in advance"),
                            arg_count("most", POSITION_STOPS));
        return STATUS_INVALID;
    }
    if (count > 0 && rules->segments == 0)
        return refuse_position(why, N_("this game does not use a wheel; leave out its stops"));
    for (int i = 0; i < count; i++)
        if (stops[i] < 0 || stops[i] >= rules->segments) {
            *why = message_with(
                N_("the wheel has no segment {count}; segments are numbered from 0 to {most}"),
                arg_count("count", stops[i]), arg_count("most", rules->segments - 1));
            return STATUS_INVALID;
        }
    return STATUS_OK;
}

/* Takes named cards out of those that are left. */
static enum status name_cards(const struct rules *rules, const struct position_cards *cards,
                              struct left *left, struct message *why)
{
    if (cards->count < 0 || cards->count > POSITION_CARDS)
        return refuse_position(why, N_("the position has more cards than a deck can have"));
    for (int i = 0; i < cards->count; i++) {
        int card = cards->card[i];
        if (card >= rules->cards || rules->copies[card] == 0)
            return refuse_position(why, N_("the position has a card that is not in play"));
        if (left->copies[card]-- == 0)
            return refuse_position_card(
                why, N_("the position has {card} more often than the deck does"), card);
        left->count--;
    }
    return STATUS_OK;
}

static enum status check_ranges(const struct rules *rules, const struct game_position *position,
                                struct message *why)
{
    if (position->dealer < 0 || position->dealer >= rules->seats)
        return refuse_position(why, N_("the position’s dealer is not at the table"));
    if (position->turn < 0 || position->turn >= rules->seats)
        return refuse_position(why, N_("the position’s current player is not at the table"));
    if (position->rest == REST_HAND &&
        (position->rest_seat < 0 || position->rest_seat >= rules->seats))
        return refuse_position(why,
                               N_("the player who gets the remaining cards is not at the table"));
    if (position->direction != DIRECTION_LEFT && position->direction != DIRECTION_RIGHT)
        return refuse_position(
            why, N_("the direction of play must be 1 (to the left) or -1 (to the right)"));
    if (position->suit < NO_SUIT || position->suit >= rules->suits)
        return refuse_position(why, N_("the position’s colour is not in this deck"));
    if (position->round < 1)
        return refuse_position(why, N_("round numbers start from 1"));
    return check_stops(rules, position->stop, position->stops, why);
}

static int owes(const struct rules *rules, int card)
{
    return rules->face[rules->first[card]].owes;
}

/* Returns how many cards can lie in a pile of cards for which `each` is owed: all that are in no
 * hand and not named in the stock. */
static int count_stackable(const struct rules *rules, const struct game_position *position,
                           const struct left *left, int each)
{
    int count = 0;

    for (int i = 0; i < position->pile.count; i++)
        count += owes(rules, position->pile.card[i]) == each;
    for (int card = 0; card < rules->cards; card++)
        if (left->copies[card] > 0 && owes(rules, card) == each)
            count += left->copies[card];
    return count;
}

/* H1, H8: checks the number of owed cards: for a pile of +2, or of +4, or without H1 for a +4 that
 * lies before the seat on turn. */
static enum status check_owed(const struct rules *rules, const struct game_position *position,
                              const struct left *left, struct message *why)
{
    int top = position->pile.card[0], each = owes(rules, top);

    if (position->owed == 0)
        return STATUS_OK;
    if (each == 0)
        return refuse_position_card(why, N_("{card} is on top, so nobody has cards to draw for it"),
                                    top);
    if (!rules->progressive && each == 2)
        return refuse_position_card(
            why, N_("{card} is on top, but cards to draw can wait only with “progressive” on"),
            top);
    if (position->owed < each || position->owed % each != 0 ||
        (!rules->progressive && position->owed != each) ||
        position->owed > each * count_stackable(rules, position, left, each))
        return refuse_position_card(
            why, N_("{card} is on top, but it cannot make anyone draw that many cards"), top);
    return STATUS_OK;
}

/* Checks a position in the middle of a round: a card lies open and has a colour. */
static enum status check_turn(const struct rules *rules, const struct game_position *position,
                              const struct left *left, struct message *why)
{
    if (position->pile.count == 0)
        return refuse_position(why, N_("the discard pile is empty; name the card on top"));
    int top = position->pile.card[0], suit = deck_card(rules->deck, top)->suit;
    if (suit == DECK_NONE && position->suit == NO_SUIT)
        return refuse_position_card(why, N_("{card} is on top; name the colour that was chosen"),
                                    top);
    if (suit != DECK_NONE && position->suit != NO_SUIT && position->suit != suit)
        return refuse_position_card(
            why, N_("{card} is on top, so the current colour must be its own"), top);
    return check_owed(rules, position, left, why);
}

/* Checks a position in which a card is still to be turned: play goes to the left (S12), and some
 * card of the stock is no +4 (S9, S14). */
static enum status check_start(const struct rules *rules, const struct game_position *position,
                               const struct left *left, struct message *why)
{
    int players = __builtin_popcount(standing_in(rules, position)), starters = 0;
    int dealt = position->stage == POSITION_DEAL ? players * rules->hand_size : 0;
    int stock = position->stock.count + (position->rest == REST_STOCK ? left->count : 0);

    if (position->direction != DIRECTION_LEFT)
        return refuse_position(
            why, N_("the first card is not turned up yet, so the direction must be to the left"));
    if (position->pile.count > 0 || position->rest == REST_PILE)
        return refuse_position(
            why, N_("the first card is not turned up yet, so the discard pile must be empty"));
    if (position->suit != NO_SUIT || position->owed != 0)
        return refuse_position(why, N_("the first card is not turned up yet, so there can be no "
                                       "chosen colour and no cards to draw"));
    if (stock <= dealt)
        return refuse_position(why, N_("the stock has too few cards to deal and turn one up"));
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
        return refuse_position(why, N_("the stock has only wild +4s, so no card can be turned up"));
    return STATUS_OK;
}

static enum status check_hands(const struct rules *rules, const struct game_position *position,
                               const struct left *left, struct message *why)
{
    unsigned in = standing_in(rules, position);

    for (int seat = 0; seat < rules->seats; seat++) {
        bool rest = position->rest == REST_HAND && position->rest_seat == seat && left->count > 0;
        bool empty = position->hand[seat].count == 0 && !rest;
        if (position->stage == POSITION_DEAL && !empty)
            return refuse_position_seat(why, N_("{seat} has cards before the deal"), seat);
        if (position->stage != POSITION_DEAL && empty && in >> seat & 1)
            return refuse_position_seat(why, N_("{seat} has no cards, so the round would be over"),
                                        seat);
    }
    return STATUS_OK;
}

static enum status check_position(const struct rules *rules, const struct game_position *position,
                                  struct message *why)
{
    struct left left = {0};
    enum status status = check_ranges(rules, position, why);

    if (status == STATUS_OK)
        status = standing_check(rules, position, why);
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
        *why = message_plural(NP_("the position leaves out {count} card of the deck",
                                  "the position leaves out {count} cards of the deck"),
                              arg_count("count", left.count));
        return STATUS_INVALID;
    }
    if (status == STATUS_OK)
        status = check_hands(rules, position, &left, why);
    if (status != STATUS_OK)
        return status;
    if (position->stage == POSITION_TURN)
        return check_turn(rules, position, &left, why);
    return check_start(rules, position, &left, why);
}

static void put_cards(struct game *game, const struct game_position *position)
{
    const struct core *core = game->rules->core;

    for (int seat = 0; seat < game->rules->seats; seat++)
        for (int i = 0; i < position->hand[seat].count; i++)
            core->put_hand(game, seat, core->take(game, position->hand[seat].card[i]));
    /* The named cards of the stock and the pile are taken out before the rest of the cards goes to
     * its place, and are then put on top. */
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
            core->put_on_pile(game, piece);
    }
    for (int i = position->stock.count - 1; i >= 0; i--)
        core->put_stock(game, stock[i]);
    for (int i = position->pile.count - 1; i >= 0; i--)
        core->put_on_pile(game, pile[i]);
}

_Static_assert((int)POSITION_STOPS <= (int)STOPS_MOST, "a game keeps all stops of a position");

static void put_stops(struct game *game, const int *stops, int count)
{
    game->stops = (uint8_t)count;
    for (int i = 0; i < count; i++)
        game->stop[count - 1 - i] = (uint8_t)stops[i];
}

/* Begins the turn of the position's seat, or asks it about the cards that it owes for the card on
 * top, which the seat before it has laid. */
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
    open->stays = position->owed > owes(game->rules, position->pile.card[0]);
    game->rules->core->judge(game);
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
        uint16_t counts[DECK_CARDS_PLAY];
        position->points[seat] = game->open.points[seat];
        rules->core->count_copies(game, seat, counts);
        for (int card = 0; card < rules->cards; card++)
            for (int i = counts[card]; i > 0; i--)
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
        return refuse_position(why, N_("the list has more cards than the stock"));
    for (int i = 0; i < cards->count; i++) {
        int card = cards->card[i];
        if (card >= game->rules->cards || game->rules->copies[card] == 0)
            return refuse_position(why, N_("the list has a card that is not in play"));
        if (left.copies[card]-- == 0)
            return refuse_position_card(
                why, N_("the list has {card} more often than the stock does"), card);
    }
    for (int i = 0; i < cards->count; i++)
        taken[i] = core->take(game, cards->card[i]);
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
