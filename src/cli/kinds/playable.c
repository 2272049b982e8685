#include "cli/kinds/playable.h"

#include "cli/report.h"
#include "rules/describing/example.h"
#include "rules/move.h"
#include "rules/rules.h"

#include <string.h>

/* Returns the fewest players that these settings allow (V6). */
static int fewest_seats(const struct settings *settings)
{
    switch (settings->value[SETTING_PARTNERS]) {
    case PARTNERS_NONE:
        return SEATS_MIN;
    case PARTNERS_TABLES:
        return 8;
    default:
        return 4;
    }
}

/* Says which house rules the leaflet cannot show, as the deck lacks the cards. */
static void check_leaflet(const struct deck *deck, const struct settings *settings,
                          struct diag *diag)
{
    const struct position where = deck_about(deck)->where;
    struct rule_example turns[EXAMPLES];

    if (!settings->value[SETTING_PROGRESSIVE] && !settings->value[SETTING_JUMP_IN])
        return;
    rules_examples(deck, settings, turns);
    if (settings->value[SETTING_PROGRESSIVE] && turns[EXAMPLE_STACK].count == 0 &&
        turns[EXAMPLE_STACK_FOUR].count == 0)
        diag_add(diag, SEVERITY_NOTE, where,
                 message_of(N_("the rules leaflet has no cards to show “progressive” with: the "
                               "deck has no +2 and no +4; add some, or leave the setting out")));
    if (settings->value[SETTING_JUMP_IN] && turns[EXAMPLE_JUMP].count == 0)
        diag_add(diag, SEVERITY_NOTE, where,
                 message_of(N_("the rules leaflet has no cards to show “jump-in” with: no two "
                               "cards of the deck are the same; add copies, or leave the setting "
                               "out")));
}

/* Returns where the deck changes a setting that a rule is about; the place of the deck: nowhere. */
static struct position place_of_rule(const struct deck *deck, const char *rule)
{
    static const struct {
        const char *rule;
        enum setting setting;
    } rows[] = {
        {"S14", SETTING_HAND_SIZE},  {"V6", SETTING_PARTNERS}, {"V6", SETTING_PARTNER_SEATS},
        {"V6", SETTING_ELIMINATION}, {"V6", SETTING_SCORING},  {"P6", SETTING_ROUNDS},
        {"P6", SETTING_SCORING},     {"W1", SETTING_WHEEL},
#define HANDS(identifier, word, meaning, setting, rule, ...) {rule, SETTING_##setting},
#include "deck/hands-list.h"
#undef HANDS
    };

    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        if (!strcmp(rows[i].rule, rule) && deck_changes_setting(deck, rows[i].setting))
            return deck_setting_at(deck, rows[i].setting);
    return deck_about(deck)->where;
}

static void check_rules(const struct deck *deck, struct diag *diag)
{
    const struct settings *settings = deck_settings(deck);
    struct rules *rules = NULL;
    struct refusal why;

    if (rules_compile(&rules, deck, settings, fewest_seats(settings), &why) == STATUS_OK)
        check_leaflet(deck, settings, diag);
    else
        diag_add(diag, SEVERITY_WARNING, place_of_rule(deck, why.rule), why.message);
    rules_free(rules);
}

/* Whether two cards are equal but printed differently; the sign of a spin card does not count.
 * `first` has room for a card of each class. */
static bool has_two_forms(const struct deck *deck, const struct card **first)
{
    for (int i = 0; i < deck_card_count(deck); i++) {
        const struct card *card = deck_card(deck, i), *other;
        if (card->value_class == DECK_NONE)
            continue;
        other = first[card->value_class];
        size_t length = strcspn(card->id, "*");
        if (!other)
            first[card->value_class] = card;
        else if (length != strcspn(other->id, "*") || strncmp(card->id, other->id, length) != 0)
            return true;
    }
    return false;
}

static bool has_fractions(const struct deck *deck)
{
    for (int i = 0; i < deck_card_count(deck); i++)
        if (deck_card(deck, i)->value_class != DECK_NONE &&
            deck_card(deck, i)->value.denominator != 1)
            return true;
    return false;
}

static void check_forms(const struct deck *deck, struct diag *diag)
{
    struct message why =
        message_of(N_("no two cards of this deck have equal numbers that look different, so there "
                      "is nothing to practise; add other forms, such as 2/4 for 1/2, or write <set "
                      "name=\"match\" value=\"printed\"/> if you mean that"));

    if (deck_settings(deck)->value[SETTING_MATCH] == MATCH_PRINTED || !has_fractions(deck))
        return;
    const struct card **first = memory_new((size_t)deck_value_classes(deck), sizeof *first);
    if (!has_two_forms(deck, first))
        diag_add(diag, SEVERITY_WARNING, deck_about(deck)->where, why);
    memory_free(first);
}

void check_playable(const struct deck *deck, struct diag *diag)
{
    check_forms(deck, diag);
    if (deck_played(deck) <= DECK_CARDS_PLAY)
        check_rules(deck, diag);
    else
        diag_add(diag, SEVERITY_NOTE, deck_about(deck)->where,
                 message_with(N_("you can print this deck but not play it: it has {count} playing "
                                 "cards, and a game can have at most {most}"),
                              arg_count("count", deck_played(deck)),
                              arg_count("most", DECK_CARDS_PLAY)));
}
