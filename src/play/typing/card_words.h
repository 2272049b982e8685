/* Finds out which card of a deck a player means by what was typed. */
#ifndef BREUK_PLAY_CARD_WORDS_H
#define BREUK_PLAY_CARD_WORDS_H

#include "play/names.h"
#include "rules/view.h"

enum { WORD_SIZE = 64 };

/* A set of suits, a bit each. */
typedef unsigned suit_set;

/* Returns the suits that a folded word may mean: one for an abbreviation or a whole name, else
 * every suit whose name it begins. */
suit_set suits_named(const struct deck *deck, const char *word);

/* A folded line cut into a leading or trailing colour and the rest: "b2/4", "blue 2/4", "2/4 blue",
 * "dark blue pie 2/4". */
struct card_parts {
    suit_set suits; /* 0: no colour named */
    char colour[WORD_SIZE];
    char face[WORD_SIZE]; /* may be empty */
};
void card_split(struct card_parts *parts, const struct deck *deck, const char *text);

/* How well a card matches a face that was typed: not at all, by its value, or exactly as printed.
 */
enum likeness { LIKE_NOT, LIKE_VALUE, LIKE_PRINT };

/* A face as it was typed, read as far as it can be. Borrows the text. */
struct typed_face {
    const char *text;     /* folded */
    enum picture picture; /* that of the word before the number, or behind it */
    bool spins;           /* a star stands behind the number */
    bool is_number;
    struct notation number;
};
struct typed_face typed_face_read(const struct deck *deck, const char *text);

/* Returns how well a card that is played with matches the face; its colour does not count. */
enum likeness card_likeness(const struct card *card, const struct typed_face *face);

/* The cards that a line may mean. */
struct card_matches {
    int count;
    int card[VIEW_CARDS];
};

/* Finds the cards of the deck, or of the view's hand, that best match the typed text. Returns how
 * well they match. */
enum likeness cards_named(struct card_matches *matches, const struct view *view,
                          const struct card_parts *parts, bool in_hand);

/* Finds the cards without a colour that are typed with the colour to name (T17): "wild blue", "+4
 * red". Returns whether there are any. */
bool wilds_named(struct card_matches *matches, const struct view *view,
                 const struct card_parts *parts);

/* Adds the card that a folded text with a misspelt colour most likely means: "red 3/6" for "redd
 * 3/6". Returns whether there is such a card in the deck; if not, nothing is added. */
bool card_mend(struct strbuf *out, const struct view *view, const char *text);

#endif
