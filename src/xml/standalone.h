/* A file written out as one that needs no other. */
#ifndef BREUK_XML_STANDALONE_H
#define BREUK_XML_STANDALONE_H

#include "base/strbuf.h"
#include "xml/xml.h"

/*
 * Adds the file of the document, as its author wrote it, to `out`: comments, order and line breaks
 * are kept, and what is included, with its comments, stands in place of each <include>, indented as
 * that was. Left out are the XML declaration and each <?xml-model?>, whose places the new file's
 * writer knows better. Lines end in "\n", the last one too. Check out->failed afterwards.
 */
void xml_write_standalone(const struct xml_document *document, struct strbuf *out);

#endif
