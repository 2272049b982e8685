/* Turns that show the rules: what is ticked may be played, what is crossed may not, judged here by
 * the rules' words alone. */
#include "suites.h"

#include "rules/describing/example.h"
#include "table.h"

#include <stdio.h>
#include <string.h>

static bool looks_alike(const struct card *one, const struct card *other)
{
    return one->picture == other->picture && notation_identical(&one->notation, &other->notation);
}

static bool is_number(const struct card *card)
{
    return card->kind == CARD_NUMBER;
}

/* T1, T2, T19 */
static bool fits(const struct table_deck *table, const struct card *card, const struct card *top)
{
    int match = table->settings.value[SETTING_MATCH];
    bool numbers = is_number(card) && is_number(top);
    bool equal = numbers && card->value_class == top->value_class;
    bool sign = card->action == top->action && card->action != ACTION_NONE;

    if (card->suit == DECK_NONE)
        return true;
    if (match == MATCH_VALUE_ONLY && numbers)
        return equal;
    if (match == MATCH_PRINTED && numbers)
        equal = looks_alike(card, top);
    return card->suit == top->suit || equal || sign;
}

/* T10, T19: of a hand of a +4 and this card. */
static bool honest(const struct table_deck *table, const struct card *card, const struct card *top)
{
    return table->settings.value[SETTING_HONEST] == HONEST_COLOUR
               ? card->suit != top->suit || !fits(table, card, top)
               : card->suit == DECK_NONE || !fits(table, card, top);
}

/* H4 */
static bool jumps(const struct table_deck *table, const struct card *card, const struct card *top)
{
    bool printed = table->settings.value[SETTING_MATCH] == MATCH_PRINTED;
    bool equal = is_number(card) && is_number(top) && card->value_class == top->value_class &&
                 (!printed || looks_alike(card, top));

    return card->suit == top->suit &&
           (equal || (card->action != ACTION_NONE && card->action == top->action));
}

static bool may(const struct table_deck *table, enum example_kind kind, const struct card *card,
                const struct card *top)
{
    switch (kind) {
    case EXAMPLE_HONEST:
        return honest(table, card, top);
    case EXAMPLE_STACK:
    case EXAMPLE_STACK_FOUR:
        return card->action == top->action;
    case EXAMPLE_JUMP:
        return jumps(table, card, top);
    default:
        return fits(table, card, top);
    }
}

static int words_of(const char *text)
{
    int words = 1;

    for (; *text; text++)
        words += *text == ' ';
    return words;
}

static void check_turn(const struct table_deck *table, enum example_kind kind,
                       const struct rule_example *turn)
{
    const struct card *top = deck_card(table->deck, turn->top);
    int copies[EXAMPLE_CARDS + 1] = {0};

    ck_assert_int_le(turn->count, EXAMPLE_CARDS);
    ck_assert_int_eq(turn->cards[0].right, kind != EXAMPLE_DRAW);
    for (int i = 0; i < turn->count; i++) {
        const struct example_card *shown = &turn->cards[i];
        const struct card *card = deck_card(table->deck, shown->card);
        ck_assert_int_ne(card->kind, CARD_EXTRA);
        ck_assert_msg(shown->right == may(table, kind, card, top), "%s, turn %d: %s on %s",
                      table->name, (int)kind, card->id, top->id);
        ck_assert(i == 0 || shown->right <= turn->cards[i - 1].right);
        ck_assert_int_le(words_of(shown->reason), 3);
        for (int k = 0; k < i; k++)
            ck_assert_int_ne(turn->cards[k].card, shown->card);
        copies[0] += shown->card == turn->top;
    }
    ck_assert_int_lt(copies[0], top->copies);
}

static void check_all(const struct table_deck *table, struct rule_example turns[static EXAMPLES])
{
    ck_assert_int_eq(rules_examples(table->deck, &table->settings, turns), STATUS_OK);
    for (int kind = 0; kind < EXAMPLES; kind++)
        if (turns[kind].count > 0)
            check_turn(table, (enum example_kind)kind, &turns[kind]);
}

START_TEST(what_is_ticked_may_be_played_and_what_is_crossed_may_not)
{
    static const char *const ways[] = {
        "",
        "progressive=yes jump-in=yes seven=yes",
        "match=printed jump-in=yes honest=fitting",
        "match=value-only jump-in=yes progressive=yes",
        "wrong=peers cards=real say=prove",
        "match=value honest=fitting partners=fixed partner-seats=even",
    };
    enum { WAYS = sizeof ways / sizeof *ways };
    struct rule_example turns[EXAMPLES];
    int seen = 0;

    for (int r = 0; r < PROPERTY_RULESETS; r++)
        for (int i = 0; i < WAYS; i++) {
            if (!sampled(_i + r + i, 4))
                continue;
            struct table_deck table;
            table_open(&table, property_decks[_i], property_rulesets[r]);
            table_set(&table, ways[i]);
            if (!deck_moves_hands(table.deck))
                table.settings.value[SETTING_SEVEN] = 0;
            check_all(&table, turns);
            seen += turns[EXAMPLE_NUMBER].count;
            table_close(&table);
        }
    ck_assert_int_gt(seen, 30 / stride(4));
}
END_TEST

/* "1/2: 2/4+ 3/5+ 1/3-": the top, the cards, and whether they may be played. */
static void write_turn(const struct deck *deck, const struct rule_example *turn, struct strbuf *out)
{
    const struct card *top = turn->top < 0 ? NULL : deck_card(deck, turn->top);

    strbuf_clear(out);
    if (!top || turn->count == 0)
        return;
    strbuf_addf(out, "%s %s:", top->suit < 0 ? "no" : deck_suit(deck, top->suit)->id, top->id);
    for (int i = 0; i < turn->count; i++) {
        const struct card *card = deck_card(deck, turn->cards[i].card);
        strbuf_addf(out, " %s %s (%s)%s", card->suit < 0 ? "no" : deck_suit(deck, card->suit)->id,
                    card->id, turn->cards[i].reason, turn->cards[i].right ? "+" : "-");
    }
}

static const struct {
    const char *deck, *settings;
    enum example_kind kind;
    const char *turn;
} chosen[] = {
    {"fractions", "", EXAMPLE_NUMBER,
     "blue 1/2: green 2/4 (Worth the same)+ blue 1/3 (Same colour)+ red 2/3 (Nothing matches)-"},
    {"fractions", "", EXAMPLE_SIGN,
     "green reverse: yellow reverse (Same sign)+ no wild (Always fits)+ blue +2 (Nothing "
     "matches)-"},
    {"fractions", "", EXAMPLE_DRAW,
     "blue 1/2: green 1/3 (Nothing matches)- red 2/3 (Nothing matches)-"},
    {"fractions", "", EXAMPLE_HONEST,
     "blue 1/2: green 1/3 (Honest)+ blue 2/3 (A bluff)- red 2/4 (A bluff)-"},
    {"fractions", "", EXAMPLE_STACK, ""},
    {"fractions", "progressive=yes", EXAMPLE_STACK,
     "blue +2: red +2 (Two more)+ blue 1/2 (No +2)-"},
    {"fractions", "progressive=yes", EXAMPLE_STACK_FOUR,
     "no +4: no +4 (Four more)+ blue 1/2 (No +4)-"},
    {"fractions", "jump-in=yes", EXAMPLE_JUMP,
     "blue 1/2: blue 2/4 (Colour and value)+ blue 1/3 (Another value)- green 1/2 (Another "
     "colour)-"},
    {"fractions", "match=printed", EXAMPLE_NUMBER,
     "blue 1/2: green 1/2 (Same number)+ blue 1/3 (Same colour)+ red 2/4 (Looks different)-"},
    {"fractions", "match=value-only", EXAMPLE_NUMBER,
     "blue 1/2: green 2/4 (Worth the same)+ red 1/2 (Same number)+ blue 1/3 (Another value)-"},
    {"classic", "", EXAMPLE_NUMBER,
     "blue 1: blue 2 (Same colour)+ red 1 (Same number)+ green 3 (Nothing matches)-"},
    {"classic", "jump-in=yes", EXAMPLE_JUMP,
     "blue 1: blue 1 (Colour and value)+ blue 2 (Another value)- green 1 (Another colour)-"},
    {"spin", "", EXAMPLE_NUMBER,
     "blue 1: blue 2 (Same colour)+ red 1 (Same number)+ green 3 (Nothing matches)-"},
    {"mixed-forms", "", EXAMPLE_NUMBER,
     "blue 1/2: green 0.5 (Worth the same)+ blue 1/3 (Same colour)+ red 1/4 (Nothing matches)-"},
    {"equals", "", EXAMPLE_NUMBER,
     "blue 1/2: green 2/4 (Worth the same)+ blue 1/3 (Same colour)+ red 2/3 (Nothing matches)-"},
    {"first-fractions", "", EXAMPLE_NUMBER,
     "blue 1/2: green 2/4 (Worth the same)+ blue 1/3 (Same colour)+ red 2/3 (Nothing matches)-"},
    {"first-fractions", "", EXAMPLE_HONEST, ""},
};

START_TEST(small_numbers_in_different_colours_are_shown)
{
    struct rule_example turns[EXAMPLES];
    struct table_deck table;
    struct strbuf text = {0};

    table_open(&table, chosen[_i].deck, NULL);
    table_set(&table, chosen[_i].settings);
    check_all(&table, turns);
    write_turn(table.deck, &turns[chosen[_i].kind], &text);
    ck_assert_str_eq(strbuf_text(&text), chosen[_i].turn);
    strbuf_release(&text);
    table_close(&table);
}
END_TEST

#define SUIT(id, colour, shape, letter)                                                            \
    "<suit id='" id "' colour='#" colour "' shape='" shape "'><name lang='en' short='" letter      \
    "'>" id "</name></suit>"
#define RED  SUIT("red", "B24B42", "square", "R")
#define BLUE SUIT("blue", "314387", "circle", "B")

/* Decks that lack what an example needs: the turn is left out, or shows less. How many cards each
 * kind shows. */
static const struct {
    const char *cards;
    int counts[EXAMPLES];
} small[] = {
    {RED "<numbers values='1/2 2/4 3 5 7 9' copies='2'/>",
     {[EXAMPLE_NUMBER] = 1, [EXAMPLE_JUMP] = 2}},
    {RED BLUE "<numbers values='1/2 2/4 3 5 7 9' copies='2'/>",
     {[EXAMPLE_NUMBER] = 3, [EXAMPLE_DRAW] = 2, [EXAMPLE_JUMP] = 3}},
    {RED BLUE "<numbers values='1 2 3 4 5 6 7 8 9'/>", {[EXAMPLE_NUMBER] = 3, [EXAMPLE_DRAW] = 2}},
    {RED "<numbers values='1 2 3 4 5 6 7 8' copies='2'/><wild copies='4'/>",
     {[EXAMPLE_NUMBER] = 1, [EXAMPLE_SIGN] = 2, [EXAMPLE_JUMP] = 2}},
    {RED "<numbers values='1' copies='20'/>", {[EXAMPLE_JUMP] = 1}},
    {RED BLUE "<numbers values='1 2 3 4 5 6 7'/><wild-draw-four copies='4'/>",
     {[EXAMPLE_NUMBER] = 3,
      [EXAMPLE_SIGN] = 3,
      [EXAMPLE_DRAW] = 2,
      [EXAMPLE_HONEST] = 2,
      [EXAMPLE_STACK_FOUR] = 2}},
};

START_TEST(a_deck_without_the_cards_for_a_turn_has_no_such_turn)
{
    struct rule_example turns[EXAMPLES];
    struct table_deck table = {.name = small[_i].cards};
    struct diag diag = {0};
    char text[1024];

    snprintf(text, sizeof text,
             "<deck format='1' ruleset='deluxe'><title lang='en'>T</title>%s</deck>",
             small[_i].cards);
    ck_assert_int_eq(deck_load_bytes(&table.deck, "t.xml", text, strlen(text), &diag), STATUS_OK);
    table.settings = *deck_settings(table.deck);
    table_set(&table, "hand-size=3 progressive=yes jump-in=yes");
    check_all(&table, turns);
    for (int kind = 0; kind < EXAMPLES; kind++)
        ck_assert_msg(turns[kind].count == small[_i].counts[kind], "%s, kind %d: %d",
                      small[_i].cards, kind, turns[kind].count);
    deck_free(table.deck);
    diag_release(&diag);
}
END_TEST

void add_example_tests(Suite *suite)
{
    TCase *example = add_case(suite, "example");

    tcase_add_loop_test(example, what_is_ticked_may_be_played_and_what_is_crossed_may_not, 0,
                        PROPERTY_DECKS);
    tcase_add_loop_test(example, small_numbers_in_different_colours_are_shown, 0,
                        sizeof chosen / sizeof *chosen);
    tcase_add_loop_test(example, a_deck_without_the_cards_for_a_turn_has_no_such_turn, 0,
                        sizeof small / sizeof *small);
}
