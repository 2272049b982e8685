/* Which lessons are printed, where no deck is: one, or all of a stage. For the files of print. */
#ifndef BREUK_CLI_PRINT_LESSONS_H
#define BREUK_CLI_PRINT_LESSONS_H

#include "lesson/course.h"

/* A zeroed struct has none. */
struct print_lessons {
    struct course course;
    struct lesson *named;   /* the one lesson; NULL: those of a stage, … */
    int first, count;       /* … which lie together in the course; 0: none is printed */
    const char *name;       /* of the lesson or stage, as it is typed */
    const struct words *in; /* the lesson's title; NULL: `stage` is one */
    const char *stage;      /* message id of a stage's title */
};

/* Takes the lesson that was read from the file. Errors as lesson_load_document. */
enum status print_lessons_load(struct print_lessons *lessons, const char *path,
                               const struct xml_document *document, struct diag *diag);

/* Takes all lessons of the stage of that name, also “stage:NAME”. STATUS_NOT_FOUND, without a
 * complaint: there is no such stage; STATUS_INVALID: no lesson belongs to it, as diag says. */
enum status print_lessons_of_stage(struct print_lessons *lessons, const char *typed,
                                   struct diag *diag);

void print_lessons_release(struct print_lessons *lessons);

/* Counts from 0. */
const struct lesson *print_lesson(const struct print_lessons *lessons, int index);

/* The title of the lesson or of the stage, in the language of the program. */
const char *print_lessons_title(const struct print_lessons *lessons);

#endif
