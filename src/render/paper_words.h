/* Sentences that breuk itself puts on paper, beside the deck's own words: messages, which the
 * caller turns into sentences of a language. */
#ifndef BREUK_RENDER_PAPER_WORDS_H
#define BREUK_RENDER_PAPER_WORDS_H

#include "base/message.h"
#include "base/strbuf.h"
#include "deck/deck.h"
#include "rational/notation.h"

#include <stdbool.h>

/* The language of printed pages. Everything is borrowed. */
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

/* The entries of a reference card: actions of the deck's cards, or segments of its wheel, from
 * `first` up to, but not including, `end`. Both together would be too small to read on a card. */
struct reference {
    bool wheel;
    int first, end;
    double em; /* the most size of the type that says what happens, mm of the template; 0: as large
                  as there is room for */
};

/* Returns how many segments the wheel has, or how many actions the deck. */
int reference_count(const struct deck *deck, bool wheel);
/* Returns which action it is, by its index in 0 … reference_count − 1. */
enum action reference_action(const struct deck *deck, int index);

/* Returns what one of the deck's own reference cards explains. If the deck has several, each gets
 * its share of the segments, or in a deck without a wheel of the actions. */
struct reference reference_of(const struct deck *deck, const struct card *card);

/* Each adds the name or the meaning of an action or a segment. */
void reference_name(const struct paper_words *words, const struct deck *deck, bool wheel, int index,
                    struct strbuf *out);
void reference_meaning(const struct paper_words *words, const struct deck *deck, bool wheel,
                       int index, struct strbuf *out);

/* Adds all of it as a text, marked up as type_block reads it: a paragraph each, the name bold. */
void paper_reference(const struct paper_words *words, const struct deck *deck,
                     const struct reference *reference, struct strbuf *out);

/* The words for a card when it is read aloud: "blue, two quarters". */

/* Adds the words for a card (index of deck_card) as a teacher says them, for those who hear a
 * document: the colour, then the fraction in words, the kind of picture and what it shows, or the
 * action. */
void card_words(const struct paper_words *words, const struct deck *deck, int card,
                struct strbuf *out);

#endif
