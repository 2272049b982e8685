/* What `breuk check` asks of a lesson: its file, the lessons and the deck that it names, and
 * questions made of it. */
#ifndef BREUK_CLI_KINDS_CHECK_LESSON_H
#define BREUK_CLI_KINDS_CHECK_LESSON_H

#include "cli/kinds/file_kind.h"

/* Checks a lesson, for struct file_kind. */
enum status check_lesson(const char *path, const struct xml_document *document,
                         const struct check_with *with, struct file_facts *facts,
                         struct diag *diag);

#endif
