/* A class, or pupils of it, are removed: only after somebody who was told what is lost agreed. */
#ifndef BREUK_CLI_RECORDS_CLASS_REMOVE_H
#define BREUK_CLI_RECORDS_CLASS_REMOVE_H

#include "cli/records/records_file.h"

/* Removes the pupils that were typed, `count` of them; 0: the whole class. Without --force asks at
 * a terminal, and elsewhere refuses. All is reported. */
enum exit_code class_remove(struct records_file *file, const struct record_class *class,
                            char **typed, int count);

#endif
