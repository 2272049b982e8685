/*
 * The table of commands. A new one, NAME, is
 * - src/cli/command_NAME.c: const struct command command_NAME, its options, examples and function
 * - a line COMMAND(NAME) in src/cli/command-list.h, and its .c in src/cli/meson.build; if it draws,
 *   what does so stands in a file of its own among the drawing_sources there (parts.h)
 * - tests/cli/NAME.sh, a TAP script that runs it, named in tests/cli/meson.build
 * - its sentences in src/text/po: meson compile breuk-update-po adds them, you the words.
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

/* For help and completions; text_start decides what is accepted. */
static const char *const languages[] = {
#define LANGUAGE(code, ...) #code,
#include "text/language-list.h"
#undef LANGUAGE
    NULL,
};

const struct option_row common_options[] = {
    {.name = "help", .letter = 'h', .kind = OPTION_FLAG, .help = N_("show this help")},
    {.name = "version", .kind = OPTION_FLAG, .help = N_("show the version and the data folders")},
    {.name = "lang",
     .kind = OPTION_TEXT,
     .argument = N_("LANGUAGE"),
     .help = N_("use this language"),
     .choices = languages},
    {.name = "json", .kind = OPTION_FLAG, .help = N_("answer in JSON, one object per line")},
    {.name = "plain", .kind = OPTION_FLAG, .help = N_("use plain lines without colours")},
    {0},
};

const struct command *command_find(const struct command *const *table, const char *name)
{
    for (; *table; table++)
        if (strcmp((*table)->name, name) == 0)
            return *table;
    return NULL;
}

struct message command_unknown(const struct command *const *table, const char *name)
{
    enum { MOST = 64 };
    const char *names[MOST];
    size_t count = 0;

    for (; count < MOST && table[count]; count++)
        names[count] = table[count]->name;
    const char *nearest = suggest_nearest(name, names, count);
    return message_with(nearest ? N_("there is no command “{command}”; did you mean “{nearest}”?")
                                : N_("there is no command “{command}”"),
                        arg_typed("command", name), arg_text("nearest", nearest));
}
