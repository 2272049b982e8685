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

const struct language languages[LANGUAGES] = {
    {"en", "English", one_alone_is_single},
    {"nl", "Nederlands", one_alone_is_single},
    {"de", "Deutsch", one_alone_is_single},
    {"fr", "français", none_and_one_are_single},
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
