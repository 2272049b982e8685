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
#define LANGUAGE(code, name, form, ...) {#code, name, form, {__VA_ARGS__}},
#include "text/language-list.h"
#undef LANGUAGE
};

#define LANGUAGE(code, ...) ", " #code
static const char codes[] =
#include "text/language-list.h"
    ;
#undef LANGUAGE

const char *const language_codes = codes + sizeof ", " - 1;

const struct language *language_of(const char *name)
{
    size_t length = strcspn(name, "_-.@");

    for (int i = 0; i < LANGUAGES; i++)
        if (strlen(languages[i].code) == length &&
            strncasecmp(name, languages[i].code, length) == 0)
            return &languages[i];
    return NULL;
}
