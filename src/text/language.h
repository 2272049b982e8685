/* The languages of language-list.h, in its order. */
#ifndef BREUK_TEXT_LANGUAGE_H
#define BREUK_TEXT_LANGUAGE_H

#include "rational/notation.h"

#include <stdint.h>

struct language {
    const char *code;                /* ISO 639-1 */
    const char *name;                /* as it calls itself */
    unsigned (*form)(int64_t count); /* which plural form, as in the Plural-Forms line of the .po */
    struct number_style numbers;
};

enum {
#define LANGUAGE(code, ...) LANGUAGE_##code,
#include "text/language-list.h"
#undef LANGUAGE
    LANGUAGES
};

extern const struct language languages[LANGUAGES];

/* Their codes as one text, for sentences: "en, nl, de, fr". */
extern const char *const language_codes;

/* Returns the language of a code or the name of a locale ("nl", "NL", "nl_BE.UTF-8"); NULL if it is
 * none of ours. */
const struct language *language_of(const char *name);

#endif
