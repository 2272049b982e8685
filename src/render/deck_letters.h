/* Checks whether the fonts have all characters of a deck's words. */
#ifndef BREUK_RENDER_DECK_LETTERS_H
#define BREUK_RENDER_DECK_LETTERS_H

#include "base/diag.h"
#include "base/status.h"
#include "deck/deck.h"
#include "draw/type.h"
#include "render/template/template.h"

/*
 * Warns at its place of each title and name of the deck that has a character which no font has: in
 * this language, or, where it is NULL, in every language of the deck. `type` may be NULL: the
 * template's typeface is opened if a text has more than western letters; if there is none, nothing
 * is said.
 */
enum status deck_letters_check(const struct deck *deck, const struct template *template,
                               const char *language, struct type *type, struct diag *diag);

#endif
