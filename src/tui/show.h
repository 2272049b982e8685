/*
 * The only way to write to the program's streams (base/banned.h forbids the others). For people,
 * each character that acts instead of being seen (utf8_acts), and each byte that is no UTF-8, is
 * shown as U+FFFD, wherever it came from: a file's name, a deck's title, a typed line, the system's
 * own words. So no text that is shown on a screen can control it. For programs, everything is
 * written exactly as it is. A failure to write shows in the stream.
 */
#ifndef BREUK_TUI_SHOW_H
#define BREUK_TUI_SHOW_H

#include "base/message.h"
#include "base/strbuf.h"

#include <stdbool.h>
#include <stdio.h>

/* Facts about the user's terminal. */

/* Whether only ASCII can be drawn with: the user's locale is not UTF-8, or ● takes two columns in
 * it. */
bool encoding_is_ascii(void);

/* Whether the terminal is none that moves its cursor or has colours: TERM is dumb, or not set. */
bool terminal_is_dumb(void);

/* Shows whole lines, or a part of one: newlines and tabs are meant. */
void show_text(FILE *out, const char *text);

/* Shows one line and adds its newline; newlines within it are shown as U+FFFD, too. */
void show_line(FILE *out, const char *text);

/* Shows a sentence that names no player, on a line of its own. */
void show_sentence(FILE *out, struct message message);

/* As show_text, with the colours of show_add_colour, and at once: somebody may be waiting for it.
 */
void show_coloured(FILE *out, const char *text);

/* Makes what follows bold, up to show_end_colour, in one of the eight colours that a terminal has,
 * 0–7. */
void show_add_colour(struct strbuf *out, int colour);
void show_end_colour(struct strbuf *out);
/* Returns how many bytes of such a sequence `text` begins with; 0: none. */
size_t show_colour_length(const char *text);

/* Writes a sequence that moves the cursor or clears the terminal: a literal of the program's own.
 */
void show_steering(FILE *out, const char *sequence);

/* Write for programs: JSON, CSV, XML. show_exact_line adds the newline. */
void show_exact(FILE *out, const char *text);
void show_exact_line(FILE *out, const char *text);

#endif
