/* Text made easy to compare. */
#ifndef BREUK_TEXT_FOLD_H
#define BREUK_TEXT_FOLD_H

#include "base/strbuf.h"

#include <stdbool.h>

/* Adds the first `length` bytes of the text in small letters (É and Ü, too, by the locale's
 * LC_CTYPE), with single spaces and none at the ends; characters that take no room are left out. */
void fold_text(struct strbuf *out, const char *text, size_t length);

/* The ways in which a folded word may be typed: as it stands; without accents and other marks, also
 * those that stand behind their letter ("zoë": zoe, "đức": duc); as German is spelled on a keyboard
 * without ä, ö and ü ("grün": gruen). */
enum fold_spelling { SPELLED_WHOLE, SPELLED_BARE, SPELLED_GERMAN, SPELLINGS };

/* Adds a folded text in that spelling. */
void fold_spell(struct strbuf *out, const char *folded, enum fold_spelling spelling);

/* Returns whether the text, once folded, equals the second one, which is folded already, or begins
 * with it, in any spelling: accents may be left out in typing. */
enum fold_match { FOLD_NOT, FOLD_STARTS, FOLD_EQUALS };
enum fold_match fold_match(const char *text, const char *folded);

/* Returns whether they are equal letter by letter, accents and all. */
bool fold_equal(const char *text, const char *folded);

#endif
