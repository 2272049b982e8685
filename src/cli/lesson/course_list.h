/* The lessons of the course by stage, as they are read on 24 lines of 80 columns. */
#ifndef BREUK_CLI_LESSON_COURSE_LIST_H
#define BREUK_CLI_LESSON_COURSE_LIST_H

#include "lesson/course.h"

/* Whether a lesson is marked with “*”. */
typedef bool lesson_marked(const void *context, const char *lesson);

/* Shows each stage, and below it its lessons with their numbers and titles, in columns. `marked`:
 * NULL, or which of them are marked. */
void course_list_show(const struct course *course, lesson_marked *marked, const void *context);

#endif
