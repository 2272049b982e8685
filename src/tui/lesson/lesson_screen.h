/*
 * A lesson on a full screen: struct lesson_front that draws on a display. What it gives as typed
 * are the lines of plain mode, so a sitting is kept, and goes on, the same way on either.
 */
#ifndef BREUK_TUI_LESSON_SCREEN_H
#define BREUK_TUI_LESSON_SCREEN_H

#include "lesson/sitting.h"
#include "tui/display.h"

struct lesson_screen;

/* All is borrowed: the display, the pupils' names, the lesson's title in the language in use, which
 * may be "". To be freed with lesson_screen_free. */
struct lesson_screen *lesson_screen_new(const struct display *display, const char *title,
                                        const char *const *names, int pupils);
void lesson_screen_free(struct lesson_screen *screen);

/* The screen must outlive it. */
struct lesson_front lesson_screen_front(struct lesson_screen *screen);

/* A sentence, to be read before what is asked next. */
void lesson_screen_say(struct lesson_screen *screen, struct message message);

/* Shows at once a sentence about what the program waits for; it goes with the next key or question.
 */
void lesson_screen_wait(struct lesson_screen *screen, struct message message);

/* Shows what was told last and waits until it is read: to be called behind a sitting. */
void lesson_screen_finish(struct lesson_screen *screen);

#endif
