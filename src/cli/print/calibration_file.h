/* print --calibration: the test sheet that shows how far a printer's backs are off. */
#ifndef BREUK_CLI_PRINT_CALIBRATION_FILE_H
#define BREUK_CLI_PRINT_CALIBRATION_FILE_H

#include "cli/command.h"

/* Makes the sheet and writes it to calibration.pdf, or to where -o says. Reports what goes wrong.
 */
enum exit_code calibration_write(const struct command_line *line);

#endif
