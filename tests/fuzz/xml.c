/*
 * A file of the tests' own kind. A whole document comes if and only if there is no complaint; every
 * complaint has a place in the file; what a document says can be asked, and lies within the file;
 * and what our scanner calls wrong libxml2 calls wrong, too.
 *
 * But for “<?” in an instruction: XML allows it, and whoever wrote it forgot the “?>” before it.
 */
#include "xml/xml.h"
#include "../xml/garden.h"
#include "fuzz.h"
#include "xml/character.h"
#include "xml/scan.h"
#include "xml/source.h"

#include <libxml/parser.h>
#include <stdlib.h>
#include <string.h>

static const char name[] = "/nonexistent/fuzz.xml";

/* A line and column that the bytes have; one behind the last byte is the end of the file. */
static void is_place(struct position where, const char *bytes, size_t size)
{
    size_t line = 1, start = 0;

    check(where.file && !strcmp(where.file, name) && where.line >= 1 && where.column >= 1);
    if (size >= 3 && !memcmp(bytes, "\xEF\xBB\xBF", 3)) {
        bytes += 3;
        size -= 3;
    }
    for (size_t i = 0; line < (size_t)where.line; i++) {
        check(i < size);
        if (bytes[i] == '\n') {
            line++;
            start = i + 1;
        }
    }
    check(start + (size_t)where.column - 1 <= size);
    check(!memchr(bytes + start, '\n', (size_t)where.column - 1));
}

static void ask_attribute(const struct xml_element *element, const struct attribute_rule *rule,
                          const char *bytes, size_t size)
{
    const char *text = xml_text(element, rule->name);

    is_place(xml_at(element, rule->name), bytes, size);
    check(!rule->required || text || element->hurt);
    for (size_t i = 0; xml_has(element, rule->name) && i <= strlen(text); i++)
        is_place(xml_at_offset(element, rule->name, i), bytes, size);
    for (size_t i = 0; i < xml_count(element, rule->name); i++) {
        check(*xml_item(element, rule->name, i) || rule->type == VALUE_TEXT);
        is_place(xml_at_item(element, rule->name, i), bytes, size);
    }
    if (rule->type == VALUE_INTEGER && text)
        check(llabs((long long)xml_integer(element, rule->name)) <= 1000000000);
    if (rule->type == VALUE_WORD && text)
        check(xml_word(element, rule->name) >= 0 || rule->many);
}

static void ask(const struct xml_element *element, const char *bytes, size_t size)
{
    is_place(xml_where(element), bytes, size);
    is_place(xml_at_text(element), bytes, size);
    check(element->text && (element->rule->text == TEXT_NONE) <= !*element->text);
    for (const struct attribute_rule *row = element->rule->attributes; row && row->name; row++)
        ask_attribute(element, row, bytes, size);
    for (const struct xml_element *e = element->first_child; e; e = e->next) {
        check(e->parent == element);
        ask(e, bytes, size);
    }
}

/* What we refuse for a limit of ours may be XML; what we call wrong may not. */
static void hold_against_libxml2(const char *bytes, size_t size)
{
    struct xml_source *source;
    struct scan_fault fault = {0};
    struct diag diag = {0};

    check(!source_copy(&source, name, bytes, size, &diag));
    struct scan *scan = scan_source(source, &fault);
    check(fault.good <= source->length);
    bool nested = starts_at(source, fault.offset, "<?") && behind(source, fault.offset + 2, "?>");
    if (fault.found && !fault.refused && !nested) {
        xmlDocPtr document =
            xmlReadMemory(source->bytes, (int)source->length, NULL, NULL,
                          XML_PARSE_NONET | XML_PARSE_NOERROR | XML_PARSE_NOWARNING);
        check(!document);
    }
    scan_free(scan);
    arena_release(&fault.texts);
    source_free(source);
    diag_release(&diag);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    const struct grammar *grammars[] = {&garden};
    const char *bytes = (const char *)data;
    struct xml_document *document;
    struct diag diag = {0};

    if (size > 64 * 1024)
        return 0;
    enum status status = xml_read_bytes(&document, name, bytes, size, grammars, 1, &diag);
    check(status == STATUS_OK || status == STATUS_INVALID || status == STATUS_UNREADABLE);
    check((status == STATUS_OK) == (diag.errors == 0));
    check(status != STATUS_OK || document);
    check(!document || status == STATUS_INVALID || document->is_whole);
    check(!document || status == STATUS_OK || !document->is_whole);
    for (size_t i = 0; i < diag.count; i++)
        is_place(diag.entries[i].where, bytes, size);
    if (document)
        ask(document->root, bytes, size);
    xml_free(document);
    diag_release(&diag);
    hold_against_libxml2(bytes, size);
    return 0;
}
