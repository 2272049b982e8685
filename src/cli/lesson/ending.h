/* The end of a sitting: what is said to each pupil, and which lesson comes next. */
#ifndef BREUK_CLI_LESSON_ENDING_H
#define BREUK_CLI_LESSON_ENDING_H

#include "cli/lesson/classroom.h"

/* Says how a pupil did, on the screen where one is open. `done`: all questions were asked. What is
 * known of the pupil holds this sitting already. */
void ending_say(struct classroom *room, const struct lesson *lesson, int pupil, bool done,
                const struct sitting_result *result);

/* Returns how many questions a pupil answered, and how many at the first try, said to that pupil. */
struct message ending_answers(const struct sitting_result *result);

/* Says as a line what is typed to begin the lesson that comes next, if one was spoken of. */
void ending_say_how(struct classroom *room, const struct lesson *lesson, int pupil,
                    const struct sitting_result *result);

#endif
