/* Text made easy to compare. */
#ifndef BREUK_PLAY_FOLD_H
#define BREUK_PLAY_FOLD_H

#include "base/strbuf.h"

/* Adds it in small letters (also É, Ü: by the locale's LC_CTYPE), spaces trimmed and single. */
void fold_text(struct strbuf *out, const char *text);

/* Whether the text, folded, is the second one, which is folded already; or begins with it. */
bool fold_equals(const char *text, const char *folded);
bool fold_starts(const char *text, const char *folded);

#endif
