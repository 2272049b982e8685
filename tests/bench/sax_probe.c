/*
 * What reading XML costs when nobody listens: libxml2 goes over the bytes of a file, and each event
 * is only counted. It is the yardstick of `breuk check`.
 *
 * usage: sax-yardstick FILE
 */
#include <libxml/parser.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LARGEST = 16 * 1024 * 1024 };

static unsigned long events;

static void on_open(void *user, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri,
                    int namespaces, const xmlChar **namespace, int attributes, int defaulted,
                    const xmlChar **attribute)
{
    (void)user, (void)name, (void)prefix, (void)uri, (void)namespaces, (void)namespace;
    (void)attributes, (void)defaulted, (void)attribute;
    events++;
}

static void on_close(void *user, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri)
{
    (void)user, (void)name, (void)prefix, (void)uri;
    events++;
}

static void on_text(void *user, const xmlChar *text, int length)
{
    (void)user, (void)text, (void)length;
    events++;
}

int main(int count, char **words)
{
    static char bytes[LARGEST];
    xmlSAXHandler handler;
    FILE *stream = count == 2 ? fopen(words[1], "rb") : NULL;

    if (!stream) {
        fprintf(stderr, "usage: sax-yardstick FILE\n");
        return EXIT_FAILURE;
    }
    size_t length = fread(bytes, 1, sizeof bytes, stream);
    fclose(stream);
    memset(&handler, 0, sizeof handler);
    handler.initialized = XML_SAX2_MAGIC;
    handler.startElementNs = on_open;
    handler.endElementNs = on_close;
    handler.characters = on_text;
    handler.ignorableWhitespace = on_text;
    if (xmlSAXUserParseMemory(&handler, NULL, bytes, (int)length))
        return EXIT_FAILURE;
    printf("%lu events\n", events);
    return EXIT_SUCCESS;
}
