/* Reads one value of an attribute: the meaning of its text, and whether its rule allows it. */
#ifndef BREUK_XML_VALUE_H
#define BREUK_XML_VALUE_H

#include "base/message.h"
#include "base/strbuf.h"
#include "xml/grammar.h"

#include <stdbool.h>

/* Returns whether the character is a blank of XML. */
static inline bool value_is_blank(char c)
{
    return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

/* Returns the index of the text in the rule's words[]; −1 when it is not among them. */
int value_word(const struct attribute_rule *rule, const char *text);

/* Returns whether the rule allows the text, a single value without blanks around it (except for
 * VALUE_TEXT). If not, *why says why not and what to do; it borrows from rule, text and scratch.
 * Empties scratch first. */
bool value_allowed(const struct attribute_rule *rule, const char *text, struct strbuf *scratch,
                   struct message *why);

/* Returns whether a text that is none of an open rule's words is near to one of them, and so no
 * name of its own. */
bool value_is_near(const struct attribute_rule *rule, const char *text);

/* Returns the word that a text is near to; NULL when there is none. No code is near to another one:
 * K17 may be any of K1 … K16. */
const char *value_nearest(const char *text, const char *const *words, size_t count);

/* Returns whether a refused text shows what is meant: a word misspelt or in capitals, “12,5” or “5
 * mm” for a number, a colour without its #, “true” for yes, “deutsch” for de. If so, scratch has
 * the value that is meant, which the rule allows; scratch is emptied first. */
bool suggest_value(const struct attribute_rule *rule, const char *text, struct strbuf *scratch);

/* Adds a name of plain letters: grün is gruen, “light blue” light-blue. */
void value_add_name(const char *text, struct strbuf *out);

/* Returns whether the text is a name, as VALUE_ID wants it. */
bool value_is_name(const char *text);

/* Makes the message that there is nothing between the quotes. */
struct message value_empty(const struct attribute_rule *rule);

/* Adds a bound as files write it: "1", "0.25". */
void value_add_bound(struct strbuf *out, double bound);

/* Gives the bounds of a number: those of the rule, within ±10⁹. */
void value_bounds(const struct attribute_rule *rule, double *low, double *high);

#endif
