/* Text made easy to compare. */
#ifndef BREUK_TEXT_FOLD_H
#define BREUK_TEXT_FOLD_H

#include "base/strbuf.h"

/* Adds the first `length` bytes of the text in small letters (É and Ü, too, by the locale's
 * LC_CTYPE), with single spaces and none at the ends. */
void fold_text(struct strbuf *out, const char *text, size_t length);

/* Returns whether the text, once folded, equals the second one, which is folded already, or begins
 * with it. */
enum fold_match { FOLD_NOT, FOLD_STARTS, FOLD_EQUALS };
enum fold_match fold_match(const char *text, const char *folded);

#endif
