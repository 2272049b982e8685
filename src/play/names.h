/* The names of cards, colours and players in a sentence: a deck's words in the language in use. */
#ifndef BREUK_PLAY_NAMES_H
#define BREUK_PLAY_NAMES_H

#include "deck/deck.h"
#include "rules/move.h"
#include "text/text.h"

/* Names cards, suits and players for text_of; its context is a struct naming. */
text_add_name play_add_name;

/* Adds the name of a card with its colour: "blue 2/4", "blauw keer om"; a picture as
 * names->pictures has it. */
void play_name_card(const struct naming *names, int card, struct strbuf *out);
/* Adds the same as a part of a sentence: "the blue reverse card", "a wild card", "blue 2/4". */
void play_name_said(const struct naming *names, int card, struct strbuf *out);
/* Adds the name of a card as it is typed, regardless of names->pictures: "blue pie 2/4". */
void play_name_typed(const struct naming *names, int card, struct strbuf *out);

/* Adds the name of a card in a hand, without its colour; pictures as names->pictures has it. */
void play_name_held(const struct naming *names, int card, struct strbuf *out);

/* Add the name of a card without its colour: as it is typed, "2/4", "keer om", "pie 2/4"; or as it
 * is said, with its number in words where there are words for it, "2/4, two quarters". */
void play_name_face(const struct deck *deck, int card, struct strbuf *out);
void play_name_face_said(const struct deck *deck, int card, struct strbuf *out);
/* Returns the name of a suit: "blue". */
const char *play_name_suit(const struct deck *deck, int suit);

/* The words for what action cards do, and for pictures of a value: a message id for each enum
 * action and each enum picture, NULL for none. */
extern const char *const play_action_words[];
extern const char *const play_picture_words[];
/* The sentences for a face with its colour, "{colour} {pie}": message ids, NULL behind the last. */
extern const char *const play_coloured[];

#endif
