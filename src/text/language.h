/* The languages, one row each. A further language: a row, its .po file and its code in
 * po/meson.build. */
#ifndef BREUK_TEXT_LANGUAGE_H
#define BREUK_TEXT_LANGUAGE_H

#include "rational/style.h"

#include <stdint.h>

struct language {
    const char *code;                /* ISO 639-1 */
    const char *name;                /* as it calls itself */
    unsigned (*form)(int64_t count); /* which plural form, as in the Plural-Forms line of the .po */
    struct number_style numbers;
};

enum { LANGUAGES = 4 };
extern const struct language languages[LANGUAGES];

/* Their codes as one text, for sentences: "en, nl, de, fr". */
extern const char language_codes[];

/* The language of a code or the name of a locale ("nl", "NL", "nl_BE.UTF-8"); NULL if it is none of
 * ours. */
const struct language *language_of(const char *name);

#endif
