/* Everything that is stored of a pupil, so that the pupil can read it. */
#ifndef BREUK_CLI_RECORDS_EXPORT_H
#define BREUK_CLI_RECORDS_EXPORT_H

#include "cli/records/records_file.h"

/* Shows it as text on stdout, or with --json as an object a line; or writes that to --output. The
 * pupil is the one who was typed. What was played and typed in saved games is part of it. All is
 * reported. */
enum exit_code export_pupil(struct records_file *file, const struct record_class *class,
                            const char *typed);

/* The same of a name where there is no class: then saved games, lessons and scores are all. */
enum exit_code export_name(const struct records_file *file, const char *typed);

#endif
