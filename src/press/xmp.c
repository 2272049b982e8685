#include "press/xmp.h"

/* Adds text as XML has it; a control character, which XML cannot have, as a space. */
static void add_text(struct strbuf *out, const char *text)
{
    for (; *text; text++)
        if (*text == '&' || *text == '<' || *text == '>') /* "]]>" may not stand in a text */
            strbuf_add(out, *text == '&' ? "&amp;" : *text == '<' ? "&lt;" : "&gt;");
        else
            strbuf_add_char(out, (unsigned char)*text < ' ' ? ' ' : *text);
}

void xmp_add(struct strbuf *out, const char *title, const char *language)
{
    strbuf_add(out, "<?xpacket begin='\uFEFF' id='W5M0MpCehiHzreSzNTczkc9d'?>\n"
                    "<x:xmpmeta xmlns:x='adobe:ns:meta/'>"
                    "<rdf:RDF xmlns:rdf='http://www.w3.org/1999/02/22-rdf-syntax-ns#'>"
                    "<rdf:Description rdf:about='' xmlns:dc='http://purl.org/dc/elements/1.1/'>"
                    "<dc:title><rdf:Alt><rdf:li xml:lang='x-default'>");
    add_text(out, title);
    strbuf_addf(out,
                "</rdf:li></rdf:Alt></dc:title>"
                "<dc:language><rdf:Bag><rdf:li>%s</rdf:li></rdf:Bag></dc:language>"
                "</rdf:Description></rdf:RDF></x:xmpmeta>\n<?xpacket end='r'?>",
                language);
}
