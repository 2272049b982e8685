/* Which card of a deck a player means, by what was typed. */
#ifndef BREUK_PLAY_CARD_WORDS_H
#define BREUK_PLAY_CARD_WORDS_H

#include "play/names.h"
#include "rules/view.h"

enum { WORD_SIZE = 64 };

/* The suits that may be meant: a bit each. */
typedef unsigned suit_set;

/* The suits that a folded word may mean: an abbreviation or a whole name is one suit, else every
 * suit that it begins. */
suit_set suits_meant(const struct deck *deck, const char *word);

/* A folded line cut into a leading or trailing colour and the rest: "b2/4", "blue 2/4", "2/4 blue",
 * "dark blue pie 2/4". */
struct card_parts {
    suit_set suits; /* 0: no colour named */
    char colour[WORD_SIZE];
    char face[WORD_SIZE]; /* may be empty */
};
void card_split(struct card_parts *parts, const struct deck *deck, const char *text);

/* How well a card answers to a face that was typed: not at all, by its value, by its very print. */
enum likeness { LIKE_NOT, LIKE_VALUE, LIKE_PRINT };

/* A face as it was typed, read as far as it can be. Borrows the text. */
struct typed_face {
    const char *text;     /* folded */
    enum picture picture; /* it begins with the word for one; what stands behind is the number */
    bool spins;           /* a star stands behind the number */
    bool is_number;
    struct notation number;
};
struct typed_face typed_face_read(const struct deck *deck, const char *text);

/* How well a card that is played with answers to the face; its colour does not count. */
enum likeness card_likeness(const struct card *card, const struct typed_face *face);

/* The cards that a line may mean. */
struct card_matches {
    int count;
    int card[VIEW_CARDS];
};

/* Every card of the deck, or of the view's hand, that answers best to what was typed. */
enum likeness cards_meant(struct card_matches *matches, const struct view *view,
                          const struct card_parts *parts, bool in_hand);

/* "wild blue", "+4 red": cards without a colour, and the colour that is named with them (T17). */
bool wilds_meant(struct card_matches *matches, const struct view *view,
                 const struct card_parts *parts);

#endif
