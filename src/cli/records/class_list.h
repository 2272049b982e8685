/* What there is to say of classes and pupils, a line each, for people or as JSON. */
#ifndef BREUK_CLI_RECORDS_CLASS_LIST_H
#define BREUK_CLI_RECORDS_CLASS_LIST_H

#include "cli/records/records_file.h"

/* Lists all classes, which have been read. */
void class_list_all(const struct records_file *file);

/* Reads the classes anew and lists the one of that number, after something about it changed. A
 * failure is reported. */
enum exit_code class_list_again(struct records_file *file, int64_t id);

/* Lists its pupils. A failure is reported. */
enum exit_code class_list_pupils(const struct records_file *file, const struct record_class *class);

#endif
