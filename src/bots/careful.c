#include "bots/ways.h"

#include "deck/deck.h"

#include <assert.h>
#include <limits.h>

/* The bot does each of these once in this many times: it forgets to call, overlooks that another
 * player forgot to, lets a jump go by, bluffs without need, and bluffs because the next player is
 * about to go out. */
enum {
    FORGETS_ONE_IN = 25,
    OVERLOOKS_ONE_IN = 10,
    LETS_JUMP_GO_ONE_IN = 6,
    BLUFFS_ONE_IN = 15,
    BLUFFS_IN_NEED_ONE_IN = 3
};

/* Cards in a hand that is nearly played out. */
enum { FEW_CARDS = 2 };

/* What a card is worth to lay, in points of no unit: the more the better. Tried out in games
 * against “random”. */
enum {
    WORTH_COLOUR = 16,  /* for each card of its colour in hand */
    WORTH_ACTION = 20,  /* it makes somebody lose a turn */
    WORTH_HIT = 60,     /* the next player has few cards left */
    WORTH_PARTNER = 60, /* taken off: the next player is a partner */
    WORTH_WILD = 300,   /* taken off: it fits always, so it can wait */
    WORTH_POINT = 2,    /* for each point, when somebody else is about to go out */
    WORTH_HAND = 25,    /* for each card that a swap gives away */
    NOISE = 8           /* cards that are nearly as good are laid by chance */
};

/* --- what lies open */

static int next_seat(const struct view *view, int seat)
{
    return view->open.next[view->direction == DIRECTION_LEFT ? LEFT : RIGHT][seat];
}

/* Returns how many cards the smallest hand has of those that play against the seat; *whose. */
static int fewest_of_rivals(const struct view *view, int *whose)
{
    int fewest = INT_MAX;

    for (int seat = 0; seat < view->seats; seat++)
        if ((view->open.in >> seat & 1) != 0 && !view_partners(view, seat, view->seat) &&
            view->hands[seat] < fewest) {
            fewest = view->hands[seat];
            *whose = seat;
        }
    return fewest;
}

/* Returns how many cards of that colour are in hand. */
static int held_of(const struct view *view, int suit)
{
    int count = 0;

    for (int card = 0; card < VIEW_CARDS; card++)
        if (view->held[card] && deck_card(view->deck, card)->suit == suit)
            count += view->held[card];
    return count;
}

/* --- a card */

/* Returns the worth of making the next player draw or lose the turn. */
static int worth_of_action(const struct view *view, enum action action)
{
    int next = next_seat(view, view->seat);

    if (action == ACTION_NONE || action == ACTION_WILD)
        return 0;
    if (view_partners(view, next, view->seat))
        return action == ACTION_REVERSE ? 0 : -WORTH_PARTNER;
    return WORTH_ACTION + (view->hands[next] <= FEW_CARDS ? WORTH_HIT : 0);
}

/* H3: returns the worth of moving hands. */
static int worth_of_hands(const struct view *view, int card)
{
    int left = view->hands[view->seat] - 1, whose = NO_SEAT,
        last = view->open.next[view->direction == DIRECTION_LEFT ? RIGHT : LEFT][view->seat];

    switch (left > 0 ? view_hands_effect(view, card) : HANDS_NONE) {
    case HANDS_SWAP:
        return WORTH_HAND * (left - fewest_of_rivals(view, &whose));
    case HANDS_PASS:
        return WORTH_HAND * (left - view->hands[last]);
    default:
        return 0;
    }
}

static int worth_of_card(const struct view *view, int index)
{
    const struct card *card = deck_card(view->deck, index);
    int whose = NO_SEAT, fewest = fewest_of_rivals(view, &whose),
        worth = worth_of_action(view, card->action) + worth_of_hands(view, index);

    if (fewest <= FEW_CARDS)
        worth += WORTH_POINT * view_points(view, index);
    return card->suit == DECK_NONE ? worth - WORTH_WILD
                                   : worth + WORTH_COLOUR * held_of(view, card->suit);
}

/* Returns whether it considers laying the card: no wrong one, and a bluff only now and then. */
static bool thinks_of(const struct view *view, struct move move, struct chance *chance)
{
    int whose = NO_SEAT;

    if (view_wrong(view, move))
        return false;
    if (!view_bluff(view, move))
        return true;
    bool need = fewest_of_rivals(view, &whose) <= FEW_CARDS && whose == next_seat(view, view->seat);
    return chance_below(chance, need ? BLUFFS_IN_NEED_ONE_IN : BLUFFS_ONE_IN) == 0;
}

/* Returns the best card to lay with a move of that kind; NULL: there is none. */
static const struct move *best_card(const struct view *view, enum move_kind kind,
                                    struct chance *chance)
{
    const struct move *best = NULL;
    int most = INT_MIN;

    for (int i = 0; i < view->move_count; i++) {
        const struct move *move = &view->moves[i];
        if (move->kind != kind || !thinks_of(view, *move, chance))
            continue;
        /* who bluffs has made up the mind */
        int worth = worth_of_card(view, move->card) + (int)chance_below(chance, NOISE) +
                    (view_bluff(view, *move) ? 2 * WORTH_WILD : 0);
        if (worth > most) {
            most = worth;
            best = move;
        }
    }
    return best;
}

/* --- what it is asked */

struct move careful_calls(const struct view *view, struct move card, struct chance *chance)
{
    const struct move *call = asked_for(view, MOVE_CALL);

    if (call && view->hands[view->seat] == 2 && chance_below(chance, FORGETS_ONE_IN) != 0)
        return *call;
    return card;
}

/* C1: returns whether it thinks that the +4 was a bluff: the more cards are left in that hand, the
 * likelier the colour was among them. */
static bool challenges(const struct view *view, struct chance *chance)
{
    enum { PERCENT_A_CARD = 3, CARDS_MOST = 8, PERCENT = 100 };
    int left = view->hands[view->open.effects.player];

    if (!asked_for(view, MOVE_CHALLENGE))
        return false;
    return chance_below(chance, PERCENT) <
           (uint32_t)(PERCENT_A_CARD * (left < CARDS_MOST ? left : CARDS_MOST));
}

/* Returns the bot's move on turn, after a draw, on a pile, or where the right card is owed. */
static struct move lay(const struct view *view, struct chance *chance)
{
    const struct move *move = best_card(view, MOVE_PLAY, chance);

    if (move)
        return careful_calls(view, *move, chance);
    if (view->situation == SITUATION_CHALLENGE && challenges(view, chance))
        return *asked_for(view, MOVE_CHALLENGE);
    if ((move = asked_for(view, MOVE_DRAW)) || (move = asked_for(view, MOVE_PASS)))
        return *move;
    return play_at_random(view, chance, NULL); /* T15: it must lay something */
}

static struct move name_colour(const struct view *view, struct chance *chance)
{
    const struct move *best = NULL;
    int most = INT_MIN;

    for (int i = 0; i < view->move_count; i++) {
        const struct move *move = &view->moves[i];
        if (move->kind != MOVE_COLOUR)
            continue;
        int worth = WORTH_COLOUR * held_of(view, move->suit) + (int)chance_below(chance, NOISE);
        if (worth > most) {
            most = worth;
            best = move;
        }
    }
    return *best;
}

/* Returns the swap for the fewest cards; a partner’s hand is its own side’s already. */
static struct move choose_seat(const struct view *view)
{
    const struct move *best = NULL;

    for (int i = 0; i < view->move_count; i++) {
        const struct move *move = &view->moves[i];
        if (move->kind == MOVE_SWAP &&
            (!best || view->hands[move->other] < view->hands[best->other]))
            best = move;
    }
    return best ? *best : view->moves[0];
}

/* Returns the discard that is worth the most points. */
static struct move discard(const struct view *view, struct chance *chance)
{
    const struct move *best = NULL;

    for (int i = 0; i < view->move_count; i++) {
        const struct move *move = &view->moves[i];
        if (move->kind == MOVE_DISCARD &&
            (!best || view_points(view, move->card) > view_points(view, best->card)))
            best = move;
    }
    return best ? *best : play_at_random(view, chance, NULL);
}

/* Gives the bot's late call or its catch in a window. False: it makes neither, and has to weigh its
 * cards. */
static bool react(const struct view *view, struct chance *chance, struct move *out)
{
    const struct move *move;

    if ((view->open.window.catchable >> view->seat & 1) != 0 &&
        (move = asked_for(view, MOVE_CALL))) {
        *out = *move;
        return true;
    }
    move = asked_for(view, MOVE_CATCH);
    if (!move || chance_below(chance, OVERLOOKS_ONE_IN) == 0)
        return false;
    *out = *move;
    return true;
}

bool careful_reflex(const struct view *view, struct chance *chance, struct move *move)
{
    switch (view->situation) {
    case SITUATION_REACT:
        return react(view, chance, move);
    case SITUATION_SHOUT: /* it is quick, not the quickest */
    case SITUATION_SPIN:
    case SITUATION_DECLARE:
    case SITUATION_PROVE:
    case SITUATION_PICTURE:
    case SITUATION_ROUND_OVER:
    case SITUATION_MATCH_OVER:
        *move = play_at_random(view, chance, NULL);
        return true;
    default:
        return false;
    }
}

/* Returns the jump of a window, or lets it go by. */
static struct move jump_or_pass(const struct view *view, struct chance *chance)
{
    const struct move *move = best_card(view, MOVE_JUMP, chance);

    if (move && chance_below(chance, LETS_JUMP_GO_ONE_IN) != 0)
        return careful_calls(view, *move, chance);
    move = asked_for(view, MOVE_PASS);
    return move ? *move : view->moves[0];
}

struct move careful_chooses(const struct bot *bot, const struct view *view, struct chance *chance)
{
    struct move move;

    (void)bot;
    assert(view->move_count > 0);
    if (careful_reflex(view, chance, &move))
        return move;
    switch (view->situation) {
    case SITUATION_REACT:
        return jump_or_pass(view, chance);
    case SITUATION_COLOUR:
        return name_colour(view, chance);
    case SITUATION_SEAT:
        return choose_seat(view);
    case SITUATION_CHOOSE:
        return discard(view, chance);
    default:
        return lay(view, chance);
    }
}
