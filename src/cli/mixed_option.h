/* How mixed numbers are written, for every command that shows numbers. */
#ifndef BREUK_CLI_MIXED_OPTION_H
#define BREUK_CLI_MIXED_OPTION_H

#include "cli/command.h"
#include "deck/deck.h"

/* The words of enum mixed_form; ended by NULL. */
extern const char *const mixed_forms[];

#define OPTION_ROW_MIXED                                                                           \
    {                                                                                              \
        .name = "mixed", .kind = OPTION_CHOICE, .argument = N_("HOW"), .choices = mixed_forms,     \
        .help = N_("write mixed numbers with a space, 1 1/2, or with a plus, 1 + 1/2, instead of " \
                   "as the deck or the language does; both can be typed")                          \
    }

/* From now on the numbers of a deck, right after it was loaded, follow --mixed; NULL: those of the
 * language. Nothing is done where --mixed was not given, or the command has no such row. */
void mixed_option_apply(const struct command_line *line, struct deck *deck);

#endif
