/* Describes who plays with whom, when a round ends, what counts, and who wins. */
#include "rules/describing/describing.h"
#include "ruleset/setting.h"

void describe_partners(const struct describing *d)
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

void describe_round_end(const struct describing *d)
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
    if (numbers.fewest == numbers.most) {
        describing_count(d, SECTION_POINTS, "P1",
                         NP_("Every number card counts {count} point.",
                             "Every number card counts {count} points."),
                         numbers.most);
    } else if (numbers.as_numbers) {
        describing_say(d, SECTION_POINTS, "P1", N_("A number card counts its number."));
    } else if (!numbers.own) {
        describing_say(
            d, SECTION_POINTS, "P1",
            N_("A number card counts its number if that is whole, and 10 points if not."));
    } else {
        describing_message(
            d, SECTION_POINTS, "P1",
            message_with(
                N_("A number card counts {fewest} to {most} points, depending on the card."),
                arg_count("fewest", numbers.fewest), arg_count("most", numbers.most)));
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
        describing_message(
            d, SECTION_POINTS, "P2 P3",
            message_plural(NP_("{card} counts {count} point.", "{card} counts {count} points."),
                           arg_card("card", i),
                           arg_count("count", rules_card_points(d->settings, card))));
        told[card->action] = true;
    }
}

void describe_points(const struct describing *d)
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

void describe_winning(const struct describing *d)
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
