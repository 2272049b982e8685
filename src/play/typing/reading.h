/* A line while it is read. Private to play/typing. */
#ifndef BREUK_PLAY_READING_H
#define BREUK_PLAY_READING_H

#include "play/typing/card_words.h"
#include "play/typing/typed.h"

/* A line being read: the result, and what is needed to read it. */
struct reading {
    struct typed *typed;
    const char *line; /* as it was typed */
    const struct view *view;
    const struct choices *choices;
    const struct naming *names;
    bool overheard;
};

/* Say that the line is unclear, and why. The message’s words belong to the caller until the line is
 * answered; an id may have {typed}, and for the choices {first} and {last}, their numbers. */
void reading_unclear(struct reading *reading, struct message say);
void reading_unclear_typed(struct reading *reading, const char *id);
void reading_unclear_choices(struct reading *reading, const char *id);
void reading_not_understood(struct reading *reading);

/* Ask for what the situation wants: the number of a choice; H17: a proof; one of these colours. */
void reading_ask_number(struct reading *reading);
void reading_ask_proof(struct reading *reading);
void reading_ask_colour(struct reading *reading, suit_set suits);

/* Returns whether the text is nothing but a number: "3", "3)", "3.". */
bool reading_bare_number(const char *text, int *number);

/* Returns whether there is one colour, no more. */
bool suits_single(suit_set suits);

/* Reads a text as the name of a colour, or of a card that a move of that kind is about. */
void reading_colour(struct reading *reading, const char *text);
void reading_card(struct reading *reading, enum move_kind kind, const char *said);

#endif
