/*
 * The schemas that editors read, made from a grammar table: RELAX NG in its XML form and in its
 * compact form. They say the same as the checker, but for what a schema cannot: values that are
 * unique, what is included, counts over includes.
 */
#ifndef BREUK_XML_SCHEMA_H
#define BREUK_XML_SCHEMA_H

#include "base/strbuf.h"
#include "xml/grammar.h"

/* Check out->failed afterwards. */
void schema_rng(const struct grammar *grammar, struct strbuf *out);
void schema_rnc(const struct grammar *grammar, struct strbuf *out);

#endif
