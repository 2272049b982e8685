/*
 * A lesson as plain lines, the reference screen: read from top to bottom, fit to be read aloud.
 * Pictures are said, or drawn where there is a terminal for it.
 */
#ifndef BREUK_TUI_LESSON_LINES_H
#define BREUK_TUI_LESSON_LINES_H

#include "lesson/sitting.h"
#include "lesson/ticket/ticket.h"
#include "tui/input.h"

#include <stdio.h>

enum { LESSON_SEEN = 16 };

struct lesson_lines {
    FILE *out; /* borrowed, as all pointers here */
    struct input *input;
    const char *const *names; /* of the pupils */
    int pupils;
    bool terminal; /* its width counts, and it echoes typed text itself */
    bool pauses;   /* an example waits until it is read */
    bool drawn;    /* pictures are drawn; otherwise said */
    bool ascii;    /* they are drawn with ASCII alone */

    /* Pictures that stand above since a line was typed last: they are not told again. */
    struct figure seen[LESSON_SEEN];
    int seens;
};

/* Nothing is drawn. */
struct lesson_lines lesson_lines_new(FILE *out, struct input *input, const char *const *names,
                                     int pupils);

/* `lines` must outlive it. */
struct lesson_front lesson_lines_front(struct lesson_lines *lines);

/* A sentence, with a capital and a full stop if it has none. */
void lesson_lines_say(struct lesson_lines *lines, struct message message);

/* The parts of the front that others share: sentences with their pictures; a question's pictures
 * and options, without the sentence that asks; a line that was typed; how wide lines may be. */
void lesson_lines_tell(struct lesson_lines *lines, const struct telling *telling);
void lesson_lines_show(struct lesson_lines *lines, const struct item *item);
enum front_answer lesson_lines_read(struct lesson_lines *lines, struct strbuf *line);
int lesson_lines_columns(const struct lesson_lines *lines);

/*
 * An exit ticket on the screen that a whole class looks at: numbers in large digits, and the hands
 * that were counted as bars. In words where nothing is drawn.
 */

/* `lines` must outlive it. */
struct ticket_front ticket_lines_front(struct lesson_lines *lines);

#endif
