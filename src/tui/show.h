/*
 * The one way to whatever reads what the program writes to its streams (base/banned.h forbids the
 * others). For people: each character that acts instead of being seen (utf8_acts), and each byte
 * that is no UTF-8, is shown as U+FFFD, wherever it came from: a file's name, a deck's title, what
 * was typed, the system's own words. What is said on a screen can so never steer it. For programs:
 * exactly as it is. Nothing is allocated; a failure to write shows in the stream.
 */
#ifndef BREUK_TUI_SHOW_H
#define BREUK_TUI_SHOW_H

#include "base/strbuf.h"

#include <stdio.h>

/* Whole lines, or a part of one: newlines and tabs are meant. */
void show_text(FILE *out, const char *text);

/* One line, which gets its newline here: those within are shown as U+FFFD too. */
void show_line(FILE *out, const char *text);

/* As show_text, with the colours of show_add_colour, and at once: somebody may be waiting for it.
 */
void show_coloured(FILE *out, const char *text);

/* From here to show_end_colour bold, in one of the eight colours that a terminal has, 0–7. */
void show_add_colour(struct strbuf *out, int colour);
void show_end_colour(struct strbuf *out);
/* How many bytes of such a sequence `text` begins with; 0: none. */
size_t show_colour_length(const char *text);

/* What moves the cursor or clears a terminal: a literal of the program's own. */
void show_steering(FILE *out, const char *sequence);

/* For programs: JSON, CSV, XML. show_exact_line adds the newline. */
void show_exact(FILE *out, const char *text);
void show_exact_line(FILE *out, const char *text);

#endif
