/* One value of an attribute: what its text means, and whether its rule allows it. Private to xml/.
 */
#ifndef BREUK_XML_VALUE_H
#define BREUK_XML_VALUE_H

#include "base/message.h"
#include "base/strbuf.h"
#include "xml/grammar.h"

#include <stdbool.h>
#include <stdint.h>

/* Whether XML takes the character for a blank. */
static inline bool value_is_blank(char c)
{
    return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

/* What the text means; only for texts that the rule allows. */
int value_word(const struct attribute_rule *rule, const char *text); /* −1: not one of words[] */
int64_t value_integer(const char *text);
double value_real(const char *text);

/*
 * True when the rule allows the text, a single value without blanks round it (but for VALUE_TEXT).
 * Otherwise *why says what is wrong and what to do; it borrows from rule, text and scratch, which
 * this call empties first.
 */
bool value_allowed(const struct attribute_rule *rule, const char *text, struct strbuf *scratch,
                   struct message *why);

/* Says that there is nothing between the quotes. */
struct message value_empty(const struct attribute_rule *rule);

/* Adds a bound as it is written in a file: "1", "0.25". */
void value_add_bound(struct strbuf *out, double bound);

/* The bounds that hold for a number: those of the rule within ±10⁹. */
double value_minimum(const struct attribute_rule *rule);
double value_maximum(const struct attribute_rule *rule);

#endif
