/* The rules that what is printed goes by: the deck's, and what the options change. */
#include "cli/pieces/piece.h"
#include "cli/setup_options.h"

enum exit_code printing_choose_rules(struct printing *printing)
{
    const struct command_line *line = printing->line;
    struct setup setup = {
        .deck = printing->deck,
        .settings = *deck_settings(printing->deck),
        .ruleset = deck_about(printing->deck)->ruleset,
        .files = &printing->read,
    };
    enum exit_code code = setup_find_ruleset(&setup, line, option_text(line, "ruleset", NULL));

    if (code == EXIT_DONE)
        code = setup_change_rules(&setup, line);
    printing->settings = setup.settings;
    setup.deck = NULL; /* not the setup's own */
    setup_release(&setup);
    return code;
}
