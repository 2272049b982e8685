/*
 * The view of a lesson on a full screen, and its drawing: plain values in, cells out. Positions are
 * those of docs/design/screen.md, “Lesson pages”. Private to the room.
 */
#ifndef BREUK_TUI_LESSON_VIEW_H
#define BREUK_TUI_LESSON_VIEW_H

#include "lesson/item.h"
#include "tui/display.h"
#include "tui/lesson/lesson_passage.h"

enum { LESSON_COLUMNS = 40, LESSON_ROWS = 20 }; /* no lesson is drawn on less */
enum { LESSON_TOLDS = 24 };                     /* no more are told at once */

enum lesson_phase {
    LESSON_ASKS,   /* an answer is given */
    LESSON_TELLS,  /* something is read; any key goes on */
    LESSON_LEAVES, /* Escape was pressed: go on, or stop? */
    LESSON_TYPES   /* a line is open that takes all that plain lines take */
};

enum lesson_example { EXAMPLE_NONE = -1, EXAMPLE_TOGETHER }; /* else its number, from 1 on */

struct lesson_view {
    enum lesson_phase phase;
    const char *title, *name; /* of the lesson; of the pupil, or "" */
    int number, all;          /* of the question; 0: none is asked yet */
    int example;
    const struct item *item; /* NULL: none is shown */

    const struct passage *told; /* what was told … */
    int first, tolds;           /* … is shown from this one up to that one, not included */
    bool pictured;              /* the question's pictures and options are shown as well */
    bool more;                  /* something follows when it is read */

    /* The answer that is being given. */
    const char *typed; /* in the box, or in the open line */
    int at;            /* the option where the arrows are; −1: nowhere */
    unsigned chosen;   /* bit i: option i, or < = >, or yes and no */
    int order[ITEM_OPTIONS], ordered;

    const bool *right; /* how the questions before were answered */
    int done;
    int hints, hints_all; /* of this question: given, and all */
    bool why;
    int from; /* row of what is too long for the window, from which it is shown */
};

/* Where an option stands, for the mouse. */
struct lesson_spot {
    int x, y, columns, rows;
};

enum { LESSON_SPOTS = ITEM_OPTIONS };

struct lesson_drawn {
    struct lesson_spot spot[LESSON_SPOTS]; /* of options that are seen; columns 0: it is not */
    int cursor_x, cursor_y;                /* −1: none */
    int rows, room; /* of the page: how many it has, and how many there is room for */
    int question;   /* how many of them are the question's */
};

/* Draws it all on a grid that is as large as the screen. */
void lesson_view_draw(const struct lesson_view *view, const struct display_looks *looks,
                      struct cells *cells, struct lesson_drawn *drawn);

/* Says on a grid with fewer columns or rows than LESSON_COLUMNS, LESSON_ROWS that it is too small.
 */
void lesson_say_too_small(struct cells *cells);

/* Whether all of the page fits the screen at once. */
bool lesson_view_fits(const struct lesson_view *view, const struct display_looks *looks,
                      int columns, int rows);

/* How many options there are to choose from: 0 where an answer is typed. */
int lesson_options(const struct item *item);

/* What one of them is called: “2”, “b”, “<”, or the first letter of yes and no. */
void lesson_option_label(const struct item *item, int option, struct strbuf *out);

/* The id of what stands beside the label of < = > and yes, no; NULL: it is another option. */
const char *lesson_option_words(const struct item *item, int option);

#endif
