/* What a refused value of an attribute is meant to be, where that can be told. */
#include "xml/value.h"

#include "base/suggest.h"

#include <string.h>
#include <strings.h>

/* What people write in the place of a word of ours. */
static const struct other_word {
    const char *written, *meant;
} booleans[] = {{"true", "yes"}, {"on", "yes"},   {"1", "yes"},  {"ja", "yes"},
                {"oui", "yes"},  {"false", "no"}, {"off", "no"}, {"0", "no"},
                {"nee", "no"},   {"nein", "no"},  {"non", "no"}, {NULL, NULL}},
  languages[] = {{"English", "en"},    {"Engels", "en"},   {"Englisch", "en"}, {"anglais", "en"},
                 {"Nederlands", "nl"}, {"Dutch", "nl"},    {"Duits", "de"},    {"Deutsch", "de"},
                 {"German", "de"},     {"allemand", "de"}, {"Frans", "fr"},    {"French", "fr"},
                 {"français", "fr"},   {"francais", "fr"}, {NULL, NULL}};

static void add_other_word(const struct other_word *words, const char *text, struct strbuf *out)
{
    for (; words->written; words++)
        if (!strcasecmp(words->written, text))
            strbuf_add(out, words->meant);
}

static void add_small_letters(const char *text, struct strbuf *out)
{
    for (; *text; text++)
        strbuf_add_char(out, *text >= 'A' && *text <= 'Z' ? (char)(*text - 'A' + 'a') : *text);
}

/* Adds a number without its unit, and with a decimal point. */
static void add_number(const char *text, struct strbuf *out)
{
    size_t length = strspn(text, "+-0123456789.,");
    const char *unit = text + length;

    unit += strspn(unit, " ");
    if (!length ||
        strspn(unit, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ%") != strlen(unit))
        return;
    for (size_t i = 0; i < length; i++)
        strbuf_add_char(out, text[i] == ',' ? '.' : text[i]);
}

/* Adds a colour with its #, and of three digits each twice. */
static void add_colour(const char *text, struct strbuf *out)
{
    text += *text == '#';
    bool brief = strlen(text) == 3;
    strbuf_add_char(out, '#');
    for (; *text; text++) {
        strbuf_add_char(out, *text);
        if (brief)
            strbuf_add_char(out, *text);
    }
}

const char *value_nearest(const char *text, const char *const *words, size_t count)
{
    const char *near = suggest_nearest(text, words, count);
    bool code = near && near[0] == text[0] && text[0] && strspn(text + 1, "0123456789") &&
                strspn(text + 1, "0123456789") == strlen(text + 1);

    return code ? NULL : near;
}

static void add_word(const char *const *words, const char *text, struct strbuf *out)
{
    size_t count = 0;

    while (words[count])
        count++;
    const char *near = value_nearest(text, words, count);
    if (near)
        strbuf_add(out, near);
}

static void add_meant(const struct attribute_rule *rule, const char *text, struct strbuf *out)
{
    switch (rule->type) {
    case VALUE_WORD:
        add_word(rule->words, text, out);
        break;
    case VALUE_INTEGER:
    case VALUE_REAL:
        add_number(text, out);
        break;
    case VALUE_BOOLEAN:
        add_other_word(booleans, text, out);
        if (!out->length)
            add_word((const char *const[]){"yes", "no", NULL}, text, out);
        break;
    case VALUE_COLOUR:
        add_colour(text, out);
        break;
    case VALUE_LANGUAGE:
        add_other_word(languages, text, out);
        if (!out->length)
            add_small_letters(text, out);
        break;
    case VALUE_TEXT:
    case VALUE_TOKEN:
    case VALUE_ID:
    case VALUE_HREF:
        break;
    }
}

bool value_meant(const struct attribute_rule *rule, const char *text, struct strbuf *scratch)
{
    struct strbuf judging = {0};
    struct message why;

    strbuf_clear(scratch);
    add_meant(rule, text, scratch);
    bool meant = scratch->length && !scratch->failed && strcmp(scratch->text, text) != 0 &&
                 value_allowed(rule, strbuf_text(scratch), &judging, &why);
    strbuf_release(&judging);
    return meant;
}
