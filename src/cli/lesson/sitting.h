/* A sitting for breuk lesson, begun or taken up again, with its journal. */
#ifndef BREUK_CLI_LESSON_SITTING_H
#define BREUK_CLI_LESSON_SITTING_H

#include "cli/lesson/classroom.h"

/*
 * A sitting from its beginning; `path` is the lesson's file, `typed` how it was named. *left: the
 * pupils want no more, or cannot go on. Complaints are reported.
 */
enum exit_code sitting_begin(struct classroom *room, const char *typed, const char *path,
                             bool *left);

/* Goes on with the journal of that path, or with the newest one if it is NULL. */
enum exit_code sitting_resume(struct classroom *room, const char *path);

#endif
