/* A sitting for breuk lesson, begun or taken up again: its lesson, its pupils, its screen and its
 * journal. */
#ifndef BREUK_CLI_LESSON_SITTING_H
#define BREUK_CLI_LESSON_SITTING_H

#include "cli/command.h"
#include "cli/lesson/known.h"
#include "lesson/course.h"
#include "lesson/sitting.h"
#include "log/journal.h"
#include "log/sitting.h"
#include "play/players.h"
#include "tui/input.h"
#include "tui/lesson_lines.h"

#include <time.h>

/* What the pupils of this process have passed: names of lessons, for each pupil. */
struct passed {
    struct arena arena;
    int count;
    size_t capacity;
    struct passed_lesson {
        int pupil;
        const char *lesson;
    } * lesson; /* owned */
};

bool passed_by(const struct passed *passed, int pupil, const char *lesson);
void passed_release(struct passed *passed);

/* What all sittings of a command share. A zeroed one is empty. */
struct classroom {
    const struct command_line *line;
    struct course course;
    struct players players;
    const char *names[SITTING_PUPILS];
    struct input input;
    struct lesson_lines lines;
    struct passed passed;
    struct known known;
    time_t ends; /* when the time is up; 0: never */
};

/* Reads the options and opens the course and the screen. Complaints are reported. To be released in
 * any case. */
enum exit_code classroom_open(struct classroom *room, const struct command_line *line);
void classroom_release(struct classroom *room);

/* Loads a lesson, and a number that stands for all that its questions are made of. NULL: complaints
 * are reported. */
struct lesson *classroom_load(const struct classroom *room, const char *path, uint64_t *hash,
                              enum exit_code *code);

/* The seed that was typed, or one of chance that is easy to type again. */
uint64_t classroom_seed(const struct classroom *room);

/*
 * A sitting from its beginning; `path` is the lesson's file, `typed` how it was named. *left: the
 * pupils want no more, or cannot go on. Complaints are reported.
 */
enum exit_code sitting_begin(struct classroom *room, const char *typed, const char *path,
                             bool *left);

/* Goes on with the journal of that path, or with the newest one if it is NULL. */
enum exit_code sitting_resume(struct classroom *room, const char *path);

#endif
