/* The text of a dictionary (ISO 32000-1, 7.3.7) as pdf_copy_value wrote it: what is in it, and what
 * is taken out or added. Private to press/. */
#ifndef BREUK_PRESS_PDF_DICTIONARY_H
#define BREUK_PRESS_PDF_DICTIONARY_H

#include "base/strbuf.h"

#include <stdbool.h>
#include <stddef.h>

/* Returns whether these letters stand anywhere in the text. */
bool pdf_has(const struct strbuf *text, const char *part);

/* Removes the end of a dictionary, so that entries can be added. False: the value is no dictionary,
 * since nothing else ends in ">>". */
bool pdf_reopen(struct strbuf *value);

/* Takes an entry such as "/Length 27" or "/Length 6 0 R" out of a dictionary. False: there is no
 * such entry. */
bool pdf_take_entry(struct strbuf *dictionary, const char *name, size_t *number, bool *reference);

/* Takes an entry whose value is a dictionary without others in it, such as "/Group<<", out of a
 * dictionary. */
void pdf_take_dictionary(struct strbuf *dictionary, const char *name);

/* Adds a text string (7.9.2.2): plain where all of it is ASCII, else in UTF-16. */
void pdf_add_text(struct strbuf *out, const char *text);

#endif
