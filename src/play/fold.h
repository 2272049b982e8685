/* Text made easy to compare. */
#ifndef BREUK_PLAY_FOLD_H
#define BREUK_PLAY_FOLD_H

#include "base/strbuf.h"

/* Adds the first `length` bytes in small letters (also É, Ü: by the locale's LC_CTYPE), spaces
 * trimmed and single. */
void fold_text(struct strbuf *out, const char *text, size_t length);

/* Whether the text, folded, is the second one, which is folded already; or else begins with it. */
enum fold_match { FOLD_NOT, FOLD_STARTS, FOLD_EQUALS };
enum fold_match fold_match(const char *text, const char *folded);

#endif
