/* What cards, colours and players are called in a sentence: by a deck's words in the language in
 * use. */
#ifndef BREUK_PLAY_NAMES_H
#define BREUK_PLAY_NAMES_H

#include "deck/deck.h"
#include "rules/move.h"
#include "text/text.h"

/* For text_of: names->… must outlive it. */
struct text_names play_names_for_text(const struct naming *names);

/* "blue 2/4", "blauw keer om": the card with its colour. */
void play_name_card(const struct naming *names, int card, struct strbuf *out);
/* "2/4", "keer om": without its colour. */
void play_name_face(const struct deck *deck, int card, struct strbuf *out);
/* "blue" in the language in use. */
const char *play_name_suit(const struct deck *deck, int suit);

/* The word for what an action card does: a message id; NULL for ACTION_NONE. */
const char *play_action_word(enum action action);
/* The sentences for a face with its colour, "{colour} {pie}": message ids, NULL behind the last. */
extern const char *const play_coloured[];
/* The word for a picture of a value: a message id; NULL for PICTURE_NONE. */
const char *play_picture_word(enum picture picture);

#endif
