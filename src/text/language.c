#include "text/language.h"

#include <string.h>
#include <strings.h>

static unsigned one_alone_is_single(int64_t count)
{
    return count != 1;
}

static unsigned none_and_one_are_single(int64_t count)
{
    return count > 1 || count < -1;
}

/*
 * Numbers as schools there write them. German sets a space before % (DIN 5008), French a narrow
 * one, English and Dutch none. Primary schools divide with a colon in Dutch and German; French ones
 * write ÷ (so do the French curricula since 2016), though a colon is read too. Recurring digits:
 * dots in British schools, a line above elsewhere.
 */
const struct language languages[LANGUAGES] = {
    {"en", "English", one_alone_is_single, {.recurring = RECURRING_DOTS, .minus_sign = true}},
    {"nl",
     "Nederlands",
     one_alone_is_single,
     {.decimal_comma = true,
      .division = DIVISION_COLON,
      .recurring = RECURRING_OVERLINE,
      .minus_sign = true}},
    {"de",
     "Deutsch",
     one_alone_is_single,
     {.decimal_comma = true,
      .percent_space = PERCENT_SPACE_NO_BREAK,
      .division = DIVISION_COLON,
      .recurring = RECURRING_OVERLINE,
      .minus_sign = true}},
    {"fr",
     "français",
     none_and_one_are_single,
     {.decimal_comma = true,
      .percent_space = PERCENT_SPACE_NARROW,
      .recurring = RECURRING_OVERLINE,
      .minus_sign = true}},
};

const char language_codes[] = "en, nl, de, fr";

const struct language *language_of(const char *name)
{
    size_t length = strcspn(name, "_-.@");

    for (int i = 0; i < LANGUAGES; i++)
        if (strlen(languages[i].code) == length &&
            strncasecmp(name, languages[i].code, length) == 0)
            return &languages[i];
    return NULL;
}
