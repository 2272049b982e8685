/* Deck, rule set and rules of a command line, for every command that plays. */
#ifndef BREUK_CLI_SETUP_OPTIONS_H
#define BREUK_CLI_SETUP_OPTIONS_H

#include "cli/command.h"
#include "play/setup.h"

#define OPTION_RULESET                                                                             \
    .name = "ruleset", .kind = OPTION_TEXT, .argument = N_("NAME"),                                \
    .help = N_("play by this rule set, a name or a file, instead of the deck’s own")
#define OPTION_ROW_RULESET                                                                         \
    {                                                                                              \
        OPTION_RULESET                                                                             \
    }
#define OPTION_RULE                                                                                \
    .name = "rule", .kind = OPTION_TEXT, .argument = N_("NAME=VALUE"),                             \
    .help = N_("change one setting of the rules; can be repeated")
#define OPTION_ROW_RULE                                                                            \
    {                                                                                              \
        OPTION_RULE                                                                                \
    }

/* Each reports what is wrong. They load a deck by its name or path; take the settings of a rule set
 * by its name, unless that is NULL; change one setting; change one that is written NAME=VALUE; and
 * change one for every --rule. */
enum exit_code setup_find_deck(struct setup *setup, const struct command_line *line,
                               const char *typed);
enum exit_code setup_find_ruleset(struct setup *setup, const struct command_line *line,
                                  const char *name);
enum exit_code setup_set_rule(struct setup *setup, const struct command_line *line,
                              const char *name, const char *value);
enum exit_code setup_change_rule(struct setup *setup, const struct command_line *line,
                                 const char *text);
enum exit_code setup_change_rules(struct setup *setup, const struct command_line *line);

/* Compiles the rules of all that, once the players are known. */
enum exit_code setup_compile(struct setup *setup, const struct command_line *line);

#endif
