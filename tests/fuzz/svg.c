/*
 * An SVG through the guard: a picture or one complaint, never both or neither; what is let through
 * can be drawn; and what libxml2 reads in it is UTF-8, defines nothing, and refers to nothing but
 * its own parts.
 */
#include "drawn.h"
#include "folder.h"
#include "fuzz.h"

#include <libxml/parser.h>
#include <string.h>
#include <strings.h>

static void check_reference(const char *value)
{
    check(value != NULL);
    value += strspn(value, " \t\r\n");
    check(*value == '#' || *value == '\0');
}

/* Of CSS; one that is written with escapes is not known to be one here. */
static void check_urls(const char *value)
{
    while (value && (value = strstr(value, "url(")) != NULL) {
        value += 4;
        value += strspn(value, " \t\r\n\f");
        value += *value == '"' || *value == '\'';
        value += strspn(value, " \t\r\n\f");
        check(*value == '#' || *value == '\\');
    }
}

static void check_node(xmlNodePtr node)
{
    for (; node; node = node->next) {
        check(node->type != XML_PI_NODE || strcmp((const char *)node->name, "xml-stylesheet") != 0);
        check(node->type != XML_ENTITY_DECL && node->type != XML_ATTRIBUTE_DECL);
        if (node->type != XML_ELEMENT_NODE)
            continue;
        for (xmlAttrPtr a = node->properties; a; a = a->next) {
            xmlChar *value = xmlNodeGetContent((xmlNodePtr)a);
            if (strcmp((const char *)a->name, "href") == 0)
                check_reference((const char *)value);
            check_urls((const char *)value);
            xmlFree(value);
        }
        check_node(node->children);
    }
}

/* Named entities are left alone, as they are by librsvg, which knows none. */
static void hold_against_libxml2(const char *bytes, size_t size)
{
    xmlDocPtr document = xmlReadMemory(bytes, (int)size, NULL, NULL,
                                       XML_PARSE_NONET | XML_PARSE_NOERROR | XML_PARSE_NOWARNING);

    if (!document)
        return;
    const char *encoding = (const char *)document->encoding;
    check(!encoding || strcasecmp(encoding, "UTF-8") == 0 || strcasecmp(encoding, "US-ASCII") == 0);
    check(!document->intSubset || !document->intSubset->children);
    check_node(document->children);
    xmlFreeDoc(document);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    const char *bytes = (const char *)data;
    struct image_room taken = {0};
    struct diag diag = {0};
    struct image *image;

    /* What begins as a PNG is not for this one. */
    if (size > 64 * 1024 || (size > 0 && *data == 0x89))
        return 0;
    const char *path = fuzz_path("fuzz.svg");
    fuzz_write(path, bytes, size);
    enum status status = image_load(&image, path, (struct position){0}, &taken, &diag);
    check(status == STATUS_OK || status == STATUS_UNREADABLE);
    check((status == STATUS_OK) == (image != NULL));
    check(diag.count == (status != STATUS_OK) && diag.errors == diag.count);
    check(taken.pixels == 0);
    if (image) {
        hold_against_libxml2(bytes, size);
        draw_image(image);
    }
    image_free(image);
    diag_release(&diag);
    return 0;
}
