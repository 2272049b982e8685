/* Options that several commands have: their rows, and their effects. */
#ifndef BREUK_CLI_SHARED_OPTIONS_H
#define BREUK_CLI_SHARED_OPTIONS_H

#include "cli/command.h"
#include "console/setting_up.h"
#include "console/whole_file.h"

#include <stdbool.h>
#include <time.h>

/* Returns the first of these options, which end with NULL, that was given; NULL: none was. A
 * command may lack any of them. */
const char *options_first(const struct command_line *line, const char *const *names);

/* Refuses that one. `why`: a message id with {option}. */
enum exit_code options_refuse(const struct command_line *line, const char *const *names,
                              const char *why);

/* Refuses two options that were given, because they exclude one another; or any two of those in the
 * list, which ends with NULL, if they were given. */
enum exit_code options_refuse_both(const struct manner *manner, const char *one, const char *other);
enum exit_code options_refuse_two(const struct command_line *line, const char *const *names);

/* Returns a seed of chance that is easy to type again. */
uint64_t seed_drawn(void);

/* Deck, rule set and rules of a command line, for every command that plays. */

#define OPTION_RULESET                                                                             \
    TEXT_OPTION("ruleset", 0, N_("NAME"),                                                          \
                N_("play by this rule set, a name or a file, instead of the deck’s own"))
#define OPTION_RULE                                                                                \
    TEXT_OPTION("rule", 0, N_("NAME=VALUE"), N_("change one setting of the rules; can be repeated"))

/* How mixed numbers are written, for every command that shows numbers. */

#define OPTION_MIXED                                                                               \
    CHOICE_OPTION("mixed", 0, N_("HOW"), mixed_forms,                                              \
                  N_("write mixed numbers with a space, 1 1/2, or with a plus, 1 + 1/2, instead "  \
                     "of as the deck or the language does; both can be typed"))

/* What the options ask of a full screen. */
struct terminal_wish;
struct terminal_wish terminal_wished(const struct command_line *line);

/* Reads --output and --force: the file to write, whose path is NULL where none was named. */
struct whole_file output_options(const struct command_line *line);

/* The option --minutes: something that ends when the time is up. */

enum { MINUTES_MOST = 600 };

#define OPTION_MINUTES(what) WHOLE_OPTION("minutes", 'm', N_("NUMBER"), 1, MINUTES_MOST, (what))

/* Returns the time when that many minutes from now are over; 0 minutes: returns 0, which is
 * never. */
time_t minutes_end(int minutes);

/* Returns whether that time has come. */
bool minutes_are_up(time_t end);

#endif
