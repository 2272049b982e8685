#include "claims.h"

#include "deck/deck.h"

#include <string.h>

/* --- the judge */

const struct card *card_at(const struct talk *talk, int card)
{
    return deck_card(talk->party.deck, card);
}

static bool both_numbers(const struct talk *talk, int one, int other)
{
    return card_at(talk, one)->kind == CARD_NUMBER && card_at(talk, other)->kind == CARD_NUMBER;
}

bool are_worth_the_same(const struct talk *talk, int one, int other)
{
    return both_numbers(talk, one, other) &&
           rational_equal(card_at(talk, one)->value, card_at(talk, other)->value);
}

static bool look_the_same(const struct talk *talk, int one, int other)
{
    const struct card *a = card_at(talk, one), *b = card_at(talk, other);

    return both_numbers(talk, one, other) && a->picture == b->picture &&
           notation_identical(&a->notation, &b->notation);
}

static bool have_the_same_sign(const struct talk *talk, int one, int other)
{
    const struct card *a = card_at(talk, one), *b = card_at(talk, other);

    return a->kind == CARD_ACTION && a->suit != DECK_NONE && a->action == b->action;
}

/* T1: by value, print or sign. */
static bool are_like(const struct talk *talk, int card, int on)
{
    return have_the_same_sign(talk, card, on) ||
           (talk->match == MATCH_PRINTED ? look_the_same(talk, card, on)
                                         : are_worth_the_same(talk, card, on));
}

/* T1, T19 */
bool fits_by_colour(const struct talk *talk, int card, int on, int suit)
{
    return suit != NO_SUIT && card_at(talk, card)->suit == suit &&
           !(talk->match == MATCH_VALUE_ONLY && both_numbers(talk, card, on));
}

bool is_wild(const struct talk *talk, int card)
{
    return card_at(talk, card)->suit == DECK_NONE;
}

bool fits(const struct talk *talk, int card, int on, int suit)
{
    return is_wild(talk, card) || fits_by_colour(talk, card, on, suit) || are_like(talk, card, on);
}

/* T10 */
static bool bars(const struct talk *talk, int card, int on, int suit)
{
    return fits_by_colour(talk, card, on, suit) ||
           (talk->honest == HONEST_FITTING && are_like(talk, card, on));
}

/* H4 */
static bool is_twin(const struct talk *talk, int card, int on)
{
    if (card_at(talk, on)->action == ACTION_WILD_DRAW_FOUR)
        return card_at(talk, card)->action == ACTION_WILD_DRAW_FOUR;
    return card_at(talk, card)->suit == card_at(talk, on)->suit && are_like(talk, card, on);
}

/* --- what lies there */

const struct lies *top_of(const struct talk *talk)
{
    return &talk->pile[talk->height - 1];
}

const struct lies *below_top(const struct talk *talk)
{
    return &talk->pile[talk->height - 2];
}

static bool would_bluff(const struct talk *talk, const uint16_t *held, int card)
{
    if (card_at(talk, card)->action != ACTION_WILD_DRAW_FOUR)
        return false;
    for (int i = 0; i < deck_card_count(talk->party.deck); i++)
        if (held[i] && bars(talk, i, top_of(talk)->card, top_of(talk)->suit))
            return true;
    return false;
}

static int cards_that_fit(const struct talk *talk)
{
    int count = 0;

    for (int i = 0; i < deck_card_count(talk->party.deck); i++)
        if (talk->view.held[i] && fits(talk, i, top_of(talk)->card, top_of(talk)->suit) &&
            !would_bluff(talk, talk->view.held, i))
            count += talk->view.held[i];
    return count;
}

/* --- claims */

static const struct message_arg *arg_named(const struct message *message, const char *name)
{
    for (int i = 0; i < message->args; i++)
        if (strcmp(message->arg[i].name, name) == 0)
            return &message->arg[i];
    return NULL;
}

static int number_of(const struct message *message, const char *name)
{
    const struct message_arg *arg = arg_named(message, name);

    return arg ? (int)arg->count : NO_CARD;
}

int card_in(const struct message *message)
{
    return number_of(message, "card");
}

/* Hints: of a card of the hand, on the top. */

static bool no_card_fits(const struct talk *talk, const struct message *message)
{
    (void)message;
    return cards_that_fit(talk) == 0;
}

static bool so_many_fit(const struct talk *talk, const struct message *message)
{
    return cards_that_fit(talk) == number_of(message, "count");
}

static bool these_fit(const struct talk *talk, const struct message *message)
{
    struct strbuf list = {0};
    const struct lies *top = top_of(talk);

    for (int i = 0; i < deck_card_count(talk->party.deck); i++) {
        if (!talk->view.held[i] || !fits(talk, i, top->card, top->suit) ||
            would_bluff(talk, talk->view.held, i))
            continue;
        for (int held = talk->view.held[i]; held > 0; held--) { /* each of two jokers, say */
            strbuf_add(&list, list.length ? ", " : "");
            play_name_card(&talk->party.names, i, &list);
        }
    }
    bool so = strcmp(strbuf_text(&list), arg_named(message, "cards")->text) == 0;
    strbuf_release(&list);
    return so && so_many_fit(talk, message);
}

static bool fits_always(const struct talk *talk, const struct message *message)
{
    return is_wild(talk, card_in(message)) && !would_bluff(talk, talk->view.held, card_in(message));
}

static bool is_a_bluff(const struct talk *talk, const struct message *message)
{
    return would_bluff(talk, talk->view.held, card_in(message));
}

static bool has_the_sign(const struct talk *talk, const struct message *message)
{
    return have_the_same_sign(talk, card_in(message), top_of(talk)->card);
}

static bool has_the_colour(const struct talk *talk, const struct message *message)
{
    return fits_by_colour(talk, card_in(message), top_of(talk)->card, top_of(talk)->suit);
}

static bool shows_the_number(const struct talk *talk, const struct message *message)
{
    return look_the_same(talk, card_in(message), top_of(talk)->card);
}

/* Refusals, and reasons why a card is wrong. */

static bool misfits_by_colour(const struct talk *talk, const struct message *message)
{
    const struct lies *top = top_of(talk);
    int card = card_in(message);

    return number_of(message, "top") == top->card && number_of(message, "suit") == top->suit &&
           !fits(talk, card, top->card, top->suit) && card_at(talk, card)->suit != top->suit;
}

static bool misfits_by_value(const struct talk *talk, const struct message *message)
{
    const struct lies *top = top_of(talk);
    int card = card_in(message);

    return number_of(message, "top") == top->card && talk->match == MATCH_VALUE_ONLY &&
           both_numbers(talk, card, top->card) && !fits(talk, card, top->card, top->suit);
}

static bool is_no_twin(const struct talk *talk, const struct message *message)
{
    return number_of(message, "top") == top_of(talk)->card &&
           !is_twin(talk, card_in(message), top_of(talk)->card);
}

static bool is_none_for_the_pile(const struct talk *talk, const struct message *message)
{
    return card_at(talk, card_in(message))->action != card_at(talk, top_of(talk)->card)->action;
}

/* Of the card on top, and the one that it was laid on. */

static bool was_right_as_a_wild(const struct talk *talk, const struct message *message)
{
    return card_in(message) == top_of(talk)->card && is_wild(talk, card_in(message)) &&
           !top_of(talk)->jumped && !top_of(talk)->stacked;
}

static bool was_right_by_colour(const struct talk *talk, const struct message *message)
{
    const struct lies *top = top_of(talk), *below = below_top(talk);

    return card_in(message) == top->card && number_of(message, "colour") == below->suit &&
           !top->jumped && !top->stacked &&
           fits_by_colour(talk, top->card, below->card, below->suit);
}

static bool was_right_as_alike(const struct talk *talk, const struct message *message)
{
    const struct lies *top = top_of(talk), *below = below_top(talk);

    return card_in(message) == top->card && number_of(message, "top") == below->card &&
           (look_the_same(talk, top->card, below->card) ||
            card_at(talk, top->card)->action == card_at(talk, below->card)->action);
}

/* Both messages name the two numbers by their faces; a hint says it of a card that is held. */
static bool is_the_same_number(const struct talk *talk, const struct message *message)
{
    (void)message;
    return talk->match != MATCH_PRINTED;
}

static bool is_the_same_colour_and_number(const struct talk *talk, const struct message *message)
{
    const struct lies *top = top_of(talk), *below = below_top(talk);

    (void)message;
    return !top->jumped && fits_by_colour(talk, top->card, below->card, below->suit) &&
           are_worth_the_same(talk, top->card, below->card);
}

/* Of a +4 on top, its player's hand and the card below. */

static bool a_card_was_of_the_colour(const struct talk *talk, const struct message *message)
{
    const struct lies *below = below_top(talk);
    int card = card_in(message);

    return talk->then[card] && number_of(message, "colour") == below->suit &&
           fits_by_colour(talk, card, below->card, below->suit);
}

static bool a_card_was_alike(const struct talk *talk, const struct message *message)
{
    const struct lies *below = below_top(talk);
    int card = card_in(message);

    return talk->then[card] && bars(talk, card, below->card, below->suit) &&
           (have_the_same_sign(talk, card, below->card) || look_the_same(talk, card, below->card));
}

static bool a_card_was_equal(const struct talk *talk, const struct message *message)
{
    const struct lies *below = below_top(talk);
    int card = card_in(message);

    return talk->then[card] && bars(talk, card, below->card, below->suit) &&
           are_worth_the_same(talk, card, below->card);
}

/* Whether none of the hand is so. */
static bool none_was(const struct talk *talk,
                     bool (*so)(const struct talk *talk, int card, const struct lies *below))
{
    for (int i = 0; i < deck_card_count(talk->party.deck); i++)
        if (talk->then[i] && so(talk, i, below_top(talk)))
            return false;
    return true;
}

static bool has_suit(const struct talk *talk, int card, const struct lies *below)
{
    return card_at(talk, card)->suit == below->suit;
}

static bool follows(const struct talk *talk, int card, const struct lies *below)
{
    return fits_by_colour(talk, card, below->card, below->suit);
}

static bool is_equal(const struct talk *talk, int card, const struct lies *below)
{
    return are_worth_the_same(talk, card, below->card);
}

static bool is_like(const struct talk *talk, int card, const struct lies *below)
{
    return are_like(talk, card, below->card);
}

static bool none_was_of_the_colour(const struct talk *talk, const struct message *message)
{
    return number_of(message, "colour") == below_top(talk)->suit && none_was(talk, has_suit);
}

static bool none_fitted_by_colour(const struct talk *talk, const struct message *message)
{
    (void)message;
    return none_was(talk, follows);
}

static bool none_was_of_the_colour_or_equal(const struct talk *talk, const struct message *message)
{
    return none_was_of_the_colour(talk, message) && none_was(talk, is_equal);
}

static bool none_was_of_the_colour_or_like(const struct talk *talk, const struct message *message)
{
    return none_was_of_the_colour(talk, message) && none_was(talk, is_like);
}

static bool none_fitted_by_colour_or_equal(const struct talk *talk, const struct message *message)
{
    return none_fitted_by_colour(talk, message) && none_was(talk, is_equal);
}

/* What carries no claim about these cards. */
static bool claims_nothing(const struct talk *talk, const struct message *message)
{
    (void)talk;
    (void)message;
    return true;
}

/* Whoever must lay a card for want of others is told one that fits. */
static bool must_be_laid(const struct talk *talk, const struct message *message)
{
    return fits(talk, card_in(message), top_of(talk)->card, top_of(talk)->suit);
}

static const struct claim {
    const char *id;
    bool (*holds)(const struct talk *talk, const struct message *message);
    bool rare; /* it need not come */
} claims[] = {
    {"None of your cards fits. You can draw a card.", no_card_fits, false},
    {"None of your cards fits.", no_card_fits, true},
    {"{count} of your cards fits. To see which one, ask for another hint.", so_many_fit, false},
    {"This card fits: {cards}. To see why, ask for another hint.", these_fit, false},
    {"{card} fits on every card.", fits_always, false},
    {"You can play {card}, but only as a bluff: another of your cards fits.", is_a_bluff, false},
    {"{card} has the same sign as the pile.", has_the_sign, false},
    {"{card} has the colour of the pile.", has_the_colour, false},
    {"{card} shows the same number as the pile.", shows_the_number, false},
    {"{card} does not fit on {top}: the colour is {suit}", misfits_by_colour, false},
    {"{card} does not fit on {top}: only an equal number does", misfits_by_value, false},
    {"you cannot jump in with {card}: it is not the same card as {top}", is_no_twin, false},
    {"you cannot play {card} on this pile: only a card like {top}", is_none_for_the_pile, false},
    {"{card} always fits", was_right_as_a_wild, false},
    {"{card} fits: the colour is {colour}", was_right_by_colour, false},
    {"{card} fits: it is like {top}", was_right_as_alike, false},
    {"{laid} on {top}: the same number", is_the_same_number, false},
    {"{laid} on {top}: the same colour, and the same number too", is_the_same_colour_and_number,
     false},
    {"{card} fitted: the colour was {colour}", a_card_was_of_the_colour, false},
    {"{card} fitted: it is like {top}", a_card_was_alike, false},
    {"{card} fitted: {laid} and {top} are the same number", a_card_was_equal, false},
    {"no card in that hand was {colour}", none_was_of_the_colour, false},
    {"no card in that hand fitted by its colour", none_fitted_by_colour, false},
    {"no card in that hand was {colour}, or equal to {top}", none_was_of_the_colour_or_equal,
     false},
    {"no card in that hand was {colour}, or like {top}", none_was_of_the_colour_or_like, false},
    {"no card in that hand fitted by its colour, or was equal to {top}",
     none_fitted_by_colour_or_equal, false},
    {"there is nothing left to draw, so you must play: {card} fits", must_be_laid, true},
    {"{card} lies on {below}. Is the colour the same, or are the numbers equal?", claims_nothing,
     false},
    {"your card does not match by colour", claims_nothing, true},
    {"your card does not match by value", claims_nothing, true},
    {"first show that your card fits", claims_nothing, true},
    {"only a number in another colour and form than the one below can be doubted, and only once",
     claims_nothing, true},
    {"first say how your card matches: by colour or by value", claims_nothing, true},
    {"first choose the new colour", claims_nothing, true},
    {"your wild +4 was a bluff: play a coloured card that fitted instead", claims_nothing, true},
};
enum { CLAIMS = sizeof claims / sizeof *claims };

static int heard[CLAIMS];

static void add_card(const struct talk *talk, struct strbuf *out, const char *word, int card)
{
    strbuf_addf(out, ", %s ", word);
    if (card != NO_CARD)
        card_print(out, talk->party.deck, card);
}

static void not_so(const struct talk *talk, const struct message *message)
{
    struct strbuf where = {0};

    add_card(talk, &where, "of", card_in(message));
    for (int i = talk->height - 1; i >= 0 && i > talk->height - 4; i--) {
        add_card(talk, &where, "on", talk->pile[i].card);
        strbuf_addf(&where, " (%d%s%s)", talk->pile[i].suit, talk->pile[i].jumped ? ", jumped" : "",
                    talk->pile[i].stacked ? ", on a pile" : "");
    }
    for (int i = 0; i < message->args; i++)
        strbuf_addf(&where, "; %s=%d", message->arg[i].name, (int)message->arg[i].count);
    ck_abort_msg("match %d, honest %d: “%s”%s is not so", talk->match, talk->honest, message->id,
                 strbuf_text(&where));
}

void check_claim(const struct talk *talk, const struct message *message)
{
    for (int i = 0; i < CLAIMS; i++) {
        if (strcmp(claims[i].id, message->id) != 0)
            continue;
        heard[i]++;
        if (!claims[i].holds(talk, message))
            not_so(talk, message);
        return;
    }
    if (strstr(message->id, "fit") || strstr(message->id, "colour") ||
        strstr(message->id, "equal to"))
        ck_abort_msg("nobody judges “%s”", message->id);
}

bool is_claim(const struct message *message)
{
    for (int i = 0; i < CLAIMS; i++)
        if (strcmp(claims[i].id, message->id) == 0)
            return true;
    return false;
}

void expect_all_claims(void)
{
    for (int i = 0; i < CLAIMS; i++)
        if (!heard[i] && !claims[i].rare)
            ck_abort_msg("nobody was told “%s”", claims[i].id);
}
