/* Writes the schemas that editors read from a grammar table: RELAX NG in its XML syntax and in its
 * compact syntax. They say the same as the checker, except what a schema cannot say: which values
 * are unique, what is included, and counts that span includes. */
#ifndef BREUK_XML_SCHEMA_H
#define BREUK_XML_SCHEMA_H

#include "base/strbuf.h"
#include "xml/grammar.h"

/* Each adds a schema to `out`: the XML syntax, the compact syntax. */
void schema_rng(const struct grammar *grammar, struct strbuf *out);
void schema_rnc(const struct grammar *grammar, struct strbuf *out);

#endif
