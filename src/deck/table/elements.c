/* Writes pieces of XML, each of which remembers its place in the table. */
#include "deck/table/rows.h"

#include <string.h>

static void add_mark(struct table_xml *xml, struct position at, size_t length, size_t written)
{
    memory_make_room(&xml->marks, xml->mark_count, &xml->mark_capacity);
    xml->marks[xml->mark_count++] = (struct table_mark){
        xml->line, (int)(xml->out->length - xml->line_start) + 1, at, length, written};
}

void xml_mark(struct table_xml *xml, struct position at)
{
    add_mark(xml, at, 0, 0);
}

void xml_put(struct table_xml *xml, const char *text)
{
    for (; *text; text++) {
        strbuf_add_char(xml->out, *text);
        if (*text == '\n') {
            xml->line++;
            xml->line_start = xml->out->length;
        }
    }
}

static void put_escaped(struct table_xml *xml, const char *text, bool attribute)
{
    for (; *text; text++) {
        if (*text == '&')
            strbuf_add(xml->out, "&amp;");
        else if (*text == '<')
            strbuf_add(xml->out, "&lt;");
        else if (*text == '>')
            strbuf_add(xml->out, "&gt;");
        else if (*text == '"' && attribute)
            strbuf_add(xml->out, "&quot;");
        else if (*text == '\n' || *text == '\t' || *text == '\r')
            strbuf_add(xml->out, !attribute      ? " "
                                 : *text == '\n' ? "&#10;"
                                 : *text == '\t' ? "&#9;"
                                                 : "&#13;");
        else
            strbuf_add_char(xml->out, *text);
    }
}

static void put_value(struct table_xml *xml, const struct cell *value, bool attribute)
{
    const size_t mark = xml->mark_count, from = xml->out->length;

    add_mark(xml, value->at, value->length, 0);
    put_escaped(xml, value->text ? value->text : "", attribute);
    if (mark < xml->mark_count)
        xml->marks[mark].written = xml->out->length - from;
}

void xml_put_attribute(struct table_xml *xml, const char *name, const struct cell *value)
{
    if (!value->text)
        return;
    strbuf_addf(xml->out, " %s=\"", name);
    put_value(xml, value, true);
    strbuf_add(xml->out, "\"");
}

void xml_put_text(struct table_xml *xml, const struct cell *text)
{
    put_value(xml, text, false);
}

void xml_put_count(struct table_xml *xml, const char *name, int value)
{
    strbuf_addf(xml->out, " %s=\"%d\"", name, value);
}
