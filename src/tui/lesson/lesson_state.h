/* A lesson on a full screen, as its files know it. Private to the room. */
#ifndef BREUK_TUI_LESSON_STATE_H
#define BREUK_TUI_LESSON_STATE_H

#include "base/strbuf.h"
#include "lesson/sitting.h"
#include "tui/lesson/lesson_keys.h"
#include "tui/lesson/lesson_screen.h"
#include "tui/lesson/lesson_view.h"

enum {
    KEYS_IGNORED = 250, /* milliseconds behind a change: docs/design/screen.md, “Deaf moments” */
    RIGHT_MOST = 64     /* questions of a sitting, and more */
};

struct lesson_screen {
    const struct display *display;
    const char *title;
    const char *const *names;
    int pupils;

    struct lesson_view view;
    struct item item; /* that is shown */
    bool has_item;
    struct passage told[LESSON_TOLDS];
    int tolds;
    int fresh; /* told from this one on and not read yet */
    struct lesson_drawn drawn;
    bool right[RIGHT_MOST];

    struct strbuf answer; /* that is typed into the box */
    struct strbuf line;   /* the open line, or the answer as a line */
    unsigned chosen;
    int order[ITEM_OPTIONS], ordered;
    int at;

    bool asks;               /* an answer is given */
    bool fresh_page;         /* what is seen is new: what was typed before is no answer to it */
    enum front_answer ended; /* FRONT_LINE: it goes on */
    bool leaving;            /* “stop” was chosen while something was read */
};

/* What stands in the box of the answer; borrowed. */
const char *lesson_answer_text(struct lesson_screen *screen);

/* Escape: go on or stop? True: stop. */
bool lesson_asks_to_leave(struct lesson_screen *screen);

/* Scrolls what is longer than the window, if the key says so. */
bool lesson_scroll(struct lesson_screen *screen, enum key_kind kind);

/* Adds the word of an action as it is typed. */
void lesson_add_verb(enum lesson_action action, struct strbuf *out);

/* One key of a question, or of the open line. True: `line` is ready. */
bool lesson_press(struct lesson_screen *screen, struct key key, struct strbuf *line);
bool lesson_press_line(struct lesson_screen *screen, struct key key, struct strbuf *line);

#endif
