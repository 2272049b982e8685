/* Writes a file out as one that needs no other. */
#ifndef BREUK_XML_STANDALONE_H
#define BREUK_XML_STANDALONE_H

#include "base/strbuf.h"
#include "xml/xml.h"

/*
 * Adds the file of the document to `out`, as its author wrote it: comments, order and line breaks
 * are kept, and each <include> is replaced with the contents of its part, comments too, indented as
 * the <include> was. Leaves out the XML declaration and each <?xml-model?>, since the new file's
 * writer knows better what should stand there. Lines end in "\n", the last one too.
 */
void xml_write_standalone(const struct xml_document *document, struct strbuf *out);

/* Adds a text, or a value between double quotes, as XML has it. */
void xml_add_text(struct strbuf *out, const char *text);

#endif
