#include "rules/describing/describing.h"

#include "rules/move.h"
#include "rules/tables/combination.h"
#include "ruleset/setting.h"

static const char *const titles[SECTIONS] = {
    [SECTION_AIM] = N_("How to win"),
    [SECTION_NEEDED] = N_("What you need"),
    [SECTION_DEAL] = N_("Before you begin"),
    [SECTION_FIRST_CARD] = N_("If the first card is special"),
    [SECTION_TURN] = N_("Your turn"),
    [SECTION_FITS] = N_("Which cards fit"),
    [SECTION_ACTIONS] = N_("Cards that do something"),
    [SECTION_WHEEL] = N_("The wheel"),
    [SECTION_LAST_CARD] = N_("Your last card"),
    [SECTION_HOUSE] = N_("House rules at this table"),
    [SECTION_WRONG] = N_("Wrong cards"),
    [SECTION_PARTNERS] = N_("Partners"),
    [SECTION_ROUND_END] = N_("The end of a round"),
    [SECTION_POINTS] = N_("Points"),
    [SECTION_WINNING] = N_("The winner"),
};

const char *rules_section_title(enum rules_section section)
{
    return titles[section];
}

struct rule_line rule_line_of(enum rules_section section, const char *rules, struct message message)
{
    return (struct rule_line){
        .section = section, .rules = rules, .message = message, .segment = DECK_NONE};
}

void describing_tell(const struct describing *d, const struct rule_line *line)
{
    d->visit(d->context, line);
}

void describing_message(const struct describing *d, enum rules_section section, const char *rules,
                        struct message message)
{
    const struct rule_line line = rule_line_of(section, rules, message);

    describing_tell(d, &line);
}

void describing_say(const struct describing *d, enum rules_section section, const char *rules,
                    const char *id)
{
    describing_message(d, section, rules, message_of(id));
}

void describing_count(const struct describing *d, enum rules_section section, const char *rules,
                      const char *one, const char *many, int count)
{
    describing_message(d, section, rules, message_plural(one, many, arg_count("count", count)));
}

bool describing_charges(const struct describing *d)
{
    return d->value[SETTING_SCORING] == SCORING_CHARGED || d->value[SETTING_ELIMINATION] != 0;
}

enum status rules_players(const struct deck *deck, const struct settings *settings, int *fewest,
                          int *most, struct refusal *why)
{
    struct refusal first = {0}, later;

    *fewest = *most = 0;
    for (int seats = SEATS_MIN; seats <= SEATS_MAX; seats++) {
        bool good = combination_check(deck, settings, seats, *fewest ? &later : why) == STATUS_OK;
        if (good && *fewest == 0)
            *fewest = seats;
        if (good)
            *most = seats;
        /* Most variants want four players, so this is the reason that matters. */
        if (!good && seats == 4)
            first = *fewest ? later : *why;
    }
    if (*fewest == 0 && first.rule)
        *why = first;
    return *fewest ? STATUS_OK : STATUS_INVALID;
}

static void describe_aim(const struct describing *d)
{
    describing_say(d, SECTION_AIM, "E1",
                   N_("Be the first to get rid of all your cards. On your turn, play a card that "
                      "fits on the pile."));
    if (d->value[SETTING_SCORING] == SCORING_NONE)
        return;
    describing_say(d, SECTION_AIM, "P4 P5 V5",
                   describing_charges(d)
                       ? N_("The cards left in your hand when a round ends count against you.")
                       : N_("The winner scores points for the cards that the others still hold."));
}

static void describe_needed(const struct describing *d)
{
    bool even = d->value[SETTING_PARTNERS] == PARTNERS_FIXED;
    struct refusal why;
    int fewest, most;

    if (rules_players(d->deck, d->settings, &fewest, &most, &why) == STATUS_OK) {
        const char *id = fewest == most ? N_("{fewest} players.")
                         : even         ? N_("{fewest} to {most} players, an even number.")
                                        : N_("{fewest} to {most} players.");
        describing_message(d, SECTION_NEEDED, even ? "S1 V2" : "S1",
                           message_with(id, arg_count("fewest", fewest), arg_count("most", most)));
    }
    describing_count(d, SECTION_NEEDED, "D1 D2 D3",
                     NP_("The {count} card for play.", "The {count} cards for play."),
                     deck_played(d->deck));
    if (d->extras > 0 && d->reference)
        describing_count(d, SECTION_NEEDED, "D2",
                         NP_("The {count} card that explains the others. Leave it where everyone "
                             "can see it. Do not play it.",
                             "The {count} cards that explain the others. Leave them where everyone "
                             "can see them. Do not play them."),
                         d->extras);
    else if (d->extras > 0)
        describing_count(d, SECTION_NEEDED, "D1",
                         NP_("Put {count} card aside: you do not need it.",
                             "Put {count} cards aside: you do not need them."),
                         d->extras);
    if (d->spins)
        describing_say(d, SECTION_NEEDED, "W1", N_("The wheel with its arrow."));
    if (d->value[SETTING_CARDS] == CARDS_REAL)
        describing_say(
            d, SECTION_NEEDED, "R1",
            N_("A computer with breuk. Tell it each card that is played: it says whether "
               "the card fits, and keeps the score."));
    else if (d->value[SETTING_CARDS] == CARDS_SCORE)
        describing_say(d, SECTION_NEEDED, "R2",
                       N_("A computer with breuk. After each round, tell it who has gone out and "
                          "what the others still hold: it keeps the score."));
    else if (d->value[SETTING_SCORING] != SCORING_NONE)
        describing_say(d, SECTION_NEEDED, "P4 P5", N_("Paper and a pencil for keeping score."));
}

static void describe_deal(const struct describing *d)
{
    if (d->value[SETTING_CARDS] != CARDS_DEALT)
        describing_say(d, SECTION_DEAL, "R1 S2",
                       N_("Whoever was named first deals. Shuffle all the cards before."));
    else
        describing_say(
            d, SECTION_DEAL, "S2",
            N_("Everyone draws a card. The player with the highest number deals. A card "
               "without a number counts as 0. If there is a tie, those players draw again. "
               "Then shuffle all the cards."));
    describing_count(d, SECTION_DEAL, "S3",
                     NP_("Deal {count} card to each player.", "Deal {count} cards to each player."),
                     d->value[SETTING_HAND_SIZE]);
    describing_say(
        d, SECTION_DEAL, "S4",
        N_("Put the other cards face down: they are the stock. Turn over the top card and put it "
           "beside the stock. It starts the discard pile, called “the pile” below."));
    describing_say(d, SECTION_DEAL, "S4 S11 S12",
                   N_("The player to the left of the dealer begins, and will deal the next round. "
                      "Play goes to the left, clockwise."));
}

static void describe_first_card(const struct describing *d)
{
    const enum rules_section section = SECTION_FIRST_CARD;

    if (d->action[ACTION_DRAW_TWO])
        describing_say(d, section, "S5",
                       N_("A +2: the first player draws 2 cards and misses a turn."));
    if (d->action[ACTION_REVERSE])
        describing_say(
            d, section, "S6",
            d->value[SETTING_FIRST_REVERSE] == FIRST_REVERSE_DEALER
                ? N_("A reverse: the dealer begins, and play goes to the right, anticlockwise.")
                : N_("A reverse: the player to the right of the dealer begins. Play goes to the "
                     "right, anticlockwise."));
    if (d->action[ACTION_SKIP])
        describing_say(d, section, "S7",
                       d->value[SETTING_FIRST_SKIP] == FIRST_SKIP_SECOND_LEFT
                           ? N_("A skip: the second player to the left of the dealer begins.")
                           : N_("A skip: the second player to the right of the dealer begins. Play "
                                "still goes clockwise."));
    if (d->action[ACTION_WILD])
        describing_say(d, section, "S8",
                       d->value[SETTING_FIRST_WILD_COLOUR] == FIRST_WILD_COLOUR_NEXT
                           ? N_("A wild card: the first player chooses the colour.")
                           : N_("A wild card: the dealer chooses the colour."));
    if (d->action[ACTION_WILD_DRAW_FOUR])
        describing_say(
            d, section, "S9",
            N_("A wild +4: shuffle it back into the stock, and turn over another card."));
    if (d->spins)
        describing_say(
            d, section, "S10",
            N_("A spin card: it counts as an ordinary number card. Nobody turns the wheel."));
}

static void describe_turn(const struct describing *d)
{
    describing_say(d, SECTION_TURN, "T1", N_("Play one card that fits on the pile."));
    describing_say(d, SECTION_TURN, "T3",
                   N_("If no card fits, draw one card. If the new card fits, you may play it now. "
                      "If not, your turn ends."));
    describing_say(d, SECTION_TURN, "T4",
                   N_("You may also draw a card when you do not want to play. Then you may play "
                      "only the card that you drew."));
    describing_say(
        d, SECTION_TURN, "T12 T13 T15",
        N_("When the stock is empty, leave the top card of the pile where it is. Shuffle the "
           "others into a new stock. If there are still too few cards, draw what there is."));
}

static void describe_last_card(const struct describing *d)
{
    int penalty = d->value[SETTING_CALL_PENALTY];

    if (d->value[SETTING_CALLS] == CALLS_AUTOMATIC) {
        describing_say(d, SECTION_LAST_CARD, "U1",
                       N_("You do not have to say anything when you have one card left."));
        return;
    }
    describing_say(d, SECTION_LAST_CARD, "U1",
                   N_("As soon as you have only one card left, call “Last card!”."));
    if (penalty > 0)
        describing_count(d, SECTION_LAST_CARD, "U2 U3",
                         NP_("If another player notices that you forgot, you draw {count} card. "
                             "This counts until the next player draws or plays.",
                             "If another player notices that you forgot, you draw {count} cards. "
                             "This counts until the next player draws or plays."),
                         penalty);
    else
        describing_say(d, SECTION_LAST_CARD, "U2", N_("Nothing happens if you forget."));
}

/* X1: what the rule set says of a wrong card, then how this table plays it. */
static void describe_wrong(const struct describing *d)
{
    int wrong = d->value[SETTING_WRONG], penalty = d->value[SETTING_WRONG_PENALTY];

    if (penalty > 0)
        describing_count(d, SECTION_WRONG, "X1",
                         NP_("If somebody notices a wrong card, it goes back. Its player draws "
                             "{count} card, and the next player’s turn begins.",
                             "If somebody notices a wrong card, it goes back. Its player draws "
                             "{count} cards, and the next player’s turn begins."),
                         penalty);
    else
        describing_say(d, SECTION_WRONG, "X1",
                       N_("If somebody notices a wrong card, it goes back, and the next player’s "
                          "turn begins."));
    if (wrong == WRONG_STRICT)
        describing_say(d, SECTION_WRONG, "X1",
                       N_("This table plays it more gently: say why the card does not fit. Its "
                          "player takes it back, and may play another card or draw."));
    if (wrong == WRONG_REFEREE)
        describing_say(d, SECTION_WRONG, "X1",
                       N_("At this table the leader of the game watches all cards, and notices."));
    if (wrong == WRONG_PEERS)
        describing_say(
            d, SECTION_WRONG, "X1 X4",
            N_("At this table you watch each other’s cards. Say that a card is wrong before the "
               "next player’s turn begins. If nobody notices, it stays and counts as correct."));
    if (d->value[SETTING_TALK_PENALTY] > 0)
        describing_count(d, SECTION_WRONG, "X2",
                         NP_("Do not tell others what to play. If you do, you draw {count} card.",
                             "Do not tell others what to play. If you do, you draw {count} cards."),
                         d->value[SETTING_TALK_PENALTY]);
    else
        describing_say(d, SECTION_WRONG, "X2", N_("You may help each other."));
}

/* Returns whether a value class has two faces that are printed differently. */
static bool has_many_forms(const struct deck *deck)
{
    bool many = false;

    for (int i = 0; i < deck_card_count(deck) && !many; i++) {
        const struct card *card = deck_card(deck, i);
        for (int k = i + 1; card->kind == CARD_NUMBER && k < deck_card_count(deck) && !many; k++) {
            const struct card *other = deck_card(deck, k);
            many = other->kind == CARD_NUMBER && other->value_class == card->value_class &&
                   (other->picture != card->picture ||
                    !notation_identical(&other->notation, &card->notation));
        }
    }
    return many;
}

static void look_at_deck(struct describing *d)
{
    for (int i = 0; i < deck_card_count(d->deck); i++) {
        const struct card *card = deck_card(d->deck, i);
        d->action[card->action] = card->action != ACTION_NONE;
        d->numbers |= card->kind == CARD_NUMBER;
        d->spins |= card->spin && d->value[SETTING_WHEEL] != 0;
        if (card->kind != CARD_EXTRA)
            continue;
        d->extras += card->copies;
        d->reference |= card->reference;
    }
    d->many_forms = has_many_forms(d->deck);
}

void rules_describe(const struct deck *deck, const struct settings *settings, rule_visitor *visit,
                    void *context)
{
    struct describing d = {
        .deck = deck,
        .settings = settings,
        .value = settings->value,
        .visit = visit,
        .context = context,
    };

    look_at_deck(&d);
    describe_aim(&d);
    describe_needed(&d);
    describe_deal(&d);
    describe_first_card(&d);
    describe_turn(&d);
    describe_fits(&d);
    describe_actions(&d);
    describe_wheel(&d);
    describe_last_card(&d);
    describe_house(&d);
    describe_wrong(&d);
    describe_partners(&d);
    describe_round_end(&d);
    describe_points(&d);
    describe_winning(&d);
}
