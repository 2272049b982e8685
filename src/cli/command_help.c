#include "cli/command.h"
#include "cli/help.h"
#include "cli/reference.h"
#include "cli/report.h"

#include <stdio.h>
#include <string.h>

static enum exit_code run(const struct command_line *line)
{
    const char *as = option_text(line, "as", "text");

    if (strcmp(as, "man") == 0) {
        reference_man(stdout);
        return EXIT_DONE;
    }
    if (strcmp(as, "bash") == 0) {
        reference_bash(stdout);
        return EXIT_DONE;
    }
    if (line->operand_count == 0) {
        help_overview(stdout);
        return EXIT_DONE;
    }
    const struct command *command = command_find(commands, line->operands[0]);
    if (command) {
        help_command(stdout, command);
        return EXIT_DONE;
    }
    struct message problem = command_unknown(commands, line->operands[0]);
    report_error(line, &problem, NULL);
    return EXIT_USAGE;
}

static const struct example examples[] = {
    {"help", N_("shows what breuk can do")},
    {"help help", N_("shows this page")},
    {0},
};

static const char *const forms[] = {"text", "bash", "man", NULL};

static const struct option_row options[] = {
    {.name = "as",
     .kind = OPTION_CHOICE,
     .argument = N_("FORM"),
     .help = N_("as text, as completions for bash, or as the source of the man page"),
     .choices = forms},
    {0},
};

const struct command command_help = {
    .name = "help",
    .operands = N_("[COMMAND]"),
    .operands_most = 1,
    .summary = N_("show what there is, or how a command is used"),
    .examples = examples,
    .options = options,
    .run = run,
};
