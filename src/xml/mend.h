/* Reads on behind a mistake in the XML. Private to xml/. */
#ifndef BREUK_XML_MEND_H
#define BREUK_XML_MEND_H

#include "xml/document.h"

/* Scans the file in hand as scan_source() does. Where a fault has a remedy, complains of it, mends
 * the source in memory and scans on; *fault is the first that has none. */
struct scan *mend_and_scan(struct builder *builder, struct scan_fault *fault);

#endif
