/* The pupils of a class as a table for a spreadsheet: a column of nicknames, or a class list that a
 * school system has written, whose headings say where the names are. */
#ifndef BREUK_CLI_RECORDS_CLASS_CSV_H
#define BREUK_CLI_RECORDS_CLASS_CSV_H

#include "cli/records/records_file.h"

/* Adds the pupils of the table, all or, if anything is wrong with it, none, and says who they are.
 * Who is in the class already stays. All is reported. */
enum exit_code class_import(struct records_file *file, const struct record_class *class,
                            const char *path);

/* Writes the pupils to -o FILE, else to stdout. A failure is reported. */
enum exit_code class_export(const struct records_file *file, const struct record_class *class);

#endif
