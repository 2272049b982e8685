/*
 * The table of commands. A new one, NAME:
 *   src/cli/command_NAME.c    const struct command command_NAME = {...}; its options, examples, run
 * function src/cli/command-list.h    COMMAND(NAME) src/cli/meson.build       its .c
 *   tests/cli/NAME.sh         a TAP script that runs it; found by itself
 * and the translations of its sentences: meson compile breuk-update-po, then src/text/po/.
 */
#include "cli/command.h"

#include "base/suggest.h"

#include <stddef.h>
#include <string.h>

#define COMMAND(name) extern const struct command command_##name;
#include "cli/command-list.h"
#undef COMMAND

const struct command *const commands[] = {
#define COMMAND(name) &command_##name,
#include "cli/command-list.h"
#undef COMMAND
    NULL,
};

enum { COMMANDS = sizeof commands / sizeof *commands - 1 };

const struct option_row common_options[] = {
    {.name = "help", .letter = 'h', .kind = OPTION_FLAG, .help = N_("show this help")},
    {.name = "version", .kind = OPTION_FLAG, .help = N_("show the version and where the data are")},
    {.name = "lang",
     .kind = OPTION_TEXT,
     .argument = N_("LANGUAGE"),
     .help = N_("speak this language: en, nl, de or fr")},
    {.name = "json", .kind = OPTION_FLAG, .help = N_("answer in JSON, one object a line")},
    {.name = "plain", .kind = OPTION_FLAG, .help = N_("plain lines: no colours")},
    {0},
};

const struct command *command_find(const char *name)
{
    for (int i = 0; i < COMMANDS; i++)
        if (strcmp(commands[i]->name, name) == 0)
            return commands[i];
    return NULL;
}

struct message command_unknown(const char *name)
{
    const char *names[COMMANDS];

    for (int i = 0; i < COMMANDS; i++)
        names[i] = commands[i]->name;
    const char *nearest = suggest_nearest(name, names, COMMANDS);
    struct message message =
        message_of(nearest ? N_("there is no command “{command}”; did you mean “{nearest}”?")
                           : N_("there is no command “{command}”"));
    message_add_text(&message, "command", name);
    if (nearest)
        message_add_text(&message, "nearest", nearest);
    return message;
}
