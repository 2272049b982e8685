/* Classes and their pupils: listed, joined, removed, read from a table and written as one. */
#ifndef BREUK_CLASSES_CLASS_LIST_H
#define BREUK_CLASSES_CLASS_LIST_H

#include "classes/class_names.h"
#include "classes/records_file.h"
#include "console/whole_file.h"

/* Lists of classes and of pupils, a line each, for people or as JSON. */

/* Lists all classes, which have been read. */
void class_list_all(const struct records_file *file);

/* Reads the classes anew and lists the one of that number, after something about it changed. A
 * failure is reported. */
enum exit_code class_list_again(struct records_file *file, int64_t id);

/* Lists its pupils. A failure is reported. */
enum exit_code class_list_pupils(const struct records_file *file, const struct record_class *class);

/* Pupils who join a class: all that are named, or none. */

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

/* Returns the complaint that a name is there already, or differs from one in capital letters or
 * accents alone. */
struct message class_join_same(const char *name, const char *own, const char *class);

/* Removing a class, or pupils of it: only if the user agrees after being told what is lost. */

/* Removes the pupils that were typed, `count` of them; 0: the whole class. Without --force asks at
 * a terminal, and elsewhere refuses. All is reported. */
enum exit_code class_remove(struct records_file *file, const struct record_class *class,
                            char **typed, int count);

/* The pupils of a class as a table for a spreadsheet: a column of nicknames, or a class list that a
 * school system has written, whose headings say where the names are. */

/* Adds the pupils of the table, all or, if anything is wrong with it, none, and says who they are.
 * Who is in the class already stays. All is reported. */
enum exit_code class_import(struct records_file *file, const struct record_class *class,
                            const char *path);

/* Writes the pupils to a file; without a path to stdout. A failure is reported. */
enum exit_code class_export(const struct records_file *file, const struct record_class *class,
                            const struct whole_file *output);

#endif
