/* What kind of file print makes, and which options go with it. */
#ifndef BREUK_CLI_PRINT_FORMAT_H
#define BREUK_CLI_PRINT_FORMAT_H

#include "cli/command.h"

enum print_format {
    FORMAT_PDF,
    FORMAT_SVG,
    FORMAT_PNG,
    FORMAT_TTS, /* Tabletop Simulator */
    FORMAT_PCIO /* playingcards.io */
};

/* As they are typed, which is also the ending of such a file; in this order, ended by NULL. */
extern const char *const print_formats[];

/*
 * Chooses what --format says, else the ending of -o, else a PDF. EXIT_USAGE, after a complaint, if
 * another option has no effect with that format.
 */
enum exit_code print_format_choose(const struct command_line *line, enum print_format *out);

#endif
