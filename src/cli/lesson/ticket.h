/* An exit ticket: three questions to a class, on the screen that all of it sees. */
#ifndef BREUK_CLI_LESSON_TICKET_H
#define BREUK_CLI_LESSON_TICKET_H

#include "cli/lesson/sitting.h"

/*
 * Asks the class; `path` is the lesson's file, `typed` how it was named. No journal is kept: hands
 * are counted in four minutes, they are nobody's own work, and --seed asks the same again.
 * Complaints are reported.
 */
enum exit_code ticket_hold(struct classroom *room, const char *typed, const char *path);

#endif
