/* The colours that most suits have, with their words in four languages. For the files of deck/
 * alone. */
#ifndef BREUK_DECK_USUAL_SUITS_H
#define BREUK_DECK_USUAL_SUITS_H

enum { USUAL_LANGUAGES = 4, USUAL_SUITS = 10 };

extern const char *const usual_languages[USUAL_LANGUAGES]; /* their codes */

struct usual_suit {
    const char *names[USUAL_LANGUAGES], *abbreviations[USUAL_LANGUAGES];
    const char *forms[USUAL_LANGUAGES]; /* between blanks, as in a deck file; NULL: none */
    const char *rgb, *shape;
};
extern const struct usual_suit usual_suits[USUAL_SUITS];

/* The one that has that name in any of the languages, or NULL. */
const struct usual_suit *usual_suit(const char *name);

#endif
