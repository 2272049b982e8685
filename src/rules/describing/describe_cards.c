/* Describes what fits, and what cards and the wheel do. */
#include "rules/describing/describing.h"
#include "rules/tables.h"
#include "ruleset/setting.h"

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

void describe_fits(const struct describing *d)
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

void describe_actions(const struct describing *d)
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

void describe_wheel(const struct describing *d)
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
                describing_message(d, SECTION_HOUSE, hands_lines[card->hands].rule,
                                   message_with(said, arg_card("card", i)));
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

void describe_house(const struct describing *d)
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
