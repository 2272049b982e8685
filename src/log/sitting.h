/*
 * The journal of a sitting: which lesson, and each line that a pupil typed. All else follows from
 * these and what was known of the pupils, so a sitting goes on by giving it the same lines again. A
 * log of its own kind, read by log_reader and written through a journal:
 * {"sitting":3,"lesson":"factor","version":1,"hash":"0badcafe00000000","lang":"en","seed":"7",
 * "pupils":["Ann"],"start":["K3:-210"],"class":"6b","session":"…"}, in one line
 * {"pupil":0,"typed":"3/8"}
 */
#ifndef BREUK_LOG_SITTING_H
#define BREUK_LOG_SITTING_H

#include "base/memory.h"
#include "log/reader.h"

enum { SITTING_FORMAT = 3, SITTING_LOG_PUPILS = 10 };

struct sitting_log {
    struct arena arena; /* owns the texts of what was read */
    const char *lesson; /* as it was named: a name, or a path */
    int version;
    uint64_t hash;        /* of the lesson's file, and of those before it */
    const char *language; /* the code of the one in which it was typed */
    uint64_t seed;
    int pupils;
    const char *pupil[SITTING_LOG_PUPILS];
    const char *start[SITTING_LOG_PUPILS]; /* what was known of each, as the lessons write it; NULL
                                              where no pupil was known */
    const char *class_name;                /* whose records the answers go to … */
    const char *session;                   /* … and in which session; NULL: nothing is recorded */
    int lines;
    size_t capacity;
    struct sitting_line {
        int pupil;
        const char *typed;
    } * line; /* owned */
};

/* Each adds one line, newline included. The former writes all but the lines. */
void sitting_log_write(struct strbuf *out, const struct sitting_log *log);
void sitting_log_write_line(struct strbuf *out, int pupil, const char *typed);

/*
 * Reads all of a reader that was opened; what follows a torn last line is left out, with a warning.
 * STATUS_INVALID: diag says all that is wrong; STATUS_UNREADABLE. To be released in any case.
 */
enum status sitting_log_read(struct sitting_log *log, struct log_reader *reader, struct diag *diag);

void sitting_log_release(struct sitting_log *log);

#endif
