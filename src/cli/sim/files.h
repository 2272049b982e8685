/* Studies as files: JSON for programs and for merging, CSV for spreadsheets. */
#ifndef BREUK_CLI_SIM_FILES_H
#define BREUK_CLI_SIM_FILES_H

#include "cli/sim/simulation.h"
#include "cli/sim/study_file.h"

/* --part: which games of the study this run plays. Complaints are reported. */
enum exit_code sim_take_part(struct simulation *simulation, const struct command_line *line);

/* What the simulation played and counted; the file's header borrows from it. */
void sim_describe(struct study_file *file, struct simulation *simulation);

/* Puts the studies together that the operands are, and sets up the table that they were played at.
 * Complaints are reported. study_release and simulation_release in any case. */
enum exit_code sim_merge(struct study_file *file, struct simulation *simulation,
                         const struct command_line *line);

/* On stdout. */
void sim_print_json(const struct study_file *file);
/* A line for each figure, in the language's number style; names as in JSON. */
void sim_print_csv(const struct study_file *file);

#endif
