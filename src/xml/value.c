#include "xml/value.h"

#include "base/utf8.h"
#include "xml/other_word.h"

#include <assert.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { ID_LENGTH = 64, LANGUAGE_PART = 8 };
static const double LARGEST = 1e9;

#define SMALL_LETTERS "abcdefghijklmnopqrstuvwxyz"
#define LETTERS       SMALL_LETTERS "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
#define DIGITS        "0123456789"

static bool bounded(const struct attribute_rule *rule)
{
    return rule->minimum != 0 || rule->maximum != 0;
}

void value_bounds(const struct attribute_rule *rule, double *low, double *high)
{
    *low = bounded(rule) && rule->minimum > -LARGEST ? rule->minimum : -LARGEST;
    *high = bounded(rule) && rule->maximum < LARGEST ? rule->maximum : LARGEST;
}

void value_add_bound(struct strbuf *out, double bound)
{
    strbuf_addf(out, bound == floor(bound) ? "%.0f" : "%.9g", bound);
}

int value_word(const struct attribute_rule *rule, const char *text)
{
    for (int i = 0; rule->words[i]; i++)
        if (!strcmp(rule->words[i], text))
            return i;
    return -1;
}

bool value_is_near(const struct attribute_rule *rule, const char *text)
{
    size_t count = 0;

    while (rule->words[count])
        count++;
    return value_nearest(text, rule->words, count) != NULL;
}

static void say(struct message *why, const char *id, const char *text)
{
    *why = message_with(id, arg_typed("value", text));
}

struct message value_empty(const struct attribute_rule *rule)
{
    return message_with(N_("“{name}” is empty; write something between its quotes"),
                        arg_text("name", rule->name));
}

static bool number_allowed(const struct attribute_rule *rule, const char *text,
                           struct strbuf *scratch, struct message *why)
{
    const char *end = text + (*text == '+' || *text == '-');
    size_t whole_digits = strspn(end, DIGITS), part_digits = 0;
    bool whole = rule->type == VALUE_INTEGER;

    end += whole_digits;
    /* As in xsd:decimal, digits on one side of the point are enough. */
    if (!whole && *end == '.') {
        part_digits = strspn(end + 1, DIGITS);
        end += 1 + part_digits;
    }
    bool number = whole_digits + part_digits > 0 && !*end;
    double value = number ? strtod(text, NULL) : 0, low, high;
    value_bounds(rule, &low, &high);
    if (number && value >= low && value <= high)
        return true;
    if (!number && !(whole && bounded(rule) && rule->maximum < LARGEST)) {
        *why = message_with(whole ? N_("“{name}” cannot be “{value}”; write a whole number in "
                                       "digits, such as {name}=\"1\"")
                                  : N_("“{name}” cannot be “{value}”; write a number with a "
                                       "decimal point, such as 12.5"),
                            arg_typed("value", text), arg_text("name", rule->name));
        return false;
    }
    value_add_bound(scratch, low);
    strbuf_add_bytes(scratch, "", 1);
    size_t second = scratch->length;
    value_add_bound(scratch, high);
    *why = message_with(
        whole ? N_("“{name}” cannot be “{value}”; write a whole number from {low} to {high}")
              : N_("“{name}” cannot be “{value}”; write a number from {low} to {high}"),
        arg_typed("value", text), arg_text("name", rule->name),
        arg_text("low", strbuf_text(scratch)), arg_text("high", scratch->text + second));
    return false;
}

bool value_is_name(const char *text)
{
    size_t length = strspn(text, LETTERS DIGITS "-_.");

    return length && !text[length] && length <= ID_LENGTH && strchr(LETTERS, *text);
}

static bool id_allowed(const struct attribute_rule *rule, const char *text, struct message *why)
{
    if (value_is_name(text))
        return true;
    if (!*text) {
        *why = value_empty(rule);
        return false;
    }
    *why =
        message_with(N_("“{name}” cannot be “{value}”; write a letter from a to z, then letters, "
                        "digits, “-”, “_” or “.”, at most 64 in all"),
                     arg_typed("value", text), arg_text("name", rule->name));
    return false;
}

static bool word_allowed(const struct attribute_rule *rule, const char *const *words,
                         const char *text, struct strbuf *scratch, struct message *why)
{
    size_t count = 0;

    for (; words[count]; count++)
        if (!strcmp(words[count], text))
            return true;
    for (size_t i = 0; i < count; i++)
        strbuf_addf(scratch, "%s%s", i ? ", " : "", words[i]);
    const char *near = value_nearest(text, words, count);
    *why = message_with(near ? N_("“{name}” cannot be “{value}”; did you mean “{nearest}”?")
                             : N_("“{name}” cannot be “{value}”; write one of: {words}"),
                        arg_typed("value", text), arg_text("name", rule->name),
                        arg_text("nearest", near), arg_text("words", strbuf_text(scratch)));
    return false;
}

static bool language_allowed(const char *text, struct message *why)
{
    size_t length = strspn(text, SMALL_LETTERS);
    /* Some have a code of three letters as well, by which no text of theirs would be found. */
    bool right = (length == 2 || length == 3) && !other_word_value(text, VALUE_LANGUAGE);

    for (const char *rest = text + length; right && *rest; rest += 1 + length) {
        length = strspn(rest + 1, LETTERS DIGITS);
        right = *rest == '-' && length >= 2 && length <= LANGUAGE_PART;
    }
    if (right)
        return true;
    say(why, N_("“{value}” is not a language; write its code, such as en, nl, de or fr"), text);
    return false;
}

static bool href_allowed(const char *text, struct message *why)
{
    bool right = true;

    for (const char *part = text; right && part; part = strchr(part, '/')) {
        part += part != text;
        right = *part && *part != '.' && *part != '/';
    }
    if (right && !strpbrk(text, ":\\"))
        return true;
    say(why,
        N_("“{value}” is not a file in this folder or below it; write a path such as "
           "parts/suits.xml, without “..”, “:” or “\\”, and not starting with “/”"),
        text);
    return false;
}

static bool text_allowed(const struct attribute_rule *rule, const char *text, struct message *why)
{
    if (!bounded(rule))
        return true;
    double length = utf8_count(text);
    if (length >= rule->minimum && length <= rule->maximum)
        return true;
    const struct message_arg name = arg_text("name", rule->name);
    if (length > rule->maximum)
        *why = message_plural(NP_("“{name}” is too long; write at most {limit} character",
                                  "“{name}” is too long; write at most {limit} characters"),
                              name, arg_count("limit", (int64_t)rule->maximum));
    else if (length > 0)
        *why = message_plural(NP_("“{name}” is too short; write at least {limit} character",
                                  "“{name}” is too short; write at least {limit} characters"),
                              name, arg_count("limit", (int64_t)rule->minimum));
    else
        *why = value_empty(rule);
    return false;
}

bool value_allowed(const struct attribute_rule *rule, const char *text, struct strbuf *scratch,
                   struct message *why)
{
    strbuf_clear(scratch);
    switch (rule->type) {
    case VALUE_TEXT:
        return text_allowed(rule, text, why);
    case VALUE_TOKEN:
        if (*text && !strpbrk(text, " \t\n\r"))
            return true;
        if (*text)
            say(why, N_("“{value}” contains a space; write one word without spaces"), text);
        else
            *why = value_empty(rule);
        return false;
    case VALUE_ID:
        return id_allowed(rule, text, why);
    case VALUE_WORD:
        if (rule->open && value_word(rule, text) < 0 && !value_is_near(rule, text))
            return id_allowed(rule, text, why);
        return word_allowed(rule, rule->words, text, scratch, why);
    case VALUE_INTEGER:
    case VALUE_REAL:
        return number_allowed(rule, text, scratch, why);
    case VALUE_BOOLEAN:
        return word_allowed(rule, (const char *const[]){"yes", "no", NULL}, text, scratch, why);
    case VALUE_COLOUR:
        if (text[0] == '#' && strspn(text + 1, "0123456789abcdefABCDEF") == 6 && !text[7])
            return true;
        say(why,
            N_("“{value}” is not a colour; write # and six digits 0–9 or A–F, such as #D72600"),
            text);
        return false;
    case VALUE_LANGUAGE:
        return language_allowed(text, why);
    case VALUE_HREF:
        return href_allowed(text, why);
    }
    assert(false);
    return false;
}
