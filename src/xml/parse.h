/* Reads a file with libxml2, which only parse.c knows, as a series of events. Private to xml/. */
#ifndef BREUK_XML_PARSE_H
#define BREUK_XML_PARSE_H

#include "xml/scan.h"

/* The functions to call, one for each kind of event; `open` returns false to stop the reading.
 * `tag` is one of the scan's; `end` is the place just after the closing tag. */
struct parse_events {
    void *user;
    bool (*open)(void *user, const struct scan_tag *tag);
    void (*close)(void *user, size_t end);
    void (*text)(void *user, const char *bytes,
                 size_t length); /* a piece of text, with its references resolved */
};

/* Reads the bytes before fault->good, whose tags the scan has. When libxml2 finds a fault before
 * the one that is known already, it replaces that one. */
void parse_source(const struct xml_source *source, const struct scan *scan,
                  const struct parse_events *events, struct scan_fault *fault);

#endif
