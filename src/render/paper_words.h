/* Sentences that breuk itself puts on paper, beside the deck's own words: messages, which the
 * caller turns into sentences of a language. */
#ifndef BREUK_RENDER_PAPER_WORDS_H
#define BREUK_RENDER_PAPER_WORDS_H

#include "base/message.h"
#include "base/strbuf.h"
#include "deck/deck.h"
#include "rational/style.h"

/* The language of what is printed. Everything is borrowed. */
struct paper_words {
    const char *language; /* "nl": chooses among a deck's texts */
    const struct number_style
        *style; /* how that language writes numbers; a deck may fix its own style */
    /* Adds the message's sentence to `out`. */
    void (*say)(const void *context, struct message message, struct strbuf *out);
    const void *context;
};

/* Adds the sentence of a message to `out`, in the language of the words. */
void paper_say(const struct paper_words *words, struct message message, struct strbuf *out);

/* Does the same with a capital, for a label that stands alone: "Stock". */
void paper_say_label(const struct paper_words *words, struct message message, struct strbuf *out);

/* The name of each action ("reverse") and what it does: message ids, indexed by enum action. */
extern const struct action_text {
    const char *name, *meaning;
} action_texts[];

/* Adds an action's name as it stands on a card, where it is a sentence: with a capital. */
void paper_action(const struct paper_words *words, enum action action, struct strbuf *out);

/* Adds the text of a reference card to `out`: a paragraph for each segment of the wheel, or in a
 * deck without a wheel for each action. A paragraph is marked up as type_block reads it: a bold
 * title, then what the segment or action does. Segments and actions together would be too small to
 * read on a card. `card` is one of the deck's reference cards; if the deck has several, each gets
 * its share of the paragraphs. When memory runs out, out->failed says so. */
void paper_reference(const struct paper_words *words, const struct deck *deck,
                     const struct card *card, struct strbuf *out);

#endif
