#include "rules/tables/combination.h"

#include "rules/move.h"
#include "rules/tables.h"

enum { TABLE_SEATS = 4 };

static enum status refuse_together(struct refusal *why, const char *rule, struct message message)
{
    *why = (struct refusal){.rule = rule, .message = message};
    return STATUS_INVALID;
}

/* Two settings that never go together, however the others are set. */
struct pair {
    enum setting one, other;
    unsigned values_of_one, values_of_other; /* bit v is set: value v is refused */
    const char *rule, *message;
};

#define VALUE(value) (1u << (value))

static const struct pair pairs[] = {
    {SETTING_PARTNERS, SETTING_ELIMINATION, ~VALUE(PARTNERS_NONE), VALUE(1), "V6",
     N_("partners and elimination do not work together; choose partners=none or elimination=no")},
    {SETTING_SCORING, SETTING_ELIMINATION, VALUE(SCORING_NONE), VALUE(1), "V6",
     N_("elimination needs points; choose scoring=charged or elimination=no")},
    {SETTING_SCORING, SETTING_PARTNERS, VALUE(SCORING_NONE),
     VALUE(PARTNERS_CHANGING) | VALUE(PARTNERS_TABLES), "V6",
     N_("changing partners needs points, because each player has a separate total; choose "
        "scoring=winner or scoring=charged, or partners=fixed")},
};

enum status rules_check_settings(const struct settings *settings, struct refusal *why)
{
    for (size_t i = 0; i < sizeof pairs / sizeof *pairs; i++) {
        const struct pair *pair = &pairs[i];
        if ((pair->values_of_one >> settings->value[pair->one] & 1) != 0 &&
            (pair->values_of_other >> settings->value[pair->other] & 1) != 0)
            return refuse_together(why, pair->rule, message_of(pair->message));
    }
    if (settings->value[SETTING_SCORING] == SCORING_NONE && settings->value[SETTING_ROUNDS] > 1)
        return refuse_together(
            why, "P6",
            message_of(N_("without points, the first to go out wins the match; choose rounds=0, or "
                          "scoring=winner or scoring=charged")));
    return STATUS_OK;
}

static enum status refuse_seats(struct refusal *why, const char *rule, const char *text, int seats)
{
    return refuse_together(why, rule, message_with(text, arg_count("count", seats)));
}

enum status rules_check_seats(int seats, struct refusal *why)
{
    if (seats >= SEATS_MIN && seats <= SEATS_MAX)
        return STATUS_OK;
    return refuse_together(why, "S1",
                           message_with(N_("{fewest} to {most} players can play, not {count}"),
                                        arg_count("count", seats), arg_count("fewest", SEATS_MIN),
                                        arg_count("most", SEATS_MAX)));
}

static enum status check_pairs(const struct settings *settings, int seats, struct refusal *why)
{
    switch (settings->value[SETTING_PARTNERS]) {
    case PARTNERS_FIXED:
        if (settings->value[SETTING_PARTNER_SEATS] == PARTNER_SEATS_FOUR && seats != 4)
            return refuse_seats(
                why, "V6",
                N_("partners sit opposite each other, so the game needs four players, not {count}; "
                   "change the number of players, or choose partner-seats=even"),
                seats);
        if (seats < 4 || seats % 2 != 0)
            return refuse_seats(why, "V6",
                                N_("{count} players cannot form pairs; partners need an even "
                                   "number of players, four or more"),
                                seats);
        break;
    case PARTNERS_CHANGING:
        if (seats != 4)
            return refuse_seats(why, "V6",
                                N_("changing partners need four players, not {count}; change the "
                                   "number of players, or choose partners=none"),
                                seats);
        break;
    case PARTNERS_TABLES:
        if (seats != 8)
            return refuse_seats(why, "V6",
                                N_("two tables need eight players, not {count}; change the number "
                                   "of players, or choose partners=none"),
                                seats);
        break;
    default:
        break;
    }
    return STATUS_OK;
}

/* If a setting lets numbers move hands, the deck must have such a number. */
static enum status check_hands(const struct deck *deck, const struct settings *settings,
                               struct refusal *why)
{
    static const struct {
        enum setting setting;
        const char *rule, *word;
    } rows[] = {
#define HANDS(identifier, word, meaning, setting, rule, ...) {SETTING_##setting, rule, word},
#include "deck/hands-list.h"
#undef HANDS
    };
    bool moves[SETTING_COUNT] = {false};
    /* A value that the deck has: 7, by which these rules are known, or its first. */
    struct message_arg number = arg_text("number", "7");
    const struct rational seven = {7, 1};
    bool has_seven = false;

    for (int i = deck_card_count(deck) - 1; i >= 0; i--) {
        enum hands_effect hands = deck_card(deck, i)->hands;
        bool is_number = deck_card(deck, i)->kind == CARD_NUMBER;
        has_seven = has_seven || (is_number && rational_equal(deck_card(deck, i)->value, seven));
        if (is_number)
            number = arg_notation("number", &deck_card(deck, i)->notation);
        if (hands != HANDS_NONE)
            moves[rows[hands - HANDS_NONE - 1].setting] = true;
    }
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        if (!settings->value[rows[i].setting] || moves[rows[i].setting])
            continue;
        return refuse_together(
            why, rows[i].rule,
            message_with(N_("no card in the deck moves hands; choose {setting}=no, or write <hands "
                            "value=\"{number}\" does=\"{word}\"/> in the deck"),
                         arg_text("setting", setting_rows[rows[i].setting].name),
                         arg_text("word", rows[i].word),
                         has_seven ? arg_text("number", "7") : number));
    }
    return STATUS_OK;
}

static enum status check_needs(const struct deck *deck, const struct settings *settings,
                               struct refusal *why)
{
    bool spins = false;

    for (int i = 0; i < deck_card_count(deck); i++)
        spins |= deck_card(deck, i)->spin;
    if (spins && settings->value[SETTING_WHEEL] == 0)
        return refuse_together(
            why, "W1",
            message_of(N_(
                "the deck has spin cards, which need a wheel; choose wheel=yes, or another deck")));
    if (deck_wheel(deck)->count > SEGMENTS_MOST)
        return refuse_together(
            why, "W1",
            message_with(
                N_("a wheel of {count} segments is too large to play with; use at most {most}"),
                arg_count("count", deck_wheel(deck)->count), arg_count("most", SEGMENTS_MOST)));
    return check_hands(deck, settings, why);
}

static enum status check_cards(const struct deck *deck, const struct settings *settings, int seats,
                               struct refusal *why)
{
    int starters = 0, hand_size = settings->value[SETTING_HAND_SIZE];
    int hands = settings->value[SETTING_PARTNERS] == PARTNERS_TABLES ? TABLE_SEATS : seats;

    for (int i = 0; i < deck_card_count(deck); i++) {
        const struct card *card = deck_card(deck, i);
        if (card->kind != CARD_EXTRA && card->action != ACTION_WILD_DRAW_FOUR)
            starters += card->copies;
    }
    if (deck_played(deck) > DECK_CARDS_PLAY)
        return refuse_together(
            why, "S14",
            message_with(
                N_("a deck of {count} cards is too large to play with; use at most {most}"),
                arg_count("count", deck_played(deck)), arg_count("most", DECK_CARDS_PLAY)));
    if (starters <= hands * hand_size) {
        const int most = (starters - 1) / hands; /* one is turned up */
        return refuse_together(
            why, "S14",
            message_with(
                most < 1
                    ? N_("{seats} players with {hand} cards each need more than {dealt} cards that "
                         "are not wild +4s, but the deck has {count}; give the deck more cards")
                : hands > SEATS_MIN
                    ? N_("{seats} players with {hand} cards each need more than {dealt} cards that "
                         "are not wild +4s, but the deck has {count}; give the deck more cards, "
                         "deal at most {most}, or play with fewer players")
                    : N_("{seats} players with {hand} cards each need more than {dealt} cards that "
                         "are not wild +4s, but the deck has {count}; give the deck more cards, or "
                         "deal at most {most}"),
                arg_count("seats", hands), arg_count("hand", hand_size),
                arg_count("dealt", hands * hand_size), arg_count("count", starters),
                arg_count("most", most)));
    }
    return STATUS_OK;
}

enum status combination_check(const struct deck *deck, const struct settings *settings, int seats,
                              struct refusal *why)
{
    if (rules_check_seats(seats, why) != STATUS_OK ||
        check_pairs(settings, seats, why) != STATUS_OK ||
        rules_check_settings(settings, why) != STATUS_OK ||
        check_needs(deck, settings, why) != STATUS_OK)
        return STATUS_INVALID;
    return check_cards(deck, settings, seats, why);
}
