/* A sitting for breuk lesson, begun or taken up again, with its journal. */
#ifndef BREUK_CLI_LESSON_SITTING_H
#define BREUK_CLI_LESSON_SITTING_H

#include "cli/lesson/classroom.h"
#include "lesson/course.h"

/* The front of a sitting that keeps what is typed in a journal; where a journal is played again it
 * types for the pupils, and shows nothing. */

struct kept {
    struct classroom *room;
    struct lesson_front inner;
    const struct sitting_log *log;              /* lines that were typed before; NULL: none */
    int at;                                     /* which of them comes next */
    int number, all;                            /* of the question that is open */
    struct item shown;                          /* that question */
    struct sitting_stand stand;                 /* how far its pupil is */
    struct sitting_start start[SITTING_PUPILS]; /* what it begins with */
    struct message reason;                      /* why it comes; id NULL: nobody wants to know */
    bool misfit;                                /* a line of the log is of another pupil */
    bool unwritten;                             /* the journal could not be written */
    bool late;                                  /* the time is up */
    bool asked;                                 /* somebody was asked in this process */
};

/* Returns the front; it borrows `kept`, and says why questions come if `why`. */
struct lesson_front kept_front(struct kept *kept, bool why);

/*
 * A sitting from its beginning; `path` is the lesson's file, `typed` how it was named. *left: the
 * pupils want no more, or cannot go on. Complaints are reported.
 */
enum exit_code sitting_begin(struct classroom *room, const char *typed, const char *path,
                             bool *left);

/* Goes on with the journal that the operand names, else with the newest one. */
enum exit_code sitting_resume(struct classroom *room);

/* The end of a sitting: what is said to each pupil, and which lesson comes next. */

/* Says how a pupil did, on the screen where one is open. `done`: all questions were asked. What is
 * known of the pupil holds this sitting already. */
void ending_say(struct classroom *room, const struct lesson *lesson, int pupil, bool done,
                const struct sitting_result *result);

/* Returns how many questions a pupil answered, and how many at the first try, said to that pupil.
 */
struct message ending_answers(const struct sitting_result *result);

/* Says as a line what is typed to begin the lesson that comes next, if one was spoken of. */
void ending_say_how(struct classroom *room, const struct lesson *lesson, int pupil,
                    const struct sitting_result *result);

/* A lesson that is passed offers the deck that goes with it. */

/* Says how to play with the lesson's deck; where somebody sits at a terminal, asks whether to play
 * now, and does. A lesson without a deck offers nothing. Complaints are reported. */
enum exit_code deck_game_offer(struct classroom *room, const struct lesson *lesson);

/* An exit ticket: three questions to a class, on the screen that all of it sees. */

/*
 * Asks the class; `path` is the lesson's file, `typed` how it was named. No journal is kept: hands
 * are counted in four minutes, they are nobody's own work, and --seed asks the same again.
 * Complaints are reported.
 */
enum exit_code ticket_hold(struct classroom *room, const char *typed, const char *path);

/* The lessons of the course by stage, as they are read on 24 lines of 80 columns. */

/* Whether a lesson is marked with “*”. */
typedef bool lesson_marked(const void *context, const char *lesson);

/* Shows each stage, and below it its lessons with their numbers and titles, in columns. `marked`:
 * NULL, or which of them are marked. */
void course_list_show(const struct course *course, lesson_marked *marked, const void *context);

/* The list of lessons: what was passed, what comes next, and which one to do. */

/* Shows the list and asks which lesson. NULL: none. */
const struct lesson *menu_choose(struct classroom *room);

/* Shows the list and asks, until nobody wants another lesson. Complaints are reported. */
enum exit_code menu_run(struct classroom *room);

#endif
