/* Reads on behind a mistake in the XML. Private to xml/. */
#ifndef BREUK_XML_MEND_H
#define BREUK_XML_MEND_H

#include "xml/document.h"

/* Scans the file in hand as scan_source() does. Where a fault has a remedy, complains of it, mends
 * the source in memory and scans on; *fault is the first that has none. */
struct scan *mend_and_scan(struct builder *builder, struct scan_fault *fault);

/* The mistakes within a tag (mend_tag.c). Proposes the right separator for an “&” in the value of a
 * list; leaves the fault as it is if the “&” stands elsewhere. */
void mend_ampersand(struct builder *builder, const struct grammar *grammar,
                    struct scan_fault *fault);

/* Proposes another name in the place of one that cannot be one; leaves the fault as it is where
 * none is meant. */
void mend_misnamed(struct builder *builder, const struct grammar *grammar,
                   struct scan_fault *fault);

/* Proposes an attribute for quotes that belong to none, or that they are a part of the value
 * before; leaves the fault as it is where neither can be told. */
void mend_nameless(struct builder *builder, const struct grammar *grammar,
                   struct scan_fault *fault);

#endif
