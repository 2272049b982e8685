#include "rules/describing/describe.h"

#include "rules/move.h"
#include "rules/tables.h"
#include "rules/tables/combination.h"
#include "ruleset/setting.h"

/* What the files that put the rules into words share. */

enum { DESCRIBED_ACTIONS = ACTION_WILD_DRAW_FOUR + 1 };

/* The deck and the settings, the facts about the deck that matter for the words, and where the
 * lines go. */
struct describing {
    const struct deck *deck;
    const struct settings *settings;
    const int *value; /* the settings' values */
    rule_visitor *visit;
    void *context;
    bool action[DESCRIBED_ACTIONS]; /* which actions the deck has */
    bool numbers, spins, reference;
    int extras;      /* physical cards that are not played */
    bool many_forms; /* some equal numbers are printed in different ways */
};

static bool
describing_charges(const struct describing *d); /* everyone is charged with what they hold */

/* Returns a line of this section with no card, segment or face. */
static struct rule_line rule_line_of(enum rules_section section, const char *rules,
                                     struct message message);
/* Gives the line to the visitor. */
static void describing_tell(const struct describing *d, const struct rule_line *line);
/* Make a line and give it to the visitor: from a message id without arguments, and from one that
 * counts something as {count}. */
static void describing_say(const struct describing *d, enum rules_section section,
                           const char *rules, const char *id);
static void describing_count(const struct describing *d, enum rules_section section,
                             const char *rules, const char *one, const char *many, int count);

/* Each of these tells the lines of its section. */
static void describe_fits(const struct describing *d);
static void describe_actions(const struct describing *d);
static void describe_wheel(const struct describing *d);
static void describe_house(const struct describing *d);
static void describe_partners(const struct describing *d);
static void describe_round_end(const struct describing *d);
static void describe_points(const struct describing *d);
static void describe_winning(const struct describing *d);

/* Describes what fits, and what cards and the wheel do. */

/* Collects the faces of a value, each once, numbers before pictures; spin cards look like others.
 */
static void gather_faces(const struct deck *deck, int value_class, struct rule_line *line)
{
    line->faces = 0;
    for (int pictures = 0; pictures < 2; pictures++)
        for (int i = 0; i < deck_card_count(deck) && line->faces < EXAMPLE_FACES; i++) {
            const struct card *card = deck_card(deck, i);
            bool there = card->kind != CARD_NUMBER || card->value_class != value_class ||
                         card->spin || (card->picture != PICTURE_NONE) != (pictures == 1);
            for (int k = 0; k < line->faces && !there; k++) { /* the same face of another suit */
                const struct card *other = deck_card(deck, line->face[k]);
                there = other->picture == card->picture &&
                        notation_identical(&other->notation, &card->notation);
            }
            if (!there)
                line->face[line->faces++] = i;
        }
}

/* Returns whether the cards of one line make a better example than those of another: there are more
 * of them, or their value is simpler. */
static bool better(const struct describing *d, const struct rule_line *one,
                   const struct rule_line *other)
{
    if (one->faces != other->faces || one->faces == 0)
        return one->faces > other->faces;
    return deck_card(d->deck, one->face[0])->value.denominator <
           deck_card(d->deck, other->face[0])->value.denominator;
}

/* Returns one of the equal cards that looks most unlike the first: a number of another kind, if
 * there is one. */
static int most_unlike(const struct describing *d, const struct rule_line *line)
{
    const struct card *first = deck_card(d->deck, line->face[0]);

    for (int i = 1; i < line->faces; i++) {
        const struct card *card = deck_card(d->deck, line->face[i]);
        if (card->picture == PICTURE_NONE && card->notation.kind != first->notation.kind)
            return line->face[i];
    }
    return line->face[1];
}

/* Shows the two values, or the only one, that are the best examples. */
static void give_examples(const struct describing *d, const char *id)
{
    struct rule_line best[2];

    best[0] = best[1] = rule_line_of(SECTION_FITS, "T1", (struct message){0});
    for (int i = 0; i < deck_value_classes(d->deck); i++) {
        struct rule_line line = best[0];
        gather_faces(d->deck, i, &line);
        if (line.faces < 2)
            continue;
        if (better(d, &line, &best[0])) {
            best[1] = best[0];
            best[0] = line;
        } else if (better(d, &line, &best[1])) {
            best[1] = line;
        }
    }
    best[0].message = message_with(id, arg_card("first", most_unlike(d, &best[0])),
                                   arg_card("second", best[0].face[0]));
    describing_tell(d, &best[0]);
    if (best[1].faces > 0)
        describing_tell(d, &best[1]);
}

/* Chooses the sentence on what fits; "signs" are those of coloured action cards. */
static const char *fits_words(const struct describing *d, bool printed)
{
    bool signs = d->action[ACTION_DRAW_TWO] || d->action[ACTION_REVERSE] || d->action[ACTION_SKIP];

    if (d->value[SETTING_MATCH] == MATCH_VALUE_ONLY)
        return signs
                   ? N_("A number fits on a number only if both have the same value. Where one of "
                        "the two cards is no number, the same colour fits, or the same sign.")
                   : N_("A number fits on a number only if both have the same value. On a wild "
                        "card its colour fits.");
    if (!d->many_forms)
        return signs
                   ? N_("A card fits if it matches the top card: the same colour, number or sign.")
                   : N_("A card fits if it matches the top card: the same colour or number.");
    if (printed)
        return signs ? N_("A card fits if it has the same colour as the top card. It also fits if "
                          "it looks the same: the same number or sign.")
                     : N_("A card fits if it has the same colour as the top card. It also fits if "
                          "it looks the same.");
    return signs ? N_("A card fits if it matches the top card: the same colour, value or sign.")
                 : N_("A card fits if it matches the top card: the same colour or value.");
}

static void describe_fits(const struct describing *d)
{
    bool printed = d->value[SETTING_MATCH] == MATCH_PRINTED;
    bool wild = d->action[ACTION_WILD], four = d->action[ACTION_WILD_DRAW_FOUR];

    describing_say(d, SECTION_FITS, "T1", fits_words(d, printed));
    if (d->many_forms)
        give_examples(d, printed ? N_("In another colour, {first} does not fit on {second}. They "
                                      "have the same value but look different.")
                                 : N_("For example, {first} fits on {second} in any colour, "
                                      "because they have the same value."));
    if (wild || four)
        describing_say(
            d, SECTION_FITS, "T2",
            wild && four
                ? N_("You may play a wild card or a wild +4 on any card. You choose its colour.")
            : wild ? N_("You may play a wild card on any card. You choose its colour.")
                   : N_("You may play a wild +4 on any card. You choose its colour."));
}

static void say_action(const struct describing *d, enum action action, const char *rules,
                       const char *id)
{
    struct rule_line line = rule_line_of(SECTION_ACTIONS, rules, message_of(id));

    line.action = action;
    if (d->action[action])
        describing_tell(d, &line);
}

static void describe_draw_four(const struct describing *d)
{
    const enum action action = ACTION_WILD_DRAW_FOUR;

    say_action(d, action, "T9",
               N_("Choose the new colour. The next player draws 4 cards and misses a turn."));
    say_action(d, action, "T10",
               d->value[SETTING_HONEST] != HONEST_COLOUR
                   ? N_("A +4 is honest if you hold no coloured card that fits.")
               : d->value[SETTING_MATCH] == MATCH_VALUE_ONLY
                   ? N_("A +4 is honest if you hold no card that fits by its colour.")
                   : N_("A +4 is honest if you hold no card of the current colour."));
    say_action(d, action, "T11 C1",
               N_("You may bluff. The next player may challenge you before drawing. Then show that "
                  "player your cards."));
    say_action(d, action, "C2",
               d->value[SETTING_BLUFF] == BLUFF_STAYS
                   ? N_("If you bluffed, you draw 4 cards yourself. The +4 and its colour stay, "
                        "and the next player has a normal turn.")
                   : N_("If you bluffed, you take the +4 back and draw 4 cards yourself. Play a "
                        "coloured card that fits instead. The game goes on from that card."));
    say_action(d, action, "C3",
               N_("If you were honest, the challenger draws 6 cards and misses a turn."));
}

static void describe_actions(const struct describing *d)
{
    bool reverse = d->action[ACTION_REVERSE], skip = d->action[ACTION_SKIP];

    say_action(d, ACTION_DRAW_TWO, "T5", N_("The next player draws 2 cards and misses a turn."));
    say_action(d, ACTION_REVERSE, "T6", N_("Play changes direction."));
    say_action(d, ACTION_SKIP, "T7", N_("The next player misses a turn."));
    say_action(d, ACTION_WILD, "T8",
               N_("Choose the new colour. You may choose the same colour again."));
    if (d->action[ACTION_WILD_DRAW_FOUR])
        describe_draw_four(d);
    if (d->value[SETTING_PARTNERS] == PARTNERS_NONE && (reverse || skip))
        describing_say(d, SECTION_ACTIONS, "V1",
                       reverse && skip
                           ? N_("With only two players, you play again after a reverse or a skip.")
                       : reverse ? N_("With only two players, you play again after a reverse.")
                                 : N_("With only two players, you play again after a skip."));
}

static const struct {
    const char *rules, *id;
} effects[] = {
    [WHEEL_ALMOST_OUT] = {"W2",
                          N_("If you have more than two cards, you may discard all but two.")},
    [WHEEL_DISCARD_NUMBER] = {"W3 W13", N_("Choose a number in your hand. You may discard all your "
                                           "cards with that number, or some.")},
    [WHEEL_DISCARD_COLOUR] = {"W4", N_("Choose a colour in your hand. You may discard all your "
                                       "cards of that colour, or some.")},
    [WHEEL_DRAW_UNTIL] = {"W5", N_("Draw cards until you get this colour ({suit}) or a wild card. "
                                   "Keep them all, and play none.")},
    [WHEEL_TRADE_HANDS] = {"W6",
                           N_("All players give all their cards to the player on their left.")},
    [WHEEL_SHOW_HAND] = {"W7", N_("Show everyone your cards.")},
    [WHEEL_SHOWDOWN] = {"W8",
                        N_("All players show their highest number at the same time. If there is a "
                           "tie, those players show their next highest. The winner may discard all "
                           "the cards that they showed. The others take theirs back.")},
    [WHEEL_SHOUT] = {"W9", N_("The first to shout “Me!” may discard any card.")},
};

static void describe_wheel(const struct describing *d)
{
    const struct wheel *wheel = deck_wheel(d->deck);

    if (!d->spins)
        return;
    describing_say(d, SECTION_WHEEL, "W1",
                   N_("A spin card has a whirl round its number. When you play one, the next "
                      "player turns the wheel and does what it says. That is their whole turn."));
    for (int i = 0; i < wheel->count; i++) {
        const struct wheel_segment *segment = &wheel->segments[i];
        struct rule_line line = rule_line_of(SECTION_WHEEL, effects[segment->effect].rules,
                                             message_of(effects[segment->effect].id));
        line.segment = i;
        if (segment->suit != DECK_NONE)
            message_add(&line.message, arg_suit("suit", segment->suit));
        describing_tell(d, &line);
    }
    describing_say(d, SECTION_WHEEL, "W10",
                   N_("When the wheel lets you discard, you choose which card ends up on top. "
                      "These cards have no effect. If a wild card is on top, choose its colour."));
}

/* By hands_effect. */
static const struct {
    const char *rule, *of_many_forms, *of_one;
} hands_lines[HANDS_EFFECTS] = {
#define HANDS(identifier, word, meaning, setting, rule, effect, argument, of_many_forms, of_one)   \
    [HANDS_##identifier] = {rule, of_many_forms, of_one},
#include "deck/hands-list.h"
#undef HANDS
};

/* Describes the numbers that move hands, each value in all its forms. */
static void describe_hands(const struct describing *d)
{
    bool any = false;

    for (int i = 0; i < deck_card_count(d->deck); i++)
        any |= rules_moves_hands(d->settings, deck_card(d->deck, i));
    for (int value = 0; any && value < deck_value_classes(d->deck); value++)
        for (int i = 0; i < deck_card_count(d->deck); i++) {
            const struct card *card = deck_card(d->deck, i);
            if (card->kind != CARD_NUMBER || card->value_class != value)
                continue;
            if (rules_moves_hands(d->settings, card)) {
                const char *said = d->many_forms ? hands_lines[card->hands].of_many_forms
                                                 : hands_lines[card->hands].of_one;
                struct rule_line line = rule_line_of(SECTION_HOUSE, hands_lines[card->hands].rule,
                                                     message_with(said, arg_card("card", i)));
                describing_tell(d, &line);
            }
            break;
        }
}

static void describe_progressive(const struct describing *d)
{
    const enum rules_section section = SECTION_HOUSE;

    if (d->action[ACTION_DRAW_TWO])
        describing_say(d, section, "H1 S14",
                       N_("If you must draw because of a +2, you may play a +2 instead. The next "
                          "player then draws for both, or plays another."));
    if (!d->action[ACTION_WILD_DRAW_FOUR])
        return;
    describing_say(
        d, section, "H1",
        N_("In the same way you may play a wild +4 on a wild +4. Choose a colour each time."));
    describing_say(d, section, "H2",
                   N_("If there are several, you can challenge only the last +4. After a bluff it "
                      "stays, and its player draws for all of them. If it was honest, the "
                      "challenger draws for all, and 2 more."));
}

static void describe_jump_in(const struct describing *d)
{
    bool wild = d->action[ACTION_WILD], four = d->action[ACTION_WILD_DRAW_FOUR];

    describing_say(
        d, SECTION_HOUSE, "H4 H5",
        d->many_forms && d->value[SETTING_MATCH] != MATCH_PRINTED
            ? N_("You may jump in with a card of the top card’s colour and its value or sign. Play "
                 "it at once, even if it is not your turn. The game goes on from you.")
            : N_("You may jump in with a card exactly like the top card, in the same colour. Play "
                 "it at once, even if it is not your turn. The game goes on from you."));
    describing_say(d, SECTION_HOUSE, "H6",
                   N_("If the card has an effect, it happens only once, counting from you."));
    if (wild || four) /* a wild has no colour of its own to be the same */
        describing_say(d, SECTION_HOUSE, "H4",
                       !four  ? N_("You cannot play wild cards in this way.")
                       : wild ? N_("You cannot play wild cards in this way. But you can play a "
                                   "wild +4 on a wild +4.")
                              : N_("You can also play a wild +4 on a wild +4 in this way."));
}

static void describe_house(const struct describing *d)
{
    if (d->value[SETTING_PROGRESSIVE])
        describe_progressive(d);
    describe_hands(d);
    if (d->value[SETTING_JUMP_IN])
        describe_jump_in(d);
    if (d->value[SETTING_SAY] == SAY_DECLARE && d->value[SETTING_MATCH] == MATCH_VALUE)
        describing_say(d, SECTION_HOUSE, "H16",
                       N_("If you play a number on a number, say how it matches: by colour or by "
                          "value."));
    if (d->value[SETTING_SAY] == SAY_PROVE && d->value[SETTING_MATCH] != MATCH_PRINTED) {
        describing_say(d, SECTION_HOUSE, "H17",
                       N_("If your number fits only because it is equal, an opponent may doubt it. "
                          "Then show it: say by which number one fraction is multiplied, above and "
                          "below, or name another fraction that both are equal to, or draw both."));
        describing_say(d, SECTION_HOUSE, "H17",
                       N_("A card that fits stays, shown or not, and nobody draws cards for it."));
    }
}

/* Describes who plays with whom, when a round ends, what counts, and who wins. */

static void describe_partners(const struct describing *d)
{
    static const char *const tables[] = {
        [TABLE_FIRST] = N_("These are the rules of the first table."),
        [TABLE_SECOND] = N_("These are the rules of the second table."),
        [TABLE_BOTH] = N_("The two tables share one deck: they play one after the other."),
    };
    const enum rules_section section = SECTION_PARTNERS;

    switch (d->value[SETTING_PARTNERS]) {
    case PARTNERS_FIXED:
        describing_say(d, section, "V2",
                       N_("You play in pairs. Partners sit opposite each other. The round ends for "
                          "everyone when a player has no cards left."));
        break;
    case PARTNERS_CHANGING:
        describing_say(d, section, "V3",
                       N_("You play in pairs. Partners sit opposite each other, and change every "
                          "round. The round ends when a player has no cards left. All players keep "
                          "their own score. Partners both write down the same points."));
        break;
    case PARTNERS_TABLES:
        describing_say(d, section, "V4",
                       N_("Four players sit at each of two tables and play in pairs. Everyone "
                          "changes places every four rounds. So you play four rounds with each of "
                          "the others. All players keep their own score."));
        describing_say(d, section, "V4", tables[d->value[SETTING_TABLE]]);
        break;
    default:
        return;
    }
    if (describing_charges(d))
        describing_say(
            d, section, "V2 V3 V6",
            N_("At the end of a round both partners write down the points of the pair."));
}

static void describe_reckoning(const struct describing *d)
{
    struct rule_line line = rule_line_of(
        SECTION_ROUND_END, "P4 P5",
        message_of(
            describing_charges(d)
                ? N_("All players count the points left in their hands, and write them down.")
            : d->value[SETTING_PARTNERS] == PARTNERS_NONE
                ? N_("The winner of the round scores the points of all cards that the others hold.")
                : N_("The two winners score the points of all cards that the others hold.")));

    line.reckons = true;
    describing_tell(d, &line);
}

static void describe_round_end(const struct describing *d)
{
    bool draws = d->action[ACTION_DRAW_TWO] || d->action[ACTION_WILD_DRAW_FOUR];

    describing_say(d, SECTION_ROUND_END, "E1",
                   N_("The round ends when a player has no cards left."));
    if (draws)
        describing_say(d, SECTION_ROUND_END, "E2",
                       d->action[ACTION_DRAW_TWO] && d->action[ACTION_WILD_DRAW_FOUR]
                           ? N_("If the last card is a +2 or a +4, the next player still draws.")
                       : d->action[ACTION_DRAW_TWO]
                           ? N_("If the last card is a +2, the next player still draws.")
                           : N_("If the last card is a +4, the next player still draws."));
    if (d->spins)
        describing_say(
            d, SECTION_ROUND_END, "E3",
            N_("If the last card is a spin card, the next player still turns the wheel."));
    if (d->value[SETTING_SCORING] == SCORING_NONE)
        return;
    describe_reckoning(d);
    describing_say(
        d, SECTION_ROUND_END, "T16",
        describing_charges(d)
            ? N_("The round also ends when nobody can play or draw a card.")
            : N_("If nobody can play or draw, the player with the fewest points wins the round."));
    describing_say(
        d, SECTION_ROUND_END, "E4",
        N_("Then shuffle all the cards and play the next round, until there is a winner."));
}

/* What number cards count, coloured cards that do something, and wild cards: in a group mostly the
 * same. */
enum points_group { GROUP_NUMBERS, GROUP_SYMBOLS, GROUP_WILDS, GROUPS };

struct group_points {
    bool there;
    int fewest, most;
    bool as_numbers; /* each counts the number that stands on it */
    bool own;        /* the deck says what some count */
};

static enum points_group group_of(const struct card *card)
{
    return card->kind == CARD_NUMBER ? GROUP_NUMBERS
           : card->suit != DECK_NONE ? GROUP_SYMBOLS
                                     : GROUP_WILDS;
}

static struct group_points count_group(const struct describing *d, enum points_group group)
{
    struct group_points out = {.as_numbers = true};

    for (int i = 0; i < deck_card_count(d->deck); i++) {
        const struct card *card = deck_card(d->deck, i);
        if (card->kind == CARD_EXTRA || group_of(card) != group)
            continue;
        int points = rules_card_points(d->settings, card);
        out.fewest = !out.there || points < out.fewest ? points : out.fewest;
        out.most = !out.there || points > out.most ? points : out.most;
        out.as_numbers &= card->value.denominator == 1 && card->value.numerator == points;
        out.own |= card->points != DECK_NONE;
        out.there = true;
    }
    return out;
}

static void describe_number_points(const struct describing *d)
{
    struct group_points numbers = count_group(d, GROUP_NUMBERS);

    if (!numbers.there)
        return;
    if (numbers.fewest == numbers.most)
        describing_count(d, SECTION_POINTS, "P1",
                         NP_("Every number card counts {count} point.",
                             "Every number card counts {count} points."),
                         numbers.most);
    else if (numbers.as_numbers)
        describing_say(d, SECTION_POINTS, "P1", N_("A number card counts its number."));
    else if (!numbers.own)
        describing_say(
            d, SECTION_POINTS, "P1",
            N_("A number card counts its number if that is whole, and 10 points if not."));
    else {
        struct rule_line line = rule_line_of(
            SECTION_POINTS, "P1",
            message_with(
                N_("A number card counts {fewest} to {most} points, depending on the card."),
                arg_count("fewest", numbers.fewest), arg_count("most", numbers.most)));
        describing_tell(d, &line);
    }
}

/* Describes each action by itself, if the deck gives cards of a group points of their own. */
static void describe_each_action(const struct describing *d, enum points_group group)
{
    bool told[DESCRIBED_ACTIONS] = {false};

    for (int i = 0; i < deck_card_count(d->deck); i++) {
        const struct card *card = deck_card(d->deck, i);
        if (card->kind != CARD_ACTION || group_of(card) != group || told[card->action])
            continue;
        struct rule_line line = rule_line_of(
            SECTION_POINTS, "P2 P3",
            message_plural(NP_("{card} counts {count} point.", "{card} counts {count} points."),
                           arg_card("card", i),
                           arg_count("count", rules_card_points(d->settings, card))));
        describing_tell(d, &line);
        told[card->action] = true;
    }
}

static void describe_points(const struct describing *d)
{
    struct group_points symbols = count_group(d, GROUP_SYMBOLS),
                        wilds = count_group(d, GROUP_WILDS);

    if (d->value[SETTING_SCORING] == SCORING_NONE)
        return;
    describe_number_points(d);
    if (symbols.there && symbols.fewest == symbols.most)
        describing_count(d, SECTION_POINTS, "P2",
                         NP_("Every coloured action card counts {count} point.",
                             "Every coloured action card counts {count} points."),
                         symbols.most);
    else
        describe_each_action(d, GROUP_SYMBOLS);
    if (wilds.there && wilds.fewest == wilds.most)
        describing_count(
            d, SECTION_POINTS, "P3",
            NP_("Every wild card counts {count} point.", "Every wild card counts {count} points."),
            wilds.most);
    else
        describe_each_action(d, GROUP_WILDS);
}

/* V3, V4: the variants end by rounds, also when nobody says how many; at each table 28. */
int rules_rounds(const struct settings *settings)
{
    static const int at_tables = 28;

    if (settings->value[SETTING_ROUNDS] > 0)
        return settings->value[SETTING_ROUNDS];
    switch (settings->value[SETTING_PARTNERS]) {
    case PARTNERS_CHANGING:
        return settings->value[SETTING_CHANGING_ROUNDS];
    case PARTNERS_TABLES:
        return at_tables;
    default:
        return 0;
    }
}

static void describe_elimination(const struct describing *d, int rounds)
{
    describing_count(d, SECTION_WINNING, "V5",
                     NP_("You are out of the game when you have {count} point or more.",
                         "You are out of the game when you have {count} points or more."),
                     d->value[SETTING_TARGET]);
    describing_say(d, SECTION_WINNING, "V5",
                   N_("The last two players keep their points and play on. When one of them is "
                      "out, the other wins."));
    if (rounds > 0)
        describing_count(
            d, SECTION_WINNING, "V5 P6 P7",
            NP_("The game ends after {count} round at the latest. Of the players still in, the one "
                "with the fewest points wins. If there is a tie, all of those players win.",
                "The game ends after {count} rounds at the latest. Of the players still in, the "
                "one with the fewest points wins. If there is a tie, all of those players win."),
            rounds);
}

static void describe_winning(const struct describing *d)
{
    int rounds = rules_rounds(d->settings);
    bool charges = describing_charges(d);

    if (d->value[SETTING_SCORING] == SCORING_NONE)
        describing_say(d, SECTION_WINNING, "P6",
                       N_("There are no points. The first player without cards wins."));
    else if (d->value[SETTING_ELIMINATION])
        describe_elimination(d, rounds);
    else if (rounds > 0 && charges)
        describing_count(d, SECTION_WINNING, "P5 P6 P7 V3",
                         NP_("Play {count} round. The player with the fewest points wins. If there "
                             "is a tie, all of those players win.",
                             "Play {count} rounds. The player with the fewest points wins. If "
                             "there is a tie, all of those players win."),
                         rounds);
    else if (rounds > 0)
        describing_count(d, SECTION_WINNING, "P4 P6 P7 V3",
                         NP_("Play {count} round. The player with the most points wins. If there "
                             "is a tie, all of those players win.",
                             "Play {count} rounds. The player with the most points wins. If there "
                             "is a tie, all of those players win."),
                         rounds);
    else if (charges)
        describing_count(d, SECTION_WINNING, "P5 P7",
                         NP_("Play until a player has {count} point or more. The player with the "
                             "fewest points wins. If there is a tie, all of those players win.",
                             "Play until a player has {count} points or more. The player with the "
                             "fewest points wins. If there is a tie, all of those players win."),
                         d->value[SETTING_TARGET]);
    else
        describing_count(d, SECTION_WINNING, "P4",
                         NP_("Play until a player has {count} point or more. That player wins.",
                             "Play until a player has {count} points or more. That player wins."),
                         d->value[SETTING_TARGET]);
}

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

static struct rule_line rule_line_of(enum rules_section section, const char *rules,
                                     struct message message)
{
    return (struct rule_line){
        .section = section, .rules = rules, .message = message, .segment = DECK_NONE};
}

static void describing_tell(const struct describing *d, const struct rule_line *line)
{
    d->visit(d->context, line);
}

static void describing_say(const struct describing *d, enum rules_section section,
                           const char *rules, const char *id)
{
    const struct rule_line line = rule_line_of(section, rules, message_of(id));

    describing_tell(d, &line);
}

static void describing_count(const struct describing *d, enum rules_section section,
                             const char *rules, const char *one, const char *many, int count)
{
    struct rule_line line =
        rule_line_of(section, rules, message_plural(one, many, arg_count("count", count)));

    describing_tell(d, &line);
}

static bool describing_charges(const struct describing *d)
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
        struct rule_line line =
            rule_line_of(SECTION_NEEDED, even ? "S1 V2" : "S1",
                         message_with(id, arg_count("fewest", fewest), arg_count("most", most)));
        describing_tell(d, &line);
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
