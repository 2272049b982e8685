/* The file that --plot names. */
#ifndef BREUK_CLI_SIM_PLOT_FILE_H
#define BREUK_CLI_SIM_PLOT_FILE_H

#include "cli/sim/simulation.h"

#define OPTION_ROW_PLOT                                                                            \
    {                                                                                              \
        .name = "plot", .letter = 'p', .kind = OPTION_TEXT, .argument = N_("FILE"),                \
        .help =                                                                                    \
            N_("draw the figures on a page as well: a file name that ends in .svg, .png or .pdf")  \
    }

/* Refuses, before anything is played, a file whose ending is not known, or that is there already
 * without --force. Complaints are reported. */
enum exit_code plot_file_check(const struct command_line *line);

/* Draws and writes the file, whole or not at all; does nothing without --plot or if no round was
 * played. Complaints are reported. */
enum exit_code plot_file_write(const struct command_line *line,
                               const struct simulation *simulation);

#endif
