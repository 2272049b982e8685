/* A word of a command line that is shown for people to type or copy. */
#ifndef BREUK_CONSOLE_SHELL_WORD_H
#define BREUK_CONSOLE_SHELL_WORD_H

#include "base/message.h"
#include "base/strbuf.h"
#include "console/manner.h"

#include <stdio.h>

/* Adds the word, in quotes where a shell would take it for something else than one word; bytes that
 * no screen can show as $'\ooo', which bash, zsh and ksh read. */
void shell_word_add(struct strbuf *out, const char *word);

/* The same for a file: before a name that would be taken for a deck of breuk's, or an option, comes
 * “./”. */
void shell_path_add(struct strbuf *out, const char *path);

/* Adds how the program was called, and the language if an option chose it: what a line begins with
 * that can be pasted where this one was typed: "./breuk --lang nl". */
void shell_call_add(struct strbuf *out, const struct manner *manner);

/* Shows which line to type next, below what it does. It stands alone and unbroken, so that it can
 * be copied. */
void shell_line_show(FILE *out, const char *what, const struct strbuf *typed);

#endif
