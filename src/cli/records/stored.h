/* What is stored of a class: shown whole, forgotten, and deleted once it is old; for breuk report.
 */
#ifndef BREUK_CLI_RECORDS_STORED_H
#define BREUK_CLI_RECORDS_STORED_H

#include "cli/command.h"

/* The options that ask for it; their command has --class, --output, --force and --records, too. */
#define OPTION_ROWS_STORED                                                                         \
    {.name = "export",                                                                             \
     .kind = OPTION_TEXT,                                                                          \
     .argument = N_("NAME"),                                                                       \
     .help = N_("show everything that is stored of this pupil; with -o, write it to a file"),      \
     .filled = true},                                                                              \
        {.name = "forget",                                                                         \
         .kind = OPTION_TEXT,                                                                      \
         .argument = N_("NAME"),                                                                   \
         .help = N_("delete everything that is stored of this pupil, in saved games and copies "   \
                    "too"),                                                                        \
         .filled = true},                                                                          \
    {                                                                                              \
        .name = "expire", .kind = OPTION_TEXT, .argument = N_("DATE|AGE"),                         \
        .help = N_("delete answers and turns from before this date, or older than 90 days, 12w, "  \
                   "6m or 1y: of --class, else of all classes"),                                   \
        .filled = true                                                                             \
    }

/* Whether one of them was given. */
bool stored_is_asked(const struct command_line *line);

/* Does it. Complaints are reported. */
enum exit_code stored_run(const struct command_line *line);

#endif
