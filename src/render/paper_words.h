/* What is said on paper besides the deck's own words: messages, which the caller turns into
 * sentences of a language. */
#ifndef BREUK_RENDER_PAPER_WORDS_H
#define BREUK_RENDER_PAPER_WORDS_H

#include "base/message.h"
#include "base/strbuf.h"
#include "deck/deck.h"
#include "rational/style.h"

/* The language of what is printed. */
struct paper_words {
    const char *language;             /* "nl": chooses among a deck's texts */
    const struct number_style *style; /* the language's; a deck may fix its own */
    /* Adds the message's sentence to `out`. */
    void (*say)(const void *context, struct message message, struct strbuf *out);
    const void *context;
};

/* Adds the sentence of a message to `out`, in the language of the words. */
void paper_say(const struct paper_words *words, struct message message, struct strbuf *out);

/* What an action is called ("reverse") and what it does: message ids, by action. */
extern const struct action_text {
    const char *name, *meaning;
} action_texts[];

/*
 * A paragraph for each segment of the wheel, or in a deck without a wheel for each action, as
 * type_block takes them: the title bold, then what it does. Segments and actions together would be
 * too small to read on a card. `card` is one of the deck's reference cards; where a deck has
 * several, each has its share of the paragraphs.
 */
void paper_reference(const struct paper_words *words, const struct deck *deck,
                     const struct card *card, struct strbuf *out);

#endif
