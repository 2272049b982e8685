/* What breuk lesson works with: the course, the pupils, what is known of them, and their screen. */
#ifndef BREUK_CLI_LESSON_CLASSROOM_H
#define BREUK_CLI_LESSON_CLASSROOM_H

#include "cli/command.h"
#include "cli/lesson/known.h"
#include "cli/screen_part.h"
#include "lesson/course.h"
#include "play/players.h"
#include "tui/input.h"
#include "tui/lesson/lesson_screen.h"
#include "tui/lesson_lines.h"
#include "tui/terminal/terminal.h"

#include <time.h>

/* What all sittings of a command share. A zeroed one is empty. */
struct classroom {
    const struct command_line *line;
    struct course course;
    struct players players;
    const char *names[SITTING_PUPILS];
    struct input input;
    struct lesson_lines lines;
    const struct screen_part *part;
    struct terminal *terminal; /* of that part, during a sitting on the full screen; else NULL, and
                                  lines speak */
    struct lesson_screen *screen;
    struct class_book book; /* closed where no class is named */
    struct known known;
    const char *language; /* of a journal that is continued in another than was chosen; else NULL */
    const struct lesson
        *advised; /* of the course: what was advised to the only pupil; NULL: nothing */
    bool told;    /* whether answers are recorded */
    time_t ends;  /* when the time is up; 0: never */
};

/* Adds how the program was called, in the language of the lesson: what a line to type begins with.
 */
void classroom_call_add(const struct classroom *room, struct strbuf *out);

/* Reads the options and opens the course and the screen. Complaints are reported. To be released in
 * any case. */
enum exit_code classroom_open(struct classroom *room, const struct command_line *line);
void classroom_release(struct classroom *room);
/* Seats others at a new screen: “Ann,Bo”; NULL: one pupil without a name. Complaints are reported.
 */
enum exit_code classroom_seat(struct classroom *room, const char *names);

/* Reads what the book knows of those who are seated, and shows to them what it waits for. */
void classroom_seat_book(struct classroom *room);

/* Loads a lesson, and a number that stands for all that its questions are made of. NULL: complaints
 * are reported. */
struct lesson *classroom_load(const struct classroom *room, const char *path, uint64_t *hash,
                              enum exit_code *code);

/* Opens the terminal as a full screen, where it and the options allow that; classroom_close_screen
 * gives it back. NULL: they do not, or it is open. */
const struct surface *classroom_open_terminal(struct classroom *room);
/* Opens the full screen for a sitting, where the terminal and the options allow it; else, or where
 * it is open, nothing happens. */
void classroom_open_screen(struct classroom *room, const struct lesson *lesson);
/* Waits until what was told last is read, and gives the terminal back to lines. */
void classroom_close_screen(struct classroom *room);
/* What the sitting is shown on. */
struct lesson_front classroom_front(struct classroom *room);
/* A sentence, on the screen or as a line. */
void classroom_say(struct classroom *room, struct message message);

/* The seed that was typed, or one of chance that is easy to type again. */
uint64_t classroom_seed(const struct classroom *room);

#endif
