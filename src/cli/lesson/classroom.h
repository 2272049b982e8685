/* The state of breuk lesson: the course, the pupils, what they are known to have learned, and their
 * screen. */
#ifndef BREUK_CLI_LESSON_CLASSROOM_H
#define BREUK_CLI_LESSON_CLASSROOM_H

#include "cli/command.h"
#include "cli/saving.h"
#include "lesson/course.h"
#include "lesson/learner/learner.h"
#include "lesson/sitting.h"
#include "log/sitting.h"
#include "play/players.h"
#include "tui/input.h"
#include "tui/lesson/lesson_screen.h"
#include "tui/lesson_lines.h"
#include "tui/terminal/terminal.h"

#include <time.h>

/* The models of the pupils: each sitting adds to them, and the next one begins with them. The book
 * of a class keeps them; without a class they are lost with the process. A journal keeps the state
 * in which its own sitting began. */

/* A zeroed struct knows nothing. */
struct known {
    struct class_book *book;       /* borrowed; NULL: there is none */
    int64_t pupil[SITTING_PUPILS]; /* their numbers in it; 0: nothing is recorded of that pupil */
    const char *name[SITTING_PUPILS]; /* borrowed */
    struct learner of[SITTING_PUPILS];
    const struct lesson *lesson; /* of the sitting that is open; borrowed */
};

void known_release(struct known *known);

/* Fills the state in which a sitting of `lesson` begins, for `pupils` pupils. Questions that come
 * back for a pupil are of the lessons before this one, and of all that the pupil has passed. */
void known_start(const struct known *known, const struct course *course,
                 const struct lesson *lesson, int pupils, struct sitting_start *start);

/* Fills the journal's form of it, or leaves it empty if nothing is known. `texts` owns the texts in
 * it. */
void known_write(const struct sitting_start *start, const struct course *course, int pupils,
                 struct arena *texts, struct sitting_log *log);

/* Reads it from a journal again. False: it does not fit the lessons that there are, or one of them
 * that came back has changed. */
bool known_read(struct sitting_start *start, const struct course *course,
                const struct sitting_log *log);

/* Begins with the models of these pupils in the class's book, which is borrowed as the names
 * are. */
void known_open(struct known *known, struct class_book *book, const char *const *names, int pupils);

/* Returns an observer of a sitting that adds to `known`, which must outlive it. */
struct lesson_history known_history(struct known *known, const struct lesson *lesson);

/* True if the pupil has passed that lesson. */
bool known_passed(const struct known *known, int pupil, const char *lesson);

/* A sitting has ended; `done`: all of its questions were asked. */
void known_sat(struct known *known, int pupil, const struct lesson *lesson, bool done, bool passed);

/* The words and options typed behind “breuk lesson”; a text that was not given is NULL, a number
 * 0. */
struct lesson_options {
    const char *operand; /* a lesson; with --resume the journal */
    struct saving_options saving;
    const char *players;
    bool seeded; /* whether --seed was given; else each sitting draws its own */
    uint64_t seed;
    int minutes;
    bool resume, ticket, why, verbose;
    struct terminal_wish wish;
};

/* What all sittings of a command share. A zeroed one is empty. */
struct classroom {
    const struct lesson_options *options;
    const struct manner *manner;
    struct course course;
    struct players players;
    const char *names[SITTING_PUPILS];
    struct input input;
    struct lesson_lines lines;
    struct terminal *terminal; /* during a sitting on the full screen; else NULL, and lines speak */
    struct lesson_screen *screen;
    struct saving saving; /* its journal is that of the sitting that is open */
    struct known known;
    const char *language; /* of a journal that is continued in another than was chosen; else NULL */
    const struct lesson
        *advised; /* of the course: the lesson advised to the only pupil; NULL: none */
    bool told;    /* whether answers are recorded */
    time_t ends;  /* when the time is up; 0: never */
};

/* How journals of lessons are kept. */
extern const struct saving_kind sitting_saving;

/* Adds how the program was called, in the language of the lesson: what a line to type begins with.
 */
void classroom_call_add(const struct classroom *room, struct strbuf *out);

/* Opens the course and the screen, as the options say. Complaints are reported. To be released in
 * any case. */
enum exit_code classroom_open(struct classroom *room, const struct lesson_options *options,
                              const struct manner *manner);
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
const struct display *classroom_open_terminal(struct classroom *room);
/* Opens the full screen for a sitting, where the terminal and the options allow it; else, or where
 * it is open, nothing happens. */
void classroom_open_screen(struct classroom *room, const struct lesson *lesson);
/* Waits until the last text has been read, and gives the terminal back to lines. */
void classroom_close_screen(struct classroom *room);
/* Returns the front that shows the sitting. */
struct lesson_front classroom_front(struct classroom *room);
/* A sentence, on the screen or as a line. */
void classroom_say(struct classroom *room, struct message message);

#endif
