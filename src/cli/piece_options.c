/* Options that only some of what is printed has a use for. */
#include "cli/piece.h"
#include "cli/report.h"

static bool goes_by_rules(const struct piece *piece)
{
    return piece->by_rules;
}

static bool is_cards(const struct piece *piece)
{
    return piece == pieces[0];
}

static bool has_backs(const struct piece *piece)
{
    return is_cards(piece) || piece == &piece_box;
}

static bool is_box(const struct piece *piece)
{
    return piece == &piece_box;
}

/* The key for the teacher lists the marks. */
static bool has_marks(const struct piece *piece)
{
    return is_cards(piece) || piece == &piece_answers;
}

static bool is_score(const struct piece *piece)
{
    return piece == &piece_score;
}

#define RULES_ONLY                                                                                 \
    N_("--{option} changes nothing here: it goes with “rules”, “reference” and “score”")
#define CARDS_ONLY N_("--{option} changes nothing here: it goes with “cards”")

static const struct {
    const char *option;
    bool (*used)(const struct piece *piece);
    const char *why; /* N_(): has {option} */
} uses[] = {
    {"ruleset", goes_by_rules, RULES_ONLY},
    {"rule", goes_by_rules, RULES_ONLY},
    {"seats", is_score, N_("--{option} changes nothing here: it goes with “score”")},
    {"stock-thickness", is_box, N_("--{option} changes nothing here: it goes with “box”")},
    {"backs", has_backs, N_("--{option} changes nothing here: it goes with “cards” and “box”")},
    {"self-check", has_marks,
     N_("--{option} changes nothing here: it goes with “cards” and “answers”")},
    {"printer", is_cards, CARDS_ONLY},
    {"back-offset", is_cards, CARDS_ONLY},
};

/* An option that changes nothing on what is printed would be a mistake that nobody sees. */
enum exit_code order_check_options(const struct order *order, const struct command_line *line)
{
    for (size_t i = 0; i < sizeof uses / sizeof *uses; i++) {
        bool used = !option_given(line, uses[i].option);
        for (int j = 0; j < order->count; j++)
            used |= uses[i].used(order->pieces[j]);
        if (used)
            continue;
        struct message why = message_of(uses[i].why);
        message_add_text(&why, "option", uses[i].option);
        report_error(line, &why, NULL);
        return EXIT_USAGE;
    }
    return EXIT_DONE;
}
