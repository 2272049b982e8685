/* The front of a sitting that keeps what is typed in a journal; where a journal is played again it
 * types for the pupils, and shows nothing. */
#ifndef BREUK_CLI_LESSON_KEPT_H
#define BREUK_CLI_LESSON_KEPT_H

#include "cli/lesson/classroom.h"

struct kept {
    struct classroom *room;
    struct lesson_front inner;
    struct journal journal;
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

#endif
