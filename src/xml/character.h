/* Single characters of a file: their bytes, and references that stand for them. For the own files
 * of xml/. */
#ifndef BREUK_XML_CHARACTER_H
#define BREUK_XML_CHARACTER_H

#include "xml/source.h"

#include <stdbool.h>

/* What XML 1.0 (5th edition, production 2) lets stand in a file. */
bool character_is_xml(uint32_t code);

/* The bytes of the reference at `at`, like &amp; or &#189;, and what it stands for; 0 when it is
 * none. */
size_t character_reference(const struct xml_source *source, size_t at, uint32_t *code);

#endif
