/* The colours that most suits have, with their names in four languages. Private to deck/. */
#ifndef BREUK_DECK_USUAL_SUITS_H
#define BREUK_DECK_USUAL_SUITS_H

/* How many languages and colours there are. */
enum { USUAL_LANGUAGES = 4, USUAL_SUITS = 10 };

extern const char *const usual_languages[USUAL_LANGUAGES]; /* codes of the languages */

/* A colour, with its names, abbreviations and forms in each language, and the usual colour and
 * shape of its suit. */
struct usual_suit {
    const char *names[USUAL_LANGUAGES], *abbreviations[USUAL_LANGUAGES];
    const char *forms[USUAL_LANGUAGES]; /* separated by blanks, as in a deck file; NULL: none */
    const char *rgb, *shape;
};
extern const struct usual_suit usual_suits[USUAL_SUITS];

/* Returns the colour that has this name, or form of it, in any of the languages; NULL: none. */
const struct usual_suit *usual_suit(const char *name);

#endif
