/* What a card is called when it is read aloud: "blue, two quarters". */
#ifndef BREUK_RENDER_SHEETS_CARD_WORDS_H
#define BREUK_RENDER_SHEETS_CARD_WORDS_H

#include "render/paper_words.h"

/* Adds the words for a card (index of deck_card) as a teacher says them, for those who hear a
 * document: the colour, then the fraction in words, the kind of picture and what it shows, or the
 * action. */
void card_words(const struct paper_words *words, const struct deck *deck, int card,
                struct strbuf *out);

#endif
