/*
 * What a command is: a name, its options and operands as tables, words for its help, and a
 * function. The tables are the only place where any of this stands: parsing (options.c), --help
 * (manual/help.c), completions and man page are made from them.
 */
#ifndef BREUK_CLI_COMMAND_H
#define BREUK_CLI_COMMAND_H

#include "base/diag.h"
#include "base/message.h"
#include "base/status.h"
#include "console/manner.h"
#include "console/option.h"

#include <stdbool.h>
#include <stdint.h>

/* The members of a row by the option's kind, for {…}; others may follow. letter 0: none. */
#define FLAG_OPTION(option, initial, tells)                                                        \
    .name = (option), .letter = (initial), .kind = OPTION_FLAG, .help = (tells)
#define TEXT_OPTION(option, initial, takes, tells)                                                 \
    .name = (option), .letter = (initial), .kind = OPTION_TEXT, .argument = (takes), .help = (tells)
#define WHOLE_OPTION(option, initial, takes, least, most, tells)                                   \
    .name = (option), .letter = (initial), .kind = OPTION_WHOLE, .argument = (takes),              \
    .lowest = (least), .highest = (most), .help = (tells)
#define CHOICE_OPTION(option, initial, takes, words, tells)                                        \
    .name = (option), .letter = (initial), .kind = OPTION_CHOICE, .argument = (takes),             \
    .choices = (words), .help = (tells)

/* Members of rows that several commands share, so that they mean and say the same everywhere. A
 * command that has more to say of one adds it: {OPTION_FORCE, .use = …} */
#define OPTION_OUTPUT                                                                              \
    TEXT_OPTION("output", 'o', N_("FILE"), N_("write to this file")), .filled = true
#define OPTION_FORCE FLAG_OPTION("force", 'f', N_("overwrite an existing file"))
#define OPTION_FONT                                                                                \
    TEXT_OPTION("font", 0, N_("FAMILY"),                                                           \
                N_("use this typeface instead of the template’s: OpenDyslexic, DejaVu Sans …")),   \
        .filled = true
#define OPTION_SELF_CHECK                                                                          \
    FLAG_OPTION("self-check", 0,                                                                   \
                N_("print a tiny sign at the edge of number cards, the same on equal ones, so "    \
                   "that a pupil can check alone"))
/* Of commands that ask and tell in lines. */
#define OPTION_SPOKEN                                                                              \
    FLAG_OPTION("spoken", 0,                                                                       \
                N_("plain lines that say numbers in words too, for those who listen; so they are " \
                   "where ACCESSIBLE is set"))
/* Of commands that have a full screen. */
#define OPTION_LIGHT FLAG_OPTION("light", 0, N_("dark letters on a light screen"))
#define OPTION_BRAILLE                                                                             \
    FLAG_OPTION("braille", 0, N_("draw pies with braille dots where there are no colours"))
#define OPTION_GRAPHICS                                                                            \
    FLAG_OPTION("graphics", 0, N_("draw pies as images where the terminal can (kitty, sixel)"))
#define OPTION_SEED                                                                                \
    WHOLE_OPTION("seed", 's', N_("NUMBER"), 0, UINT64_MAX,                                         \
                 N_("random seed: the same number gives the same game"))

/* Of commands whose screen is a pupil's, who has no use for it. */
#define OPTION_VERBOSE                                                                             \
    FLAG_OPTION("verbose", 0,                                                                      \
                N_("say where it is saved, for how long, and with which seed it began"))

/* A line to type and what it does. A list ends with a row without a line. */
struct example {
    const char *line; /* after "breuk ": not translated */
    const char *what; /* N_() */
};

struct command_line;

/* Is called with a word that an operand may be and what it means (N_()). */
typedef void operand_visitor(void *context, const char *word, const char *what);

struct command {
    const char *name;
    const char *operands;              /* N_("DECK [WHAT]"); NULL: none */
    int operands_least, operands_most; /* most < 0: any number */
    const char *alone;                 /* the option that does without operands; NULL: none */
    const char *const *words; /* completed as the first operand; ended by NULL; may be NULL */
    /* Goes through the words that a later operand may be; NULL: it is free, or there is none. */
    void (*visit_choices)(operand_visitor *visit, void *context);
    const char *choices_heading; /* N_(): "What can be printed:"; with visit_choices */
    const char *summary;         /* N_(): one line, no full stop */
    const char *description;     /* N_(): more, for --help; may be NULL */
    const struct example *examples;
    const struct option_row *options; /* may be NULL */
    enum exit_code (*run)(const struct command_line *line);
};

struct option_value {
    const struct option_row *row;
    const char *text; /* NULL for a flag */
    uint64_t whole;   /* OPTION_WHOLE */
};

/* What was typed, read by the command's table. Texts are argv's own. */
struct command_line {
    struct manner manner;
    const struct command *command;
    char **operands; /* ended by NULL */
    int operand_count;
    struct option_value *values; /* as typed, repeated ones too */
    int value_count;
    const char **lists; /* the texts of each option_list, beside each other */
};

/* Each finds an option by its name; a name that the command's table lacks fails an assertion. If
 * the option was repeated the last one counts. */
bool option_given(const struct command_line *line, const char *name);
/* Returns whether the command has such an option; the name may be any. */
bool option_exists(const struct command_line *line, const char *name);
const char *option_text(const struct command_line *line, const char *name, const char *fallback);
/* Returns the index of the choice that was typed for an OPTION_CHOICE, or the fallback. */
int option_choice(const struct command_line *line, const char *name, int fallback);
uint64_t option_whole(const struct command_line *line, const char *name, uint64_t fallback);

/* Returns those of the line, with which they live; none if it was not given. */
struct option_list option_list(const struct command_line *line, const char *name);

/* All commands, in the order in which help shows them; ended by NULL. */
extern const struct command *const commands[];

/* Returns the command of that name, or NULL if the table has none. */
const struct command *command_find(const struct command *const *table, const char *name);

/* Returns the complaint that there is no such command, with the nearest name. Borrows `name`. */
struct message command_unknown(const struct command *const *table, const char *name);

/* Options that every command has; ended by a row without a name. */
extern const struct option_row common_options[];

/* argv read by these tables; getopt_long is called here and nowhere else. */

/*
 * Returns the argument of --lang, wherever it stands before a "--", or NULL. It is needed before
 * anything can be said about the rest. The option may be abbreviated, as getopt_long allows. *json:
 * whether --json stands there too, which says how to complain of a line that could not be read
 * whole.
 */
const char *options_early(int argc, char **argv, bool *json);

/*
 * Fills *line by a table of commands. Common options may stand before the command's name or after
 * it; "-3/4" is an operand, not options, since no option is a digit. STATUS_INVALID: diag says
 * what is wrong, all of it as far as it can be told. line->command is then the command if that was
 * found. Without --help and --version the number of operands is checked too; line->command is NULL
 * if none was named. diag is empty at first. options_release in any case.
 */
enum status options_parse(struct command_line *line, const struct command *const *table, int argc,
                          char **argv, struct diag *diag);

/* Takes a zeroed line, too. */
void options_release(struct command_line *line);

/* The command line: one table of commands. */

/* Runs the command that argv names; what main returns. */
int cli_main(int argc, char **argv);

#endif
