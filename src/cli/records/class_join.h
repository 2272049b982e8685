/* Pupils who join a class: all that are named, or none. */
#ifndef BREUK_CLI_RECORDS_CLASS_JOIN_H
#define BREUK_CLI_RECORDS_CLASS_JOIN_H

#include "cli/records/nicknames.h"
#include "cli/records/records_file.h"

/* Reads who is in a class. A failure is reported. */
enum exit_code class_join_read(struct nicknames *there, const struct records_file *file,
                               const struct record_class *class);

/* Adds names that are fit and not among those who are there, and lists the class. All is reported.
 */
enum exit_code class_join(struct records_file *file, const struct record_class *class,
                          const struct nicknames *there, const struct nicknames *fresh);

/* Checks names as they were typed, and does the same. */
enum exit_code class_join_typed(struct records_file *file, const struct record_class *class,
                                char **typed, int count);

/* What is said of a name that is there already, or differs from one in capital letters or accents
 * alone. */
struct message class_join_same(const char *name, const char *own, const char *class);

#endif
