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

/* Each of these reports what is wrong. This one loads a deck by its name or path. */
enum exit_code setup_find_deck(struct setup *setup, const struct command_line *line,
                               const char *typed);

/* Takes the settings of a rule set by its name or path; NULL changes nothing. */
enum exit_code setup_find_ruleset(struct setup *setup, const struct command_line *line,
                                  const char *name);

/* Changes one setting. */
enum exit_code setup_set_rule(struct setup *setup, const struct command_line *line,
                              const char *name, const char *value);

/* Changes the setting that is written NAME=VALUE. */
enum exit_code setup_change_rule(struct setup *setup, const struct command_line *line,
                                 const char *text);

/* Does so for every --rule. */
enum exit_code setup_change_rules(struct setup *setup, const struct command_line *line);

/* Compiles the rules of all that, once the players are known. */
enum exit_code setup_compile(struct setup *setup, const struct command_line *line);

#endif
