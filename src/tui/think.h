/* A moment to think before an answer is taken. Private to the room. */
#ifndef BREUK_TUI_THINK_H
#define BREUK_TUI_THINK_H

#include "tui/plain.h"

/*
 * Waits plain->think seconds, in which nothing that is typed counts, and says so: before the prompt
 * is shown. Not where no terminal is waited for: a pipe has thought already.
 * ANSWER_STOPPED: the program is told to end; else ANSWER_LINE.
 */
enum table_answer think_first(struct plain *plain);

#endif
