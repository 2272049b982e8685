/* The words that an option or a setting of the rules may be: in English, which files hold and help
 * shows, and as well in the language in use. */
#ifndef BREUK_CONSOLE_CHOICE_WORDS_H
#define BREUK_CONSOLE_CHOICE_WORDS_H

#include "base/strbuf.h"

#include <stdbool.h>

enum { CHOICE_WORDS_MOST = 32 };

/* The words of the language in use, in the order of the English ones. */
struct choice_words {
    struct strbuf text; /* owns them */
    size_t count;
    const char *word[CHOICE_WORDS_MOST];
};

/* Translates words, whose array ends with NULL. Words that are not in choice-word-list.h
 * stay English. choice_words_release in any case. */
void choice_words_in(struct choice_words *own, const char *const *english);
void choice_words_release(struct choice_words *own);

/* Returns the index of the word that was typed, in English or the language in use, there in small
 * or capital letters and with accents or without; −1: it is none of them. */
int choice_named(const char *const *english, const char *typed);

#endif
