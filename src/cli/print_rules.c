/* The rules that what is printed goes by: the deck's, and what the options change. */
#include "cli/piece.h"
#include "cli/report.h"
#include "cli/setup_options.h"

enum exit_code printing_choose_rules(struct printing *printing)
{
    const struct command_line *line = printing->line;
    struct setup setup = {
        .deck = printing->deck,
        .settings = *deck_settings(printing->deck),
        .ruleset = deck_ruleset(printing->deck),
    };
    enum exit_code code = setup_find_ruleset(&setup, line, option_text(line, "ruleset", NULL));

    if (code == EXIT_DONE)
        code = setup_change_rules(&setup, line);
    printing->settings = setup.settings;
    setup.deck = NULL; /* not the setup's own */
    setup_release(&setup);
    return code;
}

/* An option that changes nothing on what is printed would be a mistake that nobody sees. */
enum exit_code printing_check_rule_options(const struct command_line *line,
                                           const struct piece *const *ordered, int count)
{
    static const char *const names[] = {"ruleset", "rule", "seats"};
    bool rules = false, score = false;

    for (int i = 0; i < count; i++) {
        rules |= ordered[i]->by_rules;
        score |= ordered[i] == &piece_score;
    }
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        bool seats = i == 2;
        if (!option_given(line, names[i]) || (seats ? score : rules))
            continue;
        struct message why = message_of(
            seats ? N_("--{option} changes nothing here: it goes with “score”")
                  : N_("--{option} changes nothing here: it goes with “rules”, “reference” and "
                       "“score”"));
        message_add_text(&why, "option", names[i]);
        report_error(line, &why, NULL);
        return EXIT_USAGE;
    }
    return EXIT_DONE;
}
