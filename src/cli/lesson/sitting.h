/* A sitting for breuk lesson, begun or taken up again, with its journal. */
#ifndef BREUK_CLI_LESSON_SITTING_H
#define BREUK_CLI_LESSON_SITTING_H

#include "cli/lesson/classroom.h"
#include "lesson/course.h"

/* The front of a sitting that keeps the typed lines in a journal; while a journal is played again
 * it types them for the pupils, and shows nothing. */

struct journalled_front {
    struct classroom *room;
    struct lesson_front inner;
    const struct sitting_log *log;              /* lines that were typed before; NULL: none */
    int at;                                     /* which of them comes next */
    int number, all;                            /* of the question that is open */
    struct item shown;                          /* that question */
    struct sitting_stand stand;                 /* how far its pupil is */
    struct sitting_start start[SITTING_PUPILS]; /* what it begins with */
    struct message reason;                      /* why it comes; id NULL: not to be said */
    bool misfit;                                /* a line of the log is of another pupil */
    bool unwritten;                             /* the journal could not be written */
    bool late;                                  /* the time is up */
    bool asked;                                 /* somebody was asked in this process */
};

/* Returns the front; it borrows `front`, and says why questions come if `why`. */
struct lesson_front journalled_front(struct journalled_front *front, bool why);

/*
 * A sitting from its beginning; `path` is the lesson's file, `typed` how it was named. *left: the
 * pupils want no more, or cannot go on. Complaints are reported.
 */
enum exit_code sitting_begin(struct classroom *room, const char *typed, const char *path,
                             bool *left);

/* Goes on with the journal that the operand names, else with the newest one. */
enum exit_code sitting_resume(struct classroom *room);

/* The end of a sitting: a result for each pupil, and the lesson that comes next. */

/* Says how a pupil did, on the screen where one is open. `done`: all questions were asked. The
 * model of the pupil includes this sitting already. */
void ending_say(struct classroom *room, const struct lesson *lesson, int pupil, bool done,
                const struct sitting_result *result);

/* Returns how many questions a pupil answered, and how many at the first try, said to that pupil.
 */
struct message ending_answers(const struct sitting_result *result);

/* Shows the line to type to begin the next lesson, if one was advised. */
void ending_say_how(struct classroom *room, const struct lesson *lesson, int pupil,
                    const struct sitting_result *result);

/* A lesson that is passed offers the deck that goes with it. */

/* Says how to play with the lesson's deck; where somebody sits at a terminal, asks whether to play
 * now, and does. A lesson without a deck offers nothing. Complaints are reported. */
enum exit_code deck_game_offer(struct classroom *room, const struct lesson *lesson);

/* An exit ticket: three questions to a class, on the screen that all of it sees. */

/*
 * Asks the class; `path` is the lesson's file, `typed` how it was named. No journal is kept:
 * counting hands takes four minutes, they are no single pupil's work, and --seed asks the same
 * again. Complaints are reported.
 */
enum exit_code ticket_hold(struct classroom *room, const char *typed, const char *path);

/* The lessons of the course by stage, as they are read on 24 lines of 80 columns. */

/* True if a lesson is marked with “*”. */
typedef bool lesson_marked(const void *context, const char *lesson);

/* Shows each stage, and below it its lessons with their numbers and titles, in columns. `marked`:
 * NULL, or which of them are marked. */
void course_list_show(const struct course *course, lesson_marked *marked, const void *context);

/* The list of lessons: shows which are passed and which comes next, and asks for one. */

/* Shows the list and asks which lesson. NULL: none. */
const struct lesson *menu_choose(struct classroom *room);

/* Shows the list and asks, again after each lesson, until none is wanted. Complaints are
 * reported. */
enum exit_code menu_run(struct classroom *room);

#endif
