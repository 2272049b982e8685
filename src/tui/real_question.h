/* What is asked at a table with printed cards (R1, R2): nobody's hand is shown, and whoever sits at
 * the keyboard says what happened. Private to the room. */
#ifndef BREUK_TUI_REAL_QUESTION_H
#define BREUK_TUI_REAL_QUESTION_H

#include "tui/plain.h"

/* Adds what lies on the table, and the question: whole lines. */
void real_question_add(const struct plain *plain, struct strbuf *out, const struct view *view);

/* Returns the message of the prompt behind it; its {seat} is the view's. */
const char *real_question_prompt(const struct view *view);

/* Adds what can be typed. */
void real_question_help(const struct plain *plain, struct strbuf *out, const struct view *view);

#endif
