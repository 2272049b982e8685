/* Studies as files: JSON for programs and for merging, CSV for spreadsheets. */
#ifndef BREUK_CLI_SIM_FILES_H
#define BREUK_CLI_SIM_FILES_H

#include "cli/sim/simulation.h"
#include "cli/sim/study_file.h"

/* Reads --part: which games of the study this run plays. Complaints are reported. */
enum exit_code sim_take_part(struct simulation *simulation, const struct command_line *line);

/* Fills the file with what the simulation played and counted; its header borrows from the
 * simulation. */
void sim_describe(struct study_file *file, struct simulation *simulation);

/* Merges the studies that the operands name, and sets up the table that they were played at.
 * Complaints are reported. study_release and simulation_release in any case. */
enum exit_code sim_merge(struct study_file *file, struct simulation *simulation,
                         const struct command_line *line);

/* Both print on stdout. */
void sim_print_json(const struct study_file *file);
/* Prints a line for each figure, in the language's number style; names are those of the JSON. */
void sim_print_csv(const struct study_file *file);

#endif
